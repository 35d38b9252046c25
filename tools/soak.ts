// Owns `npm run soak`: long sweeps that the tests only sample, in sections, until there is enough or the time is over.
import { fail, failUsage, isMain, readArgs, runTool, UserError } from "./cli.ts";
import { hasCommand } from "./commands.ts";
import { SECTIONS, type Section } from "./soak/sections.ts";

interface Limits {
  seed: number;
  /** of each section; 0: one piece */
  ms: number;
  once: boolean;
}

/** Runs pieces of a section; ends the tool with what was found and how to see it again. */
async function soak(section: Section, { seed, ms, once }: Limits): Promise<string> {
  const begin = performance.now();
  let count = 0;
  let next = seed;
  do {
    try {
      count += await section.piece(next);
    } catch (error) {
      if (error instanceof UserError) throw error;
      const words = error instanceof Error ? error.message : String(error);
      fail(
        `${section.name}, seed ${next}: ${words}\nAgain: npm run soak -- ${section.name} --seed ${next} --once`,
      );
    }
    next++;
  } while (!once && count < section.enough && performance.now() - begin < ms);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const seeds = next - seed === 1 ? `seed ${seed}` : `seeds ${seed} to ${next - 1}`;
  const short = !once && count < section.enough ? `, of ${section.enough} wanted: the time was over` : "";
  return `${section.name}: ${count} ${section.unit}${short} (${section.what}; ${seeds}, ${seconds} s)`;
}

async function main(): Promise<void> {
  const args = readArgs({
    name: "soak",
    about:
      "Runs what takes too long for npm test, all or the sections named, and stops at the first finding:\n" +
      SECTIONS.map(({ name, what, unit, enough }) => `  ${name.padEnd(12)} ${what} (${enough} ${unit})`).join(
        "\n",
      ),
    options: {
      minutes: { value: "N", what: "at most so long, shared between the sections (120)" },
      seed: { value: "S", what: "first seed of each section (1)" },
      once: { what: "one piece of work of each section only, the one of that seed" },
    },
    args: ["[SECTION...]"],
  });
  const minutes = args.number("minutes", 120, 1, 10_000);
  const seed = args.number("seed", 1, 0, 2 ** 31);
  const unknown = args.args.find((name) => !SECTIONS.some((section) => section.name === name));
  if (unknown !== undefined) {
    failUsage(`There is no section "${unknown}"; there is ${SECTIONS.map(({ name }) => name).join(", ")}.`);
  }
  const chosen = SECTIONS.filter(({ name }) => args.args.length === 0 || args.args.includes(name));
  const end = performance.now() + minutes * 60e3;
  for (const [index, section] of chosen.entries()) {
    if (section.device && !hasCommand("arm-none-eabi-gcc")) {
      console.log(`${section.name}: left out, no arm-none-eabi-gcc here (npm run setup installs it)`);
      continue;
    }
    // What a section does not need is there for the next ones.
    const ms = (end - performance.now()) / (chosen.length - index);
    console.log(await soak(section, { seed, ms, once: args.on("once") }));
  }
}

if (isMain(import.meta.url)) await runTool(main);
