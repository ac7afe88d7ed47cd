/**
 * All games and statistics as one file, to keep elsewhere or to take to another device.
 *
 * @typedef {import("./database.js").Database} Database
 * @typedef {import("./database.js").Reading} Reading
 * @typedef {import("./database.js").Writing} Writing
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {{ entry: GameEntry, saved: unknown, history: unknown }} CarriedGame
 * @typedef {{ nonetGames: 1, written: string, games: CarriedGame[], results: import("./result.js").Result[],
 *   exercises?: unknown }} Carried `exercises`: the record of exercises; files of earlier pages have none
 * @typedef {{ games: number, results: number, skipped: number, refused?: RefusedRule, hasBadProgress?: true }} Imported
 *   how many were added or brought up to date; `skipped` could not be read; `refused`: the first rule because of which
 *   a game was skipped; `hasBadProgress`: the record of exercises is not sound, so nothing of it was added
 * @typedef {import("../model/rule-reader.js").RefusedRule} RefusedRule
 */
import { exerciseRecord } from "./exercises.js";
import { nextTask } from "../model/next-task.js";
import { readRecording } from "../model/recording.js";
import { packGame, packHistory, unpackJudged } from "../model/save.js";
import { entryOf, isTime } from "./entry.js";
import { isResult } from "./result.js";
import { readGame } from "./game-rows.js";

const carriedVersion = 1;
/** Games whose boards have more cells together are left out: the list of games holds a digit of each cell. */
export const mostCarriedCells = 10_000_000;
/** Games, or records, that are written at once. */
const inTransaction = 200;
/** Milliseconds after which a task ends. */
const longestTask = 20;

/**
 * All games and records as JSON.
 * @param {Database} database
 * @param {number} now
 * @param {import("./exercises.js").KeptRecord} [exercises]
 * @returns {Promise<string>}
 */
export async function exportGames(database, now, exercises = exerciseRecord()) {
  const carried = await database.read(async (reading) => ({
    games: await carriedGames(reading, await reading.objectStore("games").getAllKeys()),
    results: await reading.objectStore("results").getAll(),
  }));
  return fileText(now, { ...carried, exercises: exercises.record.peek() });
}

/**
 * Some games as JSON, just as they are in the database.
 * @param {Database} database
 * @param {number} now
 * @param {readonly string[]} ids
 * @returns {Promise<string>}
 */
export async function exportSome(database, now, ids) {
  return fileText(now, { games: await database.read((reading) => carriedGames(reading, ids)), results: [] });
}

/**
 * Adds copies of games, as importGames() adds the games of a file.
 * @param {Database} database
 * @param {readonly any[]} copies as of copies.js
 * @param {(id: string) => boolean} isOpen
 */
export const addCopied = (database, copies, isOpen) =>
  importGames(database, fileText(0, { games: [...copies], results: copies.map((copy) => copy?.result) }), isOpen);

/** @param {Reading} reading @param {readonly string[]} ids @returns {Promise<CarriedGame[]>} */
const carriedGames = (reading, ids) =>
  Promise.all(
    ids.map(async (id) => {
      const { entry, saved, history } = await readGame(reading, id);
      return { entry: /** @type {GameEntry} */ (entry), saved, history };
    }),
  );

/** @param {number} now @param {Pick<Carried, "games" | "results" | "exercises">} carried */
const fileText = (now, carried) =>
  JSON.stringify({ nonetGames: carriedVersion, written: new Date(now).toISOString(), ...carried });

/**
 * Adds the games and records of a file. A game that is here, too, is replaced only by one that was changed later. A
 * game that a newer page has written is kept as it is. The page stays alive meanwhile: a task reads games for a short
 * time, or one game.
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
  let room = mostCarriedCells;
  /** @type {RefusedRule[]} */
  const refusals = [];
  const sound = await readEach(carried.games, async (each) => {
    const game = await readCarried(each);
    if (game && "refused" in game) refusals.push(game.refused);
    if (!game || "refused" in game) return null;
    if (Array.isArray(game.entry.digits)) room -= game.entry.digits.length;
    return room < 0 ? null : game;
  });
  const results = await readEach(carried.results, async (each) => (isResult(each) ? each : null));
  let [games, records] = [0, 0];
  for (const some of portions(sound)) games += await database.change((writing) => addGames(writing, some, isOpen));
  for (const some of portions(results)) records += await database.change((writing) => addResults(writing, some));
  const isProgressSound = exercises.add(carried.exercises);
  const all = carried.games.length + carried.results.length;
  return {
    games,
    results: records,
    skipped: all - sound.length - results.length,
    ...(refusals.length && { refused: refusals[0] }),
    ...(!isProgressSound && { hasBadProgress: true }),
  };
}

/**
 * Writes those games that are new here, or were changed later than the same game here. Other tabs save games while a
 * file is read, so each game is compared in the transaction that writes it.
 *
 * @param {Writing} writing @param {readonly CarriedGame[]} games @param {(id: string) => boolean} isOpen @returns
 *   {Promise<number>} how many
 */
async function addGames(writing, games, isOpen) {
  let written = 0;
  for (const { entry, saved, history } of games) {
    const here = await writing.objectStore("index").get(entry.id);
    if (isOpen(entry.id) || entry.changed <= (here?.changed ?? -1)) continue;
    written++;
    await Promise.all([
      writing.objectStore("index").put(entry),
      writing.objectStore("games").put(/** @type {any} */ (saved)),
      isRecord(history)
        ? writing.objectStore("histories").put(/** @type {any} */ ({ ...history, id: entry.id }))
        : writing.objectStore("histories").delete(entry.id),
      writing.objectStore("journal").delete(IDBKeyRange.bound([entry.id], [entry.id, []])),
    ]);
  }
  return written;
}

/**
 * Writes the records that are not here.
 * @param {Writing} writing
 * @param {readonly import("./result.js").Result[]} results
 * @returns {Promise<number>} how many
 */
async function addResults(writing, results) {
  let written = 0;
  for (const result of results) {
    if ((await writing.objectStore("results").getKey(result.id)) !== undefined) continue;
    written++;
    await writing.objectStore("results").put(result);
  }
  return written;
}

/**
 * Reads what a file has, with pauses.
 * @template Row
 * @param {readonly unknown[]} values
 * @param {(value: unknown) => Promise<Row | null>} read
 * @returns {Promise<Row[]>} without those that are null
 */
async function readEach(values, read) {
  /** @type {Row[]} */
  const rows = [];
  let began = performance.now();
  for (const value of values) {
    if (performance.now() - began > longestTask) {
      await nextTask();
      began = performance.now();
    }
    const row = await read(value);
    if (row !== null) rows.push(row);
  }
  return rows;
}

/**
 * Parts of a list that are written in one transaction each.
 * @template Row
 * @param {readonly Row[]} rows
 * @returns {Row[][]}
 */
const portions = (rows) =>
  Array.from({ length: Math.ceil(rows.length / inTransaction) }, (_, i) =>
    rows.slice(i * inTransaction, (i + 1) * inTransaction),
  );

/** @param {string} text @returns {Carried | null} */
function parsed(text) {
  try {
    const carried = JSON.parse(text);
    return carried?.nonetGames === carriedVersion && Array.isArray(carried.games) && Array.isArray(carried.results)
      ? carried
      : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Returns a game of a file as it is written here: made anew from what was understood, so that nothing else of the file
 * is kept.
 *
 * @param {unknown} carried
 * @returns {Promise<CarriedGame | { refused: RefusedRule } | null>} null for a game that is damaged
 */
async function readCarried(carried) {
  const { entry, saved, history } = /** @type {Record<string, any>} */ (Object(carried));
  if (
    !isRecord(entry) ||
    !isRecord(saved) ||
    typeof entry.id !== "string" ||
    saved.id !== entry.id ||
    !isTime(entry.changed)
  )
    return null;
  const unpacked = await unpackJudged(saved, history);
  if ("newer" in unpacked) return /** @type {any} */ ({ entry: { ...entry, version: saved.nonet }, saved, history });
  if ("refused" in unpacked) return unpacked;
  if (!("state" in unpacked)) return null;
  const started = isTime(entry.started) ? entry.started : entry.changed;
  return {
    entry: entryOf(unpacked.state, entry.changed, started),
    saved: { ...packGame(unpacked.state, entry.changed), acts: [] },
    history: { ...packHistory(unpacked.state), recording: readRecording(history?.recording, unpacked.state) },
  };
}
