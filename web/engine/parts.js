import { isJudged } from "./goal.js";
import { instantiate, loadError, onDemand } from "./load.js";

/**
 * The modules beside the solver's. Each is loaded when a call first needs it; a page that only solves loads none.
 *
 * @typedef {"analysis" | "symmetry" | "teacher" | "rater"} PartName
 * @typedef {{analysis: import("./protocol.js").AnalysisGlue, symmetry: import("./protocol.js").SymmetryGlue,
 *   teacher: import("./protocol.js").TeacherGlue, rater: import("./protocol.js").RaterGlue}} Parts
 */

/** Each `import` names its file, so that the build finds it. @type {Record<PartName, () => Promise<{default: (options: object) => Promise<any>}>>} */
const glues = {
  analysis: () => import("nonet-analysis-glue"),
  symmetry: () => import("nonet-symmetry-glue"),
  teacher: () => import("nonet-teacher-glue"),
  rater: () => import("nonet-rater-glue"),
};

export const partNames = /** @type {PartName[]} */ (Object.keys(glues));

const ANALYSES = new Set(["exactCount", "estimate", "weights", "complete"]);
const SYMMETRIES = new Set(["transform", "transformAtRandom", "canonical", "isomorphism"]);

/** Which parts a call of Session needs. @param {string} method @param {any[]} values @returns {PartName[]} */
export function partsFor(method, [first]) {
  if (method === "run") return ANALYSES.has(first) ? ["analysis"] : [];
  if (method === "ask") return SYMMETRIES.has(first) ? ["symmetry"] : [];
  if (method === "teach" || method === "practice") return ["teacher"];
  if (method === "rate") return ["rater"];
  if (method === "generate" || method === "generateBlock") return isJudged(first) ? ["teacher", "rater"] : [];
  return [];
}

/**
 * A function for each part that begins its loading when it is first called.
 * @template T
 * @param {(name: PartName) => Promise<T>} load
 * @returns {Record<PartName, () => Promise<T>>}
 */
export function partsOnDemand(load) {
  return /** @type {Record<PartName, () => Promise<T>>} */ (Object.fromEntries(partNames.map((name) => [name, onDemand(() => load(name))])));
}

/**
 * Loads the glue of a part and runs its module.
 * @param {PartName} name @param {WebAssembly.Module} module
 * @returns {Promise<any>}
 */
export async function loadPart(name, module) {
  try {
    const { default: createPart } = await glues[name]();
    return await instantiate(createPart, module);
  } catch (cause) {
    throw loadError(cause);
  }
}
