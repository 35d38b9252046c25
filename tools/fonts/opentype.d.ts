// Owns the types of the few parts of opentype.js that glyphs.ts uses; the package has none.
declare module "opentype.js" {
  interface Point {
    x: number;
    y: number;
  }
  export type PathCommand = ({ type: "M" | "L" | "C" | "Q" } & Point) | { type: "Z" };
  interface Outline {
    index: number;
    getPath(x: number, y: number, pixelsPerEm: number): { commands: PathCommand[] };
  }
  const opentype: { parse(file: ArrayBuffer): { charToGlyph(char: string): Outline } };
  export default opentype;
}
