import { hasSimd } from "./simd.js";

/**
 * Where the engine's parts lie when the caller names nothing: beside this module. The build of the single
 * offline file puts a module in this one's place that carries the parts themselves.
 * @returns {{wasmUrl: URL | string, workerUrl: URL | string, wasmBinary?: BufferSource, workerSource?: string}}
 */
export function defaultAssets() {
  return {
    wasmUrl: hasSimd() ? new URL("./nonet.wasm", import.meta.url) : new URL("./nonet-scalar.wasm", import.meta.url),
    workerUrl: new URL("./nonet-worker.mjs", import.meta.url),
  };
}
