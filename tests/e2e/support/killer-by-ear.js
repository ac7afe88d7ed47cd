/**
 * A killer of 6×6 for a player who only hears (ear.js): the cages are learned from the walk along the rules, and
 * nothing else is known of them.
 */
import assert from "node:assert/strict";

import { boardFromNames } from "./ear.js";

/** @typedef {import("./ear.js").Listener} Listener */
/** @typedef {{ total: number, cells: number[] }} Cage */

const side = 6;
/** Puzzle 0 of seed 1, as `nonet generate --own-rules killer --layout 2x3 --seed 1` makes it. */
const rules = [
  "cage 14 r1c1 r1c2 r2c1 r2c2",
  "cage 18 r1c3 r1c4 r2c3 r3c3",
  "cage 5 r1c5 r1c6",
  "cage 4 r2c4 r3c4",
  "cage 12 r2c5 r2c6 r3c5",
  "cage 3 r3c1 r4c1",
  "cage 14 r3c2 r4c2-r4c4",
  "cage 11 r3c6 r4c6",
  "cage 11 r4c5 r5c4 r5c5",
  "cage 18 r5c1 r5c2 r6c1 r6c2",
  "cage 3 r5c3 r6c3",
  "cage 13 r5c6 r6c4-r6c6",
];

/** What comes after the `#` of the address. */
export const killerAddress = `p=${".".repeat(side * side)}&layout=2x3&rules=${encodeURIComponent(rules.join(";"))}`;

/** The place of each cell that a sentence names, in its order. @param {string} text */
const cellsIn = (text) =>
  [...text.matchAll(/row (\d+), column (\d+)/gi)].map(
    ([, row, column]) => (Number(row) - 1) * side + Number(column) - 1,
  );

/** The cage that a step of the walk tells. @param {string} told @returns {Cage} */
function cageIn(told) {
  const [, total, count, , cells] = /: cage of (\d+), (\d+) cells?, (\d+) left: (.*)$/.exec(told) ?? [];
  const cage = { total: Number(total), cells: cellsIn(cells ?? "") };
  assert.equal(cage.cells.length, Number(count), told);
  return cage;
}

/**
 * The only solution of the cages that were heard.
 * @param {readonly string[]} names of the cells
 * @param {readonly Cage[]} cages
 * @returns {number[]}
 */
function solutionOf(names, cages) {
  const boxes = names.map((name) => Number(/box (\d+)/.exec(name)?.[1]));
  const digits = boardFromNames(names);
  const cagesOf = names.map((_, cell) => cages.filter(({ cells }) => cells.includes(cell)));
  const sees = (/** @type {number} */ one, /** @type {number} */ other) =>
    Math.floor(one / side) === Math.floor(other / side) ||
    one % side === other % side ||
    boxes[one] === boxes[other] ||
    cagesOf[one].some(({ cells }) => cells.includes(other));
  const peers = names.map((_, cell) =>
    names.flatMap((__, other) => (other !== cell && sees(cell, other) ? [other] : [])),
  );
  const fits = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    !peers[cell].some((peer) => digits[peer] === digit) &&
    cagesOf[cell].every(({ total, cells }) => {
      const open = cells.filter((each) => !digits[each] && each !== cell).length;
      const rest = total - digit - cells.reduce((sum, each) => sum + digits[each], 0);
      return open ? rest >= (open * (open + 1)) / 2 && rest <= (open * (2 * side + 1 - open)) / 2 : rest === 0;
    });
  const fill = () => {
    const open = [...digits.keys()]
      .filter((cell) => !digits[cell])
      .map((cell) => ({
        cell,
        left: Array.from({ length: side }, (_, i) => i + 1).filter((digit) => fits(cell, digit)),
      }));
    if (!open.length) return true;
    const { cell, left } = open.reduce((best, each) => (each.left.length < best.left.length ? each : best));
    return left.some((digit) => {
      digits[cell] = digit;
      const isSolved = fill();
      if (!isSolved) digits[cell] = 0;
      return isSolved;
    });
  };
  assert.ok(fill(), "the cages that were heard have no solution");
  return digits;
}

/** @param {Listener} ear */
export async function playKiller(ear) {
  await ear.press("Tab");
  // What is read of the rules comes with their words.
  await ear.pressUntil("Enter", /cage of 14/);
  for (const key of ["w", "t"]) await ear.press(key);
  /** @type {Cage[]} */
  const cages = [];
  for (let number = 1, count = 1; number <= count; number += 1) {
    const { told } = await ear.pressUntil("Shift+U", new RegExp(`${number} of \\d+: `));
    const sentence = told.find((each) => each.startsWith(`${number} of `)) ?? "";
    count = Number(/of (\d+):/.exec(sentence)?.[1]);
    cages.push(cageIn(sentence));
  }
  for (const key of ["Shift+Y", "Shift+U"]) await ear.press(key);
  // The cage of 5 in the first row: its rules, a digit, what is left of it, a digit that breaks the cage.
  for (const key of ["Control+Home", "End", "o", "2", "ArrowLeft", "o"]) await ear.press(key);
  await ear.pressUntil("4", /can no longer hold/);
  for (const key of ["q", "q", "t", "Control+z"]) await ear.press(key);
  await ear.press("Control+z");
  // A hint by a technique of rules, sentence by sentence, and its step.
  await ear.pressUntil("h", /look at/i);
  await ear.pressUntil("Enter", /./);
  await ear.pressUntil("Enter", /\..*\./);
  for (const key of ["i", "i", "a"]) await ear.press(key);
  await ear.pressUntil("Enter", /applied/i);
  const names = await ear.cellNames();
  const solution = solutionOf(names, cages);
  for (let left = boardFromNames(names).filter((digit) => digit === 0).length; left > 0; left -= 1) {
    const { focus, told } = await ear.press("e");
    const [cell = boardFromNames(await ear.cellNames()).indexOf(0)] = cellsIn(focus ?? told.join(" "));
    const key = String(solution[cell]);
    if (left > 1) await ear.press(key);
    else await ear.pressUntil(key, /solved the puzzle.*heading/is);
  }
}
