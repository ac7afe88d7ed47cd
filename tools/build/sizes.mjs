import { readFile, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { afterElement } from "./beside.mjs";
import { smallCss } from "./css.mjs";
import { parsedMessages } from "./messages.mjs";
import { PAGE_FOLDER } from "./names.mjs";
import { common } from "./plugins.mjs";

/**
 * @typedef {object} Budget
 * @property {string} what @property {readonly string[]} files
 * @property {number} kilobytes of 1000 bytes, after gzip
 * @property {number} [requests]
 */

/** A module with its glue. @param {string} what @param {number} kilobytes @param {string} name @returns {Budget} */
const moduleBudget = (what, kilobytes, name) => ({
  what: `${what} with its glue`,
  kilobytes,
  files: [`${name}.wasm`, `${name}-glue.mjs`],
});

/**
 * What a caller of the package loads to solve, and what is loaded at the first count, transformation, hint and rating,
 * and for the first PDF file.
 */
export const OF_PACKAGE = [
  moduleBudget("solver", 186, "nonet"),
  moduleBudget("analysis", 98, "nonet-analysis"),
  moduleBudget("symmetry", 64, "nonet-symmetry"),
  moduleBudget("teacher", 189, "nonet-teacher"),
  moduleBudget("rater", 78, "nonet-rater"),
  moduleBudget("rules", 463, "nonet-rules"),
  moduleBudget("teacher of rules", 282, "nonet-rules-teacher"),
  moduleBudget("reader of pictures", 136, "nonet-vision"),
  { what: "weights for handwriting", kilobytes: 36, files: ["nonet-handwriting.wasm"] },
  { what: "code for PDF files", kilobytes: 140, files: ["nonet-pdf.mjs"] },
  { what: "script for links that become frames", kilobytes: 2, files: ["nonet-frames.js"] },
];
/**
 * What a board loads without engine and catalogues: to be looked at, and until it can be played on. What the element
 * teaches is loaded when it is wanted.
 */
export const ELEMENT = [
  { what: "element that shows a board", kilobytes: 47, entries: ["sudoku-board.js"] },
  { what: "element with keys and buttons", kilobytes: 51, entries: ["sudoku-board.js", "player-controls.js"] },
];
/**
 * Modules of the page that hold code, not sentences. Three are for boards for other pages, and what their element
 * shares with lessons and hints; eight for puzzles with rules of their own; one for photos of puzzles; one for fog; one
 * for the dialog that makes work for a class, which few players open and nobody waits for at a first visit; one for
 * boards with small cells; one for faces of digits; one for what a listener asks of the board; one for what exercises
 * share with the rules of a board; four for makers of books and newspapers; three for documents of office programs.
 */
const MOST_CHUNKS = 51;

/**
 * What a first visit in English loads: until a digit can be entered, until the engine answers, and until the page has
 * filled its stock of puzzles (docs/decisions/0044-what-a-first-visit-loads.md). tests/e2e/cases/first-visit.js
 * compares these lists with the requests of a browser.
 *
 * @param {import("./page.mjs").PageFiles} page
 * @returns {{ digit: Budget, engine: Budget, rest: Budget }} files by their paths in the site
 */
export function firstVisit({ script, failures, style, app, modules, ofLanguage, worker, metafiles: [metafile] }) {
  const at = (/** @type {string} */ name) => `${PAGE_FOLDER}/${name}`;
  const words = ofLanguage.en.filter((name) =>
    Object.entries(metafile.outputs).some(
      ([path, { entryPoint }]) => basename(path) === name && entryPoint?.includes("catalogues/page/"),
    ),
  );
  const digit = [
    "index.html",
    "icon.svg",
    "manifest.webmanifest",
    ...[...new Set([script, failures, style, ...words, ...modulesFor([script, app], metafile)])].map(at),
  ];
  const engine = [...digit, at(worker), at(modules.nonet)];
  return {
    digit: { what: "first visit until a digit can be entered", kilobytes: 136, files: digit },
    engine: { what: "first visit until the engine answers", kilobytes: 338, requests: 15, files: engine },
    rest: {
      what: "first visit until the stock of puzzles is filled",
      kilobytes: 518,
      requests: 20,
      files: [...engine, at(modules["nonet-teacher"])],
    },
  };
}

/**
 * Prints the sizes of the site after gzip, budgets first.
 * @param {import("./bundle.mjs").Paths} paths @param {import("./page.mjs").PageFiles} page
 * @returns {Promise<boolean>} whether every budget is kept
 */
export async function reportSizes({ web, out }, page) {
  const budgets = [...Object.values(firstVisit(page)), ...OF_PACKAGE];
  const rows = await Promise.all(budgets.map(async (budget) => ({ ...budget, size: await sizeOf(out, budget.files) })));
  const element = await bundledElement(web);
  for (const { entries, ...budget } of ELEMENT) rows.push({ ...budget, files: [], size: element(entries) });
  for (const row of rows) print(row);
  const chunks = codeOf(page).length;
  console.log(
    `${String(chunks).padStart(7)} of ${MOST_CHUNKS}     chunks of the page${chunks > MOST_CHUNKS ? "  OVER" : ""}`,
  );
  for (const name of await filesIn(out)) print({ what: name, size: await sizeOf(out, [name]), files: [] });
  return chunks <= MOST_CHUNKS && rows.every(isKept);
}

/**
 * The modules of the page and of its workers, without sentences and lessons.
 * @param {import("./page.mjs").PageFiles} page
 */
function codeOf({ metafiles, worker, moreGlue }) {
  const isText = (/** @type {string | undefined} */ entry) => /catalogues\/|nonet-lessons-/.test(entry ?? "");
  return [
    worker,
    moreGlue,
    ...metafiles.flatMap(({ outputs }) =>
      Object.entries(outputs)
        .filter(([, { entryPoint }]) => !isText(entryPoint))
        .map(([path]) => path),
    ),
  ];
}

/**
 * Returns the built modules that a browser loads for some of them: they, and what they import at once.
 * @param {readonly string[]} names @param {Pick<import("esbuild").Metafile, "outputs">} metafile
 * @returns {string[]} names of files
 */
export function modulesFor(names, { outputs }) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = Object.keys(outputs).filter((path) => names.includes(basename(path)));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const atOnce =
      outputs[path]?.imports.filter(({ kind, external }) => kind === "import-statement" && !external) ?? [];
    waiting.push(...atOnce.map((imported) => imported.path));
  }
  return [...found].map((path) => basename(path));
}

/**
 * The element bundled anew, its catalogues left out.
 * @param {string} web
 * @returns {Promise<(entries: readonly string[]) => number>} the size of some of its modules, by the names of their
 *   sources, with what they import at once
 */
export async function bundledElement(web) {
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: [join(web, "embed/sudoku-board.js")],
    format: "esm",
    write: false,
    splitting: true,
    outdir: web,
    external: ["*/engine/index.js", "*/i18n/steps/index.js", "./catalogues/*", "nonet-*"],
    plugins: [afterElement(), parsedMessages(), smallCss()],
  });
  return (entries) => {
    const first = Object.entries(metafile.outputs)
      .filter(([, { entryPoint }]) => entryPoint && entries.includes(basename(entryPoint)))
      .map(([path]) => basename(path));
    const names = modulesFor(first, metafile);
    return outputFiles
      .filter(({ path }) => names.includes(basename(path)))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
  };
}

/** @param {string} out @returns {Promise<string[]>} what is worth a line */
async function filesIn(out) {
  const names = (await readdir(out, { recursive: true }))
    .filter((name) => /^(page\/|fonts\/)?[^/]+\.(m?js|css|html|wasm|ttf)$/.test(name))
    .sort();
  const isFile = await Promise.all(names.map(async (name) => (await stat(join(out, name))).isFile()));
  return names.filter((_, i) => isFile[i]);
}

/** @param {string} folder @param {readonly string[]} files */
async function sizeOf(folder, files) {
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name))));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** @typedef {{ what: string, size: number, files: readonly string[], kilobytes?: number, requests?: number }} Row */

/** @param {Row} row */
const isKept = ({ size, kilobytes = Infinity, files, requests = Infinity }) =>
  size <= kilobytes * 1000 && files.length <= requests;

/** @param {Row} row */
function print(row) {
  const { what, size, files, kilobytes, requests } = row;
  const of = kilobytes ? ` of ${kilobytes}` : "";
  const asked = requests ? `, ${files.length} of ${requests} requests` : "";
  console.log(`${(size / 1000).toFixed(1).padStart(7)}${of} KB  ${what}${asked}${isKept(row) ? "" : "  OVER"}`);
}
