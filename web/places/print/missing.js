/** Characters that the fonts of the PDF do not have. The browser prints them with fonts of the device. */

/** @param {import("./production.js").Made} made @returns {string[]} each once */
export function missingIn({ settings: { look }, job, fonts: { face } }) {
  const titles = job.kind === "puzzles" ? job.sections.flatMap(({ title, puzzles }) => [title, ...puzzles.map((puzzle) => puzzle.title)])
    : job.kind === "path" ? [job.puzzle.title] : [];
  return face.missing([look.title, look.author, look.header, look.footer, ...titles].join(""));
}
