/**
 * Statements on their way to a store: each is kept in the browser until the store has taken it, and sent again when the
 * connection, the store or the right to write there is back.
 *
 * @typedef {Record<string, unknown> & { id: string, timestamp: string }} Statement
 * @typedef {(statement: Statement) => unknown} Send may return a promise of a `Response`
 */
import { fnv1a } from "../model/fnv.js";

/** A name in the storage is this, a hash of the learner and the activity, and the id of the statement. */
const prefix = "nonet-xapi:";
/** Between two attempts, in milliseconds. The last one is repeated. */
const rests = [5_000, 15_000, 60_000, 300_000];
/** As many statements are kept for a learner and an activity. */
const mostKept = 500;

/**
 * What an answer of the store means for a statement. A store that has the id already took the statement before. A
 * statement that the store cannot read is refused for ever.
 * @param {any} answer @returns {"taken" | "refused" | "expired" | "unsent"}
 */
function meaningOf(answer) {
  if (answer?.ok !== false || answer.status === 409) return "taken";
  if (answer.status === 400 || answer.status === 413) return "refused";
  return answer.status === 401 ? "expired" : "unsent";
}

/**
 * @param {object} options
 * @param {Send} options.send
 * @param {string} options.of the learner and the activity, as text
 * @param {() => unknown} [options.renew] gets the right to write anew. Called when the store says that the right has
 *   expired
 * @param {Storage | null} options.storage
 * @param {Pick<Window, "addEventListener">} options.view
 * @param {(statement: Statement, error: unknown) => void} options.failed called for each attempt that failed
 */
export function createOutbox({ send, of, renew, storage, view, failed }) {
  const own = `${prefix}${fnv1a([...of].map((letter) => letter.charCodeAt(0))).toString(16)}:`;
  /** By id, the oldest first. */
  const unsent = new Map(keptIn(storage, own).map((statement) => [statement.id, statement]));
  /** @type {Set<string>} */
  const onTheirWay = new Set();
  let attempts = 0;
  let added = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  /** @param {Statement} statement */
  function forget({ id }) {
    unsent.delete(id);
    write(storage, own + id, null);
  }

  /** @param {Statement} statement @param {boolean} [isRenewed] @returns {Promise<boolean>} whether it needs no more */
  async function deliver(statement, isRenewed = false) {
    /** @type {unknown} */
    let fault;
    let meaning = /** @type {ReturnType<typeof meaningOf>} */ ("unsent");
    try {
      fault = await send(statement);
      meaning = meaningOf(fault);
      if (meaning === "expired" && renew && !isRenewed) {
        await renew();
        return await deliver(statement, true);
      }
    } catch (error) {
      fault = error;
    }
    if (meaning !== "taken") failed(statement, fault);
    if (meaning !== "taken" && meaning !== "refused") return false;
    forget(statement);
    return true;
  }

  /** Sends a statement that is not on its way. @param {Statement} statement */
  async function attempt(statement) {
    if (onTheirWay.has(statement.id)) return true;
    onTheirWay.add(statement.id);
    const isDone = await deliver(statement);
    onTheirWay.delete(statement.id);
    if (isDone) attempts = 0;
    else rest();
    return isDone;
  }

  function rest() {
    if (waiting !== undefined) return;
    waiting = setTimeout(() => void again(), rests[Math.min(attempts, rests.length - 1)]);
    attempts += 1;
  }

  /** Sends what is unsent, one after the other, until one fails. */
  async function again() {
    clearTimeout(waiting);
    waiting = undefined;
    for (const statement of unsent.values()) if (!(await attempt(statement))) return;
  }

  for (const name of ["online", "pageshow"]) view.addEventListener(name, () => void again());
  void again();
  return {
    /** Sends a statement at once, whatever becomes of those before it. @param {Statement} statement */
    add(statement) {
      unsent.set(statement.id, statement);
      if (unsent.size <= mostKept) write(storage, own + statement.id, JSON.stringify([(added += 1), statement]));
      void attempt(statement);
    },
    again,
    /** How many statements the store has not taken yet. */
    count: () => unsent.size,
    /** The statements that the store has not taken yet, the oldest first. */
    unsent: () => [...unsent.values()],
    /** Whether a statement is being sent. @param {string} id */
    isOnItsWay: (id) => onTheirWay.has(id),
  };
}

/** A document without an origin is refused its storage. */
export function ownStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns what is kept, by its time. Statements of one moment have numbers; a storage has no order.
 * @param {Storage | null} storage @param {string} own @returns {Statement[]}
 */
function keptIn(storage, own) {
  try {
    return Array.from({ length: storage?.length ?? 0 }, (_, i) => storage?.key(i) ?? "")
      .filter((key) => key.startsWith(own))
      .map((key) => JSON.parse(storage?.getItem(key) ?? ""))
      .sort(([a, { timestamp: before }], [b, { timestamp: after }]) =>
        before === after ? a - b : before < after ? -1 : 1,
      )
      .map(([, statement]) => statement);
  } catch {
    return [];
  }
}

/** @param {Storage | null} storage @param {string} key @param {string | null} text */
function write(storage, key, text) {
  try {
    if (text === null) storage?.removeItem(key);
    else storage?.setItem(key, text);
  } catch {
    // The storage is full, or refused. The statement is sent as long as the page is open.
  }
}
