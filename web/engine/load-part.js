/** Loads the parts where their modules run: in a worker, or in the calling thread. */
import { instantiate, loadError } from "./load.js";

/** @typedef {import("./parts.js").PartName} PartName */

/**
 * Each `import` names its file, so that the build finds it.
 * @type {Record<Exclude<PartName, "handwriting">, () => Promise<{default: (options: object) => Promise<any>}>>}
 */
const glues = {
  analysis: () => import("nonet-analysis-glue"),
  symmetry: () => import("nonet-symmetry-glue"),
  teacher: () => import("nonet-teacher-glue"),
  rater: () => import("nonet-rater-glue"),
  rules: () => import("nonet-rules-glue"),
  rulesTeacher: () => import("nonet-rules-teacher-glue"),
  vision: () => import("nonet-vision-glue"),
};

/**
 * Loads the glue of a part and runs its module. The module of the weights for handwriting holds nothing else: its bytes
 * are returned.
 * @param {PartName} name @param {WebAssembly.Module} module
 * @returns {Promise<any>}
 */
export async function loadPart(name, module) {
  if (name === "handwriting") return weightsOf(module);
  try {
    const { default: createPart } = await glues[name]();
    return await instantiate(createPart, module);
  } catch (cause) {
    throw loadError(cause);
  }
}

/** @param {WebAssembly.Module} module */
function weightsOf(module) {
  const [weights] = WebAssembly.Module.customSections(module, "weights");
  if (!weights) throw loadError("nonet-handwriting.wasm has no weights");
  return new Uint8Array(weights);
}
