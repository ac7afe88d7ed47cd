import { createHash } from "node:crypto";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";

import { build } from "esbuild";

import { PAGE_FOLDER } from "./names.mjs";

/** The page: its folder, and the files whose names are known outside. */
const OF_PAGE = new RegExp(`^(${PAGE_FOLDER}/.*|index\\.html|manifest\\.webmanifest|icon\\.svg)$`);

/**
 * Writes the service worker with the list of what it keeps: path and digest of every file, and one version for all.
 * Comes last, when every other file stands.
 * @param {{web: string, out: string}} paths @param {Pick<import("./page.mjs").PageFiles, "ofLanguage" | "later">} page
 */
export async function writeServiceWorker({ web, out }, { ofLanguage, later }) {
  const files = await digests(out);
  const version = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 16);
  const at = (/** @type {string} */ name) => `${PAGE_FOLDER}/${name}`;
  const languages = Object.fromEntries(
    Object.entries(ofLanguage).map(([language, names]) => [language, names.map(at)]),
  );
  const data = { VERSION: version, FILES: files, LANGUAGES: languages, LATER: later.map(at) };
  const result = await build({
    entryPoints: [join(web, "service-worker.js")],
    define: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)])),
    bundle: true,
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
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    )
    .filter((path) => OF_PAGE.test(path))
    .sort();
  const digest = async (path) =>
    createHash("sha256")
      .update(await readFile(join(folder, path)))
      .digest("base64");
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, `sha256-${await digest(path)}`])));
}
