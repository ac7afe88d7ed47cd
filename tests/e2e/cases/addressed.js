/** The puzzle of the address: a place that is chosen while it is loaded, and a puzzle whose search does not end. */
import { describe, it } from "node:test";

import { button, expectDigits } from "../support/board.js";
import { chosenOf } from "../../support/long-runs.js";
import { openNew } from "../support/new-puzzle.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";
import { writeState } from "../../../web/formats/state-link.js";
import { newState } from "../../../web/model/state.js";
import { line } from "../support/opening.js";

const [, , third] = seeds;

describe("a place that is chosen while the puzzle of the address is loaded", () => {
  /** @type {[string, string][]} */
  const moments = [
    ["before a place is open", ".tab[data-place=learn]"],
    ["when place Play has just opened", ".tab[data-place=play][aria-current]"],
  ];
  const game = newState({ layout: "3x3", givens: [...third.puzzle].map(Number), activity: "play" });
  /** @type {[string, () => Promise<string>][]} */
  const hashes = [
    ["a puzzle", async () => `p=${third.puzzle}`],
    ["a game", async () => `s=${await writeState(game, 0)}`],
  ];
  for (const [what, seen] of moments) {
    for (const [form, hashOf] of chosenOf(hashes, ([each]) => (each === "a game") === (seen === moments[0][1]))) {
      it(`stays, with ${form}: ${what}`, () =>
        visit(
          async (page) => {
            await page.addInitScript((selector) => {
              const observer = new MutationObserver(() => {
                if (!document.querySelector(selector)) return;
                observer.disconnect();
                /** @type {HTMLElement} */ (document.querySelector(".tab[data-place=learn]")).click();
              });
              observer.observe(document, { subtree: true, childList: true, attributes: true });
            }, seen);
            await page.goto(`${site.url}#${await hashOf()}`);
            await page.locator(".tab[data-place=learn][aria-current]").waitFor();
            await expectSoon(() => page.evaluate(() => location.hash), "#learn");
            await page.getByRole("link", { name: words("course.present"), exact: true }).click();
            await expectDigits(page, line(third.puzzle));
            await page.locator(".tab[data-place=learn][aria-current]").waitFor();
          },
          { path: null },
        ));
    }
  }
});

describe("a puzzle of the address that no search brings to its end", () => {
  it("keeps its address, and takes no hint from the game after it", () =>
    visit(
      async (page) => {
        const hash = `#p=${".".repeat(256)}&rules=negative-white+4,3,2,1`;
        await page.goto(`${site.url}${hash}`);
        await page.locator('[role=grid][aria-rowcount="16"]').waitFor();
        await expectSoon(() => page.evaluate(() => location.hash), hash);
        const easy = (await openNew(page)).getByRole("button", { name: /^Easy/ });
        await easy.first().click();
        await expectSoon(() => page.evaluate(() => location.hash), "#play");
        await button(page, words("hint.button")).click();
        await page.getByText(words("hint.strength", { most: 3, strength: 1 })).waitFor();
      },
      { path: null },
    ));
});
