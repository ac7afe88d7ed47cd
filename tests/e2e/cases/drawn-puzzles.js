import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadPlayedWords } from "../../../web/i18n/played-words.js";
import { loadRuleWords } from "../../../web/i18n/rule-words.js";
import { decompressed } from "../../../web/formats/lz.js";
import { padOf } from "../../cli/pad-drawing.mjs";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, openOwn, paste } from "../support/board.js";
import { expectSoon, expectSoonMatch } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card } from "../support/teacher.js";
import { words } from "../support/words.js";

const [said, ruleWords] = await Promise.all([loadPlayedWords("en"), loadRuleWords("en")]);
const solution = "1234341221434321";
const rules = "Along purple lines something happens that nobody has named.";
const lines = [
  {
    wayPoints: [
      [0.5, 0.5],
      [1.5, 1.5],
      [1.5, 3.5],
    ],
    color: "#a040ff",
    thickness: 10,
  },
];
const overlays = [{ center: [-0.5, 1.5], width: 1, height: 1, text: "7", color: "#000000", fontSize: 28 }];
/** A board of 4×4 without givens, whose rule nobody but the author knows. */
const puzzle = JSON.stringify({
  ...JSON.parse(padOf(".".repeat(16), [], rules)),
  lines,
  overlays,
  metadata: { title: "Purple", author: "Ada Quill", rules, solution },
});

const dialog = (/** @type {import("playwright-core").Page} */ page) => page.getByRole("dialog");

/** How many dots of the board are purple. @param {import("playwright-core").Page} page */
const purple = (page) =>
  page.evaluate(() => {
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector("#stage canvas"));
    const { width, height } = canvas;
    const { data } = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")).getImageData(
      0,
      0,
      width,
      height,
    );
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === 0xa0 && data[at + 1] === 0x40 && data[at + 2] === 0xff) count++;
    return count > 100;
  });

/** The same puzzle in fog, of which one cell is open. */
const inFog = JSON.stringify({ ...JSON.parse(puzzle), cages: [{ cells: [], value: "foglight: r3c1" }] });

/** @param {import("playwright-core").Page} page */
async function openInPlay(page, text = puzzle) {
  await paste(page, text);
  await button(dialog(page), words("open.play")).click();
  await cell(page, "row 1, column 1, empty").waitFor();
}

describe("a puzzle with a rule that only its author knows", () => {
  it("keeps its drawing on the board, also after a reload", () =>
    visit(async (page) => {
      await openInPlay(page);
      await expectSoon(() => purple(page), true);
      await cell(page, "row 1, column 1, empty").click();
      await page.keyboard.press("1");
      await cell(page, /^row 1, column 1, 1/).waitFor();
      await page.reload();
      await cell(page, /^row 1, column 1, 1/).waitFor();
      await expectSoon(() => purple(page), true);
    }));

  it("has its author's words one key away", () =>
    visit(async (page) => {
      await openInPlay(page);
      await page.keyboard.press("Shift+W");
      await dialog(page).getByText(rules).waitFor();
      await dialog(page)
        .getByText(`Purple · ${words("open.author", { author: "Ada Quill" })}`)
        .waitFor();
    }));

  it("is judged by the author's solution, and finished with it alone", () =>
    visit(async (page) => {
      await openInPlay(page);
      await cell(page, "row 1, column 1, empty").click();
      await page.keyboard.press("4");
      await button(page, words("play.check")).click();
      await expectSoonMatch(() => page.locator("#status").textContent(), /author’s solution/);
      for (const [at, digit] of [...solution].entries()) {
        await cell(page, new RegExp(`^row ${Math.floor(at / 4) + 1}, column ${(at % 4) + 1},`)).click();
        await page.keyboard.press(digit);
      }
      await page.getByRole("heading", { name: said("finish.title") }).waitFor();
    }));

  it("is shared with SudokuPad with the same drawing", () =>
    visit(async (page) => {
      await openInPlay(page);
      await button(page, words("play.more")).click();
      await page.getByRole("menuitem", { name: words("share.open") }).click();
      await page.getByLabel(words("share.for")).selectOption("sudokupad");
      const link = () => page.getByRole("textbox", { name: words("share.link") }).inputValue();
      await expectSoonMatch(link, /^https:\/\/sudokupad\.app\/scl/);
      const text = decompressed((await link()).replace(/^.*\/scl/, ""), (read) => read.startsWith("{"));
      const pad = JSON.parse(text ?? "{}");
      assert.deepEqual([pad.lines, pad.overlays], [lines, overlays]);
      assert.deepEqual(pad.metadata, { title: "Purple", author: "Ada Quill", rules, solution });
    }));
});

describe("a puzzle with rules and its author's words", () => {
  it("has the words on the card about its rules", () =>
    visit(async (page) => {
      await openInPlay(page, padOf(".".repeat(16), ["cage 3 r1c1 r1c2"], "Cages wear out."));
      await page.keyboard.press("Shift+O");
      await card(page).getByText("Cages wear out.").waitFor();
      await card(page).getByRole("heading", { name: "Cage", exact: true }).waitFor();
    }));
});

describe("what a setter says of a puzzle of one's own", () => {
  const about = { called: "Lanes", author: "Ada Quill", rules: "Digits rise along lanes.", message: "Well done!" };

  it("is in what is written for SudokuPad, on the card about the rules, and the message on that of the solved game", () =>
    visit(async (page) => {
      await openOwn(page);
      await paste(page, `${solution.slice(0, -1)}.`);
      await button(page, words("rules.compose")).click();
      await card(page).getByText(ruleWords("setter-words.title")).click();
      for (const [name, text] of /** @type {[keyof typeof about, string][]} */ (Object.entries(about)))
        await card(page)
          .getByRole("textbox", { name: ruleWords(`setter-words.${name}`) })
          .fill(text);
      await expectNoBarriers(page);
      await card(page)
        .getByRole("button", { name: words("card.close") })
        .click();
      await button(page, words("share.open")).click();
      await page.getByLabel(words("share.for")).selectOption("sudokupad");
      const link = () => page.getByRole("textbox", { name: words("share.link") }).inputValue();
      await expectSoonMatch(link, /^https:\/\/sudokupad\.app\/scl/);
      const pad = JSON.parse(
        decompressed((await link()).replace(/^.*\/scl/, ""), (read) => read.startsWith("{")) ?? "{}",
      );
      const { called: title, author, rules: own, message: msgcorrect } = about;
      assert.deepEqual(pad.metadata, { title, author, rules: own, msgcorrect });
      await page.keyboard.press("Escape");
      await button(page, words("rules.compose")).click();
      const called = card(page).getByRole("textbox", { name: ruleWords("setter-words.called") });
      await expectSoon(() => called.inputValue(), title);
      await card(page)
        .getByRole("button", { name: words("card.close") })
        .click();
      await button(page, words("puzzle.play")).click();
      await page.keyboard.press("Shift+W");
      await dialog(page).getByText(own).waitFor();
      await expectSoon(() => page.getByText(msgcorrect).count(), 0);
      await page.keyboard.press("Escape");
      await page.reload();
      await cell(page, "row 4, column 4, empty").click();
      await page.keyboard.press("1");
      await card(page).getByText(msgcorrect).waitFor();
    }));
});

describe("a title and an author in Hebrew", () => {
  it("have a direction of their own beside other words, and so have the rules", () =>
    visit(async (page) => {
      const metadata = { title: "עברית", author: "A\u202e. Setter", rules: "חוקים 1", solution };
      await openInPlay(page, JSON.stringify({ ...JSON.parse(puzzle), metadata }));
      await page.keyboard.press("Shift+W");
      const line = dialog(page).locator("p").filter({ hasText: "עברית" });
      const directionOf = (/** @type {import("playwright-core").Locator} */ place) =>
        place.evaluate((each) => getComputedStyle(each).direction);
      await expectSoon(
        () => line.locator("bdi").allTextContents(),
        ["עברית", words("open.author", { author: metadata.author })],
      );
      await expectSoon(() => directionOf(line), "ltr");
      await expectSoon(() => directionOf(dialog(page).getByText("חוקים 1")), "rtl");
    }));
});

describe("what the author of an opened puzzle says, in place Solve", () => {
  const about = { rules: "Digits rise along lanes.", msgcorrect: "The secret is out." };

  it("is unfolded on the card about the rules, and the message is not", () =>
    visit(async (page) => {
      await openOwn(page);
      const pad = JSON.parse(padOf(".".repeat(16), ["cage 3 r1c1 r1c2"], about.rules));
      await paste(page, JSON.stringify({ ...pad, metadata: { ...pad.metadata, ...about } }));
      await button(dialog(page), words("open.edit")).click();
      await cell(page, "row 4, column 4, empty").waitFor();
      await button(page, words("rules.compose")).click();
      const field = (/** @type {"rules" | "message"} */ name) =>
        card(page).getByRole("textbox", { name: ruleWords(`setter-words.${name}`) });
      await expectSoon(() => field("rules").inputValue(), about.rules);
      await expectSoon(() => field("message").count(), 0);
      await card(page)
        .locator("summary", { hasText: ruleWords("setter-words.message") })
        .click();
      await expectSoon(() => field("message").inputValue(), about.msgcorrect);
      await expectNoBarriers(page);
    }));
});

describe("a rule that the author's solution breaks", () => {
  const drawn = JSON.parse(padOf(".".repeat(16), ["thermometer r1c2 r1c1"], "Thermometers."));
  const metadata = { ...drawn.metadata, rules: "Thermometers.", solution };
  /** @param {import("playwright-core").Page} page @param {unknown} cages */
  async function told(page, cages) {
    await paste(page, JSON.stringify({ ...drawn, cages, metadata }));
    const rule = `${ruleWords("rule.thermometer.name")}${cages ? "" : " · r1c2 r1c1"}`;
    await dialog(page)
      .getByText(ruleWords("suggest.broken", { rules: rule }))
      .waitFor();
  }

  it("is told by name and cells", () => visit((page) => told(page, undefined)));

  it("is told by name alone in fog", () => visit((page) => told(page, [{ cells: [], value: "foglight: r3c1" }])));
});

describe("a puzzle in fog", () => {
  it("says so, is uncovered by right digits, stays so after a reload, and is finished in the open", () =>
    visit(async (page) => {
      await openInPlay(page, inFog);
      await expectSoonMatch(() => page.locator("#status").textContent(), new RegExp(ruleWords("fog.about")));
      const covered = page.getByRole("gridcell", { name: ruleWords("fog.cell") });
      await expectSoon(() => covered.count(), 15);
      await expectSoon(() => purple(page), false);
      await cell(page, "row 3, column 1, empty").click();
      await page.keyboard.press("1");
      await cell(page, /^row 3, column 1, 1/).waitFor();
      await expectSoon(() => covered.count(), 15);
      await page.keyboard.press("2");
      await expectSoon(() => covered.count(), 10);
      await expectSoon(() => purple(page), true);
      await page.reload();
      await expectSoon(() => covered.count(), 10);
      for (const [at, digit] of [...solution].entries()) {
        await cell(page, new RegExp(`^row ${Math.floor(at / 4) + 1}, column ${(at % 4) + 1},`)).click();
        await page.keyboard.press(digit);
      }
      await page.getByRole("heading", { name: said("finish.title") }).waitFor();
      await expectSoon(() => covered.count(), 0);
    }));
});

/** A board whose thermometer must be slow, or else there is no solution. Its author has written no words. */
const slow = JSON.stringify({
  ...JSON.parse(padOf("..1.1.......4...", [], "")),
  lines: [
    {
      wayPoints: [
        [0.5, 3.5],
        [1.5, 2.5],
        [2.5, 3.5],
        [2.5, 2.5],
      ],
      color: "#CFCFCF",
      thickness: 16,
    },
  ],
  overlays: [{ center: [0.5, 3.5], width: 0.85, height: 0.85, rounded: true, backgroundColor: "#CFCFCF" }],
});

describe("a drawing that can be read in several ways", () => {
  it("has the rules of the only reading with one solution ticked, and says so", () =>
    visit(async (page) => {
      await paste(page, slow);
      const name = ruleWords("rule.slow-thermometer.name");
      const told = dialog(page).getByText(
        ruleWords("suggest.read-as", { name: ruleWords("rule.thermometer.name"), other: name }),
      );
      await told.waitFor();
      const box = dialog(page).getByRole("group", { name, exact: true }).getByRole("checkbox").first();
      await expectSoon(() => box.isChecked(), true);
      await expectSoonMatch(
        () => dialog(page).locator(".open-verdict").innerText(),
        new RegExp(words("status.unique")),
      );
    }));
});
