// Owns the screens on which a room's tile is laid: which site, and for those inside the ring which side its door looks to.
import { BLACK, WHITE, blit, fill, frame } from "../../console/framebuffer";
import { ICON_DIRECTOR_24, SPRITE_TIE, SPRITE_ZCEO13 } from "../../console/icon-data";
import { blitCentred, blitDoubled } from "../../console/icons";
import { rowAction } from "../../console/rows";
import { HEAD, READ, centre, label, put, putCount, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { DESK, armBefore, deskSteps, doorRow, isFree, listDoors, siteNow } from "./choices-site";
import { CEO, DIRECTORS, NOWHERE, OFFICE } from "./data";
import { FIRST_SITE, SITES, middleOf } from "./data-map";
import { findWay } from "./goto";
import { directorName, roomName } from "./names";
import { beside } from "./queries";
import { stepsBetween } from "./queries-steps";
import { STAGE_DOOR } from "./screens";
import { directorPlace, roomByte, setRoomByte, spaceOf, state } from "./state";
import { UNDRAWN } from "./state-phases";
import { drawCorners, tagOf } from "./view-cell";
import { PLAN_PITCH } from "./view-ground";
import {
  PLAN_PANEL,
  barEnd,
  boxText,
  drawRows,
  noRefusal,
  panelBox,
  panelEnd,
  panelHints,
  panelRule,
  panelText,
  putSteps,
  seatBar,
} from "./view-panel";
import { drawPlan, tileX, tileY } from "./view-plan";
import { directionName } from "./view-walk";

const NAME_X: i32 = PLAN_PANEL + 37;
const RULE_Y: i32 = 45;
const DOORS_Y: i32 = 30;

/** PHASE_SITE, STAGE_FIRST or STAGE_DOOR. */
export function drawSite(cursor: i32): void {
  if (state.stage == STAGE_DOOR) return drawDoors(cursor);
  drawPlan(NOWHERE);
  const site = siteNow();
  let free = 0;
  for (let other = 0; other < SITES; other++) {
    if (!isFree(other)) continue;
    drawFree(other, other == site);
    free++;
  }
  seatBar(state.turn, t("lay the tile"));
  putCount(free, t("site"), t("sites"));
  barEnd(0);
  drawRoom(state.room);
  putBrings(state.room);
  panelText(RULE_Y + 4);
  put(t("SITE "));
  putNumber(site + 1);
  put(t(": STEPS FROM ITS DESK"));
  putWays(site, panelBox(76, 2));
  panelHints(t("Look"), t("Lay"), t("Next"));
}

/** A free site's number between corners; in black where the cursor is. */
function drawFree(site: i32, chosen: bool): void {
  const x = tileX(FIRST_SITE + site);
  const y = tileY(FIRST_SITE + site);
  drawCorners(x + 2, y + 2, 21, 5);
  if (chosen) fill(x + 4, y + 4, 17, 17, BLACK);
  putNumber(site + 1);
  centre(x + 13, y + 8, READ, chosen ? WHITE : BLACK);
}

/** What the tile is: a picture, its name, of an office its director. */
function drawRoom(kind: i32): void {
  const x = PLAN_PANEL + 18;
  if (kind == OFFICE) blitCentred(ICON_DIRECTOR_24, x, 30, BLACK);
  else if (kind == CEO) blitDoubled(SPRITE_ZCEO13, x - 13, 17, BLACK);
  else {
    frame(x - 11, 20, 22, 18, 1, BLACK);
    blitDoubled(tagOf(kind), x - 7, 24, BLACK);
  }
  if (kind != OFFICE) return label(roomName(kind), NAME_X, 24, HEAD, BLACK);
  label(roomName(kind), NAME_X, 18, READ, BLACK);
  label(directorName(nextDirector()), NAME_X, 29, HEAD, BLACK);
}
/** The director who comes with the next office. */
function nextDirector(): i32 {
  let director = 0;
  while (director < DIRECTORS - 1 && directorPlace(director) != UNDRAWN) director++;
  return director;
}
function putBrings(kind: i32): void {
  panelRule(RULE_Y);
  put(t("With 1-6 zombies, up to\n6 hearts or bullets."));
}

/** How far the desk would be from the Entrance, and from the pawn. */
function putWays(site: i32, y: i32): void {
  const direction = doorRow(site);
  put(t("To the Entrance: "));
  putNumber(deskSteps(site, direction));
  const here = spaceOf(state.turn);
  if (here != NOWHERE) {
    const arm = armBefore(site, direction);
    put(t("\nTo you: "));
    putNumber(stepsBetween(here, arm) + DESK);
    const fights = findWay(arm);
    if (fights > 0) {
      put(t(", "));
      putCount(fights, t("fight"), t("fights"));
    }
  }
  boxText(y);
}

// ---- which door ----

function drawDoors(cursor: i32): void {
  const site = siteNow();
  const tile = FIRST_SITE + site;
  listDoors(site);
  const direction = rowAction(cursor) & 3;
  const before = roomByte(tile);
  setRoomByte(tile, 1 + state.room + 16 * direction);
  drawPlan(NOWHERE);
  setRoomByte(tile, before);
  drawCorners(tileX(tile) - 1, tileY(tile) - 1, 27, 6);
  if (<i32>state.room == OFFICE) {
    const local = middleOf(direction ^ 2);
    blit(
      SPRITE_TIE,
      tileX(tile) + PLAN_PITCH * (local % 3) + 3,
      tileY(tile) + PLAN_PITCH * (local / 3) + 1,
      BLACK,
    );
  }
  seatBar(state.turn, t("which door?"));
  put(t("site "));
  putNumber(site + 1);
  barEnd(0);
  put(t("desk to Entrance"));
  panelEnd(DOORS_Y - 12);
  drawRows(DOORS_Y, cursor, putDoor, putDoorSteps, noRefusal);
  panelHints(t("Back"), t("Lay"), t("Look"));
}

function putDoor(action: i32): void {
  put(directionName(action & 3));
  put(t(", tile "));
  putNumber(beside(FIRST_SITE + siteNow(), action & 3) + 1);
}
function putDoorSteps(action: i32): void {
  putSteps(deskSteps(siteNow(), action & 3));
}
