/**
 * The record of a finished game.
 *
 * @typedef {import("../model/puzzle-goal.js").LevelName} LevelName
 *
 * @typedef {object} Result
 * @property {string} id of the game
 * @property {import("../model/game.js").OriginKind} kind
 * @property {LevelName} [level]
 * @property {number} [rating]
 * @property {string} [hardest] the hardest technique on the teacher's path
 * @property {string} [date] the day of a daily puzzle
 * @property {import("../model/puzzle-goal.js").MadeRules} [ruled] of a made puzzle with rules: what it was made of
 * @property {string} layout
 * @property {number} finished milliseconds since 1970
 * @property {string} day on which the game was finished, at the player's place
 * @property {number} elapsed time played in milliseconds
 * @property {readonly number[]} hints how many hints of each strength were asked for
 * @property {number} checks
 * @property {true} [helped] whether the player has looked at the solution
 */
import { dayOf, isDay } from "../model/days.js";
import { readOrigin } from "../model/game.js";
import { layoutNamed } from "../model/layout.js";

/** @param {import("../model/state.js").State} state whose game is finished @returns {Result} */
export function resultOf({ game, position }) {
  const {
    id,
    origin: { kind, level, rating, hardest, date, ruled },
    clock,
    hints,
    checks,
    isHelped,
  } = game;
  const finished = game.finished ?? 0;
  const elapsed = Math.round(clock.elapsed + (clock.since === null ? 0 : Math.max(0, finished - clock.since)));
  const known = Object.fromEntries(
    Object.entries({ level, rating, hardest, date, ruled }).filter(([, value]) => value !== undefined),
  );
  return {
    id,
    kind,
    ...known,
    layout: position.layout,
    finished,
    day: dayOf(finished),
    elapsed,
    hints,
    checks,
    ...(isHelped && { helped: true }),
  };
}

/** The last time that a date can have. */
const lastTime = 8.64e15;

/**
 * Whether a record that was read from a file or the database is one of this version, so that it can be counted and
 * listed.
 * @param {unknown} kept
 * @returns {kept is Result}
 */
export function isResult(kept) {
  const { id, kind, level, rating, hardest, date, ruled, layout, finished, day, elapsed, hints, checks, helped } =
    /** @type {Partial<Record<keyof Result, unknown>>} */ (Object(kept));
  const isCount = (/** @type {unknown} */ value) =>
    Number.isFinite(value) && Number(value) >= 0 && Number(value) <= lastTime;
  return (
    typeof id === "string" &&
    typeof layout === "string" &&
    layoutNamed(layout) !== null &&
    typeof (readOrigin({ kind, level, rating, hardest, date, ruled }) ?? "damaged") === "object" &&
    (helped === undefined || helped === true) &&
    typeof day === "string" &&
    isDay(day) &&
    [finished, elapsed, checks].every(isCount) &&
    Array.isArray(hints) &&
    hints.every(isCount)
  );
}
