export { connectScorm, connectXapi } from "./learning/index.js";
