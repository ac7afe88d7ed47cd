/**
 * Puzzles that are made in advance, a few for each level, so that a new puzzle is there at once. A puzzle that is taken
 * is removed from the stock before anybody sees it, so that nobody gets it twice, even with two pages open.
 *
 * @typedef {import("./puzzle-goal.js").LevelName} LevelName
 * @typedef {{ puzzle: string, seed: number, hardest: string | null }} Stocked `puzzle` is a canonical line; the seed
 *   and the goal of the level give this puzzle again
 * @typedef {Record<LevelName, Stocked[]>} Puzzles
 * @typedef {{ read: () => unknown, write: (saved: unknown) => void }} Shelf where the stock is kept; either may throw,
 *   and then the stock is kept in memory
 */
import { levelNames } from "./puzzle-goal.js";

const version = 2;
/** Puzzles of each level. */
const most = 3;

/** @param {Shelf} shelf */
export function createStock(shelf) {
  let held = readPuzzles(null);
  let isKept = true;

  /** What is on the shelf now: another page may have taken something. */
  function look() {
    if (!isKept) return;
    try {
      held = readPuzzles(shelf.read());
    } catch {
      isKept = false;
    }
  }

  /** @param {LevelName} level @param {Stocked[]} puzzles */
  function hold(level, puzzles) {
    held = { ...held, [level]: puzzles };
    if (!isKept) return;
    try {
      shelf.write({ version, puzzles: held });
    } catch {
      isKept = false;
    }
  }

  return {
    /** Takes a puzzle out of the stock. @param {LevelName} level @returns {Stocked | null} null when there is none */
    take(level) {
      look();
      const [taken, ...rest] = held[level];
      if (taken === undefined) return null;
      hold(level, rest);
      return taken;
    },
    /** @param {LevelName} level @param {Stocked} made */
    put(level, { puzzle, seed, hardest }) {
      look();
      const isHeld = held[level].some((each) => each.puzzle === puzzle);
      if (held[level].length < most && !isHeld) hold(level, [...held[level], { puzzle, seed, hardest }]);
    },
    /**
     * The level that lacks most puzzles; of several, the easiest.
     *
     * @param {readonly LevelName[]} [except] levels that are left out
     * @returns {LevelName | null} null when nothing is lacking
     */
    wanted(except = []) {
      look();
      const lacking = levelNames.filter((level) => held[level].length < most && !except.includes(level));
      return lacking.toSorted((a, b) => held[a].length - held[b].length)[0] ?? null;
    },
  };
}

/** @typedef {ReturnType<typeof createStock>} Stock */

/** What is left of saved data when everything damaged is dropped. @param {unknown} saved @returns {Puzzles} */
function readPuzzles(saved) {
  const { version: read, puzzles } = /** @type {{ version?: unknown, puzzles?: any }} */ (saved ?? {});
  const of = (/** @type {LevelName} */ level) =>
    read === version && Array.isArray(puzzles?.[level]) ? puzzles[level] : [];
  const isPuzzle = (/** @type {any} */ each) =>
    typeof each?.puzzle === "string" && /^[1-9.]{81}$/.test(each.puzzle) && Number.isFinite(each.seed);
  return /** @type {Puzzles} */ (
    Object.fromEntries(levelNames.map((level) => [level, of(level).filter(isPuzzle).slice(0, most)]))
  );
}
