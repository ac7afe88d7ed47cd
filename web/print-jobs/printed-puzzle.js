/** A puzzle as the job has it. */
import { layoutNamed } from "../model/layout.js";
import { candidatesLeft } from "../model/step.js";

/** @typedef {import("../print/job.js").PrintedPuzzle} PrintedPuzzle */

/** Candidates in larger boards would be too small to read. */
const largestSide = 25;

/**
 * @param {Pick<PrintedPuzzle, "layout" | "givens" | "solution"> & Partial<PrintedPuzzle>} parts
 * @param {{ candidates: boolean }} show whether the candidates are printed; given candidates always are, because they
 *   are part of the puzzle
 * @returns {PrintedPuzzle} the candidates are those that the digits on the board and the given candidates leave
 */
export function printedPuzzle(parts, show) {
  const { givens, givenCandidates: given = null, entries = null } = parts;
  const layout = /** @type {import("../model/layout.js").Layout} */ (layoutNamed(parts.layout));
  const digits = entries ? givens.map((given, cell) => given || entries[cell]) : givens;
  const candidates =
    (show.candidates || given) && layout.digitCount <= largestSide ? candidatesLeft(layout, digits, given) : null;
  return { title: "", level: null, rating: null, ...parts, entries, candidates };
}
