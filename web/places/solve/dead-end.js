/**
 * Where a puzzle without a solution contradicts itself at once: a cell for which no digit is left, or a house in which
 * a digit has no cell. Says so below the verdict; a press selects the cells.
 *
 * @typedef {{ cells: readonly number[], digit?: number, house?: import("../../model/layout.js").House, rule?: string }}
 *   DeadEnd `house`: no cell is left in it for `digit`; else no digit is left for the only cell, because of `rule`
 *   where one rule takes the last
 */
import { ruleWithCells } from "../../controls/rules/rule-names.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { noteBit } from "../../model/digits.js";
import { digitName } from "../../model/digit-face.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { digitsOn, layoutOf } from "../../model/position.js";
import { readRule } from "../../model/puzzle-rules.js";
import { ruleChecks } from "../../model/rule-part.js";
import { signal } from "../../model/signals.js";
import { candidatesLeft } from "../../model/step.js";

/** @typedef {import("../../model/layout.js").Layout} Layout */

/**
 * Finds the first dead end: without the rules of the puzzle, then with one of them, then with all.
 * @param {import("../../model/position.js").Position} position
 * @returns {DeadEnd | null} null where only a search finds the contradiction
 */
export function deadEndOf({ rules, givenCandidates, ...board }) {
  const layout = layoutOf(board);
  const digits = digitsOn({ ...board, rules, givenCandidates, answers: null });
  const bare = candidatesLeft(layout, digits, givenCandidates).map((set, cell) => (digits[cell] ? 0 : set));
  const found = deadCell(digits, bare) ?? deadHouse(layout, digits, bare);
  const checks = ruleChecks.value;
  if (found || !rules || !checks) return found;
  const left = (/** @type {readonly string[]} */ texts) =>
    checks.fitting(layout, digits, texts, checks.differing(layout, digits, texts, bare));
  const all = left(rules);
  const cell = deadCell(digits, all);
  if (!cell) return deadHouse(layout, digits, all);
  // A rule about the whole grid depends on the other rules: "all dots are given".
  const rule = rules.find((text) => readRule(text, layout)?.cells.length && deadCell(digits, left([text])));
  return { ...cell, ...(rule && { ...deadCell(digits, left([rule])), rule }) };
}

/** @param {readonly number[]} digits @param {readonly number[]} sets @returns {DeadEnd | null} */
function deadCell(digits, sets) {
  const cell = digits.findIndex((digit, at) => !digit && !sets[at]);
  return cell < 0 ? null : { cells: [cell] };
}

/**
 * @param {Layout} layout @param {readonly number[]} digits @param {readonly number[]} sets @returns {DeadEnd | null}
 */
function deadHouse({ houses, digitCount }, digits, sets) {
  for (const house of houses) {
    if (house.cells.length !== digitCount) continue;
    for (let digit = 1; digit <= digitCount; digit++)
      if (house.cells.every((cell) => digits[cell] !== digit && !(sets[cell] & noteBit(digit))))
        return { cells: house.cells, digit, house };
  }
  return null;
}

/**
 * @param {Pick<import("../shell/app.js").App, "actions" | "announce" | "focusBoard" | "settings" | "store" | "words">}
 *   app
 * @param {import("../../model/signals.js").ReadonlySignal<import("./verdict.js").Verdict>} verdict
 */
export function createDeadEndLine({ actions, announce, focusBoard, settings, store, words }, verdict) {
  /** Null until the sentences are wanted. */
  const ruleWords = signal(/** @type {import("../../i18n/rule-words.js").RuleWords | null} */ (null));
  let isAsked = false;
  /** @type {DeadEnd | null} */
  let shown = null;
  const element = h("button", {
    type: "button",
    class: "rule-go",
    hidden: true,
    onclick() {
      actions.selectCells([...(shown?.cells ?? [])]);
      focusBoard();
    },
  });

  /** @param {DeadEnd} end @param {import("../../i18n/rule-words.js").RuleWords} said */
  function sentenceOf({ cells, digit, house, rule }, said) {
    const state = store.own.peek();
    const layout = layoutOf(state.position);
    const name = (/** @type {number} */ cell) =>
      namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
    if (house && digit)
      return said("dead-end.house", {
        digit: digitName(digit, state, words),
        house: house.kind === "box" && !layout.grids[house.grid].boxRows ? "region" : house.kind,
        index: house.index + 1,
      });
    const known = rule && readRule(rule, layout);
    return known
      ? said("dead-end.with-rule", { cell: name(cells[0]), rule: ruleWithCells(known, said, name) })
      : said("dead-end.cell", { cell: name(cells[0]) });
  }

  const stop = onFrame(() => {
    shown = verdict.value.name === "none" ? deadEndOf(store.own.value.position) : null;
    if (shown && !isAsked) {
      isAsked = true;
      loadRuleWords(words.language).then(
        (loaded) => (ruleWords.value = loaded),
        () => (isAsked = false),
      );
    }
    const sentence = shown && ruleWords.value ? sentenceOf(shown, ruleWords.value) : "";
    element.hidden = !sentence;
    if (sentence && sentence !== element.textContent) announce(sentence);
    element.textContent = sentence;
  });

  return { element, dispose: stop };
}
