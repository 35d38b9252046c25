// Owns leaving unused data out of a cartridge: module constants become lazy, so that the bytes of a font or an icon
// that no code names never enter the module. Without it the compiler keeps the data of every imported file.
import { Node, NodeKind, type Parser } from "assemblyscript";
import { Transform } from "assemblyscript/transform";

export class LazyTransform extends Transform {
  afterParse(parser: Parser): void {
    for (const source of parser.sources) {
      if (source.isLibrary) continue;
      for (const statement of source.statements as any[]) {
        if (statement.kind !== NodeKind.Variable) continue;
        for (const declaration of statement.declarations) {
          const name = Node.createIdentifierExpression("lazy", declaration.range);
          declaration.decorators = [
            ...(declaration.decorators ?? []),
            Node.createDecorator(name, null, declaration.range),
          ];
        }
      }
    }
  }
}
