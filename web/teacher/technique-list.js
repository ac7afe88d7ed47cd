/** The techniques by level, each with a button that starts an exercise and with what the player has mastered. */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { guideNames } from "../model/guides.js";
import { layoutOf } from "../model/position.js";
import { computed, effect } from "../model/signals.js";
import { canOccur, levels, ratedTechniques, techniquesOf } from "../model/techniques.js";
import { lessonAddress } from "./lesson-address.js";
import { loadLessons } from "./lesson-texts.js";
import { isMastered, masteredAfter } from "./mastery.js";
import { runWork } from "./room.js";

/** @typedef {import("../model/techniques.js").Level} Level */
/** @typedef {import("./explanations.js").Explainer} Explainer */

const levelKeys = /** @type {const} */ ({ 1: "level.1", 2: "level.2", 3: "level.3", 4: "level.4", 5: "level.5" });

/**
 * @param {import("./room.js").Room} room
 * @param {{ start: (technique: string) => void, startLevel: (level: Level) => void }} practice
 */
export function createTechniqueList(room, { start, startLevel }) {
  const { teaching: { explanations, mastery: { record } }, words, store } = room;
  const guideList = h("ul", { class: "guide-lines" });
  const guides = h("div", {}, h("h2", {}, words("lesson.guides")), guideList);
  const element = h("section", { class: "techniques", "aria-label": words("techniques.title") }, guides, h("h2", {}, words("techniques.title")));
  const side = computed(() => layoutOf(store.signal.value.position).side);
  /** @type {Explainer | null} */
  let explainer = null;

  function fill() {
    if (!explainer) return;
    const { words: names } = explainer;
    const open = new Set([...element.querySelectorAll("details[open]")].map((fold) => /** @type {HTMLElement} */ (fold).dataset.level));
    element.replaceChildren(guides, /** @type {Element} */ (element.children[1]), ...levels.map((level) => levelFold(level, names, open.has(String(level)))), ratedFold(names));
  }

  /** The techniques of a level are written when the level is first unfolded. @param {Level} level @param {Explainer["words"]} names @param {boolean} isOpen */
  function levelFold(level, names, isOpen) {
    const ids = techniquesOf(level);
    const list = h("ul", { class: "technique-lines" });
    const mixed = h("button", { type: "button", class: "button technique-mixed", onclick: () => startLevel(level) }, words("techniques.practise-level", { level: names(levelKeys[level]) }));
    const write = () => { if (fold.open && !list.firstChild) list.append(h("li", {}, mixed), ...ids.map((id) => line(id, names))); };
    const done = ids.filter((id) => isMastered(record.peek(), id)).length;
    const fold = h("details", { "data-level": level, ontoggle: write }, h("summary", {}, h("span", {}, names(levelKeys[level])), " ",
      h("span", { class: "count" }, words("techniques.mastered", { count: done, all: ids.length }))), list);
    fold.open = isOpen;
    write();
    return fold;
  }

  /** Techniques that only ratings use have a lesson, and no practice. @param {Explainer["words"]} names */
  function ratedFold(names) {
    const list = h("ul", { class: "technique-lines" });
    const write = () => {
      if (!list.firstChild) list.append(...ratedTechniques.map((id) => h("li", { class: "technique-line" }, h("a", { href: lessonAddress(id) }, names(`technique.${id}.name`)))));
    };
    return h("details", { ontoggle: write }, h("summary", {}, words("techniques.rated")), list);
  }

  /** @param {string} id @param {Explainer["words"]} names */
  function line(id, names) {
    const technique = names(`technique.${id}.name`);
    const { tried = 0, solved = 0 } = record.peek()[id] ?? {};
    const done = isMastered(record.peek(), id);
    return h("li", { class: "technique-line" },
      h("span", { class: "technique-name" }, h("a", { href: lessonAddress(id) }, technique), ...(done ? [" ", h("span", { class: "technique-mastered", title: words("techniques.is-mastered") }, icon("unique"), h("span", { class: "visually-hidden" }, words("techniques.is-mastered")))] : [])),
      ...(tried && !done ? [h("span", { class: "aside" }, words("techniques.solved", { count: solved, all: masteredAfter }))] : []),
      canOccur(id, side.peek())
        ? h("button", { type: "button", class: "quiet", "aria-label": words("techniques.practise-this", { technique }), onclick: () => start(id) }, words("techniques.practise"))
        : h("span", { class: "aside" }, words("techniques.larger")));
  }

  void runWork(room, async () => {
    const [steps, lessons] = await Promise.all([explanations.load(), loadLessons(words.language)]);
    explainer = steps;
    guideList.replaceChildren(...guideNames.map((name) => {
      const { text, language } = lessons.guide(name);
      return h("li", { lang: language === words.language ? undefined : language }, h("a", { href: lessonAddress(name) }, text.title));
    }));
    fill();
  });
  const release = effect(() => {
    void [side.value, record.value];
    fill();
  });
  return { element, dispose: release };
}
