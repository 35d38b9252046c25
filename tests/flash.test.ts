// Owns the tests of putting firmware onto a board: a folder stands in for its drive, full and stuttering disks included.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { buildImage } from "../tools/build-firmware.ts";
import { root, UserError } from "../tools/cli.ts";
import { copyTo, systemDisk, type Disk } from "../tools/flash/copy.ts";
import { isBootDrive } from "../tools/flash/drives.ts";
import { noArm } from "./firmware/support/tiny.ts";

const folder = mkdtempSync(join(tmpdir(), "deadink-flash-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const bytes = Uint8Array.from({ length: 200_001 }, (_, at) => (at * 7) & 0xff);
const quiet = (): void => undefined;

/** A folder that looks like the drive of a waiting board. */
function drive(
  name: string,
  info = "UF2 Bootloader v3.0\r\nModel: Raspberry Pi RP2\r\nBoard-ID: RPI-RP2\r\n",
): string {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, "INFO_UF2.TXT"), info);
  return path;
}

const failing = (code: string): Error => Object.assign(new Error(code), { code });

/** The sentence that a copy ends with. */
function sentenceOf(copy: () => void): string {
  try {
    copy();
  } catch (error) {
    assert.ok(error instanceof UserError, String(error));
    return error.message;
  }
  return assert.fail("the copy went well");
}

describe("the drive of a waiting board", () => {
  test("is told by the board's name in INFO_UF2.TXT", () => {
    assert.ok(isBootDrive(drive("rp2")));
    assert.ok(!isBootDrive(drive("rp2350", "UF2 Bootloader v1.0\r\nBoard-ID: RP2350\r\n")));
    assert.ok(!isBootDrive(folder));
    assert.ok(!isBootDrive(join(folder, "nowhere")));
  });
});

describe("npm run flash", { skip: noArm }, () => {
  const flash = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, ["--import", "tsx", "tools/flash.ts", ...args], {
      cwd: root,
      encoding: "utf8",
    });

  test("puts the whole firmware onto the drive and shows how far it is", async () => {
    const { uf2 } = await buildImage({ board: "badger2040" });
    const to = drive("whole");
    const { status, stdout, stderr } = flash("badger2040", "--drive", to);
    assert.equal(status, 0, stderr);
    assert.match(stdout, /100 % {2}(\d+) of \1 bytes\n/);
    assert.match(stdout, /The board restarts by itself\.\n$/);
    assert.deepEqual(readFileSync(join(to, "DEADINK.UF2")), readFileSync(uf2));
  });

  test("refuses what is no drive, no board and no firmware, in one sentence, and writes nothing", async () => {
    const { uf2 } = await buildImage({ board: "badger2040" });
    const to = drive("untouched");
    const half = join(folder, "half.uf2");
    writeFileSync(half, readFileSync(uf2).subarray(0, 5120));
    const wrong: [string[], number, RegExp][] = [
      [["badger2040", "--drive", folder], 1, /is not the drive of a waiting board/],
      [["badger2040", "--drive", join(folder, "nowhere")], 1, /there is no such folder/],
      [["badger", "--drive", to], 2, /badger2040/],
      [["badger2040", "--drive", to, "--file", half], 1, /is no firmware for badger2040: /],
      [
        ["badger2040", "--drive", to, "--file", join(to, "INFO_UF2.TXT")],
        1,
        /is no firmware for badger2040: /,
      ],
      [["badger2040", "--drive", to, "--file", join(folder, "none.uf2")], 1, /there is no such file/],
    ];
    for (const [args, status, words] of wrong) {
      const answer = flash(...args);
      assert.match(answer.stderr, words);
      assert.equal(answer.stderr.trim().split("\n").length, 1, answer.stderr);
      assert.equal(answer.status, status, answer.stderr);
    }
    assert.deepEqual(readdirSync(to), ["INFO_UF2.TXT"]);
  });

  test("without a board it says how to bring one into its boot mode", () => {
    const answer = flash("badger2040", "--wait", "0");
    assert.match(answer.stderr, /No board waits for firmware: hold the button USER/);
    assert.equal(answer.status, 1);
  });
});

describe("copying", () => {
  test("writes every byte and reports progress up to the end", () => {
    const path = join(drive("good"), "F.UF2");
    const seen: number[] = [];
    copyTo(path, bytes, (done) => seen.push(done));
    assert.deepEqual(new Uint8Array(readFileSync(path)), bytes);
    assert.deepEqual(
      seen,
      [...seen].sort((a, b) => a - b),
    );
    assert.equal(seen.at(-1), bytes.length);
  });

  test("goes on after short writes", () => {
    const path = join(drive("short"), "F.UF2");
    const disk: Disk = {
      ...systemDisk,
      write: (file, part) => systemDisk.write(file, part.subarray(0, 1000)),
    };
    copyTo(path, bytes, quiet, disk);
    assert.deepEqual(new Uint8Array(readFileSync(path)), bytes);
  });

  test(
    "says so when the drive is full",
    { skip: existsSync("/dev/full") ? false : "no /dev/full here" },
    () => {
      const path = join(drive("full"), "F.UF2");
      symlinkSync("/dev/full", path);
      assert.match(
        sentenceOf(() => copyTo(path, bytes, quiet)),
        /no room on the drive after 0 of 200001 bytes/,
      );
    },
  );

  test("says how far it came when the drive goes away or takes nothing", () => {
    const path = join(drive("gone"), "F.UF2");
    let left = 2;
    const leaving: Disk = {
      ...systemDisk,
      write: (file, part) => {
        if (left-- === 0) throw failing("ENODEV");
        return systemDisk.write(file, part);
      },
    };
    assert.match(
      sentenceOf(() => copyTo(path, bytes, quiet, leaving)),
      /the drive is gone after 131072 of 200001/,
    );
    const stuck: Disk = { ...systemDisk, write: () => 0 };
    assert.match(
      sentenceOf(() => copyTo(path, bytes, quiet, stuck)),
      /stopped answering after 0 of/,
    );
    assert.match(
      sentenceOf(() => copyTo(join(folder, "no", "F.UF2"), bytes, quiet)),
      /the drive is gone after 0/,
    );
  });

  test("a drive that vanishes under the last sync is a board that restarts", () => {
    const path = join(drive("restart"), "F.UF2");
    const restarting: Disk = {
      ...systemDisk,
      sync: () => {
        throw failing("EIO");
      },
      close: (file) => {
        systemDisk.close(file);
        throw failing("EIO");
      },
    };
    copyTo(path, bytes, quiet, restarting);
    assert.deepEqual(new Uint8Array(readFileSync(path)), bytes);
    const full: Disk = {
      ...restarting,
      sync: () => {
        throw failing("ENOSPC");
      },
    };
    assert.match(
      sentenceOf(() => copyTo(path, bytes, quiet, full)),
      /no room on the drive/,
    );
  });
});
