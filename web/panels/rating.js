/**
 * The rating of the puzzle on the board. Headless.
 *
 * The teacher's module computes ratings. It is large, so the first rating waits until the player asks for it; once the module is
 * loaded, each puzzle with one solution is rated without being asked for.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/rating.js").Rating} Rating
 * @typedef {{ kind: "absent" | "offered" | "working", rating?: undefined } | { kind: "rated", rating: Rating }} Standing
 *   "absent": there is nothing to rate; "offered": the player may ask for the rating
 */
import { isAbort } from "../controls/errors.js";
import { isRatable } from "../model/rating.js";
import { puzzleOn } from "./puzzle.js";

/** Ratings are kept with their steps, so that going back to one of the last puzzles does not rate it again. */
const mostKept = 16;

/**
 * @param {Pick<import("./late-engine.js").Engine, "rate" | "taught">} engine
 * @param {(error: unknown) => void} fail called when a rating failed
 */
export function createRating(engine, fail) {
  /** Ratings by givens, the oldest first. @type {Map<string, Rating>} */
  const known = new Map();
  /** @type {((standing: Standing) => void)[]} */
  const listeners = [];
  /** The puzzle with one solution that is on the board. @type {Position | null} */
  let puzzle = null;
  /** @type {Standing} */
  let standing = { kind: "absent" };
  let asking = new AbortController();
  let isTaught = false;

  /** @param {Standing} next */
  function stand(next) {
    standing = next;
    for (const listener of listeners) listener(standing);
  }

  /** What is known of the puzzle on the board; asks for nothing. @returns {Standing} */
  function knownStanding() {
    const rating = puzzle && known.get(keyOf(puzzle));
    if (rating) return { kind: "rated", rating };
    return { kind: puzzle ? "offered" : "absent" };
  }

  /**
   * Returns the rating of a puzzle with one solution, known or new.
   *
   * @param {Position} position
   * @param {AbortSignal} signal
   * @returns {Promise<Rating>}
   */
  async function rate(position, signal) {
    const key = keyOf(position);
    // The puzzle has one solution, so that its hardest rating is known.
    const rating = known.get(key) ?? /** @type {Rating} */ (await engine.rate(puzzleOn(position), { steps: true, signal }));
    known.delete(key);
    known.set(key, rating);
    for (const oldest of [...known.keys()].slice(0, -mostKept)) known.delete(oldest);
    if (standing.kind !== "rated" && puzzle && keyOf(puzzle) === key) {
      asking.abort();
      stand(knownStanding());
    }
    return rating;
  }

  async function ask() {
    if (!puzzle || standing.kind !== "offered") return;
    const { signal } = asking = new AbortController();
    stand({ kind: "working" });
    try {
      await rate(puzzle, signal);
    } catch (error) {
      if (signal.aborted) return;
      stand(knownStanding());
      if (!isAbort(error)) fail(error);
    }
  }

  /**
   * The puzzle on the board has become another, or how many solutions it has has become known. Another puzzle ends the rating
   * under way.
   *
   * @param {Position} position
   * @param {string | null} verdict null while the number of solutions is not known
   */
  function follow(position, verdict) {
    const next = verdict === "unique" && isRatable(position) ? position : null;
    if ((next && keyOf(next)) === (puzzle && keyOf(puzzle))) return;
    asking.abort();
    puzzle = next;
    stand(knownStanding());
    if (isTaught) void ask();
  }

  function stop() {
    if (standing.kind !== "working") return;
    asking.abort();
    stand(knownStanding());
  }

  void engine.taught.then(() => {
    isTaught = true;
    return ask();
  });

  return {
    rate, ask, stop, follow,
    now: () => standing,
    /** @param {(standing: Standing) => void} listener */
    subscribe(listener) { listeners.push(listener); },
  };
}

/** @param {Position} position */
const keyOf = ({ layout, givens }) => `${layout} ${givens.join(" ")}`;
