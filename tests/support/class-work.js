/** Work for a class with a small board, a board with letters for digits, and a killer, with what pupils may do. */
import { lineOf } from "../../web/model/digits.js";

const side = 16;
/** A full grid of 16 × 16: each row is the row above it, moved by a box or by a cell. */
const large = Array.from(
  { length: side * side },
  (_, cell) => (((((cell / side) % 4) | 0) * 4 + ((cell / (4 * side)) | 0) + (cell % side)) % side) + 1,
);

export const rules = [
  "cage 10 r1c1-r4c1",
  "cage 7 r1c2-r1c4",
  "cage 3 r2c2 r3c2",
  "cage 4 r2c3 r3c3",
  "cage 7 r2c4 r3c4",
  "cage 9 r4c2-r4c4",
];
const solutions = ["4132321414232341", lineOf(large), "3421213442131342"];

/** @typedef {import("../../web/model/class-sheet.js").ClassSheet} ClassSheet */
/** @typedef {import("../../web/model/class-sheet.js").PuzzleTask} PuzzleTask */

/** @type {Omit<ClassSheet, "tasks"> & { tasks: readonly PuzzleTask[] }} */
export const mixedWork = {
  title: "Class 2B",
  tasks: [
    { kind: "puzzle", puzzle: `${solutions[0].slice(0, -1)}.`, name: "Small", layout: "2x2" },
    { kind: "puzzle", puzzle: `${solutions[1].slice(0, -1)}.`, name: "Large", layout: "4x4" },
    { kind: "puzzle", puzzle: ".".repeat(solutions[2].length), name: "Killer", layout: "2x2", rules },
  ],
  hints: "what",
  pass: 60,
};

/** What is entered into each puzzle of the work: the place of a cell, from 0, and the symbol. */
export const entriesOf = mixedWork.tasks.map(({ puzzle }, i) =>
  [...puzzle].flatMap((symbol, cell) => (symbol === "." ? [{ cell, symbol: solutions[i][cell] }] : [])),
);
