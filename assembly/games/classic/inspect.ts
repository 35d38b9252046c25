// Owns nothing but the name: pocket's window for tools, with POCKET_CLASSIC defined (README.md).
export * from "../pocket/inspect";
