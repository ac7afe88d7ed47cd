/**
 * Builds the site: node tools/build-web.mjs [--wasm DIR] [--out DIR]
 * DIR of --wasm holds nonet-glue.mjs and nonet.wasm. Fails when a size budget is exceeded.
 */
import { cp, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { bundleClassic, bundleModules } from "./build/bundle.mjs";
import { writeOfflinePage } from "./build/offline.mjs";
import { copyPages } from "./build/pages.mjs";
import { writeServiceWorker } from "./build/precache.mjs";
import { reportSizes } from "./build/sizes.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    wasm: { type: "string", default: join(root, "build/wasm/bin") },
    out: { type: "string", default: join(root, "dist") },
  },
});
const paths = { web: join(root, "web"), wasm: values.wasm, out: values.out };

await rm(paths.out, { recursive: true, force: true });
await mkdir(paths.out, { recursive: true });
for (const name of ["nonet.wasm", "nonet-glue.mjs"]) await cp(join(paths.wasm, name), join(paths.out, name));
await bundleModules(paths);
await copyPages(paths);
await writeOfflinePage(paths, await bundleClassic(paths));
await writeServiceWorker(paths);
const withinBudgets = await reportSizes(paths);
process.exitCode = withinBudgets ? 0 : 1;
