// Owns what the C code learns of a board: board_config.h and the linker's memory, made from board.json.
import type { Board, BoardFacts, BoardLine } from "./board-facts.ts";

/** The buttons in the order of their press codes. */
const BUTTONS = ["A", "B", "C", "UP", "DOWN"] as const;

const FLASH_START = 0x10000000;
const RAM_START = 0x20000000;
const RAM_BYTES = 264 * 1024;

const hex = (value: number): string => `0x${(value >>> 0).toString(16).padStart(8, "0")}`;

const define = (name: string, value: string): string => `#define BOARD_${name} ${value}`;

const defineLine = (name: string, { pin, active }: BoardLine): string[] => [
  define(`${name}_PIN`, `${pin}u`),
  define(`${name}_ACTIVE`, active === "high" ? "1" : "0"),
];

/** A line that a board may lack. */
const defineOptional = (name: string, line: BoardLine | undefined): string[] => [
  define(`HAS_${name}`, line ? "1" : "0"),
  ...(line ? defineLine(name, line) : []),
];

function panelLines({ panel }: BoardFacts): string[] {
  return [
    define("PANEL_SPI", `${panel.spi}u`),
    define("PANEL_MOST_HERTZ", `${panel.mostHertz}u`),
    define("PANEL_CLOCK_PIN", `${panel.clock}u`),
    define("PANEL_DATA_PIN", `${panel.data}u`),
    ...(["select", "command", "reset", "busy"] as const).flatMap((name) =>
      defineLine(`PANEL_${name.toUpperCase()}`, panel[name]),
    ),
  ];
}

function buttonLines({ buttons }: BoardFacts): string[] {
  const mask = (which: BoardLine[]): string => hex(which.reduce((bits, { pin }) => bits | (1 << pin), 0));
  const all = BUTTONS.map((name) => buttons[name]);
  return [
    define("BUTTON_PINS", `{${all.map(({ pin }) => pin).join(", ")}}`),
    define("BUTTONS", `${mask(all)}u`),
    define("BUTTONS_LOW", `${mask(all.filter(({ active }) => active === "low"))}u`),
  ];
}

function batteryLines({ battery }: BoardFacts): string[] {
  const reference = battery?.reference;
  return [
    define("HAS_BATTERY", battery ? "1" : "0"),
    ...(battery
      ? [define("BATTERY_SENSE_PIN", `${battery.sense}u`), define("BATTERY_DIVIDER", `${battery.divider}u`)]
      : []),
    define("HAS_REFERENCE", reference ? "1" : "0"),
    ...(reference
      ? [
          define("REFERENCE_PIN", `${reference.pin}u`),
          define("REFERENCE_MILLIVOLTS", `${reference.millivolts}u`),
          ...defineLine("REFERENCE_POWER", reference.power),
        ]
      : []),
  ];
}

/** The text of board_config.h. */
export function boardConfig({ id, facts }: Board): string {
  const { bytes, saveBytes } = facts.flash;
  return [
    `/* Generated from boards/${id}/board.json. */`,
    "#ifndef DINK_BOARD_CONFIG_H",
    "#define DINK_BOARD_CONFIG_H",
    "",
    ...panelLines(facts),
    ...buttonLines(facts),
    ...defineOptional("USER", facts.user),
    ...defineOptional("LATCH", facts.latch),
    ...defineOptional("LED", facts.led),
    ...defineOptional("USB", facts.usb),
    ...batteryLines(facts),
    define("SAVE_BYTES", `${hex(saveBytes)}u`),
    define("SAVE_OFFSET", `${hex(bytes - saveBytes)}u`),
    "",
    "#endif",
    "",
  ].join("\n");
}

/** The text of board_memory.ld: what the image may fill. */
export function boardMemory({ id, facts }: Board): string {
  const { bytes, saveBytes } = facts.flash;
  return [
    `/* Generated from boards/${id}/board.json. */`,
    "MEMORY",
    "{",
    `    FLASH (rx) : ORIGIN = ${hex(FLASH_START)}, LENGTH = ${hex(bytes - saveBytes)}`,
    `    RAM (rwx) : ORIGIN = ${hex(RAM_START)}, LENGTH = ${hex(RAM_BYTES)}`,
    "}",
    "",
  ].join("\n");
}
