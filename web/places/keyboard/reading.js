/**
 * What a listener asks of the board, as sentences. Pure functions of the state. Loaded when a listener first asks.
 *
 * @typedef {import("../../i18n/words.js").Words} Words
 * @typedef {import("../../model/layout.js").House} House
 * @typedef {import("../../model/layout.js").Layout} Layout
 * @typedef {import("../../model/state.js").State} State
 */
import { createLabels, placeIn } from "../../board/cell-labels.js";
import { viewOf } from "../../board/view.js";
import { distinctConflicts } from "../../model/conflicts.js";
import { noteDigits } from "../../model/digits.js";
import { digitName } from "../../model/digit-face.js";
import { gridNumber, gridOf, rowOf } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";
import { digitsLeft } from "../../model/progress.js";
import { rightsOf } from "../../model/rights.js";
import { ruleSpeech } from "../../model/rule-speech.js";
import { capital } from "../../i18n/capital.js";
import { houseName } from "./house-name.js";

/** The digit that the board shows in each cell. @param {State} state */
const shownDigits = (state) => viewOf(state).cells.map(({ digit }) => digit);

/** @param {readonly string[]} parts */
const commas = (parts) => parts.join(", ");

/** @param {readonly number[]} digits @param {State} state @param {Words} words */
const listed = (digits, state, words) => commas(digits.map((digit) => digitName(digit, state, words)));

/**
 * Reads a house in the order of its cells. A semicolon is heard as a longer pause where a line goes on in the next box,
 * and a box in its next row.
 *
 * @param {State} state @param {House} house @param {Words} words
 */
function readHouse(state, house, words) {
  const layout = layoutOf(state.position);
  const digits = shownDigits(state);
  const groupOf =
    house.kind === "box" ? rowOf : (/** @type {Layout} */ { regions }, /** @type {number} */ cell) => regions[cell];
  const groups = groupedBy(house.cells, (cell) => groupOf(layout, cell));
  const inHouse = new Set(house.cells.map((cell) => digits[cell]));
  const missing = Array.from({ length: layout.digitCount }, (_, i) => i + 1).filter((digit) => !inHouse.has(digit));
  return words.text([
    words("read.house", {
      house: capital(houseName(house.kind, house.index + 1, words, layout, house.grid)),
      cells: words.series(
        groups.map((cells) =>
          commas(
            readCells(
              cells.map((cell) => digits[cell]),
              state,
              words,
            ),
          ),
        ),
      ),
    }),
    missing.length ? words("read.missing", { digits: listed(missing, state, words) }) : words("read.full"),
  ]);
}

/**
 * Cells side by side that share a group, in their order.
 * @param {readonly number[]} cells
 * @param {(cell: number) => number} groupOf
 * @returns {number[][]}
 */
function groupedBy(cells, groupOf) {
  /** @type {number[][]} */
  const groups = [];
  for (const cell of cells) {
    const last = groups.at(-1);
    if (last && groupOf(last[0]) === groupOf(cell)) last.push(cell);
    else groups.push([cell]);
  }
  return groups;
}

/**
 * Digits, and how many gaps are between them.
 * @param {readonly number[]} digits
 * @param {State} state
 * @param {Words} words
 * @returns {string[]}
 */
function readCells(digits, state, words) {
  return groupedBy([...digits.keys()], (at) => (digits[at] ? -1 - at : 0)).map((run) =>
    digits[run[0]] ? digitName(digits[run[0]], state, words) : words("read.gap", { count: run.length }),
  );
}

/**
 * Reads the row, the column or the region of a cell; of a cell that grids share, those of each grid.
 * @param {State} state
 * @param {number} cell
 * @param {"row" | "column" | "box"} kind
 * @param {Words} words
 */
export function readHouseOf(state, cell, kind, words) {
  const houses = layoutOf(state.position).housesOf[cell].filter((each) => each.kind === kind);
  return houses.length ? words.text(houses.map((house) => readHouse(state, house, words))) : words("read.no-others");
}

/**
 * Reads the diagonals, windows and other houses of a variant in which a cell lies, and the rules of the puzzle that are
 * about the cell.
 * @param {State} state
 * @param {number} cell
 * @param {Words} words
 */
export function readOthers(state, cell, words) {
  const { position } = state;
  const others = otherHouses(layoutOf(position), cell);
  const rules = (position.rules && ruleSpeech.peek()?.aboutCell(position, cell)) || [];
  return others.length + rules.length
    ? words.text([...others.map((house) => readHouse(state, house, words)), ...rules])
    : words("read.no-others");
}

/** @param {Layout} layout @param {number} cell */
const otherHouses = (layout, cell) =>
  layout.housesOf[cell].filter(({ kind }) => !["row", "column", "box"].includes(kind));

/**
 * Says which cell has the focus and what is in the cell; then what is unusual about the board.
 * @param {State} state
 * @param {number} cell
 * @param {Words} words
 * @param {string} [spoken] what the extensions of the board say of the cell
 */
export function readCell(state, cell, words, spoken = "") {
  const layout = layoutOf(state.position);
  const { refusal } = rightsOf(state);
  const others = otherHouses(layout, cell).map(({ kind, index, grid }) =>
    houseName(kind, index + 1, words, layout, grid),
  );
  return words.text([
    capital(words.sentence(commas([createLabels(words)(viewOf(state), cell, spoken), ...others]))),
    state.selection.length > 1 ? words("read.selected", { count: state.selection.length }) : "",
    refusal ? words(refusal) : state.entry.mode === "digit" ? "" : words("board.mode", { mode: state.entry.mode }),
  ]);
}

/**
 * Says the notes of a cell. It says no candidate that the board does not show: finding the candidates is what the
 * player does.
 *
 * @param {State} state @param {number} cell @param {Words} words @param {string} [spoken] as in `readCell`
 */
export function readCandidates(state, cell, words, spoken) {
  const { digitCount } = layoutOf(state.position);
  const { digit, notes, corners, source } = viewOf(state).cells[cell];
  if (digit) return readCell(state, cell, words, spoken);
  return words.text([
    notes
      ? words(source === "own" || source === "filled" ? "read.notes" : "read.candidates", {
          digits: listed(noteDigits(notes, digitCount), state, words),
        })
      : "",
    corners ? words("read.corners", { digits: listed(noteDigits(corners, digitCount), state, words) }) : "",
    notes || corners ? "" : words("read.no-notes"),
  ]);
}

/**
 * Says how many of each digit are missing: first the digits that are nearly complete.
 * @param {State} state
 * @param {Words} words
 */
export function readDigits(state, words) {
  const left = digitsLeft(state.position).map((count) => Math.max(0, count));
  const digitsWith = (/** @type {number} */ count) =>
    listed(
      [...left.keys()].filter((i) => left[i] === count).map((i) => i + 1),
      state,
      words,
    );
  if (left.includes(Infinity)) return words("read.left-unknown");
  const counts = [...new Set(left)].filter(Boolean).sort((a, b) => a - b);
  return words.text([
    counts.length
      ? capital(
          words.sentence(
            words.series(counts.map((count) => words("read.left-each", { left: count, digits: digitsWith(count) }))),
          ),
        )
      : "",
    left.includes(0) ? words("read.complete", { digits: digitsWith(0) }) : "",
  ]);
}

/**
 * Says where a digit is, row by row, and how many are missing.
 * @param {State} state
 * @param {number} digit
 * @param {Words} words
 */
export function readDigit(state, digit, words) {
  const layout = layoutOf(state.position);
  const symbol = digitName(digit, state, words);
  const cells = cellsWith(state, digit);
  const left = Math.max(0, digitsLeft(state.position)[digit - 1]);
  const places = cells.map((cell) => {
    const grid = gridOf(layout, cell);
    const { row, column } = placeIn(layout, cell, grid);
    const text = words("board.place", { count: 1, row, column });
    return layout.gridCount > 1 ? words("board.grid", { grid: gridNumber(layout, grid), text }) : text;
  });
  return words.text([
    cells.length
      ? words("read.places", { digit: symbol, cells: words.series(places) })
      : words("read.nowhere", { digit: symbol }),
    cells.length && left < Infinity ? words("read.left", { count: left }) : "",
  ]);
}

/** @param {State} state @param {number} digit @returns {number[]} */
export const cellsWith = (state, digit) => shownDigits(state).flatMap((each, cell) => (each === digit ? [cell] : []));

/**
 * Says how far the game is.
 *
 * @param {State} state @param {Words} words
 * @param {{ about: readonly string[], elapsed: number | null }} game its level and origin in words; the time played in
 *   milliseconds, null for none
 */
export function readProgress(state, words, { about, elapsed }) {
  const view = viewOf(state);
  const { cells } = view;
  const conflicts = distinctConflicts(view.conflicts);
  const open = cells.filter(({ kind }) => kind !== "given");
  const left = open.filter(({ digit }) => digit === 0).length;
  const wrong = cells.filter((cell) => cell.wrong).length;
  return words.text([
    words("read.progress", { left, all: open.length }),
    conflicts.length ? words("read.conflicts", { count: conflicts.length }) : "",
    wrong ? words("read.wrong", { count: wrong }) : "",
    elapsed === null ? "" : words("read.time", { time: words.duration(elapsed) }),
    words.sentence(commas(about)),
  ]);
}
