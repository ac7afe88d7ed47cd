import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));

/** Nothing is configured for nonet. */
export default { mode: "production", context: here, entry: "./main.js", output: { path: `${here}dist`, clean: true } };
