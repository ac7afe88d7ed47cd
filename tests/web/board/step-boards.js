/** Steps and boards for the tests of step pictures. Every cell of the boards has every candidate. */
import { boardGeometry } from "../../../web/board/geometry.js";
import { drawStep } from "../../../web/board/step-drawing.js";
import { viewOfStep } from "../../../web/board/view.js";
import { layoutNamed } from "../../../web/model/layout.js";

/** @param {string} role @param {string} cells "r1c2 r3c4" @param {...number} digits */
export const part = (role, cells, ...digits) => ({ role, cells: cells.split(" "), digits });

/** @param {string} cells @param {...number} digits */
export const gone = (cells, ...digits) => digits.flatMap((digit) => cells.split(" ").map((cell) => ({ cell, digit })));

/** Links from each part to the next, alternately strong and weak. @param {number} count @param {boolean} [closed] */
export const links = (count, closed = false) =>
  Array.from({ length: count }, (_, i) => ({
    from: i,
    to: closed && i === count - 1 ? 0 : i + 1,
    strong: i % 2 === 0,
  }));

/** @param {object} parts of a step */
export const step = (parts) => ({
  technique: "made-up",
  houses: [],
  parts: [],
  links: [],
  placements: [],
  eliminations: [],
  ...parts,
});

export const blank = (layout = "3x3") => ({ layout, cells: new Array(layoutNamed(layout).cellCount).fill(0) });

export const unit = 36;
export const geometryOf = (layout = "3x3") => boardGeometry(layoutNamed(layout), unit, { thin: 1, thick: 3 });

/** The layers of a step on a blank board. */
export const layersOf = (made, layout = "3x3") => drawStep(viewOfStep(blank(layout), made), made, geometryOf(layout));

const chain = ["r1c2", "r1c7", "r4c7", "r4c3", "r6c3", "r6c5"].map((cell) => part("node", cell, 5));
const branch = (role, cells, ...digits) => [
  part("assumption", "r5c5", digits[0]),
  ...cells.map((cell, i) => part(i % 2 ? "on" : "off", cell, ...digits)),
];
const net = [
  ...branch("assumption", ["r5c1", "r1c1"], 1),
  ...branch("assumption", ["r9c5", "r9c9"], 2),
  ...branch("assumption", ["r4c4", "r2c4"], 3),
];

/** A step of each family. */
export const families = {
  single: step({
    houses: [{ house: "box", index: 5, role: "where" }],
    parts: [part("single", "r5c5", 5)],
    placements: gone("r5c5", 5),
  }),
  "locked candidates": step({
    houses: [
      { house: "box", index: 1, role: "base" },
      { house: "row", index: 1, role: "target" },
    ],
    parts: [part("subset", "r1c1 r1c2", 5)],
    eliminations: gone("r1c5 r1c9", 5),
  }),
  cage: step({
    parts: [part("rule-cell", "r3c4 r3c8", 1, 2, 7), part("known", "r3c5", 4)],
    eliminations: gone("r3c4 r3c8", 7),
  }),
  "digit of a rule": step({ parts: [part("rule-cell", "r3c4 r3c8", 7)], eliminations: gone("r3c1", 7) }),
  "sum of houses": step({
    houses: [{ house: "row", index: 3, role: "where" }],
    parts: [
      { role: "added", cells: ["r3c4"], digits: [] },
      { role: "subtracted", cells: ["r4c8"], digits: [] },
      part("rule-cell", "r3c4 r4c8", 1, 2, 7),
    ],
    eliminations: gone("r3c4", 7),
  }),
  set: step({
    houses: [{ house: "row", index: 3, role: "where" }],
    parts: [part("subset", "r3c4 r3c8", 2, 7)],
    eliminations: gone("r3c1 r3c9", 2, 7),
  }),
  "fish with fins": step({
    houses: [
      ...[2, 6].map((index) => ({ house: "row", index, role: "base" })),
      ...[3, 8].map((index) => ({ house: "column", index, role: "cover" })),
    ],
    parts: [part("vertex", "r2c3 r2c8 r6c3 r6c8", 5), part("fin", "r6c9", 5), part("endo-fin", "r6c7", 5)],
    eliminations: gone("r4c8", 5),
  }),
  wing: step({
    parts: [part("pivot", "r1c2", 1, 2, 7), part("wing", "r1c9", 1, 7), part("wing", "r3c1", 2, 7)],
    eliminations: gone("r1c1 r1c3", 7),
  }),
  "wing with a link": step({
    parts: [part("wing", "r1c2", 2, 7), part("node", "r5c2", 2), part("node", "r5c9", 2), part("wing", "r8c9", 2, 7)],
    links: links(3).map((link) => ({ ...link, strong: !link.strong })),
    eliminations: gone("r1c9", 7),
  }),
  rectangle: step({
    houses: [{ house: "row", index: 2, role: "where" }],
    parts: [
      part("corner", "r1c1 r1c4 r2c1 r2c4", 2, 7),
      part("extra", "r2c1 r2c4", 5, 6),
      part("subset", "r2c8", 5, 6),
    ],
    eliminations: gone("r2c9", 5, 6),
  }),
  "four colours": step({
    parts: [
      part("color-1", "r1c2 r4c7", 5),
      part("color-2", "r1c7", 5),
      part("color-3", "r8c2", 5),
      part("color-4", "r8c9", 5),
    ],
    eliminations: gone("r1c9", 5),
  }),
  chain: step({ parts: chain, links: links(5), eliminations: gone("r6c2", 5) }),
  loop: step({ parts: chain, links: links(6, true), eliminations: gone("r9c2", 5) }),
  "grouped loop": step({
    parts: [part("node", "r1c2", 5), part("node", "r1c7 r1c8", 5), part("node", "r3c9", 5), part("node", "r7c9", 5)],
    links: links(4, true),
    eliminations: gone("r1c9", 5),
  }),
  "four sets": step({
    parts: [
      part("als", "r1c1 r1c5", 1, 2, 3),
      part("als", "r5c1 r6c1", 1, 3, 4),
      part("als", "r6c5", 3, 4),
      part("als", "r9c5 r9c9 r8c9", 3, 5, 6, 7),
      part("restricted-common", "r1c1 r5c1", 1),
      part("restricted-common", "r6c1 r6c5", 4),
      part("restricted-common", "r6c5 r9c5", 3),
    ],
    links: [0, 1, 2].map((i) => ({ from: i, to: i + 1, strong: false })),
    eliminations: gone("r1c9", 3),
  }),
  blossom: step({
    parts: [
      part("stem", "r5c5", 1, 2),
      part("als", "r5c1", 1, 7),
      part("als", "r1c5 r2c5", 2, 3, 7),
      part("restricted-common", "r5c5 r5c1", 1),
      part("restricted-common", "r5c5 r1c5", 2),
    ],
    eliminations: gone("r1c1", 7),
  }),
  "two sets and a crossing": step({
    parts: [
      part("intersection", "r1c1 r1c2", 1, 2, 3, 4),
      part("line-set", "r1c8", 1, 2),
      part("box-set", "r3c3", 3, 4),
    ],
    eliminations: gone("r1c9", 1, 2),
  }),
  "net of three branches": step({
    parts: net,
    links: [0, 1, 3, 4, 6, 7].map((from, i) => ({ from, to: from + 1, strong: i % 2 === 1 })),
    placements: gone("r7c7", 4),
  }),
  trial: step({
    parts: [part("assumption", "r1c2", 5), part("assumed-false", "r1c3", 4), part("contradiction", "r9c9", 1)],
    eliminations: gone("r1c2", 5),
  }),
  template: step({ parts: [part("template", "r1c2 r5c5", 5)], eliminations: gone("r1c3", 5) }),
  "what is not known": step({
    parts: [part("petal", "r1c2", 5), part("leaf", "r1c3", 5), part("root", "r1c4", 5)],
    eliminations: gone("r1c5", 5),
  }),
};
