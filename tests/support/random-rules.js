/**
 * Full grids and rules at random, for tests of what kinds of rules mean. The same numbers give the same grids and
 * rules.
 */
import { readRules } from "../../web/model/rule-reader.js";
import { ownRuleRow, readRule, writeRule } from "../../web/model/puzzle-rules.js";

/**
 * @typedef {(below: number) => number} Random a whole number from 0, below the one asked for
 * @typedef {import("../../web/model/layout.js").Layout} Layout
 * @typedef {import("../../web/model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../../web/model/puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {import("../../web/model/puzzle-rules.js").RuleShape} RuleShape
 */

/** @param {number} length */
const range = (length) => Array.from({ length }, (_, i) => i);

/** @template T @param {readonly T[]} list @param {Random} random @returns {T[]} */
function shuffled(list, random) {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0]);
}

/**
 * Returns a full grid of a layout with boxes: the plain grid with its digits, and the lines inside the bands and
 * stacks, in another order.
 * @param {Layout} layout
 * @param {Random} random
 */
export function randomGrid({ digitCount: side, boxRows, boxColumns }, random) {
  const inBands = (/** @type {number} */ size) =>
    shuffled(range(side / size), random).flatMap((band) =>
      shuffled(range(size), random).map((line) => band * size + line),
    );
  const [rows, columns, digits] = [inBands(boxRows), inBands(boxColumns), shuffled(range(side), random)];
  return rows.flatMap((row) =>
    columns.map((column) => digits[((row % boxRows) * boxColumns + Math.floor(row / boxRows) + column) % side] + 1),
  );
}

/**
 * Cells that touch at edges or corners, one after the other, each once.
 * @param {Layout} layout
 * @param {number} length
 * @param {Random} random
 * @param {boolean} [isStraight] whether they touch at edges only
 */
function randomWalk({ digitCount: side, cellCount }, length, random, isStraight = false) {
  const walk = [random(cellCount)];
  while (walk.length < length) {
    const last = walk[walk.length - 1];
    const next = range(cellCount).filter((cell) => {
      const [down, right] = [Math.floor(cell / side) - Math.floor(last / side), (cell % side) - (last % side)].map(
        Math.abs,
      );
      return !walk.includes(cell) && (isStraight ? down + right : Math.max(down, right)) === 1;
    });
    if (next.length === 0) break;
    walk.push(next[random(next.length)]);
  }
  return walk;
}

/** @param {RuleShape} shape @param {Layout} layout @param {Random} random @returns {number[]} */
function randomCells(shape, layout, random) {
  const { digitCount: side } = layout;
  switch (shape) {
    case "whole-grid":
      return [];
    case "pair":
    case "step":
      return randomWalk(layout, 2, random, true);
    case "square": {
      const first = random(side - 1) * side + random(side - 1);
      return [first, first + 1, first + side, first + side + 1];
    }
    case "full-line":
    case "directed-line": {
      const [line, isRow] = [random(side), random(2)];
      const cells = range(side).map((place) => (isRow ? line * side + place : place * side + line));
      return random(2) ? cells : cells.reverse();
    }
    default: {
      const cells = randomWalk(layout, 1 + random(5), random);
      // A path may return to a cell: in a loop, or crossing itself.
      const again = cells[random(2) ? 0 : random(cells.length)];
      return shape === "path" && random(3) === 0 && again !== cells.at(-1) ? [...cells, again] : cells;
    }
  }
}

/**
 * The tables of the kinds whose values are a table.
 * @type {Partial<Record<OwnRuleKind, (side: number, random: Random) => number[]>>}
 */
const tables = {
  automaton(side, random) {
    const states = 1 + random(6);
    return range(states).flatMap(() => [
      ...range(side).map(() => (random(4) ? 1 + random(states) : 0)),
      random(3) ? 1 : 0,
    ]);
  },
  relation: (side, random) => range(side).map(() => random(1 << side) | random(1 << side)),
};

/** @param {OwnRuleKind} kind @param {number} cellCount of the rule @param {number} side @param {Random} random */
function randomValues(kind, cellCount, side, random) {
  const table = tables[kind];
  if (table) return table(side, random);
  const [fewest, most] = ownRuleRow(kind).values ?? [0, 0];
  const count = fewest + random(Math.min(most, 4) - fewest + 1);
  return range(count).map(() => random(Math.ceil(((cellCount + 1) * side) / 2)));
}

/**
 * Returns a rule of a kind with cells and values that the kind can have.
 * @param {OwnRuleKind} kind
 * @param {Layout} layout
 * @param {Random} random
 * @returns {OwnRule}
 */
export function randomRule(kind, layout, random) {
  if (ownRuleRow(kind).shape === "parts") {
    const inDoublers = /** @type {const} */ ([["whisper"], ["thermometer", "whisper"], ["cage"]])[random(3)];
    const kinds = kind === "doublers" ? inDoublers : /** @type {const} */ (["cage", "whisper", "even"]);
    const parts = kinds.map((inside) => randomRule(inside, layout, random));
    const text = `${kind}${kind === "doublers" ? ` ${2 + random(2)}` : ""} ${parts.map((part) => `(${writeRule(part, layout)})`).join("")}`;
    return /** @type {OwnRule} */ (readRule(text, layout));
  }
  for (;;) {
    const cells = randomCells(ownRuleRow(kind).shape, layout, random);
    const rule = { kind, cells, values: randomValues(kind, cells.length || 2, layout.digitCount, random) };
    // The reader knows the bounds of values and the numbers of cells.
    if (cells.length !== 1 || ownRuleRow(kind).shape === "set")
      if (tables[kind] || !("fault" in readRules(writeRule(rule, layout), layout))) return rule;
  }
}

/**
 * The marks between two cells that say the digits of a full grid.
 * @type {readonly ((cells: [number, number], one: number, other: number) => OwnRule)[]}
 */
const marks = [
  (cells, one, other) => ({ kind: "white-dot", cells, values: [Math.abs(one - other)] }),
  (cells, one, other) => ({ kind: "pair-sum", cells, values: [one + other] }),
];

/**
 * Returns marks between nearly all neighbours, or between all, that say the digits of a full grid; of one kind or of
 * both. Without marks a grid hardly ever keeps a rule about unmarked neighbours.
 *
 * @param {readonly number[]} full @param {Layout} layout @param {Random} random @returns {OwnRule[]}
 */
export function marksOf(full, { digitCount: side, cellCount }, random) {
  const isEach = random(2) === 0;
  const shown = [marks, marks, [marks[0]], [marks[1]]][random(4)];
  return range(cellCount).flatMap((cell) =>
    [...(cell % side < side - 1 ? [cell + 1] : []), ...(cell + side < cellCount ? [cell + side] : [])].flatMap(
      (other) => (isEach || random(40) ? shown.map((mark) => mark([cell, other], full[cell], full[other])) : []),
    ),
  );
}
