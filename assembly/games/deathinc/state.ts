// Owns access to the bytes of a deathinc game (state-bytes.ts): the fields, and the tables that they set aside room for.
import { RULES_PTR } from "../../console/state-map";
import { NONE } from "./data";
import { OFFICE_TILES } from "./data-map";
import { RULES_SIZE, State } from "./state-bytes";

export const state = changetype<State>(RULES_PTR);

// ---- sets of spaces ----

function has(offset: usize, space: i32): bool {
  const place = <u8>(space & 7);
  return ((load<u8>(RULES_PTR + offset + (space >> 3)) >> place) & 1) != 0;
}
function mark(offset: usize, space: i32, on: bool): void {
  const at = RULES_PTR + offset + (space >> 3);
  const place = <u8>(space & 7);
  const bit: u8 = 1 << place;
  store<u8>(at, on ? load<u8>(at) | bit : load<u8>(at) & ~bit);
}
/** Whether an ordinary zombie stands on a space; the Zombie CEO is none of them (queries.ts). */
export function isZombie(space: i32): bool {
  return has(offsetof<State>("zombies"), space);
}
export function setZombie(space: i32, on: bool): void {
  mark(offsetof<State>("zombies"), space, on);
}
export function isHeart(space: i32): bool {
  return has(offsetof<State>("heartsLie0"), space);
}
export function setHeart(space: i32, on: bool): void {
  mark(offsetof<State>("heartsLie0"), space, on);
}
export function isBullet(space: i32): bool {
  return has(offsetof<State>("bulletsLie0"), space);
}
export function setBullet(space: i32, on: bool): void {
  mark(offsetof<State>("bulletsLie0"), space, on);
}
/** A tile's part of the set that lies at an address, bit local. */
export function tileSet(set: usize, tile: i32): i32 {
  const bit = 9 * tile;
  return ((<i32>load<u16>(set + (bit >> 3))) >> (bit & 7)) & 511;
}
/** Zombies 0, hearts 1 or bullets 2 on a tile, bit local. */
export function lyingIn(n: i32, tile: i32): i32 {
  return tileSet(RULES_PTR + offsetof<State>("zombies") + 64 * n, tile);
}
/** Ordinary zombies on a tile, bit local. */
export function zombiesIn(tile: i32): i32 {
  return tileSet(RULES_PTR + offsetof<State>("zombies"), tile);
}
export function heartsIn(tile: i32): i32 {
  return tileSet(RULES_PTR + offsetof<State>("heartsLie0"), tile);
}
export function bulletsIn(tile: i32): i32 {
  return tileSet(RULES_PTR + offsetof<State>("bulletsLie0"), tile);
}
/** Ordinary zombies on both maps. */
export function zombiesOnMap(): i32 {
  let count: u64 = 0;
  for (let at = 0; at < 64; at += 8)
    count += popcnt<u64>(load<u64>(RULES_PTR + at, offsetof<State>("zombies")));
  return <i32>count;
}

// ---- rooms and city tiles ----

/** 0 = the site is free, else 1 + room kind + 16 * direction of the door. tile = 11..25. */
export function roomByte(tile: i32): i32 {
  return load<u8>(RULES_PTR + tile - 11, offsetof<State>("rooms0"));
}
export function setRoomByte(tile: i32, value: i32): void {
  store<u8>(RULES_PTR + tile - 11, <u8>value, offsetof<State>("rooms0"));
}
/** Column of a laid city tile 26.. (the gate is 0, 0; west and north are negative). */
export function cityColumn(tile: i32): i32 {
  return load<i8>(RULES_PTR + 3 * (tile - OFFICE_TILES), offsetof<State>("city0"));
}
export function cityRow(tile: i32): i32 {
  return load<i8>(RULES_PTR + 3 * (tile - OFFICE_TILES), offsetof<State>("city0") + 1);
}
/** City tiles as they lie, three bytes each: column, row, kind + 32 * rotation. */
export const CITY: usize = RULES_PTR + offsetof<State>("city0");
/** Kind + 32 * rotation of a laid city tile. */
export function cityByte(tile: i32): i32 {
  return load<u8>(RULES_PTR + 3 * (tile - OFFICE_TILES), offsetof<State>("city0") + 2);
}
export function setCityTile(tile: i32, column: i32, row: i32, kindAndRotation: i32): void {
  const at = RULES_PTR + 3 * (tile - OFFICE_TILES);
  store<u8>(at, <u8>column, offsetof<State>("city0"));
  store<u8>(at, <u8>row, offsetof<State>("city0") + 1);
  store<u8>(at, <u8>kindAndRotation, offsetof<State>("city0") + 2);
}

// ---- cards and directors ----

/** Where a card 0..87 is: IN_... of state-phases.ts. */
export function cardPlace(card: i32): i32 {
  return load<u8>(RULES_PTR + card, offsetof<State>("cards0"));
}
export function setCardPlace(card: i32, place: i32): void {
  store<u8>(RULES_PTR + card, <u8>place, offsetof<State>("cards0"));
}
/** Where a director 0..7 is: UNDRAWN, ON_DESK + site, ... */
export function directorPlace(director: i32): i32 {
  return load<u8>(RULES_PTR + director, offsetof<State>("directors"));
}
export function setDirectorPlace(director: i32, place: i32): void {
  store<u8>(RULES_PTR + director, <u8>place, offsetof<State>("directors"));
}

// ---- seats ----

/** Space of a seat's pawn; NOWHERE = off the map. */
export function spaceOf(seat: i32): i32 {
  return load<u16>(RULES_PTR + 2 * seat, offsetof<State>("at0"));
}
export function setSpace(seat: i32, space: i32): void {
  store<u16>(RULES_PTR + 2 * seat, <u16>space, offsetof<State>("at0"));
}
/** 0 = none, else 1 + 21 * card + 7 * window + seat aimed at. */
export function orderOf(seat: i32): i32 {
  return load<u16>(RULES_PTR + 2 * seat, offsetof<State>("order0"));
}
export function setOrder(seat: i32, order: i32): void {
  store<u16>(RULES_PTR + 2 * seat, <u16>order, offsetof<State>("order0"));
}
/** Where the n-th zombie moved in this step stands; NOWHERE. */
export function movedAt(n: i32): i32 {
  return load<u16>(RULES_PTR + 2 * n, offsetof<State>("moved0"));
}
/** Whether there is one among the six: of none all bits are set. */
export function anyMoved(): bool {
  const first = load<i64>(RULES_PTR, offsetof<State>("moved0"));
  return (first & (<i64>load<i32>(RULES_PTR, offsetof<State>("moved0") + 8))) != -1;
}
export function setMovedAt(n: i32, space: i32): void {
  store<u16>(RULES_PTR + 2 * n, <u16>space, offsetof<State>("moved0"));
}
export function heartsOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("hearts0"));
}
export function setHearts(seat: i32, hearts: i32): void {
  store<u8>(RULES_PTR + seat, <u8>hearts, offsetof<State>("hearts0"));
}
export function bulletsOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("bullets0"));
}
export function setBullets(seat: i32, bullets: i32): void {
  store<u8>(RULES_PTR + seat, <u8>bullets, offsetof<State>("bullets0"));
}
export function killsOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("kills0"));
}
export function setKills(seat: i32, kills: i32): void {
  store<u8>(RULES_PTR + seat, <u8>kills, offsetof<State>("kills0"));
}
/** STATUS_... bits. */
export function statusOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("status0"));
}
export function setStatus(seat: i32, status: i32): void {
  store<u8>(RULES_PTR + seat, <u8>status, offsetof<State>("status0"));
}
export function lastingOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("lasting0"));
}
export function setLasting(seat: i32, lasting: i32): void {
  store<u8>(RULES_PTR + seat, <u8>lasting, offsetof<State>("lasting0"));
}
export function puppeteerOf(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("puppet0"));
}
export function setPuppeteer(seat: i32, puppeteer: i32): void {
  store<u8>(RULES_PTR + seat, <u8>puppeteer, offsetof<State>("puppet0"));
}
/** What the target's die 0 or 1 of Still Twitching shows. */
export function twitchDie(die: i32): i32 {
  return load<u8>(RULES_PTR + die, offsetof<State>("twitch0"));
}
export function setTwitchDie(die: i32, face: i32): void {
  store<u8>(RULES_PTR + die, <u8>face, offsetof<State>("twitch0"));
}
export function tieTotal(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("tie0"));
}
export function setTieTotal(seat: i32, total: i32): void {
  store<u8>(RULES_PTR + seat, <u8>total, offsetof<State>("tie0"));
}

/** All bytes as before a game: nothing is laid yet, nobody on the map. */
export function clearState(): void {
  memory.fill(RULES_PTR, 0, RULES_SIZE);
  memory.fill(
    RULES_PTR + offsetof<State>("at0"),
    <u8>NONE,
    offsetof<State>("hearts0") - offsetof<State>("at0"),
  );
}
/** What lasts a turn at most, as before one. */
export function clearTurn(): void {
  memory.fill(
    RULES_PTR + offsetof<State>("from"),
    <u8>NONE,
    offsetof<State>("dead") - offsetof<State>("from"),
  );
  memory.fill(RULES_PTR + offsetof<State>("bonus"), 0, offsetof<State>("rolls") - offsetof<State>("bonus"));
}
/** What lasts a fight at most, as before one; its weapon is named besides. */
export function clearFight(): void {
  memory.fill(
    RULES_PTR + offsetof<State>("passing"),
    0,
    offsetof<State>("fighting") - offsetof<State>("passing"),
  );
  state.scared = <u8>NONE;
}
/** No zombie has moved. */
export function clearMoved(): void {
  memory.fill(RULES_PTR + offsetof<State>("moved0"), <u8>NONE, 12);
}
/** The die in it, of the total; 0 = not rolled yet. */
export function tieFace(seat: i32): i32 {
  return load<u8>(RULES_PTR + seat, offsetof<State>("face0"));
}
/** A die is rolled in the tie-break: the total is what it shows. */
export function setTieDie(seat: i32, face: i32): void {
  store<u8>(RULES_PTR + seat, <u8>face, offsetof<State>("face0"));
  setTieTotal(seat, face);
}
/** Nobody has a total in the tie-break. */
export function clearTie(): void {
  memory.fill(RULES_PTR + offsetof<State>("tie0"), 0, 12);
}
/** No card is under way any more. */
export function clearCard(): void {
  store<i32>(RULES_PTR, -1, offsetof<State>("aim")); // aim, target, card
  state.using = 0;
}
