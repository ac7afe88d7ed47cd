import assert from "node:assert/strict";
import { test } from "node:test";
import { boardGeometry } from "../../../web/board/geometry.js";
import { drawSelection } from "../../../web/board/selection-drawing.js";
import { layoutNamed } from "../../../web/model/layout.js";

const geometry = boardGeometry(layoutNamed("3x3"), 40, { thin: 1, thick: 3 });
const everywhere = () => true;
const drawn = (view, isShown = everywhere) =>
  /** @type {any[]} */ (drawSelection({ cursor: null, selection: [], caret: null, ...view }, geometry, isShown));
/** Whether a point lies on a drawn line. */
const covers = (operations, x, y) =>
  operations.some((op) => op.kind === "rect" && x >= op.x && x < op.x + op.width && y >= op.y && y < op.y + op.height);

test("nothing is drawn without a selection", () => assert.deepEqual(drawn({}), []));

test("one selected cell has a ring and no outline", () =>
  assert.equal(drawn({ cursor: 40, selection: [40] }).length, 4));

test("the outline runs where the selection ends, and not between selected cells", () => {
  const selection = [0, 1, 9];
  const operations = drawn({ selection });
  const middle = (place) => geometry.lefts[place] + 20;
  const inside = (cell) => selection.includes(cell);
  for (const cell of selection) {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const [x, y] = [geometry.lefts[column], geometry.tops[row]];
    assert.equal(covers(operations, middle(column), y), !(row > 0 && inside(cell - 9)), `above ${cell}`);
    assert.equal(covers(operations, middle(column), y + 39), !inside(cell + 9), `below ${cell}`);
    assert.equal(covers(operations, x, geometry.tops[row] + 20), !(column > 0 && inside(cell - 1)), `left of ${cell}`);
    assert.equal(covers(operations, x + 39, geometry.tops[row] + 20), !inside(cell + 1), `right of ${cell}`);
  }
  // The outline crosses the ruled lines, and turns inside the corner of the L.
  assert.ok(covers(operations, geometry.lefts[1] - 1, geometry.tops[0]));
  assert.ok(covers(operations, geometry.lefts[0] + 39, geometry.tops[0] + 39));
});

test("of a large selection only visible cells are drawn", () => {
  const selection = Array.from({ length: 81 }, (_, cell) => cell);
  assert.equal(drawn({ selection }, () => false).length, 0);
});

test("where the keyboard is without a selected cell, there is a broken frame", () => {
  const [frame] = drawn({ cursor: null, caret: 3 });
  assert.ok(frame.kind === "path" && frame.dash.length === 2);
  assert.equal(drawn({ cursor: 3, selection: [3], caret: 3 }).length, 4);
});
