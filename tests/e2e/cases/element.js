/** The element on pages of another origin: play, its methods and attributes, what it says of faults. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { foreign, pages } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { onlyFailedRequests, site } from "../support/site.js";
import { expectSoon, settled } from "../support/soon.js";
import { expectEvent, lesson, script, recordingPage } from "../support/recorded.js";
import { words } from "../support/words.js";

const [{ puzzle: contest, solution: contestSolution }] = seeds;
const { puzzle: small, solution: smallSolution } = seeds[4];
/** All but the last cell. */
const nearlySolved = contestSolution.slice(0, -1) + ".";

describe("the element on a page of another origin", () => {
  it("is played to its end and reports the score", () =>
    lesson(`${script()}<sudoku-board puzzle="${nearlySolved}"></sudoku-board>`, async (shown) => {
      await expectEvent(shown, { name: "ready", layout: "3x3" });
      await cell(shown, "row 9, column 9, empty").click();
      await shown.keyboard.press("7");
      await expectEvent(shown, { name: "change", blank: 0 });
      await shown.keyboard.press(contestSolution.at(-1));
      await expectEvent(shown, { name: "start" });
      await expectEvent(shown, { name: "progress", filled: 1, total: 1 });
      await expectEvent(shown, { name: "solved", hints: 0, mistakes: 1, score: { scaled: 0.95, raw: 95, max: 100 } });
    }));

  it("loads the engine only when it is asked, and solves", () =>
    lesson(`${script()}<sudoku-board mode="solve" puzzle="${contest}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, contest);
      const loaded = () =>
        shown.evaluate(
          () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".wasm")).length,
        );
      await expectSoon(() => loaded(), 0);
      await button(shown, words("solve.button")).click();
      await expectDigits(shown, contestSolution);
      await expectSoon(() => loaded(), 1);
    }));

  it("draws a puzzle to look at, with nothing to change and no engine", () =>
    lesson(`${script()}<sudoku-board mode="view" puzzle="${contest}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, contest);
      await cell(shown, "row 1, column 4, 7, given").click();
      await shown.keyboard.press("Delete");
      await shown.keyboard.press("ArrowRight");
      await shown.keyboard.press("1");
      await settled(shown);
      await expectSoon(() => digitsOn(shown), contest.replaceAll("0", "."));
      await expectSoon(() => shown.getByRole("button").count(), 0);
      await expectSoon(
        () =>
          shown.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => /nonet|wasm/.test(name))),
        false,
      );
    }));

  const texts = [
    ["rows of its text", "<sudoku-board>\n 4 0 3 0\n 3 0 0 0\n 0 0 0 0\n 0 0 0 1\n</sudoku-board>", small],
    [
      "a drawn grid, by the engine",
      `<sudoku-board>4 . | 3 .
3 . | . .
- - + - -
. . | . .
. . | . 1</sudoku-board>`,
      small,
    ],
    [
      "a jigsaw with diagonals",
      `<sudoku-board mode="view" layout="x+jigsaw:1122211122333343444455555" puzzle="${"5".padEnd(25, ".")}"></sudoku-board>`,
      "5".padEnd(25, "."),
    ],
    ["an empty board of its layout", '<sudoku-board layout="2x3"></sudoku-board>', ".".repeat(36)],
  ];
  for (const [what, tag, expected] of texts) {
    it(`shows ${what}`, () => lesson(script() + tag, (shown) => expectDigits(shown, expected)));
  }

  const killer = {
    puzzle: ".".repeat(16),
    rules:
      "cage 10 r1c1-r4c1; cage 7 r1c2-r1c4; cage 3 r2c2 r3c2; cage 4 r2c3 r3c3; cage 7 r2c4 r3c4; cage 9 r4c2-r4c4",
  };
  const killerSolution = "3421213442131342";
  it("draws the rules of a puzzle, says when one is broken, and solves, checks and gives hints with them", () =>
    lesson(
      `${script()}<sudoku-board puzzle="${killer.puzzle}" rules="${killer.rules}" controls="check hint"></sudoku-board>`,
      async (shown) => {
        await cell(shown, "row 1, column 2, empty, box 1, cage of 7, 3 cells, 7 left").focus();
        await shown.keyboard.press("1");
        await cell(shown, "row 1, column 2, 1, box 1, cage of 7, 3 cells, 6 left").waitFor();
        await button(shown, words("solve.check")).click();
        await cell(shown, "row 1, column 2, 1, wrong, box 1, cage of 7, 3 cells, 6 left").waitFor();
        const told = await shown.evaluate(async () => {
          const board = document.querySelector("sudoku-board");
          board.reset();
          const { technique, cells } = await board.hint("apply");
          const second = Object.assign(document.createElement("sudoku-board"), { controls: "", lang: "it" });
          document.body.append(second);
          return { technique, cells, isRestored: second.setState(board.getState()), status: await board.solve() };
        });
        assert.deepEqual(told, {
          technique: "single-combination",
          cells: ["r1c2", "r1c3", "r1c4"],
          isRestored: true,
          status: "unique",
        });
        await expectDigits(shown.locator("sudoku-board").first(), killerSolution);
        await cell(shown, "riga 1, colonna 2, vuota, riquadro 1, gabbia da 7, 3 caselle, restano 7").waitFor();
      },
    ));

  it("shows no board, which would take digits in vain, until the code for the rules of its puzzle is there", () => {
    const tag = (/** @type {string} */ more) =>
      `<sudoku-board puzzle="${killer.puzzle}" lang="en"${more}></sudoku-board>`;
    pages["/rules"] = recordingPage(script() + tag(` rules="${killer.rules}"`));
    return lesson(script() + tag(""), async (shown) => {
      await cell(shown, "row 1, column 1, empty").waitFor();
      const loaded = await shown.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      let release = () => {};
      const released = new Promise((resolve) => (release = () => resolve(null)));
      const isLate = (/** @type {URL} */ { href }) => href.startsWith(site.url) && !loaded.includes(href);
      const held = shown.waitForRequest((request) => isLate(new URL(request.url())));
      await shown.route(isLate, async (route) => {
        await released;
        await route.continue();
      });
      const sentences = shown.waitForResponse(/sudoku-board-en\.mjs$/);
      await shown.goto(`${foreign.url}rules`);
      await Promise.all([held, sentences]);
      await settled(shown);
      await expectSoon(() => shown.getByRole("gridcell").count(), 0);
      release();
      await cell(shown, "row 1, column 2, empty, box 1, cage of 7, 3 cells, 7 left").waitFor();
      await expectSoon(() => shown.getByRole("gridcell").count(), killer.puzzle.length);
    });
  });

  it("says what is wrong with a puzzle", () =>
    lesson(
      `${script()}<sudoku-board puzzle="12!"></sudoku-board><sudoku-board rules="even r1c1; evn r1c2"></sudoku-board>`,
      async (shown) => {
        await expectEvent(shown, { name: "error", code: "bad-symbol", position: { line: 1, column: 3 } });
        await expectEvent(shown, { name: "error", code: "unknown-rule", position: { line: 1, column: 12 } });
      },
    ));

  it("answers its methods, and gives its state back", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await cell(shown, "row 1, column 2, empty").click();
      await shown.keyboard.press("2");
      const results = await shown.evaluate(async () => {
        const board = document.querySelector("sudoku-board");
        const saved = JSON.parse(JSON.stringify(board.getState()));
        const { wrong } = await board.check();
        board.undo();
        board.redo();
        board.reset();
        const accepted = [board.setState({ nonet: 1, board: {} }), board.setState(null), board.setState(saved)];
        return { wrong, accepted };
      });
      assert.deepEqual(results, { wrong: ["r1c2"], accepted: [false, false, true] });
      await cell(shown, "row 1, column 2, 2").waitFor();
      const status = await shown.evaluate(() => document.querySelector("sudoku-board").solve());
      assert.equal(status, "unique");
      await expectDigits(shown, smallSolution);
    }));

  it("never takes an engine that is away for a board without mistakes, and asks for the engine again", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await cell(shown, "row 1, column 2, empty").click();
      await shown.keyboard.press("2");
      const checked = () =>
        shown.evaluate(() =>
          document
            .querySelector("sudoku-board")
            .check()
            .then(
              ({ wrong }) => wrong.join(),
              (error) => error.code,
            ),
        );
      await shown.route(/\.wasm$/, (route) => route.abort());
      const away = await checked();
      assert.equal(away, "engine-load");
      await expectEvent(shown, { name: "error", code: "engine-load" });
      await button(shown, words("solve.check")).click();
      await shown.getByText(words("error.engine-load")).waitFor();
      await shown.unroute(/\.wasm$/);
      const back = await checked();
      assert.equal(back, "r1c2");
    }).catch(onlyFailedRequests));

  it("answers no question about a board that is not there, or no longer", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await cell(shown, "row 1, column 2, empty").click();
      await shown.keyboard.press("2");
      const codes = await shown.evaluate(async () => {
        const code = (/** @type {Promise<unknown>} */ checked) =>
          checked.then(
            () => "answered",
            (error) => error.code,
          );
        const board = document.querySelector("sudoku-board");
        const early = document.createElement("sudoku-board").check();
        const overtaken = board.check();
        board.undo();
        return [await code(early), await code(overtaken)];
      });
      assert.deepEqual(codes, ["not-ready", "aborted"]);
    }));

  it("follows its attributes, and leaves the controls out that are not wanted", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}" controls="undo"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await expectSoon(() => shown.getByRole("button").allTextContents(), [words("tools.undo"), words("tools.redo")]);
      await shown.evaluate(
        (puzzle) => Object.assign(document.querySelector("sudoku-board"), { puzzle, controls: "check" }),
        contest,
      );
      await expectDigits(shown, contest);
      await expectSoon(() => shown.getByRole("button").allTextContents(), [words("solve.check")]);
    }));

  it("keeps its game when it is moved in the page", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}"></sudoku-board><main></main>`, async (shown) => {
      await expectDigits(shown, small);
      await cell(shown, "row 1, column 2, empty").click();
      await shown.keyboard.press("2");
      await shown.evaluate(() => document.querySelector("main").append(document.querySelector("sudoku-board")));
      await cell(shown, "row 1, column 2, 2").waitFor();
      await button(shown, words("tools.undo")).click();
      await expectDigits(shown, small);
      await expectSoon(() => shown.evaluate(() => window.told.filter(({ name }) => name === "ready").length), 1);
    }));

  it("takes a state at the moment it is made, in its own mode", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await shown.evaluate(async (other) => {
        const first = document.querySelector("sudoku-board");
        await first.solve();
        const second = Object.assign(document.createElement("sudoku-board"), { puzzle: other, mode: "view" });
        document.body.append(second);
        second.setState(first.getState());
        first.remove();
      }, contest);
      await expectDigits(shown, smallSolution);
      await cell(shown, `row 1, column 2, ${smallSolution[1]}`).click();
      await shown.keyboard.press("Delete");
      await shown.keyboard.press("Control+z");
      await settled(shown);
      await expectSoon(() => digitsOn(shown), smallSolution);
    }));

  it("says that it is ready when a state was restored before it was shown", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}" id="first"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      const said = await shown.evaluate(
        () =>
          new Promise((resolve) => {
            const first = document.querySelector("sudoku-board");
            const second = document.createElement("sudoku-board");
            second.addEventListener("sudoku-ready", (event) => resolve(/** @type {CustomEvent} */ (event).detail));
            second.setState(first.getState());
            document.body.append(second);
          }),
      );
      assert.deepEqual(said, { layout: "2x2" });
    }));

  it("takes what was set before it was defined", () =>
    lesson("<sudoku-board></sudoku-board>", async (shown) => {
      await shown.evaluate(
        async ([puzzle, url]) => {
          Object.assign(document.querySelector("sudoku-board"), { puzzle, controls: "" });
          await import(`${url}sudoku-board.js`);
        },
        [small, site.url],
      );
      await expectDigits(shown, small);
      await expectSoon(() => shown.getByRole("button").count(), 0);
    }));

  it("reads from left to right in a page that does not", () =>
    lesson(`${script()}<div dir="rtl"><sudoku-board puzzle="${small}"></sudoku-board></div>`, async (shown) => {
      await expectDigits(shown, small);
      const lefts = await Promise.all(
        [1, 2, 3, 4].map(
          async (column) => (await cell(shown, new RegExp(`^row 2, column ${column},`)).boundingBox()).x,
        ),
      );
      assert.deepEqual(
        lefts,
        lefts.toSorted((a, b) => a - b),
      );
      const keys = await Promise.all(
        [1, 4].map(
          async (digit) => (await shown.getByRole("button", { name: new RegExp(`^${digit}, `) }).boundingBox()).x,
        ),
      );
      assert.ok(keys[0] < keys[1]);
    }));

  it("removes its verdict when the digits change", () =>
    lesson(`${script()}<sudoku-board puzzle="${small}"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await button(shown, words("solve.check")).click();
      const told = shown.getByText(words("check.nothing"));
      await told.waitFor();
      await cell(shown, "row 1, column 2, empty").click();
      await settled(shown);
      await expectSoon(() => told.count(), 1);
      await shown.keyboard.press(smallSolution[1]);
      await expectSoon(() => told.count(), 0);
    }));

  const grounds = [
    ["its theme's where a theme is asked for", 'theme="dark"', "rgb(20, 23, 28)"],
    ["the page's where none is", "", "rgba(0, 0, 0, 0)"],
    ["the one that the page gives it", 'theme="dark" style="--element-ground: rgb(1, 2, 3)"', "rgb(1, 2, 3)"],
  ];
  for (const [what, attributes, ground] of grounds) {
    it(`has as ground ${what}`, () =>
      lesson(`${script()}<sudoku-board ${attributes} puzzle="${small}"></sudoku-board>`, async (shown) => {
        await expectDigits(shown, small);
        await expectSoon(
          () => shown.locator("sudoku-board").evaluate((board) => getComputedStyle(board).backgroundColor),
          ground,
        );
      }));
  }

  it("comes as a class that defines nothing", () =>
    lesson("", async (shown) => {
      const names = await shown.evaluate(async (url) => {
        const { SudokuBoard } = await import(`${url}sudoku-board-class.mjs`);
        const before = Boolean(customElements.get("sudoku-board"));
        customElements.define("my-board", SudokuBoard);
        return [before, document.createElement("my-board") instanceof SudokuBoard];
      }, site.url);
      assert.deepEqual(names, [false, true]);
    }));
});
