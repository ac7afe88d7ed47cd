/**
 * What is written of a game, and how the game is read again.
 *
 * A move writes the game as it is now, and a small record of the journal with the step of the history. A whole write
 * replaces the history, which says from which record of the journal on it is to be continued. Each of the two is one
 * transaction, so the browser may be killed between any two writes. The records that a history contains are deleted in
 * a transaction of their own: WebKit has been seen to delete records and to drop the history of the same transaction
 * when the page went away.
 *
 * @typedef {import("./database.js").Writing} Writing
 * @typedef {import("./database.js").Reading} Reading
 * @typedef {import("../model/save.js").SavedGame} SavedGame
 * @typedef {import("../model/save.js").SavedHistory} SavedHistory
 * @typedef {import("../model/save.js").Move} Move
 * @typedef {import("../model/recording.js").KeptRecording} KeptRecording
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {import("./result.js").Result} Result
 *
 * @typedef {{ saved: SavedGame & { acts: readonly string[] }, entry: GameEntry, result?: Result | null }} Now the game
 *   as it is now, with the acts of its recording since the last record of the journal; `result` when it is finished
 * @typedef {{ move: Move, acts: readonly string[] }} Recorded a step of the history, and the acts of the recording up
 *   to it since the step before
 */

/** @param {string} id */
const journalOf = (id) => IDBKeyRange.bound([id], [id, []]);

/** @param {Writing} writing @param {Now} now @returns {Promise<unknown>[]} */
const writeNow = (writing, { saved, entry, result }) => [
  writing.objectStore("games").put(saved),
  writing.objectStore("index").put(entry),
  ...(result ? [writing.objectStore("results").put(result)] : []),
];

/**
 * @param {Writing} writing
 * @param {Now} now
 * @param {readonly Recorded[]} moves since the last write
 * @param {number} n number of the first of them
 */
export const writeMoves = (writing, now, moves, n) => [
  ...writeNow(writing, now),
  ...moves.map((recorded, i) => writing.objectStore("journal").put({ id: now.entry.id, n: n + i, ...recorded })),
];

/**
 * @param {Writing} writing
 * @param {Now} now
 * @param {SavedHistory} history
 * @param {KeptRecording} recording
 * @param {number} next number of the first record that the history does not contain
 */
export const writeWhole = (writing, now, history, recording, next) => [
  ...writeNow(writing, now),
  writing.objectStore("histories").put({ ...history, recording, id: now.entry.id, next }),
];

/**
 * Deletes the records that the history contains, once it is written.
 * @param {Writing} writing
 * @param {string} id
 * @param {number} next as of writeWhole()
 */
export const dropRecords = (writing, id, next) => [
  writing.objectStore("journal").delete(IDBKeyRange.bound([id], [id, next], false, true)),
];

/** @param {Writing} writing @param {string} id */
export const writeCurrent = (writing, id) => [writing.objectStore("meta").put(id, "current")];

/** Deletes a game. The record for statistics stays. @param {Writing} writing @param {string} id */
export const deleteGame = (writing, id) => [
  .../** @type {const} */ (["games", "histories", "index"]).map((store) => writing.objectStore(store).delete(id)),
  writing.objectStore("journal").delete(journalOf(id)),
];

/**
 * @typedef {object} ReadGame
 * @property {any} saved
 * @property {(SavedHistory & { recording: KeptRecording }) | undefined} history
 * @property {GameEntry | undefined} entry
 * @property {number} next the number of the next record
 * @property {number} records
 */

/** @param {Reading} reading @param {string} id @returns {Promise<ReadGame>} */
export async function readGame(reading, id) {
  const [saved, entry, history, journal] = await Promise.all([
    reading.objectStore("games").get(id),
    reading.objectStore("index").get(id),
    reading.objectStore("histories").get(id),
    reading.objectStore("journal").getAll(journalOf(id)),
  ]);
  const first = history?.next ?? 0;
  const records = journal.filter(({ n }) => n >= first);
  return {
    saved,
    entry,
    history: history && {
      ...withMoves(
        history,
        records.map(({ move }) => move),
      ),
      recording: {
        first: history.recording?.first ?? null,
        acts: [history.recording, ...records, saved].flatMap((part) => part?.acts ?? []),
      },
    },
    next: (records.at(-1)?.n ?? first - 1) + 1,
    records: records.length,
  };
}

/**
 * The history after the steps of the journal. A step that does not fit ends it; the model then finds that the history
 * does not lead to the saved position, and leaves it out, as it does with a history that is damaged.
 *
 * @param {SavedHistory} history
 * @param {readonly Move[]} steps
 * @returns {SavedHistory}
 */
export function withMoves(history, steps) {
  let { at } = history;
  const { first, moves, checkpoints } = history;
  if (!Array.isArray(moves)) return history;
  const after = [...moves];
  for (const step of steps) {
    const { kind, changes } = /** @type {{ kind?: string, changes: string }} */ (Object(step));
    if (kind === "move") after.splice(at, Infinity, changes);
    at += kind === "undo" ? -1 : 1;
    if (at < 0 || at > after.length) break;
  }
  return { first, moves: after, at, checkpoints };
}
