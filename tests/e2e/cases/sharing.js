import { describe, it } from "node:test";

import { linkTo } from "../../../web/formats/puzzle-link.js";
import { writeState } from "../../../web/formats/state-link.js";
import { newState } from "../../../web/model/state.js";
import { rules } from "../../support/class-work.js";
import { button, cell, expectDigits, expectTold, paste } from "../support/board.js";
import { qrText } from "../support/qr-text.js";
import { seeds } from "../support/seeds.js";
import { begin, blanks, dialog, line, named, openDialog, openShare } from "../support/share-dialog.js";
import { expectSoon } from "../support/soon.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ solution }] = seeds;
/** A blank cell that sees none of the first three, so that its digit takes no note away. */
const far = /** @type {number} */ (
  blanks.find((at) => at >= 27 && blanks.slice(0, 3).every((near) => near % 9 !== at % 9))
);
const link = (/** @type {Page} */ page) =>
  dialog(page).getByLabel(words("share.link"), { exact: true }).and(page.locator("input")).inputValue();

/** What `begin` has done is on the board, and the clock is not at its beginning. @param {Page} page */
async function expectBegun(page) {
  await cell(page, new RegExp(`^${named(blanks[0])}, ${solution[blanks[0]]}(?!, given)`)).waitFor();
  await cell(page, new RegExp(`^${named(blanks[1])}, notes 6.* 7.*, corner notes 4`)).waitFor();
  await cell(page, new RegExp(`^${named(blanks[2])}, empty, colour `)).waitFor();
}

/** The text of the QR code on the page. @param {Page} page */
const decoded = (page) => qrText(dialog(page).locator(".qr-code"));

/** The link to the game as it stands. @param {Page} page */
async function gameLink(page) {
  await openShare(page);
  await dialog(page)
    .getByRole("radio", { name: words("share.game") })
    .check();
  await expectSoon(async () => (await link(page)).includes("#s="), true);
  return link(page);
}

describe("the link to the puzzle", () => {
  it("keeps level and rating after moves, and on another device", () =>
    visit(
      async (page) => {
        await begin(page);
        await openShare(page);
        await dialog(page)
          .getByRole("radio", { name: words("share.puzzle") })
          .check();
        await expectSoon(() => link(page), `${site.url}#p=${line}&level=hard&rating=4.2`);
        await visit(
          async (there) => {
            await there.goto(await link(page));
            await expectDigits(there, line);
            await there.locator(".play-about").getByText(words("level.hard")).waitFor();
            await there
              .locator(".play-about")
              .getByText(words("made.rating", { rating: "4.2" }))
              .waitFor();
          },
          { path: null },
        );
      },
      { path: `#p=${line}&level=hard&rating=4.2` },
    ));

  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    it(`is in the QR code, ${colorScheme}`, () =>
      visit(
        async (page) => {
          await expectDigits(page, line);
          await openShare(page);
          await expectSoon(async () => (await decoded(page)) === (await link(page)), true);
        },
        { path: `#p=${line}`, colorScheme },
      ));
  }
});

describe("the link for another program", () => {
  const unsaid = ["relation 15,15,15,15 r2c1 r2c2"];
  const address = (/** @type {readonly string[]} */ texts) =>
    `#p=${".".repeat(16)}&rules=${encodeURIComponent(texts.join(";"))}`;
  const receiver = (/** @type {Page} */ page) =>
    dialog(page).getByRole("combobox", { name: words("share.for"), exact: true });

  it("has the rules of the puzzle, for each of three programs", () =>
    visit(
      async (page) => {
        await cell(page, /cage of 10/)
          .first()
          .waitFor();
        await openShare(page);
        const programs = {
          SudokuPad: "https://sudokupad.app/?puzzleid=fpuzzles",
          "Interactive Sudoku Solver": "https://sigh.github.io/Interactive-Sudoku-Solver/?q=",
          "f-puzzles": "https://www.f-puzzles.com/?load=",
        };
        for (const [program, start] of Object.entries(programs)) {
          await receiver(page).selectOption(program);
          await expectSoon(async () => (await link(page)).startsWith(start), true);
        }
      },
      { path: address(rules) },
    ));

  it("is not there when its format cannot say a rule, which is named", () =>
    visit(
      async (page) => {
        await cell(page, /cage of 10/)
          .first()
          .waitFor();
        await openShare(page);
        await receiver(page).selectOption("SudokuPad");
        await dialog(page).getByText("Missing: Relation line.").waitFor();
        await expectSoon(() => link(page), "");
        await receiver(page).selectOption("Nonet");
        await expectSoon(async () => (await link(page)).includes("#p="), true);
      },
      { path: address([...rules, ...unsaid]) },
    ));
});

describe("the link to the game as it stands", () => {
  /** A time of two seconds to an hour: a slow machine sends the link late. */
  const played = /00:(0[2-9]|[1-5]\d)/;

  it("restores digits, notes, colours and time in another browser profile, by link and by QR code", () =>
    visit(
      async (page) => {
        await begin(page);
        await page.locator(".play-time").getByText(played).waitFor();
        const sent = await gameLink(page);
        await expectSoon(() => decoded(page), sent);
        await visit(
          async (there) => {
            await there.goto(sent);
            await expectBegun(there);
            await there.locator(".play-time").getByText(played).waitFor();
            // The address does not hold the game any more: loading the page again goes on with it.
            await cell(there).nth(far).click();
            await there.keyboard.press(solution[far]);
            await there.reload();
            await expectBegun(there);
            await cell(there, new RegExp(`^${named(far)}, ${solution[far]}`)).waitFor();
          },
          { path: null },
        );
      },
      { path: `#p=${line}` },
    ));

  it("asks which game goes on when the player has begun the puzzle, and keeps both", () =>
    visit(
      async (page) => {
        await begin(page);
        const sent = await gameLink(page);
        await page.keyboard.press("Escape");
        await cell(page).nth(far).click();
        await page.keyboard.press(solution[far]);
        await cell(page, new RegExp(`^${named(far)}, ${solution[far]}`)).waitFor();

        await page.goto(sent);
        await openDialog(page)
          .getByText(/You have begun this puzzle here/)
          .waitFor();
        await button(openDialog(page), words("open.as-new")).click();
        await expectBegun(page);
        await cell(page, `${named(far)}, empty`).waitFor();

        await paste(page, sent);
        await button(openDialog(page), words("open.go-on")).waitFor();
        await page.keyboard.press("Escape");
        await button(page, words("play.new")).click();
        await page
          .getByText(words("games.progress", { filled: 2, all: blanks.length }))
          .first()
          .click();
        await cell(page, new RegExp(`^${named(far)}, ${solution[far]}`)).waitFor();
      },
      { path: `#p=${line}` },
    ));

  /** @type {[string, (link: string) => string, string][]} */
  const broken = [
    ["damaged", (sent) => sent.slice(0, -12), "open.damaged-link"],
    ["of a newer page", (sent) => sent.replace("#s=1", "#s=2"), "open.newer-link"],
  ];
  for (const [name, change, sentence] of broken) {
    it(`says that a link is ${name}, and changes nothing`, () =>
      visit(
        async (page) => {
          await begin(page);
          const sent = await gameLink(page);
          await page.keyboard.press("Escape");
          await page.goto(change(sent));
          await expectTold(page, words(sentence));
          await expectBegun(page);
          await paste(page, change(sent));
          await expectTold(page, words(sentence));
        },
        { path: `#p=${line}` },
      ));
  }

  const impossible = { layout: "3x3", cells: new Array(81).fill(0), rules: ["even r1c1", "cage 2 r1c1 r1c2"] };
  /** @type {[string, () => Promise<string>][]} */
  const refused = [
    ["a puzzle", async () => linkTo(impossible, {}, site.url)],
    ["a game", async () => `${site.url}#s=${await writeState(newState({ puzzle: impossible, activity: "play" }), 0)}`],
  ];
  for (const [name, address] of refused) {
    it(`names a rule that no puzzle can have in a link with ${name}, and changes nothing`, () =>
      visit(
        async (page) => {
          await begin(page);
          await page.goto(await address());
          await expectTold(page, words("error.bad-rule", { symbol: "cage 2 r1c1 r1c2" }));
          await expectBegun(page);
        },
        { path: `#p=${line}` },
      ));
  }
});
