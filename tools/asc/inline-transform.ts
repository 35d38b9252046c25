// Owns calls that would cost more than what they do: a function that only returns a short expression over its
// parameters is inlined wherever it is called. The optimizer, told to keep modules small, leaves nearly all calls.
import { Node, NodeKind, type Parser } from "assemblyscript";
import { Transform } from "assemblyscript/transform";
import { walk } from "./texts-transform.mjs";

/** Nodes of the longest expression that is inlined: a load and a sum. */
const MOST_NODES = 12;

/** The expression that a function returns, when that is all it does. */
function returned(statement: any): Node | null {
  if (statement.kind !== NodeKind.FunctionDeclaration || statement.typeParameters) return null;
  const body = statement.body?.statements;
  const only = statement.body?.kind === NodeKind.Block && body.length === 1 ? body[0] : null;
  return only?.kind === NodeKind.Return ? only.value : null;
}

function isShort(expression: Node): boolean {
  let nodes = 0;
  walk(expression, () => nodes++);
  return nodes <= MOST_NODES;
}

export class InlineTransform extends Transform {
  /** files = paths in which functions are inlined: it makes a module faster and larger */
  constructor(private readonly files: RegExp) {
    super();
  }
  afterParse(parser: Parser): void {
    for (const source of parser.sources) {
      if (source.isLibrary || !this.files.test(source.normalizedPath)) continue;
      for (const statement of source.statements as any[]) {
        const expression = returned(statement);
        if (!expression || !isShort(expression)) continue;
        const name = Node.createIdentifierExpression("inline", statement.range);
        statement.decorators = [
          ...(statement.decorators ?? []),
          Node.createDecorator(name, null, statement.range),
        ];
      }
    }
  }
}
