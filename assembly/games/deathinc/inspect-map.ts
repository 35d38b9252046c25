// Owns what lies on deathinc's two maps as JSON text: rooms, city tiles, what stands where.
import { group, list, number, pair, quoted } from "../../console/inspect-text";
import { NONE, NOWHERE } from "./data";
import { CITY_DECK } from "./data-city";
import { FIRST_SITE, GATE, SITES, SITE_A, SPACES } from "./data-map";
import {
  CITY,
  DIRECTIONS,
  ROOMS,
  columnOf,
  directorWord,
  rowOf,
  siteWord,
  spaceWord,
  tileWord,
} from "./inspect-words";
import { ceoSpace, directorAt, directorOn, isLaid, walkable } from "./queries";
import {
  cityByte,
  cityColumn,
  cityRow,
  isBullet,
  isHeart,
  isZombie,
  movedAt,
  roomByte,
  state,
} from "./state";
import { PHASE_BLUE, PHASE_FILL, PHASE_RED, PHASE_ROTATE, PHASE_SITE, PHASE_TOKENS } from "./state-phases";

const ZOMBIES: i32 = 0;
const HEARTS: i32 = 1;
const BULLETS: i32 = 2;

export function mapText(): string {
  const rooms: string[] = [];
  const desks: string[] = [];
  let laid = 0;
  for (let site = 0; site < SITES; site++) {
    if (roomByte(FIRST_SITE + site) != 0) laid++;
    rooms.push(pair(siteWord(site), roomText(FIRST_SITE + site)));
    const director = directorAt(site);
    desks.push(pair(siteWord(site), director == NONE ? "null" : quoted(directorWord(director))));
  }
  const phase = <i32>state.phase;
  if (phase == PHASE_SITE) laid++;
  const parts: string[] = [
    pair("rooms", group(rooms)),
    pair("desks", group(desks)),
    number("tiles", 15 - laid),
    pair("ceo", state.ceo == <u8>NONE ? "null" : quoted(siteWord(state.ceo))),
    pair("city", cityText()),
    number(
      "cityDeck",
      state.cityLaid == 0 ? CITY_DECK : CITY_DECK + 1 - <i32>state.cityLaid - i32(phase == PHASE_ROTATE),
    ),
    pair("room", underWay(phase)),
    number("tokens", phase == PHASE_TOKENS ? (state.tokens & 15) + (state.tokens >> 4) : 0),
    number("boots", state.boots),
  ];
  return parts.join(",") + "," + spacesText();
}

/** A room's kind; in the middle of the ring with its door. */
function roomText(tile: i32): string {
  if (roomByte(tile) == 0) return "null";
  const kind = (roomByte(tile) & 15) - 1;
  const word = quoted(kind < ROOMS.length ? ROOMS[kind] : "none");
  if (tile < SITE_A) return word;
  const parts: string[] = [pair("room", word), pair("door", quoted(DIRECTIONS[(roomByte(tile) >> 4) & 3]))];
  return group(parts);
}

/** The tiles behind the gate in the order in which they were laid; null before the gate lies. */
function cityText(): string {
  if (state.cityLaid == 0) return "null";
  const tiles: string[] = [];
  for (let tile = GATE + 1; tile < GATE + <i32>state.cityLaid; tile++) {
    const kind = cityByte(tile) & 31;
    const parts: string[] = [
      pair("tile", quoted(kind < CITY.length ? CITY[kind] : "none")),
      pair("at", "[" + cityColumn(tile).toString() + "," + cityRow(tile).toString() + "]"),
      number("rotation", cityByte(tile) >> 5),
    ];
    tiles.push(group(parts));
  }
  return list(tiles);
}

/** The tile that is being laid or filled. */
function underWay(phase: i32): string {
  const room = <i32>state.room;
  if (phase == PHASE_SITE) return quoted(room < ROOMS.length ? ROOMS[room] : "none");
  if (phase == PHASE_ROTATE) return quoted(room < CITY.length ? CITY[room] : "none");
  const fills = phase == PHASE_RED || phase == PHASE_BLUE || phase == PHASE_FILL || phase == PHASE_TOKENS;
  return fills ? quoted(tileWord(room)) : "null";
}

/** Zombies, hearts and bullets as lists of spaces, and every space with what is on it. */
function spacesText(): string {
  const order = inOrder();
  const lists: string[][] = [[], [], []];
  const on: string[] = [];
  for (let i = 0; i < order.length; i++) {
    const space = order[i];
    const word = quoted(spaceWord(space));
    const here: string[] = [];
    for (let what = ZOMBIES; what <= BULLETS; what++) {
      if (!lies(space, what)) continue;
      lists[what].push(word);
      here.push(what == ZOMBIES ? "zombie" : what == HEARTS ? "heart" : "bullet");
    }
    if (space == ceoSpace()) here.push("ceo");
    if (directorOn(space) != NONE) here.push(directorWord(directorOn(space)));
    on.push(pair(spaceWord(space), quoted(here.join(" "))));
  }
  const parts: string[] = [
    pair("zombies", list(lists[ZOMBIES])),
    pair("moved", movedText()),
    pair("hearts", list(lists[HEARTS])),
    pair("bullets", list(lists[BULLETS])),
    pair("on", group(on)),
  ];
  return parts.join(",");
}

/** Where the zombies stand that have moved in this step 8. */
function movedText(): string {
  const words: string[] = [];
  for (let n = 0; n < 6; n++) if (movedAt(n) != NOWHERE) words.push(quoted(spaceWord(movedAt(n))));
  return list(words);
}

function lies(space: i32, what: i32): bool {
  return what == ZOMBIES ? isZombie(space) : what == HEARTS ? isHeart(space) : isBullet(space);
}

/** Spaces that can be walked on, or hold something all the same: office, then city, each row by row. */
function inOrder(): i32[] {
  const spaces: i32[] = [];
  for (let space = 0; space < SPACES; space++) {
    const isThere = isLaid(space / 9) && walkable(space);
    if (isThere || lies(space, ZOMBIES) || lies(space, HEARTS) || lies(space, BULLETS)) spaces.push(space);
  }
  return spaces.sort((a, b) => keyOf(a) - keyOf(b));
}

function keyOf(space: i32): i32 {
  return (space >= 9 * GATE ? 1 << 24 : 0) + ((rowOf(space) + 128) << 10) + columnOf(space) + 128;
}
