import { isJudged, isRated } from "./goal.js";
import { onDemand } from "./load.js";
import { hasRules } from "./own-rules.js";

/**
 * The modules beside the solver's, and the weights of the network for handwriting. Each is loaded when a call first
 * needs it; a page that only solves loads none.
 *
 * @typedef {typeof partNames[number]} PartName
 * @typedef {{analysis: import("./protocol.js").AnalysisGlue, symmetry: import("./protocol.js").SymmetryGlue, teacher:
 *   import("./protocol.js").TeacherGlue, rater: import("./protocol.js").RaterGlue, rules:
 *   import("./protocol.js").RulesGlue, rulesTeacher: import("./protocol.js").RulesTeacherGlue, vision:
 *   import("./protocol.js").VisionGlue, handwriting: Uint8Array}} Parts `handwriting`: the weights of a network
 */

export const partNames = /** @type {const} */ ([
  "analysis",
  "symmetry",
  "teacher",
  "rater",
  "rules",
  "rulesTeacher",
  "vision",
  "handwriting",
]);

const ANALYSES = new Set(["exactCount", "estimate", "weights", "complete", "proof"]);
const WITH_RULES = new Set(["parseRules", "parseAllRules", "openRules", "solveRules", "askRules"]);
const SYMMETRIES = new Set(["transform", "transformAtRandom", "canonical", "isomorphism"]);

/** Which parts a call of Session needs. @param {string} method @param {any[]} values @returns {PartName[]} */
export function partsFor(method, [first, second]) {
  if (WITH_RULES.has(method)) return ["rules"];
  if (method === "makeRuled") return second ? ["rules", "rulesTeacher"] : ["rules"];
  if (method === "run") return ANALYSES.has(first) ? ["analysis"] : [];
  if (method === "ask")
    return SYMMETRIES.has(first) ? ["symmetry"] : first === "mistakes" && hasRules(second[0]) ? ["rules"] : [];
  if (method === "teach") return hasRules(second[0]) ? ["rules", "rulesTeacher"] : ["teacher"];
  if (method === "classKeys") return ["symmetry"];
  if (method === "practice") return ["teacher"];
  if (method === "rate") return ["rater"];
  if (method === "look") return second ? ["vision", "handwriting"] : ["vision"];
  if (method === "generate" || method === "generateBlock")
    return [
      ...(isJudged(first) ? [/** @type {const} */ ("teacher")] : []),
      ...(isRated(first) ? [/** @type {const} */ ("rater")] : []),
      ...(first.avoid ? [/** @type {const} */ ("symmetry")] : []),
    ];
  return [];
}

/**
 * A function for each part that begins its loading when it is first called.
 * @template T
 * @param {(name: PartName) => Promise<T>} load
 * @returns {Record<PartName, () => Promise<T>>}
 */
export function partsOnDemand(load) {
  return /** @type {Record<PartName, () => Promise<T>>} */ (
    Object.fromEntries(partNames.map((name) => [name, onDemand(() => load(name))]))
  );
}
