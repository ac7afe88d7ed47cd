/**
 * The parts of a book in their order. A part of words is Markdown: headings (#), paragraphs, lists (-) and a bold
 * beginning of a paragraph (**).
 *
 * @typedef {{ kind: "half-title" | "title" | "contents" | "sections" | "solutions" | "how-to-play" }} PlainPart
 * @typedef {{ kind: "text" | "about", text: string }} TextPart `about` with "" for the words of Nonet
 * @typedef {{ kind: "notes", pages: number }} NotesPart pages with lines to write on
 * @typedef {PlainPart | TextPart | NotesPart} BookPart
 */
import { listOf, oneOf, record, refusal, whole } from "./field-rules.js";

/** What a book has without parts of its own. @type {readonly BookPart[]} */
export const usualParts = [
  { kind: "title" },
  { kind: "about", text: "" },
  { kind: "contents" },
  { kind: "sections" },
  { kind: "solutions" },
];

/** The most parts of a book, letters of a text, and pages of notes in a row. */
export const mostOfParts = { parts: 40, letters: 20_000, pages: 50 };
const plain = ["half-title", "title", "contents", "sections", "solutions", "how-to-play"];
const kinds = [...plain, "text", "about", "notes"];

/** Words of several lines. @type {import("./field-rules.js").Rule<string>} */
export const longText = (value, field) =>
  // Other control characters would break the lines on paper.
  // eslint-disable-next-line no-control-regex
  typeof value === "string" && value.length <= mostOfParts.letters && !/[\u0000-\u0009\u000b-\u001f\u007f]/.test(value)
    ? value
    : refusal("not-text", field, { most: mostOfParts.letters });

/** @type {import("./field-rules.js").Rule<BookPart>} */
const part = (value, field) => {
  const kind = oneOf(kinds)(/** @type {{ kind?: string } | null} */ (value)?.kind, `${field}.kind`);
  /** @type {Record<string, any[]>} */
  const rest =
    kind === "notes"
      ? { pages: [whole(1, mostOfParts.pages), 1] }
      : kind === "text" || kind === "about"
        ? { text: [longText, kind === "about" ? "" : undefined] }
        : {};
  return record({ kind: [oneOf(kinds)], ...rest })(value, field);
};

/** @type {import("./field-rules.js").Rule<BookPart[]>} */
export const parts = (value, field) => {
  const read = listOf(part, { least: 1, most: mostOfParts.parts })(value, field);
  if (read.filter(({ kind }) => kind === "sections").length !== 1) return refusal("missing", `${field}: sections`);
  return read;
};

/**
 * @param {string} text Markdown
 * @returns {import("./layout/front-matter.js").Block[]}
 */
export function blocksOf(text) {
  return text
    .split(/\n\s*\n|\n(?=#|- )|(?<=^#.*)\n/m)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const heading = /^#+\s+(.*)$/s.exec(each);
      if (heading) return { heading: joined(heading[1]) };
      const item = /^- (.*)$/s.exec(each);
      if (item) return { text: `•\u00a0${joined(item[1])}` };
      const led = /^\*\*(.+?)\*\*\s*\n(.*)$/s.exec(each);
      return led ? { lead: joined(led[1]), text: joined(led[2]) } : { text: joined(each) };
    });
}

/** A line ends where the paper wants it, or after two spaces. @param {string} text */
const joined = (text) =>
  text
    .replace(/ {2,}\n/g, "\u2028")
    .replace(/\s*\n\s*/g, " ")
    .replace(/\*\*|__/g, "")
    .replace(/\u2028/g, "\n");
