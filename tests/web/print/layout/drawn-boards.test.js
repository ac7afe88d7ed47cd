/** What an author drew is on paper, in colours that pens of PDF files know. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { colourIn } from "../../../../web/board/palette.js";
import { rgbOf } from "../../../../web/print/colours.js";
import { boardBox } from "../../../../web/print/layout/board-box.js";

const drawing = JSON.stringify({
  lines: [
    {
      wayPoints: [
        [0.5, 0.5],
        [0.5, 2.5],
      ],
      color: "#ff000080",
      thickness: 8,
    },
  ],
  overlays: [{ center: [-0.5, 0.5], text: "7" }],
  rows: 4,
  columns: 4,
});
const puzzle = {
  layout: "2x2",
  givens: new Array(16).fill(0),
  entries: null,
  candidates: null,
  solution: null,
  title: "",
  level: null,
  rating: null,
};
/** @param {object} [more] */
const box = (more) =>
  boardBox(/** @type {any} */ ({ ...puzzle, ...more }), {
    x: 0,
    y: 0,
    extent: 200,
    isKey: false,
    style: /** @type {any} */ ({ inkSaving: false, large: false, press: "home" }),
    label: "",
  });

test("a printed board has the drawing of its author, and room for what lies outside the grid", () => {
  const { list, palette, height } = box({ drawing });
  const colours = list.operations.map(({ colour }) => colourIn(palette, colour)).filter((colour) => colour !== "none");
  assert.ok(colours.includes("#ff000080"));
  assert.ok(list.operations.some((each) => each.kind === "text" && each.text === "7"));
  for (const colour of colours) assert.ok(rgbOf(colour).every((part) => part >= 0 && part <= 255));
  assert.deepEqual(rgbOf("#ff000080"), [255, 127, 127]);
  assert.ok(height > 0 && list.operations.length > box().list.operations.length);
});
