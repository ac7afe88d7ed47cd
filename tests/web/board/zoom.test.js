import assert from "node:assert/strict";
import { test } from "node:test";
import { comfortable, comfortableFor, createZoom } from "../../../web/board/zoom.js";

/** @param {number} fitting @param {(string | [string, ...any])[]} acts */
function after(fitting, ...acts) {
  const told = [];
  const zoom = createZoom((before, now) => told.push([before, now].map(Math.round)));
  zoom.fits(fitting, comfortable);
  for (const act of acts) {
    const [name, ...args] = [act].flat();
    zoom[name](...args);
  }
  return { told, cell: zoom.cell() && Math.round(zoom.cell()), useful: zoom.isUseful() };
}

/** @type {any[][]} */
const table = [
  ["large cells need nothing", 40, [], { told: [], cell: null, useful: false }],
  ["the first step makes small cells comfortable", 7, ["in"], { told: [[7, 30]], cell: 30, useful: true }],
  [
    "there is a largest",
    20,
    ["in", "in", "in", "in"],
    {
      told: [
        [20, 30],
        [30, 45],
        [45, 56],
      ],
      cell: 56,
      useful: true,
    },
  ],
  [
    "smaller leads back to fit",
    20,
    ["in", "out"],
    {
      told: [
        [20, 30],
        [30, 20],
      ],
      cell: null,
      useful: true,
    },
  ],
  [
    "fit at once",
    7,
    ["in", "in", "fit"],
    {
      told: [
        [7, 30],
        [30, 45],
        [45, 7],
      ],
      cell: null,
      useful: true,
    },
  ],
  ["fit from fit is nothing", 7, ["fit", "out"], { told: [], cell: null, useful: true }],
  ["any size by two fingers", 20, [["to", 33.3]], { told: [[20, 33]], cell: 33, useful: true }],
  ["another board", 20, ["in", "forget"], { told: [[20, 30]], cell: null, useful: true }],
];
for (const [name, fitting, acts, expected] of table) {
  test(name, () => assert.deepEqual(after(fitting, ...acts), expected));
}

test("cells with more places for notes than nine are enlarged until the notes can be read", () => {
  assert.deepEqual([4, 9, 12, 16, 25, 36].map(comfortableFor), [30, 30, 56, 56, 70, 30]);
  const zoom = createZoom(() => {});
  zoom.fits(38, comfortableFor(16));
  assert.equal(zoom.isUseful(), true);
  zoom.in();
  assert.equal(zoom.cell(), 56);
  zoom.fits(60, comfortableFor(16));
  zoom.fit();
  assert.equal(zoom.isUseful(), false);
});
