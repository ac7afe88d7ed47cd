/** What an author drew comes back from what is written for SudokuPad and f-puzzles. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { drawingForFPuzzles } from "../../../web/formats/drawn-puzzles.js";
import { fPuzzleOf, sudokuPadLink } from "../../../web/formats/for-other-programs.js";
import { compressed, decompressed } from "../../../web/formats/lz.js";
import { contentOf, writeFormats, writtenText } from "../../../web/formats/write.js";
import { readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { layoutOf, newPosition } from "../../../web/model/position.js";

const board = { rows: 4, columns: 4 };
const lists = {
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [0.5, 2.5],
      ],
      color: "#34a1eb80",
      thickness: 14,
    },
    {
      wayPoints: [
        [0.13, 0.5],
        [4.4, 2.5],
      ],
      color: "red",
      target: "overlay",
    },
  ],
  arrows: [
    {
      wayPoints: [
        [-0.7, 1.3],
        [-0.1, 1.9],
      ],
      color: "#000",
      thickness: 3,
      headLength: 0.2,
    },
  ],
  underlays: [{ center: [1.5, 1.5], width: 0.8, height: 0.8, rounded: true, backgroundColor: "#d23be7" }],
  overlays: [{ center: [-0.9, 0.9], width: 0.25, height: 0.25, text: "23", color: "#000", fontSize: 28 }],
  cages: [
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      value: "3",
      sum: 3,
      outlineC: "#f00",
    },
    {
      cells: [
        [3, 3],
        [3, 2],
      ],
      value: "A",
      outlineC: "#0a0",
    },
  ],
};
const taken = "thermometer r1c1 r1c2 r1c3";
const cage = "cage 3 r1c1 r1c2";

/** An engine that writes the cage of the puzzle and refuses thermometers, as the real one does for SudokuPad. */
const engine = {
  formatWithRules: async (/** @type {any} */ { rules }, /** @type {string} */ format) => {
    if (format === "f-puzzles") return JSON.stringify({ size: 4, grid: [] });
    if (String(rules).includes("thermometer"))
      throw Object.assign(new Error("refused"), { code: "format-cannot-hold" });
    const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
    const cages = [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
        unique: true,
        value: "3",
        sum: 3,
      },
    ];
    return `https://sudokupad.app/scl${compressed(JSON.stringify({ cells, regions: [], cages }))}`;
  },
};

/** An engine that writes cages for SudokuPad. @param {readonly unknown[]} cages */
const padOfCages = (cages) => ({
  formatWithRules: async () => {
    const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));
    return `https://sudokupad.app/scl${compressed(JSON.stringify({ cells, regions: [], cages }))}`;
  },
});

/** @param {readonly string[]} rules @param {readonly string[]} drawnRules */
function found(rules, drawnRules) {
  const drawing = textOfDrawing(readDrawing(lists), drawnRules, board);
  const position = newPosition("2x2", undefined, null, rules);
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  return contentOf({ ...position, entries: [0, 2, ...new Array(14).fill(0)] }, "entries", {
    kind: "link",
    title: "Rivers",
    author: "Ada",
    ruleset: "Rivers flow.",
    drawing,
    solution,
  });
}

const dataOf = (/** @type {string} */ link) =>
  JSON.parse(decompressed(link.slice(link.indexOf("scl") + 3), (text) => text.startsWith("{")) ?? "null");

describe("a drawn puzzle for other programs", () => {
  it("has the same data of the drawing for SudokuPad, with the author's words and solution", async () => {
    const pad = dataOf(await sudokuPadLink(found([cage, taken], [taken]), engine));
    for (const name of /** @type {const} */ (["lines", "arrows", "underlays", "overlays"]))
      assert.deepEqual(pad[name], lists[name]);
    assert.deepEqual(pad.cages, [{ ...lists.cages[0], unique: true }, lists.cages[1]]);
    assert.deepEqual(pad.metadata, {
      title: "Rivers",
      author: "Ada",
      rules: "Rivers flow.",
      solution: "1234341221434321",
    });
    assert.deepEqual(pad.cells[0], [{}, { value: 2, given: false }, {}, {}]);
    assert.deepEqual(readDrawing(pad)?.lines, readDrawing(lists)?.lines);
  });

  it("has free paths as they were, and those that count from elsewhere from the corner of the grid", async () => {
    const paths = [
      { d: "M0 0C1 2 3 4 5 6z", color: "#f00", fill: "#0f0" },
      { d: "M64 64h64", color: "#f00", origin: [-1, 0] },
    ];
    const drawing = textOfDrawing(readDrawing({ lines: paths }), [], board);
    const pad = dataOf(await sudokuPadLink(contentOf(newPosition("2x2"), "givens", { kind: "link", drawing }), engine));
    assert.deepEqual(pad.lines, [paths[0], { d: "M64 0L128 0", color: "#f00" }]);
    assert.deepEqual(drawingForFPuzzles(readDrawing({ lines: paths })), {});
  });

  it("has the author's words and message without a drawing, too", async () => {
    const about = {
      kind: /** @type {const} */ ("entered"),
      title: "Bare",
      author: "Ada",
      ruleset: "Odd.",
      message: "Well done!",
    };
    const content = contentOf(newPosition("2x2"), "givens", about);
    const pad = dataOf(await sudokuPadLink(content, engine));
    assert.deepEqual(pad.metadata, { title: "Bare", author: "Ada", rules: "Odd.", msgcorrect: "Well done!" });
    assert.deepEqual([pad.lines, pad.cages.length], [[], 1]);
    const own = await fPuzzleOf(content, engine);
    assert.deepEqual([own.title, own.author, own.ruleset, own.successMessage], ["Bare", "Ada", "Odd.", "Well done!"]);
  });

  it("has the message in the JSON of f-puzzles, too, where another rule has no form in SudokuPad", async () => {
    const content = contentOf(newPosition("2x2", undefined, null, [taken]), "givens", { message: "Well done!" });
    const [, data] = (await sudokuPadLink(content, engine)).split("fpuzzles");
    const text = decompressed(data, (read) => read.startsWith("{")) ?? "{}";
    assert.equal(JSON.parse(text).successMessage, "Well done!");
  });

  it("is written as f-puzzles has it where another rule has no form in SudokuPad", async () => {
    const link = await sudokuPadLink(found([cage, taken], []), engine);
    assert.match(link, /puzzleid=fpuzzles/);
  });

  it("has in f-puzzles what f-puzzles can draw, which is read as the same drawing", () => {
    const drawing = /** @type {import("../../../web/model/drawing.js").Drawing} */ (readDrawing(lists));
    const written = drawingForFPuzzles(drawing);
    assert.deepEqual(Object.keys(written), ["line", "circle", "cage"]);
    const again = readDrawing(written);
    assert.deepEqual(again?.lines, [drawing.lines[0]]);
    assert.deepEqual(again?.underlays, drawing.underlays);
    assert.deepEqual(
      again?.cages,
      drawing.cages.map(({ sum: _, ...cage }) => cage),
    );
  });

  it("has a drawn cage of f-puzzles once, as a rule or as a drawing", () => {
    const drawing = readDrawing(lists);
    assert.deepEqual(drawingForFPuzzles(drawing, { killercage: [{ cells: ["R1C2", "R1C1"] }] }).cage, [
      { cells: ["R4C4", "R4C3"], value: "A", outlineC: "#0a0" },
    ]);
    assert.deepEqual(drawingForFPuzzles(drawing, { extraregion: [{ cells: ["R4C4", "R4C3"] }] }).cage, [
      { cells: ["R1C1", "R1C2"], value: "3", outlineC: "#f00" },
    ]);
  });

  it("keeps for SudokuPad a drawn cage whose cells another rule has, and drops a cage of a rule of three cells", async () => {
    const cells = /** @type {const} */ ([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
    const drawing = textOfDrawing(readDrawing({ cages: [{ cells, value: "B" }] }), [], board);
    const line = contentOf(newPosition("2x2", undefined, null, ["renban r1c1-r1c3"]), "entries", {
      kind: "link",
      drawing,
    });
    assert.deepEqual(dataOf(await sudokuPadLink(line, padOfCages([]))).cages, [{ cells, value: "B" }]);
    const caged = contentOf(newPosition("2x2", undefined, null, ["cage 9 r1c1-r1c3"]), "entries", {
      kind: "link",
      drawing,
    });
    const written = { cells: cells.toReversed(), sum: 9 };
    assert.deepEqual(dataOf(await sudokuPadLink(caged, padOfCages([written]))).cages, [{ cells, sum: 9, value: "B" }]);
  });

  it("keeps the drawing on a board that is no square", async () => {
    const drawing = textOfDrawing(readDrawing({ lines: lists.lines }), [], { rows: 4, columns: 6 });
    const position = newPosition("1-6@4x6");
    const found = contentOf(position, "givens", { kind: "link", drawing });
    const sudokuPad = writeFormats.find(
      (format) => format.name === "sudokupad-link" && format.isFor(layoutOf(position)),
    );
    assert.ok(sudokuPad);
    const { text } = await writtenText(sudokuPad, found, /** @type {any} */ (padOfCages([])));
    assert.deepEqual(dataOf(text).lines, lists.lines);
  });

  it("has the same fog for both programs, with what opens it", async () => {
    const trigger = { type: "cellvalue", cell: "r1c1r1c2" };
    const effect = { type: "foglight", cells: "r4c4" };
    const fogged = { foglight: [[0, 1]], triggereffect: [{ trigger, effect }] };
    const drawing = textOfDrawing(readDrawing(fogged), [], board);
    const found = contentOf(newPosition("2x2"), "entries", { kind: "link", drawing });
    const { foglight, triggereffect } = dataOf(await sudokuPadLink(found, padOfCages([])));
    assert.deepEqual({ foglight, triggereffect }, fogged);
    assert.deepEqual(drawingForFPuzzles(found.drawn), { foglight: ["R1C2"], triggereffect: fogged.triggereffect });
    assert.deepEqual(readDrawing(drawingForFPuzzles(found.drawn))?.fog, found.drawn?.fog);
  });

  it("has nothing more for f-puzzles where nothing is drawn", () => assert.deepEqual(drawingForFPuzzles(null), {}));
});
