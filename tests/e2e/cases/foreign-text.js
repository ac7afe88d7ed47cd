/**
 * Texts from outside never hold the page: hostile ones, large ones, and what the page does with them where no worker
 * can be started.
 */
import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { categories, mainTasks } from "../../../tools/main-tasks.mjs";
import { button, cell, expectDigits, expectTold, paste } from "../support/board.js";
import { chosenOf } from "../../support/long-runs.js";
import { ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { dist, site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";
import { compressed } from "../../../web/formats/lz.js";
import { longestAddress } from "../../../web/places/shell/route.js";
import { largestInPage, largestText, longestReading } from "../../../web/places/exchange/foreign-text.js";

/** @typedef {import("playwright-core").Page} Page */
/**
 * @typedef {string | readonly (readonly [part: string, count: number])[]} Text parts, each so many times: the driver
 *   would hold the page while it hands over a long text
 */

/**
 * Milliseconds of processor time that a task of the page may take. The test machine is busy with other tests, so this
 * is more than the page promises.
 */
const longestTask = 200;
const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: words("open.title") });
const field = (/** @type {Page} */ page) => page.getByLabel(words("open.field"));

/** @param {Page} page @param {Text} text */
async function pasteParts(page, text) {
  await ready(page);
  await page.evaluate((parts) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/plain",
      typeof parts === "string" ? parts : parts.map(([part, count]) => part.repeat(count)).join(""),
    );
    // The page reads the text in a task of its own, so that the making of the text is not counted.
    setTimeout(() =>
      (document.activeElement ?? document.body).dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      ),
    );
  }, text);
}

/**
 * The longest task of the page's main thread while something is done, in milliseconds of processor time, with what the
 * driver does in it: the trace does not name the work that follows the loading of a module.
 *
 * @param {Page} page @param {() => Promise<void>} act
 */
async function longestWhile(page, act) {
  const browser = /** @type {import("playwright-core").Browser} */ (page.context().browser());
  await browser.startTracing(page, { categories });
  /** @type {Buffer | undefined} */
  let trace;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const tasks = mainTasks(JSON.parse(trace.toString()).traceEvents, page.url().split("#")[0]);
  assert.ok(tasks.length > 0, "the trace has no task of the page");
  return Math.max(...tasks.map(({ whole }) => whole));
}

/**
 * Data of lz-string in which each part of the text is one sign longer than the part before: they unpack to a thousand
 * million signs.
 * @param {number} count of parts
 */
function growingData(count) {
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  const bits = [..."00", ...[..."{".charCodeAt(0).toString(2).padStart(8, "0")].reverse()].map(Number);
  for (let [parts, width] = [4, 3]; parts < count; parts++) {
    for (let bit = 0; bit < width; bit++) bits.push((parts >> bit) & 1);
    if (parts + 1 === 2 ** width) width++;
  }
  return Array.from(
    { length: Math.floor(bits.length / 6) },
    (_, i) => signs[bits.slice(i * 6, i * 6 + 6).reduce((value, bit) => value * 2 + bit, 0)],
  ).join("");
}

const pad = JSON.stringify({
  cells: Array.from({ length: 9 }, () => new Array(9).fill({})),
  regions: [
    [
      [4294967290, 0],
      [0, 4294967290],
    ],
  ],
  metadata: { title: "x".repeat(2000) },
});
const game = `<game data="${seeds[0].puzzle}"/>\n`;
/** A busy machine may need more than the time. */
const noPuzzleOrTime = (/** @type {Page} */ page) =>
  page
    .getByText(words("open.no-puzzle"))
    .or(page.getByText(words("open.too-slow", { seconds: longestReading / 1000 })))
    .first()
    .waitFor();
/** Dots are blanks of a puzzle, so that the page takes the text for one with mistakes. */
const inDialog = (/** @type {Page} */ page) => expectTold(dialog(page), words("open.long-text"));
/** @type {[name: string, text: Text, answer: (page: Page) => Promise<void>][]} */
const texts = [
  [
    "regions far outside a board",
    `https://sudokupad.app/scl${encodeURIComponent(compressed(pad))}`,
    (page) => expectTold(page, words("error.bad-foreign-text", { symbol: "SudokuPad" })),
  ],
  [
    "comments before an XML file",
    [
      ["<!---->", 36],
      [`<html>${"x".repeat(2000)}`, 1],
    ],
    (page) => expectTold(page, words("error.no-puzzle-found", { symbol: "XML or HTML" })),
  ],
  [
    "data that unpack to gigabytes",
    `https://www.f-puzzles.com/?load=${growingData(40_000)}`,
    (page) => expectTold(page, words("error.bad-foreign-text", { symbol: "f-puzzles" })),
  ],
  [
    "an address with many dots",
    [
      ["https://example.org/", 1],
      [".", 200_000],
      ["a", 1],
    ],
    inDialog,
  ],
  ["150 000 addresses in one line", [["https://a.bc/efgh ", 150_000]], inDialog],
  ["150 000 addresses in lines", [["https://a.bc/efgh\n", 150_000]], inDialog],
  [
    "a file of OpenSudoku with 30 000 games",
    [
      ["<opensudoku>", 1],
      [game, 30_000],
      ["</opensudoku>", 1],
    ],
    (page) =>
      dialog(page)
        .getByText(words("open.more", { count: 1000 }))
        .waitFor(),
  ],
  [
    "links to 150 000 puzzles on a server",
    [["f-puzzles.com/?id=efg\n", 150_000]],
    (page) => expectTold(page, words("error.on-server", { symbol: "f-puzzles" })),
  ],
  ["words of 16 MB", [["efgh ijkl\n", largestText / 10]], noPuzzleOrTime],
  [
    "more than 16 MB",
    [
      ["efgh ijkl\n", largestText / 10],
      ["x", 1],
    ],
    (page) => expectTold(page, words("open.too-large", { megabytes: "16" })),
  ],
];

/**
 * Texts that each run reads: one for each kind of work, which are a format of links, one line, a list of games and a
 * refusal.
 */
const quick = [
  "data that unpack to gigabytes",
  "an address with many dots",
  "a file of OpenSudoku with 30 000 games",
  "more than 16 MB",
];

describe("a text from outside leaves the page free", () => {
  for (const [name, text, answer] of chosenOf(texts, ([each]) => quick.includes(each))) {
    it(name, () =>
      visit(async (page) => {
        await paste(page, seeds[1].puzzle);
        await expectDigits(page, seeds[1].puzzle);
        const blank = cell(page, ", empty").first();
        const label = String(await blank.getAttribute("aria-label"));
        const longest = await longestWhile(page, async () => {
          await pasteParts(page, text);
          await answer(page);
        });
        assert.ok(longest <= longestTask, `a task took ${longest.toFixed(0)} ms`);
        await page.keyboard.press("Escape");
        await expectSoon(() => dialog(page).count(), 0);
        await cell(page, label).click();
        await page.keyboard.press(seeds[1].solution[[...seeds[1].puzzle].indexOf("0")]);
        await expectSoon(() => page.getByLabel(label, { exact: true }).count(), 0);
      }),
    );
  }
});

describe("the dialog that opens puzzles", () => {
  /** @param {Page} page */
  async function openWith(page) {
    await ready(page);
    await button(page, words("play.more")).click();
    await page.getByRole("menuitem", { name: words("open.open") }).click();
    await field(page).fill(seeds[0].puzzle);
    await dialog(page).getByText(words("status.unique")).waitFor();
  }

  it("keeps what it has when a text is too large", () =>
    visit(async (page) => {
      await openWith(page);
      await pasteParts(page, [
        ["efgh ijkl\n", largestText / 10],
        ["x", 1],
      ]);
      await dialog(page)
        .getByText(words("open.too-large", { megabytes: "16" }))
        .waitFor();
      await expectSoon(() => field(page).inputValue(), seeds[0].puzzle);
      await button(dialog(page), words("open.play")).click();
      await expectDigits(page, seeds[0].puzzle);
    }));

  it("takes a long text that is pasted into its field without showing it, and a newer text in its place", () =>
    visit(async (page) => {
      await openWith(page);
      const longest = await longestWhile(page, async () => {
        await pasteParts(page, [["https://a.bc/efgh\n", 150_000]]);
        await dialog(page).getByText(words("open.long-text")).waitFor();
      });
      assert.ok(longest <= longestTask, `a task took ${longest.toFixed(0)} ms`);
      await pasteParts(page, [["https://a.bc/efgh\n", 150_000]]);
      await dialog(page).getByText(words("open.reading")).waitFor();
      await field(page).fill(seeds[2].puzzle);
      await dialog(page).getByText(words("status.unique")).waitFor();
      await expectSoon(() => dialog(page).getByText(words("open.reading")).count(), 0);
      await button(dialog(page), words("open.play")).click();
      await expectDigits(page, seeds[2].puzzle);
    }));
});

describe("where no worker can read texts", () => {
  it("the page reads shorter ones itself", () =>
    visit(
      async (page) => {
        await page.addInitScript(() => {
          const Usual = window.Worker;
          window.Worker = /** @type {any} */ (
            class extends Usual {
              /** @param {string | URL} url @param {WorkerOptions} options */
              constructor(url, options) {
                if (String(url).includes("nonet-texts")) throw new DOMException("refused", "SecurityError");
                super(url, options);
              }
            }
          );
        });
        await page.goto(site.url);
        await pasteParts(page, [
          ["<opensudoku>", 1],
          [game, 100],
          ["</opensudoku>", 1],
        ]);
        await dialog(page)
          .getByText(words("open.several", { count: 100 }))
          .waitFor();
        await pasteParts(page, [
          ["efgh ijkl\n", largestInPage / 10],
          ["x", 1],
        ]);
        await dialog(page)
          .getByText(words("open.too-large", { megabytes: "0.2" }))
          .waitFor();
      },
      { path: null },
    ));

  it("the page in one file has the worker", () =>
    visit(
      async (page) => {
        let workers = 0;
        await page.goto(pathToFileURL(join(dist, "nonet-offline.html")).href);
        await ready(page);
        page.on("worker", () => (workers += 1));
        await pasteParts(page, [
          ["<opensudoku>", 1],
          [game, 10_000],
          ["</opensudoku>", 1],
        ]);
        await dialog(page)
          .getByText(words("open.more", { count: 1000 }))
          .waitFor();
        assert.ok(workers > 0);
      },
      { path: null },
    ));
});

describe("an address that is too long", () => {
  it("is left, and the page says so", () =>
    visit(async (page) => {
      await paste(page, seeds[0].puzzle);
      await expectDigits(page, seeds[0].puzzle);
      await page.evaluate((most) => {
        location.hash = `#p=${"1".repeat(most)}`;
      }, longestAddress);
      await expectTold(page, words("open.address-too-long"));
      await expectSoon(() => new URL(page.url()).hash, "#play");
      await expectDigits(page, seeds[0].puzzle);
    }));
});
