// Owns the table of boards in boards/README.md, made from the board.json files.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../cli.ts";
import type { GeneratedFile } from "../gen.ts";
import { boardNames, findBoard, type Board } from "./board-facts.ts";

const PAGE = "boards/README.md";
const BEGIN = "<!-- table of boards: npm run gen makes it from board.json -->";
const END = "<!-- end of the table -->";

const size = (bytes: number): string =>
  bytes >= 1 << 20 ? `${bytes / (1 << 20)} MiB` : `${bytes / 1024} KiB`;

function row({ id, facts }: Board): string {
  const { name, family, panel, buttons, flash, battery, latch } = facts;
  const pins = Object.entries(buttons).map(([button, { pin }]) => `${button} ${pin}`);
  const power = latch ? `switches itself off (pin ${latch.pin})` : "stays on";
  const cells = [
    `[${id}](${id}/board.json): ${name}`,
    `[${family}](${family})`,
    `[${panel.controller}](panels/${panel.controller}), SPI${panel.spi}`,
    pins.join(", "),
    battery ? `${power}, measures its battery` : power,
    `${size(flash.bytes)}, the last ${size(flash.saveBytes)} for saves`,
  ];
  return `| ${cells.join(" | ")} |`;
}

/** The page with its table made anew. */
export function generateBoardTable(): GeneratedFile[] {
  const text = readFileSync(join(root, PAGE), "utf8");
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`${PAGE} lacks the marks around its table`);
  const table = [
    BEGIN,
    "",
    "| board | microcontroller | panel | buttons: pins | power | flash |",
    "|---|---|---|---|---|---|",
    ...boardNames().map((name) => row(findBoard(name))),
    "",
  ].join("\n");
  return [{ path: PAGE, text: `${text.slice(0, begin)}${table}\n${text.slice(end)}` }];
}
