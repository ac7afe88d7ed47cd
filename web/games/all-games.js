/** What is seldom done with all games of this device at once. The page loads this module when it is first needed. */
import { forgetCopies } from "./copies.js";
export { exportGames, exportSome, importGames } from "./transfer.js";
export { restore } from "./restoring.js";

/**
 * Deletes all games and records, and the copies of this tab.
 * @param {import("./database.js").Database} database
 * @param {import("./copies.js").TextStorage | null} texts
 */
export async function deleteAll(database, texts) {
  await database.write((writing) =>
    /** @type {const} */ (["games", "histories", "index", "journal", "results"]).map((name) =>
      writing.objectStore(name).clear(),
    ),
  );
  forgetCopies(texts);
}
