// Owns the rules of geek as others see them: set-up, whose step it is, doing actions, points; they import only from here.
export * from "./rules-actions";
export * from "./rules-why";
export { restlessSeat } from "./queries";

export const PLAYER_CHANCE: i32 = -1;
export const PLAYER_NONE: i32 = -2;

export function defaultCast(): void {}
export function setUp(_seats: i32, _humans: i32, _options: i32, _first: i32): void {}
export function currentPlayer(): i32 {
  return PLAYER_NONE;
}
export function phase(): i32 {
  return 0;
}
export function isTerminal(): bool {
  return false;
}
export function returns(_seat: i32): i32 {
  return 0;
}
export function legalActions(_out: usize): i32 {
  return 0;
}
export function isLegal(_action: i32): bool {
  return false;
}
export function whyNot(_action: i32): i32 {
  return 1;
}
export function applyAction(_action: i32): bool {
  return false;
}
export function chanceWeight(_action: i32): i32 {
  return 0;
}
