/** New puzzles with rules: killers, lines and dots, in the dialog for a new game. Built when the player unfolds it. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { selectField } from "../../controls/fields.js";
import { cellsOf } from "../../formats/line.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { layoutOfSide } from "../../model/layout.js";
import { ask } from "../../model/question.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {{ layout: string, givens: number[], rules: readonly string[], seed: number, name: string }} RuledPuzzle */

/** What can be made: the rules as the engine takes them, and the kinds that name them. @type {readonly { rules: string, kinds: readonly string[] }[]} */
const offered = [
  { rules: "killer", kinds: ["cage"] }, { rules: "thermometer", kinds: ["thermometer"] }, { rules: "arrow", kinds: ["arrow"] }, { rules: "white-dot,black-dot", kinds: ["white-dot", "black-dot"] },
  { rules: "whisper", kinds: ["whisper"] }, { rules: "renban", kinds: ["renban"] }, { rules: "cage,thermometer,arrow,white-dot,renban", kinds: [] },
];
/** The sides of boards that are offered, with the largest cage of a killer. */
const sides = /** @type {const} */ ([[4, 3], [6, 4], [9, 5]]);

/**
 * @param {Pick<App, "engine" | "store" | "words">} app
 * @param {(made: RuledPuzzle) => void} use
 */
export function createRuledFields({ engine, store, words }, use) {
  const told = h("p", { class: "dialog-told", role: "status" });
  const stopButton = h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop"));
  const working = h("div", { class: "asking", hidden: true }, h("progress", { "aria-label": words("new.busy") }), stopButton);
  const buttons = h("div", { class: "level-row", role: "group", "aria-label": words("new.ruled") });
  let side = /** @type {number} */ (9);
  const size = selectField(words("new.ruled-size"), sides.map(([value]) => ({ value: /** @type {number} */ (value), label: `${value} × ${value}` })), side, (chosen) => { side = chosen; });
  let asking = new AbortController();

  /** @param {(typeof offered)[number]} choice @param {string} name */
  async function make({ rules }, name) {
    asking.abort();
    const { signal } = asking = new AbortController();
    const { name: layout } = /** @type {import("../../model/layout.js").Layout} */ (layoutOfSide(side));
    const [, largest] = sides.find(([each]) => each === side) ?? sides[2];
    working.hidden = false;
    told.textContent = words("new.busy");
    try {
      const made = await ask({ store, about: "game", signal }, (_, stopping) => engine.generateWithRules({
        rules, layout, ...(rules === "killer" ? { cells: /** @type {[number, number]} */ ([1, largest]) } : {}), signal: stopping,
      }), (found) => found);
      if (made) use({ layout, givens: cellsOf(made.puzzle, layout), rules: made.rules, seed: made.seed, name });
      else told.textContent = "";
    } catch (error) {
      told.textContent = /** @type {{ code?: string }} */ (error).code === "not-found" ? words("new.ruled-missed") : errorSentence(error, words);
    } finally {
      if (asking.signal === signal) working.hidden = true;
    }
  }

  return {
    element: h("div", { class: "fields" }, size.element, buttons, told, working),
    /** Names the puzzles. @returns {Promise<void>} rejects when the names cannot be fetched */
    async load() {
      const ruleWords = await loadRuleWords(/** @type {import("../../i18n/languages.js").Language} */ (words.language));
      buttons.replaceChildren(...offered.map((choice) => {
        const name = choice.kinds.length ? ruleWords(`rule.${choice.kinds[0]}.name`) : words("new.ruled-mix");
        const label = choice.rules === "killer" ? words("new.killer") : choice.kinds.length > 1 ? words("new.dots") : name;
        return h("button", { type: "button", class: "button level", onclick: () => void make(choice, label) }, label);
      }));
    },
    close: () => asking.abort(),
  };
}
