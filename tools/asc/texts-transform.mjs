// Owns packed texts: t("words") in AssemblyScript becomes a pointer to static bytes that end with a zero, packed as
// pack-texts.mjs says; textTokens() and textStarts() become pointers to what a reader needs to unpack them.
// Strings of the language are UTF-16 and come with a runtime; these cost one byte a letter and nothing else.
// Plain JavaScript, because the spec runner loads it too. i64_new is a global of the compiler's.
import { Node, NodeKind, Token } from "assemblyscript";
import { Transform } from "assemblyscript/transform";
import { arrange, packTexts } from "./pack-texts.mjs";

/** Calls visit on a syntax node and on every node below it. */
export function walk(node, visit, seen = new Set()) {
  if (node === null || typeof node !== "object" || seen.has(node)) return;
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit, seen));
  if (!(node instanceof Node)) return;
  seen.add(node);
  visit(node);
  for (const [key, child] of Object.entries(node)) {
    if (key !== "range" && key !== "parent") walk(child, visit, seen);
  }
}

/** The fields that turn a call expression into memory.data<u8>([bytes]). */
export function dataExpression(bytes, at) {
  return {
    expression: Node.createPropertyAccessExpression(
      Node.createIdentifierExpression("memory", at),
      Node.createIdentifierExpression("data", at),
      at,
    ),
    typeArguments: [Node.createNamedType(Node.createSimpleTypeName("u8", at), null, false, at)],
    args: [
      Node.createArrayLiteralExpression(
        bytes.map((byte) => Node.createIntegerLiteralExpression(globalThis.i64_new(byte), at)),
        at,
      ),
    ],
  };
}

/** The library file that holds the texts: what no code names never enters a module. */
const FILE = "~lib/texts.ts";
const TOKENS = "TEXT_TOKENS";
const STARTS = "TEXT_STARTS";
const ALL = "TEXT_ALL";
const TABLES = { textTokens: TOKENS, textStarts: STARTS, textOrigin: "TEXT_ORIGIN" };

const data = (type, values) => `memory.data<${type}>([${values.join(",")}], ${type === "u8" ? 1 : 2})`;
const constant = (name, value) => `@global @lazy const ${name}: usize = ${value};\n`;
/** A value of small cartridges, and one of others. */
const small = (value, other) => `isDefined(DEADINK_SMALL) ? ${value} : ${other}`;

const joined = (value, other) => small(`isDefined(DEADINK_TEXTS_APART) ? ${other} : ${value}`, other);

/** High half of a text's address, and of what is added to a short one, until tools/shrink/texts.ts makes them short. */
export const TEXT_MARK = 0x5458;
export const ORIGIN_MARK = 0x5459;

const marks = [
  ["TEXT_MARK", TEXT_MARK],
  ["TEXT_ORIGIN", ORIGIN_MARK],
]
  .map(([name, mark]) => constant(name, small(mark * 0x10000, 0)))
  .join("");

/**
 * One constant for each text, so that a text said in several places lies in memory once, without gaps between two. In a
 * small cartridge all texts are one piece of data, also the few that no code names; one that uses a part of its sources only
 * (DEADINK_TEXTS_APART in its game.json) keeps them apart, so that it has none that it does not say.
 */
function constants(texts) {
  const { tokens, starts, pack } = packTexts([...texts.keys()]);
  const rows = [...texts.keys()].map(pack);
  const all = arrange(rows);
  return [
    marks,
    constant(TOKENS, data("u8", [...tokens, 0])),
    constant(STARTS, data("u16", starts)),
    constant(ALL, data("u8", all.bytes)),
    ...[...texts.values()].map((name, i) =>
      constant(name, joined(`${ALL} + ${all.places[i]}`, data("u8", [...rows[i], 0]))),
    ),
  ].join("");
}

/** Whether a call makes static data. */
const isData = ({ expression: { expression, property } }) =>
  expression?.text === "memory" && property?.text === "data";

export default class TextsTransform extends Transform {
  /** the name of each text's constant */
  texts = new Map();

  afterParse(parser) {
    for (const source of parser.sources) if (!source.isLibrary) this.replaceIn(source.statements, true);
    parser.parseFile(constants(this.texts), FILE, false);
  }

  /** Replaces the calls below a node. A table of data, whose fields may be narrow, has plain addresses. */
  replaceIn(node, marked) {
    walk(node, (call) => {
      if (call.kind !== NodeKind.Call) return;
      if (isData(call)) return this.replaceIn(call.args, false);
      const become = (text) => Object.assign(call, { kind: NodeKind.Identifier, text, isQuoted: false });
      const table = TABLES[call.expression.text];
      if (table) return become(table);
      if (call.expression.text !== "t") return;
      const address = this.nameOf(call);
      if (!marked) return become(address);
      const part = (text) => Node.createIdentifierExpression(text, call.range);
      Object.assign(call, {
        kind: NodeKind.Binary,
        operator: Token.Plus,
        operatorPosition: call.range,
        left: part(address),
        right: part("TEXT_MARK"),
      });
    });
  }

  /** The name of the constant for a call of t(). */
  nameOf({ args, range }) {
    const text = args[0]?.value;
    if (args.length !== 1 || typeof text !== "string")
      throw new Error(`${range.source.normalizedPath}: t() takes one string literal, not ${range}`);
    if (!this.texts.has(text)) this.texts.set(text, `TEXT_${this.texts.size}`);
    return this.texts.get(text);
  }
}
