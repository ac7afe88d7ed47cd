import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { PNG } from "pngjs";

import { linkTo } from "../../../web/formats/puzzle-link.js";
import { writeState } from "../../../web/formats/state-link.js";
import { holds, writeFormats } from "../../../web/formats/write.js";
import { newState } from "../../../web/model/state.js";
import { isLong, someOf } from "../../support/long-runs.js";
import { leavesOf, readXml } from "../../support/xml.mjs";
import { button, cell, digitsOn, expectDigits, expectTold, paste } from "../support/board.js";
import { goTo, ready } from "../support/places.js";
import { qrText } from "../support/qr-text.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, site, visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ puzzle, solution }, other] = seeds;
const line = puzzle.replaceAll("0", ".");
const blanks = [...puzzle].flatMap((digit, at) => (digit === "0" || digit === "." ? [at] : []));
/** A blank cell that sees none of the first three, so that its digit takes no note away. */
const far = /** @type {number} */ (
  blanks.find((at) => at >= 27 && blanks.slice(0, 3).every((near) => near % 9 !== at % 9))
);
const named = (/** @type {number} */ at) => `row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}`;
const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: words("share.title") });
const openDialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: words("open.title") });
const link = (/** @type {Page} */ page) =>
  dialog(page).getByLabel(words("share.link"), { exact: true }).and(page.locator("input")).inputValue();

/** @param {Page} page @param {"share.text-title" | "picture.title"} title */
const part = (page, title) => dialog(page).getByRole("region", { name: words(title), exact: true });

/** @param {Page} page */
async function openShare(page) {
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("share.open") }).click();
  await dialog(page).locator(".qr-code").waitFor();
}

/** Begins a game: a digit, corner notes, centre notes, a colour. @param {Page} page */
async function begin(page) {
  await expectDigits(page, line);
  await cell(page).nth(blanks[0]).click();
  await page.keyboard.press(solution[blanks[0]]);
  await cell(page).nth(blanks[1]).click();
  await page.keyboard.press("Shift+4");
  await page.keyboard.press("Control+6");
  await page.keyboard.press("Control+7");
  await cell(page).nth(blanks[2]).click();
  await page.keyboard.press("Alt+3");
  await expectSoon(() => cell(page, new RegExp(`^${named(blanks[2])}, empty, colour `)).count(), 1);
}

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
  const rules = [
    "cage 10 r1c1-r4c1",
    "cage 7 r1c2-r1c4",
    "cage 3 r2c2 r3c2",
    "cage 4 r2c3 r3c3",
    "cage 7 r2c4 r3c4",
    "cage 9 r4c2-r4c4",
  ];
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

describe("the board for another page", () => {
  it("is tried, and copied as an element or as a frame that shows the same puzzle", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        await openShare(page);
        await button(page, words("embed.open")).click();
        const maker = page.getByRole("dialog", { name: words("embed.title") });
        const code = () => maker.getByRole("textbox", { name: words("embed.code"), exact: true }).inputValue();
        await expectSoon(
          code,
          `<script type="module" src="${site.url}sudoku-board.js"></script>\n<sudoku-board puzzle="${line}"></sudoku-board>\n`,
        );
        await expectDigits(maker, line);

        const small = "1..............4";
        await maker.getByRole("radio", { name: words("embed.other") }).check();
        await maker.getByRole("textbox", { name: words("open.field") }).fill("1x");
        await maker.getByRole("alert").filter({ hasText: /./ }).waitFor();
        await maker.getByRole("textbox", { name: words("open.field") }).fill(`${site.url}#p=${small}&layout=2x2+x`);
        await expectDigits(maker, small);
        await maker.getByRole("radio", { name: words("embed.solve") }).check();
        await maker.getByRole("checkbox", { name: words("embed.undo") }).uncheck();
        await expectSoon(
          async () => (await code()).split("\n")[1],
          `<sudoku-board puzzle="${small}" layout="2x2+x" mode="solve" controls="keypad solve"></sudoku-board>`,
        );

        await maker.getByRole("radio", { name: words("embed.frame") }).check();
        await button(maker, words("share.copy")).click();
        await maker.getByText(words("copy.done")).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const [, src, height] = /src="([^"]+)".* height="(\d+)"/.exec(copied) ?? assert.fail(copied);
        await page.setViewportSize({ width: 456, height: Number(height) });
        await page.goto(src.replaceAll("&amp;", "&"));
        await expectDigits(page, small);
        await button(page, words("solve.button")).click();
        await expectSoon(
          () => page.evaluate(() => Math.abs(document.documentElement.scrollHeight - window.innerHeight) <= 2),
          true,
        );
      },
      { path: `#p=${line}`, permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("can be tried in the page in one file, which says where the files have to be", () =>
    visit(
      async (page) => {
        await page.goto(`${pathToFileURL(join(dist, "nonet-offline.html")).href}#p=${line}`);
        await openShare(page);
        await button(page, words("embed.open")).click();
        const maker = page.getByRole("dialog", { name: words("embed.title") });
        await expectDigits(maker, line);
        await button(maker, words("solve.check")).click();
        await maker.getByText(words("check.nothing")).waitFor();
        await maker.getByText(words("embed.address-disk")).waitFor();
        await expectSoon(() => maker.getByRole("link", { name: words("embed.guide") }).count(), 0);
      },
      { path: null },
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

describe("text and files", () => {
  /**
   * Copies the board in a format out of the dialog, opens another puzzle, and opens what was copied.
   *
   * @param {Page} page @param {import("../../../web/formats/write.js").WriteFormat} format @param
   *   {import("../../../web/formats/write.js").Content} content
   * @returns {Promise<string>} what was copied
   */
  async function copyAndOpen(page, { name }, content) {
    await openShare(page);
    await part(page, "share.text-title")
      .getByRole("radio", { name: words(`share.${content}`) })
      .check();
    await part(page, "share.text-title").getByLabel(words("share.format")).selectOption(name);
    const text = dialog(page).getByLabel(words("share.text"), { exact: true });
    await expectSoon(async () => (await text.inputValue()) !== "", true);
    await button(part(page, "share.text-title"), words("share.copy")).click();
    await dialog(page).getByText(words("copy.done")).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page).waitFor({ state: "hidden" });
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    await paste(page, other.puzzle);
    await expectDigits(page, other.puzzle.replaceAll("0", "."));
    await paste(page, copied);
    await expectSoon(
      async () => (await openDialog(page).count()) > 0 || (await digitsOn(page)) !== other.puzzle.replaceAll("0", "."),
      true,
    ).catch(() => assert.fail(`${name} was not opened: ${copied}`));
    if (await openDialog(page).count()) await page.locator(".dialog-foot .button:visible").last().click();
    return copied;
  }

  const permissions = ["clipboard-read", "clipboard-write"];

  it("a board is copied in each format, and opened again by hand with the same givens", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        await ready(page);
        // The other formats are opened again with entered digits below.
        for (const format of someOf(
          writeFormats.filter((each) => isLong || !holds(each, "entries")),
          2,
        )) {
          const { name, least = "givens" } = format;
          await paste(page, puzzle);
          await expectDigits(page, line);
          const copied = await copyAndOpen(page, format, least);
          // A cell with one candidate is written like a cell with a digit.
          const isThere = async () =>
            [...(await digitsOn(page))].every(
              (digit, at) => digit === line[at] || (least === "candidates" && line[at] === "."),
            );
          await expectSoon(isThere, true).catch((error) => assert.fail(`${name}: ${error.message} ${copied}`));
        }
      },
      { path: `#p=${line}`, permissions },
    ));

  it("is copied in the format that was chosen last, however soon", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        await ready(page);
        await openShare(page);
        const text = dialog(page).getByLabel(words("share.text"), { exact: true });
        await expectSoon(async () => (await text.inputValue()).trim(), line);
        const field = await part(page, "share.text-title").getByLabel(words("share.format")).elementHandle();
        const press = await button(part(page, "share.text-title"), words("share.copy")).elementHandle();
        await page.evaluate(
          ([select, copy]) => {
            /** @type {HTMLSelectElement} */ (select).value = "frame";
            select?.dispatchEvent(new Event("change"));
            /** @type {HTMLButtonElement} */ (copy).click();
          },
          [field, press],
        );
        await dialog(page).getByText(words("copy.done")).waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(copied, /\+---/);
      },
      { path: `#p=${line}`, permissions },
    ));

  it("entered digits are copied in each format that can hold them, and opened again", () =>
    visit(
      async (page) => {
        await ready(page);
        const entered = blanks
          .slice(0, 2)
          .reduce((digits, at) => digits.slice(0, at) + solution[at] + digits.slice(at + 1), line);
        for (const format of someOf(
          writeFormats.filter((each) => holds(each, "entries")),
          4,
        )) {
          await paste(page, puzzle);
          await expectDigits(page, line);
          for (const at of blanks.slice(0, 2)) {
            await cell(page).nth(at).click();
            await page.keyboard.press(solution[at]);
          }
          await expectDigits(page, entered);
          const copied = await copyAndOpen(page, format, "entries");
          await expectSoon(() => digitsOn(page), entered).catch((error) =>
            assert.fail(`${format.name}: ${error.message} ${copied}`),
          );
        }
      },
      { path: `#p=${line}`, permissions },
    ));

  it("is saved under a name that tells what it is", () =>
    visit(
      async (page) => {
        await begin(page);
        await goTo(page, "solve");
        await button(page, words("share.open")).click();
        await dialog(page)
          .getByRole("radio", { name: words("share.entries") })
          .check();
        await part(page, "share.text-title").getByLabel(words("share.format")).selectOption("sdk");
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          button(part(page, "share.text-title"), words("share.save")).click(),
        ]);
        assert.equal(download.suggestedFilename(), `nonet-9x9-easy-${line.replaceAll(".", "").length}-givens.sdk`);
        const parts = readFileSync(await download.path(), "utf8")
          .split("[State]")
          .map((rows) =>
            rows
              .split("\n")
              .filter((row) => /^[\d.]{9}$/.test(row))
              .join(""),
          );
        assert.deepEqual(parts, [line, line.slice(0, blanks[0]) + solution[blanks[0]] + line.slice(blanks[0] + 1)]);
        await dialog(page)
          .getByText(words("share.saved", { name: download.suggestedFilename() }))
          .waitFor();
      },
      { path: `#p=${line}&level=easy` },
    ));
});

describe("pictures", () => {
  /**
   * Saves the picture that the choices describe.
   * @param {Page} page
   * @returns {Promise<{ name: string, file: Buffer }>}
   */
  async function saved(page) {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      button(part(page, "picture.title"), words("share.save")).click(),
    ]);
    await part(page, "picture.title")
      .getByText(words("share.saved", { name: download.suggestedFilename() }))
      .waitFor();
    return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
  }

  it("the board as it is, or its givens alone, as SVG", () =>
    visit(
      async (page) => {
        await begin(page);
        await openShare(page);
        const whole = await saved(page);
        assert.match(whole.name, /^nonet-9x9-.*\.svg$/);
        const digitsIn = (/** @type {Buffer} */ file) =>
          leavesOf(readXml(file.toString())).filter(({ name }) => name === "text").length;
        const givens = line.replaceAll(".", "").length;
        // The digit, one corner note and two centre notes of begin().
        assert.equal(digitsIn(whole.file), givens + 4);
        await part(page, "picture.title")
          .getByRole("radio", { name: words("share.givens") })
          .check();
        const alone = await saved(page);
        assert.equal(digitsIn(alone.file), givens);
      },
      { path: `#p=${line}` },
    ));

  it("as PNG in the chosen size, saved and copied", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        await openShare(page);
        const picture = part(page, "picture.title");
        await picture.getByRole("radio", { name: words("picture.png") }).check();
        await picture.getByLabel(words("picture.size")).selectOption("600");
        const { name, file } = await saved(page);
        assert.match(name, /\.png$/);
        const { width, height, data } = PNG.sync.read(file, { checkCRC: true });
        assert.deepEqual([width, height], [600, 600]);
        const dark = data.filter((value, at) => at % 4 === 0 && value < 64).length / (width * height);
        assert.ok(dark > 0.04 && dark < 0.3, `${dark}`);
        await button(picture, words("share.copy")).click();
        await picture.getByText(words("copy.done")).waitFor();
        const copied = await page.evaluate(async () =>
          (await navigator.clipboard.read()).flatMap(({ types }) => types),
        );
        assert.deepEqual(copied, ["image/png"]);
      },
      { path: `#p=${line}`, permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("are within reach from place Print", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        await goTo(page, "print");
        await button(page, words("print.more")).click();
        await page.getByRole("menuitem", { name: words("picture.open") }).click();
        await expectSoon(
          () =>
            part(page, "picture.title")
              .getByRole("radio", { name: words("share.givens") })
              .evaluate((radio) => radio === document.activeElement),
          true,
        );
        const { file } = await saved(page);
        assert.equal(
          leavesOf(readXml(file.toString())).filter(({ name }) => name === "text").length,
          line.replaceAll(".", "").length,
        );
      },
      { path: `#p=${line}` },
    ));

  it("of the largest board", () =>
    visit(
      async (page) => {
        await button(page, words("share.open")).click();
        const picture = part(page, "picture.title");
        await picture.getByRole("radio", { name: words("picture.png") }).check();
        await picture.getByLabel(words("picture.size")).selectOption("3600");
        const { file } = await saved(page);
        const { width } = PNG.sync.read(file);
        assert.equal(width, 3600);
      },
      { path: `#p=${Array.from({ length: 100 * 100 }, (_, at) => (at % 3 ? 0 : (at % 100) + 1)).join("+")}` },
    ));
});
