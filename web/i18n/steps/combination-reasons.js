/**
 * Why digits go from the cells of a rule that can hold some sets of digits only: a cage with a sum, a renban line.
 *
 * @typedef {import("./step-data.js").Candidate} Candidate
 *
 * @typedef {object} Obstacle a digit in a cell, and why a set that has the digit cannot be put there
 * @property {number} digit
 * @property {string[]} cells each of which cannot have the digit
 * @property {readonly number[]} set
 * @property {number} [missing] a digit of the set that would have no place in the other cells
 * @property {string} [starved] another cell, which could have none of the other digits of the set
 */
import { ascending } from "./step-data.js";

/**
 * Returns the digits that no set has, and an obstacle for each set that has an eliminated digit. Null when one of the
 * eliminations has no such obstacle: it needs a longer argument.
 *
 * @param {readonly string[]} cells all cells of the rule, which have different digits
 * @param {readonly (readonly number[])[]} sets that its cells can hold, with the digits that are placed there
 * @param {import("./step-position.js").Position} position
 * @param {readonly Candidate[]} eliminations
 * @returns {{ absent: number[], obstacles: Obstacle[] } | null}
 */
export function reasonsOf(cells, sets, position, eliminations) {
  const open = cells.filter((cell) => !position.digitIn(cell));
  const placed = cells.map(position.digitIn).filter(Boolean);
  const rests = sets.map((set) => ({ set, rest: set.filter((digit) => !placed.includes(digit)) }));
  /** @type {number[]} */
  const absent = [];
  /** @type {Map<string, Obstacle>} */
  const obstacles = new Map();
  for (const { cell, digit } of eliminations) {
    const holders = rests.filter(({ rest }) => rest.includes(digit));
    // A digit that is placed in another cell of the rule is in the sets.
    if (placed.includes(digit)) return null;
    if (!holders.length) absent.push(digit);
    for (const { set, rest } of holders) {
      const others = open.filter((other) => other !== cell);
      const needed = rest.filter((other) => other !== digit);
      const holds = (/** @type {string} */ other, /** @type {number} */ value) =>
        position.candidatesIn(other).includes(value);
      const missing = needed.find((value) => !others.some((other) => holds(other, value)));
      const starved = others.find((other) => !needed.some((value) => holds(other, value)));
      if (missing === undefined && starved === undefined) return null;
      const reason = missing === undefined ? { starved } : { missing };
      const key = JSON.stringify([digit, set, reason]);
      const known = obstacles.get(key);
      if (known) known.cells.push(cell);
      else obstacles.set(key, { digit, cells: [cell], set, ...reason });
    }
  }
  return { absent: ascending(absent), obstacles: [...obstacles.values()] };
}
