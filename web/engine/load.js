import { NonetError } from "./error.js";

/**
 * Fetches and compiles a module once for all workers.
 * @param {URL | string} address @param {BufferSource} [binary] the module's bytes, instead of the address
 * @returns {Promise<WebAssembly.Module>}
 */
export async function compile(address, binary) {
  try {
    return await (binary ? WebAssembly.compile(binary) : compileAt(new URL(address, baseUrl())));
  } catch (cause) {
    throw loadError(cause);
  }
}

/** Damaged bytes may be in the browser's cache, where each further attempt would find them, so the server is asked once more. @param {URL} url */
async function compileAt(url) {
  const bytes = await readBytes(url, "default");
  return WebAssembly.compile(bytes).catch(async (error) => {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    return WebAssembly.compile(await readBytes(url, "reload"));
  });
}

/**
 * Work that is begun when it is first asked for, and then shared. After a failure it is begun anew by the next caller.
 * @template T
 * @param {() => Promise<T>} begin
 * @returns {() => Promise<T>}
 */
export function onDemand(begin) {
  /** @type {Promise<T> | null} */
  let shared = null;
  return () => {
    shared ??= begin().catch((error) => {
      shared = null;
      throw error;
    });
    return shared;
  };
}

/**
 * @template T
 * @param {(options: object) => Promise<T>} createModule the glue's default export
 * @param {WebAssembly.Module} module
 * @returns {Promise<T>}
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

/** @param {URL} url @param {RequestCache} cache @returns {Promise<BufferSource>} */
async function readBytes(url, cache) {
  if (url.protocol === "file:" && typeof process === "object") {
    const { readFile } = await import("node:fs/promises");
    return new Uint8Array(await readFile(url));
  }
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.arrayBuffer();
}
