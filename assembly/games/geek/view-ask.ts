// Owns geek's dialogs that ask once more.
import { ICON_DEAD_32, ICON_TRUCK_32 } from "../../console/icon-data";
import { ASK_GIVE_UP, drawAsk, drawGiveUp } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_LEAVE, leftBehind, livingPeople } from "./asks";
import { MOST_SEATS } from "./data";
import { seatName } from "./names";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const ask = <i32>shell.ask;
  if (ask == ASK_GIVE_UP) return drawGiveUp();
  if (ask == ASK_LEAVE) {
    put(t("Not in the truck: "));
    putSeats(leftBehind());
    put(t(".\nWho is left behind has lost."));
    return drawAsk(t("Leave friends behind?"), ICON_TRUCK_32, t("Wait"), t("Drive away"));
  }
  const seats = livingPeople();
  if (popcnt(seats) > 1) {
    putSeats(seats);
    put(t(" must all want it.\n"));
  }
  put(t("The undead win."));
  drawAsk(t("Do the living give up?"), ICON_DEAD_32, t("Play on"), t("Give up"));
}

/** "Mary, Anita". */
function putSeats(seats: i32): void {
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    if (((seats >> seat) & 1) == 0) continue;
    put(seatName(seat));
    if (seats >> (seat + 1)) put(t(", "));
  }
}
