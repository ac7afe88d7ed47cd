/**
 * Says in statements of xAPI how a learner plays. The host sends the statements: it knows the address of its store and
 * has the right to write there.
 */
import { isoSpan } from "./spans.js";

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
 * Follows a board or an assignment, and hands each statement to the host. A statement that cannot be sent is logged,
 * and the game goes on.
 *
 * @param {EventTarget} played
 * @param {object} options
 * @param {Json} options.actor who plays, as xAPI describes an agent
 * @param {{ id: string, name?: string, language?: string }} options.activity `id`: an address that stands for the
 *   puzzle; `language` of the name
 * @param {(statement: Json) => unknown} options.send may return a promise
 * @param {string} [options.registration] the UUID of an attempt
 * @param {number} [options.passing] the scaled score, from 0 to 1, that the learner must reach to pass
 * @param {() => number} [options.now] milliseconds since 1970
 * @param {(sentence: string, error: unknown) => void} [options.log]
 */
export function connectXapi(
  played,
  {
    actor,
    activity: { id, name, language = "und" },
    send,
    registration,
    passing = 0,
    now = Date.now,
    log = (...words) => console.warn(...words),
  },
) {
  let told = 0;
  let isEnd = false;

  /** @param {Verb} verb @param {Json} [result] */
  function state(verb, result) {
    const statement = {
      // Browsers offer it on secure pages only. A store gives a statement without an id one.
      ...(globalThis.crypto?.randomUUID && { id: crypto.randomUUID() }),
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
    };
    void (async () => send(statement))().catch((error) =>
      log(`xAPI: the statement "${verb}" could not be sent.`, error),
    );
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

/** @param {Event} event @returns {any} */
const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;
