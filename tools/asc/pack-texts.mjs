// Owns how texts are made small: frequent runs of letters become one byte each, found anew for every cartridge.
// A byte below 128 is itself; a byte from 128 on is a token, one of at most 128 runs. What is not ASCII is always one.
// A line feed, and a percent sign with the two signs behind it (a place to fill), stay as they are, so that code that
// looks for them finds them.

const MOST_TOKENS = 128;
const CANDIDATES = 260;
const LONGEST = 12; // bytes of a run
const TABLE_BYTES = 2; // a token's place in the table of starts
const BARRIER = /\n|%.{2}/su;

/** The parts of a text in which runs may be found. */
const parts = (text) => text.split(BARRIER).filter((part) => part.length > 0);
const size = (run) => Buffer.byteLength(run);

/** Candidates for runs: the pair of neighbours seen most often is joined, again and again. */
function candidates(texts) {
  const rows = texts.flatMap(parts).map((part) => [...part]);
  const found = new Set(rows.flat().filter((sign) => size(sign) > 1));
  for (let i = 0; i < CANDIDATES; i++) {
    const counts = new Map();
    for (const row of rows) {
      for (let at = 0; at + 1 < row.length; at++) {
        const pair = row[at] + row[at + 1];
        if (size(pair) <= LONGEST) counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
    const [best, times] = [...counts].reduce(
      (a, b) => (b[1] > a[1] || (b[1] === a[1] && b[0] < a[0]) ? b : a),
      ["", 1],
    );
    if (times < 3) break;
    found.add(best);
    for (const row of rows) join(row, best);
  }
  return found;
}

function join(row, pair) {
  for (let at = 0; at + 1 < row.length; at++) if (row[at] + row[at + 1] === pair) row.splice(at, 2, pair);
}

/** A text as the fewest runs and single signs, by dynamic programming from its end. */
function split(part, runs) {
  const signs = [...part];
  const cost = Array(signs.length + 1).fill(0);
  const choice = Array(signs.length).fill("");
  for (let at = signs.length - 1; at >= 0; at--) {
    cost[at] = Infinity;
    let run = "";
    for (let end = at; end < signs.length && run.length < LONGEST; end++) {
      run += signs[end];
      if ((end > at || size(run) > 1) && !runs.has(run)) continue;
      if (1 + cost[end + 1] > cost[at]) continue;
      cost[at] = 1 + cost[end + 1];
      choice[at] = run;
    }
  }
  const found = [];
  for (let at = 0; at < signs.length; at += [...choice[at]].length) found.push(choice[at]);
  return found;
}

/** How often each run is used. */
function uses(texts, runs) {
  const counts = new Map([...runs].map((run) => [run, 0]));
  for (const part of texts.flatMap(parts)) {
    for (const run of split(part, runs)) if (counts.has(run)) counts.set(run, counts.get(run) + 1);
  }
  return counts;
}

/** The runs worth a token: those that save least go first, until the rest fit and each saves something. */
function chosen(texts) {
  let runs = candidates(texts);
  for (;;) {
    const worth = [...uses(texts, runs)]
      .map(([run, times]) => ({
        run,
        gain: [...run].length === 1 ? Infinity : times * (size(run) - 1) - size(run) - TABLE_BYTES,
      }))
      .sort((a, b) => b.gain - a.gain || (a.run < b.run ? -1 : 1));
    const useless = worth.filter(({ gain }) => gain <= 0).length;
    const tooMany = Math.max(worth.length - MOST_TOKENS, useless);
    if (tooMany <= 0) return worth.map(({ run }) => run);
    // A few at a time: what is left then takes over their uses.
    runs = new Set(worth.slice(0, worth.length - Math.ceil(tooMany / 3)).map(({ run }) => run));
  }
}

const WINDOW = 4; // texts that a text is compared with
const FADING = 2 / 3; // what each of them counts less than the one behind it
const LONGEST_PIECE = 4;

/** The pieces of 2 to 4 bytes that a packed text has. */
function pieces(row) {
  const found = new Set();
  for (let size = 2; size <= LONGEST_PIECE; size++)
    for (let at = 0; at + size <= row.length; at++) found.add(row.slice(at, at + size));
  return found;
}

/** Rows in an order in which each is like those before it: what is alike is packed better when it lies near. */
function inOrder(rows) {
  const left = new Map(rows.map((row) => [row, pieces(row)]));
  const before = [];
  const order = [];
  for (let next = rows[0]; next !== undefined;) {
    order.push(next);
    before.unshift(left.get(next));
    left.delete(next);
    const weights = new Map();
    before.length = Math.min(before.length, WINDOW);
    before.forEach((set, i) => {
      for (const piece of set) weights.set(piece, (weights.get(piece) ?? 0) + FADING ** i);
    });
    let most = -1;
    next = undefined;
    for (const [row, set] of left) {
      let sum = 0;
      for (const piece of set) sum += weights.get(piece) ?? 0;
      if (sum / row.length ** 0.75 <= most) continue;
      most = sum / row.length ** 0.75;
      next = row;
    }
  }
  return order;
}

/** Packed texts, each with its end, behind each other: all their bytes, and where each begins. One may be another's end. */
export function arrange(texts) {
  const rows = texts.map((bytes) => String.fromCharCode(...bytes, 0));
  const longest = [...new Set(rows)].sort((a, b) => b.length - a.length);
  const whole = new Set();
  for (const row of longest) if (![...whole].some((other) => other.endsWith(row))) whole.add(row);
  const all = inOrder([...new Set(rows)].filter((row) => whole.has(row))).join("");
  return { bytes: [...Buffer.from(all, "latin1")], places: rows.map((row) => all.indexOf(row)) };
}

/**
 * Packs texts. Returns the runs of the tokens one behind the other as bytes, where each begins and the last ends, and
 * pack(text) -> its bytes without the zero at the end.
 */
export function packTexts(texts) {
  const runs = chosen(texts);
  const codes = new Map(runs.map((run, i) => [run, 128 + i]));
  const known = new Set(runs);
  const starts = [0];
  for (const run of runs) starts.push(starts.at(-1) + size(run));
  const packPart = (part) => split(part, known).map((run) => codes.get(run) ?? run.charCodeAt(0));
  return {
    tokens: [...Buffer.from(runs.join(""))],
    starts,
    pack: (text) =>
      text
        .split(new RegExp(`(${BARRIER.source})`, "su"))
        .flatMap((part) => (part.search(BARRIER) === 0 ? [...Buffer.from(part)] : packPart(part))),
  };
}
