// Owns the client of the bare interpreter (tests/interpreter/runner.c), whoever runs it: desktop or device.
import { buildInterpreter } from "../build-native.ts";
import { LineClient } from "../native.ts";

/** Lines in, as many lines out; tests/interpreter/runner.c lists the commands. */
export interface InterpreterHost {
  batch(lines: string[]): Promise<string[]>;
  close(): Promise<void>;
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

export const loadLine = (wasm: Uint8Array): string => `load ${hex(wasm)}`;

export const callLine = (name: string, values: bigint[]): string =>
  ["call", hex(new TextEncoder().encode(name)), ...values.map((value) => value.toString(16))].join(" ");

export const globalLine = (name: string): string => `global ${hex(new TextEncoder().encode(name))}`;

/** What came of a call: values in 64 bits, or why there are none. */
export interface Outcome {
  values: bigint[];
  failed?: string;
}

/** Reads an answer to "load", "call" or "global". */
export function outcomeOf(line: string): Outcome {
  if (line.startsWith("failed ")) return { values: [], failed: line.slice("failed ".length) };
  return {
    values: line
      .split(" ")
      .slice(1)
      .map((word) => BigInt(`0x${word}`)),
  };
}

/** The desktop's interpreter, under sanitizers. */
export const openInterpreter = (): InterpreterHost => new LineClient(buildInterpreter(), []);
