/**
 * The fields for what a setter says of the puzzle that is entered: title, author, the rules in words, and a message.
 */
import { h } from "../../controls/dom.js";
import { textField } from "../../controls/fields.js";
import { showUnfolded } from "../../controls/unfolding.js";
import { authorWords, longestAuthor, longestTitle, withAuthorWords } from "../../model/author-words.js";
import { longestRuleset } from "../../model/game.js";

/** @typedef {(typeof authorWords)[number]} Name */

/**
 * @param {Pick<import("../shell/app.js").App, "store">} app
 * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
 */
export function createSetterWords({ store }, ruleWords) {
  /** The game whose words the fields show. */
  let shown = "";

  /** @param {Name} name @param {string} value */
  function keep(name, value) {
    const state = store.state();
    if (state.game.id === shown) store.replace(withAuthorWords(state, { [name]: value }));
  }

  const line = (/** @type {Name} */ name, /** @type {string} */ label, /** @type {number} */ most) => {
    const field = textField(label, { most, changed: (value) => keep(name, value) });
    field.input.dir = "auto";
    return field;
  };
  const lines = (/** @type {Name} */ name, /** @type {string} */ label, /** @type {number} */ rows) => {
    const input = h("textarea", {
      dir: "auto",
      rows,
      maxlength: longestRuleset,
      oninput: () => keep(name, input.value.trim()),
    });
    return { element: h("label", {}, label, input), input };
  };
  const fields = {
    title: line("title", ruleWords("setter-words.called"), longestTitle),
    author: line("author", ruleWords("setter-words.author"), longestAuthor),
    ruleset: lines("ruleset", ruleWords("setter-words.rules"), 5),
    message: lines("message", ruleWords("setter-words.message"), 2),
  };
  const element = h(
    "details",
    { class: "open-rules", ontoggle: showUnfolded },
    h("summary", {}, ruleWords("setter-words.title")),
    h(
      "div",
      { class: "card-body" },
      ...authorWords.map((name) => fields[name].element),
      h("p", { class: "hint" }, ruleWords("setter-words.about")),
    ),
  );

  return {
    element,
    /**
     * Shows the words of a puzzle that is entered, and nothing of any other.
     * @param {import("../../model/state.js").State} state
     */
    show({ activity, isForeign, game }) {
      element.hidden = activity !== "enter" || isForeign;
      if (shown === game.id) return;
      shown = game.id;
      for (const name of authorWords) fields[name].input.value = game.origin[name] ?? "";
    },
  };
}
