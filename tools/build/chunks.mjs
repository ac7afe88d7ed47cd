/**
 * Keeps the number of chunks small. esbuild makes a chunk for each set of late modules (those that are imported when
 * they are first needed) which share some code: dozens of small files, which compress badly.
 */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

import { build } from "esbuild";

/** @typedef {import("esbuild").Metafile} Metafile */
/** @typedef {{ path: string, kind: string, external?: boolean }} Import */

/**
 * What some late modules share is a chunk of its own from this size on, in bytes. Smaller pieces are one chunk
 * together.
 */
const LEAST_SHARED = 15000;
const COMMON = "common-code";

/**
 * A late module is loaded after the page has started, so it may name the page: then all code of the page is shared by
 * all late modules, and is one chunk. Likewise every late module names the small pieces that only some of them share.
 *
 * @param {import("esbuild").BuildOptions & { entryPoints: string[] }} options of the build of the page
 * @returns {Promise<import("esbuild").Plugin>}
 */
export async function fewChunks(options) {
  const { metafile } = await build({ ...options, metafile: true, outdir: "unused", write: false });
  const { page, late, common } = chunkPlan(
    metafile,
    options.entryPoints.map((path) => resolve(path)),
  );
  const lines = (/** @type {string[]} */ paths) => paths.map((path) => `import ${JSON.stringify(path)};`).join("");
  return {
    name: "few chunks",
    setup(it) {
      it.onResolve({ filter: new RegExp(`^${COMMON}$`) }, () => ({ path: COMMON, namespace: COMMON }));
      it.onLoad({ filter: /./, namespace: COMMON }, () => ({
        contents: lines([...page, ...common]),
        resolveDir: process.cwd(),
      }));
      it.onLoad({ filter: /\.js$/ }, async ({ path }) =>
        late.has(path)
          ? { contents: `${lines([...page, COMMON])}${await readFile(path, "utf8")}`, loader: "js" }
          : undefined,
      );
    },
  };
}

/**
 * @param {Pick<Metafile, "inputs" | "outputs">} metafile
 * @param {readonly string[]} entries absolute paths; the page is what they import, and the first module that they
 *   import when they run
 * @param {number} [least]
 * @returns {{ page: string[], late: Set<string>, common: string[] }} absolute paths: the entries of the page, the late
 *   modules, what the late modules share in small pieces
 */
export function chunkPlan({ inputs, outputs }, entries, least = LEAST_SHARED) {
  const bytes = new Map(
    Object.values(outputs).flatMap(({ inputs: used }) =>
      Object.entries(used).map(([path, { bytesInOutput }]) => [path, bytesInOutput]),
    ),
  );
  const importsOf = (/** @type {string} */ path) => inputs[path]?.imports.filter(({ external }) => !external) ?? [];
  const dynamic = (/** @type {string} */ path) =>
    importsOf(path)
      .filter(({ kind }) => kind === "dynamic-import")
      .map((imported) => imported.path);
  const closure = (/** @type {readonly string[]} */ from) =>
    closureOf(from, (path) =>
      importsOf(path)
        .filter(({ kind }) => kind !== "dynamic-import")
        .map((imported) => imported.path),
    );

  const roots = Object.keys(inputs).filter((path) => entries.includes(resolve(path)));
  const page = [...roots, ...roots.flatMap(dynamic).filter((path) => importsOf(path).length > 0)];
  const atOnce = closure(page);
  // A module without imports is data, such as the sentences of a language: it shares nothing.
  const late = [...new Set(Object.keys(inputs).flatMap(dynamic))].filter(
    (path) => !page.includes(path) && importsOf(path).length > 0,
  );

  /** @type {Map<string, string[]>} */
  const owners = new Map();
  for (const entry of late)
    for (const path of closure([entry])) if (!atOnce.has(path)) owners.set(path, [...(owners.get(path) ?? []), entry]);
  /** What the same late modules share. @type {Map<string, string[]>} */
  const groups = new Map();
  for (const [path, of] of owners) if (of.length > 1) groups.set(of.join(), [...(groups.get(of.join()) ?? []), path]);
  const sizeOf = (/** @type {string[]} */ paths) => paths.reduce((sum, path) => sum + (bytes.get(path) ?? 0), 0);
  const small = new Set([...groups.values()].filter((paths) => sizeOf(paths) < least).flat());
  // What a common module imports is common, too, so it must not bring a large piece along. A late module itself stays
  // where it is.
  const common = [...small].filter(
    (path) =>
      !late.includes(path) &&
      [...closure([path])].every((each) => atOnce.has(each) || (small.has(each) && !late.includes(each))),
  );
  const absolute = (/** @type {string[]} */ paths) => paths.map((path) => resolve(path));
  const shared = [...closure(page.filter((path) => !roots.includes(path)))].filter(
    (path) => !page.includes(path) && !/:|node_modules/.test(path),
  );
  return {
    page: absolute(shared),
    late: new Set(absolute(late)),
    common: absolute(common.filter((path) => !/:|node_modules/.test(path))),
  };
}

/** @param {readonly string[]} from @param {(path: string) => string[]} next @returns {Set<string>} */
function closureOf(from, next) {
  const found = new Set();
  const waiting = [...from];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    waiting.push(...next(path));
  }
  return found;
}
