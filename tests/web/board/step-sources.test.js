import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { drawStep, stepExtension } from "../../../web/board/step-drawing.js";
import { legendOf } from "../../../web/board/step-looks.js";
import { withSources } from "../../../web/board/step-sources.js";
import { stepSvg } from "../../../web/board/step-svg.js";
import { usualLooks, viewOf, viewOfStep } from "../../../web/board/view.js";
import { createStepWords, explainStep } from "../../../web/i18n/steps/index.js";
import english from "../../../web/i18n/catalogues/en/steps.json" with { type: "json" };
import { layoutNamed, peersOf } from "../../../web/model/layout.js";
import { newState } from "../../../web/model/state.js";
import { candidatesLeft, cellNamed } from "../../../web/model/step.js";
import { geometryOf, gone, part, step, unit } from "./step-boards.js";

const words = createStepWords(english, "en");
const layout = layoutNamed("3x3");
const cells = [..."53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"].map((symbol) =>
  Number(symbol.replace(".", "0")),
);
const single = (technique, cell, digit, house) =>
  step({
    technique,
    digits: [digit],
    houses: house ? [{ ...house, role: "where" }] : [],
    parts: [part("single", cell, digit)],
    placements: gone(cell, digit),
  });
const cellsOf = (made, role) => made.parts.filter((each) => each.role === role).flatMap((each) => each.cells);

/** @type {[name: string, made: any, blocked: string[], sources: string[]][]} */
const cases = [
  [
    "a hidden single in a box",
    single("hidden-single", "r1c6", 8, { house: "box", index: 2 }),
    ["r1c4", "r3c4", "r3c5", "r3c6"],
    ["r5c4", "r3c3"],
  ],
  [
    "fewer sources than blocked cells",
    single("hidden-single", "r3c7", 5, { house: "box", index: 3 }),
    ["r1c7", "r1c8", "r1c9", "r2c7", "r2c8", "r2c9", "r3c9"],
    ["r1c1", "r2c6", "r8c9"],
  ],
  ["a naked single", single("naked-single", "r5c5", 5), [], ["r5c1", "r5c4", "r5c6", "r5c9", "r1c5", "r2c5", "r4c5"]],
];

for (const [name, made, blocked, sources] of cases) {
  test(`${name}: its blocked cells and its sources`, () => {
    const full = withSources(layout, cells, made);
    assert.deepEqual(cellsOf(full, "blocked"), blocked);
    const found = cellsOf(full, "source");
    for (const source of sources) assert.ok(found.includes(source), source);
    assert.equal(withSources(layout, cells, full), full);
  });

  test(`${name}: the answer is as large as a digit, and nothing is cut at the edge of its cell`, () => {
    const { operations } = drawBoard(viewOfStep({ layout: "3x3", cells }, made, [stepExtension]), geometryOf());
    const given = /** @type {any} */ (operations.find((op) => op.kind === "text" && op.colour === "given"));
    const answers = /** @type {any[]} */ (operations.filter((op) => op.kind === "text" && op.colour === "step-place"));
    assert.deepEqual(
      answers.map(({ size, text }) => [size, text]),
      [[given.size, String(made.digits[0])]],
    );
    assert.equal(operations.filter(({ colour, kind }) => kind === "disc" && colour === "step-place").length, 0);
  });

  test(`${name}: a ring around each source, a cross through each blocked cell`, () => {
    const { under, grounds } = drawStep(viewOfStep({ layout: "3x3", cells }, made), made, geometryOf());
    const full = withSources(layout, cells, made);
    assert.equal(
      under.filter(({ kind, colour }) => kind === "circle" && colour === "step-2").length,
      cellsOf(full, "source").length,
    );
    assert.equal(
      under.filter(({ kind, colour }) => kind === "line" && colour === "step-out").length,
      2 * blocked.length,
    );
    assert.equal(grounds.filter(({ colour }) => colour === "step-out-paper").length, blocked.length);
  });

  test(`${name}: the sentences name the same sources`, () => {
    const { sentences } = explainStep({ ...made, level: 1 }, words, { layout, state: { cells } });
    const told = sentences.flatMap((sentence) => /the \d in (r\d+c\d+)/.exec(sentence)?.slice(1) ?? []);
    if (blocked.length)
      assert.deepEqual([...new Set(told)].sort(), cellsOf(withSources(layout, cells, made), "source").sort());
  });
}

test("a naked single has one source for each digit that a peer holds", () => {
  const made = single("naked-single", "r7c6", 7);
  const sources = cellsOf(withSources(layout, cells, made), "source").map((cell) => cells[cellNamed(layout, cell)]);
  assert.deepEqual(sources.sort(), [1, 2, 3, 4, 5, 6, 8, 9]);
});

test("a full house is surrounded by the digits of its house", () => {
  const full = cells.map((digit, cell) => (cell < 9 ? [5, 3, 4, 6, 7, 8, 9, 1, 0][cell] : digit));
  const made = withSources(layout, full, single("full-house", "r1c9", 2, { house: "row", index: 1 }));
  assert.deepEqual(
    cellsOf(made, "source"),
    [1, 2, 3, 4, 5, 6, 7, 8].map((column) => `r1c${column}`),
  );
});

test("other steps, and singles whose digit is not told, stay as they are", () => {
  const pair = step({ technique: "naked-pair", placements: gone("r1c3", 1) });
  const untold = { ...single("hidden-single", "r1c6", 8, { house: "box", index: 2 }), placements: [] };
  for (const made of [pair, untold]) assert.equal(withSources(layout, cells, made), made);
});

/** On a random board, a hidden single has sources for exactly those cells that a peer with the digit blocks. */
for (const name of ["2x2", "2x3", "3x3+x", "3x3+antiknight", "4x4", "5x5", "jigsaw:1122211122333343444455555"]) {
  test(`${name}: every cell that a digit blocks has a source that it sees, and every source is needed`, () => {
    const board = /** @type {NonNullable<ReturnType<typeof layoutNamed>>} */ (layoutNamed(name));
    const peers = Array.from({ length: board.cellCount }, (_, cell) => peersOf(board, cell));
    const at = (/** @type {number} */ cell) => `r${Math.floor(cell / board.columns) + 1}c${(cell % board.columns) + 1}`;
    for (const house of board.houses) {
      const target = house.cells[house.cells.length >> 1];
      const digits = new Array(board.cellCount).fill(0);
      // The digits do not contradict each other: the search for the fewest sources relies on it.
      for (let cell = 0, next = 1; cell < board.cellCount; cell++) {
        const isFree = !house.cells.includes(cell) && !peers[target].includes(cell);
        const digit = (next % 2) + 1;
        if (isFree && peers[cell].every((peer) => digits[peer] !== digit)) digits[cell] = (next++ % 2) + 1;
      }
      const made = withSources(
        board,
        digits,
        single("hidden-single", at(target), 1, { house: house.kind, index: house.index + 1 }),
      );
      const sees = (/** @type {number} */ one, /** @type {number} */ other) => peers[one].includes(other);
      const [blocked, sources] = ["blocked", "source"].map((role) =>
        cellsOf(made, role).map((cell) => cellNamed(board, cell)),
      );
      for (const cell of blocked) {
        const seen = peers[cell].some((peer) => digits[peer] === 1);
        assert.equal(
          sources.some((source) => sees(source, cell)),
          seen,
          at(cell),
        );
      }
      for (const source of sources) {
        assert.equal(digits[source], 1);
        const others = sources.filter((other) => other !== source);
        assert.ok(
          blocked.some((cell) => sees(source, cell) && !others.some((other) => sees(other, cell))),
          `${at(source)} is not needed`,
        );
      }
      // The first and the last house of a kind reach all edges of the board: their steps are drawn.
      const ofKind = board.houses.filter(({ kind }) => kind === house.kind);
      if (house !== ofKind[0] && house !== ofKind.at(-1)) continue;
      const view = viewOfStep({ layout: name, cells: digits }, made, [stepExtension]);
      const list = drawBoard(view, geometryOf(name));
      for (const op of /** @type {any[]} */ (list.operations)) {
        if (op.x !== undefined)
          assert.ok(
            op.x >= -1 && op.y >= -1 && op.x <= list.width + 1 && op.y <= list.height + unit,
            JSON.stringify(op),
          );
      }
      assert.match(stepSvg({ layout: name, cells: digits }, made), /^<svg /);
    }
  });
}

test("the answer replaces the player's notes, whatever these are", () => {
  const notes = candidatesLeft(layout, cells).map(() => 1);
  const state = newState({ layout: "3x3", activity: "play", givens: cells });
  const step = single("hidden-single", "r1c6", 8, { house: "box", index: 2 });
  const view = viewOf({ ...state, position: { ...state.position, notes }, step }, usualLooks, [stepExtension]);
  const { operations } = drawBoard(view, geometryOf());
  assert.equal(operations.filter((op) => op.kind === "text" && op.colour === "step-place").length, 1);
});

test("the legend of a single explains rings and crosses", () => {
  const entries = (made) => legendOf(withSources(layout, cells, made)).map(({ kind, role }) => `${kind} ${role}`);
  assert.deepEqual(entries(cases[0][1]), ["house where", "candidate blocked", "candidate source", "result placement"]);
  assert.deepEqual(entries(cases[2][1]), ["candidate source", "result placement"]);
});
