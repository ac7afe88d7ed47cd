/** What there is to see of what the player looks for: places of a digit, cells with two candidates, strong links. */
import { largestNoted, noteBit } from "./digits.js";
import { digitAt, layoutOf } from "./position.js";
import { candidatesOn } from "./open-candidates.js";

/** @typedef {import("./position.js").Position} Position */

/**
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {object} Spotlit
 * @property {number} digit 0 for none
 * @property {readonly number[]} places the blank cells that have the digit as a candidate, ascending
 * @property {readonly number[]} pairs the blank cells with two candidates, ascending
 * @property {readonly (readonly [number, number])[]} links two cells each: the only places for the digit in a house
 * @property {readonly (readonly [Candidate, Candidate])[]} lines that the player has drawn
 * @property {Candidate | null} from the candidate at which the player begins a line
 * @property {readonly number[]} sets the candidates of each cell
 */

/**
 * Returns the candidates of each blank cell: its notes, or in a cell without notes what the digits on the board leave.
 *
 * @param {Position} position
 * @returns {number[]} sets of digits; none on boards without notes
 */
function candidatesSeen(position) {
  const layout = layoutOf(position);
  if (layout.digitCount > largestNoted) return new Array(layout.cellCount).fill(0);
  const left = candidatesOn(position);
  return left.map((set, cell) => (digitAt(position, cell) ? 0 : position.notes[cell] || set));
}

/** @param {Pick<import("./state.js").State, "position" | "spotlight" | "candidates">} state @returns {Spotlit} */
export function spotlitOn({ position, spotlight: { digit, pairs, links, penFrom }, candidates: shown }) {
  const own = candidatesSeen(position);
  const sets = shown ? own.map((_, cell) => (digitAt(position, cell) ? 0 : shown[cell])) : own;
  const cellsWhere = (/** @type {(set: number) => boolean} */ isWanted) =>
    sets.flatMap((set, cell) => (isWanted(set) ? [cell] : []));
  return {
    digit: digit ?? 0,
    places: digit === null ? [] : cellsWhere((set) => (set & noteBit(digit)) !== 0),
    pairs: pairs ? cellsWhere((set) => bitsIn(set) === 2) : [],
    links: digit !== null && links ? strongLinks(position, sets, digit) : [],
    lines: position.penLines.map(
      ([a, b]) => /** @type {const} */ ([candidateOf(position, a), candidateOf(position, b)]),
    ),
    from: penFrom === null ? null : candidateOf(position, penFrom),
    sets,
  };
}

/**
 * @param {Position} position
 * @param {readonly number[]} sets
 * @param {number} digit
 * @returns {[number, number][]} each pair of cells once
 */
function strongLinks(position, sets, digit) {
  /** @type {Map<string, [number, number]>} */
  const found = new Map();
  for (const { cells } of layoutOf(position).houses) {
    const places = cells.filter((cell) => sets[cell] & noteBit(digit));
    if (places.length !== 2 || cells.some((cell) => digitAt(position, cell) === digit)) continue;
    const [first, second] = places.toSorted((a, b) => a - b);
    found.set(`${first} ${second}`, [first, second]);
  }
  return [...found.values()];
}

/**
 * The candidate with a number that `candidateIndex` gives.
 * @param {Position} position
 * @param {number} index
 * @returns {Candidate}
 */
function candidateOf(position, index) {
  const { digitCount } = layoutOf(position);
  return { cell: Math.floor(index / digitCount), digit: (index % digitCount) + 1 };
}

/** @param {number} set */
function bitsIn(set) {
  let count = 0;
  for (let rest = set; rest; rest &= rest - 1) count += 1;
  return count;
}
