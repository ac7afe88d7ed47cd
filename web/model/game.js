/**
 * What belongs to a game besides its positions: how the puzzle came to be, the clock, counts, and checkpoints. Undo
 * does not cover these.
 *
 * @typedef {"made" | "daily" | "entered" | "link" | "exercise" | "course"} OriginKind "course": a puzzle of the course
 *   in place Learn
 * @typedef {object} Origin
 * @property {OriginKind} kind
 * @property {import("./puzzle-goal.js").LevelName} [level]
 * @property {number} [rating] ER, on the scale of Sudoku Explainer 1.2.1
 * @property {number | string} [seed]
 * @property {string} [hardest] the hardest technique on the teacher's path
 * @property {string} [date] the day of a daily puzzle, such as 2026-11-22
 * @property {import("./puzzle-goal.js").MadeRules} [ruled] of a made puzzle with rules: what it was made of
 * @property {string} [title]
 * @property {string} [titleBy] "author" where the author of the puzzle has given the title. Nonet gives titles itself:
 *   the kind of rules of a made puzzle, a technique of the course, a task for a class
 * @property {string} [author] who made the puzzle; `ruleset`, the rules in the author's words
 * @property {string} [ruleset]
 * @property {string} [message] what the author says to whoever has solved the puzzle
 * @property {string} [drawing] what the author drew, as a text (drawing.js)
 * @property {readonly number[]} [solution] the solution that the author gives, digit by cell
 * @property {string} [face] what the digits look like (digit-face.js); the usual digits when absent
 *
 * @typedef {object} Clock
 * @property {number} elapsed milliseconds until `since`
 * @property {number | null} since the time (milliseconds since 1970) at which the clock was started; null while it
 *   stands still
 * @property {boolean} isPaused whether the player has paused the game; the board is then covered
 *
 * @typedef {object} Checkpoint
 * @property {string} name
 * @property {import("./position.js").Position} position
 *
 * @typedef {object} Game
 * @property {string} id
 * @property {Origin} origin
 * @property {Clock} clock
 * @property {readonly [number, number, number]} hints how many hints of each strength were asked for
 * @property {number} checks
 * @property {boolean} isHelped whether the player has looked at the solution: filled in, shown, along the path, or as
 *   true candidates
 * @property {readonly Checkpoint[]} checkpoints
 * @property {number | null} finished when the player entered the last right digit (milliseconds since 1970); null
 *   before
 * @property {readonly number[]} [uncovered] of a saved game in fog whose author gives no solution: the open cells. They
 *   stay open until it is known which digits are right, on a board that asks no engine for ever
 */
import { isDay } from "./days.js";
import { levelNames } from "./puzzle-goal.js";
import { allMadeRules } from "./puzzle-goal.js";

/**
 * Returns a name that no other game has. `crypto.randomUUID` is missing on pages without https, where the element can
 * be.
 */
const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @type {readonly OriginKind[]} */
const originKinds = ["made", "daily", "entered", "link", "exercise", "course"];
/** A longer title or seed was not written by this page. */
const longestText = 1000;
/** The rules in the author's words, and the message, are cut at this length when a puzzle is opened. */
export const longestRuleset = 10_000;
/** A drawing with a longer text is not kept. */
export const longestDrawing = 100_000;

/**
 * Whether a text looks like the id of a technique. Which techniques there are is no part of the element.
 * @param {unknown} value
 */
const isTechnique = (value) => typeof value === "string" && /^[a-z\d-]{1,60}$/.test(value);

/** Whether a number can be a rating. @param {unknown} value @returns {value is number} */
export const isRating = (value) => typeof value === "number" && value >= 1 && value <= 20;

/**
 * Whether a text looks like a name that a newer page has for a kind or a level.
 * @param {unknown} value
 */
const isName = (value) => typeof value === "string" && /^[a-z][a-z-]{0,40}$/.test(value);

/** @param {number} most @returns {(value: unknown) => boolean} */
const isText = (most) => (value) => typeof value === "string" && value.length <= most;
const isShort = isText(longestText);

/** What is sound of each part of an origin besides its kind. @type {Record<string, (value: any) => boolean>} */
const checks = {
  level: isName,
  rating: isRating,
  seed: (value) => Number.isSafeInteger(value) || isShort(value),
  hardest: isTechnique,
  date: (value) => typeof value === "string" && isDay(value),
  ruled: isName,
  title: isShort,
  titleBy: isName,
  author: isShort,
  ruleset: isText(longestRuleset),
  message: isText(longestRuleset),
  drawing: isText(longestDrawing),
  solution: (value) => Array.isArray(value) && value.every(Number.isInteger),
  face: isShort,
};

/**
 * Returns an origin that was read from a file, a link or a store, without what is no part of an origin.
 *
 * @param {unknown} value
 * @returns {Origin | "newer" | null} null when a part is not sound, so that no view meets such a part; "newer" when a
 *   kind or a level has a name that this page does not know
 */
export function readOrigin(value) {
  const own = /** @type {Record<string, any>} */ (Object(value));
  const { kind, level, ruled } = own;
  const parts = Object.entries(checks).filter(([name]) => own[name] !== undefined);
  if (!isName(kind) || !parts.every(([name, check]) => check(own[name]))) return null;
  const isNew = (/** @type {readonly unknown[]} */ names, /** @type {unknown} */ name) =>
    name !== undefined && !names.includes(name);
  if (isNew(originKinds, kind) || isNew(allMadeRules, ruled) || isNew(levelNames, level)) return "newer";
  const origin = /** @type {Origin} */ ({ kind, ...Object.fromEntries(parts.map(([name]) => [name, own[name]])) });
  // Older pages did not keep who gave a title. They gave none to what was entered, or has words of its author.
  if (origin.title && (kind === "entered" || isAuthored(origin))) origin.titleBy = "author";
  return origin;
}

/** @param {Origin} origin @param {string} [id] @returns {Game} */
export function newGame(origin, id = newId()) {
  return {
    id,
    origin,
    clock: { elapsed: 0, since: null, isPaused: false },
    hints: [0, 0, 0],
    checks: 0,
    isHelped: false,
    checkpoints: [],
    finished: null,
  };
}

/** Whether an author has said or drawn something of a puzzle. @param {Partial<Origin>} origin */
export const isAuthored = ({ titleBy, author, ruleset, message, drawing }) =>
  Boolean(titleBy || author || ruleset || message || drawing);

/** Returns the time played in milliseconds. @param {Clock} clock @param {number} now milliseconds since 1970 */
export const elapsedAt = ({ elapsed, since }, now) => elapsed + (since === null ? 0 : Math.max(0, now - since));

/** @param {Clock} clock @param {number} now @returns {Clock} the clock going, and no longer paused */
export const startedClock = (clock, now) => ({ elapsed: elapsedAt(clock, now), since: now, isPaused: false });

/** @param {Clock} clock @param {number} now @param {boolean} [isPaused] @returns {Clock} the clock standing still */
export const stoppedClock = (clock, now, isPaused = clock.isPaused) => ({
  elapsed: elapsedAt(clock, now),
  since: null,
  isPaused,
});
