#!/usr/bin/env node
// Makes the examples and the exercises of the lessons about rules: rule-course.mjs [ID...] With ids, those of these
// techniques alone are made anew. The site must be built (npm run build). docs/rule-techniques/examples.json has an
// example for each technique of core/rule_steps, and exercises.json positions for practice. Each position is on the
// teacher's path through a puzzle of the generator, before a step of the technique, and that step is what a hint names
// there. A puzzle with rules that the generator makes comes again by its kinds and its seed. Quadruples, between lines
// and sandwiches are drawn here, over a puzzle that comes again by its seed: rules that its solution keeps are added,
// and givens are taken away as long as there is one solution.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { formatExample } from "../../web/model/example.js";
import { layoutNamed } from "../../web/model/layout.js";
import { ruleTechniques } from "../../web/model/rule-techniques.js";
import { ruledPosition } from "../../web/print-jobs/ruled-positions.js";

/** @typedef {import("../../web/model/example.js").ExampleLine} ExampleLine */
/** @typedef {import("../../web/model/step.js").Step} Step */
/** @typedef {import("../../web/model/step.js").StepState} StepState */
/**
 * @typedef {ExampleLine & { made: string, seed: number }} Made `made`: the kinds of rules, as the generator takes them,
 *   or what is drawn here
 */

const folder = fileURLToPath(new URL("../../docs/rule-techniques/", import.meta.url));
const name = "3x3";
const layout = /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed(name));
const { digitCount: side } = layout;
/** Exercises of a technique, besides the example of its lesson. */
const exercisesEach = 5;
/** Puzzles that are looked at for a position. */
const patience = 120;

/**
 * Which puzzles show a technique: one kind after the other, so that the exercises differ.
 * @type {Record<string, readonly string[]>}
 */
const sources = {
  "last-cell-of-sum": ["killer", "arrow", "killer"],
  "related-cell": ["white-dot,black-dot", "pair-sum", "whisper", "palindrome", "inequality"],
  parity: ["even,odd"],
  "excluded-digits": ["whisper", "killer", "thermometer", "black-dot", "pair-sum"],
  "single-combination": ["killer"],
  "filled-circles": ["counting-circles"],
  "order-bounds": ["thermometer", "inequality", "thermometer"],
  "rule-of-45": ["killer"],
  "related-candidates": ["white-dot,black-dot", "whisper", "pair-sum"],
  "cage-combinations": ["killer"],
  "renban-digits": ["renban"],
  "quadruple-digits": ["quadruple"],
  "circle-digits": ["counting-circles"],
  "between-bounds": ["between"],
  "circle-places": ["counting-circles"],
  "sum-bounds": ["arrow"],
  "common-sums": ["region-sum-line"],
  "required-digit": ["killer", "renban", "killer"],
  "rule-pointing": ["killer", "whisper,renban", "killer"],
  "last-alternative": ["any-of"],
  "every-alternative": ["any-of"],
  "innies-and-outies": ["killer"],
  "line-candidates": ["whisper"],
  "sum-combinations": ["arrow"],
  "clue-arrangements": ["sandwich"],
};

/**
 * What the example of a lesson is besides: a cell within one house is easier to understand than a cell outside of
 * several, a few sets of digits than many, and one digit that both alternatives exclude than many.
 * @type {Record<string, (step: any) => boolean>}
 */
const isClear = {
  "rule-of-45": ({ houses, total }) => houses.length === 1 && total > 0,
  "circle-digits": ({ combinations = [] }) => combinations.length > 0 && combinations.length <= 6,
  "every-alternative": ({ digits }) => digits.length === 1,
};

/** The address is not literal, so that nobody checks the types of built files. */
const { createEngine } = await import(new URL("../../dist/nonet.mjs", import.meta.url).href);
const engine = await createEngine({ worker: false });

/** Numbers that are the same for a seed (xorshift). @param {number} seed @returns {(below: number) => number} */
function numbersOf(seed) {
  let state = (seed * 2654435761 + 1) >>> 0 || 1;
  return (below) => {
    for (const [left, by] of [
      [true, 13],
      [false, 17],
      [true, 5],
    ])
      state = (state ^ (left ? state << Number(by) : state >>> Number(by))) >>> 0;
    return state % below;
  };
}

/** @param {number} cell */
const named = (cell) => `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;

/**
 * The rules that are drawn here, over a full grid.
 * @type {Record<string, (grid: readonly number[], below: (most: number) => number) => string[]>}
 */
const drawn = {
  quadruple(grid, below) {
    return Array.from({ length: 16 }, () => {
      const first = below(side - 1) * side + below(side - 1);
      const cells = [first, first + 1, first + side, first + side + 1];
      const digits = [...new Set(cells.map((cell) => grid[cell]))]
        .sort(() => below(3) - 1)
        .slice(0, 2 + below(3))
        .sort();
      return { first, text: `quadruple ${digits.join()} ${cells.map(named).join(" ")}` };
    })
      .filter(({ first }, i, all) => all.findIndex((other) => other.first === first) === i)
      .map(({ text }) => text);
  },
  between(grid, below) {
    /** @type {Set<number>} */
    const taken = new Set();
    const lines = Array.from({ length: 400 }, () => {
      const line = [below(side * side)];
      const length = 3 + below(3);
      while (line.length < length) {
        const at = line[line.length - 1];
        const next = [at - 1, at + 1, at - side, at + side].filter(
          (cell) =>
            cell >= 0 &&
            cell < side * side &&
            !line.includes(cell) &&
            (Math.floor(cell / side) === Math.floor(at / side) || cell % side === at % side),
        );
        if (!next.length) return null;
        line.push(next[below(next.length)]);
      }
      const digits = line.map((cell) => grid[cell]);
      const [low, high] = [digits[0], digits[digits.length - 1]].sort();
      const holds = digits.slice(1, -1).every((digit) => digit > low && digit < high);
      if (!holds || line.some((cell) => taken.has(cell))) return null;
      for (const cell of line) taken.add(cell);
      return `between ${line.map(named).join(" ")}`;
    });
    return lines.flatMap((line) => line ?? []);
  },
  sandwich(grid) {
    return layout.houses
      .filter(({ kind }) => kind === "row" || kind === "column")
      .map(({ cells }) => {
        const digits = cells.map((cell) => grid[cell]);
        const [from, to] = [digits.indexOf(1), digits.indexOf(side)].sort((one, other) => one - other);
        const sum = digits.slice(from + 1, to).reduce((all, digit) => all + digit, 0);
        return `sandwich ${sum} ${named(cells[0])}-${named(cells[cells.length - 1])}`;
      });
  },
};

/**
 * @param {string} kinds
 * @param {number} seed
 * @returns {Promise<{ cells: number[], rules: string[] }>} a puzzle with one solution
 */
async function puzzleOf(kinds, seed) {
  const digitsOf = (/** @type {string} */ text) => [...text].map((symbol) => Number(symbol) || 0);
  if (!Object.hasOwn(drawn, kinds)) {
    const { puzzle, rules } = await engine.generateWithRules({ rules: kinds, layout: name, seed, edition: 1 });
    return { cells: digitsOf(puzzle), rules };
  }
  const { puzzle, solution } = await engine.generate({ layout: name, seed, edition: 1 });
  const below = numbersOf(seed);
  const texts = drawn[kinds](digitsOf(solution), below);
  const { rules = [] } = await engine.parse(`# nonet rule ${texts.join("; ")}\n${puzzle}`);
  let cells = digitsOf(puzzle);
  const order = [...cells.keys()].filter((cell) => cells[cell]).sort(() => below(3) - 1);
  for (const cell of order) {
    const fewer = cells.with(cell, 0);
    const { count } = await engine.count({ layout: name, cells: fewer, rules }, { limit: 2 });
    if (count === 1n) cells = fewer;
  }
  return { cells, rules };
}

/**
 * @param {string} id
 * @param {string} kinds
 * @param {number} seed
 * @param {(step: any) => boolean} suits
 * @returns {Promise<{ state: Required<StepState>, step: Step } | null>}
 */
async function positionIn(id, kinds, seed, suits) {
  const { cells, rules } = await puzzleOf(kinds, seed);
  const found = await ruledPosition(engine, id, { layout: name, cells, rules }, suits);
  return found && { state: found, step: await engine.hint(found) };
}

/** What a lesson needs of a step. @param {any} step */
const stepOf = ({
  technique,
  family,
  digits,
  houses,
  parts,
  links,
  placements,
  eliminations,
  rules,
  total,
  combinations,
  sums,
  alternatives,
}) => ({
  ...{ technique, family, digits, houses, parts, links, placements, eliminations, rules, total, combinations },
  ...{ sums, alternatives },
});

/** What the file has already. @param {string} file @returns {Record<string, any>} */
const before = (file) => (existsSync(folder + file) ? JSON.parse(readFileSync(folder + file, "utf8")) : {});
/** @type {Record<string, Made & { step: Step }>} */
const examples = {};
/** @type {Record<string, Made[]>} */
const exercises = {};
const wanted = process.argv.slice(2);
for (const [place, id] of ruleTechniques.entries()) {
  if (wanted.length && !wanted.includes(id)) {
    examples[id] = before("examples.json")[id];
    exercises[id] = before("exercises.json")[id];
    continue;
  }
  /** @type {(Made & { step: Step })[]} */
  const found = [];
  for (let i = 0; i < patience && found.length <= exercisesEach; i++) {
    const kinds = sources[id][found.length % sources[id].length];
    const seed = 1000 * (place + 1) + i;
    const position = await positionIn(id, kinds, seed, (found.length === 0 && isClear[id]) || (() => true));
    if (position) found.push({ ...formatExample(position.state), made: kinds, seed, step: stepOf(position.step) });
  }
  console.log(`${id}: ${found.length}`);
  const [example, ...others] = found;
  examples[id] = example;
  exercises[id] = others.map(({ step: _, ...line }) => line);
}
await engine.close();

/** @param {Record<string, unknown>} of */
const lines = (of) =>
  Object.entries(of)
    .map(
      ([id, value]) =>
        `  ${JSON.stringify(id)}: ${Array.isArray(value) ? `[\n${value.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]` : JSON.stringify(value)}`,
    )
    .join(",\n");
writeFileSync(`${folder}examples.json`, `{\n${lines(examples)}\n}\n`);
writeFileSync(`${folder}exercises.json`, `{\n${lines(exercises)}\n}\n`);
