/** Servers and pages with which element and frame cannot start: a sentence is where the board would be. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { describe, it } from "node:test";

import { loadWords } from "../../../web/i18n/words.js";
import { dist, visit } from "../support/site.js";

const types = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css" };

/**
 * Serves the site in a way that a host might.
 * @param {{ mjs?: string, hasCors?: boolean, page: (site: string) => string }} host `mjs`: the type of such files
 * @param {(shown: import("playwright-core").Page) => Promise<void>} work
 */
async function onHost({ mjs = "text/javascript", hasCors = true, page }, work) {
  const server = createServer(async ({ url = "" }, response) => {
    const { pathname } = new URL(url, "http://host.example");
    const type = { ...types, ".mjs": mjs }[extname(pathname)] ?? "application/octet-stream";
    const body = pathname === "/lesson" ? page(address) : await readFile(join(dist, pathname)).catch(() => null);
    response.writeHead(body === null ? 404 : 200, {
      "Content-Type": pathname === "/lesson" ? "text/html" : type,
      "X-Content-Type-Options": "nosniff",
      ...(hasCors && { "Access-Control-Allow-Origin": "*" }),
    });
    response.end(body);
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(null));
  });
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const address = `http://127.0.0.1:${port}/`;
  try {
    await visit(
      async (shown) => {
        await shown.goto(`${address}lesson`);
        await work(shown);
      },
      { path: null, locale: "it-IT" },
    ).catch(onlyRefusedScripts);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Ends a case in which the browser reports scripts that it has refused. @param {any} error of `visit` */
function onlyRefusedScripts(error) {
  const complaints = /** @type {unknown} */ (error.actual);
  const isRefusal = (/** @type {string} */ text) =>
    /^Failed to load (resource|module script)|blocked by CORS policy/.test(text);
  if (!Array.isArray(complaints) || !complaints.every(isRefusal)) throw error;
}

/** @param {string} body */
const page = (body) =>
  `<!doctype html><html lang="it"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">${body}</html>`;

describe("a board that cannot be loaded", () => {
  it("says so in the language of the page, where the server sends its sentences with a wrong type", () =>
    onHost(
      {
        mjs: "application/octet-stream",
        page: () => page('<script type="module" src="sudoku-board.js"></script><sudoku-board></sudoku-board>'),
      },
      (shown) => shown.getByRole("alert").getByText("Non è stato possibile caricare lo schema.").waitFor(),
    ));

  it("says so in a frame whose sandbox may not fetch its scripts", async () => {
    const told = (await loadWords("it"))("page.not-loaded");
    await onHost(
      {
        hasCors: false,
        page: (site) =>
          page(`<iframe sandbox="allow-scripts" title="Sudoku" src="${site}embed.html?lang=it"></iframe>`),
      },
      (shown) => shown.frameLocator("iframe").getByRole("alert").getByText(told).waitFor(),
    );
  });
});
