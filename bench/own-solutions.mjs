// Makes puzzles of 20 goals with one seed, and counts what they share:
//
//     node bench/own-solutions.mjs [build/bin/nonet] [COUNT]
//
// Prints how many puzzles have the solution of another, and how many pairs have more than 12 givens in common: the
// same digit in the same cell. By chance, two givens of a cell are equal in one of nine pairs. So the expected number
// of such pairs is a sum of binomial tails. Exits with 1 when a solution comes twice, or when more pairs share givens
// than by chance.

import { spawnSync } from "node:child_process";

const [program = "build/bin/nonet", count = "500"] = process.argv.slice(2);
const goals = [
  "",
  "--symmetry 180",
  "--symmetry 90",
  "--symmetry diagonal",
  "--minimal",
  "--method add",
  "--clues 24-27",
  "--clues 30-35",
  "--level easy",
  "--level easy --symmetry 180 --clues 34-40",
  "--level medium",
  "--level medium --symmetry 180 --clues 30-35",
  "--level hard",
  "--level expert",
  "--technique naked-pair",
  "--technique x-wing",
  "--own-rules killer",
  "--own-rules thermometer",
  "--own-rules white-dot",
  "--own-rules arrow,renban",
];
const mostShared = 12;

const cells = 81;
/** @type {Uint8Array[]} */
const puzzles = [];
const solutions = new Set();
for (const goal of goals) {
  const words = `generate --seed 7 --count ${count} --json --quiet ${goal}`.trim().split(" ");
  const { stdout, stderr, status } = spawnSync(program, words, { encoding: "utf8", maxBuffer: 1 << 30 });
  if (status !== 0) process.stderr.write(`${goal}: ${stderr}`);
  for (const line of stdout.trim().split("\n")) {
    const { puzzle, solution } = JSON.parse(line);
    puzzles.push(Uint8Array.from(puzzle, (symbol) => Number(symbol) || 0));
    solutions.add(solution);
  }
}

/** The probability that more than mostShared of so many givens in common cells are equal. @param {number} common */
function tail(common) {
  let sum = 0;
  let term = (8 / 9) ** common;
  for (let equal = 0; equal <= common; equal++) {
    if (equal > mostShared) sum += term;
    term *= (common - equal) / (equal + 1) / 8;
  }
  return sum;
}
const tails = Array.from({ length: cells + 1 }, (_, common) => tail(common));

let expected = 0;
let found = 0;
let most = 0;
for (let i = 0; i < puzzles.length; i++) {
  for (let k = 0; k < i; k++) {
    const [one, other] = [puzzles[i], puzzles[k]];
    let common = 0;
    let equal = 0;
    for (let cell = 0; cell < cells; cell++) {
      if (one[cell] === 0 || other[cell] === 0) continue;
      common += 1;
      if (one[cell] === other[cell]) equal += 1;
    }
    expected += tails[common];
    if (equal > mostShared) found += 1;
    if (equal > most) most = equal;
  }
}
const repeated = puzzles.length - solutions.size;
console.log(`${puzzles.length} puzzles of ${goals.length} goals, ${repeated} with the solution of another`);
console.log(
  `pairs with more than ${mostShared} givens in common: ${found}, by chance ${expected.toPrecision(2)}; most ${most}`,
);
// Of a number with the expectation e, more than e + 5 √e + 5 come by chance in one of a million measurements.
process.exitCode = repeated === 0 && found <= expected + 5 * Math.sqrt(expected) + 5 ? 0 : 1;
