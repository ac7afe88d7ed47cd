import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { languages } from "../../../../web/i18n/languages.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { paperNames } from "../../../../web/print/papers.js";
import { choicesPerPathPage } from "../../../../web/print/print-settings.js";
import { ruleWordsFor } from "../../../../web/print/rule-sentences.js";
import { checkPages, textsOf } from "./page-checks.js";
import { contextIn, lookWith } from "./sheets.js";
import { pathOf } from "./taught.js";
import { someOf } from "../../../support/long-runs.js";

const context = await contextIn();
/** @returns {any} */
const settingsOf = (look, work = {}) => ({
  version: 1,
  seed: 1,
  look,
  work: { kind: "path", least: 3, perPage: 4, ...work },
});

const singles = Array(5).fill("hidden-single");
const hard = [
  "x-wing",
  "xy-wing",
  "xy-chain",
  "als-xz",
  "forcing-chain-contradiction",
  "forcing-net-verity",
  "sue-de-coq",
  "unique-rectangle-1",
  "swordfish",
  "aic",
  "death-blossom",
  "trial-and-error",
];
const techniques = [
  ...singles,
  "naked-pair",
  "pointing",
  ...hard,
  "naked-single",
  "claiming",
  ...singles,
  "full-house",
];
const job = await pathOf(techniques);
const pagesOf = (document) => Array.from({ length: document.pageCount }, (_, i) => document.page(i));
/** Without the puzzle and the small pictures of the legend. */
const picturesOf = (page) =>
  page.boxes.filter(({ kind, label, width }) => kind === "drawing" && label !== "The puzzle" && width > 30);

describe("nothing overlaps or leaves the printed area", () => {
  for (const paper of paperNames) {
    for (const orientation of ["portrait", "landscape"]) {
      it(`${paper}, ${orientation}`, () => {
        for (const perPage of someOf(choicesPerPathPage, 2, paperNames.indexOf(paper))) {
          for (const large of [false, true]) {
            const look = lookWith({ paper, orientation, large, title: "A path" });
            const document = layOut(job, settingsOf(look, { perPage }), context);
            checkPages(document, look, context);
            for (const page of pagesOf(document)) assert.ok(picturesOf(page).length <= perPage);
          }
        }
      });
    }
  }
  for (const language of languages) {
    it(language, async () => {
      const own = await contextIn(language);
      const look = lookWith({ language });
      const document = layOut(await pathOf(techniques, { language }), settingsOf(look), own);
      checkPages(document, look, own);
      for (const text of textsOf(document)) assert.deepEqual(own.face.missing(text), [], text);
    });
  }
});

/** The steps with pictures, by the least level. @type {[number, number][]} */
const levels = [
  [1, techniques.length],
  [2, 15],
  [3, 12],
  [4, 8],
  [5, 3],
];
for (const [least, count] of levels) {
  test(`pictures from level ${least} on: ${count} steps have one`, async () => {
    const own = await pathOf(techniques, { least });
    const expected = own.steps.filter(({ pictured }) => pictured).map(({ name }) => name);
    const shown = pagesOf(layOut(own, settingsOf(lookWith(), { least }), context)).flatMap((page) =>
      picturesOf(page).map(({ label }) => label),
    );
    assert.equal(expected.length, count);
    assert.deepEqual(shown, expected);
  });
}

test("the sheet says how many steps are not pictured", async () => {
  const said = async (/** @type {number} */ unpictured) =>
    textsOf(layOut(await pathOf(["x-wing", "naked-pair"], { unpictured }), settingsOf(lookWith()), context)).join(" ");
  const sentence =
    "Steps with pictures: 2, the hardest ones. Further steps of the chosen levels, without pictures: 480.";
  assert.ok((await said(480)).includes(sentence), await said(480));
  assert.ok(!(await said(0)).includes("without pictures"));
});

test("every word of every explanation is printed, in order, and singles are joined", () => {
  const letters = (/** @type {string[]} */ texts) => texts.join("").replace(/\s/g, "");
  const pages = pagesOf(layOut(job, settingsOf(lookWith({ show: { pageNumbers: false } })), context));
  const [first, ...others] = pages.map(({ boxes }) => boxes.flatMap((box) => (box.kind === "text" ? [box.text] : [])));
  const printed = letters([...first, ...others.flatMap((texts) => texts.slice(1))]);
  let from = 0;
  for (const { sentences, step } of job.steps) {
    if (!sentences.length || step.level === 1) continue;
    const at = printed.indexOf(letters([...sentences]), from);
    assert.ok(at >= from, sentences.join(" "));
    from = at + 1;
  }
  assert.ok(first.includes("1–5. Singles:"));
});

test("a picture, its heading and its first words are in one column", () => {
  for (const page of pagesOf(layOut(job, settingsOf(lookWith(), { perPage: 6 }), context))) {
    for (const picture of picturesOf(page)) {
      const height = (picture.width * picture.list.height) / picture.list.width;
      const heading = page.boxes.find(
        (box) =>
          box.kind === "text" &&
          box.weight === 600 &&
          box.x === picture.x &&
          picture.y - box.y > 0 &&
          picture.y - box.y < 12,
      );
      const words = page.boxes.find(
        (box) =>
          box.kind === "text" &&
          box.weight === 400 &&
          ((box.x === picture.x && box.y > picture.y + height && box.y < picture.y + height + 20) ||
            (box.x > picture.x + picture.width && box.y > picture.y && box.y < picture.y + 20)),
      );
      assert.ok(heading && words, picture.label);
    }
  }
});

/** What is said. @type {[boolean, boolean, string, string][]} */
const ends = [
  [true, false, "The board is solved.", "Level: Extreme"],
  [true, true, "An easier path may exist: ", "Level: Extreme"],
  [false, false, "None of the chosen techniques finds another step here.", "Length: "],
  [false, true, "The path ends here: the next step needs more work than a path may take.", "Length: 2 steps"],
];
for (const [solved, isCut, expected, fact] of ends) {
  test(`a path that is ${solved ? "solved" : "not solved"}${isCut ? " and cut" : ""} says so`, async () => {
    const job = { ...(await pathOf(["x-wing", "naked-pair"], { solved })), isCut };
    const texts = textsOf(layOut(job, settingsOf(lookWith()), context));
    assert.ok(texts.join(" ").includes(expected));
    assert.ok(texts.some((text) => text.startsWith(fact)));
    assert.equal(
      texts.some((text) => text.startsWith("Level: ")),
      solved,
    );
  });
}

test("the legend names every mark once, before the first step", async () => {
  const own = await pathOf(["x-wing", "swordfish", "jellyfish", "finned-x-wing", "naked-pair"]);
  const [page] = pagesOf(layOut(own, settingsOf(lookWith()), context));
  const swatches = page.boxes.filter(({ kind, width }) => kind === "drawing" && width <= 30).map(({ label }) => label);
  assert.deepEqual(
    swatches,
    own.legend.map(({ meaning }) => meaning),
  );
  assert.equal(new Set(swatches).size, swatches.length);
  assert.ok(swatches.includes("base house: here the digit has only the marked places"));
  const [legend, step] = ["Marks in the pictures", "1. X-Wing"].map((words) =>
    page.boxes.findIndex((box) => box.kind === "text" && box.text === words),
  );
  assert.ok(legend >= 0 && legend < step);
});

test("singles on both sides of a single with a picture are joined", async () => {
  const own = await pathOf(Array(12).fill("hidden-single"));
  const texts = textsOf(layOut(own, settingsOf(lookWith()), context));
  assert.ok(
    texts.some((text) => text.startsWith("4–12. Singles:")),
    texts.join("|"),
  );
});

describe("a path of a puzzle with rules", async () => {
  const rules = [
    "cage 12 r1c1 r1c2",
    "thermometer r5c1-r5c4",
    "sandwich 12 r1c1-r1c9",
    "little-killer 20 r1c3 r2c2 r3c1",
  ];
  const plain = await pathOf(["naked-pair", "x-wing", "xy-wing"]);
  const ruled = {
    ...plain,
    puzzle: { ...plain.puzzle, rules },
    steps: plain.steps.map((step) => ({ ...step, state: { ...step.state, rules } })),
  };
  for (const large of [false, true]) {
    it(`draws the rules on each board, and says each kind once${large ? ", in large print" : ""}`, async () => {
      const look = lookWith({ large });
      const own = { ...context, ruleWords: await ruleWordsFor(ruled, "en") };
      const document = layOut(ruled, settingsOf(look), own);
      checkPages(document, look, own);
      const boards = pagesOf(document).flatMap((page) =>
        page.boxes.filter(({ kind, width }) => kind === "drawing" && width > 100),
      );
      assert.equal(boards.length, 1 + ruled.steps.filter(({ pictured }) => pictured).length);
      for (const { label, list } of boards) {
        const drawn = list.operations.filter(
          ({ colour, text }) => String(colour).startsWith("rule-") || text === "12" || text === "20",
        );
        assert.ok(
          drawn.some(({ text }) => text === "20"),
          label,
        );
        assert.ok(
          drawn.some(({ colour }) => colour === "rule-grey-paper"),
          label,
        );
      }
      for (const name of ["Cage:", "Thermometer:", "Sandwich:", "Little killer:"])
        assert.equal(textsOf(document).filter((text) => text.startsWith(name)).length, 1, name);
    });
  }

  it("has the pages that it had without rules", () => {
    assert.deepEqual(
      layOut(plain, settingsOf(lookWith()), { ...context, ruleWords: null }).page(0),
      layOut(plain, settingsOf(lookWith()), context).page(0),
    );
  });
});
