/** What is kept of an author's drawing: only what is sound, in bounds. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { drawingIn, readDrawing, textOfDrawing } from "../../../web/model/drawing.js";
import { longestDrawing, readOrigin } from "../../../web/model/game.js";

const way = [
  [0.5, 0.5],
  [0.5, 2.5],
];
const board = { rows: 9, columns: 9 };

describe("an author's drawing", () => {
  it("keeps lines, shapes and cages with the parts that SudokuPad has", () => {
    const drawing = readDrawing({
      lines: [{ wayPoints: way, color: "#34a1ebAA", thickness: "14", target: "overlay", unknown: 1 }],
      overlays: [{ center: ["-0.5", "1.5"], width: 1, text: "17", color: "red", fontSize: 28 }],
      cages: [{ cells: [[0, 0]], value: "A", outlineC: "#0a0" }, { value: "title: Mine" }],
    });
    assert.deepEqual(drawing?.lines, [{ wayPoints: way, color: "#34a1ebAA", thickness: 14, target: "overlay" }]);
    assert.deepEqual(drawing?.overlays, [{ center: [-0.5, 1.5], width: 1, text: "17", color: "red", fontSize: 28 }]);
    assert.deepEqual(drawing?.cages, [{ cells: [[0, 0]], value: "A", outlineC: "#0a0" }]);
  });

  it("reads shortened names", () => {
    const drawing = readDrawing({
      lines: [{ wp: way, c: "F00", th: 4 }],
      underlays: [{ ct: [1, 1], r: true, c2: "#F" }],
    });
    assert.deepEqual(drawing?.lines, [{ wayPoints: way, color: "#F00", thickness: 4 }]);
    assert.deepEqual(drawing?.underlays, [{ center: [1, 1], rounded: true, backgroundColor: "#FFF" }]);
  });

  it("keeps free paths by each of their names, and where their numbers count from", () => {
    const drawing = readDrawing({
      lines: [
        { d: "M0 0h64", color: "#f00", fill: "#0f08" },
        { d2: "M1 1h64", th: 2, origin: ["-1.000000", "-1.000000"] },
        { svgPathData: "M2 2h64", wayPoints: way },
        { d: "url(#x)", color: "#f00" },
        { d: "M0 0X", wayPoints: way },
      ],
    });
    assert.deepEqual(drawing?.lines, [
      { wayPoints: [], d: "M0 0h64", color: "#f00", fill: "#0f08" },
      { wayPoints: [], d: "M1 1h64", thickness: 2, origin: [-1, -1] },
      { wayPoints: [], d: "M2 2h64" },
      { wayPoints: way },
    ]);
    const kept = textOfDrawing(drawing, [], board);
    assert.deepEqual(drawingIn(kept)?.lines, drawing?.lines);
  });

  it("reads the drawing of f-puzzles", () => {
    const drawing = readDrawing({
      line: [{ lines: [["R1C1", "R1C3"]], outlineC: "#f00", width: 0.25 }],
      circle: [{ cells: ["R1C1", "R1C2"], baseC: "#fff", width: 0.4, height: 0.4 }],
      text: [{ cells: ["R0C2"], value: "7", size: 1 }],
    });
    assert.deepEqual(drawing?.lines, [{ wayPoints: way, color: "#f00", thickness: 16 }]);
    assert.deepEqual(drawing?.underlays, [
      { center: [0.5, 1], width: 0.4, height: 0.4, rounded: true, backgroundColor: "#fff" },
    ]);
    assert.deepEqual(drawing?.overlays, [{ center: [-0.5, 1.5], text: "7", fontSize: 32 }]);
  });

  for (const [what, unsound] of Object.entries({
    "a colour that is no colour": { wayPoints: way, color: "url(https://example.org/x)" },
    "a number that is none": { wayPoints: way, thickness: { valueOf: 1 } },
    "a width without end": { wayPoints: way, thickness: "1e9" },
  }))
    it(`drops ${what}`, () => assert.deepEqual(readDrawing({ lines: [unsound] })?.lines, [{ wayPoints: way }]));

  for (const [what, item] of Object.entries({
    "without a place": { color: "#fff" },
    "far away": {
      wayPoints: [
        [0, 0],
        [5000, 1],
      ],
    },
    "of too many points": { wayPoints: new Array(2000).fill([1, 1]) },
  }))
    it(`leaves out a line ${what}`, () => assert.equal(readDrawing({ lines: [item] }), null));

  it("keeps at most 2000 items of a list", () => {
    const lines = new Array(3000).fill({ wayPoints: way });
    assert.equal(readDrawing({ lines })?.lines.length, 2000);
  });

  it("is a text in a game, and the same afterwards", () => {
    const drawing = readDrawing({ lines: [{ wayPoints: way, color: "#f00" }] });
    const text = textOfDrawing(drawing, ["renban r1c1 r1c2 r1c3"], board);
    assert.deepEqual(drawingIn(text), { ...drawing, rules: ["renban r1c1 r1c2 r1c3"], ...board });
    assert.equal(readOrigin({ kind: "link", drawing: text })?.["drawing"], text);
    assert.equal(readOrigin({ kind: "link", drawing: "x".repeat(longestDrawing + 1) }), null);
  });

  it("is not kept where its text would be too long", () => {
    const lines = new Array(1900).fill({ wayPoints: [...way, ...way], color: "#123456", thickness: 3.5 });
    assert.equal(textOfDrawing(readDrawing({ lines }), [], board), undefined);
  });

  it("reads no more of free paths than a game keeps, and then keeps nothing", () => {
    const long = { d: `M0 0${"h1".repeat(3000)}` };
    const unread = { d: "M0 0X" };
    const few = readDrawing({ lines: [...new Array(16).fill(long), unread] });
    assert.equal(few?.lines.length, 16);
    const many = readDrawing({ lines: [...new Array(17).fill(long), unread] });
    assert.equal(many?.lines.length, 18, "the last one is not looked at");
    assert.equal(textOfDrawing(many, [], board), undefined);
  });

  it("draws nothing where the text is damaged", () => assert.equal(drawingIn('{"lines":'), null));

  for (const mark of ["fromConstraint", "isNewConstraint"])
    it(`leaves out what f-puzzles marks with ${mark}: a copy of a rule that is read`, () => {
      const copy = { lines: [["R1C1", "R1C3"]], [mark]: "German Whispers" };
      const own = { lines: [["R5C1", "R5C3"]] };
      assert.equal(readDrawing({ line: [copy] }), null);
      assert.equal(readDrawing({ line: [copy, own] })?.lines.length, 1);
      assert.equal(readDrawing({ line: [copy, own] }, ["germanwhispers"])?.lines.length, 2);
      assert.equal(readDrawing({ line: [{ ...own, [mark]: "" }] })?.lines.length, 1);
    });

  it("is none where cages only name rows and columns, or are hidden", () => {
    const cells = [
      [0, 0],
      [0, 1],
    ];
    const cages = [
      { cells, type: "rowcol", unique: true },
      { cells, hidden: true },
    ];
    assert.equal(readDrawing({ cages }), null);
    const lines = [
      {
        wayPoints: [
          [0, 0],
          [1, 1],
        ],
      },
    ];
    assert.equal(readDrawing({ cages, lines })?.cages.length, 2);
  });
});
