/** The techniques by level, each with a button that starts an exercise and with what the player has mastered. */
import { fill, h, renew } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { renewList } from "../controls/list.js";
import { guideNames } from "../model/guides.js";
import { layoutOf } from "../model/position.js";
import { computed, effect, untracked } from "../model/signals.js";
import { canOccur, levels, ratedTechniques, techniquesOf } from "../model/techniques.js";
import { lessonAddress } from "./lesson-address.js";
import { loadLessons } from "./lesson-texts.js";
import { isMastered, masteredAfter } from "./mastery.js";
import { answerOf } from "./room.js";

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
  /** Writes the folds of the levels anew. */
  let write = () => {};

  /** The techniques of a level are written when the level is first unfolded. @param {Level} level @param {Explainer["words"]} names */
  function levelFold(level, names) {
    const ids = techniquesOf(level);
    const count = h("span", { class: "count" });
    const mixed = h("button", { type: "button", class: "button technique-mixed", onclick: () => startLevel(level) }, words("techniques.practise-level", { level: names(levelKeys[level]) }));
    const list = h("ul", { class: "technique-lines" });
    const element = h("details", { ontoggle: show }, h("summary", {}, h("span", {}, names(levelKeys[level])), " ", count), list);

    function show() {
      const kept = record.peek();
      renew(count, {}, words("techniques.mastered", { count: ids.filter((id) => isMastered(kept, id)).length, all: ids.length }));
      if (element.open) renewList(list, [null, ...ids.map(standingOf)], (standing) => JSON.stringify(standing), (standing) => (standing ? line(standing, names) : h("li", {}, mixed)));
    }

    return { element, show };
  }

  /** Techniques that only ratings use have a lesson, and no practice. @param {Explainer["words"]} names */
  function ratedFold(names) {
    const list = h("ul", { class: "technique-lines" });
    const write = () => {
      if (!list.firstChild) list.append(...ratedTechniques.map((id) => h("li", { class: "technique-line" }, h("a", { href: lessonAddress(id) }, names(`technique.${id}.name`)))));
    };
    return h("details", { ontoggle: write }, h("summary", {}, words("techniques.rated")), list);
  }

  /** What a line says of a technique. @param {string} id */
  function standingOf(id) {
    const { tried = 0, solved = 0 } = record.peek()[id] ?? {};
    return { id, tried, solved, isDone: isMastered(record.peek(), id), canOccur: canOccur(id, side.peek()) };
  }

  /** @param {ReturnType<typeof standingOf>} standing @param {Explainer["words"]} names */
  function line({ id, tried, solved, isDone, canOccur: isHere }, names) {
    const technique = names(`technique.${id}.name`);
    return h("li", { class: "technique-line" },
      h("span", { class: "technique-name" }, h("a", { href: lessonAddress(id) }, technique),
        isDone && [" ", h("span", { class: "technique-mastered", title: words("techniques.is-mastered") }, icon("mastered"), h("span", { class: "visually-hidden" }, words("techniques.is-mastered")))]),
      tried > 0 && !isDone && h("span", { class: "aside" }, words("techniques.solved", { count: solved, all: masteredAfter })),
      isHere
        ? h("button", { type: "button", class: "quiet", "aria-label": words("techniques.practise-this", { technique }), onclick: () => start(id) }, words("techniques.practise"))
        : h("span", { class: "aside" }, words("techniques.larger")));
  }

  void answerOf(room, async () => {
    const [{ words: names }, lessons] = await Promise.all([explanations.load(), loadLessons(words.language)]);
    fill(guideList, guideNames.map((name) => {
      const { text, language } = lessons.guide(name);
      return h("li", { lang: language !== words.language && language }, h("a", { href: lessonAddress(name) }, text.title));
    }));
    const folds = levels.map((level) => levelFold(level, names));
    element.append(...folds.map((fold) => fold.element), ratedFold(names));
    write = () => folds.forEach(({ show }) => show());
    write();
  });
  const release = effect(() => {
    void [side.value, record.value];
    untracked(write);
  });
  return { element, dispose: release };
}
