// Owns a small file server for build/web: files, their types, and a reload of open pages when something was rebuilt.
import { createReadStream, existsSync, statSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { fail } from "./cli.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};
// Ports tried after the wished one before giving up.
const MORE_PORTS = 50;
const RELOAD_SCRIPT = `new EventSource("/reload").onmessage = () => location.reload();\n`;

/** A running server. */
export interface WebServer {
  port: number;
  /** reloads every open page (only where reloading is on) */
  reload(): void;
  close(): Promise<void>;
}

/** How to serve. */
export interface ServeOptions {
  /** the first port to try; 0 takes any free one */
  port: number;
  /** whether pages reload when `reload` is called */
  live?: boolean;
  /** whether other machines may open the page */
  lan?: boolean;
}

/** Serves a folder on the first free port from the wished one on; ends with a sentence when none is free. */
export async function serve(folder: string, options: ServeOptions): Promise<WebServer> {
  const pages = new Set<ServerResponse>();
  const server = createServer((request, response) =>
    answer(folder, options.live ? pages : null, request, response),
  );
  const port = await listen(server, options.port, options.lan ? "0.0.0.0" : "127.0.0.1");
  return {
    port,
    reload: () => pages.forEach((page) => page.write("data: now\n\n")),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function listen(server: Server, first: number, host: string): Promise<number> {
  const last = first === 0 ? 0 : Math.min(65535, first + MORE_PORTS);
  for (let port = first; port <= last; port++) {
    const code = await tryPort(server, port, host);
    const address = server.address();
    if (code === "" && address && typeof address === "object") return address.port;
    if (code === "EACCES") fail(`This system does not let you serve on port ${port}: choose one above 1023.`);
    if (code !== "EADDRINUSE") fail(`The server does not start on port ${port}: the system says ${code}.`);
  }
  return fail(`Ports ${first} to ${last} are all taken: choose another with --port.`);
}

/** Resolves to "" when the server listens, else to the system's error code. */
function tryPort(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException): void => resolve(error.code ?? error.message);
    server.once("error", failed);
    server.listen(port, host, () => {
      server.removeListener("error", failed);
      resolve("");
    });
  });
}

function answer(
  folder: string,
  pages: Set<ServerResponse> | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const path = pathOf(request.url ?? "/");
  if (path === null || (request.method !== "GET" && request.method !== "HEAD")) return refuse(response, 400);
  if (pages && path === "/reload") return keepOpen(pages, response);
  if (pages && path === "/reload.js") return send(response, ".js", RELOAD_SCRIPT);
  const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile())
    return refuse(response, 404);
  if (pages && extname(file) === ".html") {
    const page = readFileSync(file, "utf8").replace("</body>", '<script src="/reload.js"></script></body>');
    return send(response, ".html", page);
  }
  response.writeHead(200, head(extname(file)));
  createReadStream(file)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** The path of a request, without its query; null when it is malformed. */
function pathOf(url: string): string | null {
  try {
    return normalize(decodeURIComponent(url.replace(/[?#].*$/s, "")));
  } catch {
    return null;
  }
}

const head = (extension: string): Record<string, string> => ({
  "content-type": TYPES[extension] ?? "application/octet-stream",
  "cache-control": "no-cache",
});

function send(response: ServerResponse, extension: string, body: string): void {
  response.writeHead(200, head(extension));
  response.end(body);
}

function refuse(response: ServerResponse, code: 400 | 404): void {
  response.writeHead(code, { "content-type": "text/plain" });
  response.end(code === 404 ? "There is no such file.\n" : "This request is malformed.\n");
}

function keepOpen(pages: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("\n");
  pages.add(response);
  response.on("close", () => pages.delete(response));
}
