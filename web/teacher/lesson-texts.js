/**
 * The prose and the boards of the lessons, as the build makes them from docs/techniques and docs/guide. They are loaded when the first lesson is opened.
 *
 * @typedef {string | ["em" | "strong" | "code", string] | ["lesson", string, string]} Inline text; a link to a lesson has its words and the id of the lesson
 * @typedef {Inline[] | { list: Inline[][] }} Block a paragraph or a list
 * @typedef {{ title: string, idea: Block[], why: Block[], spot: Block[], notes: Record<string, Block[]> }} TechniquePage
 * @typedef {{ title: string, parts: { title: string, blocks: Block[] }[] }} GuidePage
 * @typedef {{ pages: Record<string, TechniquePage>, guides: Record<string, GuidePage> }} LessonTexts
 * @typedef {import("../model/example.js").ExampleLine & { step: import("../model/step.js").Step }} Example
 * @typedef {{ page: string, related: string[], example: Example }} TechniqueLesson
 * @typedef {{ techniques: Record<string, TechniqueLesson>, guides: Record<string, (string | null)[]> }} LessonBoards
 *
 * @typedef {object} Lessons
 * @property {LessonBoards} boards
 * @property {(id: string) => boolean} has whether there is such a lesson; the id may come from an address
 * @property {(page: string) => Told<TechniquePage>} page
 * @property {(name: string) => Told<GuidePage>} guide
 */

/** @template T @typedef {{ text: T, language: string }} Told `language`: English where the wanted language lacks the text */

/** The names are literals because a bundler must see them. @type {Record<string, () => Promise<{ default: LessonTexts }>>} */
const texts = {
  en: () => import("nonet-lessons-en"),
  uk: () => import("nonet-lessons-uk"),
  ru: () => import("nonet-lessons-ru"),
  it: () => import("nonet-lessons-it"),
  vi: () => import("nonet-lessons-vi"),
  zh: () => import("nonet-lessons-zh"),
};

/** @param {string} language @returns {Promise<Lessons>} rejects when the files cannot be loaded */
export async function loadLessons(language) {
  const [{ default: boards }, { default: own }, { default: english }] = await Promise.all([import("nonet-lessons-boards"), texts[language](), texts.en()])
    .catch((cause) => { throw Object.assign(new Error(`no lessons in ${language}`, { cause }), { code: "no-explanations" }); });
  return lessonsOf(boards, { language, own, english });
}

/**
 * @param {LessonBoards} boards
 * @param {{ language: string, own: LessonTexts, english: LessonTexts }} texts
 * @returns {Lessons}
 */
export function lessonsOf(boards, { language, own, english }) {
  /** @template T @param {T | undefined} told @param {T} otherwise */
  const ownOr = (told, otherwise) => (told ? { text: told, language } : { text: otherwise, language: "en" });
  return {
    boards,
    has: (id) => Object.hasOwn(boards.techniques, id) || Object.hasOwn(boards.guides, id),
    page: (name) => ownOr(own.pages[name], english.pages[name]),
    guide: (name) => ownOr(own.guides[name], english.guides[name]),
  };
}
