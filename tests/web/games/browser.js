/** A browser in memory for tests of games: one database, Web Locks and a channel that its tabs share. */
import * as database from "fake-indexeddb";
import { Games } from "../../../web/games/games.js";
import { newState } from "../../../web/model/state.js";
import { bindActions, createStore } from "../../../web/model/store.js";
import { createFakeLocksOfBrowser, createFakeStorage } from "./fakes.js";

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/** The state of a game that can be played. @param {object} [origin] */
export const newPuzzle = (origin = { kind: "made", level: "easy" }) =>
  newState({ layout: "3x3", givens: [...puzzle].map(Number), activity: "play", origin: /** @type {any} */ (origin) });

/** The cells of the puzzle that are blank, and the digit that belongs into each. */
export const solution = [..."534678912672195348198342567859761423426853791713924856961537284287419635345286179"].map(
  Number,
);
export const blanks = [...puzzle].flatMap((digit, cell) => (digit === "0" ? [cell] : []));

/** What is kept of a state. @param {any} state */
export const keptOf = ({ game, position, past, future, activity }) => ({
  id: game.id,
  origin: game.origin,
  hints: game.hints,
  checks: game.checks,
  finished: game.finished,
  checkpoints: game.checkpoints,
  position,
  past,
  future,
  activity,
});

/**
 * Asks a store of the database.
 * @param {string} name
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest} ask
 * @returns {Promise<any>}
 */
const inStore = (name, mode, ask) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("nonet-games");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(name, mode);
      const request = ask(transaction.objectStore(name));
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(request.result);
      };
    };
  });

/** What a page needs for the database: the test file gives it to its tests. */
export const databaseGlobals = Object.fromEntries(
  Object.entries(database).filter(([name]) => /^(indexedDB|IDB.*)$/.test(name)),
);

/** A browser with a new database. It needs `databaseGlobals`. */
export function openBrowser() {
  globalThis.indexedDB = new database.IDBFactory();
  const locks = createFakeLocksOfBrowser();
  /** @type {Set<EventTarget>} */
  const channels = new Set();
  let time = Date.UTC(2026, 10, 22, 12);

  function channel() {
    const end = Object.assign(new EventTarget(), {
      close: () => channels.delete(end),
      postMessage: (data) => {
        for (const other of channels)
          if (other !== end) queueMicrotask(() => other.dispatchEvent(Object.assign(new Event("message"), { data })));
      },
    });
    channels.add(end);
    return end;
  }

  /** @param {number} milliseconds */
  const rest = (milliseconds) => {
    time += milliseconds;
    return new Promise(setImmediate);
  };

  return {
    /** @param {number} milliseconds */
    wait: (milliseconds) => {
      time += milliseconds;
    },
    now: () => time,
    /** What a store of the database holds. @param {string} name @returns {Promise<any[]>} */
    rowsOf: (name) => inStore(name, "readonly", (store) => store.getAll()),
    /** @param {string} name @param {readonly any[]} rows */
    putRows: (name, rows) => inStore(name, "readwrite", (store) => rows.map((row) => store.put(row)).at(-1)),
    /** @param {{ session?: any, locks?: any, canShow?: (state: any) => boolean }} [options] */
    openTab({ session = createFakeStorage(), locks: given, canShow } = {}) {
      const store = createStore(newState({ activity: "play" }));
      const held = locks.openTab();
      const line = channel();
      const games = new Games(store, {
        locks: given === undefined ? held : given,
        channel: line,
        session,
        now: () => time,
        rest,
        canShow,
      });
      return {
        store,
        games,
        session,
        actions: bindActions(store),
        position: () => store.state().position,
        /** As when the tab's process is killed: nothing is flushed, its locks are free. */
        kill() {
          line.close();
          held.close();
        },
      };
    },
  };
}

/** Enters the right digits. @param {any} tab @param {readonly number[]} cells */
export function play(tab, cells) {
  for (const cell of cells) tab.actions.enterDigit(solution[cell], cell);
}

/** A tab in which a game has begun, and is written. @param {ReturnType<typeof openBrowser>} browser */
export async function beginGame(browser) {
  const tab = browser.openTab();
  await tab.games.start();
  tab.store.replace(newPuzzle());
  await tab.games.settled();
  return tab;
}
