// Owns the budgets that are not kept: which figure, how far it may go meanwhile, and why.

/** A figure over its budget that is known: the most it may be, in its own unit, and the reason. */
export interface Known {
  most: number;
  why: string;
}

const KNOWN: Record<string, Known> = {
  "deathinc wasm bytes": {
    most: 79_500,
    why: "office and city are one game; docs/decisions/0016-one-game-over-64-kb.md",
  },
};

/** What is known of a figure by its name, as bench prints it. */
export function knownExcess(name: string): Known | undefined {
  return KNOWN[name];
}
