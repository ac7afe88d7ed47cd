/** The commands of the keyboard: heard, listed, searched, changed, and limited to the board. */
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, expectDigits } from "../support/board.js";
import { goTo, ready } from "../support/places.js";
import { expectSoon, expectSoonMatch } from "../support/soon.js";
import { visit } from "../support/site.js";
import { openPresent, phone } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const puzzle = "...1375..9..5.6.1...7....3..5..2...4..6....7......3......3..1.......1.5.6....8..9";
const large =
  ".6F.375.E8.D941.G7..E91..6.FD52...4..GD.7A1C.8...3..C4.B2....A7..GD....CBE2.....4..7..2.F.A1.3.62B8A..7G93..FD.1...CB.46..D7A.8EF.CDA2..37G.1B658..57.BE..CA...4...EG..15..B.C.DB..G.5C..9.27E...9.16DA..B7.C.E.7..641E.AF.G89D.5D.....7..6..1.....4.C921..3.657";

/**
 * Opens a puzzle with the focus on its first cell.
 * @param {(page: Page) => Promise<void>} work
 * @param {object} [options]
 */
const onBoard = (work, { line = puzzle, ...options } = {}) =>
  visit(
    async (page) => {
      await expectDigits(page, line);
      await ready(page);
      await cell(page, /^row 1, column 1,/).focus();
      await work(page);
    },
    { path: `#p=${line}`, ...options },
  );

/** Waits until the live region says this. @param {Page} page @param {string | RegExp} sentence */
const expectSaid = (page, sentence) =>
  expectSoon(
    async () => {
      const said = (await page.locator("#announcer").textContent()) ?? "";
      return typeof sentence === "string" ? said : sentence.test(said);
    },
    typeof sentence === "string" ? sentence : true,
  );

/** @param {Page} page */
const focused = (page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "");

/** @param {Page} page */
async function openList(page) {
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: words("keys.title") });
  await dialog.waitFor();
  return dialog;
}

/**
 * The button with the key of a command.
 * @param {import("playwright-core").Locator} dialog
 * @param {string} label
 * @param {string} key
 */
const keyButton = (dialog, label, key) =>
  dialog.getByRole("button", { name: words("keys.change", { command: words(label), key }), exact: true });

describe("commands", () => {
  it("answer while the focus is still in a dialog that has just closed", () =>
    onBoard(async (page) => {
      await button(page, words("shell.settings")).click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
      await page.evaluate(() => {
        const dialog = /** @type {HTMLDialogElement} */ (document.querySelector("dialog[open]"));
        const field = /** @type {HTMLElement} */ (dialog.querySelector("input"));
        dialog.close();
        field.dispatchEvent(new KeyboardEvent("keydown", { key: "r", code: "KeyR", bubbles: true, cancelable: true }));
      });
      await expectSaid(page, /^Row 1: 3 gaps/);
    }));

  it("answer wherever the focus is on the page", () =>
    onBoard(async (page) => {
      await page.keyboard.press("r");
      await expectSaid(page, "Row 1: 3 gaps; 1, 3, 7; 5, 2 gaps. Missing: 2, 4, 6, 8, 9.");
      await button(page, words("shell.settings")).focus();
      await page.keyboard.press("k");
      await expectSaid(page, /^Column 1: /);
    }));

  it("read the cell to which Ctrl and an arrow have led", () =>
    onBoard(async (page) => {
      await page.keyboard.press("Control+ArrowDown");
      await page.keyboard.press("w");
      await expectSaid(page, /^Row 2, column 1, 9, given/);
    }));

  it("follow a comma where letters are digits, and elsewhere, too", () =>
    onBoard(
      async (page) => {
        await page.keyboard.press("Control+Home");
        await page.keyboard.press("b");
        await cell(page, /^row 1, column 1, B/).waitFor();
        await page.keyboard.press(",");
        await page.keyboard.press("b");
        await expectSaid(page, /^Box 1: B, 6, F, gap/);
      },
      { line: large },
    ));

  it("tell nothing of a board whose clock is stopped", () =>
    onBoard(async (page) => {
      await page.keyboard.press("e");
      await page.keyboard.press("4");
      await page.keyboard.press("p");
      await expectSaid(page, new RegExp(`${words("play.paused")}$`));
      await page.keyboard.press("r");
      await expectSaid(page, words("rights.paused"));
      await page.keyboard.press("p");
      await expectSaid(page, words("keys.resumed"));
    }));

  it("work by the position of letters on a keyboard of another script", () =>
    onBoard(async (page) => {
      await page.evaluate(() =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", { key: "к", code: "KeyR", bubbles: true, cancelable: true }),
        ),
      );
      await expectSaid(page, /^Row 1: /);
    }));

  it("say which of them a place does not have", () =>
    onBoard(async (page) => {
      await goTo(page, "print");
      await page.keyboard.press("h");
      await expectSaid(page, words("keys.not-here", { command: words("keys.hint") }));
    }));
});

describe("a hint", () => {
  it("is told in three strengths and applied with Enter, while the focus stays on the board", () =>
    onBoard(async (page) => {
      await page.keyboard.press("h");
      await expectSaid(page, /^Look at/);
      for (const expected of [/, digit/, /So r\dc\d is/]) {
        await page.keyboard.press("Enter");
        await expectSaid(page, expected);
      }
      await page.keyboard.press("Enter");
      await expectSaid(page, new RegExp(`placed.*${words("hint.applied")}`));
      await expectSoonMatch(() => focused(page), /^row \d/);
    }));

  it("is repeated sentence by sentence, also after another command", () =>
    onBoard(async (page) => {
      for (const expected of [/^Look/, /, digit/, /So r\dc\d is/]) {
        await page.keyboard.press("h");
        await expectSaid(page, expected);
      }
      await page.keyboard.press("Shift+I");
      await expectSaid(page, /^So [^.]*\.$/);
      await page.keyboard.press("r");
      await expectSaid(page, /^Row/);
      await page.keyboard.press("Shift+I");
      await expectSaid(page, /^(?!So|Row)[^.]*\.$/);
    }));
});

describe("a digit that is typed while a path is shown", () => {
  it("is refused with the reason and the way back, to be heard and seen", () =>
    onBoard(async (page) => {
      await openPresent(page);
      await button(page, words("path.open")).click();
      await page.getByRole("heading", { name: words("path.title") }).waitFor();
      await cell(page, /^row 1, column 1,/).focus();
      await page.keyboard.press("4");
      await expectSaid(page, words("rights.path"));
      await expectSoon(() => page.locator("#status").textContent(), words("rights.path"));
      const place = page.locator(".path-place");
      const before = await place.textContent();
      await page.keyboard.press("Enter");
      await expectSoon(async () => (await place.textContent()) !== before, true);
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { name: words("path.title") }).waitFor({ state: "hidden" });
    }));
});

describe("the list of shortcuts", () => {
  it("opens with the question mark and from the settings, and is searched", () =>
    onBoard(async (page) => {
      const dialog = await openList(page);
      await dialog.getByLabel(words("keys.search")).fill(words("keys.column"));
      await expectSoon(() => dialog.locator("li:visible").count(), 1);
      await dialog.getByRole("button", { name: words("dialog.close") }).click();
      await dialog.waitFor({ state: "hidden" });
      await button(page, words("shell.settings")).click();
      await button(page, words("keys.show")).click();
      await dialog.waitFor();
    }));

  it("gives a command another key, which is kept, marked on its button, and reset", () =>
    onBoard(async (page) => {
      const dialog = await openList(page);
      await keyButton(dialog, "keys.hint", "H").click();
      await page.keyboard.press("u");
      await keyButton(dialog, "keys.hint", "U").waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await page.keyboard.press("h");
      await expectSaid(page, /^H /);
      await page.keyboard.press("u");
      await expectSaid(page, /^Look at/);
      await page.reload();
      await ready(page);
      await page.locator('.tool-hint[aria-keyshortcuts="U"]').waitFor();
      await openList(page);
      await button(page, words("keys.reset-named", { command: words("keys.hint") })).click();
      await keyButton(dialog, "keys.hint", "H").waitFor();
      await page.keyboard.press("Escape");
      await page.locator('.tool-hint[aria-keyshortcuts="H"]').waitFor();
    }));

  it("refuses a key with the reason, and waits for another", () =>
    onBoard(async (page) => {
      const dialog = await openList(page);
      await keyButton(dialog, "keys.hint", "H").click();
      /** @type {[string, string][]} */
      const refused = [
        ["4", words("keys.refused", { key: "4", reason: "digit" })],
        ["ArrowUp", words("keys.refused", { key: "ArrowUp", reason: "fixed" })],
        ["k", words("keys.used", { key: "K", command: words("keys.column") })],
      ];
      for (const [key, sentence] of refused) {
        await page.keyboard.press(key);
        await expectSoon(() => dialog.getByRole("status").textContent(), sentence);
      }
      await page.keyboard.press("Escape");
      await keyButton(dialog, "keys.hint", "H").waitFor();
    }));

  it("can limit digits and letters to the board", () =>
    onBoard(async (page) => {
      const dialog = await openList(page);
      await dialog.getByRole("radio", { name: words("keys.reach-board") }).check();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
      await cell(page, /^row 1, column 1,/).focus();
      await page.keyboard.press("r");
      await expectSaid(page, /^Row/);
      await button(page, words("shell.settings")).focus();
      for (const key of ["k", "4"]) await page.keyboard.press(key);
      await cell(page, /^row 1, column 1,/).focus();
      await page.keyboard.press("w");
      await expectSaid(page, "Row 1, column 1, empty, box 1.");
    }));

  for (const [size, options] of /** @type {const} */ ([
    ["a desktop", {}],
    ["a phone", phone],
  ])) {
    it(`has no barriers on ${size}`, () =>
      onBoard(async (page) => {
        await openList(page);
        await expectNoBarriers(page);
      }, options));
  }
});
