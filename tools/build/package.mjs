/**
 * The package for npm: modules whose files find each other in every bundler, and without one. tools/build-package.mjs
 * makes the tarball.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

import { stepLanguages } from "../../web/i18n/steps/step-words.js";
import {
  afterElement,
  engineBeside,
  glueBeside,
  lessonsBeside,
  sentencesBeside,
} from "./beside.mjs";
import { bundleSentences } from "./bundle.mjs";
import { elementManifest } from "./custom-elements.mjs";
import { smallCss } from "./css.mjs";
import { printFonts } from "./fonts.mjs";
import { lessonModule, moduleNames } from "./lessons.mjs";
import { isOfElement, parsedMessages } from "./messages.mjs";
import { assetOption, copyModules, wasmModules } from "./modules.mjs";
import { NOTICES, fontNotices, noticesOf, packagesIn } from "./notices.mjs";
import { common, noFiles, noNode, noRequire, provided, resolved, textOnlyPdf } from "./plugins.mjs";
import { manifestOf } from "./package-manifest.mjs";

/**
 * @typedef {{ root: string, wasm: string, out: string }} PackagePaths `root`: the checkout; `wasm`: the modules; `out`:
 *   the folder of the package
 */

/**
 * Writes the package, without its types.
 * @param {PackagePaths} paths
 */
export async function writePackage({ root, wasm, out }) {
  const web = join(root, "web");
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await copyModules({ wasm, out });
  const metafiles = [
    ...(await bundleEngine(web, out)),
    ...(await bundleEntries(web, out)),
    ...(await bundleAlone(web, out)),
  ];
  await bundleSentences({ web, out }, (language) => `sudoku-board-${language}`, isOfElement);
  await bundleSentences({ web, out }, (language) => `nonet-page-${language}`);
  await Promise.all(
    moduleNames.map((name) => writeFile(join(out, `nonet-lessons-${name}.mjs`), `${lessonModule(name)};\n`)),
  );
  const { files: fonts } = await printFonts(root);
  await Promise.all(Object.entries(fonts).map(([name, bytes]) => writeFile(join(out, name), bytes)));
  const { version, description, license, engines } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  await Promise.all([
    writeFile(join(out, NOTICES), await noticesOf(root, packagesIn(metafiles), fontNotices(fonts))),
    writeFile(
      join(out, "package.json"),
      `${JSON.stringify(manifestOf({ version, description, license, engines }), null, 2)}\n`,
    ),
    writeFile(join(out, "custom-elements.json"), `${JSON.stringify(elementManifest(), null, 2)}\n`),
    // What a bundler finds under an entry of types alone.
    writeFile(join(out, "types-only.mjs"), "export {};\n"),
    cp(join(root, "LICENSE"), join(out, "LICENSE")),
    cp(join(root, "tools/build/package-readme.md"), join(out, "README.md")),
  ]);
}

const esm = { ...common, format: /** @type {const} */ ("esm"), outExtension: { ".js": ".mjs" } };

/**
 * The engine for browsers and for node, and the worker. Each glue is in the worker, which is one file: a bundler may
 * copy it as it is. A second time each glue is beside the engine, for calls without workers.
 * @param {string} web @param {string} out @returns {Promise<import("esbuild").Metafile[]>}
 */
async function bundleEngine(web, out) {
  const assets = (/** @type {string} */ found) =>
    provided(/\/assets\.js$/, addressesOfAssets(found), join(web, "engine"));
  const engine = { ...esm, outdir: out };
  const ofBrowser = await build({
    ...engine,
    splitting: true,
    chunkNames: "nonet-[hash]",
    plugins: [assets(FOUND), noNode(), glueBeside()],
    entryPoints: { nonet: join(web, "engine/index.js") },
  });
  const ofNode = await build({
    ...engine,
    splitting: true,
    chunkNames: "nonet-[hash]",
    plugins: [assets(FOUND_IN_NODE), glueBeside()],
    entryPoints: { "nonet-node": join(web, "engine/index.js") },
  });
  const worker = await build({
    ...esm,
    write: /** @type {const} */ (false),
    plugins: [noNode(), glueBeside()],
    entryPoints: [join(web, "engine/worker.js")],
  });
  const withGlue = resolved(/-glue\.mjs$/, ({ path }) => ({ path: join(out, path) }));
  // The glue of each module is shortened already. Shortened once more, the names of each would differ, and the file
  // would be a third larger after gzip.
  await build({
    ...engine,
    minify: false,
    minifySyntax: true,
    minifyWhitespace: true,
    plugins: [withGlue],
    stdin: { contents: worker.outputFiles[0].text, resolveDir: out },
    outdir: undefined,
    outfile: join(out, "nonet-worker.mjs"),
    outExtension: undefined,
  });
  return [ofBrowser, ofNode, worker].map(({ metafile }) => metafile);
}

/**
 * The element, the poster, steps in words, and what prints. They share their chunks. In node the fonts are files, and
 * the engine that makes a book has worker threads.
 * @param {string} web @param {string} out @returns {Promise<import("esbuild").Metafile[]>}
 */
async function bundleEntries(web, out) {
  const plugins = [
    engineBeside(),
    lessonsBeside(),
    afterElement(),
    sentencesBeside(
      (language, importer) => `${/printed-words\.js$/.test(importer) ? "nonet-page" : "sudoku-board"}-${language}`,
    ),
    parsedMessages(),
    smallCss(),
    textOnlyPdf(),
    noRequire(),
    noFiles(),
    provided(/^\.\/(print\/fonts\/)?sources\.js$/, addressesOfFonts()),
  ];
  const words = stepLanguages.map((language) => [
    `nonet-steps-${language}`,
    join(web, `i18n/catalogues/${language}/steps.json`),
  ]);
  const entryPoints = {
    board: join(web, "embed/sudoku-board-class.js"),
    "board-define": join(web, "embed/sudoku-board.js"),
    poster: join(web, "embed/poster.js"),
    "nonet-steps": join(web, "steps.js"),
    ...Object.fromEntries(words),
    print: join(web, "printing.js"),
    book: join(web, "book-maker.js"),
  };
  const { metafile } = await build({
    ...esm,
    outdir: out,
    plugins,
    entryPoints,
    splitting: true,
    chunkNames: "part-[hash]",
  });
  await writeFile(
    join(out, "print-node.mjs"),
    `import { readFile } from "node:fs/promises";
import { readFontsBy } from "./print.mjs";
${FOUND_IN_NODE}
readFontsBy(async (address, name) => new Uint8Array(await readFile(found(address, name))));
export * from "./print.mjs";
`,
  );
  await writeFile(
    join(out, "book-node.mjs"),
    `import { createEngine } from "./nonet-node.mjs";
import "./print-node.mjs";
import { makeBook as make } from "./book.mjs";
export async function makeBook(settings, options = {}) {
  if (options.engine) return make(settings, options);
  const engine = await createEngine({ worker: true });
  try {
    return await make(settings, { ...options, engine });
  } finally {
    engine.close();
  }
}
`,
  );
  return [metafile];
}

/**
 * What needs no other file.
 * @param {string} web @param {string} out @returns {Promise<import("esbuild").Metafile[]>}
 */
async function bundleAlone(web, out) {
  const contents = 'export { frameLinks } from "./framed-links.js";';
  const frames = await build({
    ...esm,
    outfile: join(out, "frames.mjs"),
    outExtension: undefined,
    stdin: { contents, resolveDir: join(web, "embed") },
  });
  const learning = await build({ ...esm, outdir: out, entryPoints: { learning: join(web, "learning/index.js") } });
  return [frames.metafile, learning.metafile];
}

/**
 * Bundlers find a file only by an address that is written out in this form. Some of them put an object in its place
 * whose `href` is relative to the site; `found` makes of it what the engine can read.
 * @param {string} name of a file of the package
 */
const beside = (name) => `found(new URL(${JSON.stringify(`./${name}`)}, import.meta.url), ${JSON.stringify(name)})`;

/**
 * In a browser: Vite's development server gathers a package into a folder of its own without the files that the package
 * names; they are then still in the folder of the package.
 */
const FOUND = `
  const gathered = /\\/node_modules\\/\\.vite[^/]*\\/deps[^/]*\\/([^/?]+)$/;
  const found = (url) => (gathered.test(url.href) ? new URL(url.href.replace(gathered, "/node_modules/nonet/$1")) : url);`;

/** In node: an address of a site is no file, but the file is still in the folder of the package. */
const FOUND_IN_NODE = `
  const folder = import.meta.url.replace(/[^/]*$/, "");
  const found = (url, name) => (url.protocol === "file:" ? url : new URL(folder + name));`;

/** The stand-in for web/print/fonts/sources.js. */
const addressesOfFonts = () => `
  ${FOUND}
  const addresses = { ${["nonet-400", "nonet-600", "nonet-zh"].map((name) => `${JSON.stringify(name)}: ${beside(`${name}.ttf`)}`).join(", ")} };
  let read = async (address) => {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
  };
  export const readFontsBy = (reader) => { read = reader; };
  export const fontBytes = (name) => read(addresses[name], \`\${name}.ttf\`);`;

/** The stand-in for web/engine/assets.js. @param {string} found the function of this name */
function addressesOfAssets(found) {
  const lines = wasmModules.map((name) => `${assetOption(name)}Url: ${beside(`${name}.wasm`)},`);
  return `
    ${found}
    export const defaultAssets = () => ({ ${lines.join("\n")} workerUrl: ${beside("nonet-worker.mjs")} });`;
}
