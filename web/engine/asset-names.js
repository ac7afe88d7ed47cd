/**
 * The names of the files of the engine, as an option for each.
 * @param {(name: string) => URL} place where the file of this name is
 * @returns {import("./index.js").Assets}
 */
export function assetNames(place) {
  return {
    wasmUrl: place("nonet.wasm"),
    analysisUrl: place("nonet-analysis.wasm"),
    symmetryUrl: place("nonet-symmetry.wasm"),
    teacherUrl: place("nonet-teacher.wasm"),
    raterUrl: place("nonet-rater.wasm"),
    rulesUrl: place("nonet-rules.wasm"),
    rulesTeacherUrl: place("nonet-rules-teacher.wasm"),
    visionUrl: place("nonet-vision.wasm"),
    handwritingUrl: place("nonet-handwriting.wasm"),
    workerUrl: place("nonet-worker.mjs"),
  };
}
