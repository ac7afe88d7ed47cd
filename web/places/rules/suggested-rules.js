/**
 * The rules that the drawing of a puzzle suggests, as a list of boxes: each kind with its picture, its sentence and how
 * certain it is, beside the author's words.
 */
import { h } from "../../controls/dom.js";
import { showUnfolded } from "../../controls/unfolding.js";
import { ruleName, ruleWithCells } from "../../controls/rules/rule-names.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { keptFog } from "../../model/drawing.js";
import { columnOf, layoutNamed, rowOf } from "../../model/layout.js";
import { readRule } from "../../model/puzzle-rules.js";
import { isRuleKind } from "../../model/rules.js";
import { swatchOf } from "./rule-swatch.js";
import { drawingSentence, suggestionGroups } from "./suggestion-ticks.js";

/** @typedef {import("../../formats/found.js").Found} Found */
/** @typedef {import("./suggestion-ticks.js").SuggestionGroup} SuggestionGroup */

/** So many rules of a kind are listed at once; more are folded. */
const mostOpen = 3;

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "settings">} app
 * @param {Found} found as it was read
 * @param {Iterable<string>} usual the texts of the rules that are ticked at first
 * @param {(ticked: ReadonlySet<string>) => void} changed
 * @param {import("./reading-choice.js").Decided | null} [decided] the reading that the list shows
 * @returns {Promise<{ element: HTMLElement, focus: () => void, ruleWords: import("../../i18n/rule-words.js").RuleWords
 *   }>} rejects when the sentences cannot be fetched
 */
export async function createSuggestedRules({ words, settings }, found, usual, changed, decided = null) {
  const ruleWords = await loadRuleWords(words.language);
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(found.layout));
  const cellName = (/** @type {number} */ cell) =>
    namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
  // Cells beneath fog are not named.
  const hasFog = keptFog(found.drawn) !== null;
  let ticked = new Set(usual);
  /** Show what is ticked. @type {(() => void)[]} */
  const shows = [];

  /** @param {readonly string[]} rules @param {boolean} isOn */
  function tick(rules, isOn) {
    ticked = new Set([...ticked].filter((rule) => !rules.includes(rule)).concat(isOn ? rules : []));
    for (const show of shows) show();
    changed(ticked);
  }

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

  /** @param {SuggestionGroup} group @param {number} index */
  function kindOf({ kind, certainty, word, rules }, index) {
    const about = `suggested-about-${index}`;
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
    const read = rules.map(
      (rule) => /** @type {import("../../model/puzzle-rules.js").OwnRule} */ (readRule(rule, layout)),
    );
    const name =
      rules.length > 1
        ? ruleWords("suggest.several", { name: ruleWords(`rule.${kind}.name`), count: rules.length })
        : hasFog
          ? ruleWords(`rule.${kind}.name`)
          : ruleName(read[0], ruleWords);
    const lines = () =>
      h(
        "ul",
        {},
        ...rules.map((rule, i) =>
          h("li", {}, box([rule], about, h("span", {}, ruleWithCells(read[i], ruleWords, cellName)))),
        ),
      );
    return h(
      "div",
      { class: "suggested-kind", role: "group", "aria-label": ruleWords(`rule.${kind}.name`) },
      box(rules, about, swatchOf(kind), h("b", {}, name)),
      h("p", { id: about }, how, " ", ruleWords(`rule.${kind}.rule`)),
      hasFog
        ? null
        : rules.length > mostOpen
          ? h("details", { ontoggle: showUnfolded }, h("summary", {}, ruleWords("suggest.each")), lines())
          : rules.length > 1 && lines(),
    );
  }

  /** A rule that is left out. @param {string} text */
  function named(text) {
    if (isRuleKind(text)) return words(`variant.${text}`);
    const rule = readRule(text, layout);
    if (!rule) return text;
    return hasFog ? ruleWords(`rule.${rule.kind}.name`) : ruleWithCells(rule, ruleWords, cellName);
  }

  const broken = [...new Set(found.broken.map(named))];
  const ofDrawing = drawingSentence(found);
  const every = found.suggested.map(({ rule }) => rule);
  const sentences = [
    every.length ? ruleWords("suggest.about") : "",
    ofDrawing ? ruleWords(ofDrawing) : "",
    broken.length ? ruleWords("suggest.broken", { rules: words.list(broken, "bare") }) : "",
  ];
  const element = h(
    "div",
    {
      class: "suggested-rules",
      role: "group",
      "aria-labelledby": "suggested-title",
      "aria-describedby": "suggested-about",
    },
    h("h3", { id: "suggested-title" }, ruleWords("suggest.title")),
    h("p", { id: "suggested-about" }, words.text(sentences)),
    h(
      "div",
      { class: "suggested-words" },
      h("h4", {}, words("open.rules")),
      h("p", {}, found.ruleset || ruleWords("suggest.no-words")),
    ),
    h(
      "div",
      { class: "suggested-kinds" },
      decided && h("p", { role: "status" }, words.text(readingSentences(decided, ruleWords))),
      every.length > 0 &&
        h(
          "div",
          { class: "open-ways" },
          h("button", { type: "button", class: "button", onclick: () => tick(every, true) }, ruleWords("suggest.all")),
          h(
            "button",
            { type: "button", class: "button", onclick: () => tick(every, false) },
            ruleWords("suggest.none"),
          ),
        ),
      ...suggestionGroups(found).map(kindOf),
    ),
  );
  return {
    ruleWords,
    element,
    /** Shows the list from its heading on, with the focus on the first box. */
    focus() {
      element.querySelector("input")?.focus({ preventScroll: true });
      element.scrollIntoView({ block: "start" });
    },
  };
}

/**
 * What is said of the one reading that has one solution.
 * @param {import("./reading-choice.js").Decided} decided
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
function readingSentences({ steps, count }, ruleWords) {
  const name = (/** @type {string} */ kind) =>
    ruleWords(/** @type {import("../../i18n/rule-words.js").RuleKey} */ (`rule.${kind}.name`));
  return [
    ruleWords("suggest.decided", { count }),
    ...steps
      .filter(([change]) => change === "instead")
      .map(([, kind, other]) => ruleWords("suggest.read-as", { name: name(kind), other: name(other) })),
  ];
}
