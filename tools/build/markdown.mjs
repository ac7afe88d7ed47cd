/**
 * Reads the small part of Markdown in which lessons are written: headings, paragraphs, lists with "-", emphasis, strong
 * words, code and links.
 *
 * @typedef {string | ["em" | "strong" | "code", string] | ["lesson", string, string]} Inline text; a link to a lesson
 *   has its words and the id of the lesson
 * @typedef {Inline[] | { list: Inline[][] }} Block a paragraph or a list
 * @typedef {{ title: string, anchor: string, blocks: Block[] }} Section `anchor`: of an `<a id="…"></a>` above the
 *   heading, or ""
 * @typedef {{ title: string, intro: Block[], sections: Section[] }} Page
 */

const comment = /<!--[^]*?-->/g;
const example = /<!-- example [\w-]+ -->[^]*?<!-- end -->/g;
const anchor = /^<a id="([\w-]+)"><\/a>$/;
const inline = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/**
 * Throws when the text has something that a lesson cannot show.
 *
 * @param {string} text
 * @param {(address: string) => string | null} lessonAt the id of the lesson that a link leads to; null for a link of
 *   which only the words are shown
 * @returns {Page}
 */
export function readMarkdown(text, lessonAt) {
  const chunks = text
    .replace(example, "")
    .replace(comment, "")
    .split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m)
    .map((chunk) => chunk.trim())
    .filter(Boolean);
  const [first, ...rest] = chunks;
  if (!first?.startsWith("# ")) throw new Error("the first line must be a heading with one #");
  /** @type {Page} */
  const page = { title: first.slice(2), intro: [], sections: [] };
  let pending = "";
  for (const chunk of rest) {
    const named = anchor.exec(chunk);
    if (named) pending = named[1];
    else if (chunk.startsWith("## ")) {
      page.sections.push({ title: chunk.slice(3), anchor: pending, blocks: [] });
      pending = "";
    } else (page.sections.at(-1)?.blocks ?? page.intro).push(blockOf(chunk, lessonAt));
  }
  return page;
}

/** @param {string} chunk @param {(address: string) => string | null} lessonAt @returns {Block} */
function blockOf(chunk, lessonAt) {
  if (/^([#|>!<]|\d+\.|```|\* )/.test(chunk)) throw new Error(`a lesson cannot show this: ${chunk.slice(0, 60)}`);
  if (!chunk.startsWith("- ")) return inlinesOf(chunk, lessonAt);
  return {
    list: chunk
      .split(/^- /m)
      .filter(Boolean)
      .map((item) => inlinesOf(item, lessonAt)),
  };
}

/** @param {string} text @param {(address: string) => string | null} lessonAt @returns {Inline[]} */
function inlinesOf(text, lessonAt) {
  const line = joined(text);
  /** @type {Inline[]} */
  const parts = [];
  let last = 0;
  for (const { index, 0: all, 1: strong, 2: em, 3: code, 4: words, 5: address } of line.matchAll(inline)) {
    if (index > last) parts.push(line.slice(last, index));
    last = index + all.length;
    if (strong) parts.push(["strong", strong]);
    else if (em) parts.push(["em", em]);
    else if (code) parts.push(["code", code]);
    else {
      const lesson = lessonAt(address);
      parts.push(lesson ? ["lesson", words, lesson] : words);
    }
  }
  if (last < line.length) parts.push(line.slice(last));
  return parts;
}

/** The lines of a paragraph as one line. Chinese has no space between them. @param {string} text */
const joined = (text) =>
  text
    .trim()
    .replace(/([\u3000-\u9fff\uff00-\uffef])\s*\n\s*(?=[\u3000-\u9fff\uff00-\uffef])/g, "$1")
    .replace(/\s*\n\s*/g, " ");
