/**
 * Builds the site: node tools/build-web.mjs [--wasm DIR] [--out DIR] [--address URL]
 * DIR of --wasm holds the modules and their glue. Fails when a size budget is exceeded.
 * With --address, where the site will be, other sites can show a puzzle in place of a link to it (build/oembed.mjs).
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { writeBoardArchive } from "./build/board-files.mjs";
import { bundleClassic, bundleModules } from "./build/bundle.mjs";
import { writeFonts } from "./build/fonts.mjs";
import { writeOfflinePage } from "./build/offline.mjs";
import { writeIcons } from "./build/icons.mjs";
import { copyModules } from "./build/modules.mjs";
import { NOTICES, fontNotices, noticesOf, packagesIn } from "./build/notices.mjs";
import { writeOembed } from "./build/oembed.mjs";
import { bundlePage } from "./build/page.mjs";
import { copyPages } from "./build/pages.mjs";
import { writeServiceWorker } from "./build/precache.mjs";
import { reportSizes } from "./build/sizes.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    wasm: { type: "string", default: join(root, "build/wasm/bin") },
    out: { type: "string", default: join(root, "dist") },
    address: { type: "string" },
  },
});
const paths = { web: join(root, "web"), wasm: values.wasm, out: values.out };

await rm(paths.out, { recursive: true, force: true });
await mkdir(paths.out, { recursive: true });
await copyModules(paths);
const modules = await bundleModules(paths);
const fonts = await writeFonts(root, paths.out);
const page = await bundlePage(paths, fonts);
await copyPages(paths, page);
if (values.address) await writeOembed(paths.out, values.address);
await writeIcons(paths);
const { script, metafiles } = await bundleClassic(paths, fonts);
const notices = await noticesOf(root, packagesIn([...modules, ...page.metafiles, ...metafiles]), fontNotices(fonts));
await writeFile(join(paths.out, NOTICES), notices);
await writeOfflinePage(paths, script, notices);
await writeBoardArchive(paths.out);
await writeServiceWorker(paths, page);
const withinBudgets = await reportSizes(paths, page);
process.exitCode = withinBudgets ? 0 : 1;
