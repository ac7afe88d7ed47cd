/**
 * A small static server: node tools/serve.mjs [FOLDER] [--port N] [--csp]
 * --csp sends the strict content policy as a header. Tests import `serve`.
 */
import { open } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

import { headerPolicy } from "./build/policies.mjs";

/** An address instead of the name "localhost", which a minimal system without /etc/hosts cannot resolve. */
const HOST = "127.0.0.1";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".jsx": "text/plain; charset=utf-8",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/**
 * @typedef {{ method: string, url: string, headers: import("node:http").IncomingHttpHeaders, body: string }} Asked
 * @typedef {{ status: number, body: string, headers?: Record<string, string> } | null} Answer the body is JSON; null
 *   leaves the answer to the server
 */

/**
 * Serves a folder to programs on this machine.
 * @param {{folder: string, port?: number, csp?: boolean, cors?: boolean, pages?: Record<string, string>, asked?: (path:
 *   string | null) => void, service?: (asked: Asked) => Answer | Promise<Answer>}} options port 0 chooses a free port;
 *   `cors`: whether pages of other origins may read the files; `pages` are documents by path, which take precedence
 *   over files; `asked` is called for each request; `service` answers in place of the server
 * @returns {Promise<{url: string, close: () => Promise<void>}>}
 */
export async function serve({ folder, port = 0, csp = false, cors = true, pages = {}, asked = () => {}, service }) {
  const headers = {
    "Cache-Control": "no-cache",
    ...(cors && { "Access-Control-Allow-Origin": "*" }),
    "X-Content-Type-Options": "nosniff",
  };
  const policyOf = (/** @type {string} */ path) => (csp ? { "Content-Security-Policy": headerPolicy(path) } : {});
  const server = createServer((request, response) => answer(request, response));
  await new Promise((resolve, reject) => server.once("error", reject).listen(port, HOST, () => resolve(null)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  async function answer(request, response) {
    const path = pathOf(request.url ?? "/");
    asked(path);
    const served = await service?.(await askedOf(request));
    if (served)
      return response
        .writeHead(served.status, { ...headers, "Content-Type": TYPES[".json"], ...served.headers })
        .end(served.body);
    if (path !== null && Object.hasOwn(pages, path))
      return response
        .writeHead(200, { ...headers, ...policyOf(path), "Content-Type": TYPES[".html"] })
        .end(pages[path]);
    const file = path === null ? null : await openFile(folder, path);
    if (!file) return response.writeHead(404, { ...headers, "Content-Type": "text/plain" }).end("Not found\n");
    response.writeHead(200, {
      ...headers,
      ...policyOf(file.path),
      "Content-Type": TYPES[extname(file.path)] ?? "application/octet-stream",
    });
    return file.handle
      .createReadStream()
      .on("error", () => response.destroy())
      .pipe(response);
  }

  const close = () =>
    new Promise((/** @type {(value?: any) => void} */ resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${HOST}:${address.port}/`, close };
}

/** @param {import("node:http").IncomingMessage} request @returns {Promise<Asked>} */
async function askedOf(request) {
  const { method = "GET", url = "/", headers } = request;
  return { method, url, headers, body: await text(request) };
}

/** @param {string} url @returns {string | null} null for an address that cannot be decoded */
function pathOf(url) {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
}

/**
 * Opens a file at once, so that a build which replaces the folder meanwhile takes no file from under an answer.
 * @param {string} folder @param {string} address @returns {Promise<{path: string, handle:
 *   import("node:fs/promises").FileHandle} | null>}
 */
async function openFile(folder, address) {
  const path = join(folder, normalize(address.endsWith("/") ? `${address}index.html` : address));
  const handle = await open(path).catch(() => null);
  if ((await handle?.stat())?.isFile()) return handle && { path, handle };
  await handle?.close();
  return null;
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: "string", default: "8080" }, csp: { type: "boolean", default: false } },
  });
  const folder = positionals[0] ?? fileURLToPath(new URL("../dist", import.meta.url));
  try {
    const { url } = await serve({ folder, port: Number(values.port), csp: values.csp });
    console.log(`Nonet is at ${url}`);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EADDRINUSE") throw error;
    console.error(`Port ${values.port} is taken: choose another with --port N, or 0 for any free one.`);
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
