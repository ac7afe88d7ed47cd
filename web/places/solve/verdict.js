/**
 * Whether the puzzle on the board has no solution, one, or more, while it is typed; the line that says so, or where
 * digits are in conflict.
 *
 * @typedef {"empty" | "waiting" | "none" | "unique" | "multiple" | "conflict" | "unknown"} VerdictName "unknown" when
 *   the engine failed
 * @typedef {{ name: VerdictName, conflicts: readonly import("../../model/conflicts.js").Conflict[] }} Verdict
 */
import { conflictsOn, distinctConflicts } from "../../model/conflicts.js";
import { followFacts } from "../../model/follow-facts.js";
import { isBlankPuzzle, puzzleOf } from "../../model/puzzle.js";
import { computed } from "../../model/signals.js";
import { conflictSentence } from "../../board/conflict-words.js";
import { brokenRule, ruleSpeech } from "../../model/rule-speech.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { onFrame } from "../../controls/on-frame.js";

/** The typing rests for this time before the facts are asked. */
const restMilliseconds = 120;

/**
 * @param {{ facts: import("../../model/facts.js").FactsStore, store: Pick<import("../../model/store.js").Store, "own">
 *   }} page
 * @param {(error: unknown) => void} failed
 */
export function watchSolutions({ facts, store }, failed) {
  const board = computed(() => store.own.value.position);
  const conflicts = computed(() => {
    const position = board.value;
    // Answers that Solve has filled in say nothing about the puzzle.
    return conflictsOn({ ...position, answers: null });
  });
  const puzzle = () => {
    const given = puzzleOf(board.value);
    return isBlankPuzzle(given) || conflicts.value.length ? null : given;
  };
  const { now, dispose } = followFacts(facts, "solutions", puzzle, { rest: restMilliseconds, failed });

  /** @returns {VerdictName} */
  function nameNow() {
    if (conflicts.value.length) return "conflict";
    const { status, answer } = now.value;
    if (status === "known") return answer.status === "stopped" ? "unknown" : answer.status;
    return status === "none" ? "empty" : status === "failed" ? "unknown" : "waiting";
  }

  const verdict = computed(() => /** @type {Verdict} */ ({ name: nameNow(), conflicts: conflicts.value }));
  return { verdict, dispose };
}

const looks = /** @type {const} */ ({
  empty: ["keyboard", "status.empty"],
  waiting: ["waiting", "status.waiting"],
  none: ["none", "status.none"],
  unique: ["unique", "status.unique"],
  multiple: ["multiple", "status.multiple"],
  conflict: ["conflict", "status.conflict"],
  unknown: ["waiting", "status.unknown"],
});

/**
 * The board itself announces conflicts, and a count that is under way is soon out of date: these are shown and not read
 * out.
 * @type {ReadonlySet<VerdictName>}
 */
const silent = new Set(["conflict", "waiting"]);

/**
 * A conflict as a sentence, which names a broken rule as soon as the words of rules are loaded: whoever follows signals
 * asks again then.
 *
 * @param {import("../../model/conflicts.js").Conflict} conflict
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../model/state.js").State} state
 */
export const conflictTold = (conflict, words, state) =>
  (ruleSpeech.value && brokenRule(state.position, conflict)) ?? conflictSentence(conflict, words, state);

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../model/signals.js").ReadonlySignal<Verdict>} verdict
 */
export function createVerdictLine({ words, store, announce }, verdict) {
  const element = h("p", { class: "verdict" });
  let read = "";

  const stop = onFrame(() => {
    const { name } = verdict.value;
    const conflicts = distinctConflicts(verdict.value.conflicts);
    const [picture, key] = looks[name];
    const state = store.signal.value;
    const first = conflicts.length ? conflictTold(conflicts[0], words, state) : "";
    const sentence = words(key, { count: conflicts.length, first });
    if (sentence === element.textContent) return;
    element.dataset.verdict = name;
    element.replaceChildren(icon(picture), h("span", {}, sentence));
    if (silent.has(name) || sentence === read) return;
    if (read) announce(sentence);
    read = sentence;
  });

  return { element, dispose: stop };
}
