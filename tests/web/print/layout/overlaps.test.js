import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { languages } from "../../../../web/i18n/languages.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { frameOf } from "../../../../web/print/layout/paper.js";
import { paperNames } from "../../../../web/print/papers.js";
import { choicesPerPage } from "../../../../web/print/print-settings.js";
import { randomNumbers } from "../../model/random-games.js";
import { randomSettings } from "../random-settings.js";
import { contextIn, extentsOf, jobOf, lookWith, puzzleOf, settingsOf } from "./sheets.js";
import { runsOf, someOf } from "../../../support/long-runs.js";

const context = await contextIn();
const jigsaw = "jigsaw:111222333111122333144122233444455253444555555667788888667788889667779999666779999";
const mixed = [
  "3x3",
  "2x2",
  "2x3",
  "3x3+x",
  "3x3+windoku",
  "3x3+disjoint+antiknight+antiking",
  jigsaw,
  "3x4",
  "4x4",
  "5x5",
].map((layout) => puzzleOf(layout));
const one = [puzzleOf("3x3+disjoint+antiknight")];

/**
 * Crop marks are outside the page; the tests of books look at them.
 * @param {import("../../../../web/print/layout/boxes.js").Box} box
 */
const isCropMark = (box) => box.kind === "line" && box.width === 0.25;

/** Fails where boxes overlap or leave the printed area. */
function checkPages(job, look, using = context) {
  const pages = layOut(job, settingsOf(look), using);
  const frames = frameOf(look, pages.pageCount);
  for (let index = 0; index < pages.pageCount; index++) {
    const { area } = frames(index);
    const extents = extentsOf(
      pages.page(index).boxes.filter((box) => !isCropMark(box)),
      using.face,
    );
    const tolerance = 0.05;
    for (const { what, x, y, width, height } of extents) {
      assert.ok(
        x >= area.x - tolerance &&
          y >= area.y - tolerance &&
          x + width <= area.x + area.width + tolerance &&
          y + height <= area.y + area.height + tolerance,
        `page ${index + 1}: ${what} leaves the printed area`,
      );
    }
    extents.forEach((a, i) =>
      extents.slice(i + 1).forEach((b) => {
        const apart =
          a.x + a.width <= b.x + tolerance ||
          b.x + b.width <= a.x + tolerance ||
          a.y + a.height <= b.y + tolerance ||
          b.y + b.height <= a.y + tolerance;
        assert.ok(apart, `page ${index + 1}: ${a.what} and ${b.what} overlap`);
      }),
    );
  }
  return pages;
}

const everything = {
  number: true,
  level: true,
  rating: true,
  clues: true,
  date: true,
  seed: true,
  nameLine: true,
  notes: true,
  pageNumbers: true,
  code: true,
};
const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, false]));
/** What stands on the pages. @type {Record<string, any>} */
const shows = {
  nothing: { show: nothing },
  usual: { title: "Sudoku" },
  notes: { title: "Sudoku", show: { notes: true } },
  codes: { show: { ...nothing, code: true } },
  "key at the end": { key: "end", title: "Sudoku" },
  "key after each page": { key: "page", title: "Sudoku" },
  "key at the foot": { key: "foot", show: { code: true } },
  everything: {
    show: everything,
    title: "A long title that asks for more room than one line of a small sheet of paper has",
    author: "An author with a long name",
    key: "foot",
    header: "Evening school of an exemplary town, room 12, second floor on the left",
    footer: "Every puzzle has exactly one solution. ".repeat(3),
    large: true,
  },
};

describe("boxes neither overlap nor leave the printed area", () => {
  for (const paper of paperNames) {
    for (const orientation of ["portrait", "landscape"]) {
      for (const [name, changes] of Object.entries(shows)) {
        it(`${paper}, ${orientation}, ${name}`, () => {
          for (const perPage of someOf(choicesPerPage, 4, paperNames.indexOf(paper)))
            checkPages(jobOf(perPage === 4 ? mixed : one), lookWith({ paper, orientation, perPage, ...changes }));
        });
      }
    }
  }
});

describe("in every language, in books, with long titles", () => {
  const title = "A title that a reader has copied from a web page, with everything that was written after it";
  const titled = ["3x3", "3x3+disjoint+antiknight+antiking", "2x3"].map((layout) => puzzleOf(layout, { title }));
  /** @type {any[]} */
  const books = [
    null,
    { bleed: false, cropMarks: false, contents: false, dividers: false },
    { bleed: true, cropMarks: true, contents: false, dividers: false },
  ];
  for (const language of languages) {
    it(language, async () => {
      const using = await contextIn(language);
      for (const book of books) {
        for (const perPage of [1, 12]) {
          for (const key of ["end", "foot"])
            checkPages(
              jobOf(titled),
              lookWith({ ...shows.everything, paper: "6x9", language, book, perPage, key }),
              using,
            );
        }
      }
    });
  }
});

describe("lines that name the page of a solution have their room above the codes of the next row", () => {
  const book = /** @type {any} */ ({ bleed: false, cropMarks: false, contents: false, dividers: false });
  const job = jobOf(Array.from({ length: 12 }, () => puzzleOf("3x3")));
  for (const paper of paperNames) {
    it(paper, () => {
      for (const orientation of ["portrait", "landscape"]) {
        for (const perPage of [6, 12]) {
          const show = { ...nothing, number: true, code: true };
          checkPages(job, lookWith({ show, key: "end", paper, orientation, perPage, book }));
        }
      }
    });
  }
});

describe("in books at random", () => {
  for (const seed of Array.from({ length: runsOf(24, 8) }, (_, i) => i + 1)) {
    it(`seed ${seed}`, () => {
      const random = randomNumbers(seed);
      const any = (/** @type {readonly any[]} */ choices) => choices[random(choices.length)];
      const sections = Array.from({ length: 1 + random(4) }, () => {
        const layout = any(["2x2", "2x3", "3x3", "3x3+disjoint", "4x4", "5x5"]);
        return {
          title: any(["", "Part"]),
          puzzles: Array.from({ length: 1 + random(9) }, () =>
            puzzleOf(layout, { level: any(["easy", "hard", null]) }),
          ),
        };
      });
      const { look } = randomSettings(seed);
      const book = {
        bleed: any([true, false]),
        cropMarks: false,
        contents: any([true, false]),
        dividers: any([true, false]),
      };
      const { pageCount } = checkPages({ kind: "puzzles", sections }, { ...look, language: "en", book });
      assert.equal(pageCount % 2, 0);
    });
  }
});
