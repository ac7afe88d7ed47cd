/** Texts of puzzles for lists. */
import { toFPuzzle } from "../../../web/formats/f-puzzles.js";
import { foundPuzzle } from "../../../web/formats/found.js";
import { cellsOf } from "../../../web/formats/line.js";
import { compressed } from "../../../web/formats/lz.js";

/** @param {string} puzzle canonical line @param {string} layout @param {string} title */
export const fPuzzlesLink = (puzzle, layout, title) =>
  `https://www.f-puzzles.com/?load=${compressed(JSON.stringify(toFPuzzle(foundPuzzle({ format: "line", layout, givens: cellsOf(puzzle, layout), title }))))}`;
