import { readFile, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { smallCss } from "./css.mjs";
import { parsedMessages } from "./messages.mjs";

/** A module with its glue. @param {string} what @param {number} budget @param {string} name @param {string} [wasm] the name of the module itself */
const moduleBudget = (what, budget, name, wasm = name) => ({ what: `${what} with its glue`, budget, files: [`${wasm}.wasm`, `${name}-glue.mjs`] });

/** KB (1000 bytes) after gzip: what a page loads to solve, and what it loads when it first counts, turns, explains, rates, and prints. */
const BUDGETS = [
  moduleBudget("solver", 151, "nonet"),
  moduleBudget("analysis", 72, "nonet-analysis"),
  moduleBudget("symmetry", 70, "nonet-symmetry"),
  moduleBudget("teacher", 151, "nonet-teacher"),
  moduleBudget("rater", 73, "nonet-rater"),
  { what: "code for PDF files", budget: 140, files: ["nonet-pdf.mjs"] },
];
const SCALAR = [
  moduleBudget("solver without SIMD,", 151, "nonet", "nonet-scalar"),
  moduleBudget("analysis without SIMD,", 76, "nonet-analysis", "nonet-analysis-scalar"),
];
const ELEMENT = { what: "element without engine and catalogues", budget: 41 };

/** The page, and the place that it opens first. */
export const firstEntries = ["web/app.js", "web/places/play/index.js"];

/** The page before the first interaction, without the engine: the entry, the first place, and what is fetched beside the modules. */
const SHELL = {
  what: "page before the first interaction, without the engine", budget: 64,
  entries: firstEntries,
  files: ["index.html", "styles/index.css", "nonet-page-en.mjs"],
};

/**
 * Prints the sizes of the site after gzip, budgets first.
 * @param {import("./bundle.mjs").Paths} paths @param {readonly import("esbuild").Metafile[]} metafiles of the modules
 * @returns {Promise<boolean>} whether every budget is kept
 */
export async function reportSizes({ web, out, scalar }, metafiles) {
  const rows = await Promise.all([...BUDGETS, ...scalar ? SCALAR : []].map(async ({ what, budget, files }) => ({ what, budget, size: await sizeOf(out, files) })));
  rows.push({ ...ELEMENT, size: await elementSize(web) });
  rows.push({ ...SHELL, size: await sizeOf(out, [...SHELL.files, ...modulesFor(SHELL.entries, metafiles)]) });
  for (const row of rows) print(row);
  const fonts = (await readdir(join(out, "fonts"))).map((name) => `fonts/${name}`);
  const names = [...(await readdir(out)).filter((name) => /\.(m?js|html|wasm)$/.test(name)), ...fonts];
  for (const name of names) print({ what: name, size: await sizeOf(out, [name]) });
  return rows.every(({ size, budget }) => size <= budget * 1000);
}

/**
 * Returns the built modules that a browser loads for some entries: the modules of the entries, and what these import at once.
 * @param {readonly string[]} entries @param {readonly import("esbuild").Metafile[]} metafiles
 * @returns {string[]} names of files
 */
export function modulesFor(entries, metafiles) {
  const outputs = new Map(metafiles.flatMap((metafile) => Object.entries(metafile.outputs)));
  const isEntry = (/** @type {string | undefined} */ source) => entries.some((entry) => source?.endsWith(entry));
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [...outputs].filter(([, { entryPoint }]) => isEntry(entryPoint)).map(([path]) => path);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const atOnce = outputs.get(path)?.imports.filter(({ kind, external }) => kind === "import-statement" && !external) ?? [];
    waiting.push(...atOnce.map((imported) => imported.path));
  }
  return [...found].map((path) => basename(path));
}

/** The element bundled anew, its catalogues left out. @param {string} web */
async function elementSize(web) {
  const result = await build({
    entryPoints: [join(web, "embed/sudoku-board.js")],
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    loader: { ".css": "text" },
    external: ["*/engine/index.js", "./catalogues/page/*"],
    plugins: [parsedMessages(), smallCss()],
  });
  return gzipSync(result.outputFiles[0].contents, { level: 9 }).length;
}

/** @param {string} folder @param {string[]} files */
async function sizeOf(folder, files) {
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name))));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}

/** @param {{what: string, size: number, budget?: number}} row */
function print({ what, size, budget }) {
  const over = budget && size > budget * 1000 ? "  OVER" : "";
  const of = budget ? ` of ${budget}` : "";
  console.log(`${(size / 1000).toFixed(1).padStart(7)}${of} KB  ${what}${over}`);
}
