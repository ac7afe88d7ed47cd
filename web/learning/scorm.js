/** Tells a platform by SCORM how a pupil plays, and lets the pupil go on later. */
import { callsOf, findApi } from "./scorm-api.js";
import { scormFields } from "./scorm-fields.js";
import { stateOfText, suspendedText } from "./suspended.js";

/**
 * @typedef {EventTarget & { getState: () => unknown, setState: (state: unknown) => boolean, pass?: number }} Played a
 *   board or an assignment; `pass`: the score from which a pupil passes where the platform names none
 */
/** @typedef {import("./scorm-fields.js").ScormVersion} ScormVersion */

/** Data are sent to the platform at most as often while the pupil plays. */
const commitAfter = 30_000;

/**
 * Opens the attempt of the pupil, restores what was saved, and follows the game until the page is left. The first end
 * of the game counts: a game that is begun anew changes no mark. A page that the browser keeps for its Back button is
 * not left: the attempt goes on when the pupil comes back, and until then the platform has what it needs at the end.
 *
 * @param {Played} played
 * @param {object} [options]
 * @param {readonly ScormVersion[]} [options.versions] which API to look for, in the order of preference
 * @param {Window} [options.view] where to begin to look
 * @param {() => number} [options.now] milliseconds
 * @param {import("./scorm-api.js").Log} [options.log]
 * @returns {{ version: ScormVersion, isResumed: boolean, leave: () => void } | null} null when there is no platform;
 *   `leave` ends the attempt as leaving the page does
 */
export function connectScorm(
  played,
  { versions = ["2004", "1.2"], view = window, now = Date.now, log = (...words) => console.warn(...words) } = {},
) {
  const found = findApi(view, versions);
  if (!found) {
    log("No platform with SCORM was found. The game is played without it.");
    return null;
  }
  const { version, api } = found;
  const fields = scormFields[version];
  const calls = callsOf(api, version, log);
  if (!calls.initialize()) return null;

  const begin = now();
  let isEnd = fields.isEnd(calls.get(fields.status));
  let isLeft = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  const setAll = (/** @type {import("./scorm-fields.js").Values} */ values) => {
    for (const [field, value] of values) calls.set(field, value);
  };

  function suspend() {
    // A browser that is killed later never says how long the pupil was here.
    setAll(fields.spent(now() - begin));
    const text = suspendedText(played.getState(), fields.mostSuspended);
    if (text === null)
      log(`SCORM ${version}: the state has more than ${fields.mostSuspended} characters. It is not saved.`);
    else calls.set("cmi.suspend_data", text);
  }

  function commit() {
    clearTimeout(waiting);
    // What the platform did not take is offered again.
    waiting = calls.commit() ? undefined : setTimeout(commit, commitAfter);
  }

  function save() {
    if (isLeft) return;
    suspend();
    commit();
  }

  const saved = calls.get("cmi.suspend_data");
  const isResumed = saved !== "" && played.setState(stateOfText(saved));
  if (saved !== "" && !isResumed) log(`SCORM ${version}: the saved state could not be restored.`);
  if (!isEnd) {
    setAll(fields.begun);
    commit();
  }

  /** @param {any} score @param {boolean} isSolved */
  function end({ score }, isSolved) {
    if (isEnd || isLeft) return;
    isEnd = true;
    const percent = score.scaled * 100;
    const asked = fields.passingPercent(calls.get(fields.passing));
    const passing = Number.isNaN(asked) ? (played.pass ?? NaN) : asked;
    setAll(fields.ended({ percent, isPassed: isSolved && !(percent < passing) }));
    save();
  }

  /** Tells the platform all that it needs if the pupil never comes back. */
  function sayLeft() {
    if (isLeft) return;
    suspend();
    setAll(fields.left(isEnd));
    commit();
  }

  function leave() {
    if (isLeft) return;
    sayLeft();
    clearTimeout(waiting);
    calls.finish();
    isLeft = true;
  }

  played.addEventListener("sudoku-start", save);
  played.addEventListener("sudoku-progress", (event) => {
    if (isEnd || isLeft) return;
    const { filled, total } = detailOf(event);
    setAll(fields.progress(total ? filled / total : 0));
    suspend();
    waiting ??= setTimeout(commit, commitAfter);
  });
  played.addEventListener("sudoku-solved", (event) => end(detailOf(event), true));
  played.addEventListener("sudoku-given-up", (event) => end(detailOf(event), false));
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") save();
  });
  view.addEventListener("pagehide", ({ persisted }) => (persisted ? sayLeft() : leave()));
  return { version, isResumed, leave };
}

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;
