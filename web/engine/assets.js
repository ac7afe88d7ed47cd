import { hasSimd } from "./simd.js";

/**
 * Returns the addresses of the engine's parts for a caller who names none: beside this module. The build of the offline page
 * replaces this module by one that contains the parts themselves.
 * @returns {import("./index.js").Assets}
 */
export function defaultAssets() {
  const beside = (/** @type {string} */ name) => new URL(`./${name}`, import.meta.url);
  const simd = hasSimd();
  return {
    wasmUrl: beside(simd ? "nonet.wasm" : "nonet-scalar.wasm"),
    analysisUrl: beside(simd ? "nonet-analysis.wasm" : "nonet-analysis-scalar.wasm"),
    symmetryUrl: beside("nonet-symmetry.wasm"),
    teacherUrl: beside("nonet-teacher.wasm"),
    raterUrl: beside("nonet-rater.wasm"),
    workerUrl: beside("nonet-worker.mjs"),
  };
}
