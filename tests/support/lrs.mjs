/**
 * A small platform with cmi5: it launches a page, and keeps statements and states, as a learning record store does. It
 * refuses what the standards do not allow, and remembers each refusal.
 */
import assert from "node:assert/strict";

const category = "https://w3id.org/xapi/cmi5/context/categories/";
const ofCmi5 = ["initialized", "completed", "passed", "failed", "terminated"];
const withMoveOn = ["completed", "passed", "failed"];
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/**
 * @param {object} [launch]
 * @param {number} [launch.masteryScore]
 * @param {string} [launch.launchMode]
 */
export function lrs({ masteryScore, launchMode = "Normal" } = {}) {
  const actor = { objectType: "Agent", account: { homePage: "https://school.example", name: "17" } };
  const registration = "6f3b2c1d-9a8e-4b7c-8d6e-5f4a3b2c1d0e";
  const activityId = "https://school.example/courses/7/units/1";
  const grouping = [{ id: "https://school.example/courses/7" }];
  let session = 0;
  let token = "";
  let isTokenGiven = false;
  /** @type {Map<string, any>} */
  const states = new Map();
  /** @type {any[][]} of each session */
  const sessions = [];
  /** @type {string[]} */
  const refused = [];
  /** The ids of statements that it has, and that were sent again. @type {string[]} */
  const again = [];

  /** Throws for a statement that cmi5 does not allow here. @param {any} statement */
  function check(statement) {
    const { id, actor: who, verb, object, context, result, timestamp } = statement;
    const name = verb.id.split("/").at(-1);
    const told = /** @type {any[]} */ (sessions.at(-1));
    const names = told.map((each) => each.verb.id.split("/").at(-1));
    assert.match(id, uuid);
    assert.deepEqual([who, object.id, context.registration], [actor, activityId, registration]);
    assert.ok(!Number.isNaN(Date.parse(timestamp)));
    assert.equal(context.extensions["https://w3id.org/xapi/cmi5/context/extensions/sessionid"], String(session));
    assert.deepEqual(context.contextActivities.grouping, grouping);
    assert.equal(names.length === 0, name === "initialized", "initialized comes first, and once");
    assert.ok(!names.includes("terminated"), "nothing comes after terminated");
    const categories = (context.contextActivities.category ?? []).map((/** @type {any} */ each) => each.id);
    assert.equal(categories.includes(`${category}cmi5`), ofCmi5.includes(name), `the category of ${name}`);
    assert.equal(categories.includes(`${category}moveon`), withMoveOn.includes(name), `the moveon of ${name}`);
    if (withMoveOn.includes(name)) {
      assert.equal(launchMode, "Normal");
      const all = sessions.flat().map((each) => each.verb.id.split("/").at(-1));
      assert.ok(!all.includes(name), `${name} twice in a registration`);
      assert.equal(context.extensions["https://w3id.org/xapi/cmi5/context/extensions/masteryscore"], masteryScore);
    }
    if (name === "completed") assert.deepEqual([result.completion, result.score], [true, undefined]);
    if (name === "passed") assert.ok(result.success && !(result.score.scaled < (masteryScore ?? 0)));
    if (name === "failed") assert.equal(result.success, false);
    if (["completed", "passed", "failed", "terminated"].includes(name)) assert.match(result.duration, /^PT/);
  }

  /** Takes all statements of a request, or none. @param {any[]} statements @returns {[status: number, data: any]} */
  function take(statements) {
    const told = /** @type {any[]} */ (sessions.at(-1));
    const before = told.length;
    for (const statement of statements) {
      if (sessions.flat().some(({ id }) => id === statement.id)) {
        again.push(statement.id);
        return [409, null];
      }
      try {
        check(statement);
      } catch (error) {
        told.length = before;
        refused.push(`${statement.verb.id}: ${/** @type {Error} */ (error).message}`);
        return [403, refused.at(-1)];
      }
      told.push(statement);
    }
    return [200, statements.map(({ id }) => id)];
  }

  /** @param {string} method @param {URL} url @param {string} authorization @param {string} body */
  function answer(method, url, authorization, body) {
    if (url.pathname.endsWith("/fetch")) {
      if (method !== "POST" || isTokenGiven) return [200, { "error-code": "1", "error-text": "used" }];
      isTokenGiven = true;
      return [200, { "auth-token": token }];
    }
    if (authorization !== `Basic ${token}`) return [401, { authorization }];
    if (url.pathname.endsWith("/statements")) return take([JSON.parse(body)].flat());
    if (url.pathname.endsWith("/agents/profile")) return [404, null];
    assert.ok(url.pathname.endsWith("/activities/state"), url.pathname);
    const { searchParams } = url;
    assert.deepEqual(
      [searchParams.get("activityId"), searchParams.get("registration"), JSON.parse(searchParams.get("agent") ?? "")],
      [activityId, registration, actor],
    );
    const id = searchParams.get("stateId") ?? "";
    if (method === "PUT") {
      states.set(id, JSON.parse(body));
      return [204, null];
    }
    return states.has(id) ? [200, states.get(id)] : [404, null];
  }

  const platform = {
    /** The status of the answers to statements while the store does not work; 0 while it works. */
    fault: 0,
    refused,
    again,
    states,
    /** The verbs of each session. */
    verbs: () => sessions.map((each) => each.map(({ verb }) => verb.id.split("/").at(-1))),
    /** The statements of the last session. */
    statements: () => sessions.at(-1) ?? [],
    /** Begins a session. @param {string} store its address @returns {string} what follows the address of the page */
    launch(store) {
      token = `token-${++session}`;
      isTokenGiven = false;
      sessions.push([]);
      states.set("LMS.LaunchData", {
        contextTemplate: {
          contextActivities: { grouping },
          extensions: { "https://w3id.org/xapi/cmi5/context/extensions/sessionid": String(session) },
        },
        launchMode,
        moveOn: "CompletedOrPassed",
        ...(masteryScore !== undefined && { masteryScore }),
      });
      const agent = JSON.stringify(actor);
      return `?${new URLSearchParams({ endpoint: `${store}/lrs`, fetch: `${store}/fetch?s=${session}`, actor: agent, registration, activityId })}`;
    },
    /**
     * @param {string} address @param {{ method?: string, headers?: Record<string, string>, body?: string }} [request]
     * @returns {{ status: number, body: string }}
     */
    request(address, { method = "GET", headers = {}, body = "" } = {}) {
      if (platform.fault && address.endsWith("/statements")) return { status: platform.fault, body: "" };
      try {
        const [status, data] = answer(method, new URL(address), headers.Authorization ?? headers.authorization, body);
        return { status: Number(status), body: data === null ? "" : JSON.stringify(data) };
      } catch (error) {
        refused.push(`${method} ${address} ${body}: ${/** @type {Error} */ (error).message}`);
        return { status: 400, body: refused.at(-1) ?? "" };
      }
    },
  };
  return platform;
}
