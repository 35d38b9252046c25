// Owns the types of texts-transform.mjs.
import { Transform } from "assemblyscript/transform";
/* eslint-disable @typescript-eslint/no-explicit-any -- syntax nodes are walked without knowing their kinds */
export function walk(node: any, visit: (node: any) => void): void;
export function dataExpression(bytes: number[], at: any): object;
export default class TextsTransform extends Transform {}
export const TEXT_MARK: number;
export const ORIGIN_MARK: number;
