// Owns the state's layout as data: after a compile it holds the fields of every @unmanaged class whose name ends in
// "State", with offsets, sizes and types. The build hashes them into the info block; tools read state by name.
import { Transform } from "assemblyscript/transform";

export interface LayoutField {
  name: string;
  offset: number;
  sizeBytes: number;
  type: string;
}
/** Class name -> its size and fields. */
export type Layout = Record<string, { sizeBytes: number; fields: LayoutField[] }>;

export class LayoutTransform extends Transform {
  readonly layout: Layout = {};
  private elementsByName = new Map<string, any>();

  afterInitialize(program: any): void {
    this.elementsByName = program.instancesByName;
  }

  afterCompile(): void {
    const elements = [...this.elementsByName.values()];
    for (const element of elements.sort((a, b) => (a.internalName < b.internalName ? -1 : 1))) {
      if (!element.name?.endsWith("State") || !element.members || !("nextMemoryOffset" in element)) continue;
      const fields: LayoutField[] = [];
      for (const [name, member] of element.members as Map<string, any>) {
        const field = member.instance;
        if (!field?.isField) continue;
        const type = field.type;
        fields.push({ name, offset: field.memoryOffset, sizeBytes: type.byteSize, type: String(type) });
      }
      this.layout[element.name] = { sizeBytes: element.nextMemoryOffset, fields };
    }
  }
}

/** FNV-1a over names, offsets, sizes and types, as an unsigned 32-bit number that is never 0. */
export function layoutHash(layout: Layout): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(JSON.stringify(layout))) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0 || 1;
}
