/** The frame on a page of another origin: play, messages, and work for a class. */
import assert from "node:assert/strict";
import { text } from "node:stream/consumers";
import { describe, it } from "node:test";

import { loadWords } from "../../../web/i18n/words.js";
import { sheetText } from "../../../web/model/class-sheet.js";
import { entriesOf, mixedWork } from "../../support/class-work.js";
import { button, cell, digitsOn, expectDigits } from "../support/board.js";
import { foreign, pages } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { onlyFailedRequests, site } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { expectEvent, lesson, recordingPage } from "../support/recorded.js";
import { words } from "../support/words.js";

const [{ puzzle: contest, solution: contestSolution }] = seeds;
const { puzzle: small, solution: smallSolution } = seeds[4];
/** All but the last cell. */
const nearlySolved = contestSolution.slice(0, -1) + ".";

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
      pages["/lesson"] = recordingPage(frame({ origins: origins() }, `#learn/class?${sheet}`));
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
