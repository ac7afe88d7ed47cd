import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { optionNames } from "../../../../web/embed/board-options.js";
import { linkedPuzzle } from "../../../../web/formats/puzzle-link.js";
import { puzzleAttributes, snippet } from "../../../../web/places/exchange/embed-snippet.js";

/** @typedef {import("../../../../web/places/exchange/embed-snippet.js").Embedding} Embedding */

const small = "4030300000000001";
/** @type {Embedding} */
const usual = {
  kind: "element",
  folder: "https://example.org/nonet/",
  attributes: { puzzle: small },
  title: "Sudoku",
  width: 448,
  height: 600,
};

/** @type {[string, Partial<Embedding>, string][]} */
const elements = [
  [
    "a puzzle",
    {},
    `<script type="module" src="https://example.org/nonet/sudoku-board.js"></script>\n<sudoku-board puzzle="${small}"></sudoku-board>\n`,
  ],
  [
    "a folder without its slash",
    { folder: "/games" },
    `<script type="module" src="/games/sudoku-board.js"></script>\n<sudoku-board puzzle="${small}"></sudoku-board>\n`,
  ],
  [
    "the folder of the page",
    { folder: "" },
    `<script type="module" src="sudoku-board.js"></script>\n<sudoku-board puzzle="${small}"></sudoku-board>\n`,
  ],
  [
    "another width",
    { width: 320 },
    `<script type="module" src="https://example.org/nonet/sudoku-board.js"></script>\n<sudoku-board puzzle="${small}" style="max-width: 20rem"></sudoku-board>\n`,
  ],
  [
    "a face",
    { attributes: puzzleAttributes({ layout: "2x2", cells: [...small].map(Number), candidates: null }, "word:BIRD") },
    `<script type="module" src="https://example.org/nonet/sudoku-board.js"></script>\n<sudoku-board puzzle="${small.replaceAll("0", ".")}" face="word:BIRD"></sudoku-board>\n`,
  ],
  [
    "no controls",
    { attributes: { puzzle: small, controls: "" } },
    `<script type="module" src="https://example.org/nonet/sudoku-board.js"></script>\n<sudoku-board puzzle="${small}" controls=""></sudoku-board>\n`,
  ],
  [
    "signs of HTML",
    { folder: `https://example.org/"><script>/`, attributes: { puzzle: `1"'<>&`, layout: "3x3+x" } },
    `<script type="module" src="https://example.org/&quot;&gt;&lt;script&gt;/sudoku-board.js"></script>\n<sudoku-board puzzle="1&quot;&apos;&lt;&gt;&amp;" layout="3x3+x"></sudoku-board>\n`,
  ],
];
describe("the element", () => {
  for (const [name, other, expected] of elements)
    test(name, () => assert.equal(snippet({ ...usual, ...other }), expected));
});

/**
 * What a browser reads in the attributes of a tag, for the references that are written.
 * @param {string} html
 * @returns {Record<string, string>}
 */
function attributesIn(html) {
  const signs = /** @type {Record<string, string>} */ ({ quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" });
  return Object.fromEntries(
    [...html.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value.replace(/&(\w+);/g, (_, sign) => signs[sign]),
    ]),
  );
}

describe("the link that becomes a frame", () => {
  const frames = (/** @type {Partial<Embedding>} */ other) => snippet({ ...usual, kind: "frames", ...other });
  test("is in a box as wide as the board, behind the script that is in the same folder", () =>
    assert.equal(
      frames({ title: "A & B" }),
      '<script src="https://example.org/nonet/nonet-frames.js" defer></script>\n' +
        `<div style="max-width: 456px"><a data-nonet href="https://example.org/nonet/embed.html?puzzle=${small}">A &amp; B</a></div>\n`,
    ));

  test("of work for a class has what follows # in its link", () => {
    const { href } = attributesIn(frames({ attributes: { lang: "it" }, sheet: "t=A&g=1" }));
    assert.equal(href, "https://example.org/nonet/embed.html?lang=it#learn/class?t=A&g=1");
  });
});

describe("the link", () => {
  const link = (/** @type {Partial<Embedding>} */ other) => snippet({ ...usual, kind: "link", ...other });
  test("opens a puzzle that the page reads", () => {
    const attributes = { puzzle: small, layout: "2x2+x", rules: "even r1c1; cage 5 r1c2 r1c3" };
    const { hash, origin, pathname } = new URL(link({ attributes: { ...attributes, lang: "it" } }));
    assert.equal(origin + pathname, "https://example.org/nonet/");
    const parts = new URLSearchParams(hash.slice(1));
    const puzzle = linkedPuzzle(parts.get("p") ?? "", parts.get("layout")?.replace(" ", "+"), parts.get("rules") ?? "");
    assert.deepEqual(puzzle && puzzleAttributes(puzzle), { ...attributes, puzzle: small.replaceAll("0", ".") });
  });

  test("of work for a class is the link of its maker", () =>
    assert.equal(link({ sheet: "t=A&g=1" }), "https://example.org/nonet/#learn/class?t=A&g=1"));
});

describe("the frame", () => {
  /** @type {[string, Record<string, string>][]} */
  const cases = [
    ["a puzzle", { puzzle: small }],
    [
      "every option",
      {
        puzzle: "..12",
        layout: "jigsaw:1122211122333343444455555+antiking",
        mode: "solve",
        controls: "keypad undo",
        lang: "uk",
        theme: "dark",
      },
    ],
    ["signs of HTML and of addresses", { puzzle: `1"'<>&=#%+ 2`, layout: "3x3+x" }],
  ];
  for (const [name, attributes] of cases) {
    test(name, () => {
      const html = snippet({ ...usual, kind: "frame", attributes });
      assert.match(html, /^<iframe [^<>]*><\/iframe>\n$/);
      const { src, title, width, height } = attributesIn(html);
      const address = new URL(src);
      assert.equal(address.origin + address.pathname, "https://example.org/nonet/embed.html");
      assert.deepEqual(Object.fromEntries(address.searchParams), attributes);
      assert.deepEqual([title, width, height], ["Sudoku", "456", "640"]);
    });
  }

  test("a part of a pixel is a pixel", () =>
    assert.equal(attributesIn(snippet({ ...usual, kind: "frame", height: 500.2 })).height, "541"));

  /** @type {[string, Record<string, string>, string][]} */
  const rooms = [
    ["no hints", { controls: "keypad check" }, "640"],
    ["hints where to look", { controls: "keypad hint", hints: "where" }, "810"],
    ["hints what is there", { controls: "keypad hint", hints: "what" }, "830"],
    ["whole hints", { controls: "keypad hint" }, "1010"],
  ];
  for (const [what, attributes, expected] of rooms)
    test(`has room for ${what}`, () =>
      assert.equal(attributesIn(snippet({ ...usual, kind: "frame", attributes })).height, expected));

  test("has the name of its game and the origins of its messages in its address", () => {
    const { src } = attributesIn(
      snippet({ ...usual, kind: "frame", keep: "sudoku-1", origins: "https://a.example,https://b.example" }),
    );
    const { searchParams } = new URL(src);
    assert.deepEqual(
      [searchParams.get("keep"), searchParams.get("origins")],
      ["sudoku-1", "https://a.example,https://b.example"],
    );
  });
});

describe("the attributes of a puzzle", () => {
  const line = "1".padEnd(16, "0");
  /** @type {[string, import("../../../../web/model/puzzle.js").Puzzle, Record<string, string>][]} */
  const cases = [
    [
      "the usual boxes need no layout",
      { layout: "2x2", cells: [...line].map(Number) },
      { puzzle: line.replaceAll("0", ".") },
    ],
    [
      "a diagonal is named",
      { layout: "2x2+x", cells: [...line].map(Number) },
      { puzzle: line.replaceAll("0", "."), layout: "2x2+x" },
    ],
  ];
  for (const [name, puzzle, expected] of cases) {
    test(name, () => {
      const attributes = puzzleAttributes(puzzle);
      assert.deepEqual(attributes, expected);
      for (const key of Object.keys(attributes))
        assert.ok(
          optionNames.some((option) => option === key),
          key,
        );
    });
  }

  test("given candidates are part of the puzzle", () => {
    const cells = new Array(16).fill(0);
    const { puzzle, layout } = puzzleAttributes({
      layout: "2x2",
      cells,
      candidates: cells.map((_, i) => (i === 0 ? 0b0110 : 0b11110)),
    });
    assert.deepEqual([puzzle.length, layout], [64, "2x2"]);
  });
});
