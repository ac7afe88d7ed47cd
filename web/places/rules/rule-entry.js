/**
 * The form that adds a rule: a kind, the selected cells or a press at an edge, a corner or beside the grid, a value.
 */
import { ruleLimits } from "../../model/rule-limits.js";
import { listening } from "../../board/extension-input.js";
import { kindLooks } from "../../board/rules/kinds/index.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { checkField, selectField, textField } from "../../controls/fields.js";
import { codeOfError } from "../../model/error-codes.js";
import { isSquare } from "../../model/layout.js";
import { effect } from "../../model/signals.js";
import { layoutOf } from "../../model/position.js";
import { ownRuleTable } from "../../model/puzzle-rules.js";
import { areasOf, ruleCells } from "./rule-cells.js";
import { createPartTicks } from "./part-ticks.js";
import { createRuleChanges } from "./rule-changes.js";
import { ruleName } from "../../controls/rules/rule-names.js";
import { orderAfter, pathAfter } from "./selected-order.js";
import { cellsAtSpot, reachOf, spotOf } from "./spot-zones.js";

/**
 * @typedef {import("../../model/puzzle-rules.js").OwnRuleRow & { kind: Exclude<
 *   import("../../model/puzzle-rules.js").OwnRuleKind, "all-of"> }} Row
 */

/** The kinds that a person can enter: the others are tables. Rules that are all true are entered one by one. */
const offered = /** @type {readonly import("../../model/puzzle-rules.js").OwnRuleRow[]} */ (ownRuleTable).filter(
  /** @type {(row: import("../../model/puzzle-rules.js").OwnRuleRow) => row is Row} */ (
    ({ isTable, kind }) => !isTable && kind !== "all-of"
  ),
);

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 * @param {() => boolean} isOpen whether rules can be entered now
 */
export function createRuleEntry(app, ruleWords, isOpen) {
  const { words, store, actions, say, focusBoard, extendBoard } = app;
  const changes = createRuleChanges(app, isOpen);
  let row = offered[0];
  /** @type {readonly number[]} */
  let selected = [];
  /** @type {readonly number[]} */
  let path = [];
  /** @type {import("./rule-cells.js").Direction} */
  let along = "row";
  const how = h("p", { class: "hint", id: "rule-entry-how" });
  const kind = selectField(
    ruleWords("compose-rule.kind"),
    offered
      .map((each) => ({ value: each.kind, label: ruleWords(`rule.${each.kind}.name`) }))
      .sort((one, other) => one.label.localeCompare(other.label, words.language)),
    row.kind,
    (chosen) => {
      row = /** @type {Row} */ (offered.find((each) => each.kind === chosen));
      show();
    },
  );
  const value = textField(ruleWords("compose-rule.value"), { most: 60 });
  const direction = selectField(
    ruleWords("compose-rule.direction"),
    [
      { value: "row", label: ruleWords("compose-rule.row") },
      { value: "column", label: ruleWords("compose-rule.column") },
    ],
    /** @type {import("./rule-cells.js").Direction} */ ("row"),
    (chosen) => {
      along = chosen;
    },
  );
  /** For those who cannot drag and have no keyboard. */
  const oneByOne = checkField(ruleWords("compose-rule.one-by-one"), false);
  const isOneByOne = () => oneByOne.value() && row.shape !== "parts";
  const ticks = createPartTicks(app, ruleWords, how.id);
  const told = h("p", { class: "dialog-told" });
  const byKeys = h("p", { class: "hint rule-entry-keys" }, ruleWords("compose-rule.keys"));
  const add = h("button", { type: "submit", class: "button button-main" }, ruleWords("compose-rule.add"));
  const element = h(
    "form",
    {
      class: "rule-entry",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        const isTyped = document.activeElement === value.input;
        void addRule().then((isAdded) => {
          if (isAdded && isTyped) focusBoard();
        });
      },
    },
    kind.element,
    ticks.element,
    h("div", { class: "rule-entry-row" }, value.element, direction.element, add),
    told,
    how,
    oneByOne.element,
    byKeys,
  );

  const layoutNow = () => layoutOf(store.state().position);
  const spotNow = () => spotOf(row.shape, kindLooks[row.kind].clue !== undefined);

  const fewestParts = () => (row.kind === "doublers" ? 1 : 2);
  const partsWanted = () => ruleWords(row.kind === "doublers" ? "compose-rule.counted" : "compose-rule.parts");

  /** Why no rule of the kind fits the board; null when one can. */
  function misfit() {
    const layout = layoutNow();
    if (row.needsSquare && !isSquare(layout)) return ruleWords("compose-rule.needs-square");
    if (layout.digitCount <= (row.mostDigits ?? Infinity)) return null;
    return words("error.wrong-rule-side", { symbol: ruleWords(`rule.${row.kind}.name`), expected: layout.digitCount });
  }

  function show() {
    const spot = spotNow();
    const misfitNow = misfit();
    how.textContent = [
      ruleWords(`rule.${row.kind}.rule`),
      ...(misfitNow
        ? [misfitNow]
        : [
            row.shape === "parts" ? partsWanted() : ruleWords(`compose-rule.${row.shape}`),
            ...(spot ? [ruleWords(`compose-rule.press-${spot}`)] : []),
          ]),
    ].join(" ");
    value.element.hidden = !row.values || row.shape === "lists";
    direction.element.hidden = !["full-line", "directed-line"].includes(row.shape);
    ticks.element.hidden = row.shape !== "parts";
    oneByOne.element.hidden = byKeys.hidden = row.shape === "parts";
    // What is to be ticked is said before the boxes.
    (row.shape === "parts" ? kind.element : told).after(how);
    value.input.value = String(kindLooks[row.kind].usual?.(layoutNow().digitCount) ?? "");
    told.textContent = "";
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    told.textContent = sentence;
    say(sentence, "error");
    return false;
  }

  /** What cells the kind of rule needs, and, when some are selected, that they are others. */
  function cellsWrong() {
    const needed = ruleWords(`compose-rule.${row.shape}`);
    if (!selected.length) return needed;
    const sentences = [ruleWords("compose-rule.cells-wrong"), needed];
    // Each press has selected another cell in place of the one before.
    if (selected.length === 1 && !oneByOne.value())
      sentences.push(ruleWords("compose-rule.tick-one-by-one", { field: ruleWords("compose-rule.one-by-one") }));
    return sentences.join(" ");
  }

  /**
   * What is wrong with the rule.
   * @param {unknown} error of the engine
   * @param {boolean} isPressed whether a press has chosen the cells
   */
  function refusal(error, isPressed) {
    const code = codeOfError(error);
    const { found = 0, expected = 0 } = Object(error).details ?? {};
    if (code === "bad-rule-value") return ruleWords("compose-rule.value-wrong", { least: found, most: expected });
    if (code === "wrong-rule-values") return ruleWords("compose-rule.value-missing");
    if (code === "wrong-rule-cells" || code === "bad-rule-cell" || code === "repeated-rule-cell")
      return isPressed ? ruleWords("compose-rule.cells-wrong") : cellsWrong();
    return errorSentence(error, words);
  }

  /** The values in the field, or the sizes of the selected areas; null when the values are no numbers. */
  function valuesNow() {
    if (row.shape === "lists") return areasOf(selected, layoutNow()).map(({ length }) => length);
    const values =
      value.element.hidden || value.input.value.trim() === ""
        ? []
        : value.input.value
            .split(/[\s,;]+/)
            .filter(Boolean)
            .map(Number);
    return values.every((each) => Number.isInteger(each) && each >= 0) ? values : null;
  }
  function valueRange() {
    const { digitCount } = layoutNow();
    const [least, greatest] = ruleLimits[row.kind] ?? [0, []];
    return { least, most: greatest[digitCount - 2] ?? digitCount ** 2 };
  }
  const valuesWrong = () => refuse(ruleWords("compose-rule.value-wrong", valueRange()));

  /** Adds the rule of the selected cells. @returns {Promise<boolean>} whether the rule was added */
  async function addRule() {
    const misfitNow = misfit();
    if (misfitNow) return refuse(misfitNow);
    if (row.shape === "parts") {
      const parts = ticks.ticked();
      const values = valuesNow();
      if (!values) return valuesWrong();
      return parts.length < fewestParts() ? refuse(partsWanted()) : tellOf(await changes.join(row.kind, values, parts));
    }
    const cells = ruleCells(row.shape, { selected, path }, layoutNow(), along);
    if (!cells) return refuse(cellsWrong());
    const values = valuesNow();
    if (!values) return valuesWrong();
    const change = await changes.add({ kind: row.kind, cells, values }, kindLooks[row.kind].joins);
    if (change.made === "refused" && ["wrong-rule-values", "bad-rule-value"].includes(codeOfError(change.error) ?? ""))
      value.input.focus();
    return tellOf(change);
  }

  /** A press at a spot. @param {readonly number[]} cells */
  async function pressSpot(cells) {
    const values = valuesNow();
    if (!values) return valuesWrong();
    return tellOf(await changes.press({ kind: row.kind, cells, values }), true);
  }

  /**
   * Tells what has changed, or why nothing has.
   * @param {import("./rule-changes.js").Change} change
   * @param {boolean} [isPressed] whether a press has chosen the cells
   * @returns {boolean} whether a rule was added
   */
  function tellOf(change, isPressed = false) {
    switch (change.made) {
      case "added":
        tell(ruleWords("compose-rule.added", { name: ruleName(change.rule, ruleWords) }));
        if (isOneByOne()) actions.selectCell(null);
        break;
      case "removed":
        tell(
          `${ruleWords("compose-rule.removed", { name: ruleName(change.rule, ruleWords) })} ${ruleWords("compose-rule.undone")}`,
        );
        break;
      case "known":
        refuse(ruleWords("compose-rule.known"));
        break;
      case "refused":
        refuse(refusal(change.error, isPressed));
        break;
      default:
    }
    return change.made === "added";
  }

  /** @param {string} sentence */
  function tell(sentence) {
    told.textContent = sentence;
    say(sentence);
  }

  /** The key on the board: first the value, where one is to be typed for each rule, then the rule. */
  function enter() {
    if (value.element.hidden || kindLooks[row.kind].usual) return void addRule();
    value.input.focus();
    return value.input.select();
  }

  // Presses at edges and corners and beside the grid, and the key Enter on the board.
  const release = extendBoard({
    listen: listening({
      hit({ cell, point, size }) {
        if (!isOpen()) return null;
        const spot = spotNow();
        const cells = spot && cellsAtSpot(spot, row.shape, point, layoutNow(), reachOf(size));
        if (cells) return () => void pressSpot(cells);
        return isOneByOne() ? () => actions.selectCell(cell, { add: true }) : null;
      },
      keys({ key, ctrlKey, metaKey, altKey, shiftKey }) {
        if (key !== "Enter" || ctrlKey || metaKey || altKey || shiftKey || !isOpen()) return false;
        enter();
        return true;
      },
    }),
  });

  const stop = effect(() => {
    ticks.show(store.signal.value.position);
    const layout = layoutOf(store.signal.value.position);
    selected = orderAfter(selected, store.signal.value, layout);
    path = pathAfter(path, store.signal.value, layout);
  });
  show();
  return {
    element,
    dispose() {
      stop();
      release();
    },
  };
}
