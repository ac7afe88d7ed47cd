/**
 * Below the puzzles of a page: which signs stand for the digits, or the pictures that are to be cut out and glued into
 * the empty cells.
 *
 * @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("../../board/operations.js").Operation} Operation
 */
import { drawSign } from "../../board/display-list.js";
import { path } from "../../board/operations.js";
import { viewOfPuzzle } from "../../board/view.js";
import { layoutNamed } from "../../model/layout.js";
import { paletteOf } from "./board-box.js";
import { mm } from "./paper.js";

/** Units of a drawing to the width of a piece, and the size of the type of a digit in it. */
const [unit, type] = [100, 58];
/** The side of a sign of the key, the distance to the puzzles, and the room below a piece, in points. */
const [signSide, above] = [9 * mm, 12];

/**
 * What the pages of some puzzles have below the puzzles; null for nothing: digits need no key.
 *
 * @param {readonly (readonly PrintedPuzzle[])[]} runs the puzzles of each page
 * @param {import("../print-settings.js").Look} look
 * @param {number} width
 * @param {(height: number) => number} cellWith the largest cell of the boards when the strip has this height
 * @param {string} label
 * @returns {{ height: number, draw: (run: readonly PrintedPuzzle[], within: Area) => Box[] } | null}
 */
export function symbolStrip(runs, look, width, cellWith, label) {
  const piecesOf = (/** @type {readonly PrintedPuzzle[]} */ run) => (look.cutOut ? missingIn(run) : signsOf(run, look));
  const most = Math.max(0, ...runs.map((run) => piecesOf(run).length));
  if (!most) return null;
  const heightFor = (/** @type {number} */ side) =>
    above + Math.ceil(most / Math.max(1, Math.floor(width / side))) * side;
  let side = look.cutOut ? cellWith(0) : Math.min(signSide, width / most);
  // A piece is as large as a cell: each is smaller when the strip takes more room.
  while (look.cutOut && side > 5 * mm && cellWith(heightFor(side)) < side) side -= 0.5 * mm;
  const height = heightFor(side);
  return {
    height,
    draw(run, within) {
      const pieces = piecesOf(run);
      const perRow = Math.min(Math.max(1, Math.floor(width / side)), pieces.length);
      const rows = Math.ceil(pieces.length / perRow);
      const operations = pieces.flatMap(({ puzzle, digit }, i) =>
        drawPiece(puzzle, digit, (i % perRow) * unit, Math.floor(i / perRow) * unit, look),
      );
      return pieces.length
        ? [
            {
              kind: "drawing",
              x: within.x + (within.width - perRow * side) / 2,
              y: within.y + above,
              width: perRow * side,
              height: rows * side,
              list: { width: perRow * unit, height: rows * unit, operations },
              palette: paletteOf(look, false),
              label,
            },
          ]
        : [];
    },
  };
}

/** @typedef {{ puzzle: PrintedPuzzle, digit: number }} Piece */

/** The signs of the digits of the largest board, where a face has some. @returns {Piece[]} */
function signsOf(/** @type {readonly PrintedPuzzle[]} */ run, /** @type {import("../print-settings.js").Look} */ look) {
  const counts = run.map((puzzle) => digitCountOf(puzzle));
  const puzzle = run[counts.indexOf(Math.max(...counts))];
  if (!puzzle || !viewOf(puzzle, look).face) return [];
  return digitsOf(puzzle).map((digit) => ({ puzzle, digit }));
}

/** A piece for each empty cell, in the order of the digits. @param {readonly PrintedPuzzle[]} run @returns {Piece[]} */
const missingIn = (run) =>
  run.flatMap((puzzle) =>
    digitsOf(puzzle).flatMap((digit) =>
      (puzzle.solution ?? [])
        .filter((each, cell) => each === digit && !puzzle.givens[cell])
        .map(() => ({ puzzle, digit })),
    ),
  );

/** @param {PrintedPuzzle} puzzle */
const digitCountOf = ({ layout }) => layoutNamed(layout)?.digitCount ?? 0;

/** @param {PrintedPuzzle} puzzle */
const digitsOf = (puzzle) => Array.from({ length: digitCountOf(puzzle) }, (_, i) => i + 1);

/** @param {PrintedPuzzle} puzzle @param {import("../print-settings.js").Look} look */
const viewOf = (puzzle, look) =>
  viewOfPuzzle(puzzle.layout, puzzle.givens, null, { rules: puzzle.rules, face: puzzle.face ?? look.face });

/**
 * @param {PrintedPuzzle} puzzle @param {number} digit @param {number} x @param {number} y
 * @param {import("../print-settings.js").Look} look
 * @returns {Operation[]}
 */
function drawPiece(puzzle, digit, x, y, look) {
  /** @type {Operation[]} */
  const sign = drawSign(viewOf(puzzle, look), null, digit, x + unit / 2, y + unit / 2, type, 600, "given");
  if (!look.cutOut) return sign;
  const [left, right, top, bottom] = [x + 1, x + unit - 1, y + 1, y + unit - 1];
  return [
    path(
      [["M", left, top], ["L", right, top], ["L", right, bottom], ["L", left, bottom], ["Z"]],
      1.5,
      "thin-line",
      [6, 5],
    ),
    ...sign,
  ];
}
