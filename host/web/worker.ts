// Owns the worker's side: one engine that answers one request at a time.
import { CartError, Engine } from "./engine.ts";
import type { Answer, Ask } from "./runner.ts";

const engine = new Engine();

onmessage = async (event: MessageEvent<Ask>) => {
  const ask = event.data;
  let answer: Answer;
  try {
    const ok = ask.kind === "open" ? await engine.open(ask.bytes) : engine.call(ask.name, ask.args, ask.put);
    answer = { ok };
  } catch (error) {
    const { code, message } = error instanceof CartError ? error : { code: "E-TRAP", message: String(error) };
    answer = { code, sentence: message };
  }
  postMessage(answer);
};
