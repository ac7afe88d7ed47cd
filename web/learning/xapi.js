/**
 * Says in statements of xAPI how a learner plays. The host sends the statements: it knows the address of its store and
 * has the right to write there.
 */
import { isoSpan } from "./spans.js";
import { createOutbox, ownStorage } from "./unsent.js";

/** @typedef {Record<string, unknown>} Json */
/** @typedef {keyof typeof verbs} Verb */

const verbs = {
  initialized: "http://adlnet.gov/expapi/verbs/initialized",
  progressed: "http://adlnet.gov/expapi/verbs/progressed",
  completed: "http://adlnet.gov/expapi/verbs/completed",
  passed: "http://adlnet.gov/expapi/verbs/passed",
  failed: "http://adlnet.gov/expapi/verbs/failed",
};
/** Whole numbers from 0 to 100. */
const progressExtension = "https://w3id.org/xapi/cmi5/result/extensions/progress";
/** Progress is reported when the learner has come as many percent further. */
const progressStep = 25;

/**
 * Follows a board or an assignment, and hands each statement to the host. A statement that cannot be sent is logged and
 * kept, also beyond the end of the page, and handed to the host again; the game goes on.
 *
 * @param {EventTarget} played
 * @param {object} options
 * @param {Json} options.actor who plays, as xAPI describes an agent
 * @param {{ id: string, name?: string, language?: string }} options.activity `id`: an address that stands for the
 *   puzzle; `language` of the name
 * @param {import("./unsent.js").Send} options.send may return a promise. A statement is unsent when it rejects,
 *   or resolves to a `Response` that is not ok
 * @param {() => unknown} [options.renew] called when an answer has the status 401, before the statement is sent again
 * @param {Storage | null} [options.storage] where unsent statements are kept; null for nowhere
 * @param {Pick<Window, "addEventListener">} [options.view] whose events say that the connection or the page is back
 * @param {string} [options.registration] the UUID of an attempt
 * @param {number} [options.passing] the scaled score, from 0 to 1, that the learner must reach to pass
 * @param {() => number} [options.now] milliseconds since 1970
 * @param {(sentence: string, error: unknown) => void} [options.log]
 * @returns {{ sendUnsent: () => Promise<void>, countUnsent: () => number }} `sendUnsent` tries at once, after a login
 *   for example
 */
export function connectXapi(
  played,
  {
    actor,
    activity,
    send,
    renew,
    storage = ownStorage(),
    view = globalThis.window ?? new EventTarget(),
    registration,
    passing,
    now,
    log = (...words) => console.warn(...words),
  },
) {
  const outbox = createOutbox({
    send,
    renew,
    storage,
    view,
    of: JSON.stringify([actor, activity.id]),
    failed: ({ verb }, error) =>
      log(`xAPI: the statement "${/** @type {any} */ (verb).display["en-US"]}" could not be sent.`, error),
  });
  tellPlayed(played, { actor, activity, registration, passing, now }, outbox.add);
  return { sendUnsent: outbox.again, countUnsent: outbox.count };
}

/**
 * Makes a statement of each event that a store wants to know.
 *
 * @param {EventTarget} played
 * @param {Pick<Parameters<typeof connectXapi>[1], "actor" | "activity" | "registration" | "passing" | "now">} about as
 *   for `connectXapi`
 * @param {(statement: import("./unsent.js").Statement) => void} tell
 */
export function tellPlayed(
  played,
  { actor, activity: { id, name, language = "und" }, registration, passing = 0, now = Date.now },
  tell,
) {
  let told = 0;
  let isEnd = false;

  /** @param {Verb} verb @param {Json} [result] */
  function state(verb, result) {
    tell({
      id: newUuid(),
      actor,
      verb: { id: verbs[verb], display: { "en-US": verb } },
      object: {
        objectType: "Activity",
        id,
        definition: {
          type: "http://adlnet.gov/expapi/activities/assessment",
          ...(name && { name: { [language]: name } }),
        },
      },
      ...(result && { result }),
      ...(registration && { context: { registration } }),
      timestamp: new Date(now()).toISOString(),
    });
  }

  played.addEventListener("sudoku-start", () => state("initialized"));
  played.addEventListener("sudoku-progress", (event) => {
    const { filled, total } = detailOf(event);
    const percent = Math.floor(total ? (filled / total) * 100 : 0);
    if (isEnd || percent < told + progressStep || percent >= 100) return;
    told = percent - (percent % progressStep);
    state("progressed", { extensions: { [progressExtension]: percent } });
  });

  /** @param {any} detail @param {boolean} isSolved */
  function end({ seconds, score: { scaled, raw, max } }, isSolved) {
    if (isEnd) return;
    isEnd = true;
    const success = isSolved && scaled >= passing;
    const duration = isoSpan(seconds * 1000);
    state("completed", { completion: true, duration });
    state(success ? "passed" : "failed", { success, score: { scaled, raw, min: 0, max }, duration });
  }
  played.addEventListener("sudoku-solved", (event) => end(detailOf(event), true));
  played.addEventListener("sudoku-given-up", (event) => end(detailOf(event), false));
}

/** A random UUID. A page that is not secure has `crypto.getRandomValues` only. */
export function newUuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;
