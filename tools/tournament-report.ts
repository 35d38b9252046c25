// Owns what a tournament writes down of a table of computer players, its 95 % intervals, and how it is printed.

/** What the seats of one level got over many games. */
export interface Share {
  /** seats of that level, all games together */
  seats: number;
  /** sum and sum of squares of their points */
  points: number;
  squares: number;
  /** how often one of them lived to see a win (points of a win) */
  wins: number;
}

/** What a table did over many games. */
export interface TableRecord {
  /** level of each seat in the first game; later games turn them round the table */
  levels: number[];
  games: number;
  /** games that the group won */
  wins: number;
  /** turns and players' decisions over all games */
  turns: number;
  decisions: number;
  /** turns of the games that were won */
  wonTurns: number;
  /** how games ended -> how often */
  results: Map<string, number>;
  /** level -> what its seats got */
  shares: Map<number, Share>;
  /** sum of points by seat of the table */
  bySeat: number[];
  seconds: number;
}

/** 95 % Wilson interval of a rate. */
export function wilson(hits: number, games: number): [low: number, high: number] {
  const z = 1.959964;
  const rate = hits / games;
  const scale = 1 + z ** 2 / games;
  const middle = rate + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  return [(middle - spread) / scale, (middle + spread) / scale];
}

/** 95 % interval of the mean points of a seat. */
export function meanPoints({ seats, points, squares }: Share): [low: number, high: number] {
  const mean = points / seats;
  const spread = 1.959964 * Math.sqrt(Math.max(squares / seats - mean ** 2, 0) / seats);
  return [mean - spread, mean + spread];
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

const rateOf = (hits: number, games: number): string => {
  const [low, high] = wilson(hits, games);
  return `${percent(hits / games)} (${percent(low)} to ${percent(high)})`;
};

/** The lines of a table: how the games went and, of several seats, what each level got, and each seat. */
export function reportOf(record: TableRecord): string {
  return [line(record), ...shareLines(record)].join("\n");
}

function line(r: TableRecord): string {
  const ends = [...r.results]
    .filter(([result]) => result !== "won")
    .sort()
    .map(([result, times]) => `${result} ${percent(times / r.games)}`);
  const same = r.shares.size === 1;
  const seats = r.levels.length === 1 ? "" : `${r.levels.length} seats, `;
  return [
    seats + (same ? `level ${r.levels[0]}` : `levels ${r.levels.join(" ")}`),
    `won ${rateOf(r.wins, r.games)}`,
    ...ends,
    `${(r.turns / r.games).toFixed(1)} turns, wins ${(r.wonTurns / Math.max(r.wins, 1)).toFixed(1)}`,
    `${(r.decisions / r.games).toFixed(1)} decisions`,
    `${r.games} games in ${r.seconds.toFixed(1)} s`,
  ].join("; ");
}

function shareLines(r: TableRecord): string[] {
  if (r.levels.length === 1) return [];
  const lines = [...r.shares].map(([level, share]) => {
    const [low, high] = meanPoints(share);
    const mean = (share.points / share.seats).toFixed(3);
    return (
      `  level ${level}: ${mean} points a seat (${low.toFixed(3)} to ${high.toFixed(3)}); ` +
      `wins and lives ${rateOf(share.wins, share.seats)}`
    );
  });
  const seats = r.bySeat.map((points, seat) => `P${seat + 1} ${(points / r.games).toFixed(2)}`);
  return [...lines, `  points by seat: ${seats.join(", ")}`];
}
