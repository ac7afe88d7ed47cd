import assert from "node:assert/strict";
import { test } from "node:test";
import { savedVersion } from "../../../web/model/save.js";
import { exerciseRecord } from "../../../web/games/exercises.js";
import { blanks, keptOf, newPuzzle, openBrowser, solution } from "./browser.js";

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
  assert.deepEqual(JSON.parse(await other.games.exportText()).games.find(({ entry }) => entry.id === one.entry.id).saved, one.saved);
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

for (const text of ["", "{}", "[]", "null", '{"nonetGames":2,"games":[],"results":[]}', '{"nonetGames":1}']) {
  test(`no file of games: ${text}`, async () => assert.equal(await (await openOther()).games.importText(text), null));
}

test("the record of exercises goes along", async () => {
  const { tab } = await played();
  exerciseRecord().count("x-wing", { tried: 2 }, "2026-11-22");
  const text = await tab.games.exportText();
  exerciseRecord().forget();
  await (await openOther()).games.importText(text);
  assert.deepEqual(exerciseRecord().record.value, { "x-wing": { tried: 2, solved: 0, last: "2026-11-22" } });
});
