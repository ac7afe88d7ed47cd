import assert from "node:assert/strict";
import { test } from "node:test";
import { renderCanvas } from "../../../web/board/canvas.js";
import { area, circle, disc, line, path, rect, text } from "../../../web/board/operations.js";
import { turnedText } from "../../../web/board/rules/turned-text.js";
import { colourNames } from "../../../web/board/palette.js";

const palette = Object.fromEntries(colourNames.map((name) => [name, `<${name}>`]));

/** Records the calls of a canvas context, each with the colour or dash at that moment. */
function played(...operations) {
  const calls = [];
  const state = { canvas: { width: 10, height: 10 }, dash: [] };
  const told = {
    fillRect: () => calls.push(`fillRect ${state.fillStyle}`),
    fill: () => calls.push(`fill ${state.fillStyle}`),
    stroke: () =>
      calls.push(`stroke ${state.strokeStyle} ${state.lineWidth}${state.dash.length ? ` dashed ${state.dash}` : ""}`),
    fillText: (letters) => calls.push(`fillText ${letters} ${state.fillStyle}`),
    strokeText: (letters) => calls.push(`strokeText ${letters} ${state.strokeStyle}`),
    setLineDash: (dash) => {
      state.dash = dash;
    },
  };
  let isTurned = false;
  told.transform = (...matrix) => {
    isTurned = true;
    calls.push(`turned ${matrix}`);
  };
  told.setTransform = () => {
    if (isTurned) calls.push("turned back");
    isTurned = false;
  };
  for (const name of ["moveTo", "lineTo", "quadraticCurveTo", "closePath", "arc"])
    told[name] = (...places) => calls.push([name, ...places.slice(0, 4)].join(" "));
  const context = new Proxy(state, { get: (target, name) => told[name] ?? target[name] ?? (() => {}) });
  renderCanvas(
    /** @type {any} */ (context),
    { width: 10, height: 10, operations },
    /** @type {any} */ (palette),
    "sans-serif",
  );
  return calls;
}

const table = [
  [
    "a turned text, after which nothing is turned",
    turnedText(text(5, 5, "7", 10, 500, "given"), { x: 5, y: 5 }, 90),
    ["turned 0,1,-1,0,10,0", "fillText 7 <given>", "turned back"],
  ],
  ["a rectangle", rect(0, 0, 1, 1, "paper"), ["fillRect <paper>"]],
  ["a line", line(0, 1, 2, 3, 4, "mark"), ["moveTo 0 1", "lineTo 2 3", "stroke <mark> 4"]],
  ["a circle", circle(1, 2, 3, 4, "mark"), ["arc 1 2 3 0", "stroke <mark> 4"]],
  ["a broken circle", circle(1, 2, 3, 4, "mark", [5, 6]), ["arc 1 2 3 0", "stroke <mark> 4 dashed 5,6"]],
  ["a disc", disc(1, 2, 3, "step-place"), ["arc 1 2 3 0", "fill <step-place>"]],
  [
    "a path",
    path(
      [
        ["M", 0, 0],
        ["L", 1, 1],
        ["Q", 2, 2, 3, 3],
      ],
      2,
      "step-link",
    ),
    ["moveTo 0 0", "lineTo 1 1", "quadraticCurveTo 2 2 3 3", "stroke <step-link> 2"],
  ],
  [
    "an area",
    area([["M", 0, 0], ["L", 1, 1], ["Z"]], "step-1"),
    ["moveTo 0 0", "lineTo 1 1", "closePath", "fill <step-1>"],
  ],
  ["a text", text(0, 0, "5", 10, 700, "note"), ["fillText 5 <note>"]],
  [
    "a text with a rim",
    { ...text(0, 0, "5", 10, 700, "note"), halo: { colour: "paper", width: 2 } },
    ["strokeText 5 <paper>", "fillText 5 <note>"],
  ],
];
for (const [name, operation, expected] of table)
  test(`a canvas plays ${name}`, () => assert.deepEqual(played(operation), expected));

test("a rim and a dash do not last", () => {
  const note = { ...text(0, 0, "5", 10, 700, "note"), halo: { colour: "paper", width: 2 } };
  assert.deepEqual(
    played(note, circle(1, 2, 3, 4, "note", [5]), line(0, 1, 2, 3, 4, "note")).filter((call) =>
      call.startsWith("stroke "),
    ),
    ["stroke <note> 4 dashed 5", "stroke <note> 4"],
  );
});

test("texts of one look are drawn together, between what is drawn before and after them", () => {
  const [given, note] = [
    (letters) => text(0, 0, letters, 20, 600, "given"),
    (letters) => text(0, 0, letters, 10, 500, "note"),
  ];
  const rimmed = { ...note("9"), halo: { colour: "paper", width: 2 } };
  assert.deepEqual(
    played(
      given("1"),
      note("2"),
      given("3"),
      note("4"),
      rect(0, 0, 1, 1, "mark"),
      note("5"),
      rimmed,
      given("6"),
      note("7"),
    ),
    [
      "fillText 1 <given>",
      "fillText 3 <given>",
      "fillText 2 <note>",
      "fillText 4 <note>",
      "fillRect <mark>",
      "fillText 5 <note>",
      "strokeText 9 <paper>",
      "fillText 9 <note>",
      "fillText 6 <given>",
      "fillText 7 <note>",
    ],
  );
});
