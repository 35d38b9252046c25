// Owns the reading of files of facts (game.json, board.json, panel.json): a mistake ends in a sentence with file and field.
import * as v from "valibot";
import { fail } from "./cli.ts";

/** Checks the text of such a file; `place` names it to the user. Ends the tool when it is no JSON or a field is wrong. */
export function parseFacts<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  place: string,
): v.InferOutput<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    fail(`${place} cannot be read: ${(error as Error).message}.`);
  }
  const result = v.safeParse(schema, json);
  if (!result.success) {
    const issue = result.issues[0];
    fail(`${place}, field "${v.getDotPath(issue) ?? ""}" ${issue.message}.`);
  }
  return result.output;
}
