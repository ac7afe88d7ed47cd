import { hasSimd } from "./simd.js";

/**
 * Returns the addresses of the engine's parts for a caller who names none: beside this module. The build of the offline page
 * replaces this module by one that contains the parts themselves.
 * @returns {{wasmUrl: URL | string, teacherUrl: URL | string, workerUrl: URL | string, wasmBinary?: BufferSource,
 *   teacherBinary?: BufferSource, workerSource?: string}}
 */
export function defaultAssets() {
  return {
    wasmUrl: hasSimd() ? new URL("./nonet.wasm", import.meta.url) : new URL("./nonet-scalar.wasm", import.meta.url),
    teacherUrl: new URL("./nonet-teacher.wasm", import.meta.url),
    workerUrl: new URL("./nonet-worker.mjs", import.meta.url),
  };
}
