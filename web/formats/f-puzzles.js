/**
 * Writes the JSON of f-puzzles, which SudokuPad reads, too: `size`, `grid` (rows of cells with `value`, `given`,
 * `region`, `centerPencilMarks` and `cornerPencilMarks`), `title`, `author`, `ruleset`, `successMessage`, the
 * `solution` of the author, and the rules of the layout. The engine writes the other rules, and reads this JSON.
 *
 * @typedef {import("./found.js").Found} Found
 */
import { noteDigits } from "../model/digits.js";
import { columnOf, layoutNamed, layoutOfSide, rowOf } from "../model/layout.js";
import { layoutName, shapeName } from "../model/layout-name.js";

/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {import("../model/rules.js").Variant} Variant */

/** Variants that f-puzzles has a switch for. @type {readonly [key: string, variant: Variant][]} */
const switches = [
  ["disjointgroups", "disjoint"],
  ["antiknight", "antiknight"],
  ["antiking", "antiking"],
];
/** Variants that f-puzzles has as extra regions, by the houses of the variant. @type {readonly Variant[]} */
const regionVariants = ["windoku", "asterisk", "centerdots"];
const bothDiagonals = ["diagonal+", "diagonal-"];

/**
 * @param {Found} found
 * @returns {Record<string, unknown>} to be written as JSON
 */
export function toFPuzzle(found) {
  const {
    layout: name,
    givens,
    givenCandidates,
    entries,
    notes,
    corners,
    title,
    author,
    ruleset,
    message,
    solution,
  } = found;
  const layout = /** @type {Layout} */ (layoutNamed(name));
  const { digitCount, variants, regions } = layout;
  const usual = layoutOfSide(digitCount);
  const needsRegions = !usual || shapeName(usual) !== shapeName(layout);
  const cells = givens.map((given, cell) => ({
    ...(given || entries[cell] ? { value: given || entries[cell] } : {}),
    ...(given ? { given: true } : {}),
    ...(needsRegions ? { region: regions[cell] } : {}),
    ...(givenCandidates && !given ? { givenPencilMarks: noteDigits(givenCandidates[cell], digitCount) } : {}),
    ...(notes[cell] ? { centerPencilMarks: noteDigits(notes[cell], digitCount) } : {}),
    ...(corners[cell] ? { cornerPencilMarks: noteDigits(corners[cell], digitCount) } : {}),
  }));
  const extra = regionVariants.flatMap((variant) => (variants.includes(variant) ? housesOf(layout, variant) : []));
  return {
    size: digitCount,
    ...(title && { title }),
    ...(author && { author }),
    ...(ruleset && { ruleset }),
    ...(message && { successMessage: message }),
    ...(solution && { solution }),
    grid: Array.from({ length: digitCount }, (_, row) => cells.slice(row * digitCount, (row + 1) * digitCount)),
    ...(variants.includes("x") ? Object.fromEntries(bothDiagonals.map((key) => [key, true])) : {}),
    ...Object.fromEntries(switches.filter(([, variant]) => variants.includes(variant)).map(([key]) => [key, true])),
    ...(extra.length
      ? {
          extraregion: extra.map((house) => ({
            cells: house.map((cell) => `R${rowOf(layout, cell) + 1}C${columnOf(layout, cell) + 1}`),
          })),
        }
      : {}),
  };
}

/**
 * The cells of each house that a variant adds.
 * @param {Layout} layout
 * @param {Variant} variant
 * @returns {number[][]}
 */
function housesOf(layout, variant) {
  const plain = /** @type {Layout} */ (layoutNamed(shapeName(layout))).houses.length;
  const only = layoutNamed(layoutName(shapeName(layout), [variant]));
  return (only?.houses.slice(plain) ?? []).map(({ cells }) => [...cells]);
}
