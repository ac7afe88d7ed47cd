import assert from "node:assert/strict";
import { openDB } from "idb";
import { test } from "node:test";
import { openBrowser } from "./browser.js";

/** A game as the page kept it before it kept many: position and past as texts. @param {string} entries */
const oldGame = (entries, givens = "1,2") => ({ nonet: 1, position: ["2x2", "play", pad(givens), pad(entries), pad("")], past: [["2x2", "play", pad(givens), pad(""), pad("")]] });
const pad = (numbers) => [...numbers.split(","), ...new Array(16).fill("")].slice(0, 16).join(",");

async function keepOld(game) {
  const database = await openDB("nonet", 1, { upgrade: (opened) => void opened.createObjectStore("boards") });
  await database.put("boards", game, "board");
  database.close();
}

/** @type {any[][]} */
const cases = [
  ["the database", oldGame(",,3"), null, 3],
  ["the text, which is the newer one", oldGame(",,3"), JSON.stringify(oldGame(",,4")), 4],
  ["the text alone", null, JSON.stringify(oldGame(",,4")), 4],
  ["the database beside a text that is cut off", oldGame(",,3"), '{"nonet":1,"posi', 3],
  ["the database beside a text with a sixth field", oldGame(",,3"), JSON.stringify({ ...oldGame(",,4"), position: [...oldGame(",,4").position, "x"] }), 3],
];
for (const [name, inDatabase, text, digit] of cases) {
  test(`the game of the earlier page comes from ${name}`, async () => {
    const browser = openBrowser();
    if (inDatabase) await keepOld(inDatabase);
    if (text) browser.storage.setItem("nonet.board", text);
    const tab = browser.openTab();
    assert.equal(await tab.games.start(), true);
    assert.deepEqual(tab.position().entries.slice(0, 3), [0, 0, digit]);
    assert.equal(tab.store.state().past.length, 1);
    tab.kill();
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.equal(again.store.state().game.id, tab.store.state().game.id);
    assert.equal(browser.storage.getItem("nonet.board"), null);
    assert.deepEqual((await indexedDB.databases()).map(({ name: left }) => left), ["nonet-games"]);
  });
}

test("an empty board of the earlier page is no game", async () => {
  const browser = openBrowser();
  await keepOld(oldGame("", ""));
  assert.equal(await browser.openTab().games.start(), false);
});

test("looking for the earlier page makes no database", async () => {
  await openBrowser().openTab().games.start();
  assert.deepEqual((await indexedDB.databases()).map(({ name }) => name), ["nonet-games"]);
});
