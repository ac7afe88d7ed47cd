/**
 * The introduction for who knows nothing of sudoku: small boards, one idea a screen, and what is said to each digit
 * that the player enters. Pure.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {"row" | "column" | "box"} House
 * @typedef {object} Screen
 * @property {"row" | "column" | "box" | "left" | "place" | "rest" | "nine" | "nine-place" | "nine-again"} idea names
 *   the sentences of the screen
 * @property {string} layout
 * @property {string} grid the givens, as a sign for each cell
 * @property {readonly (readonly [House, number])[]} houses what the board shows, numbered from 1
 * @property {{ cell: number, digit: number } | null} answer null where every empty cell is to be filled
 * @property {boolean} [asksCell] whether the digit is known and the cell is asked for; else the reverse
 *
 * @typedef {"right" | "solved" | "row" | "column" | "box" | "aside" | "later"} Verdict "row", "column", "box": this
 *   house has the digit already; "aside": the digit is right there, but another one is asked for; "later": nothing on
 *   the board says yet whether the digit is right
 * @typedef {{ verdict: Verdict, cell: number, digit: number }} Reply to the digit in the cell
 */
import { layoutNamed, peersOf } from "./layout.js";
import { digitsOn, layoutOf, newPosition } from "./position.js";
import { isSolved } from "./progress.js";

const small = { layout: "2x2", grid: "431.1..33......4" };
const large = {
  layout: "3x3",
  grid: "......6129.2...5.3.6..8.7.43..491825...375.6141.62.37.6.17.4.3..3....9...8..3914.",
};

/** @type {readonly Screen[]} */
export const screens = [
  { idea: "row", ...small, houses: [["row", 1]], answer: { cell: 3, digit: 2 } },
  { idea: "column", ...small, houses: [["column", 4]], answer: { cell: 11, digit: 1 } },
  { idea: "box", ...small, houses: [["box", 1]], answer: { cell: 5, digit: 2 } },
  {
    idea: "left",
    ...small,
    houses: [
      ["row", 3],
      ["column", 2],
    ],
    answer: { cell: 9, digit: 4 },
  },
  { idea: "place", ...small, houses: [["box", 3]], answer: { cell: 12, digit: 2 }, asksCell: true },
  { idea: "rest", ...small, houses: [], answer: null },
  { idea: "nine", ...large, houses: [["box", 5]], answer: { cell: 50, digit: 8 } },
  { idea: "nine-place", ...large, houses: [["box", 9]], answer: { cell: 60, digit: 2 }, asksCell: true },
  { idea: "nine-again", ...large, houses: [["box", 7]], answer: { cell: 65, digit: 4 }, asksCell: true },
];

/**
 * Returns the board with which a screen begins: the givens, and the answers of the screens before with the same givens.
 * @param {number} at the number of the screen
 * @returns {Position}
 */
export function positionOfScreen(at) {
  const { layout, grid } = screens[at];
  const givens = [...grid].map((sign) => (sign === "." ? 0 : Number(sign)));
  const plain = newPosition(layout, givens);
  const entries = [...plain.entries];
  for (const { grid: other, answer } of screens.slice(0, at))
    if (other === grid && answer) entries[answer.cell] = answer.digit;
  return { ...plain, entries };
}

/**
 * Returns what the board shows beside the digits: the houses of a screen, and once the cell was found the equal digits
 * that leave no other cell of the house.
 *
 * @param {number} at the number of the screen
 * @param {boolean} isDone
 * @returns {import("./step.js").Step | null}
 */
export function pictureOfScreen(at, isDone) {
  const { houses, asksCell, answer } = screens[at];
  if (!houses.length) return null;
  const cells = isDone && asksCell && answer ? sourcesOf(at).map((cell) => nameOf(at, cell)) : [];
  return {
    technique: "",
    digits: [],
    houses: houses.map(([house, index]) => ({ house, index, role: "where" })),
    parts: cells.length ? [{ role: "subset", cells, digits: [] }] : [],
    links: [],
    placements: [],
    eliminations: [],
  };
}

/** The cells with the digit of the answer that rule out the other empty cells of its house. @param {number} at */
function sourcesOf(at) {
  const { houses, answer } = screens[at];
  const position = positionOfScreen(at);
  const [layout, digits] = [layoutOf(position), digitsOn(position)];
  const [[kind, index]] = houses;
  const house = layout.houses.find((each) => each.kind === kind && each.index === index - 1);
  const open = (house?.cells ?? []).filter((cell) => !digits[cell] && cell !== answer?.cell);
  const equal = [...digits.keys()].filter((cell) => digits[cell] === answer?.digit);
  return equal.filter((cell) => open.some((other) => peersOf(layout, cell).includes(other)));
}

/** @param {number} at @param {number} cell */
function nameOf(at, cell) {
  const { digitCount } = /** @type {import("./layout.js").Layout} */ (layoutNamed(screens[at].layout));
  return `r${Math.floor(cell / digitCount) + 1}c${(cell % digitCount) + 1}`;
}

/**
 * Returns what is said to a digit that was entered.
 *
 * @param {number} at the number of the screen
 * @param {Position} before without the digit
 * @param {{ cell: number, digit: number }} entered
 * @returns {Reply}
 */
export function replyTo(at, before, { cell, digit }) {
  const { answer } = screens[at];
  const [layout, digits] = [layoutOf(before), digitsOn(before)];
  const taken = layout.houses.find(
    ({ cells }) => cells.includes(cell) && cells.some((other) => other !== cell && digits[other] === digit),
  );
  const told = (/** @type {Verdict} */ verdict) => ({ verdict, cell, digit });
  if (taken) return told(/** @type {House} */ (taken.kind));
  if (answer) {
    if (answer.cell === cell && answer.digit === digit) return told("right");
    return told(solutionOf(at)[cell] === digit ? "aside" : "later");
  }
  if (solutionOf(at)[cell] !== digit) return told("later");
  const entries = before.entries.with(cell, digit);
  return told(isSolved({ ...before, entries }) ? "solved" : "right");
}

/** The solutions of both boards, by their givens. */
const solutions = {
  [small.grid]: "4312124334212134",
  [large.grid]: "758943612942167583163582794376491825829375461415628379691754238234816957587239146",
};

/** @param {number} at @returns {number[]} the digit of each cell */
const solutionOf = (at) => [...solutions[screens[at].grid]].map(Number);
