/**
 * Tells the platform that has launched a page by cmi5 how a pupil plays, and lets the pupil go on later: statements to
 * the store that the platform names, and the state beside them.
 */
import { isoSpan } from "./spans.js";
import { connectXapi } from "./xapi.js";

/** @typedef {Record<string, any>} Json */
/** @typedef {import("./scorm.js").Played} Played */
/** @typedef {(sentence: string, error?: unknown) => void} Log */

const version = "1.0.3";
const verbs = {
  initialized: "http://adlnet.gov/expapi/verbs/initialized",
  terminated: "http://adlnet.gov/expapi/verbs/terminated",
};
const category = "https://w3id.org/xapi/cmi5/context/categories/";
const masteryExtension = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";
/** Statements about the end of the work. The first end of an attempt counts. */
const endings = ["completed", "passed", "failed"];
const launchDocument = "LMS.LaunchData";
const ownDocument = "nonet";
/** The state is sent at most as often while the pupil plays. */
const saveAfter = 30_000;

/**
 * @param {Played} played
 * @param {object} [options]
 * @param {Window} [options.view] whose address has the parameters of the launch
 * @param {typeof fetch} [options.request]
 * @param {() => number} [options.now] milliseconds since 1970
 * @param {Log} [options.log]
 * @returns {Promise<{ isResumed: boolean } | null>} null when no platform has launched the page, or it does not
 *   answer
 */
export async function connectCmi5(
  played,
  {
    view = window,
    request = (address, words) => fetch(address, words),
    now = Date.now,
    log = (...words) => console.warn(...words),
  } = {},
) {
  const launch = launchOf(view.location.href);
  if (!launch) {
    log("No platform with cmi5 has launched this page. The game is played without it.");
    return null;
  }
  try {
    const store = await openStore(launch, view, request);
    return await follow(played, launch, store, { view, now, log });
  } catch (error) {
    log("cmi5: the platform does not answer. The game is played without it.", error);
    return null;
  }
}

/** @typedef {{ endpoint: string, fetch: string, actor: Json, registration: string, activityId: string }} Launch */

/** @param {string} address @returns {Launch | null} */
function launchOf(address) {
  const { searchParams } = new URL(address);
  const [endpoint, fetch, actor, registration, activityId] = [
    "endpoint",
    "fetch",
    "actor",
    "registration",
    "activityId",
  ].map((name) => searchParams.get(name) ?? "");
  if (!endpoint || !fetch || !actor || !registration || !activityId) return null;
  return { endpoint: endpoint.replace(/[^/]$/, "$&/"), fetch, actor: JSON.parse(actor), registration, activityId };
}

/**
 * The store of the launch, with the token that the platform hands out once. A page that is loaded again has kept it.
 *
 * @param {Launch} launch @param {Window} view @param {typeof fetch} request
 */
async function openStore({ endpoint, fetch: tokenAddress, actor, registration, activityId }, view, request) {
  const token = await tokenOf(tokenAddress, view, request);
  const headers = {
    Authorization: `Basic ${token}`,
    "Content-Type": "application/json",
    "X-Experience-API-Version": version,
  };
  const stateAddress = (/** @type {string} */ stateId) =>
    `${endpoint}activities/state?${new URLSearchParams({ stateId, activityId, agent: JSON.stringify(actor), registration })}`;
  const profile = `${endpoint}agents/profile?${new URLSearchParams({ profileId: "cmi5LearnerPreferences", agent: JSON.stringify(actor) })}`;

  /** @param {string} address @returns {Promise<Json | null>} null for a document that is not there */
  async function read(address) {
    const response = await request(address, { headers });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
    return response.json();
  }

  /** @param {string} method @param {string} address @param {Json} data */
  async function write(method, address, data) {
    // What is sent when the page is left goes on without the page.
    const response = await request(address, { method, headers, body: JSON.stringify(data), keepalive: true });
    if (!response.ok) throw new Error(`${response.status} for ${address}`);
  }

  return {
    /** Every launch reads it, as cmi5 asks. */
    preferences: () => read(profile),
    /** @param {string} id */
    state: (id) => read(stateAddress(id)),
    /** @param {string} id @param {Json} data */
    keep: (id, data) => write("PUT", stateAddress(id), data),
    /** @param {Json} statement */
    send: (statement) => write("POST", `${endpoint}statements`, statement),
  };
}

/** @param {string} address @param {Window} view @param {typeof fetch} request @returns {Promise<string>} */
async function tokenOf(address, view, request) {
  const key = `nonet-cmi5 ${address}`;
  const kept = memory(() => view.sessionStorage.getItem(key));
  if (kept) return kept;
  const response = await request(address, { method: "POST" });
  const answer = await response.json();
  const token = answer["auth-token"];
  if (!token) throw new Error(`no token: ${JSON.stringify(answer)}`);
  memory(() => view.sessionStorage.setItem(key, token));
  return token;
}

/** A page in a sandbox has no storage. @template T @param {() => T} use @returns {T | null} */
function memory(use) {
  try {
    return use();
  } catch {
    return null;
  }
}

/**
 * @param {Played} played
 * @param {Launch} launch
 * @param {Awaited<ReturnType<typeof openStore>>} store
 * @param {{ view: Window, now: () => number, log: Log }} tools
 */
async function follow(played, { actor, registration, activityId }, store, { view, now, log }) {
  const launchData = (await store.state(launchDocument)) ?? {};
  const [saved] = await Promise.all([store.state(ownDocument), store.preferences().catch(() => null)]);
  const { contextTemplate = {}, launchMode = "Normal", masteryScore } = launchData;
  const begin = now();
  let isEnd = launchMode !== "Normal" || saved?.isEnd === true;
  let isLeft = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** Statements arrive in the order in which they are made. @type {Promise<void>} */
  let last = Promise.resolve();

  /**
   * The statement with what the platform asks for in its context.
   * @param {Json} statement @param {readonly string[]} categories of cmi5; none for a statement of its own
   */
  function inContext({ context, ...statement }, categories) {
    const { contextActivities = {}, extensions = {} } = contextTemplate;
    const own = categories.map((name) => ({ id: category + name }));
    const hasScore = categories.includes("moveon") && masteryScore !== undefined;
    return {
      ...statement,
      context: {
        ...contextTemplate,
        ...context,
        registration,
        contextActivities: {
          ...contextActivities,
          ...(own.length && { category: [...(contextActivities.category ?? []), ...own] }),
        },
        extensions: { ...extensions, ...(hasScore && { [masteryExtension]: masteryScore }) },
      },
    };
  }

  /** @param {Json} statement @returns {Promise<void>} */
  function sendInOrder(statement) {
    const sent = last.then(() => store.send(statement));
    last = sent.catch(() => {});
    return sent;
  }

  /** @param {"initialized" | "terminated"} verb @param {Json} [more] */
  const stated = (verb, more = {}) =>
    inContext(
      {
        id: uuid(),
        actor,
        verb: { id: verbs[verb], display: { "en-US": verb } },
        object: { objectType: "Activity", id: activityId },
        timestamp: new Date(now()).toISOString(),
        ...more,
      },
      ["cmi5"],
    );

  const isResumed = saved !== null && played.setState(saved.game);
  if (saved && !isResumed) log("cmi5: the saved state could not be restored.");
  // A page that is loaded again says its beginning anew, which a strict store refuses.
  await sendInOrder(stated("initialized")).catch((error) => log("cmi5: the beginning could not be sent.", error));

  function save() {
    clearTimeout(waiting);
    waiting = undefined;
    if (isLeft || launchMode !== "Normal") return;
    store
      .keep(ownDocument, { game: played.getState(), isEnd })
      .catch((error) => log("cmi5: the state could not be saved.", error));
  }

  connectXapi(played, {
    actor,
    activity: { id: activityId },
    registration,
    passing: masteryScore,
    now,
    log,
    send(statement) {
      const verb = /** @type {Json} */ (statement).verb.display["en-US"];
      // The page has said it when it was opened.
      if (verb === "initialized") return undefined;
      if (!endings.includes(verb)) return sendInOrder(inContext(statement, []));
      if (isEnd) return undefined;
      if (verb !== "completed") isEnd = true;
      const sent = sendInOrder(inContext(statement, ["cmi5", "moveon"]));
      if (isEnd) save();
      return sent;
    },
  });
  played.addEventListener("sudoku-progress", () => {
    waiting ??= setTimeout(save, saveAfter);
  });
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") save();
  });
  // A page that the browser keeps for its Back button is not left.
  view.addEventListener("pagehide", ({ persisted }) => {
    save();
    if (persisted || isLeft) return;
    isLeft = true;
    // A page that goes waits for nothing.
    const result = { duration: isoSpan(now() - begin) };
    store.send(stated("terminated", { result })).catch((error) => log("cmi5: the end could not be sent.", error));
  });
  return { isResumed };
}

/** Browsers offer it on secure pages only; cmi5 asks for one. */
const uuid = () =>
  globalThis.crypto?.randomUUID?.() ??
  "10000000-1000-4000-8000-100000000000".replace(/[018]/g, (sign) =>
    (Number(sign) ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (Number(sign) / 4)))).toString(16),
  );
