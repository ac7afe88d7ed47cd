/**
 * A storm: boards on which a technique is to be found, one after the other, in the order of the course. A storm
 * with a clock lasts three minutes, and each miss takes ten seconds. A storm without a clock lasts until the third
 * miss. A miss is a wrong answer or a board that is skipped. All functions are pure: the caller says what time it is.
 *
 * @typedef {object} Storm
 * @property {boolean} isTimed
 * @property {number} left the time that was left when the clock stopped last, in ms
 * @property {number | null} since when the clock began to run; null while the clock stands
 * @property {number} board the number of the board that is asked, from 0
 * @property {number} found how many boards were answered
 * @property {number} misses
 *
 * @typedef {{ technique: string, isNamed: boolean, accepted: readonly string[] }} Asked `accepted`: the techniques
 *   whose steps are answers
 * @typedef {{ timed: number, untimed: number }} Best how many boards were found in the best storm of each kind
 */
import { course } from "./course.js";
import { isSingle } from "./walk.js";

/** How long a storm with a clock lasts, and what a miss takes of it, in ms. */
export const stormTime = 180_000;
export const missTime = 10_000;
/** A storm without a clock ends with this miss. */
export const mostMisses = 3;
/** After so many boards that name their technique comes one that does not. */
const namedInRow = 5;
/** The seconds left that are announced to people who use a screen reader. */
const toldSeconds = [120, 60, 30, 10];

/** Those that place a digit. On their boards the kind of entry would name the technique. @param {string} id */
const places = (id) => isSingle({ technique: id }) || id === "bug-plus-one";

/**
 * Returns what a board asks. The techniques come in the order of the course. After each five of them comes one of the
 * five once more, without its name.
 *
 * @param {number} board its number, from 0
 * @param {(below: number) => number} random
 * @returns {Asked}
 */
export function askedOn(board, random) {
  const [row, place] = [Math.floor(board / (namedInRow + 1)), board % (namedInRow + 1)];
  const nth = (/** @type {number} */ at) => course[(row * namedInRow + at) % course.length];
  if (place < namedInRow) return { technique: nth(place), isNamed: true, accepted: [nth(place)] };
  const before = Array.from({ length: namedInRow }, (_, at) => nth(at));
  const hidden = before.filter((id) => !places(id));
  return { technique: hidden[random(hidden.length)], isNamed: false, accepted: before };
}

/** @param {boolean} isTimed @returns {Storm} whose clock stands */
export const newStorm = (isTimed) => ({ isTimed, left: stormTime, since: null, board: 0, found: 0, misses: 0 });

/** Returns how much time is left, in ms. @param {Storm} storm @param {number} now */
export const timeLeft = ({ left, since }, now) => Math.max(0, since === null ? left : left - (now - since));

/** Lets the clock run. @param {Storm} storm @param {number} now @returns {Storm} */
export const withClock = (storm, now) => (storm.since === null && storm.isTimed ? { ...storm, since: now } : storm);

/** Stops the clock. @param {Storm} storm @param {number} now @returns {Storm} */
export const withoutClock = (storm, now) => ({ ...storm, left: timeLeft(storm, now), since: null });

/** The board was answered. The clock stands until the next board is there. @param {Storm} storm @param {number} now */
export const answered = (storm, now) => ({
  ...withoutClock(storm, now),
  board: storm.board + 1,
  found: storm.found + 1,
});

/** A wrong answer was given. The board stays. @param {Storm} storm @returns {Storm} */
export const missed = (storm) => ({ ...storm, left: storm.left - missTime, misses: storm.misses + 1 });

/**
 * The board was skipped, which is a miss. The clock stands until the next board is there.
 * @param {Storm} storm
 * @param {number} now
 * @returns {Storm}
 */
export const skipped = (storm, now) => ({ ...withoutClock(missed(storm), now), board: storm.board + 1 });

/** @param {Storm} storm @param {number} now */
export const isStormOver = (storm, now) => (storm.isTimed ? timeLeft(storm, now) === 0 : storm.misses >= mostMisses);

/**
 * Returns the seconds that are to be told, because the clock has passed them.
 * @param {number} before the time that was left when this was asked last, in ms
 * @param {number} after the time that is left now
 * @returns {number | null}
 */
export const secondsToTell = (before, after) =>
  toldSeconds.findLast((seconds) => before > seconds * 1000 && after <= seconds * 1000 && after > 0) ?? null;

/**
 * Returns the best storms after this one.
 * @param {Best} best
 * @param {Storm} storm
 * @returns {Best} the same object when the storm was not better
 */
export function bestWith(best, { isTimed, found }) {
  const kind = isTimed ? "timed" : "untimed";
  return found > best[kind] ? { ...best, [kind]: found } : best;
}
