/**
 * The techniques that hints, the list of steps and the path use: a fold for each level. At least one technique stays
 * selected.
 */
import { h } from "../../controls/dom.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { effect } from "../../model/signals.js";
import { levels, techniquesOf } from "../../model/techniques.js";

/** @typedef {import("../shell/app.js").App} App */

/** @param {App} app */
export function techniqueFields({ words, settings }) {
  const told = h("p", { class: "dialog-told", role: "status" });
  const folds = levels.map((level) => levelFold(level, { words, setting: settings.without, told }));
  const end = effect(() => {
    for (const fold of folds) fold.show(new Set(settings.without.value));
  });
  nameTechniques(folds, settings).catch(() => {
    told.textContent = words("error.no-explanations");
  });
  return {
    element: h(
      "div",
      {},
      h("p", { class: "hint" }, words("teach.techniques-note")),
      ...folds.map(({ element }) => element),
      told,
    ),
    dispose: end,
  };
}

/**
 * The names of the techniques are loaded when they are first wanted.
 * @param {ReturnType<typeof levelFold>[]} folds
 * @param {App["settings"]} settings
 */
async function nameTechniques(folds, { language, englishNames }) {
  const local = await loadStepWords(language.peek(), englishNames.peek());
  for (const fold of folds) fold.name(local);
}

/**
 * A level with its techniques. The box of the level stands for all of them.
 *
 * @param {import("../../model/techniques.js").Level} level
 * @param {{ words: App["words"], setting: App["settings"]["without"], told: HTMLElement }} options
 */
function levelFold(level, { words, setting, told }) {
  const ids = techniquesOf(level);
  const boxes = ids.map((id) =>
    h("input", { type: "checkbox", onchange: (/** @type {Event} */ event) => change([id], event) }),
  );
  const all = h("input", { type: "checkbox", onchange: (/** @type {Event} */ event) => change(ids, event) });
  const levelName = h("span", { id: `set-level-${level}` });
  const count = h("span", { id: `set-level-${level}-count`, class: "count" });
  const names = ids.map(() => h("span", {}));

  /** @param {readonly string[]} changed @param {Event} event */
  function change(changed, { target }) {
    const without = new Set(setting.peek());
    for (const id of changed) without[/** @type {HTMLInputElement} */ (target).checked ? "delete" : "add"](id);
    const isEmpty = levels.flatMap(techniquesOf).every((id) => without.has(id));
    told.textContent = isEmpty ? words("teach.one-at-least") : "";
    if (isEmpty) show(new Set(setting.peek()));
    else setting.value = [...without];
  }

  /** @param {ReadonlySet<string>} without */
  function show(without) {
    boxes.forEach((box, i) => {
      box.checked = !without.has(ids[i]);
    });
    const kept = ids.filter((id) => !without.has(id)).length;
    all.checked = kept > 0;
    all.indeterminate = kept > 0 && kept < ids.length;
    count.textContent = words("teach.kept", { kept, all: ids.length });
  }

  return {
    element: h(
      "div",
      { class: "technique-level" },
      h("label", { class: "check" }, all, levelName),
      h(
        "details",
        {},
        h("summary", { "aria-labelledby": `${levelName.id} ${count.id}` }, count),
        ...boxes.map((box, i) => h("label", { class: "check" }, box, names[i])),
      ),
    ),
    show,
    /** @param {import("../../i18n/steps/step-words.js").StepWords} local */
    name(local) {
      levelName.textContent = local(`level.${level}`);
      names.forEach((name, i) => {
        name.textContent = local(`technique.${ids[i]}.name`);
      });
    },
  };
}
