/** The command nonet-book picture: puzzles → a picture of each. */
import { access } from "node:fs/promises";

import { createLongWork } from "../print-jobs/long-work.js";
import { authoredPartsOfRead } from "../print-jobs/authored-parts.js";
import { solveAll } from "../print-jobs/judging.js";
import { printedPuzzle } from "../print-jobs/printed-puzzle.js";
import { faultSentence } from "../print-jobs/print-faults.js";
import { inGrey, picturePage } from "../print/layout/picture-page.js";
import { outlinesOf } from "../print/pictures/outline-pen.js";
import { pictureFile } from "../print/pictures/picture-file.js";
import { loadSheetFaces } from "../print/sheet-face.js";
import { fogSentence } from "./book-warnings.js";
import { loadFonts } from "./context.js";
import { checkWritable, standard, writeWholeFile } from "./book-files.js";
import { exitCodes, Failure } from "./book-messages.js";
import { puzzlesIn, withEngine } from "./engine-work.js";
import { pictureHelp, readPictureOptions } from "./picture-options.js";

/** @typedef {import("./picture-options.js").PictureOrder} PictureOrder */
/** @typedef {Awaited<ReturnType<typeof puzzlesIn>>[number]} Listed */
/** @typedef {import("../print-jobs/judging.js").Solved} Solved */

/** @typedef {import("./engine-work.js").Shared} Shared */

/** @param {string[]} given @param {Shared} shared @returns {Promise<number>} the exit code */
export async function picture(given, shared) {
  const order = readPictureOptions(given);
  if (order.act === "help") {
    process.stdout.write(pictureHelp);
    return exitCodes.done;
  }
  const { files, face } = await loadFonts(order.font);
  const outlines = outlinesOf(files, face);
  const wantsSolution = order.solution || order.key;
  const { list, solved } = await withEngine(true, async (engine) => {
    const found = await puzzlesIn(order.puzzles, engine, shared);
    const making = { engine, signal: shared.signal, longWork: createLongWork(shared) };
    return { list: found, solved: wantsSolution ? await solveAll(found, making) : [] };
  });
  if (order.output && list.length > 1)
    throw new Failure(`${order.puzzles}: There are ${list.length} puzzles. --files PREFIX writes a picture of each.`);
  const names = list.map((_, i) => order.output || `${order.prefix}${i + 1}.${order.format}`);
  for (const name of names) await checkFree(name, order);
  let exitCode = /** @type {number} */ (exitCodes.done);
  const puzzles = list.map((found, i) => printed(found, solved[i], order));
  const job = /** @type {const} */ ({ kind: "puzzles", sections: [{ title: "", puzzles }] });
  await loadSheetFaces(job, style(order));
  const fog = await fogSentence(job);
  if (fog) shared.complain(fog, exitCodes.done);
  for (const [i, found] of list.entries()) {
    shared.signal.throwIfAborted();
    const { flaw = null } = solved[i] ?? {};
    if (flaw) {
      const { line, source } = found;
      const fault = { flaw, number: i + 1, place: i + 1, source, line };
      exitCode = shared.complain(faultSentence(fault, shared.words), exitCodes.noAnswer);
    }
    const title = found.title || "Sudoku";
    const page = picturePage(puzzles[i], {
      extent: order.extent,
      isKey: order.key && puzzles[i].solution !== null,
      style: style(order),
      label: title,
    });
    const bytes = await pictureFile(order.black ? inGrey(page) : page, order.format, {
      files,
      outlines,
      title,
      author: found.author,
      language: "en",
      created: new Date(),
      dpi: order.dpi,
    });
    await writeWholeFile(names[i], bytes);
  }
  return exitCode;
}

/** @param {PictureOrder} order */
const style = ({ large, press }) =>
  /** @type {const} */ ({ inkSaving: false, large, press, face: "digits", language: "en" });

/** @param {string} name @param {PictureOrder} order */
async function checkFree(name, { overwrites }) {
  if (name === standard) return;
  const exists = await access(name).then(
    () => true,
    () => false,
  );
  if (exists && !overwrites) throw new Failure(`${name}: This file exists. --overwrite replaces it.`);
  await checkWritable(name);
}

/**
 * The puzzle as it is drawn: with the digits that its player has placed, unless the solution takes their cells.
 * @param {Listed} found @param {Solved | undefined} solved @param {PictureOrder} order
 */
function printed(found, solved, order) {
  const { layout, givens, givenCandidates, rules, entries, face } = found;
  const solution = solved?.solution ?? null;
  const shown = order.solution && solution ? solution : entries;
  return printedPuzzle(
    {
      layout,
      givens,
      ...(givenCandidates && { givenCandidates }),
      ...(rules && { rules }),
      ...(face && { face }),
      ...authoredPartsOfRead(found),
      entries: shown.some((digit, cell) => digit && !givens[cell])
        ? shown.map((digit, cell) => (givens[cell] ? 0 : digit))
        : null,
      solution,
    },
    { candidates: order.candidates },
  );
}
