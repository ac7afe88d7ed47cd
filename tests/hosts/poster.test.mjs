/**
 * The poster that a server sends: it shows the puzzle without a script, and nothing moves when the element takes its
 * place.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { look } from "./support/look.mjs";
import { plainSite } from "./support/plain-site.mjs";
import { folder } from "./support/prepared.mjs";

const killer =
  "cage 10 r1c1-r4c1; cage 7 r1c2-r1c4; cage 3 r2c2 r3c2; cage 4 r2c3 r3c3; cage 7 r2c4 r3c4; cage 9 r4c2-r4c4";
/** Each board, and the digits that its picture shows. @type {[string, Record<string, string>, string][]} */
const boards = [
  ["of 4×4", { puzzle: "4030300000000001" }, "4331"],
  [
    "of 9×9 in Italian with a hint and colours",
    {
      puzzle: "530070000600195000098000060800060003400803001700020006060000280000419005000080079",
      lang: "it",
      controls: "keypad undo colors hint check",
    },
    "537619598686348317266284195879",
  ],
  ["of 6×6 to solve", { puzzle: "1".padEnd(36, "."), mode: "solve", theme: "dark" }, "1"],
  ["to look at", { puzzle: "4030300000000001", mode: "view" }, "4331"],
  ["with cages", { puzzle: ".".repeat(16), rules: killer }, "1073479"],
  ["with a word for a face", { puzzle: `12${".".repeat(14)}`, face: "word:BIRD" }, "BI"],
  ["of a layout alone", { layout: "3x3+x", controls: "" }, ""],
];

/** @type {typeof import("../../web/embed/poster.js").boardPoster} */
let boardPoster;
/** @type {Record<string, string>} */
const pages = {};
const site = plainSite(pages);
before(async () => {
  ({ boardPoster } = await import(pathToFileURL(join(folder, "node_modules/nonet/poster.mjs")).href));
});

/** @param {Record<string, string>} attributes @param {number} width */
async function pageWith(attributes, width) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Poster</title><link rel="icon" href="data:,">
    <body><div style="width: ${width}px"><sudoku-board${written.join("")}>${await boardPoster(attributes)}</sudoku-board></div><p id="below">Below</p></body></html>`;
}

/**
 * Holds back the file that enlarges a board with small cells, as a slow network does.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<() => void>} lets it through
 */
async function holdZoomBack(page) {
  const modules = join(folder, "node_modules/nonet");
  const isZoom = (/** @type {URL} */ { pathname }) =>
    /\/part-\w+\.mjs$/.test(pathname) && readFileSync(join(modules, basename(pathname)), "utf8").includes('"zoom-bar"');
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(null)));
  await page.route(isZoom, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

describe("the poster of a board", () => {
  for (const [name, attributes, digits] of boards) {
    it(`${name} shows the puzzle, and the element takes its place without a jump`, async () => {
      for (const width of [260, 448]) {
        pages["/poster"] = await pageWith(attributes, width);
        await look(`${site.url}poster`, async (page) => {
          const board = page.locator("sudoku-board");
          const shown = await board.locator("svg[role=img] text").allTextContents();
          assert.equal(shown.join(""), digits);
          const before = await page.locator("#below").boundingBox();
          // What enlarges small cells comes late on a slow network.
          const release = await holdZoomBack(page);
          await page.evaluate(async (address) => {
            const ready = new Promise((resolve) => addEventListener("sudoku-ready", resolve, { once: true }));
            await import(address);
            await ready;
          }, `${site.url}nonet/board-define.mjs`);
          await board.getByRole("gridcell").first().waitFor();
          assert.equal(await board.locator("svg[role=img]").count(), 0);
          await page.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done)))),
          );
          assert.deepEqual(await page.locator("#below").boundingBox(), before);
          release();
          await board.locator(".zoom-row").or(board.locator(".board:not(.board-zoomable)")).first().waitFor();
          assert.deepEqual(await page.locator("#below").boundingBox(), before, "when the board can be enlarged");
        });
      }
    });
  }
});
