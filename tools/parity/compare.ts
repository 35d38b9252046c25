// Owns the search for the first call on which an engine leaves the recorded answers, and what exactly differs there.
import * as abi from "../../host/web/abi.ts";
import type { BuiltCart } from "../cart-files.ts";
import { COMPARED, FRESH_LINES, differences, isCall, unhex, V8Engine, type Answer } from "../engines.ts";
import { stateFields } from "../fuzz/mutations.ts";
import type { Random } from "../random.ts";
import { withRenewals, type Trace } from "../traces.ts";

/** An engine that answers lines. */
export interface Player {
  name: string;
  /** answers to the lines, played from a fresh instance */
  play(lines: string[]): Promise<Answer[]>;
  /** bytes of state, frame or text as they stand after the last line */
  bytes(what: "state" | "frame" | "text"): Promise<Uint8Array>;
}

/** Instances are thrown away before one in so many calls. */
export const RENEW_ONE_IN = 6;

/** Plays a trace with instances thrown away at random; "" when every answer is the recorded one, else what differs. */
export async function compareTrace(
  cart: BuiltCart,
  trace: Trace,
  player: Player,
  random: Random,
): Promise<string> {
  const { lines, base } = withRenewals(trace.lines, random, RENEW_ONE_IN);
  const answers = await player.play(lines);
  let wanted: Answer = answers[0]!;
  for (const [index, line] of lines.entries()) {
    if (!isCall(line)) continue;
    const call = base[index]!;
    const answer = answers[index]!;
    // After a resume in a new instance the picture must be the one that stood there; only the status is its own.
    if (call >= 0) wanted = trace.answers[call]!;
    const regions = differences(wanted, answer).filter((name) => call >= 0 || name !== "status");
    if (regions.length === 0) continue;
    const where =
      call >= 0 ? `call ${call} (${line})` : `resume in a new instance before call ${base[index + 1]}`;
    const recorded = trace.lines.slice(0, call >= 0 ? call + 1 : base[index + 1]);
    const details = await detail(cart, recorded, player, lines.slice(0, index + 1), regions, answer, wanted);
    return `${cart.name}, game ${trace.seed}, ${where}: ${player.name} differs in ${details}`;
  }
  return "";
}

/** The first differing region, with the first byte that differs and what it stands for. */
async function detail(
  cart: BuiltCart,
  recorded: string[],
  player: Player,
  lines: string[],
  regions: string[],
  answer: Answer,
  wanted: Answer,
): Promise<string> {
  if (answer.error !== undefined || wanted.error !== undefined) {
    return `a trap (${answer.error ?? "none"}; recorded: ${wanted.error ?? "none"})`;
  }
  const region = COMPARED.find((name) => regions.includes(name))!;
  if (region === "status") {
    return `status: 0x${answer.status.toString(16)}, recorded 0x${wanted.status.toString(16)}`;
  }
  await player.play(lines);
  const theirs = await player.bytes(region);
  const recorder = v8Player(cart);
  await recorder.play(recorded);
  const ours = await recorder.bytes(region);
  const at = [...ours.keys()].find((i) => ours[i] !== theirs[i]) ?? ours.length;
  return `${regions.join(", ")}: ${region} byte ${at}${placeOf(cart, region, at)} is ${hexByte(theirs[at])}, recorded ${hexByte(ours[at])}`;
}

const hexByte = (byte: number | undefined): string =>
  byte === undefined ? "missing" : `0x${byte.toString(16).padStart(2, "0")}`;

function placeOf(cart: BuiltCart, region: string, at: number): string {
  if (region === "frame") {
    return ` (x ${(at % abi.SCREEN_STRIDE) * 8}, y ${Math.floor(at / abi.SCREEN_STRIDE)})`;
  }
  if (region !== "state") return "";
  const field = stateFields(cart.layout).find((f) => at >= f.offset && at < f.offset + f.sizeBytes);
  return field ? ` (${field.name})` : "";
}

/** Node's engine as a player. */
export function v8Player(cart: BuiltCart): Player {
  let engine = new V8Engine(cart.module);
  return {
    name: "V8",
    play: async (lines) => {
      engine = new V8Engine(cart.module);
      return lines.map((line) => engine.call(line));
    },
    bytes: async (what) => {
      const { state, frame, textBytes } = engine.cart;
      return { state, frame, text: textBytes }[what].slice();
    },
  };
}

/** What a line client must do to be a player: the desktop host, or a device later. */
export interface LineHost {
  batch(lines: string[]): Promise<string[]>;
}

/** A host behind the line protocol as a player. */
export function linePlayer(name: string, host: LineHost, readAnswer: (line: string) => Answer): Player {
  return {
    name,
    play: async (lines) =>
      (await host.batch([...FRESH_LINES, ...lines])).slice(FRESH_LINES.length).map(readAnswer),
    bytes: async (what) => unhex((await host.batch([what]))[0]!),
  };
}
