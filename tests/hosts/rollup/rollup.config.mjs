import { fileURLToPath } from "node:url";

import { nodeResolve } from "@rollup/plugin-node-resolve";
import { importMetaAssets } from "@web/rollup-plugin-import-meta-assets";

const here = fileURLToPath(new URL(".", import.meta.url));

/** The second plugin copies modules and worker, which the package names by `new URL(…, import.meta.url)`. */
export default {
  input: `${here}main.js`,
  plugins: [nodeResolve({ browser: true }), importMetaAssets()],
  output: { dir: `${here}dist`, format: "es" },
};
