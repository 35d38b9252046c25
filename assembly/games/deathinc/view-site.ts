// Owns the screen on which a room's tile is laid: which site, and to which side its door looks.
import { BLACK, WHITE, fill, frame } from "../../console/framebuffer";
import { ICON_DIRECTOR_24 } from "../../console/icon-data";
import { blitCentred, blitDoubled } from "../../console/icons";
import { barRight } from "../../console/parts";
import { HEAD, READ, centre, label, put, putNumber } from "../../console/text";
import { t } from "../../console/texts";
import { DESK, armBefore, isFree, placeNow } from "./choices-site";
import { DIRECTORS, NOWHERE, OFFICE } from "./data";
import { FIRST_SITE, SITES } from "./data-map";
import { findWay } from "./goto";
import { directorName, putMany, roomName } from "./names";
import { columnStep, rowStep } from "./queries-city";
import { findWays, homeSteps, wayTo } from "./queries-way";
import { directorPlace, spaceOf, state } from "./state";
import { UNDRAWN } from "./state-phases";
import { drawCorners, tagOf } from "./view-cell";
import { PLAN_PANEL, boxText, panelBox, panelHints, panelRule, panelText, seatBar } from "./view-panel";
import { drawPlan, tileX, tileY } from "./view-plan";
import { directionName } from "./view-walk";

const NAME_X: i32 = PLAN_PANEL + 37;
const RULE_Y: i32 = 45;

/** PHASE_SITE. */
export function drawSite(): void {
  drawPlan(NOWHERE);
  const place = placeNow();
  const site = place >> 2;
  let free = 0;
  for (let other = 0; other < SITES; other++) {
    if (!isFree(other)) continue;
    drawFree(other, other == site ? place & 3 : -1);
    free++;
  }
  seatBar(state.turn, t("lay a tile"));
  putMany(free, t("site"));
  barRight();
  drawRoom(state.room);
  panelRule(RULE_Y);
  put(t("With 1-6 zombies, up to\n6 hearts or bullets."));
  panelText(RULE_Y + 4);
  put(t("SITE "));
  putNumber(site + 1);
  put(t(", DOOR "));
  put(directionName(place & 3));
  putWays(armBefore(place), panelBox(76, 2));
  panelHints(t("Look"), t("Lay"), t("Next"));
}

/** A free site's number between corners; where the cursor is, in black with its door on a side. -1 = it is not. */
function drawFree(site: i32, door: i32): void {
  const x = tileX(FIRST_SITE + site);
  const y = tileY(FIRST_SITE + site);
  drawCorners(x + 2, y + 2, 21, 5);
  if (door >= 0) {
    fill(x + 4, y + 4, 17, 17, BLACK);
    fill(x + 10 + 9 * columnStep(door), y + 10 + 9 * rowStep(door), 5, 5, BLACK);
  }
  putNumber(site + 1);
  centre(x + 13, y + 8, READ, door >= 0 ? WHITE : BLACK);
}

/** What the tile is: a picture, its name, of an office its director. */
function drawRoom(kind: i32): void {
  const x = PLAN_PANEL + 18;
  if (kind != OFFICE) {
    frame(x - 11, 20, 22, 18, 1, BLACK);
    blitDoubled(tagOf(kind), x - 7, 24, BLACK);
    return label(roomName(kind), NAME_X, 24, HEAD, BLACK);
  }
  blitCentred(ICON_DIRECTOR_24, x, 30, BLACK);
  label(roomName(kind), NAME_X, 18, READ, BLACK);
  label(directorName(nextDirector()), NAME_X, 29, HEAD, BLACK);
}
/** The director who comes with the next office. */
function nextDirector(): i32 {
  let director = 0;
  while (director < DIRECTORS - 1 && directorPlace(director) != UNDRAWN) director++;
  return director;
}

/** How far the desk would be from the Entrance, and from the pawn; arm = the end of the hallway's arm before its door. */
function putWays(arm: i32, y: i32): void {
  put(t("To the Entrance: "));
  putNumber(homeSteps(arm) + DESK);
  const here = spaceOf(state.turn);
  if (here != NOWHERE) {
    put(t("\nTo you: "));
    findWays(here);
    putNumber(wayTo(arm) + DESK);
    const fights = findWay(arm);
    if (fights > 0) {
      put(t(", "));
      putMany(fights, t("fight"));
    }
  }
  boxText(y);
}
