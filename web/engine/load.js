import { NonetError } from "./error.js";
import { fileBytes, isOwnFile } from "./node-host.js";

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

/**
 * Damaged bytes may be in the browser's cache, where each further attempt would find them, so the server is asked once
 * more.
 * @param {URL} url
 */
async function compileAt(url) {
  const bytes = await readBytes(url, "default");
  return WebAssembly.compile(bytes).catch(async (error) => {
    if (!(error instanceof WebAssembly.CompileError)) throw error;
    const again = await readBytes(url, "reload");
    if (!isModule(again))
      throw new Error(
        `${url} is no WebAssembly module. Its server answers with another file, such as a page for addresses that it does not know`,
      );
    return WebAssembly.compile(again);
  });
}

/** The first bytes of every module. */
const MAGIC = [0, 97, 115, 109];

/** @param {ArrayBuffer | Uint8Array} bytes */
function isModule(bytes) {
  const first = new Uint8Array(bytes).subarray(0, MAGIC.length);
  return MAGIC.every((byte, place) => first[place] === byte);
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

/**
 * Returns the address to which a caller's relative addresses are relative: that of the document, or of the worker.
 * Undefined in node.
 * @returns {string | undefined}
 */
export function baseUrl() {
  return globalThis.document?.baseURI ?? globalThis.location?.href;
}

/** @param {URL} url @param {RequestCache} cache @returns {Promise<ArrayBuffer | Uint8Array<ArrayBuffer>>} */
async function readBytes(url, cache) {
  if (isOwnFile(url)) return fileBytes(url);
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.arrayBuffer();
}
