// Owns packed texts: t("words") in AssemblyScript becomes a pointer to static bytes that end with a zero, packed as
// pack-texts.mjs says; textTokens() and textStarts() become pointers to what a reader needs to unpack them.
// Strings of the language are UTF-16 and come with a runtime; these cost one byte a letter and nothing else.
// Plain JavaScript, because the spec runner loads it too. i64_new is a global of the compiler's.
import { Node, NodeKind } from "assemblyscript";
import { Transform } from "assemblyscript/transform";
import { packTexts } from "./pack-texts.mjs";

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
const TABLES = { textTokens: TOKENS, textStarts: STARTS };

const data = (name, type, values) =>
  `@global @lazy const ${name}: usize = memory.data<${type}>([${values.join(",")}], ${type === "u8" ? 1 : 2});\n`;

/** One constant for each text, so that a text said in several places lies in memory once, without gaps between two. */
function constants(texts) {
  const { tokens, starts, pack } = packTexts([...texts.keys()]);
  return [
    data(TOKENS, "u8", [...tokens, 0]),
    data(STARTS, "u16", starts),
    ...[...texts].map(([text, name]) => data(name, "u8", [...pack(text), 0])),
  ].join("");
}

export default class TextsTransform extends Transform {
  afterParse(parser) {
    const texts = new Map();
    for (const source of parser.sources) {
      if (source.isLibrary) continue;
      walk(source.statements, (node) => {
        if (node.kind !== NodeKind.Call) return;
        const table = TABLES[node.expression.text];
        if (table) return Object.assign(node, { kind: NodeKind.Identifier, text: table, isQuoted: false });
        if (node.expression.text !== "t") return;
        const text = node.args[0]?.value;
        if (node.args.length !== 1 || typeof text !== "string")
          throw new Error(`${source.normalizedPath}: t() takes one string literal, not ${node.range}`);
        if (!texts.has(text)) texts.set(text, `TEXT_${texts.size}`);
        Object.assign(node, { kind: NodeKind.Identifier, text: texts.get(text), isQuoted: false });
      });
    }
    parser.parseFile(constants(texts), FILE, false);
  }
}
