// Owns the copy of a firmware file to a board's drive: in pieces, with progress, and what can go wrong on the way.
import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { fail } from "../cli.ts";

/** Bytes a piece: 128 blocks of 512. */
const PIECE = 64 * 1024;

/** What the copy asks of the file system; tests put a worse one in. */
export interface Disk {
  open(path: string): number;
  /** bytes that were taken, at least 0; throws an error with `code` */
  write(file: number, bytes: Uint8Array): number;
  sync(file: number): void;
  close(file: number): void;
}

export const systemDisk: Disk = {
  open: (path) => openSync(path, "w"),
  write: (file, bytes) => writeSync(file, bytes),
  sync: fsyncSync,
  close: closeSync,
};

const WORDS: Record<string, string> = {
  ENOSPC: "there is no room on the drive",
  EROFS: "the drive cannot be written",
  EACCES: "you may not write to the drive",
  EPERM: "you may not write to the drive",
  ENOENT: "the drive is gone",
  ENODEV: "the drive is gone",
  ENXIO: "the drive is gone",
  EIO: "the drive stopped answering",
};

function stop(error: unknown, path: string, done: number, all: number): never {
  const { code = "no code" } = error as NodeJS.ErrnoException;
  const why = WORDS[code] ?? `the system says ${code}`;
  return fail(
    `${path}: ${why} after ${done} of ${all} bytes. Saves are untouched and nothing is broken, but the firmware on the ` +
      "board is not whole now: bring the board into its boot mode and repeat the command.",
  );
}

/**
 * Writes all bytes to a new file; `progress` hears how many are written. The board restarts by itself when it has the
 * last block, so the drive may vanish under the final sync: that is no failure. Ends the tool otherwise.
 */
export function copyTo(
  path: string,
  bytes: Uint8Array,
  progress: (done: number) => void,
  disk: Disk = systemDisk,
): void {
  let file: number;
  try {
    file = disk.open(path);
  } catch (error) {
    return stop(error, path, 0, bytes.length);
  }
  let done = 0;
  try {
    while (done < bytes.length) {
      const taken = disk.write(file, bytes.subarray(done, done + PIECE));
      if (taken === 0) throw Object.assign(new Error("nothing was taken"), { code: "EIO" });
      done += taken;
      progress(done);
    }
    disk.sync(file);
  } catch (error) {
    const vanished = done === bytes.length && ["EIO", "ENODEV", "ENXIO", "ENOENT"].includes(codeOf(error));
    if (!vanished) {
      closeQuietly(disk, file);
      return stop(error, path, done, bytes.length);
    }
  }
  closeQuietly(disk, file);
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? "";

/** Closes a file of a drive that may be gone by now. */
function closeQuietly(disk: Disk, file: number): void {
  try {
    disk.close(file);
  } catch {
    // Whatever had to be told was told by the sync before.
  }
}
