import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { transform } from "esbuild";

/** The names of the modules that run, each by its glue. */
export const gluedModules = [
  "nonet",
  "nonet-analysis",
  "nonet-symmetry",
  "nonet-teacher",
  "nonet-rater",
  "nonet-rules",
  "nonet-rules-teacher",
  "nonet-vision",
];
/** The names of all modules: `nonet-handwriting` holds weights for the module of vision. */
export const wasmModules = [...gluedModules, "nonet-handwriting"];

/**
 * @param {string} name of a module
 * @returns {string} how the options of the engine for its address and its bytes begin
 */
export const assetOption = (name) =>
  name === "nonet" ? "wasm" : name.replace("nonet-", "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The names under which the engine imports the glue of the modules. */
export const GLUE = new RegExp(`^(${gluedModules.join("|")})-glue$`);

/** Copies the modules and their glue. @param {{ wasm: string, out: string }} paths */
export async function copyModules({ wasm, out }) {
  await Promise.all(
    wasmModules.map(async (name) => {
      await cp(join(wasm, `${name}.wasm`), join(out, `${name}.wasm`));
      if (!gluedModules.includes(name)) return;
      const glue = withoutAddress(await readFile(join(wasm, `${name}-glue.mjs`), "utf8"));
      // Emscripten leaves out what is never called, and esbuild shortens what is left by a quarter.
      const { code } = await transform(glue, { minify: true, format: "esm", target: "es2022" });
      await writeFile(join(out, `${name}-glue.mjs`), code);
    }),
  );
}

/**
 * The glue without the address of its wasm file. The engine hands over a compiled module and never lets the glue fetch
 * one, but bundlers look for the file of every address that they see. Throws when another address is left.
 * @param {string} glue
 */
export function withoutAddress(glue) {
  const without = glue.replace(/new URL\("[\w-]+\.wasm",\s*import\.meta\.url\)/g, '""');
  if (/new URL\([^)]*import\.meta\.url/.test(without))
    throw new Error("the glue names a file that bundlers would look for");
  return without;
}
