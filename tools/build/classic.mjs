/** What the one-file page and the packages for platforms share: classic scripts that carry the engine. */
import { join } from "node:path";

import { build } from "esbuild";

import { GLUE } from "./modules.mjs";
import { common, resolved } from "./plugins.mjs";

/** The options of a script for a page that loads no module. */
export const classic = {
  ...common,
  format: /** @type {const} */ ("iife"),
  write: /** @type {const} */ (false),
  define: { "import.meta.url": '""' },
};

/**
 * Builds the worker of the engine with the glue of its modules.
 * @param {{ web: string, wasm: string }} paths
 */
export const buildEngineWorker = ({ web, wasm }) =>
  build({
    ...classic,
    entryPoints: [join(web, "engine/worker.js")],
    plugins: [resolved(GLUE, ({ path }) => ({ path: join(wasm, `${path}.mjs`) }))],
  });
