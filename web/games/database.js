/**
 * The database of games in the browser's IndexedDB.
 *
 * | store | key | holds |
 * |---|---|---|
 * | `index` | id | one short entry a game, for lists |
 * | `games` | id | the saved game as it is now, and its acts (recording.js) since the last record |
 * | `histories` | id | history and recording at the last whole write, and the number of the record after them |
 * | `journal` | id, number | the steps of the history since then, one record each, with the acts of the recording |
 * | `results` | id | one short record a finished game, for statistics |
 * | `meta` | name | `current`: the id of the game that was opened last |
 *
 * @typedef {import("../model/save.js").SavedGame} SavedGame
 * @typedef {import("../model/save.js").SavedHistory} SavedHistory
 * @typedef {import("../model/save.js").Move} Move
 * @typedef {import("../model/recording.js").KeptRecording} KeptRecording
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {import("./result.js").Result} Result
 *
 * @typedef {object} Schema
 * @property {{ key: string, value: GameEntry }} index
 * @property {{ key: string, value: SavedGame & { acts?: readonly string[] } }} games
 * @property {{ key: string, value: SavedHistory & { recording?: KeptRecording, id: string, next?: number } }} histories
 * @property {{ key: [string, number], value: { id: string, n: number, move: Move, acts?: readonly string[] } }} journal
 * @property {{ key: string, value: Result }} results
 * @property {{ key: string, value: string }} meta
 *
 * @typedef {import("idb").IDBPTransaction<Schema, StoreName[], "readonly">} Reading
 * @typedef {import("idb").IDBPTransaction<Schema, StoreName[], "readwrite">} Writing
 * @typedef {keyof Schema} StoreName
 * @typedef {"refused" | "full" | "failed"} Trouble `refused`: the browser gives this page no database; `full`: there is
 *   no room left
 *
 * @typedef {ReturnType<typeof createDatabase>} Database
 */
import { openDB } from "idb";

const databaseName = "nonet-games";
const databaseVersion = 1;
/** @type {StoreName[]} */
const storeNames = ["index", "games", "histories", "journal", "results", "meta"];

/**
 * Returns the database. It is opened at the first use, and again after the browser has closed it.
 *
 * @param {() => void} [closed] called when the browser has closed the database, or somebody is deleting it: what it
 *   held may be gone
 */
export function createDatabase(closed = () => {}) {
  /** @type {Promise<import("idb").IDBPDatabase<Schema>> | null} */
  let opening = null;
  let creations = 0;
  /**
   * What ends the work of a connection that the browser has closed. A transaction that begins while Chromium closes its
   * connection is neither completed nor aborted.
   * @type {WeakMap<import("idb").IDBPDatabase<Schema>, Set<(error: DOMException) => void>>}
   */
  const working = new WeakMap();
  /**
   * @param {import("idb").IDBPDatabase<Schema>} database
   * @param {number} _old
   * @param {number | null} _next
   * @param {import("idb").IDBPTransaction<Schema, StoreName[], "versionchange">} transaction
   */
  const create = (database, _old, _next, transaction) => {
    creations += 1;
    // The promise of openDB() rejects with the same error, so nobody else needs this one.
    transaction.done.catch(() => {});
    createStores(database);
  };
  const forget = () => {
    opening = null;
  };
  const terminated = () => {
    forget();
    closed();
  };

  /**
   * @param {number} [version] undefined: the one that there is
   * @returns {Promise<import("idb").IDBPDatabase<Schema>>}
   */
  async function connectTo(version) {
    const database = await openDB(databaseName, version, {
      upgrade: create,
      blocking: giveWay,
      terminated() {
        const error = new DOMException("the browser has closed the database", "AbortError");
        for (const end of working.get(database) ?? []) end(error);
        terminated();
      },
    });
    working.set(database, new Set());
    return database;
  }

  /** @returns {Promise<import("idb").IDBPDatabase<Schema>>} */
  async function connect() {
    const openNow = () => connectTo(databaseVersion);
    try {
      // A browser that is just deleting the database turns away whoever comes meanwhile.
      return await openNow().catch((error) => (nameOf(error) === "AbortError" ? openNow() : Promise.reject(error)));
    } catch (error) {
      // A newer page has been here. Its database has these stores, too, and its games say that they are newer.
      if (nameOf(error) === "VersionError") return connectTo();
      throw error;
    }
  }

  function close() {
    void opening?.then(
      (database) => database.close(),
      () => {},
    );
    forget();
  }

  /**
   * Makes room for a newer page that wants to change the stores, or for whoever deletes the database.
   * @param {number} _
   * @param {number | null} next null: the database is deleted
   */
  function giveWay(_, next) {
    close();
    if (next === null) closed();
  }

  async function open() {
    opening ??= connect().catch((error) => {
      forget();
      throw new Unavailable(error);
    });
    return opening;
  }

  /**
   * Does work in a transaction. The work fails when the browser closes the database.
   *
   * @template {IDBTransactionMode} Mode
   * @template Done
   * @param {Mode} mode
   * @param {(transaction: import("idb").IDBPTransaction<Schema, StoreName[], Mode>) => Promise<Done>} work
   * @returns {Promise<Done>}
   */
  async function within(mode, work) {
    const start = async () => {
      const database = await open();
      const durability = mode === "readwrite" ? "strict" : "default";
      return { database, transaction: database.transaction(storeNames, mode, { durability }) };
    };
    const { database, transaction } = await start().catch((error) => {
      if (nameOf(error) !== "InvalidStateError") throw error;
      terminated();
      return start();
    });
    transaction.done.catch(() => {});
    const others = /** @type {Set<(error: DOMException) => void>} */ (working.get(database));
    return new Promise((resolve, reject) => {
      others.add(reject);
      void work(transaction)
        .then(resolve, reject)
        .finally(() => others.delete(reject));
    });
  }

  return {
    /**
     * @template Read
     * @param {(reading: Reading) => Promise<Read>} work
     * @returns {Promise<Read>}
     */
    read: (work) => within("readonly", work),
    /**
     * Writes everything or nothing. What is written is on the disk when the promise is fulfilled.
     *
     * @param {(writing: Writing) => Promise<unknown>[]} work
     */
    write: (work) =>
      within("readwrite", async (writing) => {
        const requests = work(writing);
        writing.commit();
        await Promise.all([...requests, writing.done]);
      }),
    /**
     * Reads, and writes what follows from that, before anybody else writes. Writes everything or nothing, like `write`.
     *
     * @type {<Changed>(work: (writing: Writing) => Promise<Changed>) => Promise<Changed>} `work` waits for nothing but
     *   requests of the transaction
     */
    change: (work) => within("readwrite", (writing) => changedBy(writing, work)),
    /** How often this page has found no database, and has made one. */
    creations: () => creations,
    close,
  };
}

/**
 * @template Changed
 * @param {Writing} writing
 * @param {(writing: Writing) => Promise<Changed>} work
 * @returns {Promise<Changed>}
 */
async function changedBy(writing, work) {
  const changed = await work(writing).catch((error) => {
    giveUp(writing);
    throw error;
  });
  await writing.done;
  return changed;
}

/** @param {Writing} writing */
function giveUp(writing) {
  try {
    writing.abort();
  } catch (error) {
    // After a request that failed, the browser has already ended the transaction.
    if (nameOf(error) !== "InvalidStateError") throw error;
  }
}

/** The browser has refused the database. */
class Unavailable extends Error {
  /** @param {unknown} cause */
  constructor(cause) {
    super("the database could not be opened", { cause });
  }
}

/** @param {unknown} error of the database @returns {Trouble} */
export function troubleOf(error) {
  const names = [nameOf(error), nameOf(/** @type {{ cause?: unknown }} */ (error)?.cause)];
  if (names.includes("QuotaExceededError")) return "full";
  return error instanceof Unavailable ? "refused" : "failed";
}

/** @param {unknown} error */
const nameOf = (error) => (error instanceof Error || error instanceof DOMException ? error.name : "");

/** @param {import("idb").IDBPDatabase<Schema>} database */
function createStores(database) {
  for (const name of storeNames) {
    if (name === "meta") database.createObjectStore(name);
    else database.createObjectStore(name, { keyPath: name === "journal" ? ["id", "n"] : "id" });
  }
}
