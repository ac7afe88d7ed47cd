import { instantiate, loadError } from "./load.js";

const TEACHING = new Set(["teach", "practice", "rate"]);
const GENERATING = new Set(["generate", "generateBlock"]);

/** Whether a call of Session needs the teacher's module. @param {string} method @param {any[]} values */
export function needsTeacher(method, [goal]) {
  return TEACHING.has(method) || (GENERATING.has(method) && goal.difficulty !== null);
}

/**
 * Loads the glue of the teacher's module and runs the module.
 * @param {WebAssembly.Module} module
 * @returns {Promise<import("./protocol.js").TeacherGlue>}
 */
export async function loadTeacher(module) {
  try {
    const { default: createTeacher } = await import("nonet-teacher-glue");
    return await instantiate(createTeacher, module);
  } catch (cause) {
    throw loadError(cause);
  }
}
