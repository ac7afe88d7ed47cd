import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import { instantiate } from "../web/engine/load.js";

/**
 * A built module, without the engine around it. The glue `nonet-glue.mjs` lies beside it and fits both builds.
 * @param {string} path of the wasm file
 * @returns {Promise<import("../web/engine/protocol.js").Glue>}
 */
export async function openModule(path) {
  const { default: createModule } = await import(pathToFileURL(join(dirname(path), "nonet-glue.mjs")).href);
  return instantiate(createModule, await WebAssembly.compile(await readFile(path)));
}
