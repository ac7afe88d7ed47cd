/**
 * Tells, while a puzzle is typed, whether it has no solution, one, or more. It asks the engine once the typing rests;
 * an answer that comes after the board has changed is dropped.
 *
 * @typedef {"empty" | "loading" | "waiting" | "none" | "unique" | "multiple" | "solved" | "conflict" | "unknown"} Verdict "unknown" when the engine failed
 */
import { findConflicts } from "../model/conflicts.js";
import { digitsOn, isBlank, layoutOf, samePuzzle } from "../model/position.js";
import { isSolved } from "../model/progress.js";
import { conflictSentence } from "../board/announcer.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { puzzleOn } from "./puzzle.js";

/** @typedef {import("../model/position.js").Position} Position */

const restMilliseconds = 120;

/**
 * @param {import("./page-tools.js").Page} page
 * @param {(verdict: Verdict, values?: Record<string, string | number>) => void} show
 * @param {(position: Position, verdict: Verdict | null) => void} [judged] called when another puzzle is on the board, with null, and when
 *   the engine has answered
 */
export function watchSolutions({ engine, store, words, say }, show, judged = () => {}) {
  /** @type {{ position: Position, verdict: Verdict } | null} */
  let known = null;
  let asking = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {Position} position */
  async function ask(position) {
    const { signal } = asking = new AbortController();
    try {
      const { status } = await engine.solve(puzzleOn(position), { limit: 2, signal });
      if (!signal.aborted) learn(position, status === "stopped" ? "waiting" : status);
    } catch (error) {
      if (isAbort(error) || signal.aborted) return;
      learn(position, "unknown");
      say(errorSentence(error, words), "error");
    }
  }

  /** @param {Position} position @param {Verdict} verdict */
  function learn(position, verdict) {
    known = { position, verdict };
    judged(position, verdict);
    look();
  }

  function look() {
    const { position } = store.state();
    const conflicts = findConflicts(layoutOf(position), digitsOn(position));
    if (conflicts.length) show("conflict", { count: conflicts.length, first: conflictSentence(conflicts[0], words, layoutOf(position)) });
    else if (isBlank(position)) show("empty");
    else if (isSolved(position)) show("solved");
    else if (known && samePuzzle(known.position, position)) show(known.verdict);
    else show(known ? "waiting" : "loading");
  }

  let looked = store.state().position;
  function changed() {
    const { position } = store.state();
    if (position === looked) return;
    const isSame = samePuzzle(position, looked);
    looked = position;
    look();
    if (!isSame) schedule();
  }

  function schedule() {
    asking.abort();
    clearTimeout(timer);
    const position = looked;
    judged(position, null);
    if (position.givens.some(Boolean)) timer = setTimeout(ask, restMilliseconds, position);
  }

  store.subscribe(changed);
  look();
  schedule();
}
