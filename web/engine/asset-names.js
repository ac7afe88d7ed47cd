import { hasSimd } from "./simd.js";

/**
 * The names of the files of the engine, as an option for each.
 * @param {(name: string) => URL} place where the file of this name is
 * @returns {import("./index.js").Assets}
 */
export function assetNames(place) {
  const simd = hasSimd();
  return {
    wasmUrl: place(simd ? "nonet.wasm" : "nonet-scalar.wasm"),
    analysisUrl: place(simd ? "nonet-analysis.wasm" : "nonet-analysis-scalar.wasm"),
    symmetryUrl: place("nonet-symmetry.wasm"),
    teacherUrl: place("nonet-teacher.wasm"),
    raterUrl: place("nonet-rater.wasm"),
    rulesUrl: place(simd ? "nonet-rules.wasm" : "nonet-rules-scalar.wasm"),
    rulesTeacherUrl: place("nonet-rules-teacher.wasm"),
    visionUrl: place("nonet-vision.wasm"),
    workerUrl: place("nonet-worker.mjs"),
  };
}
