import { assetNames } from "./asset-names.js";
import { defaultAssets } from "./assets.js";
import { Engine } from "./client.js";
import { NonetError } from "./error.js";
import { Link } from "./link.js";
import { baseUrl, compile, loadError } from "./load.js";
import { loadHere } from "./local.js";
import { nodeWorkers } from "./node-host.js";
import { checkedOptions } from "./options.js";
import { partsOnDemand } from "./parts.js";
import { WorkerPool } from "./pool.js";
import { hasSimd } from "./simd.js";
import { scriptAddress } from "../model/script-address.js";

export { NonetError };

/** @typedef {ArrayBuffer | ArrayBufferView<ArrayBuffer>} Bytes */

/**
 * @typedef {object} EngineOptions
 * @property {URL | string} [baseUrl] the folder that holds the modules and the worker under their own names; default:
 *   beside this module
 * @property {URL | string} [wasmUrl] default: nonet.wasm beside this module
 * @property {Bytes} [wasmBinary] the bytes of the module, instead of `wasmUrl`
 * @property {URL | string} [analysisUrl] default: nonet-analysis.wasm beside this module. It is fetched at the first
 *   exact count, estimate, list of weights or random solution
 * @property {Bytes} [analysisBinary] the bytes of the module, instead of `analysisUrl`
 * @property {URL | string} [symmetryUrl] default: nonet-symmetry.wasm beside this module. It is fetched at the first
 *   transformation, canonical form or comparison
 * @property {Bytes} [symmetryBinary] the bytes of the module, instead of `symmetryUrl`
 * @property {URL | string} [teacherUrl] default: nonet-teacher.wasm beside this module. It is fetched at the first
 *   hint, list of steps, path, exercise, or puzzle with a difficulty
 * @property {Bytes} [teacherBinary] the bytes of the teacher's module, instead of `teacherUrl`
 * @property {URL | string} [raterUrl] default: nonet-rater.wasm beside this module. It is fetched at the first rating,
 *   or puzzle with a difficulty
 * @property {Bytes} [raterBinary] the bytes of the rater's module, instead of `raterUrl`
 * @property {URL | string} [rulesUrl] default: nonet-rules.wasm beside this module. It is fetched at the first puzzle
 *   with rules of its own
 * @property {Bytes} [rulesBinary] the bytes of the module, instead of `rulesUrl`
 * @property {URL | string} [rulesTeacherUrl] default: nonet-rules-teacher.wasm beside this module. It is fetched at the
 *   first hint, list of steps or path of a puzzle with rules of its own
 * @property {Bytes} [rulesTeacherBinary] the bytes of the module, instead of `rulesTeacherUrl`
 * @property {URL | string} [visionUrl] default: nonet-vision.wasm beside this module. It is fetched at the first
 *   picture
 * @property {Bytes} [visionBinary] the bytes of the module, instead of `visionUrl`
 * @property {URL | string} [handwritingUrl] default: nonet-handwriting.wasm beside this module. It is fetched at the
 *   first picture that may hold handwriting
 * @property {Bytes} [handwritingBinary] the bytes of the file, instead of `handwritingUrl`
 * @property {URL | string} [workerUrl] default: nonet-worker.mjs beside this module
 * @property {string} [workerSource] text of a classic worker script, instead of `workerUrl`
 * @property {boolean} [worker] true: only in workers, and createEngine rejects when none can be started. false: in the
 *   calling thread. Default: in workers where they exist and can be started, otherwise in the calling thread. In node,
 *   true starts worker threads, which run until the engine is closed
 */

/** @typedef {Engine} LoadedEngine */
/**
 * Where the engine's parts are: addresses, and bytes or a text for those that are not fetched.
 * @typedef {Required<Pick<EngineOptions, "wasmUrl" | "analysisUrl" | "symmetryUrl" | "teacherUrl" | "raterUrl" |
 *   "rulesUrl" | "rulesTeacherUrl" | "visionUrl" | "handwritingUrl" | "workerUrl">> & EngineOptions} Assets
 */
/** @typedef {import("./protocol.js").Point} Point */
/** @typedef {import("./protocol.js").GridOutline} GridOutline */
/** @typedef {import("./protocol.js").GridsFound} GridsFound */
/** @typedef {import("./protocol.js").PictureReading} PictureReading */
/** @typedef {import("./pixels.js").Picture} Picture */
/** @typedef {import("./parts.js").PartName} PartName */
/**
 * @typedef {Record<PartName, () => Promise<WebAssembly.Module>>} PartModules compiles a module when it is first needed,
 *   once for all workers
 */

/**
 * Loads the engine. Rejects with a NonetError: "engine-unsupported" where WebAssembly with SIMD is missing,
 * "engine-load" where a file cannot be loaded, "bad-argument" for an option that it does not know.
 * @param {EngineOptions} [options]
 */
export async function createEngine(options) {
  const { worker, baseUrl: folder, ...rest } = checkedOptions("createEngine", options);
  if (!hasSimd())
    throw new NonetError(
      "engine-unsupported",
      "The engine needs WebAssembly with SIMD, which is missing or switched off.",
    );
  const assets = { ...(folder === undefined ? defaultAssets() : assetsIn(folder)), ...rest };
  const module = compile(assets.wasmUrl, assets.wasmBinary);
  const parts = partsOnDemand((name) => compile(assets[`${name}Url`], assets[`${name}Binary`]));
  if (!(worker ?? "Worker" in globalThis)) return new Engine(await loadHere(await module, parts));
  try {
    return new Engine(await startWorkers(assets, module, parts));
  } catch (error) {
    if (worker) throw error;
    return new Engine(await withoutWorkers(module, parts, error));
  }
}

/** @param {URL | string} folder @returns {Assets} */
function assetsIn(folder) {
  try {
    const { href } = new URL(folder, baseUrl());
    return assetNames((name) => new URL(name, href.replace(/[^/]$/, "$&/")));
  } catch (cause) {
    throw loadError(cause);
  }
}

/**
 * @param {{workerUrl: URL | string, workerSource?: string}} assets
 * @param {Promise<WebAssembly.Module>} module @param {PartModules} parts
 * @returns {Promise<WorkerPool>} whose first worker can answer
 */
async function startWorkers(assets, module, parts) {
  module.catch(() => {});
  /** @type {{ close: () => void } | null} what is closed when no worker answers */
  let started = null;
  try {
    const starter = (started = "Worker" in globalThis ? workerStarter(assets) : await threadStarter(assets));
    const pool = (started = new WorkerPool(
      () => new Link(starter.start(), module, parts),
      starter.cores,
      starter.close,
    ));
    await pool.ready;
    return pool;
  } catch (cause) {
    started?.close();
    throw cause instanceof NonetError ? cause : loadError(cause);
  }
}

/**
 * The engine in the calling thread, where the policy of a page refuses workers or no worker gets memory. Rejects with
 * the error of the module if the module itself cannot be loaded.
 * @param {Promise<WebAssembly.Module>} module @param {PartModules} parts @param {unknown} refusal
 */
async function withoutWorkers(module, parts, refusal) {
  const here = await loadHere(await module, parts).catch(() => {
    throw refusal;
  });
  console.warn(
    `Nonet runs in the calling thread, where long calls block the page, because no worker could be started. ${/** @type {Error} */ (refusal).message}`,
  );
  return here;
}

/**
 * Starts workers, until it is closed.
 * @typedef {{ start: () => Worker, close: () => void, cores?: number }} Starter
 */

/** @param {{workerUrl: URL | string}} assets @returns {Promise<Starter>} */
async function threadStarter({ workerUrl }) {
  const { start, cores } = await nodeWorkers();
  return { start: () => start(String(workerUrl)), close() {}, cores };
}

/** @param {{workerUrl: URL | string, workerSource?: string}} assets @returns {Starter} */
function workerStarter({ workerUrl, workerSource }) {
  if (workerSource) return fromText(workerSource);
  const url = new URL(workerUrl, baseUrl());
  // Programs without documents may have no origin.
  const { origin = url.origin } = globalThis;
  if (url.origin !== origin) return fromText(importing(url));
  return { start: () => new Worker(scriptAddress(url), { type: "module" }), close() {} };
}

/**
 * The browser keeps the text until the starter is closed.
 * @param {string} source of a classic script
 * @returns {Starter}
 */
function fromText(source) {
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  return { start: () => new Worker(scriptAddress(url)), close: () => URL.revokeObjectURL(url) };
}

/**
 * A script of this origin that runs a module of another, from whose address no worker may be started. It is a classic
 * script, because a document in a sandbox, which has no origin, may start no worker from a module. Messages that come
 * before the module listens wait for it.
 *
 * @param {URL} url
 */
const importing = ({ href }) => `
  const early = [];
  const keep = (event) => {
    event.stopImmediatePropagation();
    early.push(new MessageEvent("message", { data: event.data, ports: [...event.ports] }));
  };
  addEventListener("message", keep);
  import(${JSON.stringify(href)}).then(() => {
    removeEventListener("message", keep);
    early.forEach((event) => dispatchEvent(event));
  }, (error) => setTimeout(() => { throw error; }));`;
