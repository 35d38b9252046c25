// Owns the help pages of geek: words and picture of each.
import { helpText } from "../../console/screens/help";
import { t } from "../../console/texts";

const TITLES: usize = memory.data<u16>([
  <u16>t("the goal"),
  <u16>t("your turn"),
  <u16>t("walking"),
  <u16>t("hidden tiles"),
  <u16>t("fights"),
  <u16>t("running away"),
  <u16>t("boards"),
  <u16>t("things and trades"),
  <u16>t("death and rescue"),
  <u16>t("the undead side"),
  <u16>t("the truck, options"),
]);

/** Words of a page after "How to play: "; they begin with a small letter. */
export function helpTitle(page: i32): usize {
  return load<u16>(TITLES + 2 * page);
}

export function drawHelpPage(_page: i32): void {
  helpText(t("Find keys and gas, then all drive off in the truck."));
}
