import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { build } from "esbuild";

import { stepLanguages } from "../../web/i18n/steps/step-words.js";
import { languages } from "../../web/i18n/words.js";
import {
  afterElement,
  boardBeside,
  engineBeside,
  glueBeside,
  lessonsBeside,
  sentencesBeside,
  stepsBeside,
} from "./beside.mjs";
import { buildEngineWorker, classic } from "./classic.mjs";
import { smallCss } from "./css.mjs";
import { lessonModule, moduleNames } from "./lessons.mjs";
import { isOfElement, parsedMessages } from "./messages.mjs";
import { assetOption, wasmModules } from "./modules.mjs";
import { common, noGlue, provided, textOnlyPdf } from "./plugins.mjs";
import { startWords } from "./start.mjs";

/** @typedef {{web: string, wasm: string, out: string}} Paths */

/**
 * The package, whose names are plain: engine, worker, steps in words, frame, element, and what platforms of learning
 * are told. page.mjs bundles the page.
 * @param {Paths} paths @returns {Promise<import("esbuild").Metafile[]>} what went into them
 */
export async function bundleModules({ web, out }) {
  const modules = { ...common, format: /** @type {const} */ ("esm"), outdir: out, plugins: [glueBeside()] };
  const words = stepLanguages.map((language) => [
    `nonet-steps-${language}`,
    join(web, `i18n/catalogues/${language}/steps.json`),
  ]);
  const steps = { "nonet-steps": join(web, "steps.js"), ...Object.fromEntries(words) };
  const ofPage = [
    engineBeside(),
    glueBeside(),
    stepsBeside(),
    lessonsBeside(),
    sentencesBeside((language) => `nonet-page-${language}`),
    parsedMessages(),
  ];
  const ofElement = [
    engineBeside(),
    glueBeside(),
    stepsBeside(),
    lessonsBeside(),
    afterElement(),
    sentencesBeside((language) => `sudoku-board-${language}`),
    parsedMessages(),
    smallCss(),
  ];
  const bundles = [
    { ...modules, entryPoints: { nonet: join(web, "engine/index.js") }, outExtension: { ".js": ".mjs" } },
    { ...modules, entryPoints: { "nonet-worker": join(web, "engine/worker.js") }, outExtension: { ".js": ".mjs" } },
    {
      ...modules,
      plugins: [textOnlyPdf()],
      entryPoints: { "nonet-pdf": join(web, "print/pdf-worker.js") },
      outExtension: { ".js": ".mjs" },
    },
    {
      ...modules,
      plugins: [parsedMessages()],
      entryPoints: steps,
      splitting: true,
      chunkNames: "nonet-steps-[hash]",
      outExtension: { ".js": ".mjs" },
    },
    {
      ...modules,
      plugins: ofElement,
      entryPoints: { "sudoku-board": join(web, "embed/sudoku-board.js") },
      splitting: true,
      chunkNames: "board-[hash]",
    },
    {
      ...modules,
      plugins: [boardBeside(), sentencesBeside((language) => `sudoku-board-${language}`), parsedMessages(), startWords()],
      entryPoints: { embed: join(web, "embed/frame.js") },
      splitting: true,
      chunkNames: "embed-[hash]",
    },
    {
      ...modules,
      format: /** @type {const} */ ("iife"),
      plugins: [],
      entryPoints: { "nonet-frames": join(web, "embed/nonet-frames.js") },
    },
    {
      ...modules,
      plugins: [...ofPage, textOnlyPdf()],
      minify: false,
      platform: /** @type {const} */ ("node"),
      banner: { js: "#!/usr/bin/env node" },
      entryPoints: { "nonet-book": join(web, "book-command/main.js") },
      outExtension: { ".js": ".mjs" },
    },
    { ...modules, entryPoints: { "nonet-learning": join(web, "learning/index.js") }, outExtension: { ".js": ".mjs" } },
    {
      ...modules,
      plugins: ofElement,
      entryPoints: { "sudoku-board-class": join(web, "embed/sudoku-board-class.js") },
      splitting: true,
      chunkNames: "board-[hash]",
      outExtension: { ".js": ".mjs" },
    },
  ];
  const metafiles = [];
  for (const bundle of bundles) metafiles.push((await build(/** @type {typeof modules} */ (bundle))).metafile);
  await bundleSentences({ web, out }, (language) => `nonet-page-${language}`);
  await bundleSentences({ web, out }, (language) => `sudoku-board-${language}`, isOfElement);
  await Promise.all(
    moduleNames.map((name) => writeFile(join(out, `nonet-lessons-${name}.mjs`), `${lessonModule(name)};\n`)),
  );
  return metafiles;
}

/**
 * The catalogues of the page, or a part of them: a file for each language.
 * @param {Pick<Paths, "web" | "out">} paths @param {(language: string) => string} name @param {(key: string) =>
 *   boolean} [wanted]
 */
export async function bundleSentences({ web, out }, name, wanted) {
  const files = languages.map((language) => [name(language), join(web, `i18n/catalogues/${language}/page.json`)]);
  const plugins = [parsedMessages(wanted)];
  await build({
    ...common,
    format: "esm",
    outdir: out,
    plugins,
    entryPoints: Object.fromEntries(files),
    outExtension: { ".js": ".mjs" },
  });
}

/**
 * The page as one classic script which carries the workers, the modules and the fonts of printed pages.
 * @param {Paths} paths @param {Record<string, Uint8Array>} fonts by the names of their files
 * @returns {Promise<{script: string, metafiles: import("esbuild").Metafile[]}>} `metafiles`: what went into it
 */
export async function bundleClassic({ web, wasm }, fonts) {
  const worker = await buildEngineWorker({ web, wasm });
  const pdfWorker = await build({
    ...classic,
    entryPoints: [join(web, "print/pdf-worker.js")],
    plugins: [textOnlyPdf()],
  });
  const textWorker = await build({ ...classic, entryPoints: [join(web, "places/exchange/text-worker.js")] });
  const binaries = await binariesOf(wasm, wasmModules);
  const page = await build({
    ...classic,
    entryPoints: [join(web, "start.js")],
    plugins: [
      parsedMessages(),
      startWords(),
      ...moduleNames.map((name) => provided(new RegExp(`^nonet-lessons-${name}$`), lessonModule(name))),
      provided(/\/assets\.js$/, inlineAssets(worker.outputFiles[0].text, binaries), join(web, "engine")),
      provided(/^\.\/sources\.js$/, inlineFonts(fonts)),
      provided(
        /\/pdf-worker-start\.js$/,
        inlineWorker("startPdfWorker", pdfWorker.outputFiles[0].text),
        join(web, "model"),
      ),
      provided(
        /\/text-worker-start\.js$/,
        inlineWorker("startTextWorker", textWorker.outputFiles[0].text),
        join(web, "model"),
      ),
      noGlue(),
    ],
  });
  return {
    script: page.outputFiles[0].text,
    metafiles: [worker.metafile, pdfWorker.metafile, textWorker.metafile, page.metafile],
  };
}

/**
 * Returns for each module its bytes as base64.
 * @param {string} wasm the folder of the modules @param {readonly string[]} modules
 * @returns {Promise<Record<string, string>>}
 */
export async function binariesOf(wasm, modules) {
  const base64 = async (/** @type {string} */ name) => (await readFile(join(wasm, `${name}.wasm`))).toString("base64");
  return Object.fromEntries(await Promise.all(modules.map(async (name) => [name, await base64(name)])));
}

/**
 * The options of the engine with the bytes of modules, as source text that calls `bytes`.
 * @param {Record<string, string>} binaries for each module its bytes as base64
 */
export const binaryOptions = (binaries) =>
  Object.entries(binaries)
    .map(([name, text]) => `${assetOption(name)}Url: "", ${assetOption(name)}Binary: bytes(${JSON.stringify(text)}),`)
    .join("\n");

/**
 * The stand-in for web/engine/assets.js.
 * @param {string} workerSource
 * @param {Record<string, string>} binaries for each module its bytes as base64
 * @param {string} [more] further options of the engine as source text; it may call `bytes`
 */
export function inlineAssets(workerSource, binaries, more = "") {
  return `
    const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    export const defaultAssets = () => ({
      workerUrl: "",
      workerSource: ${JSON.stringify(workerSource)},
      ${binaryOptions(binaries)}
      ${more}
    });`;
}

/** The stand-in for web/print/fonts/sources.js. @param {Record<string, Uint8Array>} fonts */
function inlineFonts(fonts) {
  const texts = Object.entries(fonts).map(([name, bytes]) => [
    name.replace(".ttf", ""),
    Buffer.from(bytes).toString("base64"),
  ]);
  return `
    const texts = ${JSON.stringify(Object.fromEntries(texts))};
    export const fontBytes = async (name) => (texts[name] ? Uint8Array.from(atob(texts[name]), (letter) => letter.charCodeAt(0)) : null);`;
}

/**
 * The stand-in for a module that starts a worker, in the folder of the model.
 * @param {string} name of the function
 * @param {string} source
 */
const inlineWorker = (name, source) => `
  import { scriptAddress } from "./script-address.js";
  let address;
  export function ${name}() {
    address ??= URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: "text/javascript" }));
    return new Worker(scriptAddress(address));
  }`;
