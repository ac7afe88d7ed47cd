/** Statements of xAPI of a page that the browser keeps for its Back button: none is lost, and none comes twice. */
import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";

import { serve } from "../../../tools/serve.mjs";
import * as homework from "../../support/homework.mjs";
import { whileKept } from "../support/frozen.js";
import { expectSoon } from "../support/soon.js";
import { dist, onlyFailedRequests, visit } from "../support/site.js";

/** @typedef {import("playwright-core").Page} Page */

const pages = {
  "/lesson": `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
    <sudoku-board puzzle="${homework.works[0].puzzle}"></sudoku-board><script type="module" src="/sudoku-board.js"></script>
    <script type="module">
      import { connectXapi } from "/nonet-learning.mjs";
      window.outbox = connectXapi(document.querySelector("sudoku-board"), {
        actor: { account: { homePage: "https://school.example", name: "17" } },
        activity: { id: "https://school.example/sudoku/1" },
        send: (statement) => fetch("/store", { method: "POST", body: JSON.stringify(statement), keepalive: true }),
      });
    </script>`,
};

/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** The statements that the store was asked to take, and the verbs of those that it has taken. @type {any[]} */
let asked = [];
/** @type {string[]} */
let taken = [];
let status = 200;
/** The store answers when the promise is kept. */
let answering = Promise.resolve();

before(async () => {
  site = await serve({
    folder: dist,
    pages,
    async service({ url, body }) {
      if (url !== "/store") return null;
      const statement = JSON.parse(body);
      asked.push(statement);
      await answering;
      if (status === 200) taken.push(statement.verb.display["en-US"]);
      return { status, body: "" };
    },
  });
});
after(() => site.close());
beforeEach(() => {
  asked = [];
  taken = [];
  status = 200;
  answering = Promise.resolve();
});

const countUnsent = (/** @type {Page} */ page) => page.evaluate(() => Reflect.get(window, "outbox").countUnsent());

/**
 * Begins the puzzle, breaks the store, solves the puzzle, and mends the store.
 * @param {(page: Page) => Promise<() => unknown>} breakStore returns what mends the store
 * @param {{ early: number, all: number, isLate?: boolean }} how many requests reach the store before the page is kept,
 *   and in all; `isLate`: the store is mended after the page has come back
 */
const lesson = (breakStore, { early, all, isLate = false }) =>
  visit(
    async (page) => {
      await page.goto(`${site.url}lesson`);
      await homework.enterLast(page, page, "2");
      await expectSoon(() => countUnsent(page), 0);
      const mend = await breakStore(page);
      await homework.solveFirst(page, page);
      await expectSoon(() => countUnsent(page), 2);
      await expectSoon(() => asked.length, early);
      await whileKept(page, isLate ? () => {} : mend);
      if (isLate) await mend();
      await expectSoon(() => countUnsent(page), 0);
      assert.deepEqual(taken, ["initialized", "completed", "passed"]);
      assert.equal(asked.length, all);
      assert.equal(new Set(asked.map(({ id }) => id)).size, taken.length);
    },
    { path: null },
  ).catch(onlyFailedRequests);

/** The store answers when it is mended. */
async function slowStore() {
  /** @type {(value?: any) => void} */
  let answer = () => {};
  answering = new Promise((resolve) => {
    answer = resolve;
  });
  return () => answer();
}

describe("statements of a page that the browser keeps for its Back button", () => {
  for (const [when, isLate] of /** @type {const} */ ([
    ["while it is kept", false],
    ["after it has come back", true],
  ]))
    it(`whose answers come ${when} are not sent again`, () => lesson(slowStore, { early: 3, all: 3, isLate }));

  it("that the store refused before are sent once more", () =>
    lesson(
      async () => {
        status = 503;
        return () => {
          status = 200;
        };
      },
      { early: 3, all: 5 },
    ));

  it("that were made without a network are sent once", () =>
    lesson(
      async (page) => {
        await page.context().setOffline(true);
        return () => page.context().setOffline(false);
      },
      { early: 1, all: 3 },
    ));
});
