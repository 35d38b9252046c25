// Owns the scratch of one call that lists of actions and the copy of the state before an action share: legal actions, u16
// each; or, while an action is applied and logged, the state before it. The computer players own its bytes.
export { LEGAL } from "./bot-ways";
