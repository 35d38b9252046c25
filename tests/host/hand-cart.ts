// Owns cartridges made by hand, byte by byte, for tests of hosts: they return what a test wants, or are wrong in one way.
// Source of the numbers: WebAssembly core specification 1.0, chapter 5 (binary format).
import * as abi from "../../host/web/abi.ts";
import { encodeU32, writeData, writeSections, type Section } from "../../tools/wasm-file.ts";

/** What a hand-made cartridge is and answers; the default keeps the contract and answers CHANGED. */
export interface HandCart {
  /** four letters */
  id?: string;
  minPlayers?: number;
  saveVersion?: number;
  layoutHash?: number;
  contractVersion?: number;
  magic?: string;
  stateSize?: number;
  start?: number;
  resume?: number;
  /** status while work is left; the third step after a press takes MORE out of it */
  step?: number;
  /** status of a press by its code */
  press?: Record<number, number>;
  /** what stands in the request region after each press */
  request?: { kind?: number; settings?: number[]; cartridge?: string };
  /** instructions in front of those of press, the code in local 0; see `op` */
  pressCode?: number[];
  /** further functions () -> (), numbered from FIRST_OWN on */
  functions?: number[][];
  /** another section instead of the usual one with its id, or an additional one */
  sections?: Section[];
  without?: number[];
}

export const FIRST_OWN = 6;

const COUNT = abi.STATE_PTR + abi.SUMMARY_SIZE; // u32: presses and steps taken
const WORK = COUNT + 4; // u32: steps left
const INFO = abi.REGIONS_END;
const TABLE = INFO + abi.INFO_SIZE; // status of each press
const REQUEST = TABLE + 64;

const signed = (value: number): number[] => {
  const out: number[] = [];
  for (let rest = value | 0; ;) {
    const low = rest & 127;
    rest >>= 7;
    if ((rest === 0 && !(low & 64)) || (rest === -1 && low & 64)) return [...out, low];
    out.push(low | 128);
  }
};

/** Instructions as bytes. */
export const op = {
  const: (value: number): number[] => [0x41, ...signed(value)],
  local: (index: number): number[] => [0x20, index],
  load32: (address: number): number[] => [...op.const(0), 0x28, 2, ...encodeU32(address)],
  load8: (address: number): number[] => [...op.const(0), 0x2d, 0, ...encodeU32(address)],
  store32: (address: number, value: number[]): number[] => [
    ...op.const(0),
    ...value,
    0x36,
    2,
    ...encodeU32(address),
  ],
  store8: (address: number, value: number[]): number[] => [
    ...op.const(0),
    ...value,
    0x3a,
    0,
    ...encodeU32(address),
  ],
  add: (a: number[], b: number[]): number[] => [...a, ...b, 0x6a],
  and: (a: number[], b: number[]): number[] => [...a, ...b, 0x71],
  copy: (to: number, from: number, length: number): number[] => [
    ...op.const(to),
    ...op.const(from),
    ...op.const(length),
    ...[0xfc, 0x0a, 0, 0],
  ],
  call: (index: number): number[] => [0x10, ...encodeU32(index)],
  /** `body` when the press has this code */
  onPress: (code: number, body: number[]): number[] => [
    ...op.local(0),
    ...op.const(code),
    ...[0x46, 0x04, 0x40], // i32.eq, if without a result
    ...body,
    0x0b,
  ],
  drop: 0x1a,
  unreachable: 0x00,
};

const name = (text: string): number[] => [text.length, ...Buffer.from(text)];
const vector = (items: number[][]): number[] => [...encodeU32(items.length), ...items.flat()];
const digit = (value: number[]): number[] => op.add(value, op.const(48));
const body = (code: number[]): number[] => {
  const bytes = [0, ...code, 0x0b];
  return [...encodeU32(bytes.length), ...bytes];
};

/** The text says: id, count, refresh style, and the save states of the first two entries in host info. */
function drawCode(): number[] {
  const at = abi.TEXT_PTR + 4;
  const host = (offset: number): number[] => digit(op.load8(abi.HOST_PTR + offset));
  const save = abi.HOST_ENTRIES + abi.ENTRY_SAVE;
  return [
    ...op.store8(abi.FRAMEBUFFER_PTR, op.load8(COUNT)),
    ...op.copy(at, INFO + abi.INFO_ID, 4),
    ...op.copy(abi.STATE_PTR, INFO + abi.INFO_ID, 4), // the summary: its id
    ...op.store8(at + 4, digit(op.load8(COUNT))),
    ...op.store8(at + 5, host(abi.HOST_REFRESH_STYLE)),
    ...op.store8(at + 6, host(save)),
    ...op.store8(at + 7, host(save + abi.ENTRY_SIZE)),
    ...op.store32(abi.TEXT_PTR, op.const(8)),
  ];
}

const counted = op.store32(COUNT, op.add(op.load32(COUNT), op.const(1)));
const DRAW = op.call(5);

function codeOf(cart: HandCart): number[][] {
  const step = cart.step ?? abi.STATUS_CHANGED;
  const pressed = [
    ...counted,
    ...op.store32(WORK, op.const(3)),
    ...op.copy(abi.REQUEST_PTR, REQUEST, abi.REQUEST_SIZE),
    ...DRAW,
    ...[...op.local(0), ...op.const(4), 0x6c, 0x28, 2, ...encodeU32(TABLE)],
  ];
  const stepped = [
    ...counted,
    ...op.store32(WORK, op.add(op.load32(WORK), op.const(-1))),
    ...DRAW,
    ...[...op.const(step), ...op.const(step & ~abi.STATUS_MORE), ...op.load32(WORK), 0x1b], // select
  ];
  return [
    op.const(INFO),
    [...op.store32(COUNT, op.const(0)), ...DRAW, ...op.const(cart.start ?? abi.STATUS_CHANGED)],
    [...DRAW, ...op.const(cart.resume ?? abi.STATUS_CHANGED)],
    [...(cart.pressCode ?? []), ...pressed],
    stepped,
    drawCode(),
    ...(cart.functions ?? []),
  ].map(body);
}

function dataOf(cart: HandCart): Uint8Array {
  const bytes = new Uint8Array(REQUEST + abi.REQUEST_SIZE - INFO);
  const view = new DataView(bytes.buffer);
  const fields: [number, number][] = [
    [abi.INFO_LAYOUT_HASH, cart.layoutHash ?? 1],
    [abi.INFO_FRAMEBUFFER_PTR, abi.FRAMEBUFFER_PTR],
    [abi.INFO_TEXT_PTR, abi.TEXT_PTR],
    [abi.INFO_TEXT_SIZE, abi.TEXT_SIZE],
    [abi.INFO_STATE_PTR, abi.STATE_PTR],
    [abi.INFO_STATE_SIZE, cart.stateSize ?? 64],
    [abi.INFO_HOST_PTR, abi.HOST_PTR],
    [abi.INFO_HOST_SIZE, abi.HOST_SIZE],
    [abi.INFO_REQUEST_PTR, abi.REQUEST_PTR],
    [abi.INFO_REQUEST_SIZE, abi.REQUEST_SIZE],
  ];
  for (const [offset, value] of fields) view.setUint32(offset, value, true);
  bytes.set(Buffer.from(cart.magic ?? "DINK"), abi.INFO_MAGIC);
  bytes.set(Buffer.from(cart.id ?? "HAND"), abi.INFO_ID);
  bytes.set(Buffer.from("Hand-made"), abi.INFO_TITLE);
  view.setUint16(abi.INFO_CONTRACT_VERSION, cart.contractVersion ?? abi.CONTRACT_VERSION, true);
  view.setUint16(abi.INFO_SAVE_VERSION, cart.saveVersion ?? 1, true);
  bytes[abi.INFO_MIN_PLAYERS] = cart.minPlayers ?? 1;
  bytes[abi.INFO_MAX_PLAYERS] = 1;
  for (let code = 0; code < abi.PRESS_COUNT; code++) {
    view.setUint32(TABLE - INFO + 4 * code, cart.press?.[code] ?? abi.STATUS_CHANGED, true);
  }
  const { kind = 0, settings = [], cartridge = "" } = cart.request ?? {};
  bytes.set([kind, ...settings], REQUEST - INFO);
  bytes.set(Buffer.from(cartridge), REQUEST - INFO + abi.REQUEST_CARTRIDGE);
  return bytes;
}

/** The file of a hand-made cartridge. */
export function handCart(cart: HandCart = {}): Uint8Array {
  const own = cart.functions?.length ?? 0;
  const exports = ["info", "start", "resume", "press", "step"].map((text, index) => [
    ...name(text),
    0,
    index,
  ]);
  const usual: Section[] = [
    {
      id: 1,
      bytes: vector([
        [0x60, 0, 1, 0x7f],
        [0x60, 2, 0x7f, 0x7f, 1, 0x7f],
        [0x60, 1, 0x7f, 1, 0x7f],
        [0x60, 0, 0],
      ]),
    },
    { id: 3, bytes: vector([[0], [1], [0], [2], [0], [3], ...Array.from({ length: own }, () => [3])]) },
    { id: 5, bytes: [1, 1, 1, 1] },
    { id: 7, bytes: vector([...exports, [...name("memory"), 2, 0]]) },
    { id: 10, bytes: vector(codeOf(cart)) },
    { id: 11, bytes: [...writeData([{ address: INFO, bytes: dataOf(cart) }])] },
  ].map(({ id, bytes }) => ({ id, bytes: Uint8Array.from(bytes) }));
  const given = cart.sections ?? [];
  const kept = usual.filter(
    ({ id }) => !given.some((section) => section.id === id) && !cart.without?.includes(id),
  );
  return writeSections([...kept, ...given].sort((a, b) => a.id - b.id));
}
