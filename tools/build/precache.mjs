import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { build } from "esbuild";

import { SIMD_PROBE } from "../../web/engine/simd.js";

/** Not part of the installed page. */
const LEFT_OUT = /^(nonet-offline\.html|nonet-book\.mjs|service-worker\.js|THIRD-PARTY-NOTICES\.txt|examples\/.*|bench\/.*|icons\/.*)$/;

/** Kept after the other files, when a page is idle: most visitors never count, ask for a hint or print, but without a network they may. */
const ON_DEMAND = [
  "nonet-analysis.wasm", "nonet-analysis-scalar.wasm", "nonet-analysis-glue.mjs", "nonet-symmetry.wasm", "nonet-symmetry-glue.mjs",
  "nonet-teacher.wasm", "nonet-teacher-glue.mjs", "nonet-rater.wasm", "nonet-rater-glue.mjs",
  "nonet-pdf.mjs", "fonts/nonet-400.ttf", "fonts/nonet-600.ttf", "fonts/nonet-zh.ttf",
];

/**
 * Writes the service worker with the list of what it keeps: path and digest of every file, and one version for all.
 * Comes last, when every other file stands.
 * @param {{web: string, out: string}} paths
 */
export async function writeServiceWorker({ web, out }) {
  const files = await digests(out);
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  const onDemand = ON_DEMAND.filter((path) => Object.hasOwn(files, path));
  const result = await build({
    entryPoints: [join(web, "service-worker.js")],
    define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files), ON_DEMAND: JSON.stringify(onDemand), SIMD_PROBE: JSON.stringify(SIMD_PROBE) },
    minify: true,
    write: false,
  });
  await writeFile(join(out, "service-worker.js"), result.outputFiles[0].text);
}

/** @param {string} folder @returns {Promise<Record<string, string>>} path → digest in the form of `integrity` */
async function digests(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).split(sep).join("/"))
    .filter((path) => !LEFT_OUT.test(path))
    .sort();
  const digest = async (path) => createHash("sha256").update(await readFile(join(folder, path))).digest("base64");
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, `sha256-${await digest(path)}`])));
}
