/** The dialog with the language of explanations, the names of cells, and the techniques that count. */
import { h } from "../controls/dom.js";
import { levels, techniquesOf } from "../model/techniques.js";
import { createDialog, openDialog } from "./dialog.js";
import { choiceField } from "./fields.js";
import { namingsOffered, tellingLanguages } from "./teaching-choices.js";

/** @typedef {import("../model/techniques.js").Level} Level */
/** @typedef {import("./telling.js").StepWords} StepWords */

const namingLabels = /** @type {const} */ ({ "rc": "teach.cells-rc", "a1": "teach.cells-a1", "column-letters": "teach.cells-letters" });

/**
 * @param {Pick<import("./teacher.js").Teacher, "page" | "choices" | "telling">} teacher
 * @returns {() => void} opens it
 */
export function createTeachingSettings({ page: { words }, choices, telling }) {
  /** @type {HTMLDialogElement | undefined} */
  let dialog;
  /** @type {(() => void)[]} */
  const relabel = [];

  function create() {
    const { language, naming } = choices.now();
    const languages = choiceField(words("teach.language"), Object.entries(tellingLanguages).map(([value, label]) => ({ value, label })),
      language, (value) => choices.change({ language: value }));
    languages.element.querySelectorAll("input").forEach((input) => { input.nextElementSibling?.setAttribute("lang", input.value); });
    const names = choiceField(words("teach.cells"), namingsOffered.map((value) => ({ value, label: words(namingLabels[value]) })),
      naming, (value) => choices.change({ naming: value }));
    const told = h("p", { class: "dialog-told", role: "status" });
    const form = h("form", { method: "dialog", class: "teach-choices" }, languages.element, names.element,
      h("fieldset", { class: "choice techniques" }, h("legend", {}, words("teach.techniques")), h("p", { class: "hint" }, words("teach.techniques-note")),
        ...levels.map((level) => levelFields(level, told))),
      told, h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, words("teach.done"))));
    choices.subscribe(label);
    return createDialog(words, words("teach.settings"), form);
  }

  /** A level with all of its techniques; the box of the level stands for them. @param {Level} level @param {HTMLElement} told */
  function levelFields(level, told) {
    const ids = techniquesOf(level);
    const boxes = ids.map((id) => h("input", { type: "checkbox", onchange: () => keep(id, [id]) }));
    const all = h("input", { type: "checkbox", onchange: () => keep(null, ids) });
    const levelName = h("span", { id: `level-${level}` });
    const count = h("span", { id: `level-${level}-kept`, class: "count" });
    const names = ids.map(() => h("span", {}));

    /** @param {string | null} id null for the level @param {readonly string[]} changed */
    function keep(id, changed) {
      const wanted = id === null ? all.checked : boxes[ids.indexOf(id)].checked;
      const without = new Set(choices.now().without);
      for (const each of changed) without[wanted ? "delete" : "add"](each);
      const isEmpty = levels.flatMap(techniquesOf).every((each) => without.has(each));
      told.textContent = isEmpty ? words("teach.one-at-least") : "";
      if (!isEmpty) choices.change({ without: [...without] });
      show();
    }

    function show() {
      const without = new Set(choices.now().without);
      boxes.forEach((box, i) => { box.checked = !without.has(ids[i]); });
      const kept = ids.filter((id) => !without.has(id)).length;
      all.checked = kept > 0;
      all.indeterminate = kept > 0 && kept < ids.length;
      count.textContent = words("teach.kept", { kept, all: ids.length });
    }

    relabel.push(async () => {
      const { words: local, language } = await telling();
      [levelName, ...names].forEach((name) => { name.lang = language; });
      levelName.textContent = local(levelKeys[level]);
      names.forEach((name, i) => { name.textContent = local(`technique.${ids[i]}.name`); });
    });
    show();
    return h("div", { class: "technique-level" },
      h("label", { class: "check" }, all, levelName),
      h("details", {}, h("summary", { "aria-labelledby": `${levelName.id} ${count.id}` }, count), ...boxes.map((box, i) => h("label", { class: "check" }, box, names[i]))));
  }

  const label = () => relabel.forEach((each) => each());

  return () => {
    dialog ??= create();
    label();
    openDialog(dialog);
  };
}

const levelKeys = /** @type {const} */ ({ 1: "level.1", 2: "level.2", 3: "level.3", 4: "level.4", 5: "level.5" });
