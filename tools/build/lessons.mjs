/**
 * Makes the modules of the lessons: one with the boards and the order of the lessons, and one for each language with
 * its prose. The sources are docs/techniques and docs/guide, in English, and their folders named after other languages.
 * docs/techniques/README.md says how they are written. The lessons about rules of puzzles have modules of their own,
 * from docs/rule-techniques, because few readers open them.
 *
 * @typedef {import("./markdown.mjs").Block} Block
 * @typedef {{ title: string, idea: Block[], why: Block[], spot: Block[], notes: Record<string, Block[]> }}
 *   TechniquePage `notes`: what is said of one technique of the page
 * @typedef {{ title: string, parts: { title: string, blocks: Block[] }[] }} GuidePage
 * @typedef {{ pages: Record<string, TechniquePage>, guides: Record<string, GuidePage> }} LessonTexts by the names of
 *   the files
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { loadCatalogue } from "../../web/i18n/catalogues.js";
import { languages } from "../../web/i18n/languages.js";
import { guideNames } from "../../web/model/guides.js";
import { makeableKinds } from "../../web/model/rule-limits.js";
import { readMarkdown } from "./markdown.mjs";

/** @param {string} path */
const folderAt = (path) => fileURLToPath(new URL(path, import.meta.url));
/** Where the English pages are. */
const folders = {
  techniques: folderAt("../../docs/techniques/"),
  "rule-techniques": folderAt("../../docs/rule-techniques/"),
  guide: folderAt("../../docs/guide/"),
};
/** Pages of docs/techniques that are not about techniques. */
const besides = ["README.md", "numbers.md"];

/**
 * The headings of the two sections that a lesson shows: the words of the page.
 * @type {Record<string, [why: string, spot: string]>}
 */
const headings = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const catalogue = await loadCatalogue(language);
      return [language, [catalogue["lesson.why"], catalogue["lesson.spot"]]];
    }),
  ),
);

/** @typedef {import("../../web/i18n/languages.js").Language} Language */

/** The module `nonet-lessons-NAME` as text. @param {string} name one of `moduleNames` */
export const lessonModule = (name) => `export default ${JSON.stringify(contentsOf(name))}`;

/** @param {string} name */
function contentsOf(name) {
  if (name === "boards") return boards();
  if (name === "rules") return ruleBoards();
  const [language, ofRules] = name.split("-").reverse();
  return ofRules
    ? pagesOf("rule-techniques", /** @type {Language} */ (language))
    : textsIn(/** @type {Language} */ (language));
}

/** `rules` and `rules-LANGUAGE` are the lessons about rules of puzzles. */
export const moduleNames = ["boards", ...languages, "rules", ...languages.map((language) => `rules-${language}`)];

/** @typedef {"techniques" | "rule-techniques"} Subject a folder of docs with pages about techniques */

/** The folder of the pages of a language. @param {Subject | "guide"} subject @param {Language} language */
const folderOf = (subject, language) => `${folders[subject]}${language === "en" ? "" : `${language}/`}`;

/** @param {string} folder */
const pagesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".md") && !besides.includes(name))
        .sort()
    : [];

/**
 * The prose in a language. A language other than English may lack pages.
 *
 * @param {Language} language
 * @returns {LessonTexts}
 */
export function textsIn(language) {
  const guides = folderOf("guide", language);
  return {
    pages: pagesOf("techniques", language),
    guides: Object.fromEntries(
      guideNames
        .filter((name) => existsSync(`${guides}${name}.md`))
        .map((name) => [name, within(guides, `${name}.md`, guidePage)]),
    ),
  };
}

/**
 * The pages about techniques in a language, by name.
 * @param {Subject} subject
 * @param {Language} language
 * @returns {Record<string, TechniquePage>}
 */
export function pagesOf(subject, language) {
  const folder = folderOf(subject, language);
  return Object.fromEntries(
    pagesIn(folder).map((name) => [
      nameOf(name),
      within(folder, name, (text) => techniquePage(text, language, nameOf(name))),
    ]),
  );
}

/** @param {string} file */
const nameOf = (file) => file.replace(/\.md$/, "");

/** @template T @param {string} folder @param {string} name @param {(text: string) => T} read @returns {T} */
function within(folder, name, read) {
  try {
    return read(readFileSync(folder + name, "utf8"));
  } catch (error) {
    throw new Error(`${folder}${name}: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/** @param {string} text @param {Language} language @param {string} name @returns {TechniquePage} */
function techniquePage(text, language, name) {
  const { title, intro, sections } = readMarkdown(text, lessonAt);
  const [why, spot] = headings[language].map((heading) => {
    const found = sections.find((section) => section.title === heading);
    if (!found?.blocks.length) throw new Error(`no section "## ${heading}"`);
    return found.blocks;
  });
  if (!intro.length) throw new Error("no sentence between the title and the first section");
  const ids = techniquesByPage().get(name) ?? [];
  const noted = sections.filter(({ anchor, blocks }) => anchor && blocks.length);
  const stray = sections.find((section) => section.anchor && !ids.includes(section.anchor));
  if (stray) throw new Error(`the English page has no <a id="${stray.anchor}"></a>`);
  return {
    title,
    idea: intro,
    why,
    spot,
    notes: Object.fromEntries(noted.map(({ anchor, blocks }) => [anchor, blocks])),
  };
}

/** @param {string} text @returns {GuidePage} */
function guidePage(text) {
  const { title, intro, sections } = readMarkdown(text, lessonAt);
  if (intro.length || !sections.length) throw new Error("each sentence must be in a section with ##");
  return { title, parts: sections.map(({ title, blocks }) => ({ title, blocks })) };
}

/** The lesson that a link of a page leads to. @param {string} address */
function lessonAt(address) {
  const [file, anchor] = address.split("#");
  const page = nameOf(file.split("/").at(-1) ?? "");
  if (/^(\.\.\/)*guide\//.test(file) || (file && guideNames.some((name) => name === page))) return page;
  return anchor && known().has(anchor) ? anchor : (techniquesByPage().get(page)?.[0] ?? null);
}

/** @type {Map<string, string[]> | null} */
let byPage = null;

/** Ids by the English page that is about them, in the order of the page. No two pages have the same name. */
function techniquesByPage() {
  byPage ??= new Map(
    /** @type {Subject[]} */ (["techniques", "rule-techniques"])
      .map((subject) => folderOf(subject, "en"))
      .flatMap((folder) =>
        pagesIn(folder).map((name) => [
          nameOf(name),
          [...readFileSync(folder + name, "utf8").matchAll(/<a id="([\w-]+)"><\/a>/g)].map(([, id]) => id),
        ]),
      ),
  );
  return byPage;
}

const known = () => new Set([...techniquesByPage().values()].flat());

/**
 * What is the same in every language: the examples, the page of each technique, related techniques, and the boards of
 * the guides.
 *
 * @returns {import("../../web/teacher/lesson-texts.js").LessonBoards}
 */
export const boards = () => ({
  techniques: lessonsOf("techniques"),
  guides: Object.fromEntries(
    guideNames.map((name) => [name, boardsOf(readFileSync(`${folders.guide}${name}.md`, "utf8"))]),
  ),
});

/** Whether the engine makes puzzles with these kinds of rules. */
const isMade = (kinds = "") =>
  kinds === "killer" || kinds.split(",").every((kind) => makeableKinds.some((each) => each === kind));

/**
 * The same for the lessons about rules of puzzles, and the positions of their exercises.
 *
 * @returns {import("../../web/teacher/lesson-texts.js").RuleBoards}
 */
export function ruleBoards() {
  /** @type {Record<string, import("../../web/model/example.js").ExampleLine[]>} */
  const exercises = JSON.parse(readFileSync(`${folders["rule-techniques"]}exercises.json`, "utf8"));
  return {
    techniques: lessonsOf("rule-techniques"),
    exercises: Object.fromEntries(
      Object.entries(exercises).map(([id, lines]) => [
        id,
        lines.map(({ made, layout, grid, sets, rules }) => ({
          ...{ layout, grid, sets, rules },
          ...(isMade(made) && { made }),
        })),
      ]),
    ),
  };
}

/**
 * @param {Subject} subject
 * @returns {Record<string, import("../../web/teacher/lesson-texts.js").Example>} by technique
 */
const examplesOf = (subject) => JSON.parse(readFileSync(`${folders[subject]}examples.json`, "utf8"));

/** @param {Subject} subject @returns {Record<string, import("../../web/teacher/lesson-texts.js").TechniqueLesson>} */
function lessonsOf(subject) {
  const examples = examplesOf(subject);
  const others = new Set([...Object.keys(examplesOf("techniques")), ...Object.keys(examples)]);
  return Object.fromEntries(
    Object.entries(examples).map(([id, { layout, grid, gone, sets, rules, step }]) => {
      const page = [...techniquesByPage()].find(([, ids]) => ids.includes(id))?.[0] ?? "";
      return [
        id,
        {
          page,
          related: relatedTo(subject, id, page).filter((each) => others.has(each)),
          example: { layout, grid, gone, sets, rules, step },
        },
      ];
    }),
  );
}

/**
 * The other techniques of the page, then those that the page names as relatives.
 * @param {Subject} subject
 * @param {string} id
 * @param {string} page
 */
function relatedTo(subject, id, page) {
  const siblings = techniquesByPage().get(page) ?? [];
  const text = readFileSync(`${folders[subject]}${page}.md`, "utf8").split("\n## Names and relatives\n")[1] ?? "";
  const relatives = [...text.matchAll(/\]\((\S+?)\)/g)]
    .map(([, address]) => lessonAt(address))
    .filter((each) => each !== null);
  return [...new Set([...siblings, ...relatives])].filter((each) => each !== id);
}

/**
 * The board of each section of a guide: what the comment `<!-- board … -->` above its heading says.
 * @param {string} text
 */
function boardsOf(text) {
  const before = text.split(/^## /m).slice(0, -1);
  return before.map((chunk) => /<!-- board (.*?) -->\s*$/s.exec(chunk)?.[1].replace(/\s+/g, " ") ?? null);
}
