/** Reads the goal of new puzzles, as files and links have it. */
import { lettersIn } from "../board/faces/word.js";
import { layoutNamed } from "../model/layout.js";
import { symmetries } from "../model/pattern.js";
import { boardsWithLevels, canBeMade, hasLevels, isChosenByLevel, levelNames, levelsOf } from "../model/puzzle-goal.js";
import { makeableKinds } from "../model/rule-limits.js";
import { techniques } from "../model/techniques.js";
import { hasLineForWord } from "../model/wordoku.js";
import { flag, listOf, oneOf, pair, record, refusal, whole } from "./field-rules.js";

/** @typedef {import("./field-rules.js").Rule<any>} Rule */

const largestCount = 10_000;
/** Bounds of a rating by Sudoku Explainer. */
const ratings = { least: 0, most: 20 };
/** The only board with ratings by Sudoku Explainer. */
const ratedLayout = "3x3";
/** The sides that puzzles with rules are made for. */
const sidesWithRules = { least: 4, most: 16 };
/** The engine draws random regions for these sides. */
const randomRegions = { least: 4, most: 16 };

/** Whether the engine can make puzzles of a layout. @param {string} name */
function isMadeLayout(name) {
  const side = /^jigsaw:(\d{1,2})$/.exec(name)?.[1];
  if (side !== undefined) return Number(side) >= randomRegions.least && Number(side) <= randomRegions.most;
  const layout = layoutNamed(name);
  return layout !== null && canBeMade(layout);
}

/** The layout of puzzles that are made. @type {Rule} */
export const layout = (value, field) =>
  typeof value === "string" && isMadeLayout(value) ? value : refusal("not-layout", field);

/** @type {Rule} */
const rating = (value, field) =>
  typeof value === "number" && value >= ratings.least && value <= ratings.most
    ? value
    : refusal("not-number", field, { ...ratings });

/** A technique of puzzles without rules. @type {Rule} */
export const technique = (value, field) =>
  techniques.some((id) => id === value) ? value : refusal("not-technique", field);

const techniqueList = listOf(technique, { least: 1, most: techniques.length });

/** @type {Rule} */
const pattern = (value, field) => listOf(whole(0, 1), { least: 4, most: largestCount })(value, field);

/** A word that stands in the solution. @type {Rule} */
const word = (value, field) => (typeof value === "string" && lettersIn(value)?.join("")) || refuseWord(field, 9);

/** @param {string} field @param {number} digitCount @returns {never} */
const refuseWord = (field, digitCount) => refusal("not-word", field, { count: digitCount });

/** A kind with a weight up to 1000, or without. */
const weighted = new RegExp(`^(${makeableKinds.join("|")})(=[1-9]\\d{0,2}|=1000)?$`);

/** @param {string} text */
function areRules(text) {
  if (text === "killer") return true;
  const kinds = text.split(",").map((each) => weighted.exec(each)?.[1]);
  return !kinds.includes(undefined) && new Set(kinds).size === kinds.length;
}

/** @type {Rule} */
const rules = (value, field) =>
  typeof value === "string" && areRules(value)
    ? value
    : refusal("not-choice", field, { choices: ["killer", ...makeableKinds] });

/** The board of puzzles with rules. @type {Rule} */
const layoutWithRules = (value, field) => {
  const name = layout(value, field);
  const { digitCount } = shapeOf(name);
  return digitCount >= sidesWithRules.least && digitCount <= sidesWithRules.most
    ? name
    : refusal("not-choice", field, { choices: layoutsWithRules });
};

/** Some boards for puzzles with rules. */
const layoutsWithRules = ["2x2", "2x3", "3x3", "4x4"];

const anyParts = { level: [oneOf(levelNames)], minimal: [flag] };

/** The parts of a goal with rules. */
const partsWithRules = record({
  layout: [layoutWithRules, "3x3"],
  ...anyParts,
  symmetry: [oneOf(["none", "180"]), "none"],
  clues: [pair(whole(0, sidesWithRules.most ** 2))],
  rules: [rules],
  cells: [pair(whole(1, sidesWithRules.most))],
});

/** The parts of a goal without rules. */
const plainParts = record({
  layout: [layout, "3x3"],
  ...anyParts,
  symmetry: [oneOf(symmetries), "180"],
  clues: [pair(whole(0, largestCount))],
  rating: [pair(rating)],
  steps: [pair(whole(0, largestCount))],
  techniques: [record({ shown: [techniqueList], required: [techniqueList], forbidden: [techniqueList] })],
  pattern: [pattern],
  word: [word],
});

/**
 * Reads a goal, with rules or without. Refuses what the engine would search for without end, or for minutes: what the
 * board can hardly have.
 *
 * @type {import("./field-rules.js").Rule<import("../model/puzzle-goal.js").Goal>}
 */
export const goal = (value, field) => {
  if (Object(value).rules !== undefined) return partsWithRules(value, field);
  const read = plainParts(value, field);
  const { layout: name, level, clues, rating: wanted, steps, pattern: givens, word: standing } = read;
  const shape = shapeOf(name);
  const { cellCount } = shape;
  if (level !== undefined && !hasLevels(shape)) refusal("no-levels", `${field}.level`, boardsWithLevels);
  if (steps !== undefined && !hasLevels(shape)) refusal("no-levels", `${field}.steps`, boardsWithLevels);
  // Singles solve the puzzles of a board that has one level.
  if (steps?.[1] > 0 && !isChosenByLevel(shape)) refusal("not-whole", `${field}.steps[1]`, { least: 0, most: 0 });
  if (level !== undefined && !levelsOf(shape).includes(level))
    refusal("no-level", `${field}.level`, { choices: levelsOf(shape) });
  if (wanted !== undefined && name !== ratedLayout) refusal("no-rating", `${field}.rating`);
  const beyond = clues?.findIndex((/** @type {number} */ count) => count > cellCount) ?? -1;
  if (beyond >= 0) refusal("not-whole", `${field}.clues[${beyond}]`, { least: 0, most: cellCount });
  if (givens !== undefined && givens.length !== cellCount)
    refusal("not-list", `${field}.pattern`, { least: cellCount, most: cellCount });
  if (standing !== undefined && !hasLineForWord(shape)) refusal("no-word", `${field}.word`);
  if (standing !== undefined && lettersIn(standing)?.length !== shape.digitCount)
    refuseWord(`${field}.word`, shape.digitCount);
  return read;
};

/**
 * @param {string} name of a layout that can be made
 * @returns {import("../model/puzzle-goal.js").Shape & Pick<import("../model/layout.js").Layout, "houses">}
 */
function shapeOf(name) {
  const side = Number(/^jigsaw:(\d{1,2})$/.exec(name)?.[1]);
  if (!side) return /** @type {import("../model/layout.js").Layout} */ (layoutNamed(name));
  const row = { kind: /** @type {const} */ ("row"), cells: Array.from({ length: side }, (_, cell) => cell) };
  const houses = /** @type {any[]} */ ([row]);
  return { name, cellCount: side ** 2, digitCount: side, hasBoxes: false, variants: [], grids: [null], houses };
}
