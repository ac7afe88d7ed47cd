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
  const lines = (/** @type {Name} */ name, /** @type {number} */ rows, label = "") => {
    const input = h("textarea", {
      dir: "auto",
      rows,
      maxlength: longestRuleset,
      "aria-label": label || undefined,
      oninput: () => keep(name, input.value.trim()),
    });
    return { input };
  };
  const told = ruleWords("setter-words.message");
  const fields = {
    title: line("title", ruleWords("setter-words.called"), longestTitle),
    author: line("author", ruleWords("setter-words.author"), longestAuthor),
    ruleset: lines("ruleset", 5),
    message: lines("message", 2, told),
  };
  /** Whoever solves the puzzle of another author must not see the message. */
  const secret = h("details", {}, h("summary", {}, told), fields.message.input);
  /** What the setter unfolds is scrolled to; what the page unfolds is not. */
  const pressed = () => element.addEventListener("toggle", showUnfolded, { once: true });
  const element = h(
    "details",
    { class: "open-rules" },
    h("summary", { onclick: pressed }, ruleWords("setter-words.title")),
    h(
      "div",
      { class: "card-body" },
      fields.title.element,
      fields.author.element,
      h("label", { class: "field" }, h("span", {}, ruleWords("setter-words.rules")), fields.ruleset.input),
      secret,
      h("p", { class: "hint" }, ruleWords("setter-words.about")),
    ),
  );

  return {
    element,
    /**
     * Shows the words of a puzzle that is entered, unfolded where it has some, and nothing of any other.
     * @param {import("../../model/state.js").State} state
     */
    show({ activity, isForeign, game }) {
      element.hidden = activity !== "enter" || isForeign;
      if (shown === game.id) return;
      shown = game.id;
      for (const name of authorWords) fields[name].input.value = game.origin[name] ?? "";
      secret.open = !game.origin.message;
      element.open = authorWords.some((name) => game.origin[name]);
    },
  };
}
