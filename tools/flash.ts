// Owns `npm run flash`: puts a board's firmware onto the board that waits for it.
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fail, isMain, needFile, readArgs, root, runTool } from "./cli.ts";
import { findBoard } from "./firmware/board-facts.ts";
import { lintUf2 } from "./firmware/uf2-lint.ts";
import { copyTo } from "./flash/copy.ts";
import { findBootDrives, isBootDrive, unmountedAdvice } from "./flash/drives.ts";

const LOOK_AGAIN_MS = 500;
/** Where the RP2040 sees its flash. */
const FLASH_START = 0x10000000;

const HOW_TO_WAIT =
  "hold the button USER (BOOTSEL on other boards) at the back, press RESET once, let go; a drive named RPI-RP2 appears";

/** The drive to write to: the one given, or the only one found, waiting for one that long. */
async function chooseDrive(given: string | undefined, waitSeconds: number): Promise<string> {
  if (given !== undefined) {
    if (!existsSync(given)) fail(`${given}: there is no such folder.`);
    if (!isBootDrive(given))
      fail(`${given} is not the drive of a waiting board: it has no INFO_UF2.TXT that names RPI-RP2.`);
    return given;
  }
  const end = Date.now() + waitSeconds * 1000;
  for (let told = false; ; told = true) {
    const drives = findBootDrives();
    if (drives.length === 1) return drives[0]!;
    if (drives.length > 1) fail(`Several boards wait (${drives.join(", ")}): name one with --drive.`);
    if (Date.now() >= end) fail(unmountedAdvice() || `No board waits for firmware: ${HOW_TO_WAIT}.`);
    if (!told) console.log(unmountedAdvice() || `Waiting for a board: ${HOW_TO_WAIT}.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Shows how far the copy is: one line that grows on a terminal, one line in ten per cent elsewhere. */
function progressBar(all: number): (done: number) => void {
  let shown = -1;
  return (done) => {
    const percent = Math.floor((100 * done) / all);
    const step = process.stdout.isTTY ? percent : percent - (percent % 10);
    if (step === shown) return;
    shown = step;
    const line = `${String(step).padStart(3)} %  ${done} of ${all} bytes`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}${done === all ? "\n" : ""}` : `${line}\n`);
  };
}

async function main(): Promise<void> {
  const args = readArgs({
    name: "flash",
    about:
      "Finds the drive RPI-RP2 of a board in its boot mode and copies the board's firmware there, after looking the file\n" +
      "over. Saved games on the board stay: the file never covers their place.",
    options: {
      drive: { value: "DIR", what: "the drive, when it is not found or there are several" },
      file: { value: "UF2", what: "another file than build/firmware/BOARD.uf2" },
      wait: { value: "SECONDS", what: "how long to wait for a board (60)" },
    },
    args: ["BOARD"],
  });
  const board = args.args[0]!;
  const { bytes: flashBytes, saveBytes } = findBoard(board).facts.flash;
  const wait = args.number("wait", 60, 0, 3600);
  const file = args.text("file") ?? needFile(`build/firmware/${board}.uf2`, `npm run firmware -- ${board}`);
  const bytes = readFileSync(file);
  const name = relative(root, file).startsWith("..") ? file : relative(root, file);
  const faults = lintUf2(bytes, { start: FLASH_START, firmwareBytes: flashBytes - saveBytes });
  if (faults.length > 0) fail(`${name} is no firmware for ${board}: ${faults[0]}`);
  const drive = await chooseDrive(args.text("drive"), wait);
  copyTo(join(drive, "DEADINK.UF2"), bytes, progressBar(bytes.length));
  console.log(`${name} is on ${drive}. The board restarts by itself.`);
}

if (isMain(import.meta.url)) await runTool(main);
