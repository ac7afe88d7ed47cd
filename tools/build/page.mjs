/**
 * Bundles the page. Every file is in the folder `page/` of the site and has its digest in its name, so that a tab never
 * receives files of two versions.
 */
import { readFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";

import { build } from "esbuild";

import { languages } from "../../web/i18n/languages.js";
import { archiveOf } from "../../web/learning/packages/index.js";
import { fewChunks } from "./chunks.mjs";
import { launchFiles } from "./launch.mjs";
import { lessonModule, moduleNames } from "./lessons.mjs";
import { builtCatalogue, catalogueFile, parsedMessages } from "./messages.mjs";
import { assetOption, GLUE, gluedModules, wasmModules } from "./modules.mjs";
import { PAGE_FOLDER, writeNamed } from "./names.mjs";
import { bundleStyles, common, importedAtOnce, noNode, noRequire, provided, resolved, textOnlyPdf } from "./plugins.mjs";
import { bundleFailures, startWords } from "./start.mjs";

/**
 * @typedef {object} PageFiles names in the folder of the page
 * @property {string} script @property {string} failures says why the script does not start @property {string} style
 *   @property {string} app what the script loads first @property {string} worker of the engine
 * @property {string} moreGlue the glue that is not in the worker
 * @property {Record<string, string>} modules the WebAssembly modules by their plain names
 * @property {Record<string, string[]>} ofLanguage the files with the sentences of a language
 * @property {string[]} later what few visitors need: the modules beside the solver's, lessons, QR codes, boards for
 *   other pages and files for platforms of learning, what prints, what puzzles with rules, faces and boards with small
 *   cells need, and the files of every language
 * @property {import("esbuild").Metafile[]} metafiles the page first
 */

/**
 * @param {import("./bundle.mjs").Paths} paths
 * @param {Record<string, Uint8Array>} fonts by the names of their files
 * @returns {Promise<PageFiles>}
 */
export async function bundlePage({ web, wasm, out }, fonts) {
  const folder = join(out, PAGE_FOLDER);
  const esm = {
    ...common,
    format: /** @type {const} */ ("esm"),
    outdir: folder,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
  };
  const { code, moreGlue } = await bundleWorker(web, out);
  const worker = await writeNamed(out, "nonet-worker.js", code);
  const pdf = await build({
    ...esm,
    plugins: [textOnlyPdf()],
    entryPoints: { "nonet-pdf": join(web, "print/pdf-worker.js") },
  });
  const texts = await build({ ...esm, entryPoints: { "nonet-texts": join(web, "places/exchange/text-worker.js") } });
  const modules = Object.fromEntries(
    await Promise.all(
      wasmModules.map(async (name) => [
        name,
        await writeNamed(out, `${name}.wasm`, await readFile(join(wasm, `${name}.wasm`))),
      ]),
    ),
  );
  const ofPrint = Object.fromEntries(
    await Promise.all(Object.entries(fonts).map(async ([name, bytes]) => [name, await writeNamed(out, name, bytes)])),
  );
  const archive = archiveOf(await launchFiles({ root: join(web, ".."), wasm }));
  const launch = await writeNamed(out, "nonet-launch.zip", archive);
  const style = await writeNamed(out, "page.css", await bundleStyles(join(web, "styles/index.css")));

  const plugins = [
    parsedMessages(),
    ...moduleNames.map((name) => provided(new RegExp(`^nonet-lessons-${name}$`), lessonModule(name))),
    importedAtOnce(/\/web\/embed\/[\w-]+\.js$/),
    // Boards of the element in a dialog use the page's engine.
    provided(
      /^\.\/engine\.js$|\/embed\/engine\.js$/,
      "let own; export const useEngine = (ready) => { own = ready; }; export const sharedEngine = () => own(); export const setEngineOptions = () => {};",
    ),
    provided(/\/local\.js$/, "export const loadHere = () => Promise.reject(new Error('the page has workers'));"),
    noNode(),
    noRequire(),
    provided(/\/assets\.js$/, assets(modules, worker), join(web, "engine")),
    provided(/^\.\/sources\.js$/, fontSources(ofPrint)),
    provided(
      /^\.\/launch-archive\.js$/,
      `export const launchArchive = { address: new URL("./${launch}", import.meta.url), size: ${archive.length} };`,
    ),
    provided(/\/pdf-worker-start\.js$/, workerStart("startPdfWorker", entryOf(pdf)), join(web, "model")),
    provided(/\/text-worker-start\.js$/, workerStart("startTextWorker", entryOf(texts)), join(web, "model")),
  ];
  const page = { ...esm, splitting: true };
  const plan = await fewChunks({ ...page, plugins: [...plugins, startWords()], entryPoints: [join(web, "start.js")] });
  const { metafile } = await build({ ...page, plugins: [...plugins, plan], entryPoints: [join(web, "page.js")] });
  const start = await bundleStart(web, esm, metafile);
  const failures = await writeNamed(out, "start-failures.js", await bundleFailures(web));
  const outputs = Object.entries(metafile.outputs).map(([path, { entryPoint }]) => ({
    name: basename(path),
    entryPoint: entryPoint ?? "",
  }));
  const withEntry = (/** @type {RegExp} */ pattern) =>
    outputs.filter(({ entryPoint }) => pattern.test(entryPoint)).map(({ name }) => name);
  const ofLanguage = Object.fromEntries(
    languages.map((language) => [language, withEntry(new RegExp(`catalogues/(page|steps|played|introduction|storm)/${language}$`))]),
  );
  const ofRules = withEntry(
    /catalogues\/(rules|rule-steps)\/|\/places\/rules\/|\/(rule-conflicts|made-rules-fields|rule-steps)\.js$/,
  );
  const ofPlatforms = withEntry(/catalogues\/platform\/|\/embed\/not-loaded\.js$|\/embed-dialog\.js$/);
  const ofPhotos = withEntry(/catalogues\/photos\/|\/places\/photo\/|\/engine\/pictures\.js$/);
  const ofLateDialogs = withEntry(/catalogues\/(class|faces|books|series|together|zoom)\/|\/places\/(class|faces|press|together)\//);
  const besides = Object.keys(modules)
    .filter((name) => name !== "nonet")
    .map((name) => modules[name]);
  return {
    script: entryOf(start),
    failures,
    app: withEntry(/web\/page\.js$/)[0],
    style,
    worker,
    moreGlue,
    modules,
    ofLanguage,
    later: withShared(metafile, [
      ...besides,
      launch,
      moreGlue,
      entryOf(pdf),
      entryOf(texts),
      ...Object.values(ofPrint),
      ...ofRules,
      ...ofPhotos,
      ...ofPlatforms,
      ...ofLateDialogs,
      ...withEntry(/nonet-lessons-|\/zoom-on-board\.js$|\/qr-picture\.js$|\/print-jobs\/explained\.js$/),
      ...Object.values(ofLanguage).flat(),
    ]),
    metafiles: [metafile, start.metafile, pdf.metafile, texts.metafile],
  };
}

/**
 * Returns files with what they alone share: a chunk that only such files import comes with them.
 * @param {import("esbuild").Metafile} metafile @param {readonly string[]} names
 */
function withShared({ outputs }, names) {
  const found = new Set(names);
  const importersOf = (/** @type {string} */ path) =>
    Object.keys(outputs).filter((each) => outputs[each].imports.some((imported) => imported.path === path));
  const shared = () =>
    Object.keys(outputs).find((path) => {
      if (found.has(basename(path)) || outputs[path].entryPoint) return false;
      const importers = importersOf(path);
      return importers.length > 0 && importers.every((each) => found.has(basename(each)));
    });
  for (let path = shared(); path !== undefined; path = shared()) found.add(basename(path));
  return [...found];
}

/**
 * The script of the document: it imports nothing at once, since a browser does not try again what a document's own
 * script imports.
 *
 * @param {string} web @param {import("esbuild").BuildOptions} esm
 * @param {import("esbuild").Metafile} metafile of the page, whose app and catalogues the script loads
 */
function bundleStart(web, esm, { outputs }) {
  const named = Object.entries(outputs).map(([path, { entryPoint = "" }]) => ({
    source: entryPoint.startsWith("catalogue:") ? entryPoint : resolve(entryPoint),
    path: `./${basename(path)}`,
  }));
  const built = resolved(/^\.\/(page\.js|catalogues\/\w+\/page\.json)$/, ({ path, resolveDir }) => {
    const [, language, room] = catalogueFile.exec(path) ?? [];
    const of = room ? `catalogue:${builtCatalogue(room, language)}` : join(resolveDir, path);
    const found = named.find(({ source }) => source === of);
    if (!found) throw new Error(`the page has no ${path}`);
    return { path: found.path, external: true };
  });
  const plugins = [built, parsedMessages(), startWords()];
  return build({ ...esm, metafile: true, plugins, entryPoints: [join(web, "start.js")] });
}

/** Modules whose glue is in the worker: those that every page needs, which fills its stock of puzzles. */
const IN_WORKER = ["nonet-glue", "nonet-teacher-glue"];
const OTHERS = gluedModules.map((name) => `${name}-glue`).filter((name) => !IN_WORKER.includes(name));

/**
 * The worker with the glue of the modules that every page needs, and a file with the other glue. The glue of each
 * module is shortened already, so that all have the same names and compress well together; shortening them once more
 * would give each other names.
 *
 * @param {string} web @param {string} out the site, which has the glue
 */
async function bundleWorker(web, out) {
  const esm = { ...common, format: /** @type {const} */ ("esm"), write: /** @type {const} */ (false) };
  const beside = resolved(GLUE, ({ path }) => ({ path, external: true }));
  const code = await build({ ...esm, plugins: [beside], entryPoints: [join(web, "engine/worker.js")] });
  const withGlue = { ...esm, minify: false, minifySyntax: true, minifyWhitespace: true };
  const glueOf = resolved(GLUE, ({ path }) => ({ path: join(out, `${path}.mjs`) }));
  const identifier = (/** @type {string} */ name) => name.replaceAll("-", "_");
  const exported = OTHERS.map((name) => `export { default as ${identifier(name)} } from ${JSON.stringify(name)};`).join(
    "",
  );
  const more = await build({ ...withGlue, plugins: [glueOf], stdin: { contents: exported, resolveDir: out } });
  const moreGlue = await writeNamed(out, "nonet-more-glue.js", more.outputFiles[0].text);
  const later = OTHERS.map((name) =>
    provided(
      new RegExp(`^${name}$`),
      `export default async (options) => (await import("./${moreGlue}")).${identifier(name)}(options);`,
    ),
  );
  const whole = await build({
    ...withGlue,
    external: [`./${moreGlue}`],
    plugins: [...later, glueOf],
    stdin: { contents: code.outputFiles[0].text, resolveDir: out },
  });
  return { code: whole.outputFiles[0].text, moreGlue };
}

/** @param {{ metafile: import("esbuild").Metafile }} built with one entry and no chunks */
const entryOf = ({ metafile }) => basename(Object.keys(metafile.outputs)[0]);

/**
 * The stand-in for a module that starts a worker, in the folder of the model.
 * @param {string} name of the function
 * @param {string} file
 */
const workerStart = (name, file) => `
  import { scriptAddress } from "./script-address.js";
  export const ${name} = () => new Worker(scriptAddress(new URL(${JSON.stringify(`./${file}`)}, import.meta.url)), { type: "module" });`;

/** The stand-in for web/engine/assets.js. @param {Record<string, string>} modules @param {string} worker */
function assets(modules, worker) {
  const beside = (/** @type {string} */ name) => `new URL(${JSON.stringify(`./${name}`)}, import.meta.url)`;
  const lines = wasmModules.map((name) => `${assetOption(name)}Url: ${beside(modules[name])},`);
  return `export const defaultAssets = () => ({ ${lines.join("\n")} workerUrl: ${beside(worker)} });`;
}

/** The stand-in for web/print/fonts/sources.js. @param {Record<string, string>} fonts */
function fontSources(fonts) {
  const urls = Object.entries(fonts).map(
    ([name, named]) =>
      `${JSON.stringify(name.replace(".ttf", ""))}: new URL(${JSON.stringify(`./${named}`)}, import.meta.url)`,
  );
  return `
    const urls = { ${urls.join(", ")} };
    export async function fontBytes(name) {
      if (!urls[name]) return null;
      const response = await fetch(urls[name]);
      if (!response.ok) throw new Error(response.status + " for " + urls[name]);
      return new Uint8Array(await response.arrayBuffer());
    }`;
}
