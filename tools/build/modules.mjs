import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { transform } from "esbuild";

/**
 * Copies the modules and their glue: the solver's with SIMD and without, and the teacher's. The two solvers share one glue: its text
 * differs only in the name of the wasm file, which the engine never lets it ask for. Rejects when that ceases to hold.
 * @param {import("./bundle.mjs").Paths} paths
 */
export async function copyModules({ wasm, out, scalar }) {
  const names = ["nonet.wasm", "nonet-glue.mjs", "nonet-teacher.wasm", "nonet-teacher-glue.mjs"];
  if (scalar) {
    const [glue, other] = await Promise.all(["nonet-glue", "nonet-glue-scalar"].map(async (name) =>
      (await readFile(join(wasm, `${name}.mjs`), "utf8")).replaceAll(`${name}.wasm`, "nonet.wasm")));
    if (glue !== other) throw new Error("nonet-glue.mjs does not fit nonet-scalar.wasm: the two modules differ in what they import or export");
    names.push("nonet-scalar.wasm");
  }
  await Promise.all(names.map(async (name) => {
    if (!name.endsWith(".mjs")) return cp(join(wasm, name), join(out, name));
    // Emscripten leaves out what is never called, and esbuild shortens what is left by a quarter.
    const { code } = await transform(await readFile(join(wasm, name), "utf8"), { minify: true, format: "esm", target: "es2022" });
    return writeFile(join(out, name), code);
  }));
}
