/**
 * The prose and the boards of the lessons, as the build makes them from docs/techniques, docs/guide and
 * docs/rule-techniques. They are loaded when the first lesson is opened; those of the lessons about rules of puzzles,
 * when one of these is.
 *
 * @typedef {string | ["em" | "strong" | "code", string] | ["lesson", string, string]} Inline text; a link to a lesson
 *   has its words and the id of the lesson
 * @typedef {Inline[] | { list: Inline[][] }} Block a paragraph or a list
 * @typedef {{ title: string, idea: Block[], why: Block[], spot: Block[], notes: Record<string, Block[]> }}
 *   TechniquePage
 * @typedef {{ title: string, parts: { title: string, blocks: Block[] }[] }} GuidePage
 * @typedef {{ pages: Record<string, TechniquePage>, guides: Record<string, GuidePage> }} LessonTexts
 * @typedef {import("../model/example.js").ExampleLine & { step: import("../model/step.js").Step }} Example
 * @typedef {{ page: string, related: string[], example: Example }} TechniqueLesson
 * @typedef {{ techniques: Record<string, TechniqueLesson>, guides: Record<string, (string | null)[]> }} LessonBoards
 * @typedef {{ techniques: Record<string, TechniqueLesson>, exercises: Record<string,
 *   import("../model/example.js").ExampleLine[]> }} RuleBoards
 *
 * @typedef {object} Lessons
 * @property {LessonBoards} boards
 * @property {(id: string) => boolean} has whether there is such a lesson; the id may come from an address
 * @property {(page: string) => Told<TechniquePage>} page
 * @property {(name: string) => Told<GuidePage>} guide
 */

/**
 * @template T
 * @typedef {{ text: T, language: string }} Told `language`: English where the wanted language lacks the text
 */

/** @param {string} language @returns {Promise<{ default: LessonTexts }>} */
const readTexts = (language) => import(`nonet-lessons-${language}`);

/** Pages about rules of puzzles. @param {string} language @returns {Promise<{ default: LessonTexts["pages"] }>} */
const readRuleTexts = (language) => import(`nonet-lessons-rules-${language}`);

/**
 * @param {string} language
 * @param {boolean} [withRules] whether the lessons about rules of puzzles are among them
 * @returns {Promise<Lessons>} rejects when the files cannot be loaded
 */
export async function loadLessons(language, withRules = false) {
  const [{ default: boards }, { default: own }, { default: english }, ofRules] = await whole(language, [
    import("nonet-lessons-boards"),
    readTexts(language),
    readTexts("en"),
    withRules ? loadRuleLessons(language) : { techniques: {}, own: {}, english: {} },
  ]);
  const techniques = { ...boards.techniques, ...ofRules.techniques };
  const pages = (/** @type {LessonTexts} */ { guides, pages: classic }, /** @type {LessonTexts["pages"]} */ more) => ({
    guides,
    pages: { ...classic, ...more },
  });
  return lessonsOf(
    { ...boards, techniques },
    { language, own: pages(own, ofRules.own), english: pages(english, ofRules.english) },
  );
}

/** @param {string} language */
async function loadRuleLessons(language) {
  const [
    {
      default: { techniques },
    },
    { default: own },
    { default: english },
  ] = await Promise.all([import("nonet-lessons-rules"), readRuleTexts(language), readRuleTexts("en")]);
  return { techniques, own, english };
}

/**
 * The positions for practice of a technique of rules.
 * @param {string} technique
 * @returns {Promise<readonly import("../model/example.js").ExampleLine[]>} rejects when the file cannot be loaded
 */
export async function loadRuleExercises(technique) {
  const [
    {
      default: { exercises },
    },
  ] = await whole("", [import("nonet-lessons-rules")]);
  return exercises[technique] ?? [];
}

/**
 * The example of the lesson about a technique that is not one of rules.
 * @param {string} technique
 * @returns {Promise<Example | undefined>} rejects when the file cannot be loaded
 */
export async function loadExample(technique) {
  const [{ default: boards }] = await whole("", [import("nonet-lessons-boards")]);
  return boards.techniques[technique]?.example;
}

/**
 * @template {readonly unknown[]} T
 * @param {string} language
 * @param {readonly [...T]} parts
 * @returns {Promise<{ -readonly [i in keyof T]: Awaited<T[i]> }>}
 */
const whole = (language, parts) =>
  /** @type {any} */ (
    Promise.all(parts).catch((cause) => {
      throw Object.assign(new Error(`no lessons in ${language}`, { cause }), { code: "no-explanations" });
    })
  );

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
