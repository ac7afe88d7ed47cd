/**
 * Keeps the page for offline use. The build inserts VERSION, which names all files together, and FILES, the digest of
 * each file. Files whose names hold their digest are in the folder `page/`; only a document, the manifest and the icon
 * keep their names.
 *
 * A new version is installed completely or not at all, and then answers every navigation. A tab that is open stays with
 * its own version: the cache of a version lives as long as one of its clients, and a file that has a digest in its name
 * is taken from whichever cache has it. A version takes the files that have not changed from the caches before it.
 *
 * Installed are the page, its engine, the files of LANGUAGES for the language of the browser, and what the version
 * before had kept. All other files are kept when a page asks for them, or says that it is idle.
 *
 * What another program shares with the installed page is sent here. The worker keeps it until the page takes it
 * (places/exchange/shared.js).
 */
/* global VERSION, FILES, LANGUAGES, LATER */
import { isOfLanguage } from "./i18n/language-files.js";
import { chooseLanguage } from "./i18n/languages.js";
import { fileHeaders, sharedName, sharedHash } from "./formats/shared-files.js";

/** The message of a page that is idle: this word, and the language of the page. */
const KEEP_REST = /^keep-rest(?: (\w+))?$/;
const DROP_UNUSED = "drop-unused";
/** Under this address a cache notes who was answered with its document. */
const CLIENTS = "client-of-this-version/";
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** All copies of Nonet on one origin see all caches: the path of the scope says whose a cache is. */
const PREFIX = `nonet-${new URL(worker.registration.scope).pathname}-`;
const CACHE = `${PREFIX}${VERSION}`;
const DIGEST = /^[0-9a-f]{16}$/;
/**
 * Whether a cache is of this copy. The name of a copy in a folder below whose name begins with a hyphen begins alike.
 */
const isOwn = (/** @type {string} */ name) => name.startsWith(PREFIX) && DIGEST.test(name.slice(PREFIX.length));
/** The names of caches before their names had the path. */
const WITHOUT_PATH = /^nonet-[0-9a-f]{16}$/;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(begin()));
worker.addEventListener("message", (event) => {
  const [isIdle, language] = KEEP_REST.exec(event.data) ?? [];
  if (isIdle) event.waitUntil(keepRest(language));
  // The document that this one has replaced is gone by now.
  else if (event.data === DROP_UNUSED) event.waitUntil(dropUnused());
});
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "POST" && event.request.url === address("share")) {
    event.respondWith(receive(event.request));
    return;
  }
  const path = pathOf(event.request);
  if (path === null) return;
  if (event.request.mode === "navigate") event.respondWith(openPage(event, path));
  else event.respondWith(answer(event.request, path));
});

/**
 * Keeps what is shared, each text and each file as a response, and goes to the page, which opens it.
 * @param {Request} request
 */
async function receive(request) {
  const shared = await request.formData().catch(() => new FormData());
  const texts = [...new Set(["text", "url"].flatMap((name) => shared.get(name) || []))];
  const files = [...texts.map((text) => new File([text], "", { type: "text/plain" })), ...shared.getAll("files")];
  const isFile = (/** @type {FormDataEntryValue} */ value) => value instanceof File && value.size > 0;
  // Without room the page says that nothing was shared.
  await Promise.all(
    /** @type {File[]} */ (files.filter(isFile)).map((file, i) =>
      put(address(sharedName(i)), new Response(file, { headers: fileHeaders(file) })),
    ),
  ).catch(() => {});
  return Response.redirect(address("") + sharedHash, 303);
}

async function install() {
  const cache = await caches.open(CACHE);
  const before = new Set((await keptBefore()).map(({ url }) => plainName(url)));
  const ofLanguage = new Set(LANGUAGES[chooseLanguage(navigator.languages ?? [])]);
  const isWanted = (/** @type {string} */ path) =>
    !LATER.includes(path) || ofLanguage.has(path) || before.has(plainName(path));
  await Promise.all(
    Object.keys(FILES)
      .filter(isWanted)
      .map((path) => keep(cache, path)),
  );
  await worker.skipWaiting();
}

/** What other versions keep. */
async function keptBefore() {
  const names = (await versions()).filter((name) => name !== CACHE);
  return (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
}

/** The caches of all versions of this copy. */
async function versions() {
  const names = await caches.keys();
  const old = await Promise.all(
    names.filter((name) => WITHOUT_PATH.test(name)).map(async (name) => ((await hasDocument(name)) ? [name] : [])),
  );
  return [...names.filter(isOwn), ...old.flat()];
}

/** Whether a cache has the document of this copy. @param {string} name */
const hasDocument = async (name) => Boolean(await (await caches.open(name)).match(address("index.html")));

/** A name without its digest. @param {string} path */
const plainName = (path) => path.replace(/^.*\//, "").replace(/-[A-Za-z0-9]{8}(?=\.\w+$)/, "");

const hasDigest = (/** @type {string} */ path) => path.startsWith("page/");

/** Keeps a file of this version: from another cache, or from the server. @param {Cache} cache @param {string} path */
async function keep(cache, path) {
  await cache.put(address(path), (hasDigest(path) && (await caches.match(address(path)))) || (await fetchOwn(path)));
}

/**
 * Fetches a file of this version. Rejects when the server has no such file, or another version of it.
 * @param {string} path
 */
async function fetchOwn(path) {
  const get = (/** @type {RequestCache} */ cache) => fetch(address(path), { cache, integrity: FILES[path] });
  // What the browser's own cache holds may be damaged.
  const response = await (hasDigest(path) ? get("default").catch(() => get("reload")) : get("no-cache"));
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return withoutRedirect(response);
}

/**
 * Keeps the files that no page has asked for yet. What cannot be fetched now is left to a later visit. The sentences of
 * the page's language come first: without them a module that is kept has nothing to say, and a page may be left before
 * the large modules are there.
 *
 * @param {string} [language]
 */
async function keepRest(language) {
  const cache = await caches.open(CACHE);
  const isFirst = (/** @type {string} */ path) => language !== undefined && isOfLanguage(path, language);
  const keepAll = (/** @type {string[]} */ paths) =>
    Promise.allSettled(paths.map(async (path) => (await cache.match(address(path))) ?? keep(cache, path)));
  await keepAll(LATER.filter(isFirst));
  await keepAll(LATER.filter((/** @type {string} */ path) => !isFirst(path)));
}

/** The first version of all takes the pages that have installed it: they were loaded just now, with its files. */
async function begin() {
  if ((await versions()).length > 1) return dropUnused();
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  await Promise.all(open.map(({ id }) => noteClient(id)));
  return worker.clients.claim();
}

/** @param {FetchEvent} event @param {string} path */
async function openPage(event, path) {
  if (event.resultingClientId) await noteClient(event.resultingClientId);
  return answer(event.request, path);
}

/** Without room for the note the page works all the same. @param {string} id of a client of this version */
const noteClient = (id) => put(address(CLIENTS + id), new Response()).catch(() => {});

/** @param {string} url @param {Response} response */
const put = async (url, response) => (await caches.open(CACHE)).put(url, response);

/** Drops the other versions that no client has, and forgets the clients that have gone. */
async function dropUnused() {
  await Promise.all(
    (await versions()).map(async (name) => {
      const isUsed = await hasClients(await caches.open(name));
      if (!isUsed && name !== CACHE) await caches.delete(name);
    }),
  );
}

/** A client that is just being created counts: `clients.get()` waits for it. @param {Cache} cache */
async function hasClients(cache) {
  const notes = (await cache.keys()).filter(({ url }) => url.startsWith(address(CLIENTS)));
  const isAlive = await Promise.all(
    notes.map(async (note) => {
      const client = await worker.clients.get(note.url.slice(address(CLIENTS).length));
      if (!client) await cache.delete(note);
      return Boolean(client);
    }),
  );
  return isAlive.includes(true);
}

/**
 * Answers with what is kept. The browser may have dropped some of it, may not let the worker read it, or may have no
 * room to keep more: then the file comes from the server.
 *
 * @param {Request} request @param {string} path
 */
async function answer(request, path) {
  const kept = await caches.match(address(path), hasDigest(path) ? {} : { cacheName: CACHE }).catch(() => undefined);
  if (kept) return kept;
  if (!Object.hasOwn(FILES, path)) return fetch(request);
  try {
    const response = await fetchOwn(path);
    await put(address(path), response.clone()).catch(() => {});
    return response;
  } catch (error) {
    return replacement(request, path, error);
  }
}

/**
 * Answers with what the server has in place of a file of this version: a document of another version, or that the file
 * is gone. Rejects when the contents do not fit the digest in the name.
 *
 * @param {Request} request @param {string} path @param {unknown} error
 */
async function replacement(request, path, error) {
  const response = await fetch(request);
  if (hasDigest(path) && response.ok) throw error;
  return response;
}

/**
 * @param {Request} request
 * @returns {string | null} the path of a file of this version, or of another version of the page; null for all else
 */
function pathOf(request) {
  const { scope } = worker.registration;
  const [plain] = request.url.split(/[?#]/);
  if (request.method !== "GET" || !plain.startsWith(scope)) return null;
  const path = plain.slice(scope.length) || "index.html";
  return Object.hasOwn(FILES, path) || hasDigest(path) ? path : null;
}

/** @param {string} path */
function address(path) {
  return new URL(path, worker.registration.scope).href;
}

/**
 * Some hosts redirect index.html to its folder. A navigation refuses a redirected response, so it is copied.
 * @param {Response} response
 */
function withoutRedirect(response) {
  return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}
