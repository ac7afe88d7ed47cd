/**
 * What a platform with cmi5 hands to the page that it launches: the parameters in the address, and the store for
 * statements and states.
 *
 * @typedef {Record<string, any>} Json
 * @typedef {{ endpoint: string, fetch: string, actor: Json, registration: string, activityId: string }} Launch
 * @typedef {{ token: string, isBegun: boolean, isEnded: boolean }} Session `isBegun`: the platform has taken the
 *   statement `initialized`; `isEnded`: the statement `terminated` was sent
 * @typedef {Awaited<ReturnType<typeof openStore>>} Store
 */

const version = "1.0.3";

/** @param {string} address @returns {Launch | null} null when no platform has launched the page */
export function launchOf(address) {
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
 * Opens the store of a launch, with the token that the platform hands out once.
 *
 * @param {Launch} launch @param {Window} view @param {typeof fetch} request
 */
export async function openStore({ endpoint, fetch: tokenAddress, actor, registration, activityId }, view, request) {
  const session = await openSession(tokenAddress, view, request);
  const headers = {
    Authorization: `Basic ${session.token}`,
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
    expectOk(response);
    return response.json();
  }

  /** @param {string} method @param {string} address @param {Json | Json[]} data */
  const write = (method, address, data) =>
    // What is sent when the page is left goes on without the page.
    request(address, { method, headers, body: JSON.stringify(data), keepalive: true });

  return {
    session,
    /** Every launch reads it, as cmi5 asks. */
    preferences: () => read(profile),
    /** @param {string} id */
    state: (id) => read(stateAddress(id)),
    /** @param {string} id @param {Json} data */
    keep: async (id, data) => expectOk(await write("PUT", stateAddress(id), data)),
    /** Sends one statement, or several in their order. @param {Json | Json[]} data */
    send: (data) => write("POST", `${endpoint}statements`, data),
  };
}

/** @param {Response} response */
export function expectOk(response) {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
}

/**
 * Opens the session of a launch. A page that is loaded again has the session of its first load.
 *
 * @param {string} tokenAddress @param {Window} view @param {typeof fetch} request
 */
async function openSession(tokenAddress, view, request) {
  const key = `nonet-cmi5 ${tokenAddress}`;
  /** @type {Session} */
  const session = memory(() => JSON.parse(view.sessionStorage.getItem(key) ?? "null")) ?? {
    token: await newToken(tokenAddress, request),
    isBegun: false,
    isEnded: false,
  };
  const note = (/** @type {Partial<Session>} */ change) => {
    Object.assign(session, change);
    memory(() => view.sessionStorage.setItem(key, JSON.stringify(session)));
  };
  note({});
  return {
    get token() {
      return session.token;
    },
    get isBegun() {
      return session.isBegun;
    },
    get isEnded() {
      return session.isEnded;
    },
    begin: () => note({ isBegun: true }),
    end: () => note({ isEnded: true }),
  };
}

/** @param {string} address @param {typeof fetch} request @returns {Promise<string>} */
async function newToken(address, request) {
  const response = await request(address, { method: "POST" });
  const answer = await response.json();
  const token = answer["auth-token"];
  if (!token) throw new Error(`no token: ${JSON.stringify(answer)}`);
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
