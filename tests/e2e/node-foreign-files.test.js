/** JSON, tables and files of other programs, written and read again by the engine of the built package. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createEngine } from "../../dist/nonet.mjs";
import { toFPuzzle } from "../../web/formats/f-puzzles.js";
import { formatLine } from "../../web/formats/line.js";
import { writeOpenSudoku } from "../../web/formats/open-sudoku.js";
import { readText } from "../../web/formats/read.js";
import { contents, randomFound } from "../web/formats/found-games.js";

/** @type {any} */
let engine;
before(async () => (engine = await createEngine({ worker: false })));
after(() => engine.close());
const read = (/** @type {string} */ text) => readText(text, { engine });

const layouts = [
  "2x2",
  "2x3",
  "3x2",
  "3x3",
  "2x4",
  "2x5",
  "3x4",
  "4x4",
  "3x3+x",
  "3x3+windoku",
  "3x3+asterisk",
  "3x3+centerdots",
  "3x3+disjoint",
  "3x3+antiknight+antiking",
  "3x3+x+windoku+asterisk",
  "4x4+windoku",
  "jigsaw:1122211122333343444455555",
  "jigsaw:1222222111233311133445533444555554466677776666777+x",
];

describe("the JSON of f-puzzles", () => {
  for (const layout of layouts) {
    it(`is read as it was written: ${layout}`, async () => {
      for (let seed = 1; seed <= 5; seed++) {
        const found = randomFound(seed, layout, {
          title: `Ґанок ${seed}`,
          author: "Ann",
          ruleset: "Normal rules.\nNo more.",
        });
        const {
          puzzles: [again],
          errors,
        } = await read(JSON.stringify(toFPuzzle(found)));
        assert.deepEqual(errors, []);
        assert.deepEqual(contents(again), contents(found));
        assert.deepEqual([again.leftOut, again.rules], [[], null]);
      }
    });
  }

  it("names what is no rule here", async () => {
    const {
      puzzles: [found],
    } = await read(
      JSON.stringify({
        ...toFPuzzle(randomFound(1, "3x3")),
        thermometer: [],
        antiking: false,
        negative: [],
        nonconsecutive: true,
        whatever: { a: 1 },
      }),
    );
    assert.deepEqual([found.leftOut, found.rules], [["whatever"], ["nonconsecutive"]]);
  });

  it("may have addresses in its words", async () => {
    const found = randomFound(2, "3x3", { ruleset: "See https://sudokupad.app/wsj7iunsg6 and https://a.example/#p=1" });
    const { puzzles, errors } = await read(JSON.stringify(toFPuzzle(found)));
    assert.deepEqual([puzzles.map(contents), errors], [[contents(found)], []]);
  });

  it("is refused where its regions have not one cell for each digit", async () => {
    const data = /** @type {any} */ (toFPuzzle(randomFound(1, "3x3")));
    data.grid[0][0].region = 5;
    const { puzzles, errors } = await read(JSON.stringify(data));
    assert.deepEqual(
      [puzzles, errors.map(({ code, details }) => [code, details?.symbol])],
      [[], [["bad-foreign-text", "f-puzzles"]]],
    );
  });
});

describe("the JSON of SudokuPad", () => {
  const regions =
    "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";
  const blank = "[[,,,],[,,,],[,,,],[,,,]]";
  /** @type {[string, string, Record<string, unknown>][]} */
  const good = [
    [
      "empty cells left out",
      `{ce:[[,{v:3},,],[,,,{v:'4'}],[,,,],[{v:1,given:f},,,]],re:${regions}}`,
      { layout: "2x2", givens: "0300000400000000", entries: "0000000000001000" },
    ],
    [
      "plain JSON",
      `{"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":2}]],"regions":[]}`,
      { layout: "1x4", givens: "0000000000000002" },
    ],
    [
      "texts in cages",
      `{ce:${blank},ca:[{v:'title: It\\'s mine'},{v:'author: Ann'},{ce:[[0,0],[0,1]],v:5}]}`,
      { title: "It's mine", author: "Ann", rules: "cage 5 r1c1 r1c2" },
    ],
    [
      "rules for the whole board",
      `{ce:${blank},metadata:{title:'A',rules:['one','two'],antiking:t}}`,
      { layout: "2x2+antiking", title: "A", ruleset: "one\ntwo" },
    ],
    ["drawings", `{ce:${blank},l:[{wp:[[0.5,0.5],[1.5,1.5]],c:FF0000,th:5}],u:[{ct:[1,1],c2:#F}]}`, { leftOut: "" }],
    ["irregular regions", "{ce:[[,],[,]],re:[[[0,0],[0,1]],[[1,0],[1,1]]]}", { layout: "1x2" }],
    [
      "notes",
      `{ce:[[{centremarks:[1,2]},{cornermarks:'34'},,],[,,,],[,,,],[,,,]]}`,
      { notes: "3000000000000000", corners: "01200000000000000" },
    ],
  ];
  for (const [name, text, parts] of good) {
    it(name, async () => {
      const {
        puzzles: [found],
        errors,
      } = await read(text);
      assert.deepEqual(errors, []);
      for (const [part, value] of Object.entries(parts)) {
        const shown = /** @type {any} */ (found)[part];
        assert.equal(Array.isArray(shown) ? shown.join(part === "leftOut" ? " " : "") : shown, value, part);
      }
    });
  }

  for (const [name, text] of [
    ["a text that ends too early", "{ce:[[,,,],[,,"],
    ["a string without an end", "{ce:[[{v:'"],
    ["rows of different lengths", "{ce:[[,,],[,]]}"],
  ]) {
    it(`refuses ${name}`, async () => {
      const { puzzles, errors } = await read(text);
      assert.deepEqual([puzzles, errors.map(({ code }) => code)], [[], ["bad-foreign-text"]]);
    });
  }
});

describe("tables of Markdown and digits of other scripts", () => {
  const rows = ["1.3.", "..1.", ".4..", "3..1"];
  const table = (/** @type {readonly string[]} */ lines) =>
    lines
      .map((line) =>
        line === "-" ? "|---|:-:|--:|---|" : `| ${[...line].map((digit) => digit.replace(".", " ")).join(" | ")} |`,
      )
      .join("\n");
  /** @type {[string, string][]} */
  const texts = [
    ["full-width digits and stops", "１．３．．．１．．４．．３．．１"],
    ["a table whose head is the first row", table([rows[0], "-", ...rows.slice(1)])],
    ["a table whose head names the columns", table(["1234", "-", ...rows])],
    ["a table whose head is blank, between words", `Try this:\n${table(["....", "-", ...rows])}\nthanks`],
    [
      "bold digits, and lines that end as in Windows",
      table([rows[0], "-", ...rows.slice(1)])
        .replace("1", "**1**")
        .replaceAll("\n", "\r\n"),
    ],
  ];
  for (const [what, text] of texts) {
    it(what, async () => {
      const { puzzles, errors } = await read(text);
      assert.deepEqual([puzzles.map(({ givens }) => formatLine(givens)), errors], [["1.3...1..4..3..1"], []]);
    });
  }
});

describe("files of OpenSudoku", () => {
  it("are read as they were written, with corner notes and without", async () => {
    const games = Array.from({ length: 12 }, (_, seed) => {
      const found = randomFound(seed, "3x3", { title: `<${seed}> & "more"` });
      return seed % 3 ? found : { ...found, corners: found.corners.map(() => 0) };
    });
    const { puzzles, errors, more } = await read(writeOpenSudoku(games, "A & B", 1e12));
    assert.deepEqual([errors, more], [[], false]);
    assert.deepEqual(puzzles.map(contents), games.map(contents));
  });

  const cell = (/** @type {string} */ first, /** @type {string} */ rest) => first + rest.repeat(80);
  /** @type {[string, string, number[]][]} given, entry, notes, corner notes of the first cell */
  const data = [
    ["81 digits", `5${"0".repeat(80)}`, [5, 0, 0, 0]],
    ["version 1, a placed digit", `version: 1\n${cell("5|-|1|", "0|1,2,|1|")}`, [0, 5, 0, 0]],
    ["version 1, notes", `version: 1\n${cell("0|1,9,|1|", "0|-|1|")}`, [0, 0, 0b100000001, 0]],
    ["version 2 with a second bar", `version: 2\n${cell("0|3||1|", "4|0|0|")}`, [0, 0, 3, 0]],
    ["version 3", `version: 3\n${cell("0|511|1|", "4|0|0|")}`, [0, 0, 511, 0]],
    ["version 4", `version: 4\n${cell("0|1|2|1|", "4|0|0|0|")}`, [0, 0, 2, 1]],
    ["version 4, corner notes alone", `version: 4\n${cell("0|1|0|1|", "4|0|0|0|")}`, [0, 0, 0, 1]],
    ["version 5", `version: 5\n${cell("0|1|2|7|1|", "4|0|0|0|0|")}`, [0, 0, 2, 1]],
  ];
  for (const [name, text, first] of data) {
    it(name, async () => {
      const {
        puzzles: [found],
        errors,
      } = await read(
        `<?xml version='1.0'?>\n<opensudoku>\n<name>Mine</name><author>Ґе &#228;</author>\n<game data="${text}" /></opensudoku>`,
      );
      assert.deepEqual(errors, []);
      assert.deepEqual([found.givens[0], found.entries[0], found.notes[0], found.corners[0]], first);
      assert.deepEqual([found.title, found.author], ["Mine", "Ґе ä"]);
    });
  }

  it("tell a game that is none, and have the others", async () => {
    const { puzzles, errors, more } = await readText(
      `<opensudoku version="2"><folder name="a"><game data="12"/><game data="${"1".repeat(81)}"/><game data="x"/></folder></opensudoku>`,
      { engine, limit: 2 },
    );
    assert.deepEqual(
      [puzzles.length, errors.map(({ code, details }) => [code, details?.symbol]), more],
      [1, [["bad-foreign-text", "opensudoku"]], true],
    );
  });

  it("may be long, on one line", async () => {
    const { puzzles, errors, more } = await read(
      `<opensudoku version="2"><folder name="a">${`<game data="${"1".repeat(81)}"/>`.repeat(20_000)}</folder></opensudoku>`,
    );
    assert.deepEqual([puzzles.length, errors, more], [1000, [], true]);
  });

  for (const [name, text] of [
    ["a digit with a fraction", `version: 1\n${cell("0.5|-|1|", "0|-|1|")}`],
    ["no digit", `version: 1\n${cell("|-|1|", "0|-|1|")}`],
    ["a note with a fraction", `version: 1\n${cell("0|0.5,|1|", "0|-|1|")}`],
    ["a set above nine digits", `version: 3\n${cell("0|512|1|", "0|0|1|")}`],
  ]) {
    it(`are refused with ${name}`, async () => {
      const { puzzles, errors } = await read(`<opensudoku><game data="${text}"/></opensudoku>`);
      assert.deepEqual([puzzles, errors.map(({ code }) => code)], [[], ["bad-foreign-text"]]);
    });
  }
});
