/** The dialog that opens puzzles: what is typed, dropped and chosen as files; the list; what is wrong. */
import { describe, it } from "node:test";

import { button, cell, digitsOn, expectDigits, paste } from "../support/board.js";
import { openNew } from "../support/new-puzzle.js";
import { goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";
import { contentsOf, dialog, field, line, play } from "../support/opening.js";

/** @typedef {import("playwright-core").Page} Page */

const [first, second] = seeds;

/** @param {Page} page */
async function openDialog(page) {
  await ready(page);
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("open.open") }).click();
  await dialog(page).waitFor();
}

describe("the dialog that opens puzzles", () => {
  it("keeps a text that is no puzzle, and says where it is wrong", () =>
    visit(async (page) => {
      await openDialog(page);
      await field(page).fill(`${first.puzzle.slice(0, 40)}!${first.puzzle.slice(41)}`);
      await dialog(page)
        .getByText(/^Line 1, character 41: /)
        .waitFor();
      await expectSoon(() => field(page).getAttribute("aria-invalid"), "true");
      await expectSoon(() => play(page).isVisible(), false);
      await field(page).fill(first.puzzle);
      await dialog(page).getByText(words("status.unique")).waitFor();
      await expectSoon(() => field(page).getAttribute("aria-invalid"), null);
      await play(page).click();
      await expectDigits(page, line(first.puzzle));
    }));

  it("is within reach from the dialog of a new game, and reads the clipboard", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.evaluate((text) => navigator.clipboard.writeText(text), first.puzzle);
        await openNew(page);
        await button(page, words("open.open")).click();
        await button(dialog(page), words("open.paste")).click();
        await dialog(page).getByText(words("status.unique")).waitFor();
        await page.keyboard.press("Escape");
        await expectSoon(() => dialog(page).count(), 0);
      },
      { permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("reads several files, and names one that holds no text", () =>
    visit(async (page) => {
      await openDialog(page);
      const xml = `<opensudoku version="2"><folder name="Mine"><game data="${second.puzzle}"/></folder></opensudoku>`;
      await dialog(page)
        .locator('input[type="file"]')
        .setInputFiles([
          {
            name: "first.sdk",
            mimeType: "text/plain",
            buffer: Buffer.from(
              Array.from({ length: 9 }, (_, row) => line(first.puzzle).slice(row * 9, row * 9 + 9)).join("\n"),
            ),
          },
          { name: "second.opensudoku", mimeType: "application/xml", buffer: Buffer.from(xml) },
          { name: "photo.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0, 0, 0]) },
        ]);
      await dialog(page)
        .getByText(words("open.several", { count: 2 }))
        .waitFor();
      await dialog(page)
        .getByText(words("open.no-text", { name: "photo.png" }))
        .waitFor();
      await dialog(page)
        .getByText(words("open.from-files", { names: "first.sdk, second.opensudoku" }))
        .waitFor();
      await dialog(page).getByRole("listbox").selectOption({ index: 1 });
      await dialog(page)
        .getByText(words("open.recognised", { format: "OpenSudoku" }))
        .waitFor();
      await play(page).click();
      await expectDigits(page, line(second.puzzle));
    }));

  it("takes a file that is dropped on the page", () =>
    visit(async (page) => {
      await ready(page);
      await page.evaluate((text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "list.sdm"));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
      }, `${first.puzzle}\n${second.puzzle}\n`);
      await dialog(page)
        .getByText(words("open.several", { count: 2 }))
        .waitFor();
      await expectSoon(async () => (await digitsOn(page)) !== line(first.puzzle), true);
    }));

  it("lists a thousand puzzles at most, and goes to one by its number", () =>
    visit(async (page) => {
      await openDialog(page);
      await field(page).fill("");
      await page.evaluate(
        (text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          document
            .querySelector("dialog")
            ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        },
        Array.from({ length: 1200 }, (_, i) => (i === 700 ? second.puzzle : first.puzzle)).join("\n"),
      );
      await dialog(page)
        .getByText(words("open.more", { count: 1000 }))
        .waitFor();
      await dialog(page).getByLabel(words("open.number")).fill("701");
      await dialog(page).getByText(contentsOf(second.puzzle), { exact: true }).waitFor();
      await play(page).click();
      await expectDigits(page, line(second.puzzle));
    }));

  it("keeps the game before among the games of the device", () =>
    visit(async (page) => {
      await paste(page, first.puzzle);
      await expectDigits(page, line(first.puzzle));
      const at = [...first.puzzle].findIndex((digit) => digit === "0");
      await cell(page).nth(at).click();
      await page.keyboard.press(first.solution[at]);
      await openDialog(page);
      await field(page).fill(second.puzzle);
      await play(page).click();
      await expectDigits(page, line(second.puzzle));
      await openNew(page);
      await page
        .getByText(words("games.progress", { filled: 1, all: first.puzzle.replace(/[^0]/g, "").length }))
        .first()
        .click();
      await expectDigits(
        page,
        [...line(first.puzzle)].map((digit, i) => (i === at ? first.solution[at] : digit)).join(""),
      );
      await goTo(page, "play");
    }));
});
