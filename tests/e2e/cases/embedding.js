import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { after, before, describe, it } from "node:test";

import { serve } from "../../../tools/serve.mjs";
import { loadWords } from "../../../web/i18n/words.js";
import { sheetText } from "../../../web/model/class-sheet.js";
import { entriesOf, mixedWork } from "../../support/class-work.js";
import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, settled } from "../support/soon.js";
import { onlyFailedRequests, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

const [{ puzzle: contest, solution: contestSolution }] = seeds;
const { puzzle: small, solution: smallSolution } = seeds[4];
/** All but the last cell. */
const nearlySolved = contestSolution.slice(0, -1) + ".";

/** A server of another origin, which has only the pages given here. @type {Awaited<ReturnType<typeof serve>>} */
let foreign;
/** @type {Record<string, string>} */
const pages = {};
before(async () => {
  foreign = await serve({ folder: "", pages });
});
after(() => foreign.close());

/** @param {string} body */
const page = (
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
<script>
  window.told = [];
  for (const name of ["ready", "change", "start", "progress", "solved", "given-up", "error"]) {
    addEventListener("sudoku-" + name, ({ detail }) => told.push({ name, ...detail }));
  }
  addEventListener("message", ({ data, origin }) => told.push({ origin, ...data }));
</script>${body}</html>`;

/**
 * @param {string} body
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {string} [locale] of the reader
 */
function lesson(body, work, locale = "en-GB") {
  pages["/lesson"] = page(body);
  return visit(
    async (shown) => {
      await shown.goto(`${foreign.url}lesson`);
      await work(shown);
    },
    { path: null, locale },
  );
}

const script = () => `<script type="module" src="${site.url}sudoku-board.js"></script>`;

/**
 * @param {import("playwright-core").Page} shown
 * @param {object} like fields that one of the events or messages must have
 */
async function expectEvent(shown, like) {
  const seen = async () =>
    (await shown.evaluate(() => window.told)).some((one) =>
      Object.entries(like).every(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)),
    );
  await expectSoon(seen, true).catch(async () =>
    assert.fail(`no ${JSON.stringify(like)} in ${JSON.stringify(await shown.evaluate(() => window.told))}`),
  );
}

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
    pages["/rules"] = page(script() + tag(` rules="${killer.rules}"`));
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

describe("the example of xAPI", () => {
  it("shows the statements of a game that is played to its end", () =>
    visit(
      async (shown) => {
        for (const [at, digit] of [...smallSolution].entries()) {
          if (small[at] !== "0") continue;
          await shown.getByRole("gridcell").nth(at).click();
          await shown.keyboard.press(digit);
        }
        const verbs = () =>
          shown
            .getByRole("listitem")
            .evaluateAll((items) => items.map(({ textContent }) => textContent?.split(" ")[0]));
        await expectSoon(verbs, ["initialized", "progressed", "progressed", "progressed", "completed", "passed"]);
      },
      { path: "examples/statements.html" },
    ));
});

describe("the frame on a page of another origin", () => {
  const frame = (options, hash = "") =>
    `<iframe title="Sudoku" width="400" height="300" src="${site.url}embed.html?${new URLSearchParams(options)}${hash.replaceAll("&", "&amp;")}"></iframe>`;
  const ask = (shown, message) =>
    shown.evaluate(
      ([data, origin]) => {
        document.querySelector("iframe").contentWindow.postMessage(data, origin);
      },
      [message, site.url],
    );
  const origins = () => new URL(foreign.url).origin;

  it("plays, and exchanges messages with an allowed origin", () =>
    lesson(frame({ puzzle: nearlySolved, lang: "en", origins: `https://example.org,${origins()}` }), async (shown) => {
      const board = shown.frameLocator("iframe");
      await expectEvent(shown, { nonet: 1, type: "ready", layout: "3x3", origin: new URL(site.url).origin });
      await ask(shown, { nonet: 1, type: "get-state", id: 7 });
      await expectEvent(shown, { type: "answer", to: "get-state", id: 7 });
      await cell(board, "row 9, column 9, empty").click();
      await shown.keyboard.press(contestSolution.at(-1));
      await expectEvent(shown, { type: "solved", mistakes: 0 });
      await ask(shown, { nonet: 1, type: "set", puzzle: small });
      await expectDigits(board, small);
      await ask(shown, { nonet: 1, type: "solve" });
      await expectDigits(board, smallSolution);
    }));

  const sheet = sheetText({
    title: "Class 2B",
    tasks: ["", "Second"].map((name) => ({ kind: "puzzle", puzzle: nearlySolved, name })),
  });
  it("shows the work of a link for a class, and tells of one end", () =>
    lesson(frame({ origins: origins() }, `#learn/class?${sheet}`), async (shown) => {
      const board = shown.frameLocator("iframe");
      for (const place of ["1 of 2", "2 of 2 · Second"]) {
        await board.getByText(place, { exact: true }).waitFor();
        await cell(board, "row 9, column 9, empty").click();
        await shown.keyboard.press(contestSolution.at(-1));
        if (place.startsWith("1")) await button(board, words("work.next")).click();
      }
      await board.getByText("200 of 200 points", { exact: true }).waitFor();
      await expectEvent(shown, { type: "done", number: 1, name: "", puzzle: nearlySolved, isSolved: true });
      await expectEvent(shown, { type: "done", number: 2, name: "Second", puzzle: nearlySolved, isSolved: true });
      await expectEvent(shown, { type: "solved", mistakes: 0, score: { raw: 200, max: 200, scaled: 1 } });
      const [download] = await Promise.all([
        shown.waitForEvent("download"),
        button(board, words("class.save")).click(),
      ]);
      const saved = await text(await download.createReadStream());
      assert.match(saved, /^Class 2B\n.+\n200 of 200 points\n\n✓ Puzzle 1: 100 of 100 points; .+\n✓ Second: 100 of /);
      await expectSoon(() => shown.evaluate(() => window.told.filter(({ type }) => type === "solved").length), 1);
    }));

  it("is scrolled to the buttons of a hint where it is lower than the hint needs", () =>
    lesson(frame({ puzzle: small, lang: "en", controls: "hint" }), async (shown) => {
      const board = shown.frameLocator("iframe");
      await expectDigits(board, small);
      await board.locator("sudoku-board").evaluate((element) => element.hint("apply"));
      const apply = button(board, words("hint.apply"));
      await apply.waitFor();
      await shown.mouse.move(100, 100);
      await shown.mouse.wheel(0, 5000);
      await expectSoon(
        () =>
          apply.evaluate((shownButton) => {
            const { top, bottom } = shownButton.getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;
          }),
        true,
      );
    }));

  it("has the language of the address, also with a region, else that of the reader", async () => {
    const italian = await loadWords("it");
    for (const [lang, locale] of [
      ["", "it-IT"],
      ["it-CH", "en-GB"],
      ["de", "it-IT"],
    ])
      await lesson(
        frame({ ...(lang && { lang }), origins: origins() }, `#learn/class?${sheet}`),
        async (shown) => {
          const board = shown.frameLocator("iframe");
          await board.getByText(italian("work.place", { number: 1, all: 2 }), { exact: true }).waitFor();
          await board.locator("html[lang=it]").waitFor();
        },
        locale,
      );
  });

  it("shows a class a small board, one with letters and a killer, gives the hints of the link, and says who has passed", () =>
    lesson(frame({ lang: "en", origins: origins() }, `#learn/class?${sheetText(mixedWork)}`), async (shown) => {
      const board = shown.frameLocator("iframe");
      for (const [i, { name }] of mixedWork.tasks.entries()) {
        await board.getByText(`${i + 1} of 3 · ${name}`, { exact: true }).waitFor();
        if (name === "Killer") {
          await cell(board, "row 1, column 1, empty, box 1, cage of 10, 4 cells, 10 left").waitFor();
          await button(board, words("hint.button")).click();
          const told = (/** @type {number} */ strength) =>
            board
              .getByText(words("hint.strength", { strength, most: 2 }))
              .first()
              .waitFor();
          await told(1);
          await button(board, words("hint.more")).click();
          await told(2);
          await expectSoon(() => button(board, words("hint.more")).count(), 0);
        }
        for (const { cell: place, symbol } of entriesOf[i]) {
          await board.getByRole("gridcell").nth(place).click();
          await shown.keyboard.press(symbol);
        }
        if (i < 2) await button(board, words("work.next")).click();
      }
      await board.getByText(words("work.passed", { pass: 60 })).waitFor();
      await expectEvent(shown, { type: "done", number: 3, name: "Killer", isSolved: true });
    }));

  it("says who has not passed, and has no hints where the link allows none", () => {
    const [task] = mixedWork.tasks;
    const strict = sheetText({ ...mixedWork, tasks: [task], hints: "none", pass: 100 });
    return lesson(frame({ lang: "en", controls: "keypad hint" }, `#learn/class?${strict}`), async (shown) => {
      const board = shown.frameLocator("iframe");
      await cell(board, "row 4, column 4, empty").click();
      await shown.keyboard.press("2");
      await shown.keyboard.press(entriesOf[0][0].symbol);
      await board.getByText(words("work.not-passed", { points: 100, most: 100 })).waitFor();
      await expectSoon(() => button(board, words("hint.button")).count(), 0);
    });
  });

  it("says that the work for a class could not be loaded, answers so, and shows the work when the connection is back", () =>
    lesson("", async (shown) => {
      const script = await (await fetch(`${site.url}embed.js`)).text();
      const [, late] = /** @type {RegExpMatchArray} */ (/import\("\.\/(embed-\w+\.js)"\)/.exec(script));
      await shown.route(`${site.url}${late}`, (route) => route.abort());
      pages["/lesson"] = page(frame({ origins: origins() }, `#learn/class?${sheet}`));
      await shown.reload();
      const told = shown.frameLocator("iframe").getByText(words("page.not-loaded"));
      await told.waitFor();
      await ask(shown, { nonet: 1, type: "get-state", id: 5 });
      const answers = () =>
        shown.evaluate(() =>
          window.told.filter(({ to }) => to === "get-state").map(({ id, error }) => [id, error?.code]),
        );
      await expectSoon(answers, [[5, "not-ready"]]);
      await shown.unroute(`${site.url}${late}`);
      await shown.frameLocator("iframe").getByText("1 of 2", { exact: true }).waitFor();
      await expectSoon(() => told.count(), 0);
    }).catch(onlyFailedRequests));

  it("says of a link for a class what it cannot show", () =>
    lesson(frame({ origins: origins() }, "#learn/class?e=x-wing"), async (shown) => {
      await shown.frameLocator("iframe").getByText(words("work.exercises")).waitFor();
    }));

  for (const [what, rules] of [
    ["no rules", ""],
    ["signs between rules alone", "%3B"],
  ]) {
    it(`shows the puzzle of an address of Nonet with ${what}`, () =>
      lesson(frame({ lang: "en", mode: "view" }, `#p=${small}&rules=${rules}`), (shown) =>
        expectDigits(shown.frameLocator("iframe"), small),
      ));
  }

  it("takes the rules of a puzzle from its address and from a message", () =>
    lesson(
      frame({ puzzle: ".".repeat(16), rules: "cage 7 r1c1 r1c2", lang: "en", origins: origins() }),
      async (shown) => {
        const board = shown.frameLocator("iframe");
        await cell(board, "row 1, column 1, empty, box 1, cage of 7, 2 cells, 7 left").waitFor();
        await ask(shown, { nonet: 1, type: "set", rules: "even r2c2\nthermometer r1c1-r1c3" });
        await cell(board, "row 1, column 3, empty, box 2, Thermometer, cell 3 of 3").waitFor();
        await ask(shown, { nonet: 1, type: "set", rules: "" });
        await cell(board, "row 1, column 3, empty, box 2").waitFor();
      },
    ));

  it("says in its answer why a request failed", () =>
    lesson(frame({ puzzle: nearlySolved, lang: "en", origins: origins() }), async (shown) => {
      await expectEvent(shown, { type: "ready" });
      await cell(shown.frameLocator("iframe"), "row 9, column 9, empty").click();
      await shown.keyboard.press("7");
      await shown.route(/\.wasm$/, (route) => route.abort());
      await ask(shown, { nonet: 1, type: "check", id: 3 });
      await expectSoon(
        () =>
          shown.evaluate(() =>
            window.told
              .filter(({ to }) => to === "check")
              .map(({ id, wrong, error }) => [id, wrong ?? null, error?.code]),
          ),
        [[3, null, "engine-load"]],
      );
    }).catch(onlyFailedRequests));

  it("asks for the height that its board needs", () =>
    lesson(frame({ puzzle: contest, origins: origins() }), async (shown) => {
      await expectEvent(shown, { type: "ready" });
      await expectSoon(
        () =>
          shown.evaluate(() =>
            window.told.some(({ type, height }) => type === "resize" && height > 480 && height < 900),
          ),
        true,
      );
    }));

  for (const lang of ["__proto__", "constructor", "no language"]) {
    it(`shows its board with lang=${lang}`, () =>
      lesson(frame({ puzzle: contest, lang }), (shown) => expectDigits(shown.frameLocator("iframe"), contest)));
  }

  it("exchanges no messages with an origin that is not allowed", () =>
    lesson(frame({ puzzle: contest, origins: "https://example.org" }), async (shown) => {
      await expectDigits(shown.frameLocator("iframe"), contest);
      await ask(shown, { nonet: 1, type: "set", puzzle: small });
      await ask(shown, { nonet: 1, type: "solve" });
      await button(shown.frameLocator("iframe"), words("solve.check")).click();
      await shown.frameLocator("iframe").getByText(words("check.nothing")).waitFor();
      await expectSoon(() => digitsOn(shown.frameLocator("iframe")), contest.replaceAll("0", "."));
      await expectSoon(() => shown.evaluate(() => window.told), []);
    }));
});

describe("the example page", () => {
  it("shows its boards and a frame, runs the code that it shows, and copies it", () =>
    visit(
      async (shown) => {
        await expectSoon(() => shown.getByRole("grid").count(), 7);
        await shown.frameLocator("iframe").getByRole("grid").waitFor();
        await expectSoon(
          () => shown.locator("iframe").evaluate((frame) => frame.clientHeight !== 700 && frame.clientHeight > 400),
          true,
        );
        await shown.locator("#lesson").getByRole("gridcell").last().click();
        await shown.keyboard.press("1");
        await shown.getByText(/^Solved in \d+ s with 0 hints and 0 mistakes\.$/).waitFor();
        await shown.getByRole("button", { name: "Copy" }).first().click();
        await shown.getByRole("button", { name: "Copied" }).waitFor();
        const copied = await shown.evaluate(() => navigator.clipboard.readText());
        assert.equal(copied, `<script type="module" src="${site.url}sudoku-board.js"></script>`);
        await shown.getByRole("link", { name: "Embedding" }).click();
        await shown.getByRole("heading", { name: "Attributes" }).waitFor();
      },
      { path: "examples/embedding.html", permissions: ["clipboard-read", "clipboard-write"] },
    ));
});

describe("the files of the site", () => {
  it("are served with their types", async () => {
    const types = { "nonet.wasm": "application/wasm", "nonet.mjs": "text/javascript", "index.html": "text/html" };
    for (const [name, type] of Object.entries(types)) {
      const response = await fetch(site.url + name);
      assert.ok(response.headers.get("content-type")?.startsWith(type), name);
    }
    const { status } = await fetch(`${site.url}..%2fpackage.json`);
    assert.equal(status, 404);
  });
});
