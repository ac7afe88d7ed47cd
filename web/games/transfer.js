/**
 * All games and statistics as one file, to keep elsewhere or to take to another device.
 *
 * @typedef {import("./database.js").Database} Database
 * @typedef {import("./database.js").Reading} Reading
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {{ entry: GameEntry, saved: unknown, history: unknown }} CarriedGame
 * @typedef {{ nonetGames: 1, written: string, games: CarriedGame[], results: import("./result.js").Result[], exercises?: unknown }} Carried `exercises`:
 *   the record of exercises; files of earlier pages have none
 * @typedef {{ games: number, results: number, skipped: number }} Imported how many were added or brought up to date; `skipped` could not be read
 */
import { exerciseRecord } from "./exercises.js";
import { packGame, packHistory, unpackGame } from "../model/save.js";
import { entryOf } from "./entry.js";
import { isResult } from "./result.js";
import { readGame } from "./game-rows.js";

const carriedVersion = 1;

/** @param {Database} database @param {number} now @param {import("./exercises.js").KeptRecord} [exercises] @returns {Promise<string>} JSON */
export async function exportGames(database, now, exercises = exerciseRecord()) {
  const carried = await database.read(async (reading) => {
    const ids = await reading.objectStore("games").getAllKeys();
    const games = await Promise.all(ids.map((id) => readGame(reading, id)));
    return { games: games.map(({ entry, saved, history }) => ({ entry, saved, history })), results: await reading.objectStore("results").getAll() };
  });
  return JSON.stringify({ nonetGames: carriedVersion, written: new Date(now).toISOString(), ...carried, exercises: exercises.record.peek() });
}

/**
 * Adds the games and records of a file. A game that is here, too, is replaced only by one that was changed later. A game that a newer
 * page has written is kept as it is.
 *
 * @param {Database} database
 * @param {string} text
 * @param {(id: string) => boolean} isOpen whether the session has a game, which is then left alone
 * @param {import("./exercises.js").KeptRecord} [exercises]
 * @returns {Promise<Imported | null>} null when the text is no such file
 */
export async function importGames(database, text, isOpen, exercises = exerciseRecord()) {
  const carried = parsed(text);
  if (!carried) return null;
  const [kept, known] = await database.read((reading) => Promise.all([reading.objectStore("index").getAll(), reading.objectStore("results").getAllKeys()]));
  const changed = new Map(kept.map((entry) => [entry.id, entry.changed]));
  const sound = carried.games.flatMap(readCarried);
  const games = sound.filter(({ entry }) => !isOpen(entry.id) && entry.changed > (changed.get(entry.id) ?? -1));
  const soundResults = carried.results.filter(isResult);
  const results = soundResults.filter(({ id }) => !known.includes(id));
  await database.write((writing) => [
    ...games.flatMap(({ entry, saved, history }) => [
      writing.objectStore("index").put(entry),
      writing.objectStore("games").put(/** @type {any} */ (saved)),
      isRecord(history) ? writing.objectStore("histories").put(/** @type {any} */ ({ ...history, id: entry.id })) : writing.objectStore("histories").delete(entry.id),
      writing.objectStore("journal").delete(IDBKeyRange.bound([entry.id], [entry.id, []])),
    ]),
    ...results.map((result) => writing.objectStore("results").put(result)),
  ]);
  exercises.add(carried.exercises);
  const all = carried.games.length + carried.results.length;
  return { games: games.length, results: results.length, skipped: all - sound.length - soundResults.length };
}

/** @param {string} text @returns {Carried | null} */
function parsed(text) {
  try {
    const carried = JSON.parse(text);
    return carried?.nonetGames === carriedVersion && Array.isArray(carried.games) && Array.isArray(carried.results) ? carried : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a game of a file as it is written here: made anew from what was understood, so that nothing else of the file is kept.
 *
 * @param {unknown} carried
 * @returns {CarriedGame[]} none for a game that is damaged
 */
function readCarried(carried) {
  const { entry, saved, history } = /** @type {Record<string, any>} */ (Object(carried));
  if (!isRecord(entry) || !isRecord(saved) || typeof entry.id !== "string" || saved.id !== entry.id || !isTime(entry.changed)) return [];
  const unpacked = unpackGame(saved, history);
  if ("newer" in unpacked) return [/** @type {any} */ ({ entry: { ...entry, version: unpacked.newer }, saved, history })];
  if (!("state" in unpacked)) return [];
  const started = isTime(entry.started) ? entry.started : entry.changed;
  return [{ entry: entryOf(unpacked.state, entry.changed, started), saved: packGame(unpacked.state, entry.changed), history: packHistory(unpacked.state) }];
}

/** @param {unknown} value @returns {value is number} */
const isTime = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
