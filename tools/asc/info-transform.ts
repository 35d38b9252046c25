// Owns the info block of a cartridge: cartInfo() in cart.ts becomes a pointer to static bytes made from game.json.
// Layout hash and icon address are known only after the compile: patchInfo writes them into the finished module.
import { Transform } from "assemblyscript/transform";
import { NodeKind, type Parser } from "assemblyscript";
import * as abi from "../../host/web/abi.ts";
import type { CartFacts } from "../cart-facts.ts";
import { dataExpression, walk } from "./texts-transform.mjs";

const HASH_PLACEHOLDER = 0xa5a5a5a5;
const ICON_PLACEHOLDER = 0xa5a5;

/** Info block and icon as bytes, placeholders in place of what only the linked module knows. stateSize in bytes. */
export function infoBytes(facts: CartFacts, icon: Uint8Array | null, stateSize: number): Uint8Array {
  const bytes = new Uint8Array(abi.INFO_SIZE + abi.ICON_SIZE);
  const view = new DataView(bytes.buffer);
  view.setUint32(abi.INFO_MAGIC, abi.MAGIC, true);
  view.setUint16(abi.INFO_CONTRACT_VERSION, abi.CONTRACT_VERSION, true);
  view.setUint16(abi.INFO_SAVE_VERSION, facts.saveVersion, true);
  bytes.set(Buffer.from(facts.id, "latin1"), abi.INFO_ID);
  view.setUint32(abi.INFO_LAYOUT_HASH, HASH_PLACEHOLDER, true);
  view.setUint32(abi.INFO_FRAMEBUFFER_PTR, abi.FRAMEBUFFER_PTR, true);
  view.setUint32(abi.INFO_TEXT_PTR, abi.TEXT_PTR, true);
  view.setUint32(abi.INFO_TEXT_SIZE, abi.TEXT_SIZE, true);
  view.setUint32(abi.INFO_STATE_PTR, abi.STATE_PTR, true);
  view.setUint32(abi.INFO_STATE_SIZE, stateSize, true);
  view.setUint32(abi.INFO_HOST_PTR, abi.HOST_PTR, true);
  view.setUint32(abi.INFO_HOST_SIZE, abi.HOST_SIZE, true);
  view.setUint32(abi.INFO_REQUEST_PTR, abi.REQUEST_PTR, true);
  view.setUint32(abi.INFO_REQUEST_SIZE, abi.REQUEST_SIZE, true);
  view.setUint8(abi.INFO_MIN_PLAYERS, facts.minPlayers);
  view.setUint8(abi.INFO_MAX_PLAYERS, facts.maxPlayers);
  view.setUint16(abi.INFO_ICON_PTR, icon ? ICON_PLACEHOLDER : 0, true);
  const title = Buffer.from(facts.title, "utf8");
  bytes.set(title, abi.INFO_TITLE);
  if (icon) bytes.set(icon, abi.INFO_SIZE);
  return bytes;
}

export class InfoTransform extends Transform {
  constructor(private readonly bytes: Uint8Array) {
    super();
  }
  afterParse(parser: Parser): void {
    for (const source of parser.sources) {
      if (source.isLibrary) continue;
      walk(source.statements, (node: any) => {
        if (node.kind !== NodeKind.Call || node.expression.text !== "cartInfo") return;
        Object.assign(node, dataExpression([...this.bytes], node.range));
      });
    }
  }
}

/** Writes layout hash and icon address into the data bytes at the info block. address = where bytes[0] lies. */
export function patchInfo(bytes: Uint8Array, address: number, hash: number): void {
  const magic = Buffer.from("DINK", "latin1");
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(magic);
  const view = new DataView(bytes.buffer, bytes.byteOffset + Math.max(at, 0));
  if (at < 0 || view.getUint32(abi.INFO_LAYOUT_HASH, true) !== HASH_PLACEHOLDER)
    throw new Error("no info block in the module: cart.ts must call cartInfo()");
  view.setUint32(abi.INFO_LAYOUT_HASH, hash, true);
  if (view.getUint16(abi.INFO_ICON_PTR, true))
    view.setUint16(abi.INFO_ICON_PTR, address + at + abi.INFO_SIZE, true);
}
