import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

import { stepLanguages } from "../../web/i18n/steps/load.js";
import { elementPrefixes, parsedMessages } from "./messages.mjs";

/** @typedef {{web: string, wasm: string, out: string, scalar: boolean}} Paths `scalar`: the module without SIMD is there */

const common = /** @satisfies {import("esbuild").BuildOptions} */ ({
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

/**
 * Engine, worker, steps in words, page, frame and element as modules that share chunks.
 * @param {Paths} paths @returns {Promise<import("esbuild").Metafile[]>} what went into them
 */
export async function bundleModules({ web, out }) {
  const modules = { ...common, format: /** @type {const} */ ("esm"), outdir: out, plugins: [glueBeside()] };
  const words = stepLanguages.map((language) => [`nonet-steps-${language}`, join(web, `i18n/catalogues/steps/${language}.js`)]);
  const steps = { "nonet-steps": join(web, "steps.js"), ...Object.fromEntries(words) };
  const ofPage = [engineBeside(), glueBeside(), stepsBeside(), parsedMessages()];
  const ofElement = [engineBeside(), glueBeside(), stepsBeside(), parsedMessages(elementPrefixes)];
  const bundles = [
    { ...modules, entryPoints: { nonet: join(web, "engine/index.js") }, outExtension: { ".js": ".mjs" } },
    { ...modules, entryPoints: { "nonet-worker": join(web, "engine/worker.js") }, outExtension: { ".js": ".mjs" } },
    { ...modules, plugins: [parsedMessages()], entryPoints: steps, splitting: true, chunkNames: "nonet-steps-[hash]", outExtension: { ".js": ".mjs" } },
    { ...modules, plugins: ofPage, entryPoints: { app: join(web, "app.js"), bench: join(web, "bench/page.js") }, splitting: true, chunkNames: "app-[hash]" },
    {
      ...modules,
      plugins: ofElement,
      entryPoints: { embed: join(web, "embed/frame.js"), "sudoku-board": join(web, "embed/sudoku-board.js") },
      splitting: true,
      chunkNames: "board-[hash]",
    },
    { ...modules, plugins: ofElement, entryPoints: { "sudoku-board-class": join(web, "embed/sudoku-board-class.js") }, outExtension: { ".js": ".mjs" } },
  ];
  const metafiles = [];
  for (const bundle of bundles) metafiles.push((await build(/** @type {typeof modules} */ (bundle))).metafile);
  return metafiles;
}

/**
 * The page as one classic script which carries the worker and the module.
 * @param {Paths} paths @returns {Promise<{script: string, metafiles: import("esbuild").Metafile[]}>} `metafiles`: what went into it
 */
export async function bundleClassic({ web, wasm, scalar }) {
  const classic = { ...common, format: /** @type {const} */ ("iife"), write: /** @type {const} */ (false), define: { "import.meta.url": '""' } };
  const worker = await build({
    ...classic,
    entryPoints: [join(web, "engine/worker.js")],
    plugins: [resolved(/^nonet-(teacher-)?glue$/, ({ path }) => ({ path: join(wasm, `${path}.mjs`) }))],
  });
  const assets = {
    workerSource: worker.outputFiles[0].text,
    simdBase64: (await readFile(join(wasm, "nonet.wasm"))).toString("base64"),
    scalarBase64: scalar ? (await readFile(join(wasm, "nonet-scalar.wasm"))).toString("base64") : "",
    teacherBase64: (await readFile(join(wasm, "nonet-teacher.wasm"))).toString("base64"),
  };
  const page = await build({
    ...classic,
    entryPoints: [join(web, "app.js")],
    plugins: [
      parsedMessages(),
      provided(/\/assets\.js$/, inlineAssets(assets), join(web, "engine")),
      provided(/^nonet-(teacher-)?glue$/, "export default () => Promise.reject(new Error('only in the worker'));"),
    ],
  });
  return { script: page.outputFiles[0].text, metafiles: [worker.metafile, page.metafile] };
}

/** The styles that a page links to, as one text. @param {string} file @returns {Promise<string>} */
export async function bundleStyles(file) {
  const result = await build({ ...common, loader: {}, entryPoints: [file], write: /** @type {const} */ (false) });
  return result.outputFiles[0].text;
}

/**
 * The stand-in for web/engine/assets.js.
 * @param {{workerSource: string, simdBase64: string, scalarBase64: string, teacherBase64: string}} assets
 */
function inlineAssets({ workerSource, simdBase64, scalarBase64, teacherBase64 }) {
  return `
    import { hasSimd } from "./simd.js";
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    export const defaultAssets = () => ({
      wasmUrl: "", teacherUrl: "", workerUrl: "",
      workerSource: ${JSON.stringify(workerSource)},
      wasmBinary: bytes(hasSimd() ? ${JSON.stringify(simdBase64)} : ${JSON.stringify(scalarBase64)}),
      teacherBinary: bytes(${JSON.stringify(teacherBase64)}),
    });`;
}

/** The engine stays one file of its own, which page and element load when they first need it. */
function engineBeside() {
  return resolved(/\/engine\/index\.js$/, () => ({ path: "./nonet.mjs", external: true }));
}

/** So do steps in words, with a file for each language. */
function stepsBeside() {
  return resolved(/\/i18n\/steps\/index\.js$/, () => ({ path: "./nonet-steps.mjs", external: true }));
}

/** The glue of each of the two modules stays a file of its own. */
function glueBeside() {
  return resolved(/^nonet-(teacher-)?glue$/, ({ path }) => ({ path: `./${path}.mjs`, external: true }));
}

/** @param {RegExp} filter @param {(args: import("esbuild").OnResolveArgs) => import("esbuild").OnResolveResult} resolve */
function resolved(filter, resolve) {
  return {
    name: `resolve ${filter}`,
    setup: (/** @type {import("esbuild").PluginBuild} */ it) =>
      it.onResolve({ filter }, (args) => (args.kind === "entry-point" ? undefined : resolve(args))),
  };
}

/**
 * A module whose text is given here.
 * @param {RegExp} filter @param {string} contents @param {string} [resolveDir] where its own imports are looked for
 */
function provided(filter, contents, resolveDir) {
  const namespace = `provided ${filter}`;
  return {
    name: namespace,
    setup(/** @type {import("esbuild").PluginBuild} */ it) {
      it.onResolve({ filter }, ({ path }) => ({ path, namespace }));
      it.onLoad({ filter: /./, namespace }, () => ({ contents, resolveDir }));
    },
  };
}
