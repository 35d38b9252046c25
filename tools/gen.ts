// Owns the list of generators; `npm run gen` writes their files, tools/check.ts compares them.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isMain, readArgs, root, runTool } from "./cli.ts";
import { generateBoardTable } from "./firmware/board-table.ts";
import { generateAbi } from "./gen-abi.ts";
import { generateFonts } from "./gen-fonts.ts";
import { generateIcons } from "./gen-icons.ts";

/** A committed file that a generator owns: path from the project's root, whole text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** All generated files of the project, made anew in memory. */
export async function generateAll(): Promise<GeneratedFile[]> {
  return [...generateAbi(), ...generateFonts(), ...generateIcons(), ...generateBoardTable()];
}

async function main(): Promise<void> {
  readArgs({
    name: "gen",
    about:
      "Writes the files that a generator owns: contract, fonts, icons, table of boards; prints their names.",
  });
  for (const file of await generateAll()) {
    const path = join(root, file.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file.text);
    console.log(file.path);
  }
}

if (isMain(import.meta.url)) await runTool(main);
