/** Lays out what is printed: a job becomes a document of pages in points. Knows neither the document of a browser nor the engine. */
import { bookPages } from "./book.js";
import { cropMarks } from "./crop-marks.js";
import { documentOf } from "./document.js";
import { keyPages } from "./key-pages.js";
import { pathPages } from "./path-pages.js";
import { numbered, puzzlePages } from "./puzzle-pages.js";
import { worksheetPages } from "./worksheet-pages.js";

/**
 * Plans all pages, and makes the boxes of a page when the page is asked for. Cost: about a millisecond for hundreds of puzzles; as much for a page.
 *
 * @param {import("../job.js").Job} job
 * @param {import("../settings.js").PrintSettings} settings
 * @param {import("./plans.js").Context} context
 * @returns {import("./boxes.js").PrintedDocument}
 */
export function layOut(job, settings, context) {
  const { look } = settings;
  const around = look.book?.cropMarks ? cropMarks : undefined;
  if (look.book && job.kind === "puzzles") return documentOf((area) => bookPages(job, settings, context, area), look, around);
  return documentOf((area) => plansOf(job, settings, context, area), look, around);
}

/** @param {import("../job.js").Job} job @param {import("../settings.js").PrintSettings} settings @param {import("./plans.js").Context} context @param {import("./plans.js").Size} area */
function plansOf(job, { work, look }, context, area) {
  switch (job.kind) {
    case "puzzles": return sheetPages(numbered(job.sections), look, context, area);
    case "path": return pathPages(job, /** @type {import("../settings.js").PathWork} */ (work), look, context, area);
    case "worksheet": return worksheetPages(job, /** @type {import("../settings.js").WorksheetWork} */ (work), look, context, area);
  }
}

/** Plans loose sheets: puzzles, and the key at the end. @param {readonly import("./puzzle-pages.js").NumberedSection[]} sections @param {import("../settings.js").Look} look @param {import("./plans.js").Context} context @param {import("./plans.js").Size} area */
function sheetPages(sections, look, context, area) {
  const pages = puzzlePages(sections, look, context, area);
  return look.key === "end" ? [...pages, ...keyPages(sections, look, context, area)] : pages;
}
