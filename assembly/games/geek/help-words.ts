// Owns the words of geek's help: title and sentences of each page, in the order of help-pages.ts.
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

const WORDS: usize = memory.data<u16>([
  <u16>(
    t(
      "Find the keys and the gas. Both are hidden in the house or its yards.\nBring them to the truck and drive off: whoever sits in it has won.",
    )
  ),
  <u16>(
    t(
      "Spin, and walk so many steps or fewer.\nA hidden tile or a monster ends the walk.\nBefore the turn ends: boards, a kit, trades with who stands beside you.",
    )
  ),
  <u16>(
    t(
      "A, C, up, down: one step. B: what can be done here; Go to takes you far.\nDoors and windows are steps like others.\nYou pass friends, but do not stop there.",
    )
  ),
  <u16>(
    t(
      "Step on a tile and it is flipped: a thing is yours, a friend comes along, a monster attacks.\nMonsters step on tiles, but never flip them.",
    )
  ),
  <u16>(
    t(
      "Swords: killed, if you have a knife, axe or crossbow.\nCross: killed, if you have a gun.\nRun: you get away.\nTeeth: lose 1 heart.\nGrenade: kills, no spin.",
    )
  ),
  <u16>(
    t(
      "A second spin says how far: 1 step at least, not back to the monster.\nYou may run into the next tile or monster.\nNo way out: the fight goes on.",
    )
  ),
  <u16>(
    t(
      "Gone through a door or window? You may board it: nobody passes.\nTo break it: swords or cross with your weapon, or a grenade.\nMonsters need teeth.",
    )
  ),
  <u16>(
    t(
      "Kits help in your turn and before each spin of a fight.\nAt the end of your turn neighbours may trade, unless a wall or boards are between.\nA trade needs both.",
    )
  ),
  <u16>(
    t(
      "No heart left: your things stay there, and you play the undead.\nIf you carry a friend, you play on as that friend, with all your things: 1 heart, Johnny 3.",
    )
  ),
  <u16>(
    t(
      "Spin, then move one monster that lies open. It attacks whoever it meets.\nWith 2 or more undead, never the monster moved last.\nAll eaten: the undead win.",
    )
  ),
  <u16>(
    t(
      "Keys and gas in the truck, no monster or tile in it: drive off as your turn starts or ends, if who carries them agrees.\nRestless house: monsters move from the start.",
    )
  ),
]);

/** Title of a page, as it stands in the index and after "How to play: ". */
export function helpTitle(page: i32): usize {
  return load<u16>(TITLES + 2 * page);
}

/** The sentences of a page; helpText() of the console sets them. */
export function helpWords(page: i32): usize {
  return load<u16>(WORDS + 2 * page);
}
