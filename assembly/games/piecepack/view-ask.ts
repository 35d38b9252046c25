// Owns piecepack's dialogs that ask once more, and the words for what undo takes back.
import { ICON_CLOCK_32, ICON_DEAD_32, ICON_HORDE_32 } from "../../console/icon-data";
import { ASK_GIVE_UP, drawAsk, drawGiveUp } from "../../console/screens/ask";
import { shell } from "../../console/state-map";
import { put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { ASK_DIE, ASK_LATE, deadlyFaces, leastWallDamage, mostWallDamage } from "./asks";
import { roomName } from "./names";
import { damage, intensity, pendingZombies } from "./queries";
import { ACTION_COWER, ACTION_END_TURN, ACTION_FIGHT, ACTION_RETREAT, ACTION_SEARCH } from "./rules";
import { state } from "./state";

/** The dialog of shell.ask. */
export function drawAskFor(): void {
  const ask = <i32>shell.ask;
  if (ask == ASK_DIE) {
    putCount(pendingZombies(), t("zombie"), t("zombies"));
    put(t(", your attack is "));
    putNumber(state.attack);
    put(t(":\nyou lose "));
    putNumber(damage());
    put(t(", you have "));
    putNumber(state.health);
    put(t("."));
    return drawAsk(t("This kills you"), ICON_DEAD_32, t("Choose again"), t("Fight and die"));
  }
  if (ask == ASK_LATE) {
    put(t("It takes the last time: you lose\nbefore a die is rolled."));
    return drawAsk(t("This loses the game"), ICON_CLOCK_32, t("Choose again"), t("Do it and lose"));
  }
  if (ask == ASK_GIVE_UP) return drawGiveUp();
  putWall();
  drawAsk(t("Break a wall?"), ICON_HORDE_32, t("Not now"), t("Break the wall"));
}

/** "0 to 5 + 3 zombies come, attack 2: lose 1 to 6. 2 of 6 faces kill you." */
function putWall(): void {
  putNumber(intensity());
  put(t(" to "));
  putNumber(intensity() + 5);
  put(t(" zombies, your attack is "));
  putNumber(state.attack);
  if (mostWallDamage() == 0) return put(t(".\nThey cannot hurt you."));
  put(t(":\nyou lose "));
  putNumber(leastWallDamage());
  put(t(" to "));
  putNumber(mostWallDamage());
  put(t(", you have "));
  putNumber(state.health);
  put(t(".\n"));
  if (deadlyFaces() == 0) return;
  putNumber(deadlyFaces());
  put(state.health > 1 ? t(" of 6 faces kill you if you stay.") : t(" of 6 faces kill you."));
}

/** What the undo row of the pause menu takes back. */
export function putUndone(): void {
  const action = <i32>shell.undoDetail;
  if (action == ACTION_FIGHT) return put(t("the fight"));
  if (action == ACTION_END_TURN) return put(t("end of turn"));
  if (action == ACTION_SEARCH) return put(t("the search"));
  if (action == ACTION_COWER) return put(t("the rest"));
  if (action < ACTION_RETREAT || action > ACTION_SEARCH) return put(t("the last step"));
  put(t("retreat, "));
  put(roomName(action - ACTION_RETREAT));
}
