/** Games of the database that are damaged, or of a newer page. */
import assert from "node:assert/strict";
import { openDB } from "idb";
import { test } from "node:test";
import { readEntry } from "../../../web/games/entry.js";
import { packGame, savedVersion, versionOf } from "../../../web/model/save.js";
import { beginGame, blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, play } from "./browser.js";
import { withGlobals } from "../../support/globals.js";

withGlobals(databaseGlobals);

/** A game with so many digits, and the tab in which it was played and that has ended. @param {number} digits */
async function endedGame(digits) {
  const browser = openBrowser();
  const tab = await beginGame(browser);
  play(tab, blanks.slice(0, digits));
  await tab.games.settled();
  tab.kill();
  return { browser, tab, id: tab.store.state().game.id };
}

/** Opens the database beside the page. @param {(database: import("idb").IDBPDatabase<any>) => Promise<unknown>} work */
async function meddle(work) {
  const database = await openDB("nonet-games");
  await work(database);
  database.close();
}

test("a database of a newer page is used, and its games are left as they are", async () => {
  const browser = openBrowser();
  const tab = await beginGame(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  tab.games.dispose();
  tab.kill();
  const newer = { nonet: savedVersion + 1, id: "newer", board: "in a way of its own" };
  const entry = {
    ...tab.games.entries.value[0],
    id: "newer",
    version: savedVersion + 1,
    changed: browser.now() + 1000,
  };
  const database = await openDB("nonet-games", 2, { upgrade: (opened) => void opened.createObjectStore("more") });
  await database.put("games", newer);
  await database.put("index", entry);
  await database.put("meta", "newer", "current");
  database.close();

  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
  assert.deepEqual(again.games.setAside.value, ["newer"]);
  assert.equal(await again.games.open("newer"), "newer");
  play(again, blanks.slice(2, 4));
  await again.games.settled();
  await again.games.load();
  assert.deepEqual(
    again.games.entries.value.map(({ version, isUnreadable = false }) => [version, isUnreadable]).sort(),
    [
      [versionOf(tab.store.state().position), false],
      [savedVersion + 1, true],
    ],
  );
  assert.equal(again.games.trouble.value, null);
  await meddle(async (opened) => assert.deepEqual(await opened.get("games", "newer"), newer));
});

test("a game with a kind of rule of a newer page is set aside as a newer game", async () => {
  const browser = openBrowser();
  const tab = await beginGame(browser);
  await tab.games.settled();
  tab.kill();
  const saved = packGame(newPuzzle(), 0);
  await meddle(async (database) => {
    const position = { ...saved.position, r: "maze r1c1" };
    await database.put("games", { ...saved, nonet: savedVersion, id: "ruled", position });
    await database.put("index", { ...tab.games.entries.value[0], id: "ruled" });
  });
  const again = browser.openTab();
  await again.games.start();
  assert.equal(await again.games.open("ruled"), "newer");
});

/** @type {any[][]} */
const damages = [
  ["no data", undefined],
  ["a text", { id: "damaged" }],
  ["a position that is none", { ...packGame(newPuzzle(), 0), id: "damaged", position: { l: "3x3", g: "zzz" } }],
  ["a game under the id of another", packGame(newPuzzle(), 0)],
];
for (const [name, saved] of damages) {
  test(`a damaged game hides no intact one, and is not written over: ${name}`, async () => {
    const browser = openBrowser();
    const tab = await beginGame(browser);
    play(tab, blanks.slice(0, 2));
    await tab.games.settled();
    tab.kill();
    const entry = { ...tab.games.entries.value[0], id: "damaged", changed: browser.now() + 1000 };
    await meddle(async (database) => {
      if (saved)
        await database.put("games", { ...saved, id: "damaged", ...(saved.id === "damaged" ? {} : { position: 7 }) });
      await database.put("index", entry);
      await database.put("meta", "damaged", "current");
    });
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
    assert.deepEqual(again.games.setAside.value, saved ? ["damaged"] : []);
    assert.equal(await again.games.open("damaged"), saved ? "damaged" : "missing");
    await again.games.remove(["damaged"]);
    assert.deepEqual(again.games.setAside.value, []);
    assert.deepEqual(
      again.games.entries.value.map(({ id }) => id),
      [tab.store.state().game.id],
    );
  });
}

test("a game whose origin no view can show is set aside, and the list names it", async () => {
  const browser = openBrowser();
  const tab = await beginGame(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  tab.kill();
  const origin = { kind: "daily", level: "constructor", date: 5, title: {} };
  await meddle(async (database) => {
    await database.put("games", { ...packGame(newPuzzle(), 0), id: "strange", origin });
    await database.put("index", {
      ...tab.games.entries.value[0],
      id: "strange",
      origin,
      changed: browser.now() + 1000,
    });
    await database.put("meta", "strange", "current");
    await database.put("results", { id: "strange", kind: "daily", layout: "hexagons", day: 7 });
  });
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
  await again.games.load();
  assert.deepEqual(
    again.games.entries.value.map(({ id, isUnreadable, origin: { kind } }) => [id, isUnreadable, kind])[0],
    ["strange", true, "entered"],
  );
  assert.deepEqual(again.games.results.value, []);
  assert.equal(await again.games.open("strange"), "damaged");
});

test("a game that cannot be shown at the start is a file that another page can add", async () => {
  const { browser, tab, id } = await endedGame(2);
  const canShow = (/** @type {any} */ state) => state.game.id !== id;
  const again = browser.openTab({ canShow });
  assert.equal(await again.games.start(), false);
  assert.deepEqual(again.games.setAside.value, [id]);
  const text = await again.games.exportText([id]);
  const { games, results } = JSON.parse(text);
  assert.deepEqual([games.map(({ saved }) => saved.id), results], [[id], []]);
  const other = openBrowser().openTab();
  await other.games.start();
  assert.deepEqual(await other.games.importText(text), { games: 1, results: 0, skipped: 0 });
  await other.games.open(id);
  assert.deepEqual(keptOf(other.store.state()), keptOf(tab.store.state()));
  await again.games.removeAll();
  assert.deepEqual(again.games.setAside.value, []);
});

test("a note of the current game that is no text is passed over", async () => {
  const browser = openBrowser();
  const tab = await beginGame(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  tab.kill();
  await meddle((database) => database.put("meta", { an: "object" }, "current"));
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.equal(again.games.trouble.value, null);
});

for (const move of [undefined, null, 7, { kind: 1 }, { kind: "move" }]) {
  test(`a step of the journal that is none costs the history, never the moves: ${JSON.stringify(move)}`, async () => {
    const browser = openBrowser();
    const tab = await beginGame(browser);
    play(tab, blanks.slice(0, 4));
    await tab.games.settled();
    tab.kill();
    const { id } = tab.store.state().game;
    await meddle((database) => database.put("journal", { id, n: 1, move }));
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.deepEqual(again.position(), tab.position());
  });
}

test("a time that no calendar has is not in the list", () => {
  const entry = readEntry({ id: "late", version: 99, changed: 9e15 });
  assert.deepEqual([entry?.isUnreadable, entry?.changed], [true, 0]);
});

test("a history that is no history costs the history, never the moves", async () => {
  const { browser, tab, id } = await endedGame(4);
  await meddle((database) => database.put("histories", { id, moves: 7, at: "x", first: null, checkpoints: [null] }));
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.deepEqual(again.position(), tab.position());
});

test("a damaged journal costs the history, never the moves", async () => {
  const { browser, tab, id } = await endedGame(4);
  await meddle((database) => database.put("journal", { id, n: 1, move: { kind: "move", changes: "e0" } }));
  const again = browser.openTab();
  await again.games.start();
  assert.deepEqual(again.position(), tab.position());
  assert.deepEqual(again.store.state().past, []);
});
