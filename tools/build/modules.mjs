import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { transform } from "esbuild";

/** The modules. Those with `simd` exist twice: with SIMD, and without it under the name of `scalarOf`. */
export const wasmModules = [
  { name: "nonet", simd: true },
  { name: "nonet-analysis", simd: true },
  { name: "nonet-symmetry", simd: false },
  { name: "nonet-teacher", simd: false },
  { name: "nonet-rater", simd: false },
  { name: "nonet-rules", simd: true },
  { name: "nonet-rules-teacher", simd: false },
  { name: "nonet-vision", simd: false },
];

/** @param {string} name of a module with SIMD @returns {string} the name of the module without */
export const scalarOf = (name) => `${name}-scalar`;

/** @param {string} name of a module @returns {string} how the options of the engine for its address and its bytes begin */
export const assetOption = (name) => (name === "nonet" ? "wasm" : name.replace("nonet-", "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase()));

/** The names under which the engine imports the glue of the modules. */
export const GLUE = new RegExp(`^(${wasmModules.map(({ name }) => name).join("|")})-glue$`);

/**
 * Copies the modules and their glue. Two modules with and without SIMD share one glue: its text differs only in the name of the wasm
 * file, which the engine never lets it ask for. Rejects when that ceases to hold.
 * @param {import("./bundle.mjs").Paths} paths
 */
export async function copyModules({ wasm, out, scalar }) {
  await Promise.all(wasmModules.map(async ({ name, simd }) => {
    await cp(join(wasm, `${name}.wasm`), join(out, `${name}.wasm`));
    const glue = withoutAddress(await readFile(join(wasm, `${name}-glue.mjs`), "utf8"));
    // Emscripten leaves out what is never called, and esbuild shortens what is left by a quarter.
    const { code } = await transform(glue, { minify: true, format: "esm", target: "es2022" });
    await writeFile(join(out, `${name}-glue.mjs`), code);
    if (simd && scalar) await copyScalar({ wasm, out }, name, glue);
  }));
}

/**
 * The glue without the address of its wasm file. The engine hands over a compiled module and never lets the glue fetch one, but bundlers look for the file of
 * every address that they see. Throws when another address is left.
 * @param {string} glue
 */
export function withoutAddress(glue) {
  const without = glue.replace(/new URL\("[\w-]+\.wasm",\s*import\.meta\.url\)/g, '""');
  if (/new URL\([^)]*import\.meta\.url/.test(without)) throw new Error("the glue names a file that bundlers would look for");
  return without;
}

/** @param {{wasm: string, out: string}} paths @param {string} name @param {string} glue of the module with SIMD */
async function copyScalar({ wasm, out }, name, glue) {
  const other = withoutAddress(await readFile(join(wasm, `${scalarOf(name)}-glue.mjs`), "utf8"));
  if (other.replaceAll(`${scalarOf(name)}-glue.wasm`, `${name}-glue.wasm`) !== glue) {
    throw new Error(`${name}-glue.mjs does not fit ${scalarOf(name)}.wasm: the two modules differ in what they import or export`);
  }
  await cp(join(wasm, `${scalarOf(name)}.wasm`), join(out, `${scalarOf(name)}.wasm`));
}
