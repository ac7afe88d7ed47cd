/**
 * The JSON of f-puzzles, which SudokuPad reads too: `size`, `grid` (rows of cells with `value`, `given`, `region`, `centerPencilMarks` and
 * `cornerPencilMarks`), `title`, `author`, `ruleset`, and one key for each kind of rule. Rules that a layout has are read as the layout. All other rules are
 * named, so that the player can be told.
 *
 * @typedef {import("./found.js").Found} Found
 */
import { noteDigits } from "../model/digits.js";
import { largestSide, layoutNamed, layoutOfRegions, layoutOfSide } from "../model/layout.js";
import { layoutName, shapeName } from "../model/layout-name.js";
import { digitFrom, FormatError, foundPuzzle, listOf, recordOf, setOf, textOf } from "./found.js";

/** @typedef {import("../model/layout.js").Layout} Layout */
/** @typedef {import("../model/rules.js").Variant} Variant */

/** Variants that f-puzzles has a switch for. @type {readonly [key: string, variant: Variant][]} */
const switches = [["disjointgroups", "disjoint"], ["antiknight", "antiknight"], ["antiking", "antiking"]];
/** Variants that f-puzzles has as extra regions, by the houses of the variant. @type {readonly Variant[]} */
const regionVariants = ["windoku", "asterisk", "centerdots"];
const bothDiagonals = ["diagonal+", "diagonal-"];
/** What says nothing about the digits of the solution. */
const noRules = new Set(["size", "grid", "title", "author", "ruleset", "solution", "metadata", "disabledlogic", "truecandidatesoptions", "highlightConflicts", "successMessage",
  "extraregion", ...bothDiagonals, ...switches.map(([key]) => key)]);

/** Whether a value is the JSON of f-puzzles. @param {unknown} data @returns {data is Record<string, any>} */
export const isFPuzzle = (data) => typeof data === "object" && data !== null && "grid" in data && Array.isArray(data.grid);

/**
 * @param {Record<string, any>} data
 * @param {string} [format]
 * @returns {Found}
 * @throws {FormatError} "unknown-layout", "bad-regions"
 */
export function fromFPuzzle(data, format = "f-puzzles") {
  const rows = listOf(data.grid);
  const side = rows.length;
  if (side > largestSide || rows.some((row) => listOf(row).length !== side)) throw new FormatError("not-square");
  const cells = rows.flatMap((row) => listOf(row).map(recordOf));
  const shape = shapeOf(cells.map(({ region }) => region), side);
  const { variants, leftOut } = rulesOf(data, shape);
  const digits = cells.map(({ value }) => digitFrom(value, side));
  const marks = (/** @type {string} */ name) => cells.map((cell) => setOf(listOf(cell[name]), side));
  const isRestricted = (/** @type {Record<string, unknown>} */ { givenPencilMarks }) => listOf(givenPencilMarks).length > 0;
  const restricted = marks("givenPencilMarks");
  return foundPuzzle({
    format,
    layout: layoutName(shapeName(shape), variants),
    givens: digits.map((digit, cell) => (cells[cell].given ? digit : 0)),
    entries: digits.map((digit, cell) => (cells[cell].given ? 0 : digit)),
    givenCandidates: cells.some(isRestricted) ? cells.map((cell, i) => (isRestricted(cell) ? restricted[i] : 2 ** side - 1)) : null,
    notes: marks("centerPencilMarks"), corners: marks("cornerPencilMarks"),
    title: textOf(data.title), author: textOf(data.author), ruleset: textOf(data.ruleset),
    leftOut,
  });
}

/**
 * @param {Found} found
 * @returns {Record<string, unknown>} to be written as JSON
 */
export function toFPuzzle({ layout: name, givens, givenCandidates, entries, notes, corners, title, author, ruleset }) {
  const layout = /** @type {Layout} */ (layoutNamed(name));
  const { side, variants, regions } = layout;
  const usual = layoutOfSide(side);
  const needsRegions = !usual || shapeName(usual) !== shapeName(layout);
  const cells = givens.map((given, cell) => ({
    ...(given || entries[cell] ? { value: given || entries[cell] } : {}),
    ...(given ? { given: true } : {}),
    ...(needsRegions ? { region: regions[cell] } : {}),
    ...(givenCandidates && !given ? { givenPencilMarks: noteDigits(givenCandidates[cell], side) } : {}),
    ...(notes[cell] ? { centerPencilMarks: noteDigits(notes[cell], side) } : {}),
    ...(corners[cell] ? { cornerPencilMarks: noteDigits(corners[cell], side) } : {}),
  }));
  const extra = regionVariants.flatMap((variant) => (variants.includes(variant) ? housesOf(layout, variant) : []));
  return {
    size: side,
    ...(title && { title }), ...(author && { author }), ...(ruleset && { ruleset }),
    grid: Array.from({ length: side }, (_, row) => cells.slice(row * side, (row + 1) * side)),
    ...(variants.includes("x") ? Object.fromEntries(bothDiagonals.map((key) => [key, true])) : {}),
    ...Object.fromEntries(switches.filter(([, variant]) => variants.includes(variant)).map(([key]) => [key, true])),
    ...(extra.length ? { extraregion: extra.map((house) => ({ cells: house.map((cell) => `R${Math.floor(cell / side) + 1}C${(cell % side) + 1}`) })) } : {}),
  };
}

/** The shape of a grid whose cells name their regions; the usual boxes where they do not. @param {readonly unknown[]} named @param {number} side @returns {Layout} */
function shapeOf(named, side) {
  const usual = layoutOfSide(side);
  if (usual && named.every((region, cell) => region === undefined || region === usual.regions[cell])) return usual;
  const regions = named.map((region, cell) => (region === undefined ? usual?.regions[cell] : region));
  if (!regions.every((region) => typeof region === "number")) throw new FormatError(usual ? "bad-regions" : "unknown-layout", { found: `${side}` });
  const layout = layoutOfRegions(regions);
  if (!layout) throw new FormatError("bad-regions");
  return layout;
}

/**
 * The variants of a puzzle, and the rules that are no variant here.
 *
 * @param {Record<string, any>} data @param {Layout} shape
 * @returns {{ variants: Variant[], leftOut: string[] }}
 */
function rulesOf(data, shape) {
  const suits = (/** @type {Variant} */ variant) => layoutNamed(layoutName(shapeName(shape), [variant])) !== null;
  const diagonals = bothDiagonals.filter((key) => data[key]);
  const switched = switches.filter(([key, variant]) => data[key] && suits(variant));
  const extra = new Set(listOf(data.extraregion).map((region) => houseName(cellsNamed(recordOf(region).cells, shape.side))));
  const ofRegions = regionVariants.filter((variant) => {
    const names = suits(variant) ? housesOf(shape, variant).map(houseName) : [];
    if (!names.length || !names.every((name) => extra.has(name))) return false;
    for (const name of names) extra.delete(name);
    return true;
  });
  const others = Object.keys(data).filter((key) => !noRules.has(key) && isUsed(data[key]));
  return {
    variants: [...(diagonals.length === 2 ? [/** @type {Variant} */ ("x")] : []), ...ofRegions, ...switched.map(([, variant]) => variant)],
    leftOut: [
      ...(diagonals.length === 1 ? ["diagonal"] : []),
      ...(extra.size ? ["extraregion"] : []),
      ...switches.filter(([key]) => data[key] && !switched.some(([known]) => known === key)).map(([key]) => key),
      ...others,
    ],
  };
}

/** @param {unknown} value */
const isUsed = (value) => (Array.isArray(value) ? value.length > 0 : typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value));

/** The cells of each house that a variant adds. @param {Layout} layout @param {Variant} variant @returns {number[][]} */
function housesOf(layout, variant) {
  const plain = /** @type {Layout} */ (layoutNamed(shapeName(layout))).houses.length;
  const only = layoutNamed(layoutName(shapeName(layout), [variant]));
  return (only?.houses.slice(plain) ?? []).map(({ cells }) => [...cells]);
}

/** @param {readonly number[]} cells */
const houseName = (cells) => [...cells].sort((a, b) => a - b).join();

/** @param {unknown} names as R1C2 @param {number} side @returns {number[]} */
function cellsNamed(names, side) {
  return listOf(names).flatMap((name) => {
    const [, row, column] = /^R(\d+)C(\d+)$/i.exec(textOf(name)) ?? [];
    return row ? [(Number(row) - 1) * side + Number(column) - 1] : [];
  });
}
