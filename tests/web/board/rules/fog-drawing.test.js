/** Fog on a board: over the drawing, under what the player has written. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { drawBoard } from "../../../../web/board/display-list.js";
import { boardGeometry, cornerOf } from "../../../../web/board/geometry.js";
import { fogExtension } from "../../../../web/board/rules/fog-drawing.js";
import { ruleExtension } from "../../../../web/board/rules/rule-picture.js";
import { usualLooks, viewOf } from "../../../../web/board/view.js";
import { readDrawing, textOfDrawing } from "../../../../web/model/drawing.js";
import { fogOfPlay } from "../../../../web/model/fog.js";
import { newGame } from "../../../../web/model/game.js";
import { newPosition } from "../../../../web/model/position.js";
import { stateAt } from "../../../../web/model/state.js";

const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];

/** A board on which the first cell is open. The last cell has a given, and its cage a sum. */
function drawn() {
  const overlays = [{ center: [2, 1.5], width: 0.3, height: 0.3, rounded: true, backgroundColor: "#ab1234" }];
  const drawing = textOfDrawing(readDrawing({ foglight: [[0, 0]], overlays }), [], { rows: 4, columns: 4 });
  const givens = solution.map((digit, cell) => (cell === 15 ? digit : 0));
  const position = newPosition("2x2", givens, null, ["cage 3 r4c3 r4c4", "cage 4 r1c1 r2c1"]);
  const origin = { kind: /** @type {const} */ ("entered"), drawing, solution };
  const whole = stateAt(
    { ...position, entries: position.entries.map((_, cell) => (cell === 10 ? 3 : 0)) },
    { activity: "play", game: newGame(origin) },
  );
  const state = { ...fogOfPlay.state(whole), cursor: 10, selection: [10] };
  const view = viewOf(state, usualLooks, [ruleExtension, fogExtension(() => "covered")]);
  const geometry = boardGeometry(view.layout, 40, { thin: 1, thick: 3 });
  return { view, geometry, operations: drawBoard(view, geometry).operations };
}

const isFog = (/** @type {import("../../../../web/board/operations.js").Operation} */ { colour }) =>
  /** @type {string} */ (colour) === "fog";

describe("fog on a board", () => {
  it("lies over each covered cell and what is drawn there, and over no open cell", () => {
    const { operations, geometry } = drawn();
    const boxes = /** @type {import("../../../../web/board/operations.js").Rect[]} */ (operations.filter(isFog));
    assert.equal(boxes.length, 15);
    const first = cornerOf(geometry, 0);
    const [right, low] = [first.x + geometry.cell, first.y + geometry.cell];
    assert.ok(boxes.every(({ x, y }) => x >= right || y >= low));
    const dot = operations.findIndex(({ colour }) => colour.startsWith("#ab1234"));
    assert.ok(dot >= 0 && dot < operations.findIndex(isFog));
  });

  it("lies under the player's digits, and covers givens and the sums of cages", () => {
    const { operations } = drawn();
    const last = operations.findLastIndex(isFog);
    const texts = operations.flatMap((each, place) => (each.kind === "text" ? [{ ...each, place }] : []));
    assert.deepEqual(
      texts.map(({ text }) => text),
      ["3", "4"],
    );
    assert.ok(texts.every(({ place }) => place > last));
  });

  it("lets the selection be seen", () => {
    const { operations, geometry } = drawn();
    const { x, y } = cornerOf(geometry, 10);
    const last = operations.findLastIndex(isFog);
    assert.ok(
      operations.some(
        (each, place) => place > last && each.kind === "rect" && each.x === x && each.y === y && Number(each.alpha) < 1,
      ),
    );
  });

  it("is read of covered cells, which say nothing of their rules", () => {
    const { spoken } = drawn().view;
    assert.equal(spoken?.[15], "covered");
    assert.equal(spoken?.[0], "");
  });
});
