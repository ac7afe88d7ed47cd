/** The recordings of games as they are kept: through kills, other tabs, files, and games of pages that had none. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { framesOf } from "../../../web/model/replay.js";
import { randomGame } from "../model/random-games.js";
import { blanks, databaseGlobals, newPuzzle, openBrowser, solution } from "./browser.js";
import { withGlobals } from "../../support/globals.js";

withGlobals(databaseGlobals);

/** What a replay shows of a game: what happened, when, and how many digits there are. */
const shownOf = ({ state, recording }) =>
  framesOf(state, recording).map(({ kind, at, position }) => [kind, at, position.entries.filter(Boolean).length]);

/** A tab in which a game was begun, with a hint after the last step. */
async function played(browser) {
  const tab = browser.openTab();
  await tab.games.start();
  tab.store.replace(newPuzzle());
  const { actions } = tab;
  actions.resumeClock(browser.now());
  for (const cell of blanks.slice(0, 2)) {
    browser.wait(1000);
    actions.enterDigit(solution[cell], cell);
  }
  browser.wait(500);
  actions.undo();
  actions.countHint(1);
  await tab.games.settled();
  return tab;
}

const done = [
  ["start", 0, 0],
  ["move", 1000, 1],
  ["move", 2000, 2],
  ["undo", 2500, 1],
  ["hint", 2500, 1],
];

test("a killed tab has lost nothing of the recording, which goes on in the next", async () => {
  const browser = openBrowser();
  const one = await played(browser);
  const { id } = one.store.state().game;
  assert.deepEqual(shownOf(await one.games.recorded(id)), done);
  one.kill();
  const other = browser.openTab();
  await other.games.start();
  assert.deepEqual(shownOf(await other.games.recorded(id)), done);
  other.actions.countCheck();
  other.actions.enterDigit(solution[blanks[3]], blanks[3]);
  await other.games.settled();
  other.kill();
  const third = browser.openTab();
  await third.games.start();
  assert.deepEqual(
    shownOf(await third.games.recorded(id)).map(([kind, , count]) => [kind, count]),
    [...done.map(([kind, , count]) => [kind, count]), ["check", 1], ["move", 2]],
  );
});

test("random games are replayed from the database to their end", async () => {
  const browser = openBrowser();
  for (const [seed, layout] of /** @type {const} */ ([
    [3, "3x3"],
    [4, "samurai"],
    [6, "2x2"],
  ])) {
    const states = randomGame(seed, layout, 70).map((state, _, all) => ({
      ...state,
      game: { ...state.game, id: all[0].game.id },
    }));
    const tab = browser.openTab();
    await tab.games.start();
    for (const state of states) tab.store.replace(state);
    await tab.games.settled();
    tab.kill();
    const { games } = browser.openTab();
    const { state, recording } = await games.recorded(states[0].game.id);
    assert.deepEqual(framesOf(state, recording).at(-1)?.position, states.at(-1).position);
    assert.ok(recording.acts.length > 20);
    games.dispose();
  }
});

test("a file of games has the recordings", async () => {
  const one = await played(openBrowser());
  const { id } = one.store.state().game;
  const text = await one.games.exportText();
  const { games } = openBrowser().openTab();
  await games.start();
  assert.equal((await games.importText(text))?.games, 1);
  assert.deepEqual(shownOf(await games.recorded(id)), done);
});

test("a game of a page without recordings has its moves, and the later ones with their times", async () => {
  const browser = openBrowser();
  const one = await played(browser);
  const { id } = one.store.state().game;
  one.kill();
  const strip = async (name, keys) =>
    browser.putRows(
      name,
      (await browser.rowsOf(name)).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([key]) => !keys.includes(key))),
      ),
    );
  await strip("histories", ["recording"]);
  assert.deepEqual(await browser.rowsOf("journal"), []);
  await strip("games", ["acts"]);
  const other = browser.openTab();
  await other.games.start();
  other.actions.enterDigit(solution[blanks[3]], blanks[3]);
  const shown = shownOf(await other.games.recorded(id));
  assert.deepEqual(
    shown.map(([kind, at, count]) => [kind, at === null, count]),
    [
      ["start", false, 0],
      ["move", true, 1],
      ["move", false, 2],
    ],
  );
});

test("a game that cannot be read has no recording", async () => {
  const { games } = openBrowser().openTab();
  await games.start();
  assert.equal(await games.recorded("nobody"), null);
});
