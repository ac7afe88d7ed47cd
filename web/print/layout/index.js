/**
 * Lays out what is printed: a job becomes a document of pages in points. Knows neither the document of a browser nor
 * the engine.
 */
import { bookPages } from "./book.js";
import { countedAlone, joined, sheetName } from "./class-sheets.js";
import { cropMarks } from "./crop-marks.js";
import { documentOf } from "./document.js";
import { keyFurniture, keyPages } from "./key-pages.js";
import { pathPages } from "./path-pages.js";
import { numbered, puzzlePages, sheetFurniture } from "./puzzle-pages.js";
import { worksheetPages } from "./worksheet-pages.js";

/**
 * Plans all pages, and makes the boxes of a page when the page is asked for. Cost: about a millisecond for hundreds of
 * puzzles; as much for a page.
 *
 * @param {import("../job.js").Job} job
 * @param {import("../print-settings.js").PrintSettings} settings
 * @param {import("./plans.js").Context} context
 * @returns {import("./boxes.js").PrintedDocument}
 */
export function layOut(job, settings, context) {
  const { look } = settings;
  const around = look.book?.cropMarks ? cropMarks : undefined;
  if (look.book && job.kind === "puzzles")
    return documentOf((area) => bookPages(job, settings, context, area), look, around);
  return documentOf((area) => plansOf(job, settings, context, area), look, around);
}

/**
 * @param {import("../job.js").Job} job
 * @param {import("../print-settings.js").PrintSettings} settings
 * @param {import("./plans.js").Context} context
 * @param {import("./plans.js").Size} area
 */
function plansOf(job, { work, look }, context, area) {
  switch (job.kind) {
    case "puzzles":
      return sheetPages(job, look, context, area);
    case "path":
      return pathPages(job, /** @type {import("../print-settings.js").PathWork} */ (work), look, context, area);
    case "worksheet":
      return worksheetPages(
        job,
        /** @type {import("../print-settings.js").WorksheetWork} */ (work),
        look,
        context,
        area,
      );
  }
}

/**
 * Plans loose sheets: puzzles, and the key at the end. For a class, the puzzles of each sheet are numbered from 1, and
 * the key names the sheets.
 *
 * @param {import("../job.js").PuzzlesJob} job @param {import("../print-settings.js").Look} look @param
 *   {import("./plans.js").Context} context @param {import("./plans.js").Size} area
 * @returns {import("./plans.js").PagePlan[]}
 */
function sheetPages({ sections }, look, context, area) {
  const count = sections.at(-1)?.sheet ?? 1;
  const sheets = Array.from({ length: count }, (_, i) =>
    numbered(count > 1 ? sections.filter(({ sheet }) => sheet === i + 1) : sections),
  );
  const keyHead = keyFurniture(look, context, area);
  const key = (/** @type {readonly import("./puzzle-pages.js").NumberedSection[]} */ solved) =>
    look.key === "end" ? keyPages(solved, look, context, area, keyHead) : [];
  if (count === 1) return joined([puzzlePages(sheets[0], look, context, area), key(sheets[0])], look);
  const names = sheets.map((_, i) => sheetName(i + 1, count, context));
  const pages = sheets.map((sheet, i) =>
    puzzlePages(
      sheet,
      look,
      context,
      area,
      sheetFurniture(sheet, look, context, area, names[i]),
      keyFurniture(look, context, area, names[i]),
    ),
  );
  const solved = sheets.map((sheet, i) => ({ title: names[i], puzzles: sheet.flatMap(({ puzzles }) => puzzles) }));
  return joined([...pages, key(solved)].map(countedAlone), look);
}
