/** The dialog that asks which technique is to be practised. */
import { h } from "../controls/dom.js";
import { canOccur, levels, techniquesOf } from "../model/techniques.js";
import { createDialog, openDialog } from "./dialog.js";

/**
 * @param {Pick<import("./teacher.js").Teacher, "page" | "telling">} teacher
 * @param {{ sideNow: () => number, chosen: (technique: string) => void }} options `sideNow` tells the side of the board
 * @returns {() => Promise<void>} opens it
 */
export function chooseTechnique({ page: { words, say }, telling }, { sideNow, chosen }) {
  const select = h("select", { id: "practice-technique", onchange: tell });
  const about = h("p", { class: "dialog-told" });
  const form = h("form", { method: "dialog", onsubmit: () => chosen(select.value) },
    h("div", { class: "field" }, h("label", { for: "practice-technique" }, words("practice.technique")), select), about,
    h("div", { class: "dialog-foot" }, h("button", { class: "button button-main" }, words("practice.start"))));
  /** @type {HTMLDialogElement | undefined} */
  let dialog;
  /** @type {import("./telling.js").StepWords | null} */
  let local = null;

  function tell() {
    about.textContent = local?.(`technique.${select.value}.about`) ?? "";
  }

  /** @param {import("./telling.js").StepWords} spoken @param {string} language */
  function fill(spoken, language) {
    const before = select.value;
    const side = sideNow();
    select.lang = about.lang = language;
    select.replaceChildren(...levels.map((level) => h("optgroup", { label: spoken(`level.${level}`) },
      ...techniquesOf(level).filter((id) => canOccur(id, side)).map((id) => h("option", { value: id }, spoken(`technique.${id}.name`))))));
    select.value = before;
    if (!select.value) select.value = "naked-pair";
  }

  return async () => {
    try {
      const { words: spoken, language } = await telling();
      dialog ??= createDialog(words, words("practice.title"), form);
      local = spoken;
      fill(spoken, language);
      tell();
      openDialog(dialog);
    } catch {
      say(words("teach.no-words"), "error");
    }
  };
}
