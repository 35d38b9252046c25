// Owns the text layer: what the screen says, in lines, for screen readers and tests. Never written past its end.
import { TEXT_PTR, TEXT_SIZE } from "./abi";

/** A top that no piece has: the next piece begins a new line. */
export const NO_TOP: i32 = i32.MIN_VALUE;

/** Tops of one row differ by at most this many px: HEAD beside READ. */
const SAME_LINE: i32 = 3;

@unmanaged
class Layer {
  /** top of the last piece in px */
  top: i32;
  /** the next piece is marked as chosen */
  marked: bool;
}
const layer = changetype<Layer>(memory.data(8));

/** "▶ ", what a chosen piece begins with. */
const MARK: usize = memory.data<u8>([0xe2, 0x96, 0xb6, 0x20]);
const MARK_BYTES: i32 = 4;

/** Empties the layer. */
export function layerBegin(): void {
  store<u32>(TEXT_PTR, 0);
  layer.top = NO_TOP;
  layer.marked = false;
}

/** Marks the next piece as the chosen one of a list. */
export function layerMark(): void {
  layer.marked = true;
}

/**
 * Adds a piece of n bytes: to the last line where it stands beside the piece before (their tops differ by a few
 * pixels at most, as those of two faces in one row do), else on a new line.
 * False, and nothing added, where there is no room.
 */
export function layerAdd(piece: usize, n: i32, top: i32): bool {
  if (n == 0) return true;
  const length = load<i32>(TEXT_PTR);
  const joint = length == 0 ? 0 : 1;
  const mark = layer.marked ? MARK_BYTES : 0;
  if (length + joint + mark + n > TEXT_SIZE - 4) return false;
  const at = TEXT_PTR + 4 + length;
  const joined = top != NO_TOP && layer.top != NO_TOP && abs(top - layer.top) <= SAME_LINE;
  if (joint) store<u8>(at, joined ? 0x20 : 0x0a);
  memory.copy(at + joint, MARK, mark);
  memory.copy(at + joint + mark, piece, n);
  store<i32>(TEXT_PTR, length + joint + mark + n);
  layer.marked = false;
  layer.top = top;
  return true;
}
