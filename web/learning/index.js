/** What platforms of learning receive, for pages that show a board: docs/learning-platforms.md. */
export { connectScorm } from "./scorm.js";
export { connectXapi } from "./xapi.js";
