/** What platforms of learning are told, for pages that show a board: docs/learning-platforms.md. */
export { connectScorm } from "./scorm.js";
export { connectXapi } from "./xapi.js";
