/** Characters that the fonts of the PDF do not have. */
import { Failure } from "./book-messages.js";

/** @typedef {import("../print/fonts/face.js").Face} Face */

const advice =
  "Leave them out, name a TrueType font that has them with --font FILE, or print with the page in a browser, which uses the fonts of the device.";

/** @param {readonly string[]} signs */
const quoted = (signs) =>
  new Intl.ListFormat("en", { type: "conjunction" }).format(signs.map((sign) => `“${sign}” (${codeOf(sign)})`));

/** @param {string} sign @returns {string} such as "U+1F389", for characters that a terminal cannot show */
const codeOf = (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Refuses settings whose texts cannot be printed.
 *
 * @param {import("../print/print-settings.js").PrintSettings |
 *   import("../print/series/series-settings.js").SeriesSettings} settings @param {Face} face @param {string} place that
 *   the message begins with, such as the name of the file
 * @throws {Failure} names the field and the characters
 */
export function checkTexts({ work, look }, face, place) {
  const texts = [
    .../** @type {const} */ (["title", "author", "header", "footer"]).map((name) => ({
      field: `look.${name}`,
      text: look[name],
    })),
    ...(work.kind === "new"
      ? work.sections.map(({ title }, i) => ({ field: `work.sections[${i}].title`, text: title }))
      : work.kind === "series"
        ? Object.entries(work.days).map(([name, { title }]) => ({ field: `work.days.${name}.title`, text: title }))
        : []),
  ];
  for (const { field, text } of texts) {
    const signs = face.missing(text);
    if (signs.length)
      throw new Failure(`${place}“${field}” has characters that the fonts do not have: ${quoted(signs)}. ${advice}`);
  }
}

/**
 * Returns a sentence for each puzzle whose title, or whose author’s words, have characters that cannot be printed.
 *
 * @param {import("../print/job.js").Job} job @param {Face} face @returns {string[]}
 */
export function titleFaults(job, face) {
  const puzzles =
    job.kind === "puzzles"
      ? job.sections.flatMap((section) => section.puzzles)
      : job.kind === "path"
        ? [job.puzzle]
        : [];
  return puzzles.flatMap(({ title, author = "", ruleset = "" }, i) => {
    const signs = face.missing(title + author + ruleset.replaceAll("\n", ""));
    return signs.length
      ? [
          `Puzzle ${i + 1}: its title or its author’s words have characters that the fonts do not have: ${quoted(signs)}. □ is printed for each. ${advice}`,
        ]
      : [];
  });
}
