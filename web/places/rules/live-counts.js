/**
 * True candidates while a puzzle with rules is set: a box that switches the counts of solutions on, what they say
 * together, and the counts on the board (count-watch.js). Of a puzzle with one solution, the rules and givens that can
 * go are named, too.
 */
import { candidateBars } from "../../board/rules/candidate-bars.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { checkField } from "../../controls/fields.js";
import { digitName } from "../../model/digit-face.js";
import { noteSet } from "../../model/digits.js";
import { isSpotlit } from "../../model/shown.js";
import { effect, signal, untracked } from "../../model/signals.js";
import { most, watchCounts } from "./count-watch.js";

/** @typedef {import("./count-watch.js").Finding} Finding */
/** @typedef {import("../../model/state.js").State} State */

/** Whether the setter wants counts. The choice stays while the page is open. */
const isWanted = signal(false);

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {(parts: readonly import("./rule-questions.js").Part[]) => string} listed names rules and givens
 */
export function createLiveCounts(app, ruleWords, listed) {
  const { store, actions, words, announce, extendBoard } = app;
  const told = h("p", { class: "dialog-told", hidden: true });
  const bar = h("progress", { max: 1, hidden: true, "aria-label": ruleWords("live.progress") });
  const wish = checkField(ruleWords("live.switch", { most }), isWanted.peek(), (wanted) => {
    isWanted.value = wanted;
  });
  const watch = watchCounts(app, () => isWanted.value);
  /**
   * The last finding with counts: its candidates as the board shows them, and what is read of each cell.
   * @type {{ counts: Finding["counts"], finding: Finding["candidates"], sets: readonly number[], spoken: readonly
   *   string[] } | null}
   */
  let shown = null;
  /** The finding, if the board shows its candidates. @param {Pick<State, "candidates">} state */
  const shownOn = ({ candidates }) => (candidates && shown?.sets === candidates ? shown : null);
  const release = extendBoard({
    // Rules that the puzzle gets later are said before the counts, as rules that it had.
    isSaidLast: true,
    spoken: (state) => shownOn(state)?.spoken ?? null,
    layers({ state }, geometry) {
      const now = shownOn(state);
      return now && !state.step && !isSpotlit(state) ? candidateBars(now.counts, now.sets, most, geometry) : null;
    },
  });

  const stops = [
    effect(() => {
      const finding = watch.now.value;
      untracked(() => tell(finding));
    }),
    // Colours and notes take candidates off the board, too, but say nothing about the puzzle.
    effect(() => {
      const finding = watch.now.value;
      const { candidates } = store.own.value;
      if (candidates !== setsOf(finding)) untracked(() => show(finding));
    }),
  ];

  /** @param {Finding} finding */
  function setsOf({ status, candidates, counts, position }) {
    if (status !== "unique" && status !== "several") return null;
    if (shown?.finding === candidates) return shown.sets;
    const { givens = [] } = position ?? {};
    const sets = candidates.map((digits, cell) => (givens[cell] ? 0 : noteSet(digits)));
    const spoken = candidates.map((digits, cell) => (givens[cell] ? "" : spokenCounts(digits, counts[cell])));
    shown = { counts, finding: candidates, sets, spoken };
    return sets;
  }

  /** Shows the counts, or takes those of another puzzle away. @param {Finding} finding */
  function show(finding) {
    const state = store.state();
    if (state !== store.own.peek()) return;
    const sets = setsOf(finding);
    if (!sets) return takeAway();
    actions.showCandidates(sets);
    actions.countHelp();
  }

  function takeAway() {
    if (shownOn(store.state())) actions.showCandidates(null);
  }

  /** @param {readonly number[]} digits @param {readonly number[]} counts */
  function spokenCounts(digits, counts) {
    const state = store.state();
    return words.list(
      digits.map((digit) => {
        const count = counts[digit - 1];
        return ruleWords(count >= most ? "live.many" : "live.some", { digit: digitName(digit, state, words), count });
      }),
      "bare",
    );
  }

  /** @param {Finding} finding */
  function tell(finding) {
    const sentence = sentenceOf(finding);
    bar.value = finding.fraction;
    bar.hidden = finding.fraction === 1;
    if (sentence === told.textContent) return;
    told.textContent = sentence;
    told.hidden = sentence === "";
    if (sentence) announce(sentence);
  }

  /** @param {Finding} finding */
  function sentenceOf({ status, candidates, position, unnecessary, error }) {
    switch (status) {
      case "failed":
        return errorSentence(error, words);
      case "none":
        return words("status.none");
      case "unique":
        return words.text([
          words("status.unique"),
          unnecessary && ruleWords("compose-rule.can-go", { count: unnecessary.length, rules: listed(unnecessary) }),
        ]);
      case "several": {
        const open = candidates.filter((_, cell) => !position?.givens[cell]);
        return ruleWords("live.told", {
          open: open.length,
          single: open.filter(({ length }) => length === 1).length,
          most,
        });
      }
      default:
        return "";
    }
  }

  return {
    element: h("div", { class: "live-counts" }, wish.element, bar, told),
    /** What the counts say of a cell. @param {number} cell @returns {string} */
    ofCell: (cell) => shownOn(store.state())?.spoken[cell] ?? "",
    dispose() {
      for (const stop of stops) stop();
      watch.dispose();
      takeAway();
      release();
    },
  };
}
