/**
 * What the element teaches, on a page of another origin: hints, the path, exercises, lessons; and what is loaded for
 * each.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, digitsOn, expectDigits } from "../support/board.js";
import { visitForeign } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, expectSoonMatch, settled } from "../support/soon.js";
import { onlyFailedRequests, site } from "../support/site.js";
import { words } from "../support/words.js";

const [{ puzzle: contest }] = seeds;
const { puzzle: small, solution: smallSolution } = seeds[4];

/** @param {string} body @param {(page: import("playwright-core").Page) => Promise<void>} work */
function lesson(body, work) {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
<script>
  window.told = [];
  for (const name of ["ready", "hint", "exercise", "solved", "error"]) addEventListener("sudoku-" + name, ({ detail }) => told.push({ name, ...detail }));
</script><script type="module" src="${site.url}sudoku-board.js"></script><input aria-label="Name" autofocus>${body}</html>`;
  return visitForeign(html, work);
}

const told = (shown, name) => shown.evaluate((wanted) => window.told.filter((each) => each.name === wanted), name);
const loaded = (shown, pattern) =>
  shown.evaluate(
    (source) => performance.getEntriesByType("resource").filter(({ name }) => new RegExp(source).test(name)).length,
    pattern,
  );
const card = (shown, index = 0) => shown.locator("sudoku-board").nth(index).locator(".card");

describe("a board that teaches", () => {
  it("gives hints up to the strength that is allowed, and counts them", () =>
    lesson(`<sudoku-board puzzle="${small}" controls="keypad hint" hints="what"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await expectSoon(() => loaded(shown, "nonet"), 0);
      await button(shown, words("hint.button")).click();
      await card(shown)
        .getByText(words("hint.strength", { most: 2, strength: 1 }))
        .waitFor();
      await button(shown, words("hint.more")).click();
      await card(shown)
        .getByText(words("hint.strength", { most: 2, strength: 2 }))
        .waitFor();
      await expectSoon(() => button(shown, words("hint.more")).isVisible(), false);
      await expectSoon(() => button(shown, words("hint.apply")).isVisible(), false);
      const { hint, applied, steps } = await shown.evaluate(async () => {
        const board = document.querySelector("sudoku-board");
        return { hint: await board.hint("apply"), steps: await board.steps(), applied: await board.applyHint() };
      });
      assert.deepEqual([hint.strength, applied, steps.solved, steps.steps.length > 5], ["apply", true, true, true]);
      assert.match(hint.sentences.join(" "), /r\dc\d/);
      const hints = await told(shown, "hint");
      assert.deepEqual(
        hints.map(({ strength }) => strength),
        ["where", "what", "apply"],
      );
      await shown.evaluate(async (solution) => {
        const board = document.querySelector("sudoku-board");
        for (const [cell, element] of [...board.shadowRoot.querySelectorAll("[role=gridcell]")].entries()) {
          if (!element.getAttribute("aria-label").includes("empty")) continue;
          element.focus();
          element.dispatchEvent(
            new KeyboardEvent("keydown", {
              key: solution[cell],
              code: `Digit${solution[cell]}`,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          );
        }
      }, smallSolution);
      await expectSoon(
        async () => (await told(shown, "solved")).map(({ hints: count, hintsByStrength }) => [count, hintsByStrength]),
        [[3, { where: 1, what: 1, apply: 1, check: 0 }]],
      );
    }));

  it("tells the page of an engine that fails behind the button", () =>
    lesson(`<sudoku-board puzzle="${small}" controls="hint"></sudoku-board>`, async (shown) => {
      await expectDigits(shown, small);
      await shown.route(/\.wasm$/, (route) => route.abort());
      await button(shown, words("hint.button")).click();
      await shown.getByText(words("error.engine-load")).waitFor();
      await expectSoon(async () => (await told(shown, "error")).map(({ code }) => code), ["engine-load"]);
    }).catch(onlyFailedRequests));

  it("prints the game without the picture of a hint, and the path with its pictures", () =>
    lesson(
      `<sudoku-board puzzle="${small}"></sudoku-board><sudoku-board puzzle="${small}" mode="path"></sudoku-board>`,
      async (shown) => {
        await expectDigits(shown.locator("sudoku-board").first(), small);
        await shown.evaluate(() => document.querySelector("sudoku-board").hint("apply"));
        await card(shown, 1).waitFor();
        const drawn = () =>
          shown.locator("sudoku-board").evaluateAll((boards) => {
            dispatchEvent(new Event("beforeprint"));
            const shapes = boards.map((board) => {
              const paper = board.shadowRoot?.querySelector(".board-paper");
              return [paper?.querySelectorAll("text").length, paper?.querySelectorAll("circle, path").length];
            });
            dispatchEvent(new Event("afterprint"));
            return shapes;
          });
        await expectSoon(async () => {
          const [[texts, shapes], [, onPath]] = await drawn();
          return [texts, shapes, onPath > 0];
        }, [4, 0, true]);
      },
    ));

  it("walks along the path by buttons and arrow keys, and by its attribute", () =>
    lesson(`<sudoku-board puzzle="${small}" mode="path" step="2"></sudoku-board>`, async (shown) => {
      const place = card(shown).locator(".path-walk .path-place");
      await expectSoonMatch(() => place.textContent(), /Step 2 of/);
      await expectSoon(() => shown.evaluate(() => document.activeElement.getAttribute("aria-label")), "Name");
      await button(shown, words("path.next")).click();
      await expectSoonMatch(() => place.textContent(), /Step 3 of/);
      await shown.keyboard.press("ArrowRight");
      await expectSoon(() => shown.evaluate(() => document.querySelector("sudoku-board").step), 4);
      await shown.evaluate(() => document.querySelector("sudoku-board").setAttribute("step", "999"));
      await expectDigits(shown, smallSolution);
      await shown.locator("sudoku-board").getByRole("gridcell").first().click();
      await shown.keyboard.press("Delete");
      await settled(shown);
      await expectSoon(() => digitsOn(shown), smallSolution);
    }));

  it("sets exercises and checks the answers; shows a lesson without an engine; refuses what is no technique", () =>
    lesson('<sudoku-board mode="lesson" technique="x-wing"></sudoku-board>', async (shown) => {
      await card(shown).getByText(words("lesson.idea")).waitFor();
      await button(shown, words("lesson.next-part")).click();
      await card(shown).getByText(words("lesson.where")).waitFor();
      await expectSoon(() => loaded(shown, "wasm"), 0);
      await shown.evaluate(() =>
        Object.assign(document.querySelector("sudoku-board"), { mode: "practice", technique: "naked-single" }),
      );
      await button(shown, words("practice.check")).click();
      await card(shown).getByText(words("practice.nothing")).waitFor();
      const empty = shown
        .locator("sudoku-board")
        .getByRole("gridcell", { name: /, (empty|candidates|notes)/ })
        .first();
      await empty.click();
      await shown.keyboard.press("1");
      await button(shown, words("practice.check")).click();
      await expectSoon(
        async () =>
          (await told(shown, "exercise")).map(({ technique, verdict }) => [
            technique,
            /^(right|partly|wrong|other)$/.test(verdict),
          ]),
        [["naked-single", true]],
      );
      await button(shown, words("practice.show")).click();
      await card(shown).locator(".practice-told p").nth(1).waitFor();
      await shown.evaluate(() => {
        document.querySelector("sudoku-board").technique = "<script>";
      });
      await expectSoon(async () => (await told(shown, "error")).map(({ code }) => code), ["unknown-technique"]);
    }));

  it("answers each of several boards, whatever becomes of the others, with one engine", () =>
    lesson(Array(3).fill(`<sudoku-board puzzle="${contest}"></sudoku-board>`).join(""), async (shown) => {
      await expectSoon(async () => (await told(shown, "ready")).length, 3);
      const answers = await shown.evaluate(async () => {
        const boards = [...document.querySelectorAll("sudoku-board")];
        const asked = boards.flatMap((board) => [board.hint("where"), board.rate(), board.steps()]);
        const settling = Promise.all(
          asked.map((answer) =>
            answer.then(
              (found) => found.technique ?? found.er ?? found.solved,
              (error) => error.code,
            ),
          ),
        );
        boards[1].remove();
        boards[2].puzzle = "4030300000000001";
        return settling;
      });
      const [hint, er, solved] = answers;
      assert.ok(typeof hint === "string" && typeof er === "number" && solved === true, JSON.stringify(answers));
      for (const answer of [answers[3], answers[6]]) assert.equal(answer, "aborted", JSON.stringify(answers));
      assert.equal(answers[4], er, "a rating is about the puzzle, and one question serves the boards that ask it");
      await expectSoon(() => loaded(shown, "nonet\\.wasm"), 1);
      await expectSoon(
        () =>
          shown
            .locator("sudoku-board")
            .first()
            .evaluate((board) => board.check().then(({ wrong }) => wrong)),
        [],
      );
    }));

  it("takes no puzzle for a page: what a text holds is never run or shown as one", () =>
    lesson("<sudoku-board></sudoku-board>", async (shown) => {
      await expectSoon(async () => (await told(shown, "ready")).length, 1);
      const texts = [
        '<img src=x onerror="window.run = true">',
        "<script>window.run = true</script>",
        "\0\x01".repeat(40),
        "javascript:window.run=true",
        "9".repeat(3_000_000),
        `${small}\n<b>x</b>`,
      ];
      const codes = await shown.evaluate(async (list) => {
        const board = document.querySelector("sudoku-board");
        const answers = [];
        for (const puzzle of list) {
          const answer = new Promise((resolve) => {
            board.addEventListener(
              "sudoku-error",
              ({ detail }) => resolve([detail.code, detail.message.length < 500]),
              { once: true },
            );
          });
          board.puzzle = puzzle;
          answers.push(await answer);
        }
        return answers;
      }, texts);
      assert.deepEqual(
        codes.filter(([code, isShort]) => !/^[a-z-]+$/.test(code) || !isShort),
        [],
      );
      await settled(shown);
      await expectSoon(
        () =>
          shown.evaluate(() => [
            window.run ?? null,
            document.querySelector("sudoku-board").shadowRoot.querySelectorAll("img, script, b").length,
          ]),
        [null, 0],
      );
    }));

  it("fits into 320 pixels with margins, in all modes", () =>
    lesson(
      ["play", "path", "practice", "lesson"]
        .map(
          (mode) =>
            `<sudoku-board mode="${mode}" technique="naked-pair" controls="keypad undo colors check hint" puzzle="${small}"><h3 slot="title">Title</h3></sudoku-board>`,
        )
        .join(""),
      async (shown) => {
        await shown.setViewportSize({ width: 320, height: 700 });
        await shown.evaluate(() => {
          document.body.style.margin = "16px";
        });
        await expectSoon(() => shown.locator("sudoku-board .card:visible").count(), 3);
        await shown.evaluate(() => document.querySelector("sudoku-board").hint("apply"));
        await settled(shown);
        const wide = await shown.evaluate(() => [
          document.documentElement.scrollWidth,
          ...[...document.querySelectorAll("sudoku-board")].map((board) => board.scrollWidth - board.clientWidth),
        ]);
        assert.deepEqual(wide, [320, 0, 0, 0, 0]);
      },
    ));
});
