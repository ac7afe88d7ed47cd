import { instantiate, loadError } from "./load.js";

/** Calls of Session that need the teacher's module. */
export const TEACHING = new Set(["teach", "practice", "rate"]);

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
