import assert from "node:assert/strict";
import { test } from "node:test";
import { boards } from "../../../tools/build/lessons.mjs";
import { drawThumbnail } from "../../../web/board/step-thumbnail.js";
import { viewOfStep } from "../../../web/board/view.js";
import { positionOfExample } from "../../../web/model/example.js";

const { techniques } = boards();
const pictures = Object.entries(techniques).map(([id, { example }]) => ({
  id,
  step: example.step,
  list: drawThumbnail(viewOfStep(positionOfExample(example), null), example.step),
}));

test("every technique has a picture within its frame, and none is like another of its page by accident", () => {
  assert.ok(pictures.length > 90);
  for (const {
    id,
    list: { width, height, operations },
  } of pictures) {
    for (const operation of operations) {
      const [x, y] =
        operation.kind === "rect"
          ? [operation.x + operation.width, operation.y + operation.height]
          : "x" in operation
            ? [operation.x, operation.y]
            : [0, 0];
      assert.ok(x >= 0 && y >= 0 && x <= width + 0.01 && y <= height + 0.01, `${id}: ${JSON.stringify(operation)}`);
    }
  }
  assert.equal(new Set(pictures.map(({ list }) => JSON.stringify(list))).size, pictures.length);
});

test("each cell in which a step eliminates has a cross, and each in which it places is filled", () => {
  for (const {
    id,
    step: { placements = [], eliminations = [] },
    list: { operations },
  } of pictures) {
    const crosses =
      operations.filter((operation) => operation.kind === "line" && operation.colour !== "step-link").length / 2;
    const filled = new Set(
      operations.flatMap((operation) =>
        operation.kind === "rect" && operation.colour === "step-place" ? [`${operation.x} ${operation.y}`] : [],
      ),
    ).size;
    assert.equal(crosses, new Set(eliminations.map(({ cell }) => cell)).size, id);
    assert.equal(filled, placements.length, id);
  }
});

test("digits are as large as the cell lets them, and a naked pair shows both of its digits", () => {
  const pair = pictures.find(({ id }) => id === "naked-pair");
  assert.deepEqual(
    pair?.list.operations.flatMap((operation) => (operation.kind === "text" ? [operation.text] : [])),
    ["18", "18"],
  );
  for (const {
    id,
    list: { operations },
  } of pictures)
    for (const operation of operations) if (operation.kind === "text") assert.ok(operation.size > 2, id);
});
