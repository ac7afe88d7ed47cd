/**
 * The one game that the page kept before it kept many: in the database "nonet", and, when the page had gone away in the middle of a change,
 * in the storage of short texts.
 */
import { deleteDB, openDB } from "idb";
import { isBlank } from "../model/position.js";
import { unpackGame } from "../model/save.js";
import { readJson } from "./browser-storage.js";

/** @typedef {import("./browser-storage.js").TextStorage} TextStorage */

const oldDatabase = { name: "nonet", store: "boards", key: "board" };
const oldText = "nonet.board";

/**
 * The game of the earlier page, or null where nothing readable with a digit on it is left. The text is the newer one; a text that is
 * damaged hides nothing.
 *
 * @param {TextStorage | null} storage
 * @returns {Promise<import("../model/state.js").State | null>}
 */
export async function readOldGame(storage) {
  for (const saved of [readJson(storage, oldText), await readOldDatabase()]) {
    const unpacked = unpackGame(saved);
    if ("state" in unpacked && !isBlank(unpacked.state.position)) return unpacked.state;
  }
  return null;
}

/** Deletes what the earlier page has left, after the game was written to its new place. @param {TextStorage | null} storage */
export async function deleteOldGame(storage) {
  storage?.removeItem(oldText);
  await deleteDB(oldDatabase.name);
}

/** @returns {Promise<unknown>} */
async function readOldDatabase() {
  try {
    // Opening a database that does not exist makes it. The transaction that makes it is given up.
    const upgrade = (/** @type {unknown} */ _, /** @type {number} */ __, /** @type {number | null} */ ___, /** @type {any} */ making) => giveUp(making);
    const database = await openDB(oldDatabase.name, undefined, { upgrade });
    try {
      return await database.get(oldDatabase.store, oldDatabase.key);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** @param {import("idb").IDBPTransaction<unknown, string[], "versionchange">} making */
function giveUp(making) {
  making.done.catch(() => {});
  making.abort();
}
