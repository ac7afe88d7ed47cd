/**
 * Copies of the games of a tab in the storage of the tab. They are kept when the page may go away, because this storage
 * is written at once, and the database perhaps only after the page is gone. The next page of the tab takes a copy where
 * the database has nothing as new.
 */
import { readJson, writeJson } from "./browser-storage.js";

/**
 * @typedef {import("./browser-storage.js").TextStorage} TextStorage
 * @typedef {import("./game-rows.js").ReadGame & { result: import("./result.js").Result | null }} Copy `result`: of a
 *   game that was finished just now
 */

const name = "nonet-unwritten";

/**
 * Returns the copies, by the id of the game.
 * @param {TextStorage | null} texts
 * @returns {Record<string, any> | null}
 */
export const readCopies = (texts) => /** @type {any} */ (readJson(texts, name));

/**
 * Keeps copies beside those that are there. Where the storage is refused or full, it stays as it is.
 * @param {TextStorage | null} texts
 * @param {Record<string, Copy>} copies
 */
export const addCopies = (texts, copies) => writeJson(texts, name, { ...readCopies(texts), ...copies });

/** Forgets the copies of these games. @param {TextStorage | null} texts @param {readonly string[]} ids */
export function forgetCopies(texts, ids) {
  const left = Object.entries(readCopies(texts) ?? {}).filter(([id]) => !ids.includes(id));
  writeJson(texts, name, left[0] ? Object.fromEntries(left) : null);
}
