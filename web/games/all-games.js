/** What is seldom done with all games of this device at once. The page loads this module when it is first needed. */
import { forgetCopies, readCopies } from "./copies.js";
import { addCopied } from "./transfer.js";
export { exportGames, exportSome, importGames } from "./transfer.js";
export { restore } from "./restoring.js";

/**
 * Deletes all games and records, and the copies of this tab, those also where the database refuses.
 * @param {import("./database.js").Database} database
 * @param {import("./copies.js").TextStorage | null} texts
 */
export async function deleteAll(database, texts) {
  forgetCopies(texts, Object.keys(readCopies(texts) ?? {}));
  await database.write((writing) =>
    /** @type {const} */ (["games", "histories", "index", "journal", "results"]).map((name) =>
      writing.objectStore(name).clear(),
    ),
  );
}

/**
 * Writes the copies of games that are not on the board: one that was finished, or that another game has replaced.
 * @param {import("./database.js").Database} database
 * @param {import("./copies.js").TextStorage | null} texts
 * @param {(id: string) => boolean} isOpen
 * @returns {Promise<boolean>} whether there were any
 */
export async function writeCopies(database, texts, isOpen) {
  const copies = Object.entries(readCopies(texts) ?? {}).filter(([id]) => !isOpen(id));
  if (!copies[0]) return false;
  await addCopied(
    database,
    copies.map(([, copy]) => copy),
    isOpen,
  );
  forgetCopies(
    texts,
    copies.map(([id]) => id),
  );
  return true;
}
