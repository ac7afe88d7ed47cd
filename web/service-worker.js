/**
 * Keeps the whole page for offline use. The build inserts VERSION, the version of all files together, and FILES, the digest of
 * each file. A version is installed completely or not at all, and a page never receives files of two versions: a new version takes
 * over when the page is next loaded in its only tab, or when its last tab is closed. Of the WebAssembly modules with and without
 * SIMD, only those that this browser runs are kept; SIMD_PROBE is a small module that uses SIMD. The files of
 * ON_DEMAND (the modules beside the solver's) are kept after the others, when a page says that it is idle or first asks for them; a new version brings
 * them along. The first version of all takes over the pages that have installed it, so that they go on without a network.
 */
/* global VERSION, FILES, ON_DEMAND, SIMD_PROBE */

const CACHE = `nonet-${VERSION}`;
const NOT_WANTED = WebAssembly.validate(new Uint8Array(SIMD_PROBE))
  ? ["nonet-scalar.wasm", "nonet-analysis-scalar.wasm"]
  : ["nonet.wasm", "nonet-analysis.wasm"];
const TAKE_OVER = "take-over";
const COUNT_TABS = "count-tabs";
const KEEP_REST = "keep-rest";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) void worker.skipWaiting();
  else if (event.data === KEEP_REST) event.waitUntil(keepRest());
  else if (event.data === COUNT_TABS) event.waitUntil(openTabs().then((tabs) => event.ports[0].postMessage(tabs.length)));
});
worker.addEventListener("fetch", (event) => {
  const path = keptPath(event.request);
  if (path !== null) event.respondWith(answer(event.request, path));
});

async function install() {
  const cache = await caches.open(CACHE);
  /** @type {Set<string>} */
  const unwanted = new Set(NOT_WANTED);
  for (const path of ON_DEMAND) if (!(await caches.match(address(path)))) unwanted.add(path);
  await Promise.all(Object.keys(FILES).filter((path) => !unwanted.has(path)).map((path) => keep(cache, path)));
}

/** Fetches a file of this version and keeps it. Rejects when the server has another version of it. @param {Cache} cache @param {string} path */
async function keep(cache, path) {
  const response = await fetch(new URL(path, worker.registration.scope), { cache: "reload", integrity: FILES[path] });
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  const kept = withoutRedirect(response);
  await cache.put(address(path), kept.clone());
  return kept;
}

/** Keeps the files that no page has asked for yet. What cannot be fetched now is left to a later visit. */
async function keepRest() {
  const cache = await caches.open(CACHE);
  await Promise.allSettled(ON_DEMAND.filter((path) => !NOT_WANTED.includes(path)).map(async (path) => (await cache.match(address(path))) ?? keep(cache, path)));
}

/** Drops the old versions. A page that no version serves was loaded just now, with the files of the first one. */
async function begin() {
  const old = (await caches.keys()).filter((name) => name.startsWith("nonet-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  if (!old.length) await worker.clients.claim();
}

/** @param {Request} request @param {string} path */
async function answer(request, path) {
  if (request.mode === "navigate" && (await handOver())) {
    return new Response('<link rel="icon" href="data:,">', { headers: { Refresh: "0", "Content-Type": "text/html" } });
  }
  const kept = await caches.match(address(path), { cacheName: CACHE });
  if (kept) return kept;
  return ON_DEMAND.includes(path) ? keep(await caches.open(CACHE), path) : fetch(request);
}

/** Activates a waiting version if no other tab is open, so that no tab receives files of two versions. */
async function handOver() {
  const { waiting } = worker.registration;
  if (!waiting || (await openTabs()).length > 1) return false;
  waiting.postMessage(TAKE_OVER);
  return true;
}

const openTabs = () => worker.clients.matchAll({ type: "window" });

/** @param {Request} request @returns {string | null} the name of the file in FILES */
function keptPath(request) {
  const { scope } = worker.registration;
  const [plain] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !plain.startsWith(scope)) return null;
  const path = plain.slice(scope.length) || "index.html";
  return Object.hasOwn(FILES, path) ? path : null;
}

/** @param {string} path */
function address(path) {
  return new URL(path, worker.registration.scope).href;
}

/** Some hosts redirect index.html to its folder. A navigation refuses a redirected response, so it is copied. @param {Response} response */
function withoutRedirect(response) {
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}
