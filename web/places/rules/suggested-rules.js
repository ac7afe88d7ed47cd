/**
 * The rules that the drawing of a puzzle suggests, as a list of boxes: each kind with its picture, its sentence and how
 * certain it is, beside the author's words.
 */
import { h } from "../../controls/dom.js";
import { showUnfolded } from "../../controls/unfolding.js";
import { focusedBeside, giveFocus } from "../../controls/focus.js";
import { renewList } from "../../controls/list.js";
import { ruleName, ruleWithCells } from "../../controls/rules/rule-names.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { keptFog } from "../../model/drawing.js";
import { columnOf, layoutNamed, rowOf } from "../../model/layout.js";
import { ownRuleTable, readRule } from "../../model/puzzle-rules.js";
import { isRuleKind } from "../../model/rules.js";
import { swatchOf } from "./rule-swatch.js";
import { drawingSentence, suggestionGroups } from "./suggestion-ticks.js";

/** @typedef {import("../../formats/found.js").Found} Found */
/** @typedef {import("./suggestion-ticks.js").SuggestionGroup} SuggestionGroup */

/** So many rules of a kind are listed at once; more are folded. */
const mostOpen = 3;
/** So many rules that the solution breaks are named. */
const mostNamed = 12;

/**
 * @typedef {object} RuleNames how the rules of a puzzle are named
 * @property {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @property {boolean} hasFog cells beneath fog are not named
 * @property {(cell: number) => string} cellName
 * @property {(text: string) => string | null} named the name of a rule, with its cells unless there is fog; null for a
 *   text that is no rule
 */

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "settings">} app
 * @param {Found} found
 * @returns {Promise<RuleNames>} rejects when the sentences cannot be fetched
 */
export async function loadRuleNames({ words, settings }, found) {
  const ruleWords = await loadRuleWords(words.language);
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(found.layout));
  const hasFog = keptFog(found.drawn) !== null;
  const cellName = (/** @type {number} */ cell) =>
    namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
  return {
    ruleWords,
    hasFog,
    cellName,
    named(text) {
      if (isRuleKind(text)) return words(`variant.${text}`);
      const rule = hasFog ? null : readRule(text, layout);
      if (rule) return ruleWithCells(rule, ruleWords, cellName);
      // A rule that the puzzle cannot have may be unreadable apart from its kind.
      const row = ownRuleTable.find(({ kind }) => text.startsWith(`${kind} `));
      return row ? ruleWords(`rule.${row.kind}.name`) : null;
    },
  };
}

/**
 * @param {Pick<import("../shell/app.js").App, "words">} app
 * @param {RuleNames} names
 * @param {Found} read as it was read
 * @param {Iterable<string>} usual the texts of the rules that are ticked at first
 * @param {(found: Found, ticked: ReadonlySet<string>) => void} changed called when the reader ticks, with the puzzle
 *   whose suggestions the list shows
 */
export function createSuggestedRules({ words }, names, read, usual, changed) {
  const { ruleWords, hasFog, cellName } = names;
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(read.layout));
  let found = read;
  let ticked = new Set(usual);
  /** Kinds whose rules are unfolded. @type {Set<string>} */
  const unfolded = new Set();
  /** The lines of single rules, which stay when the groups change. @type {Map<string, HTMLElement>} */
  const ruleLines = new Map();
  /** Show what is ticked. @type {(() => void)[]} */
  const shows = [];

  /** @param {readonly string[]} rules @param {boolean} isOn */
  function tick(rules, isOn) {
    ticked = new Set([...ticked].filter((rule) => !rules.includes(rule)).concat(isOn ? rules : []));
    for (const show of shows) show();
    // The rules of the reading are no longer what is ticked.
    told.textContent = "";
    changed(found, ticked);
  }

  const every = () => found.suggested.map(({ rule }) => rule);

  /**
   * A box for some rules: half ticked when some of them are.
   * @param {readonly string[]} rules
   * @param {string} about id of the sentence about them
   * @param {...(Node | string | null | false)} label
   */
  function box(rules, about, ...label) {
    const input = h("input", {
      type: "checkbox",
      "aria-describedby": about,
      onchange: () => tick(rules, input.checked),
    });
    const show = () => {
      const count = rules.filter((rule) => ticked.has(rule)).length;
      input.checked = count === rules.length;
      input.indeterminate = count > 0 && count < rules.length;
    };
    shows.push(show);
    show();
    return h("label", { class: "check" }, input, ...label);
  }

  /** @param {SuggestionGroup} group */
  function kindOf({ kind, certainty, word, rules }) {
    const about = `suggested-about-${kind}-${certainty}`;
    const how = h("b", {}, ruleWords(`suggest.${certainty}`, { word }));
    if (isRuleKind(kind)) {
      const name = words(`variant.${kind}`);
      return h(
        "div",
        { class: "suggested-kind", role: "group", "aria-label": name },
        box(rules, about, h("b", {}, name)),
        h("p", { id: about }, how, " ", words(`rule.${kind}`)),
      );
    }
    const own = rules.map(
      (rule) => /** @type {import("../../model/puzzle-rules.js").OwnRule} */ (readRule(rule, layout)),
    );
    const name =
      rules.length > 1
        ? ruleWords("suggest.several", { name: ruleWords(`rule.${kind}.name`), count: rules.length })
        : hasFog
          ? ruleWords(`rule.${kind}.name`)
          : ruleName(own[0], ruleWords);
    /** @param {string} rule @param {number} i */
    const line = (rule, i) => {
      const made =
        ruleLines.get(rule) ??
        h("li", {}, box([rule], about, h("span", {}, ruleWithCells(own[i], ruleWords, cellName))));
      ruleLines.set(rule, made);
      return made;
    };
    const lines = () => h("ul", {}, ...rules.map(line));
    const isOpen = unfolded.has(about);
    /** @param {Event & { currentTarget: HTMLDetailsElement }} event */
    const toggled = (event) => {
      const { open } = event.currentTarget;
      // What was unfolded before the list changed stays where it is.
      if (open && !unfolded.has(about)) showUnfolded(event);
      if (open) unfolded.add(about);
      else unfolded.delete(about);
    };
    return h(
      "div",
      { class: "suggested-kind", role: "group", "aria-label": ruleWords(`rule.${kind}.name`) },
      box(rules, about, swatchOf(kind), h("b", {}, name)),
      h("p", { id: about }, how, " ", ruleWords(`rule.${kind}.rule`)),
      hasFog
        ? null
        : rules.length > mostOpen
          ? h("details", { ontoggle: toggled, open: isOpen }, h("summary", {}, ruleWords("suggest.each")), lines())
          : rules.length > 1 && lines(),
    );
  }

  const broken = [...new Set(found.broken.map((text) => names.named(text) ?? text))];
  const told = h("p", { class: "suggested-told", role: "status" });
  const groups = h("div", { class: "suggested-kinds" });
  const renewGroups = () =>
    renewList(
      groups,
      suggestionGroups(found),
      ({ kind, certainty, rules }) => [kind, certainty, ...rules].join(),
      kindOf,
    );
  renewGroups();
  const ofDrawing = drawingSentence(found);
  const sentences = [
    every().length ? ruleWords("suggest.about") : "",
    ofDrawing ? ruleWords(ofDrawing) : "",
    broken.length
      ? ruleWords("suggest.broken", {
          rules: words.list([...broken.slice(0, mostNamed), ...(broken.length > mostNamed ? ["…"] : [])], "bare"),
        })
      : "",
  ];
  const element = h(
    "div",
    {
      class: "suggested-rules",
      role: "group",
      "aria-labelledby": "suggested-title",
      "aria-describedby": "suggested-about",
    },
    h("h3", { id: "suggested-title" }, ruleWords(every().length ? "suggest.title" : "suggest.left-out")),
    h("p", { id: "suggested-about" }, words.text(sentences)),
    h(
      "div",
      { class: "suggested-words" },
      h("h4", {}, words("open.rules")),
      h("p", { dir: "auto" }, found.ruleset || ruleWords("suggest.no-words")),
    ),
    h(
      "div",
      { class: "suggested-kinds" },
      h(
        "div",
        {},
        told,
        every().length > 0 &&
          h(
            "div",
            { class: "open-ways" },
            h(
              "button",
              { type: "button", class: "button", onclick: () => tick(every(), true) },
              ruleWords("suggest.all"),
            ),
            h(
              "button",
              { type: "button", class: "button", onclick: () => tick(every(), false) },
              ruleWords("suggest.none"),
            ),
          ),
      ),
      groups,
    ),
  );
  const firstBox = () => element.querySelector("input");
  return {
    element,
    /** Shows the list from its heading on, with the focus on the first box. */
    focus() {
      firstBox()?.focus({ preventScroll: true });
      element.scrollIntoView({ block: "start" });
    },
    /**
     * Shows the suggestions of a reading, with its rules ticked, and says in what it differs from the first one. What
     * stays in the list keeps its boxes.
     * @param {import("./reading-choice.js").Decided} decided
     */
    decide(decided) {
      const focused = focusedBeside(groups);
      const wasHere = groups.contains(focused);
      found = decided.found;
      ticked = new Set(decided.ticked);
      renewGroups();
      for (const show of shows) show();
      if (wasHere && focusedBeside(groups) !== focused) giveFocus(groups.contains(focused) ? focused : firstBox());
      told.textContent = words.text(readingSentences(decided, words, ruleWords));
    },
  };
}

/**
 * What is said of the reading that counts. The first reading is what the drawing usually means, so nothing is said of
 * it.
 * @param {import("./reading-choice.js").Decided} decided
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
function readingSentences({ steps, count }, words, ruleWords) {
  if (steps.length === 0) return [];
  const nameOf = (/** @type {string} */ kind) =>
    isRuleKind(kind)
      ? words(`variant.${kind}`)
      : ruleWords(/** @type {import("../../i18n/rule-words.js").RuleKey} */ (`rule.${kind}.name`));
  return [
    ruleWords("suggest.decided", { count }),
    ...steps.map(([change, kind, other]) =>
      change === "instead"
        ? ruleWords("suggest.read-as", { name: nameOf(kind), other: nameOf(other) })
        : ruleWords(/** @type {"suggest.taken"} */ (`suggest.${change}`), { name: nameOf(kind) }),
    ),
  ];
}
