// Owns what the file server of `npm start` gives, refuses and says.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { serve, type WebServer } from "../../tools/web-server.ts";

const folder = mkdtempSync(join(tmpdir(), "deadink-site-"));
let server: WebServer;

before(async () => {
  writeFileSync(join(folder, "index.html"), "<html><body>page</body></html>");
  writeFileSync(join(folder, "game.wasm"), "wasm");
  server = await serve(folder, { port: 0, live: true });
});
after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const at = (path: string): string => `http://127.0.0.1:${server.port}${path}`;

/** The first line of the answer to a path sent as it is, which fetch would tidy up. */
function rawAnswer(path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`),
    );
    socket.on("data", (chunk) => {
      resolve(chunk.toString().split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.on("error", reject);
  });
}

test("serves the page with the reload script, and files with their types", async () => {
  const page = await fetch(at("/?x=1"));
  assert.match(await page.text(), /<script src="\/reload.js"><\/script><\/body>/);
  assert.equal((await fetch(at("/game.wasm"))).headers.get("content-type"), "application/wasm");
});

test("gives nothing from outside its folder and nothing that is not there", async () => {
  assert.equal((await fetch(at("/none.js"))).status, 404);
  for (const path of ["/../package.json", "/%2e%2e/%2e%2e/etc/passwd", "/..%2fsecret", "/x/../../secret"])
    assert.match(await rawAnswer(path), / 40[04] /);
  assert.match(await rawAnswer("/%E0%A4%A"), / 400 /);
  assert.equal((await fetch(at("/"), { method: "POST" })).status, 400);
});

test("tells open pages to reload", async () => {
  const stream = await fetch(at("/reload"));
  const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  server.reload();
  assert.match(new TextDecoder().decode((await reader.read()).value), /^data: /);
  await reader.cancel();
});

test("takes the next free port when the wished one is taken", async () => {
  const next = await serve(folder, { port: server.port });
  assert.ok(next.port > server.port);
  await next.close();
});

test("says in one sentence when no port is free", async () => {
  const last = await serve(folder, { port: 65535 });
  try {
    await assert.rejects(serve(folder, { port: last.port }), {
      message: /^Ports 65535 to 65535 are all taken: /,
    });
  } finally {
    await last.close();
  }
});
