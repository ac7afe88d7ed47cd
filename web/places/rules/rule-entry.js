/** The form that adds a rule: a kind, the selected cells, a value. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { selectField, textField } from "../../controls/fields.js";
import { puzzleText } from "../../formats/masks.js";
import { effect } from "../../model/signals.js";
import { layoutOf } from "../../model/position.js";
import { inRuleOrder, ownRuleTable, rulesOfTexts, writeRule } from "../../model/puzzle-rules.js";
import { ruleCells } from "./rule-cells.js";
import { ruleName } from "../../controls/rules/rule-names.js";
import { orderAfter } from "./selected-order.js";

/** @typedef {import("../../model/puzzle-rules.js").OwnRuleRow & { kind: import("../../model/puzzle-rules.js").OwnRuleKind }} Row */

/** The kinds that a person can enter: the others are tables. */
const offered = /** @type {readonly Row[]} */ (ownRuleTable).filter(({ isTable }) => !isTable);
/** The values that a kind begins with. @type {Record<string, (side: number) => number>} */
const usualValues = { "white-dot": () => 1, "black-dot": () => 2, "pair-sum": () => 10, whisper: (side) => Math.ceil(side / 2), lockout: (side) => Math.ceil(side / 2) - 1, "negative-white": () => 1, "negative-black": () => 2 };

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/messages.js").Words} ruleWords
 */
export function createRuleEntry(app, ruleWords) {
  const { words, store, actions, say, engine } = app;
  let row = offered[0];
  /** @type {readonly number[]} */
  let selected = [];
  /** @type {import("./rule-cells.js").Direction} */
  let along = "row";
  const how = h("p", { class: "hint" });
  const kind = selectField(ruleWords("compose-rule.kind"), offered.map((each) => ({ value: each.kind, label: ruleWords(`rule.${each.kind}.name`) })), row.kind, (chosen) => {
    row = /** @type {Row} */ (offered.find((each) => each.kind === chosen));
    show();
  });
  const value = textField(ruleWords("compose-rule.value"), { most: 60 });
  const direction = selectField(ruleWords("compose-rule.direction"), [{ value: "row", label: ruleWords("compose-rule.row") }, { value: "column", label: ruleWords("compose-rule.column") }], /** @type {import("./rule-cells.js").Direction} */ ("row"), (chosen) => { along = chosen; });
  const told = h("p", { class: "dialog-told", role: "status" });
  const add = h("button", { type: "submit", class: "button button-main" }, ruleWords("compose-rule.add"));
  const element = h("form", {
    class: "rule-entry", onsubmit: (/** @type {Event} */ event) => {
      event.preventDefault();
      void addRule();
    },
  }, kind.element, how, h("div", { class: "rule-entry-row" }, value.element, direction.element, add), told);

  const side = () => layoutOf(store.state().position).side;

  function show() {
    how.textContent = `${ruleWords(`rule.${row.kind}.rule`)} ${ruleWords(`compose-rule.${row.shape}`)}`;
    value.element.hidden = !row.values;
    direction.element.hidden = !["full-line", "directed-line"].includes(row.shape);
    value.input.value = String(usualValues[row.kind]?.(side()) ?? "");
    told.textContent = "";
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    told.textContent = sentence;
  }

  /** What is wrong with the rule. @param {unknown} error of the engine */
  function refusal(error) {
    const { code = "", details: { found = 0, expected = 0 } = {} } = Object(error);
    if (code === "bad-rule-value") return ruleWords("compose-rule.value-wrong", { least: found, most: expected });
    if (code === "wrong-rule-values") return ruleWords("compose-rule.value-missing");
    return /-rule-cells?$/.test(code) ? ruleWords("compose-rule.cells-wrong") : errorSentence(error, words);
  }

  async function addRule() {
    const before = store.state();
    const { position } = before;
    const cells = ruleCells(row.shape, selected, side(), along);
    if (!cells) return refuse(ruleWords("compose-rule.cells-wrong"));
    const values = value.element.hidden || value.input.value.trim() === "" ? [] : value.input.value.split(/[\s,;]+/).filter(Boolean).map(Number);
    if (values.some((each) => !Number.isInteger(each) || each < 0)) return refuse(ruleWords("compose-rule.value-wrong", { least: 0, most: side() ** 2 }));
    const rule = { kind: row.kind, cells, values };
    const text = writeRule(rule, side());
    if (position.rules?.includes(text)) return refuse(ruleWords("compose-rule.known"));
    try {
      // The engine knows which cells and values a kind has. Its sentence says what is wrong.
      await engine.parse(puzzleText({ layout: position.layout, cells: position.givens.map(() => 0), rules: [text] }), { layout: position.layout });
    } catch (error) {
      return refuse(refusal(error));
    }
    if (store.state().position !== position) return undefined;
    const rules = inRuleOrder([...rulesOfTexts(position.rules ?? [], side()), rule]).map((each) => writeRule(each, side()));
    actions.goTo({ ...position, rules });
    const sentence = ruleWords("compose-rule.added", { name: ruleName(rule, ruleWords) });
    told.textContent = sentence;
    say(sentence);
    return undefined;
  }

  const stop = effect(() => { selected = orderAfter(selected, store.signal.value, layoutOf(store.signal.value.position).side); });
  show();
  return { element, dispose: stop };
}
