// Owns nothing but the name: the cartridge of classic solo is pocket's with POCKET_CLASSIC defined (README.md).
export { info, press, resume, start, step } from "../pocket/cart";
