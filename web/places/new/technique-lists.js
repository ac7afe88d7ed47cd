/** Two lists of techniques, chosen by name: those that the path to the solution must show, and those that a puzzle must not need. */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { canOccur, levels, techniquesOf } from "../../model/techniques.js";

/** @typedef {import("../../i18n/steps/load.js").StepWords} StepWords has the names of techniques and levels */

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {() => Promise<StepWords>} loadNames
 */
export function techniqueLists(words, loadNames) {
  /** @type {Record<"need" | "avoid", Set<string>>} */
  const chosen = { need: new Set(), avoid: new Set() };
  let side = 9;
  /** @type {StepWords | null} */
  let names = null;
  const lists = [list("need", words("more.need")), list("avoid", words("more.avoid"))];
  const element = h("div", { class: "fields" }, ...lists.map((each) => each.element));

  /** @param {"need" | "avoid"} kind @param {string} label */
  function list(kind, label) {
    const select = h("select", { onchange: add });
    const kept = h("ul", { class: "kept" });

    function add() {
      const id = select.value;
      select.value = "";
      if (!id) return;
      chosen[kind].add(id);
      chosen[kind === "need" ? "avoid" : "need"].delete(id);
      for (const each of lists) each.show();
      select.focus();
    }

    /** @param {string} id */
    function item(id) {
      const technique = nameOf(id);
      const remove = () => {
        chosen[kind].delete(id);
        show();
        select.focus();
      };
      return h("li", {}, h("button", { type: "button", class: "chip kept-one", "aria-label": words(kind === "need" ? "more.remove-need" : "more.remove-avoid", { technique }), onclick: remove },
        h("span", { lang: names?.language }, technique), icon("close")));
    }

    function show() {
      kept.replaceChildren(...[...chosen[kind]].map(item));
      kept.hidden = chosen[kind].size === 0;
    }

    function fill() {
      const none = h("option", { value: "" }, words("more.add"));
      const groups = levels.map((level) => h("optgroup", { label: names?.(`level.${level}`) ?? "" },
        ...techniquesOf(level).filter((id) => canOccur(id, side)).map((id) => h("option", { value: id }, nameOf(id)))));
      select.replaceChildren(none, ...groups);
      show();
    }

    return { element: h("div", { class: "fields" }, h("label", { class: "field" }, h("span", {}, label), select), kept), fill, show };
  }

  /** @param {string} id */
  function nameOf(id) {
    return names?.(`technique.${id}.name`) ?? id;
  }

  return {
    element,
    nameOf,
    /** Loads the names of the techniques. */
    async load() {
      names = await loadNames();
      for (const each of lists) each.fill();
    },
    /** @param {number} now the side of the board, on which some techniques never occur */
    follow(now) {
      side = now;
      for (const kind of /** @type {const} */ (["need", "avoid"])) for (const id of chosen[kind]) if (!canOccur(id, side)) chosen[kind].delete(id);
      for (const each of lists) each.fill();
    },
    value() {
      const { need, avoid } = chosen;
      if (need.size + avoid.size === 0) return undefined;
      return { ...(need.size && { shown: [...need] }), ...(avoid.size && { forbidden: [...avoid] }) };
    },
  };
}
