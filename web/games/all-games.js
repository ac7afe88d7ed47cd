/** What is seldom done with all games of this device at once. The page loads this module when it is first needed. */
export { exportGames, exportSome, importGames } from "./transfer.js";
export { restore } from "./restoring.js";

/** Deletes all games and records. @param {import("./database.js").Database} database */
export const deleteAll = (database) =>
  database.write((writing) =>
    /** @type {const} */ (["games", "histories", "index", "journal", "results"]).map((name) =>
      writing.objectStore(name).clear(),
    ),
  );
