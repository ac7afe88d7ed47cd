/**
 * The statements of a session of cmi5, with the context that the platform asks for, in the order that it asks for:
 * `initialized` first, `terminated` last, and each of them once.
 */
import { expectOk } from "./cmi5-store.js";
import { isoSpan } from "./spans.js";
import { createOutbox } from "./unsent.js";
import { newUuid } from "./xapi.js";

/** @typedef {import("./cmi5-store.js").Json} Json */
/** @typedef {import("./unsent.js").Statement} Statement */

const verbs = {
  initialized: "http://adlnet.gov/expapi/verbs/initialized",
  terminated: "http://adlnet.gov/expapi/verbs/terminated",
};
const category = "https://w3id.org/xapi/cmi5/context/categories/";
const masteryExtension = "https://w3id.org/xapi/cmi5/context/extensions/masteryscore";
/** A store that is busy, or that wants another token, may take the same statement later. */
const passingFaults = [401, 408, 429];

/** @param {Json} statement @returns {string} */
const verbOf = ({ verb }) => verb.display["en-US"];

/** Whether a statement is about the end of the work. @param {Json} statement */
export const isEnding = (statement) => ["completed", "passed", "failed"].includes(verbOf(statement));

/**
 * Says that the session has begun, and sends what earlier visits could not send.
 *
 * @param {import("./cmi5-store.js").Launch} launch
 * @param {import("./cmi5-store.js").Store} store
 * @param {{ contextTemplate: Json, masteryScore?: number, view: Window, storage: Storage | null, now: () => number,
 *   log: import("./cmi5.js").Log }} tools
 */
export async function openStatements(
  { actor, registration, activityId },
  store,
  { contextTemplate, masteryScore, view, storage, now, log },
) {
  const { session } = store;
  const begin = now();
  let isLeft = false;

  /** The statement with what the platform asks for in its context. @param {Json} statement */
  function inContext({ context, ...statement }) {
    const { contextActivities = {}, extensions = {} } = contextTemplate;
    const isEnd = isEnding(statement);
    const own = [
      ...(isEnd || Object.hasOwn(verbs, verbOf(statement)) ? ["cmi5"] : []),
      ...(isEnd ? ["moveon"] : []),
    ].map((name) => ({ id: category + name }));
    const hasScore = isEnd && masteryScore !== undefined;
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

  /** @param {"initialized" | "terminated"} verb @param {Json} [more] */
  const stated = (verb, more = {}) =>
    inContext({
      id: newUuid(),
      actor,
      verb: { id: verbs[verb], display: { "en-US": verb } },
      object: { objectType: "Activity", id: activityId },
      timestamp: new Date(now()).toISOString(),
      ...more,
    });
  const beginning = stated("initialized");

  /** A store refuses every statement before the first one, so the first one is sent until the store has answered. */
  async function sendBeginning() {
    if (session.isBegun || isLeft) return;
    const { ok, status } = await store.send(beginning);
    if (!ok && (status >= 500 || passingFaults.includes(status))) throw new Error(`${status} for initialized`);
    if (!ok) log(`cmi5: the platform refuses the beginning: ${status}`);
    session.begin();
  }

  /** Statements that wait for an earlier one to be answered, by id. @type {Map<string, Statement>} */
  const queued = new Map();
  /** Statements arrive in the order in which they are made. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @param {Statement} statement */
  function sendInOrder(statement) {
    queued.set(statement.id, statement);
    const sent = last
      .then(sendBeginning)
      .then(() => {
        if (isLeft) throw new Error("The page is left.");
        queued.delete(statement.id);
        return store.send(inContext(statement));
      })
      .finally(() => queued.delete(statement.id));
    last = sent.catch(() => {});
    return sent;
  }

  await sendBeginning().catch((error) => log("cmi5: the beginning could not be sent.", error));
  const outbox = createOutbox({
    send: sendInOrder,
    storage,
    view,
    of: JSON.stringify([actor, activityId, registration]),
    failed: (statement, error) => log(`cmi5: the statement "${verbOf(statement)}" could not be sent.`, error),
  });

  return {
    /** Sends a statement. The page has said that it is initialized when it was opened. @param {Statement} statement */
    tell(statement) {
      if (verbOf(statement) !== "initialized") outbox.add(statement);
    },
    /** Whether an end of the work has not been sent yet. */
    hasEnding: () => outbox.unsent().some(isEnding),
    /** Says that the page is left. A page that goes waits for nothing: what waits is sent with the last statement. */
    end() {
      isLeft = true;
      if (session.isEnded) return;
      const result = { duration: isoSpan(now() - begin) };
      const waiting = outbox.unsent().filter(({ id }) => queued.has(id) || !outbox.isOnItsWay(id));
      const all = [
        ...(session.isBegun ? [] : [beginning]),
        ...waiting.map(inContext),
        stated("terminated", { result }),
      ];
      session.end();
      store
        .send(all.length === 1 ? all[0] : all)
        .then(expectOk)
        .catch((error) => log("cmi5: the end could not be sent.", error));
    },
  };
}
