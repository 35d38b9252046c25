// Owns leaving characters that a cartridge never says out of its faces: some 30 of 112, in each of three faces.
import { Node, NodeKind, type Parser } from "assemblyscript";
import { Transform } from "assemblyscript/transform";
import type { FaceName } from "../fonts/glyphs.ts";
import { packFace } from "../gen-fonts.ts";
import { dataExpression, walk } from "./texts-transform.mjs";

/** What code puts by number instead of by t(): digits, names of buttons, signs. */
const BY_NUMBER = " 0123456789ABC?:.+-–x♥←↑→↓";
const PREFIX = "FACE_PLAIN_";

/** Only the faces without Latin-1 become smaller: those with it draw what comes from elsewhere, such as titles. */
export class FacesTransform extends Transform {
  afterParse(parser: Parser): void {
    const kept = new Set(BY_NUMBER);
    const faces: { name: FaceName; declaration: any }[] = [];
    for (const source of parser.sources) {
      walk(source.statements, (node: any) => {
        if (node.kind === NodeKind.Call && node.expression.text === "t")
          for (const sign of node.args[0]?.value ?? "") kept.add(sign);
        if (node.kind === NodeKind.VariableDeclaration && node.name.text.startsWith(PREFIX))
          faces.push({ name: node.name.text.slice(PREFIX.length), declaration: node });
      });
    }
    for (const { name, declaration } of faces) {
      const call = Node.createCallExpression(declaration.name, null, [], declaration.range);
      declaration.initializer = Object.assign(
        call,
        dataExpression(packFace(name, true, kept), declaration.range),
      );
    }
  }
}
