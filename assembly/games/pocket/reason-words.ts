// Owns the words for why a computer player did something, in the order of data-reasons.ts.
import { t } from "../../console/texts";

// To stand after a name and a colon; "%2n" is the number that goes with the reason.
const WORDS: usize = memory.data<u16>([
  <u16>t("nothing better to do."),
  <u16>t("the Temple is still hidden."),
  <u16>t("this is the way to the Temple."),
  <u16>t("the Dining Room is still hidden."),
  <u16>t("this is the way to the window."),
  <u16>t("the Graveyard is still hidden."),
  <u16>t("this is the way to the Graveyard."),
  <u16>t("an etching is still missing."),
  <u16>t("an item lies there."),
  <u16>t("no door leads on."),
  <u16>t("so there are %2n new ways."),
  <u16>t("we need the totem."),
  <u16>t("the sooner the better."),
  <u16>t("somebody has only %2n health."),
  <u16>t("there is time, cards to spare: %2n."),
  <u16>t("only %2n cards to midnight."),
  <u16>t("an item without a fight."),
  <u16>t("in a fight nobody is hurt."),
  <u16>t("a fight costs us %2n in all."),
  <u16>t("for the totem we have to fight."),
  <u16>t("the others are enough."),
  <u16>t("a fight would be death."),
  <u16>t("%2n zombies are too many."),
  <u16>t("it is more use there."),
  <u16>t("it saves a life."),
  <u16>t("who has most health can bear it."),
  <u16>t("it saves us %2n damage."),
  <u16>t("the fuel is saved."),
]);
const COUNT: u32 = 28;

/** The sentence for a REASON_..., for say() with an entry of LINE_WHY. */
export function reasonWords(reason: i32): usize {
  return load<u16>(WORDS + 2 * (<u32>reason < COUNT ? reason : 0));
}
