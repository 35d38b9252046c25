// Owns the scratch of one call that lists of actions and the copy of the state before an action share.

/** Legal actions, u16 each (zombies' steps are the most); or, while an action is applied and logged, the state before it. */
export const LEGAL: usize = memory.data(2 * 700);
