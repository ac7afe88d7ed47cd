/** Margins, bleed, marks, links and the file of a book that is printed by a press. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { inflateSync } from "node:zlib";
import { layOut } from "../../../../web/print/layout/index.js";
import { languages } from "../../../../web/i18n/languages.js";
import { writePdf } from "../../../../web/print/play-pdf.js";
import { fontFiles } from "../print-face.js";
import { contextIn, extentsOf } from "./sheets.js";
import { inch, context, settingsOf, jobOf, mixed, pagesOf, placesOf } from "./books.js";

/** The least inside margins of print on demand, in inches. */
const least = [
  [150, 0.375],
  [300, 0.5],
  [500, 0.625],
  [700, 0.75],
  [828, 0.875],
];
test("the margin at the spine is as wide as the final number of pages asks, also where a wider margin would change it", () => {
  const counts = [150, 152, 300, 302].map((wanted) => {
    // Front matter and solutions take some pages; the number of puzzles is found by trying.
    for (let count = Math.floor(wanted * 1.5); count < wanted * 1.9; count++) {
      const printed = layOut(jobOf([["One", "3x3", count]]), settingsOf(), context);
      if (printed.pageCount !== wanted) continue;
      const page = printed.page(6);
      const inside = Math.min(...extentsOf(page.boxes, context.face).map(({ x }) => x)) - page.trim.x;
      const [, needed] = /** @type {number[]} */ (least.find(([most]) => wanted <= most));
      assert.ok(inside >= needed * inch, `${wanted} pages: ${inside / inch}`);
      return [wanted, inside];
    }
    return [wanted, 0];
  });
  const insides = counts.map(([, inside]) => inside);
  assert.ok(insides[0] > 0 && insides[0] < insides[1], "151 pages need more than 150");
  assert.equal(insides[1], insides[2]);
  assert.ok(insides[2] < insides[3], "301 pages need more than 300");
});

test("crop marks are thin lines at the corners of the trim, outside the bleed", () => {
  for (const bleed of [true, false]) {
    const { pages } = pagesOf(mixed, settingsOf({ book: { bleed, cropMarks: true } }));
    for (const { width, height, trim, bleed: area, boxes } of pages) {
      const marks = boxes.filter((box) => box.kind === "line" && box.width === 0.25);
      assert.equal(marks.length, 8);
      for (const { x, y, x2, y2 } of marks) {
        const isAcross = y === y2;
        const [at, from, to] = isAcross ? [y, Math.min(x, x2), Math.max(x, x2)] : [x, Math.min(y, y2), Math.max(y, y2)];
        const [start, extent, inner, medium] = isAcross
          ? [trim.y, trim.height, [area.x, area.x + area.width], width]
          : [trim.x, trim.width, [area.y, area.y + area.height], height];
        assert.ok(at === start || at === start + extent);
        assert.ok((to < inner[0] && from >= 0) || (from > inner[1] && to <= medium));
        assert.ok(to - from > 9);
      }
    }
  }
});

test("bleed is 0.125 inch at the three outer edges", () => {
  const { pages } = pagesOf(mixed, settingsOf({ book: { bleed: true } }));
  for (const [i, { width, height, trim, bleed }] of pages.entries()) {
    assert.deepEqual([width, height], [6.125 * inch, 9.25 * inch]);
    assert.deepEqual(trim, { x: i % 2 === 0 ? 0 : 0.125 * inch, y: 0.125 * inch, width: 6 * inch, height: 9 * inch });
    assert.deepEqual(bleed, { x: 0, y: 0, width, height });
  }
});

for (const language of languages) {
  test(`${language}: no text leaves the printed area, whatever the titles are`, async () => {
    const given = await contextIn(language);
    const long = "Ein außerordentlich langer Titel für ein Buch voller Rätsel ".repeat(3).trim();
    const word = "Silbenrätselsammelbandherausgeberverzeichnis".repeat(3);
    const job = jobOf([
      [long, "3x3", 3, { level: "extreme" }],
      [word, "3x3+x", 3, { level: "easy" }],
      [
        "",
        "jigsaw:111222333111122333144122233444455253444555555667788888667788889667779999666779999",
        3,
        { level: "expert" },
      ],
    ]);
    for (const look of [
      { title: long, author: long, header: long, footer: long, large: true },
      { title: word, author: word, paper: "a5" },
    ]) {
      const { pages } = pagesOf(job, settingsOf(look), given);
      for (const [i, page] of pages.entries()) {
        for (const { what, x, y, width, height } of extentsOf(page.boxes, given.face)) {
          const { trim } = page;
          const isInside =
            x >= trim.x + 17 &&
            x + width <= trim.x + trim.width - 17 &&
            y >= trim.y + 17 &&
            y + height <= trim.y + trim.height - 17;
          assert.ok(isInside, `page ${i + 1}: ${what}`);
        }
      }
    }
  });
}

describe("links of a book", () => {
  /** @param {any} printed @returns {{ page: number, text: string, leadsTo: number }[]} */
  const linksIn = ({ pages }) =>
    pages.flatMap((/** @type {any} */ { boxes }, /** @type {number} */ i) =>
      boxes
        .filter((/** @type {any} */ { leadsTo }) => leadsTo !== undefined)
        .map((/** @type {any} */ { text, leadsTo }) => ({ page: i + 1, text, leadsTo })),
    );

  test("lead from each puzzle to its solution and back, and from the contents to each part", () => {
    const printed = pagesOf(mixed, settingsOf({ press: "home" }));
    const [puzzles, solutions] = [placesOf(printed.pages, /^Puzzle/), placesOf(printed.pages, /^Solution/)];
    const links = linksIn(printed);
    const toSolutions = links.filter(({ text }) => text.startsWith("Solution on page"));
    assert.equal(toSolutions.length, puzzles.size);
    for (const { page, text, leadsTo } of toSolutions)
      assert.equal(text, `Solution on page ${leadsTo}`, `page ${page}`);
    const back = links.filter(({ page, text }) => solutions.get(Number(text)) === page);
    assert.deepEqual(
      back.map(({ text, leadsTo }) => [Number(text), leadsTo]),
      [...puzzles],
    );
    const ofContents = links.filter(({ page, text, leadsTo }) => page === 3 && text === String(leadsTo));
    assert.equal(ofContents.length, 4, "three sections and the solutions");
  });

  for (const press of ["kdp", "ingram"]) {
    test(`are left out for ${press}, as are bookmarks and metadata`, () => {
      const printed = pagesOf(mixed, settingsOf({ press }));
      assert.deepEqual([linksIn(printed), printed.outline, printed.hasMetadata], [[], [], false]);
    });
  }
});

describe("the file of a book for a press", async () => {
  const files = await fontFiles();
  const all = jobOf([
    ["Plain", "3x3", 4],
    ["Rules", "3x3", 2, { rules: ["cage 10 r1c1 r1c2 r2c1", "thermometer r5c5 r5c6 r5c7", "arrow r9c1 r9c2 r9c3"] }],
    ["Houses", "3x3+x+windoku", 2],
  ]);

  /** Operators of colours that are not grey, and of transparency, in all pages. @param {string} press */
  async function coloursIn(press) {
    const printed = layOut(all, settingsOf({ press }), context);
    const bytes = Buffer.from(await writePdf(printed, { files, created: new Date(0) }));
    const text = bytes.toString("latin1");
    const streams = [...text.matchAll(/\/Filter \/FlateDecode[^>]*>>\nstream\n/g)].map(({ index, 0: { length } }) => {
      const from = index + length;
      return inflateSync(bytes.subarray(from, text.indexOf("endstream", from))).toString("latin1");
    });
    const pages = streams.filter((stream) => / (?:re|l|Td)\n/.test(stream));
    assert.ok(pages.length >= printed.pageCount - 4, "blank pages draw nothing");
    return new Set(pages.flatMap((stream) => stream.match(/(?<= )(?:rg|RG|k|K|sc|SC|scn|SCN|gs|g|G)(?=\n)/g) ?? []));
  }

  for (const press of ["kdp", "ingram"]) {
    test(`has greys only, and nothing transparent: ${press}`, async () => {
      assert.deepEqual([...(await coloursIn(press))].sort(), ["G", "g"]);
    });
  }
});
