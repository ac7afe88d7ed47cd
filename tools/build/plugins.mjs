/** Small plugins of esbuild, and what every bundle shares. */
import { readFile } from "node:fs/promises";

import { build } from "esbuild";

import { GLUE } from "./modules.mjs";

export const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
  bundle: true,
  minify: true,
  target: "es2022",
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  metafile: /** @type {const} */ (true),
  loader: { ".css": /** @type {const} */ ("text") },
  external: ["node:*"],
  logLevel: /** @type {const} */ ("warning"),
});

/** The styles that a page links to, as one text. @param {string} file @returns {Promise<string>} */
export async function bundleStyles(file) {
  const result = await build({ ...common, loader: {}, entryPoints: [file], write: /** @type {const} */ (false) });
  return result.outputFiles[0].text;
}

/** The workers carry the glue. @returns {import("esbuild").Plugin} */
export const noGlue = () => provided(GLUE, "export default () => Promise.reject(new Error('only in the worker'));");

/** What runs only in browsers names no module of node. @returns {import("esbuild").Plugin} */
export const noNode = () =>
  provided(
    /\/node-host\.js$/,
    `
  const refuse = () => Promise.reject(new Error("only in node"));
  export const isOwnFile = () => false, fileBytes = refuse, nodeWorkers = refuse;`,
  );

/**
 * JSZip, which documents are written with, looks for a `require` of the browser. It finds none at once: a stand-in for
 * `require` would be a part of every visit.
 * @returns {import("esbuild").Plugin}
 */
export const noRequire = () => ({
  name: "no require",
  setup: (/** @type {import("esbuild").PluginBuild} */ it) =>
    it.onLoad({ filter: /\/jszip\.min\.js$/ }, async ({ path }) => ({
      contents: `var require;${await readFile(path, "utf8")}`,
      loader: /** @type {const} */ ("js"),
    })),
});

/**
 * In node, pptxgenjs can write files and read pictures from addresses. Nothing here asks for either, and a bundler for
 * browsers stumbles over the names of node's modules.
 * @returns {import("esbuild").Plugin}
 */
export const noFiles = () => provided(/^node:(fs|https)$/, "export const promises = undefined; export default undefined;");

/**
 * jsPDF without what it needs for pictures and HTML, which pages of vectors and text never call.
 * @returns {import("esbuild").Plugin}
 */
export const textOnlyPdf = () =>
  provided(
    /^(fast-png|html2canvas|dompurify|canvg|core-js\/.*)$/,
    "export const decode = undefined; export default undefined;",
  );

/**
 * @param {RegExp} filter
 * @param {(args: import("esbuild").OnResolveArgs) => import("esbuild").OnResolveResult} resolve
 */
export function resolved(filter, resolve) {
  return {
    name: `resolve ${filter}`,
    setup: (/** @type {import("esbuild").PluginBuild} */ it) =>
      it.onResolve({ filter }, (args) => (args.kind === "entry-point" ? undefined : resolve(args))),
  };
}

/**
 * What some modules import when they first need it is imported with them: they come late themselves, and would be
 * followed by small files.
 * @param {RegExp} filter paths of the modules
 */
export function importedAtOnce(filter) {
  const late = /(?<=await |\? )import\("(\.{1,2}\/[\w/-]+\.js)"\)/g;
  return {
    name: `imported at once ${filter}`,
    setup: (/** @type {import("esbuild").PluginBuild} */ it) =>
      it.onLoad({ filter }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const paths = [...new Set([...text.matchAll(late)].map(([, imported]) => imported))];
        const imports = paths.map((imported, i) => `import * as late${i} from ${JSON.stringify(imported)};`).join("");
        return paths.length
          ? {
              contents:
                imports + text.replace(late, (_, imported) => `Promise.resolve(late${paths.indexOf(imported)})`),
              loader: /** @type {const} */ ("js"),
            }
          : undefined;
      }),
  };
}

/**
 * A module whose text is given here.
 * @param {RegExp} filter @param {string} contents @param {string} [resolveDir] where its own imports are looked for
 */
export function provided(filter, contents, resolveDir) {
  const namespace = `provided ${filter}`;
  // One module, by whatever path it is imported. Its chunk has the name of the file that it stands for.
  let name = "";
  return {
    name: namespace,
    setup(/** @type {import("esbuild").PluginBuild} */ it) {
      it.onResolve({ filter }, ({ path }) => ({ path: (name ||= path.replace(/.*\//, "")), namespace }));
      it.onLoad({ filter: /./, namespace }, () => ({ contents, resolveDir }));
    },
  };
}
