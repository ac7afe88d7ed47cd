import { defaultAssets } from "./assets.js";
import { Engine } from "./client.js";
import { Link } from "./link.js";
import { compile, instantiate, loadError, onDemand } from "./load.js";
import { LocalSessions } from "./local.js";
import { nodeWorkers } from "./node-worker.js";
import { loadTeacher } from "./teacher.js";
import { checkedOptions } from "./options.js";
import { WorkerPool } from "./pool.js";

export { NonetError } from "./error.js";

/**
 * @typedef {object} EngineOptions
 * @property {URL | string} [wasmUrl] default: nonet.wasm beside this module, nonet-scalar.wasm where WebAssembly has no SIMD
 * @property {BufferSource} [wasmBinary] the bytes of the module, instead of `wasmUrl`
 * @property {URL | string} [teacherUrl] default: nonet-teacher.wasm beside this module. It is fetched at the first hint, list of
 *   steps, path, rating or exercise
 * @property {BufferSource} [teacherBinary] the bytes of the teacher's module, instead of `teacherUrl`
 * @property {URL | string} [workerUrl] default: nonet-worker.mjs beside this module
 * @property {string} [workerSource] text of a classic worker script, instead of `workerUrl`
 * @property {boolean} [worker] false runs in the calling thread; default: true where Worker exists. In node, true starts worker threads, which
 *   run until the engine is closed
 */

/** @typedef {Engine} LoadedEngine */

/**
 * Loads the engine. Rejects with a NonetError: "engine-load", or "bad-argument" for an option that it does not know.
 * @param {EngineOptions} [options]
 */
export async function createEngine(options) {
  const { worker = "Worker" in globalThis, ...rest } = checkedOptions("createEngine", options);
  const assets = { ...defaultAssets(), ...rest };
  const module = compile(assets.wasmUrl, assets.wasmBinary);
  const teacher = onDemand(() => compile(assets.teacherUrl, assets.teacherBinary));
  const sessions = worker ? await startWorkers(assets, module, teacher) : await loadHere(await module, teacher);
  await sessions.ready;
  return new Engine(sessions);
}

/** @param {WebAssembly.Module} module @param {() => Promise<WebAssembly.Module>} teacher */
async function loadHere(module, teacher) {
  try {
    const { default: createModule } = await import("nonet-glue");
    return new LocalSessions(await instantiate(createModule, module), onDemand(async () => loadTeacher(await teacher())));
  } catch (cause) {
    throw loadError(cause);
  }
}

/**
 * @param {{workerUrl: URL | string, workerSource?: string}} assets
 * @param {Promise<WebAssembly.Module>} module @param {() => Promise<WebAssembly.Module>} teacher
 */
async function startWorkers(assets, module, teacher) {
  module.catch(() => {});
  try {
    const { start, cores } = "Worker" in globalThis ? { start: workerStarter(assets), cores: undefined } : await threadStarter(assets);
    return new WorkerPool(() => new Link(start(), module, teacher), cores);
  } catch (cause) {
    throw loadError(cause);
  }
}

/** @param {{workerUrl: URL | string}} assets @returns {Promise<{start: () => Worker, cores: number}>} */
async function threadStarter({ workerUrl }) {
  const { start, cores } = await nodeWorkers();
  return { start: () => start(String(workerUrl)), cores };
}

/** @param {{workerUrl: URL | string, workerSource?: string}} assets @returns {() => Worker} */
function workerStarter({ workerUrl, workerSource }) {
  if (workerSource) {
    const url = blobUrl(workerSource);
    return () => new Worker(url);
  }
  const url = sameOrigin(new URL(workerUrl, document.baseURI));
  return () => new Worker(url, { type: "module" });
}

/** Returns an address from which a worker may be started. A worker of another origin must be imported by a script of this origin. @param {URL} url */
function sameOrigin(url) {
  return url.origin === location.origin ? url.href : blobUrl(`import ${JSON.stringify(url.href)};`);
}

/** @param {string} source */
function blobUrl(source) {
  return URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
}
