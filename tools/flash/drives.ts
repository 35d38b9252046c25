// Owns the search for a board that waits for new firmware: its drive is told by the file INFO_UF2.TXT.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { platform, userInfo } from "node:os";
import { join } from "node:path";

/** Words of INFO_UF2.TXT on the drive of an RP2040's boot ROM (RP2040 datasheet 2.8.4.2). */
const BOARD_ID = /^Board-ID:\s*RPI-RP2\s*$/m;
const INFO_FILE = "INFO_UF2.TXT";
/** Where Linux names drives by their label, mounted or not. */
const BY_LABEL = "/dev/disk/by-label/RPI-RP2";

/** Whether a folder is the drive of a board that waits for firmware. */
export function isBootDrive(folder: string): boolean {
  try {
    return BOARD_ID.test(readFileSync(join(folder, INFO_FILE), "utf8"));
  } catch {
    return false; // no such file, or a drive that is going away
  }
}

const inside = (folder: string): string[] => {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
};

/** Folders where this system shows drives. */
function mountPoints(): string[] {
  if (platform() === "win32") return [..."DEFGHIJKLMNOPQRSTUVWXYZ"].map((letter) => `${letter}:\\`);
  if (platform() === "darwin") return inside("/Volumes");
  const user = userInfo().username;
  return [`/media/${user}`, `/run/media/${user}`, "/media", "/mnt"].flatMap((folder) => [
    folder,
    ...inside(folder),
  ]);
}

/** The drives of all boards that wait for firmware. */
export function findBootDrives(): string[] {
  return mountPoints().filter(isBootDrive);
}

/** What to do about a board that waits but whose drive is not mounted; "" when there is none. */
export function unmountedAdvice(): string {
  if (platform() !== "linux" || !existsSync(BY_LABEL)) return "";
  return `The board is there but its drive is not mounted: run udisksctl mount -b ${BY_LABEL} and then this command again.`;
}
