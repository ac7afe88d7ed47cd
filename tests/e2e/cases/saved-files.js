/** What a board leaves as: text in every format, files, pictures. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { PNG } from "pngjs";

import { holds, writeFormats } from "../../../web/formats/write.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { isLong, someOf } from "../../support/long-runs.js";
import { leavesOf, readXml } from "../../support/xml.mjs";
import { button, cell, digitsOn, expectDigits, paste } from "../support/board.js";
import { goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { begin, blanks, dialog, line, openDialog, openShare } from "../support/share-dialog.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ puzzle, solution }, other] = seeds;
const offered = writeFormats.filter((format) => format.isFor(layoutNamed("3x3")));

/** @param {Page} page @param {"share.text-title" | "picture.title"} title */
const part = (page, title) => dialog(page).getByRole("region", { name: words(title), exact: true });

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
          offered.filter((each) => isLong || !holds(each, "entries")),
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
          offered.filter((each) => holds(each, "entries")),
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
