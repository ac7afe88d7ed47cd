import assert from "node:assert/strict";
import { test } from "node:test";
import { savedVersion } from "../../../web/model/save.js";
import { exerciseRecord } from "../../../web/games/exercises.js";
import { createDatabase } from "../../../web/games/database.js";
import { importGames, mostCarriedCells } from "../../../web/games/transfer.js";
import { isResult } from "../../../web/games/result.js";
import { dayOf } from "../../../web/model/days.js";
import { originParts } from "../../../web/places/new/puzzle-words.js";
import { garbled, withJunk } from "../../fuzz/mutations.mjs";
import { showSoundly, words } from "../../fuzz/sound-readers.mjs";
import { randomNumbers } from "../model/random-games.js";
import { blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, solution } from "./browser.js";
import { withGlobals } from "../../support/globals.js";
import { runsOf } from "../../support/long-runs.js";

withGlobals(databaseGlobals);

/** A browser with a finished game and one in play. */
async function played() {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.games.start();
  tab.store.replace(newPuzzle());
  for (const cell of blanks) tab.actions.enterDigit(solution[cell], cell);
  tab.actions.finish(browser.now());
  tab.store.replace(newPuzzle({ kind: "made", level: "hard" }));
  tab.actions.enterDigit(solution[blanks[0]], blanks[0]);
  return { browser, tab, text: await tab.games.exportText() };
}

async function openOther() {
  const tab = openBrowser().openTab();
  await tab.games.start();
  return tab;
}

test("games and records go to another browser in one file", async () => {
  const { tab, text } = await played();
  const other = await openOther();
  assert.deepEqual(await other.games.importText(text), { games: 2, results: 1, skipped: 0 });
  assert.deepEqual(other.games.results.value, tab.games.results.value);
  assert.equal(await other.games.open(tab.store.state().game.id), "opened");
  assert.deepEqual(keptOf(other.store.state()), keptOf(tab.store.state()));
  assert.deepEqual(await other.games.importText(text), { games: 0, results: 0, skipped: 0 });
});

test("a file replaces older games only", async () => {
  const { browser, tab, text } = await played();
  const { id } = tab.store.state().game;
  browser.wait(1000);
  tab.actions.enterDigit(solution[blanks[1]], blanks[1]);
  const later = await tab.games.exportText();
  tab.store.replace(newPuzzle());
  assert.deepEqual(await tab.games.importText(text), { games: 0, results: 0, skipped: 0 });
  await tab.games.open(id);
  assert.equal(tab.position().entries.filter(Boolean).length, 2);
  const other = await openOther();
  await other.games.importText(text);
  assert.equal((await other.games.importText(later))?.games, 1);
  await other.games.open(id);
  assert.equal(other.position().entries.filter(Boolean).length, 2);
});

test("a game whose origin is of a newer page is carried as it is", async () => {
  const { text } = await played();
  const file = JSON.parse(text);
  const [one] = (file.games = [file.games[0]]);
  one.saved.origin = { kind: "weekly", level: "absurd" };
  const other = await openOther();
  assert.equal((await other.games.importText(JSON.stringify(file)))?.games, 1);
  assert.equal(await other.games.open(one.entry.id), "newer");
  const [carried] = JSON.parse(await other.games.exportText()).games.filter(({ entry }) => entry.id === one.entry.id);
  assert.deepEqual([carried.saved, carried.entry.version], [one.saved, one.saved.nonet]);
});

test("games of a newer page are carried as they are; damaged ones are counted and left out", async () => {
  const { text } = await played();
  const file = JSON.parse(text);
  const [one, two] = file.games;
  one.saved = { ...one.saved, nonet: savedVersion + 1, position: "in a way of its own" };
  one.entry.version = savedVersion + 1;
  two.saved.position = 7;
  file.games.push({}, null);
  file.results.push({ id: 7 });
  const other = await openOther();
  assert.deepEqual(await other.games.importText(JSON.stringify(file)), { games: 1, results: 1, skipped: 4 });
  assert.equal(await other.games.open(one.entry.id), "newer");
  assert.deepEqual(
    JSON.parse(await other.games.exportText()).games.find(({ entry }) => entry.id === one.entry.id).saved,
    one.saved,
  );
});

test("nothing of a file is kept but what was understood", async () => {
  const { text } = await played();
  const file = JSON.parse(text);
  const [one, two] = file.games;
  one.entry = { ...one.entry, origin: { kind: "dreamt" }, layout: "hexagons", digits: [{}] };
  one.history = { moves: [null], at: {}, checkpoints: [null] };
  two.saved.origin = { kind: "daily", date: 5 };
  const other = await openOther();
  assert.deepEqual(await other.games.importText(JSON.stringify(file)), { games: 1, results: 1, skipped: 1 });
  const { isUnreadable = false, layout } = other.games.entries.value.find(({ id }) => id === one.entry.id);
  assert.deepEqual([isUnreadable, layout], [false, "3x3"]);
  assert.equal(await other.games.open(one.entry.id), "opened");
});

/** @type {[string, unknown][]} */
const badProgress = [
  ["a list", []],
  ["a technique with more solved than tried", { "x-wing": { tried: 1, solved: 2, last: null } }],
  ["a review on no day", { "naked-pair": { tried: 3, solved: 3, last: null, review: { stage: 0, due: "soon" } } }],
];
for (const [what, exercises] of badProgress) {
  test(`progress that is not sound is refused, and the games are added: ${what}`, async () => {
    const { text } = await played();
    const other = await openOther();
    const before = exerciseRecord().record.value;
    const file = { ...JSON.parse(text), exercises };
    assert.deepEqual(await other.games.importText(JSON.stringify(file)), {
      games: 2,
      results: 1,
      skipped: 0,
      hasBadProgress: true,
    });
    assert.equal(exerciseRecord().record.value, before);
  });
}

for (const text of ["", "{}", "[]", "null", '{"nonetGames":2,"games":[],"results":[]}', '{"nonetGames":1}']) {
  test(`no file of games: ${text}`, async () => assert.equal(await (await openOther()).games.importText(text), null));
}

/** A file with games on a large blank board, which takes few characters. @param {number} count */
async function fileOfLargeGames(count) {
  const { text } = await played();
  const file = JSON.parse(text);
  const [one] = file.games;
  const games = Array.from({ length: count }, (_, i) => ({
    entry: { ...one.entry, id: `large ${i}` },
    saved: { ...one.saved, id: `large ${i}`, finished: null, position: { l: "10x10", g: "" } },
    history: null,
  }));
  return JSON.stringify({ ...file, games, results: [] });
}

test("games that have no room in the list together are left out, and counted", async () => {
  openBrowser();
  const most = mostCarriedCells / 10_000;
  // Whatever is open is not written, which would take the test's database some seconds.
  const isOpen = () => true;
  assert.deepEqual(await importGames(createDatabase(), await fileOfLargeGames(most + 3), isOpen), {
    games: 0,
    results: 0,
    skipped: 3,
  });
});

test("the page has time for others while a file is read", async (t) => {
  const other = await openOther();
  // Nothing is written of games that are damaged, so each further task is a pause.
  const file = JSON.parse(await fileOfLargeGames(10));
  for (const { saved } of file.games) saved.position = 7;
  let now = 0;
  t.mock.method(performance, "now", () => (now += 15));
  let [tasks, isDone] = [0, false];
  const count = () => {
    tasks++;
    if (!isDone) setImmediate(count);
  };
  count();
  // The database of the tests has tasks of its own: those of an empty file are no pauses.
  await other.games.importText(await fileOfLargeGames(0));
  const others = tasks;
  assert.equal((await other.games.importText(JSON.stringify(file)))?.skipped, 10);
  isDone = true;
  assert.ok(tasks > 2 * others, `${tasks} tasks`);
});

test("a game that the player has opened meanwhile is left alone", async () => {
  const { tab, text } = await played();
  const other = await openOther();
  const { id } = tab.store.state().game;
  await other.games.importText(text);
  await other.games.open(id);
  const file = JSON.parse(text);
  for (const { entry } of file.games) entry.changed += 1000;
  assert.equal((await other.games.importText(JSON.stringify(file)))?.games, 1);
});

/**
 * A database in which somebody else does something right before the first transaction that writes.
 * @param {ReturnType<typeof createDatabase>} database
 * @param {() => Promise<unknown>} act
 */
function interrupted(database, act) {
  let isDone = false;
  const after = (/** @type {(work: any) => Promise<any>} */ write) => async (/** @type {any} */ work) => {
    if (!isDone) await act();
    isDone = true;
    return write(work);
  };
  return { ...database, write: after(database.write), change: after(database.change) };
}

test("what another tab saves while a file is read is not overwritten, nor counted as added", async () => {
  const { browser, tab, text } = await played();
  browser.wait(1000);
  tab.actions.enterDigit(solution[blanks[1]], blanks[1]);
  tab.actions.enterDigit(solution[blanks[2]], blanks[2]);
  const later = await tab.games.exportText();
  openBrowser();
  const database = createDatabase();
  const saves = () => importGames(database, later, () => false);
  assert.deepEqual(await importGames(interrupted(database, saves), text, () => false), {
    games: 0,
    results: 0,
    skipped: 0,
  });
  const { games } = JSON.parse(later);
  const kept = await database.read((reading) =>
    Promise.all(games.map(({ entry }) => reading.objectStore("index").get(entry.id))),
  );
  assert.deepEqual(
    kept.map(({ changed }) => changed),
    games.map(({ entry }) => entry.changed),
  );
});

test("when there is no room for all games of a file, none is added", async (t) => {
  const { text } = await played();
  openBrowser();
  const database = createDatabase();
  const { put } = IDBObjectStore.prototype;
  let puts = 0;
  t.mock.method(
    IDBObjectStore.prototype,
    "put",
    /** @this {IDBObjectStore} */ function (value) {
      if (++puts === 4) throw new DOMException("full", "QuotaExceededError");
      return put.call(this, value);
    },
  );
  await assert.rejects(
    importGames(database, text, () => false),
    { name: "QuotaExceededError" },
  );
  assert.equal(puts, 4);
  assert.deepEqual(await database.read((reading) => reading.objectStore("games").getAllKeys()), []);
});

test("of two games with one id in a file, the one that was changed later is added", async () => {
  const { browser, tab, text } = await played();
  browser.wait(1000);
  tab.actions.enterDigit(solution[blanks[1]], blanks[1]);
  const later = JSON.parse(await tab.games.exportText());
  const { id } = tab.store.state().game;
  const other = await openOther();
  const games = [...later.games, ...JSON.parse(text).games].filter(({ entry }) => entry.id === id);
  assert.equal((await other.games.importText(JSON.stringify({ ...later, games })))?.games, 1);
  await other.games.open(id);
  assert.equal(other.position().entries.filter(Boolean).length, 2);
});

test("files with junk in any part are added, or refused, and never break the list", async () => {
  const { text: exported } = await played();
  const text = JSON.parse(exported).games.reduce(
    (known, { entry }, i) => known.replaceAll(entry.id, `game ${i}`),
    exported,
  );
  const file = JSON.parse(text);
  for (let seed = 0; seed < runsOf(300, 75); seed++) {
    const other = await openOther();
    const random = randomNumbers(seed);
    const imported = await other.games.importText(
      random(4) ? JSON.stringify(withJunk(file, random)) : garbled(text, random),
    );
    if (imported)
      assert.ok(
        [imported.games, imported.results, imported.skipped].every((count) => Number.isInteger(count) && count >= 0),
      );
    for (const { isUnreadable, origin, layout, changed } of other.games.entries.value) {
      assert.ok(isUnreadable || originParts(origin, layout, words).length > 0);
      assert.match(dayOf(changed), /^\d{4}-/);
    }
    // The blank board of the first visit goes away when another game is opened.
    const added = other.games.entries.value.filter(({ id }) => id !== other.store.state().game.id);
    for (const { id, isUnreadable } of added) {
      const opened = await other.games.open(id);
      // A rule that this page does not know shows only when the game is opened.
      assert.ok(opened === "newer" || (opened === "opened" && !isUnreadable), `seed ${seed}: ${opened}`);
      showSoundly(other.store.state());
    }
    assert.ok(other.games.results.value.every(isResult));
  }
});

test("the record of exercises goes along", async () => {
  const { tab } = await played();
  exerciseRecord().count("x-wing", { tried: 2 }, "2026-11-22");
  const text = await tab.games.exportText();
  exerciseRecord().forget();
  await (await openOther()).games.importText(text);
  assert.deepEqual(exerciseRecord().record.value, { "x-wing": { tried: 2, solved: 0, last: "2026-11-22" } });
});
