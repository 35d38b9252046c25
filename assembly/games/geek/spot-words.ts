// Owns the names of the 64 hiding spots, and how something lies there: in, behind, under, by.
import { put, putCapital } from "../../console/text";
import { t } from "../../console/texts";
import { SPOTS } from "./data-board";

// In the order of the spots' numbers (data-board.ts).
const SPOT_WORDS: usize = memory.data<u16>([
  <u16>t("fridge"),
  <u16>t("stove"),
  <u16>t("table"),
  <u16>t("cupboard"), // kitchen
  <u16>t("shelves"),
  <u16>t("sack"), // pantry
  <u16>t("bathtub"),
  <u16>t("curtain"),
  <u16>t("washer"), // bathroom
  <u16>t("wardrobe"),
  <u16>t("dresser"),
  <u16>t("bed"),
  <u16>t("chest"),
  <u16>t("rug"),
  <u16>t("crib"), // bedroom
  <u16>t("sideboard"),
  <u16>t("clock"),
  <u16>t("palm pot"), // dining room
  <u16>t("coats"),
  <u16>t("portrait"),
  <u16>t("hat rack"), // hall
  <u16>t("boxes"),
  <u16>t("brooms"), // closet
  <u16>t("bunk"),
  <u16>t("toybox"),
  <u16>t("tent"),
  <u16>t("desk"),
  <u16>t("carpet"), // kids' room
  <u16>t("bookcase"),
  <u16>t("armchair"),
  <u16>t("sofa"),
  <u16>t("drapes"),
  <u16>t("fireplace"),
  <u16>t("plant"),
  <u16>t("piano"), // living room
  <u16>t("stand"),
  <u16>t("shoes"), // entry
  <u16>t("bench"),
  <u16>t("barrel"),
  <u16>t("tyres"), // garage
  <u16>t("well"),
  <u16>t("swing"),
  <u16>t("compost"),
  <u16>t("logs"),
  <u16>t("rain tub"),
  <u16>t("bin"),
  <u16>t("bush"),
  <u16>t("scarecrow"),
  <u16>t("woodpile"),
  <u16>t("mailbox"),
  <u16>t("bins"), // front yard
  <u16>t("glasshouse"),
  <u16>t("shed"),
  <u16>t("roses"),
  <u16>t("kennel"),
  <u16>t("hedge"),
  <u16>t("grill"),
  <u16>t("seat"),
  <u16>t("sandbox"),
  <u16>t("hose"),
  <u16>t("trash"),
  <u16>t("barrow"),
  <u16>t("pond"), // back yard
  <u16>t("cab"), // truck
]);

const HOW: usize = memory.data<u16>([
  <u16>t("in the "),
  <u16>t("behind the "),
  <u16>t("under the "),
  <u16>t("by the "),
]);
const IN: u8 = 0;
const BEHIND: u8 = 1;
const UNDER: u8 = 2;
const BY: u8 = 3;

// How something lies at each spot, four of them a byte.
const SECOND: u8 = 4;
const THIRD: u8 = 16;
const FOURTH: u8 = 64;
const HOWS: usize = memory.data<u8>([
  IN + SECOND * IN + THIRD * UNDER + FOURTH * IN, // fridge, stove, table, cupboard
  BY + SECOND * IN + THIRD * IN + FOURTH * BEHIND, // shelves, sack, bathtub, curtain
  IN + SECOND * IN + THIRD * IN + FOURTH * UNDER, // washer, wardrobe, dresser, bed
  IN + SECOND * UNDER + THIRD * IN + FOURTH * IN, // chest, rug, crib, sideboard
  BEHIND + SECOND * IN + THIRD * UNDER + FOURTH * BEHIND, // clock, palm pot, coats, portrait
  BY + SECOND * BEHIND + THIRD * BEHIND + FOURTH * UNDER, // hat rack, boxes, brooms, bunk
  IN + SECOND * IN + THIRD * UNDER + FOURTH * UNDER, // toybox, tent, desk, carpet
  BEHIND + SECOND * UNDER + THIRD * UNDER + FOURTH * BEHIND, // bookcase, armchair, sofa, drapes
  IN + SECOND * BEHIND + THIRD * UNDER + FOURTH * BY, // fireplace, plant, piano, stand
  BY + SECOND * UNDER + THIRD * IN + FOURTH * BEHIND, // shoes, bench, barrel, tyres
  BY + SECOND * BY + THIRD * IN + FOURTH * UNDER, // well, swing, compost, logs
  IN + SECOND * IN + THIRD * IN + FOURTH * UNDER, // rain tub, bin, bush, scarecrow
  BEHIND + SECOND * IN + THIRD * BEHIND + FOURTH * IN, // woodpile, mailbox, bins, glasshouse
  IN + SECOND * UNDER + THIRD * IN + FOURTH * IN, // shed, roses, kennel, hedge
  BY + SECOND * UNDER + THIRD * IN + FOURTH * BY, // grill, seat, sandbox, hose
  IN + SECOND * IN + THIRD * BY + FOURTH * IN, // trash, barrow, pond, cab
]);

/** The name of a spot 0..63: "portrait". */
export function spotName(spot: i32): usize {
  return load<u16>(SPOT_WORDS + 2 * min(<u32>spot, SPOTS - 1));
}

/** "in the bathtub", "behind the portrait". */
export function putSpot(spot: i32): void {
  put(howWords(spot));
  put(spotName(spot));
}

/** The same at the head of a line. */
export function putSpotFirst(spot: i32): void {
  putCapital(howWords(spot));
  put(spotName(spot));
}

function howWords(spot: i32): usize {
  const how = (load<u8>(HOWS + ((spot & 63) >> 2)) >> (<u8>(2 * (spot & 3)))) & 3;
  return load<u16>(HOW + 2 * how);
}
