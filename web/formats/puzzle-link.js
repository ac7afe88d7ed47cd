/**
 * A puzzle as an address: `#p=` and the puzzle as a line (line.js), or as a line with its given candidates (masks.js);
 * `&layout=` and the name of the layout unless the line tells it; `&rules=` and its rules besides those of the layout,
 * with `;` between them; `&level=` and `&rating=` for how hard the puzzle is; `&face=` for what its digits look like.
 * In an address a plus sign (which joins
 * the parts of a name) and a space (which separates numbers) are the same. puzzle-address.js tells the parts apart.
 *
 * @typedef {import("../model/puzzle.js").Puzzle} Puzzle
 * @typedef {Pick<import("../model/game.js").Origin, "level" | "rating" | "face">} Hardness and the face
 */
import { layoutOfSide } from "../model/layout.js";
import { layoutOfPuzzle } from "../model/puzzle.js";
import { formatLine, parseLine } from "./line.js";
import { formatMasks, parseMasks } from "./masks.js";

const classic = "3x3";

/**
 * Returns the address of a page with the puzzle.
 *
 * @param {Puzzle} puzzle
 * @param {Hardness} [hardness]
 * @param {string} [page] the address without its part from `#` on; this page's by default
 */
export function linkTo(puzzle, { level, rating, face } = {}, page = location.href.split("#")[0]) {
  const { cells, candidates, rules } = puzzle;
  const layout = toldLayout(puzzle);
  const line = candidates ? formatMasks(puzzle) : formatLine(cells);
  return `${page}#p=${line.replaceAll(" ", "+")}${layout ? `&layout=${layout}` : ""}${rules ? `&rules=${rules.join(";").replaceAll(" ", "+")}` : ""}${level ? `&level=${level}` : ""}${rating ? `&rating=${rating}` : ""}${face ? `&face=${encodeURIComponent(face)}` : ""}`;
}

/**
 * Returns the address of place Solve with the puzzle, where its solution is found.
 *
 * @param {Puzzle} puzzle
 * @param {string} page the address without its part from `#` on
 */
export const solveLinkTo = (puzzle, page) => linkTo(puzzle, {}, page).replace("#p=", "#solve&p=");

/**
 * Returns the name of the layout that has to be told beside a puzzle as a line; "" where the line alone tells it.
 * @param {Puzzle} puzzle
 */
export function toldLayout(puzzle) {
  const isUsual = puzzle.candidates
    ? puzzle.layout === classic
    : layoutOfSide(layoutOfPuzzle(puzzle).digitCount)?.name === puzzle.layout;
  return isUsual ? "" : puzzle.layout;
}

/**
 * Returns the puzzle of a line of an address. The engine reads other texts.
 *
 * @param {string} text
 * @param {string} [layout]
 * @param {string} [rules] with semicolons between them
 * @returns {Puzzle | null}
 */
export function linkedPuzzle(text, layout, rules = "") {
  const read = parseMasks(text, layout) ?? puzzleOfLine(text, layout);
  return read && rules ? { ...read, rules: rules.split(";") } : read;
}

/** @param {string} text @param {string} [layout] @returns {Puzzle | null} */
function puzzleOfLine(text, layout) {
  const read = parseLine(text, layout);
  return "puzzle" in read ? read.puzzle : null;
}
