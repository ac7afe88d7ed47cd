import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { build } from "esbuild";

import { parsedMessages } from "./messages.mjs";

/** KB (1000 bytes) after gzip. */
const BUDGETS = [
  { what: "nonet.wasm", budget: 280, files: ["nonet.wasm"] },
  { what: "nonet-scalar.wasm", budget: 280, files: ["nonet-scalar.wasm"] },
  { what: "nonet-glue.mjs", budget: 20, files: ["nonet-glue.mjs"] },
];
const ELEMENT = { what: "element without engine and catalogues", budget: 25 };

/**
 * Prints the sizes of the site after gzip, budgets first.
 * @param {{web: string, out: string}} paths @returns {Promise<boolean>} whether every budget is kept
 */
export async function reportSizes({ web, out }) {
  const rows = await Promise.all(BUDGETS.map(async ({ what, budget, files }) => ({ what, budget, size: await sizeOf(out, files) })));
  rows.push({ ...ELEMENT, size: await elementSize(web) });
  for (const row of rows) print(row);
  const names = (await readdir(out)).filter((name) => /\.(m?js|html)$/.test(name) && !rows.some(({ what }) => what === name));
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
