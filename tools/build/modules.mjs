import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The module with SIMD, the one without, and their glue. It is one text but for the name of the file, which the engine
 * never lets it ask for: one glue serves both. Rejects when that ceases to hold.
 * @param {import("./bundle.mjs").Paths} paths
 */
export async function copyModules({ wasm, out }) {
  const [glue, scalar] = await Promise.all(["nonet-glue", "nonet-glue-scalar"].map(async (name) =>
    (await readFile(join(wasm, `${name}.mjs`), "utf8")).replaceAll(`${name}.wasm`, "nonet.wasm")));
  if (glue !== scalar) throw new Error("nonet-glue.mjs does not fit nonet-scalar.wasm: the two modules differ in what they import or export");
  for (const name of ["nonet.wasm", "nonet-scalar.wasm", "nonet-glue.mjs"]) await cp(join(wasm, name), join(out, name));
}
