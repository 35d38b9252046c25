// Owns the types of pack-texts.mjs.
export function arrange(texts: number[][]): { bytes: number[]; places: number[] };
export function packTexts(texts: string[]): {
  tokens: number[];
  starts: number[];
  pack: (text: string) => number[];
};
