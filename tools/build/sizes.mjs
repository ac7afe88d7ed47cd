import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { parsedMessages } from "./messages.mjs";

/** KB (1000 bytes) after gzip: what a page loads to solve, and what the first hint loads. */
const BUDGETS = [
  { what: "solver with its glue", budget: 186, files: ["nonet.wasm", "nonet-glue.mjs"] },
  { what: "teacher with its glue", budget: 200, files: ["nonet-teacher.wasm", "nonet-teacher-glue.mjs"] },
];
const SCALAR = { what: "solver without SIMD, with its glue", budget: 189, files: ["nonet-scalar.wasm", "nonet-glue.mjs"] };
const ELEMENT = { what: "element without engine and catalogues", budget: 25 };

/**
 * Prints the sizes of the site after gzip, budgets first.
 * @param {import("./bundle.mjs").Paths} paths @returns {Promise<boolean>} whether every budget is kept
 */
export async function reportSizes({ web, out, scalar }) {
  const rows = await Promise.all([...BUDGETS, ...scalar ? [SCALAR] : []].map(async ({ what, budget, files }) => ({ what, budget, size: await sizeOf(out, files) })));
  rows.push({ ...ELEMENT, size: await elementSize(web) });
  for (const row of rows) print(row);
  const names = (await readdir(out)).filter((name) => /\.(m?js|html|wasm)$/.test(name));
  for (const name of names) print({ what: name, size: await sizeOf(out, [name]) });
  return rows.every(({ size, budget }) => size <= budget * 1000);
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
    external: ["*/engine/index.js", "*/en.js"],
    plugins: [parsedMessages()],
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
