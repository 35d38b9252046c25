// Owns random tables of deathinc to begin games with: rooms, directors, zombies, hands as late as play can bring them.
import { Random } from "../../tools/random.ts";
import {
  DIRECTORS,
  HOME,
  PLAN_SPACES,
  SITES,
  isWalkable,
  placeOf,
  roomOf,
  type Table,
} from "./deathinc-table.ts";

type Fields = [path: string, value: string][];

const SEATS = 6;
/** Turns that are left when a game begins late: the safety stop ends it (INC-DIGI-6, INC-SOLO-3). */
const TURNS_LEFT = 30;
/** Of the office; with the city there are more. */
const ZOMBIES = 100;
/** One game in so many is played from the set-up. */
const ONE_WHOLE = 40;

const EVENTS =
  "staple gun,guillotine blade,foam extinguisher,nine iron,first-aid tin,swivel chair,duct plan,ammo locker,snack machine,toner bomb,triple espresso,power nap,zombie shuffle,dead centre,petty cash,goods lift,hold my hand,early retirement,all-hands meeting,standing room only,lunch break".split(
    ",",
  );
const FOR_OTHERS =
  "speakerphone,objection,evacuation drill,mandatory meeting,wet floor,crossed memo,budget cut,wrong turn,headhunter".split(
    ",",
  );
const BASE =
  "second wind,glass beads,upside-down map,other meat,puppet strings,slippery grip,hedge trimmer,open air only,frozen stiff,red hatchet,bandage roll,hand bomb,boot find,missing hour,still twitching,full house,borrowed wheels,shell boxes,bottle fire,breather,longboard,double trouble,rearranged,flood gates,pushed along,loose laces,herd caller".split(
    ",",
  );
const ITEMS = EVENTS.slice(0, 10);
const BASE_ITEMS =
  "glass beads,hedge trimmer,red hatchet,bandage roll,hand bomb,boot find,shell boxes,longboard".split(",");
const OTHERS = ["ceo", "cafeteria", "mail", "server", "copy", "security", "maintenance"];
const CITY_TILES = ["landing pad", "crossroads", "clinic", "filling stop", "fork", "playthings"];

const seatsOf = (seed: number): number => 1 + (seed % SEATS);
const isCity = (seed: number): boolean => seatsOf(seed) > 1 && Math.floor(seed / SEATS) % 2 === 1;

/** Seats that people play, in one game of four: such a game goes on for ever if nobody ends it (INC-DIGI-6). */
export function personsOf(seed: number): number[] {
  const random = new Random(seed ^ 0x9e0);
  return random.oneIn(4) ? [...Array(seatsOf(seed)).keys()].filter(() => random.oneIn(2)) : [];
}

/** 1 to 6 seats, both modes, every option, computers alone; most begin late. */
export const kind = {
  name: "deathinc",
  seats: seatsOf,
  given: (seed: number): Fields => fieldsOf(seed, []),
};

/** The same with persons in one game of four. */
export const kindWithPersons = { ...kind, given: (seed: number): Fields => fieldsOf(seed, personsOf(seed)) };

function fieldsOf(seed: number, persons: number[]): Fields {
  const random = new Random(seed ^ 0x1c0);
  const reactions = random.pick(["orders", "ask", "off"]);
  const fields: Fields = [
    ["options.city", String(isCity(seed))],
    ["options.kills", String(isCity(seed) && random.oneIn(2))],
    ["options.reactions", JSON.stringify(reactions)],
    ["humans", JSON.stringify(persons)],
  ];
  return random.oneIn(ONE_WHOLE) ? fields : fields.concat(lateTable(seed, random));
}

/** Takes some members out of a list at random. */
function take<T>(from: T[], count: number, random: Random): T[] {
  return Array.from(
    { length: Math.min(count, from.length) },
    () => from.splice(random.below(from.length), 1)[0]!,
  );
}

function lateTable(seed: number, random: Random): Fields {
  const rooms = randomRooms(random);
  const table = { rooms, city: null } as unknown as Table;
  const sitesOf = (kind: string): typeof SITES =>
    SITES.filter(({ name }) => name in rooms && roomOf(table, name) === kind);
  const chairs = sitesOf("ceo").map(({ centre }) => centre);
  const spaces = PLAN_SPACES.filter((space) => isWalkable(table, space) && !chairs.includes(space));
  const players = randomPlayers(seed, random, spaces, sitesOf("office").length);
  const last = (seatsOf(seed) === 1 ? 40 : 600) - random.below(TURNS_LEFT);
  const fields = roomFields(rooms);
  const isOut = isCity(seed) && players.some(({ safe }) => safe.length > 0);
  if (isOut && random.oneIn(2)) fields.push(...randomCity(random));
  fields.push(["turns", String(1 + seatsOf(seed) * Math.floor((last - 1) / seatsOf(seed)))]);
  for (const [seat, player] of players.entries()) {
    for (const [name, value] of Object.entries(player)) {
      fields.push([`players.${seat}.${name}`, JSON.stringify(value)]);
    }
  }
  const taken = players.map(({ at }) => at);
  const free = spaces.filter((space) => !taken.includes(space));
  const kills = players.reduce((sum, player) => sum + player.kills, 0);
  return fields.concat(randomPieces(rooms, free, random, ZOMBIES - kills));
}

/** Zombies anywhere, tokens in rooms. */
function randomPieces(rooms: Record<string, Room>, free: string[], random: Random, most: number): Fields {
  const zombies = take([...free], Math.min(10 + random.below(40), most), random);
  const tokens = SITES.flatMap(({ name, column, row }) => {
    const isHere = (space: string): boolean => {
      const { x, y } = placeOf(space);
      return Math.floor(x / 3) === column && Math.floor(y / 3) === row;
    };
    return name in rooms ? take(free.filter(isHere), random.below(6), random) : [];
  });
  const middle = tokens.length >> 1;
  return [
    ["zombies", JSON.stringify(zombies)],
    ["hearts", JSON.stringify(tokens.slice(0, middle))],
    ["bullets", JSON.stringify(tokens.slice(middle))],
  ];
}

const roomFields = (rooms: Record<string, Room>): Fields =>
  Object.entries(rooms).flatMap(([site, room]): Fields =>
    typeof room === "string"
      ? [[`rooms.${site}`, JSON.stringify(room)]]
      : Object.entries(room).map(([name, word]) => [`rooms.${site}.${name}`, JSON.stringify(word)]),
  );

type Room = string | { room: string; door: string };

function randomRooms(random: Random): Record<string, Room> {
  const kinds = [...OTHERS, ...Array<string>(8).fill("office")];
  const laid = take([...SITES], 4 + random.below(12), random);
  const inOrder = SITES.filter((site) => laid.includes(site));
  return Object.fromEntries(
    inOrder.map(({ name, doors }): [string, Room] => {
      const [room] = take(kinds, 1, random) as [string];
      return [name, doors.length > 1 ? { room, door: random.pick(doors).side } : room];
    }),
  );
}

/** One or two tiles west and north of the gate, whose exits fit: both have one in the south and the east. */
function randomCity(random: Random): Fields {
  const tile = random.pick(CITY_TILES);
  const rotation = { clinic: 3, playthings: 0 }[tile as "clinic"] ?? 0;
  return [
    ["city.0.tile", JSON.stringify(tile)],
    ["city.0.at", "[-1,0]"],
    ["city.0.rotation", String(rotation)],
  ];
}

interface Given {
  at: string;
  hearts: number;
  bullets: number;
  kills: number;
  led: string[];
  safe: string[];
  hand: string[];
  front: string[];
  strings: string[];
}

function randomPlayers(seed: number, random: Random, spaces: string[], offices: number): Given[] {
  const seats = seatsOf(seed);
  const city = isCity(seed);
  const cards = EVENTS.concat(seats > 1 ? FOR_OTHERS : [], city ? BASE : []);
  const items = take(ITEMS.concat(city ? BASE_ITEMS : []), random.below(7), random);
  const hands = cards.filter((card) => !items.includes(card));
  const strings = ["executive transfer", "clean sweep", "golden parachute", "overtime", "proxy votes"].concat(
    seats > 1 ? ["hostile takeover", "hiring freeze", "blackmail"] : [],
  );
  const players = Array.from({ length: seats }, (): Given => ({
    at: random.pick(spaces.filter((space) => space !== HOME)),
    hearts: 1 + random.below(5),
    bullets: random.below(7),
    kills: random.below(12),
    led: [],
    safe: [],
    hand: take(hands, 2 + random.below(2), random),
    front: [],
    strings: [],
  }));
  for (const item of items) random.pick(players).front.push(item);
  for (const director of DIRECTORS.slice(0, random.below(Math.min(7, offices) + 1))) {
    const player = random.pick(players);
    if (random.oneIn(3)) {
      player.led.push(director);
      continue;
    }
    player.safe.push(director);
    player.strings.push(...take(strings, 1, random));
  }
  if (city && players[0]!.safe.length > 0 && players[0]!.led.length === 0) players[0]!.at = "(0,7)";
  return players;
}
