/**
 * Lines through cells. Each kind has a colour, and a width, a pattern along its middle or ends that no other kind has,
 * so that nobody has to tell colours apart.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 * @typedef {import("../rule-shapes.js").Spot} Spot
 * @typedef {import("../rule-shapes.js").Hue} Hue
 *
 * @typedef {object} LineLook lengths are relative to a cell
 * @property {Hue | ((rule: OwnRule) => Hue)} hue
 * @property {number} width
 * @property {readonly number[]} [core] the dashes of a thin line along the middle
 * @property {number} [light] the width of a light line along the middle
 * @property {Ends} [ends]
 * @property {(value: number) => boolean} [says] whether the value of a rule is written on its line
 *
 * @typedef {"bulb" | "ring" | "circles" | "diamonds" | "heads" | "middle" | "bars" | "square" | "triangle"} Ends
 */
import { area, circle, disc, path, text } from "../../operations.js";
import { outlineOf, roundedPath } from "../../outline.js";
import { joinedBoxes } from "../../cell-boxes.js";
import {
  advanced,
  commandsOf,
  diamond,
  edgeColour,
  edgeWidth,
  eachRule,
  fillColour,
  filled,
  headAt,
  middleOf,
  roundLine,
  square,
  towards,
} from "../rule-shapes.js";

/** Radius of bulbs, and of circles and diamonds at ends. */
const [bulb, ring, corner] = [0.39, 0.37, 0.44];

/**
 * Draws the lines of one kind: first all edges and then all fills, so that lines that meet become one shape. Their
 * values are above the ruled lines.
 *
 * @param {LineLook} look
 * @returns {Pick<import("./index.js").KindLook, "line" | "sign">}
 */
const lines = (look) => ({
  line(rules, geometry) {
    const drawn = rules.map((rule) => drawLine(look, rule, geometry));
    return [
      ...drawn.flatMap(({ edges }) => edges),
      ...drawn.flatMap(({ fills }) => fills),
      ...drawn.flatMap(({ marks }) => marks),
    ];
  },
  ...(look.says && {
    sign: eachRule((rule, geometry) =>
      look.says?.(rule.values[0]) ? drawValue(rule, hueOf(look, rule), geometry) : [],
    ),
  }),
});

/** @param {LineLook} look @param {OwnRule} rule */
const hueOf = ({ hue }, rule) => (typeof hue === "function" ? hue(rule) : hue);

/**
 * @param {LineLook} look
 * @param {OwnRule} rule
 * @param {Geometry} geometry
 * @returns {{ edges: Operation[], fills: Operation[], marks: Operation[] }}
 */
function drawLine(look, rule, geometry) {
  const hue = hueOf(look, rule);
  const { cell } = geometry;
  const edge = edgeWidth(geometry);
  const spots = rule.cells.map((place) => middleOf(geometry, place));
  const width = Math.max(look.width * cell, 3 * edge);
  const bulbs = look.ends === "bulb" ? [spots[0]] : [];
  return {
    edges: [
      ...roundLine(spots, width, edgeColour(hue)),
      ...bulbs.map(({ x, y }) => disc(x, y, bulb * cell, edgeColour(hue))),
    ],
    fills: [
      ...roundLine(spots, width - 2 * edge, fillColour(hue)),
      ...bulbs.map(({ x, y }) => disc(x, y, Math.max(0, bulb * cell - edge), fillColour(hue))),
    ],
    marks: [
      ...(look.light
        ? [...roundLine(spots, look.light * cell, "paper"), ...bulbs.map(({ x, y }) => disc(x, y, 0.2 * cell, "paper"))]
        : []),
      ...(look.core
        ? [
            path(
              commandsOf(spots),
              Math.max(1, cell * 0.045),
              edgeColour(hue),
              look.core.map((length) => length * cell),
            ),
          ]
        : []),
      ...(look.ends ? drawEnds(look.ends, spots, hue, geometry) : []),
    ],
  };
}

/**
 * @param {Ends} ends
 * @param {readonly Spot[]} spots
 * @param {Hue} hue
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawEnds(ends, spots, hue, geometry) {
  const { cell } = geometry;
  const [edge, colour] = [edgeWidth(geometry), edgeColour(hue)];
  const [first, last] = [spots[0], spots[spots.length - 1]];
  const [second, beforeLast] = [spots[1], spots[spots.length - 2]];
  switch (ends) {
    case "circles":
      return [first, last].flatMap(({ x, y }) => [
        disc(x, y, ring * cell, "paper"),
        circle(x, y, ring * cell, 1.6 * edge, colour),
      ]);
    case "diamonds":
      return [first, last].flatMap((spot) => filled(diamond(spot, corner * cell), hue, geometry));
    case "heads":
      return [
        [first, second],
        [last, beforeLast],
      ].flatMap(([end, next]) => {
        const rim = advanced(end, next, (ring + 0.02) * cell);
        return [
          disc(end.x, end.y, ring * cell, "paper"),
          circle(end.x, end.y, ring * cell, 1.6 * edge, colour),
          path(headAt(next, rim, 0.16 * cell), 2 * edge, colour),
        ];
      });
    case "middle": {
      const half = (spots.length - 1) / 2;
      const { x, y } = towards(spots[Math.floor(half)], spots[Math.ceil(half)], 0.5);
      return [disc(x, y, 0.22 * cell, fillColour(hue)), circle(x, y, 0.22 * cell, 1.6 * edge, colour)];
    }
    case "bars":
      return [
        [first, second],
        [last, beforeLast],
      ].map(([end, next]) => {
        const { x, y } = advanced(end, next, 0.24 * cell);
        const [across, down] = [x - end.x, y - end.y];
        return path(
          commandsOf([
            { x: end.x - down, y: end.y + across },
            { x: end.x + down, y: end.y - across },
          ]),
          3 * edge,
          colour,
        );
      });
    case "square":
      return filled(square(first, 0.2 * cell), hue, geometry);
    case "triangle":
      return filled(
        [
          ["M", first.x, first.y - 0.24 * cell],
          ["L", first.x + 0.24 * cell, first.y + 0.18 * cell],
          ["L", first.x - 0.24 * cell, first.y + 0.18 * cell],
          ["Z"],
        ],
        hue,
        geometry,
      );
    default:
      return [];
  }
}

/**
 * Writes the value of a line on the edge of its first two cells.
 * @param {OwnRule} rule
 * @param {Hue} hue
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawValue({ cells: [first, second], values: [value] }, hue, geometry) {
  const { x, y } = towards(middleOf(geometry, first), middleOf(geometry, second), 0.5);
  const [radius, type] = (value > 9 ? [0.19, 0.23] : [0.15, 0.22]).map((length) => length * geometry.cell);
  return [
    disc(x, y, radius, "paper"),
    circle(x, y, radius, edgeWidth(geometry), edgeColour(hue)),
    text(x, y, String(value), type, 700, "rule-ink"),
  ];
}

/**
 * Draws arrows: a circle, or a pill around as many cells as the number has digits, and a shaft with a head.
 * @param {readonly OwnRule[]} rules
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawArrows(rules, geometry) {
  const { cell } = geometry;
  const width = Math.max(1, 0.05 * cell);
  const shafts = rules.flatMap(({ cells, values: [digits = 1] }) => {
    const spots = cells.slice(digits - 1).map((place) => middleOf(geometry, place));
    if (spots.length < 2) return [];
    const tip = advanced(spots[spots.length - 1], spots[spots.length - 2], -0.22 * cell);
    return [
      ...roundLine([...spots.slice(0, -1), tip], width, "rule-grey"),
      path(headAt(spots[spots.length - 2], tip, 0.2 * cell), width, "rule-grey"),
    ];
  });
  const heads = rules.flatMap(({ cells, values: [digits = 1] }) => headOf(cells.slice(0, digits)));
  return [...shafts, ...heads];

  /** @param {readonly number[]} head the cells of the number @returns {Operation[]} */
  function headOf(head) {
    if (head.length === 1) {
      const { x, y } = middleOf(geometry, head[0]);
      return [disc(x, y, 0.4 * cell, "paper"), circle(x, y, 0.4 * cell, width, "rule-grey")];
    }
    const pill = roundedPath(outlineOf(joinedBoxes(geometry, head, 0.1 * cell)), 0.38 * cell);
    return [area(pill, "paper"), path(pill, width, "rule-grey")];
  }
}

/** The difference of a whisper that is not written; and that of a Dutch whisper, which has a colour of its own. */
const [usualWhisper, dutch] = [5, 4];

export const lineLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  thermometer: lines({ hue: "grey", width: 0.3, ends: "bulb" }),
  "slow-thermometer": lines({ hue: "sky", width: 0.3, light: 0.1, ends: "bulb" }),
  whisper: {
    ...lines({
      hue: ({ values: [least] }) => (least === dutch ? "orange" : "green"),
      width: 0.3,
      core: [0.3, 0.14],
      says: (least) => least !== usualWhisper,
    }),
    usual: (digitCount) => Math.ceil(digitCount / 2),
  },
  renban: lines({ hue: "violet", width: 0.34 }),
  palindrome: lines({ hue: "grey", width: 0.18, ends: "bars" }),
  "region-sum-line": lines({ hue: "sky", width: 0.16 }),
  zipper: lines({ hue: "lilac", width: 0.3, ends: "middle" }),
  "double-arrow": lines({ hue: "pink", width: 0.12, ends: "heads" }),
  entropic: lines({ hue: "peach", width: 0.3, core: [0.26, 0.1, 0.05, 0.1] }),
  modular: lines({ hue: "teal", width: 0.3, core: [0.1, 0.1] }),
  nabner: lines({ hue: "yellow", width: 0.34, core: [0.045, 0.16] }),
  between: lines({ hue: "grey", width: 0.12, ends: "circles" }),
  lockout: {
    ...lines({ hue: "sky", width: 0.12, ends: "diamonds", says: () => true }),
    usual: (digitCount) => Math.ceil(digitCount / 2) - 1,
  },
  "sum-line": {
    ...lines({ hue: "red", width: 0.22, core: [0.02, 0.09], says: () => true }),
    usual: (digitCount) => digitCount + 1,
  },
  "parity-line": lines({ hue: "pink", width: 0.26, core: [0.14, 0.06, 0.04, 0.06] }),
  "same-difference": lines({ hue: "yellow", width: 0.2, light: 0.07 }),
  automaton: { ...lines({ hue: "orange", width: 0.12, core: [0.1, 0.1], ends: "square" }), example: "0,1" },
  relation: { ...lines({ hue: "teal", width: 0.12, core: [0.1, 0.1], ends: "triangle" }), example: "1" },
  arrow: { line: drawArrows },
});
