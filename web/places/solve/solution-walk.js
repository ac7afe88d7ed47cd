/** The solutions of a puzzle as far as they were asked for; headless. */

/** What is kept, in characters: some 200 000 solutions of 9×9. */
const mostKept = 16_000_000;

/**
 * @typedef {object} Walk
 * @property {(index: number, progress?: (found: number) => void) => Promise<number>} reach finds solutions up to an
 *   index, from 0; resolves to the index itself, or to the last there is, -1 when there is none
 * @property {(index: number) => string | undefined} at
 * @property {() => number} found
 * @property {() => boolean} isWhole whether all have been found
 * @property {() => boolean} isFull whether no more are kept
 * @property {() => void} halt ends a `reach` under way after the solution at hand
 * @property {() => void} end
 */

/** @param {AsyncIterator<string>} solutions @returns {Walk} */
export function createWalk(solutions) {
  /** @type {string[]} */
  const found = [];
  let whole = false;
  let halted = false;
  const isFull = () => found.length > 0 && (found.length + 1) * found[0].length > mostKept;
  /** One `reach` after the other: each asks for the solutions that come next. */
  let last = Promise.resolve(0);

  /** @param {number} index @param {(found: number) => void} progress */
  async function pull(index, progress) {
    for (let reported = Date.now(); found.length <= index && !whole && !halted && !isFull();) {
      const { value, done } = await solutions.next();
      if (done) whole = true;
      else found.push(value);
      if (Date.now() - reported < 100) continue;
      reported = Date.now();
      progress(found.length);
    }
    return Math.min(index, found.length - 1);
  }

  return {
    reach(index, progress = () => {}) {
      halted = false;
      last = last.then(() => pull(index, progress));
      return last;
    },
    at: (index) => found[index],
    found: () => found.length,
    isWhole: () => whole,
    isFull,
    halt() {
      halted = true;
    },
    end() {
      halted = true;
      void solutions.return?.();
    },
  };
}
