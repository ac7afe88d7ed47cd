import { NonetError } from "./error.js";

/** @typedef {import("./protocol.js").Glue} Glue */

/**
 * Fetches and compiles the module once for all workers.
 * @param {{wasmUrl: URL | string, wasmBinary?: BufferSource}} source the bytes, if given, are used instead of the address
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile({ wasmUrl, wasmBinary }) {
  try {
    return await WebAssembly.compile(wasmBinary ?? (await readBytes(new URL(wasmUrl, baseUrl()))));
  } catch (cause) {
    throw loadError(cause);
  }
}

/**
 * @param {(options: object) => Promise<Glue>} createModule the glue's default export
 * @param {WebAssembly.Module} module
 * @returns {Promise<Glue>}
 */
export function instantiate(createModule, module) {
  return new Promise((resolve, reject) => {
    /** @param {WebAssembly.Imports} imports @param {(instance: WebAssembly.Instance) => void} receive */
    const instantiateWasm = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then(receive, reject);
      return {};
    };
    const locateFile = (/** @type {string} */ name) => name;
    createModule({ instantiateWasm, locateFile }).then(resolve, reject);
  });
}

/** @param {unknown} cause */
export function loadError(cause) {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new NonetError("engine-load", `The engine could not be loaded: ${reason}.`);
}

function baseUrl() {
  return globalThis.document?.baseURI ?? globalThis.location?.href;
}

/** @param {URL} url @returns {Promise<BufferSource>} */
async function readBytes(url) {
  if (url.protocol === "file:" && typeof process === "object") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(url));
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.arrayBuffer();
}
