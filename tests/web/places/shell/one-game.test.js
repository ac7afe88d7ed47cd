/**
 * However fast a player acts, and in whatever order the answers come: the board, the saved games, the address and the
 * clock speak of one game.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { openBegun } from "../../../../web/games/begun.js";
import { packGame } from "../../../../web/model/save.js";
import { begin, shownState, showDraft, showPlay } from "../../../../web/model/session.js";
import { linkedPuzzle } from "../../../../web/formats/puzzle-link.js";
import { puzzleKey, puzzleOf } from "../../../../web/model/puzzle.js";
import { foundPuzzle } from "../../../../web/formats/found.js";
import { editFound, openSources } from "../../../../web/places/exchange/opening.js";
import { startDaily, startMade, startNext } from "../../../../web/places/new/game-start.js";
import { isPlayed } from "../../../../web/places/play/finish.js";
import { randomNumbers } from "../../model/random-games.js";
import { databaseGlobals, openBrowser } from "../../games/browser.js";
import { anyState, openPage, randomPuzzle } from "./page-double.js";
import { withGlobals } from "../../../support/globals.js";
import { runsOf } from "../../../support/long-runs.js";

withGlobals(databaseGlobals);

/** @typedef {Awaited<ReturnType<typeof openPage>>} Page */

/**
 * What a player does: how often, and in which place; "" for every place.
 * @type {[string, number, string, (page: Page, random: (below: number) => number) => unknown][]}
 */
const acts = [
  ["enters a digit", 8, "", ({ actions }, random) => actions.enterDigit(1 + random(4), random(16))],
  ["undoes", 2, "", ({ actions }) => actions.undo()],
  ["redoes", 1, "", ({ actions }) => actions.redo()],
  [
    "starts a new game",
    1,
    "",
    ({ app, begin: beside }, random) =>
      beside(startMade(app, { puzzle: randomPuzzle(random), layout: "2x2", clues: 5, level: "easy" })),
  ],
  ["wants the daily puzzle", 2, "", ({ app, begin: beside }) => beside(startDaily(app, "2026-11-23"))],
  ["wants the next puzzle", 2, "", ({ app, begin: beside }) => beside(startNext(app))],
  [
    "goes to a place",
    4,
    "",
    ({ app, begin: beside }, random) => beside(app.go(["play", "solve", "learn", "print"][random(4)])),
  ],
  ["shows the puzzle that is entered", 1, "solve", ({ store }) => store.change(showDraft)],
  ["shows the game", 1, "solve", ({ store }) => store.change(showPlay)],
  ["enters another puzzle", 1, "solve", ({ store }, random) => store.change(begin, anyState(random, "enter"))],
  [
    "pastes a puzzle",
    1,
    "",
    ({ app, begin: beside }, random) => beside(openSources(app, [{ name: "", text: textOf(anyState(random)) }])),
  ],
  [
    "edits a puzzle in place Solve",
    1,
    "",
    ({ app, begin: beside }, random) => beside(editFound(app, foundPuzzle({ ...anyPuzzle(random), format: "line" }))),
  ],
  ["locks the digits", 1, "solve", ({ actions }) => actions.lockEntries()],
  ["asks for a hint", 3, "play", ({ teaching, leaving, begin: beside }) => beside(teaching.hinting.press(leaving()))],
  ["applies the hint", 1, "play", ({ teaching }) => teaching.hinting.apply()],
  ["opens the path", 1, "learn", ({ teaching, leaving, begin: beside }) => beside(teaching.path.find(leaving()))],
  ["goes along the path", 1, "learn", ({ teaching }, random) => teaching.path.go(random(3))],
  ["takes the position of the path", 1, "learn", ({ teaching }) => teaching.path.take()],
  [
    "opens a lesson",
    1,
    "learn",
    ({ teaching }, random) =>
      teaching.lesson.open({
        id: "lesson",
        boards: [0, 1].map(() => ({ position: anyState(random).position, step: null, isLive: random(2) === 0 })),
      }),
  ],
  [
    "closes the path and the lesson",
    1,
    "learn",
    ({ teaching }) => {
      teaching.path.close();
      teaching.lesson.close();
    },
  ],
  ["has the puzzle solved", 2, "solve", ({ solving, begin: beside }) => beside(solving.solve())],
  ["looks at the solution", 1, "solve", ({ solving, begin: beside }) => beside(solving.togglePeek())],
  ["checks", 1, "", ({ checking, begin: beside }) => beside(checking.check())],
  ["follows a tab", 2, "", ({ visit }, random) => visit(`#${["play", "solve", "learn", "print"][random(4)]}`)],
  ["follows a link", 2, "", ({ visit }, random) => visit(`#p=${randomPuzzle(random)}`)],
  [
    "opens a game of the list",
    2,
    "",
    ({ games, begin: beside }, random) => {
      const { value } = games.entries;
      if (value.length) beside(games.open(value[random(value.length)].id));
    },
  ],
  [
    "goes on with a puzzle",
    1,
    "",
    ({ games, store, begin: beside }) => beside(openBegun(games, puzzleOf(store.own.peek().position))),
  ],
  ["takes the game over", 1, "", ({ games, begin: beside }) => beside(games.takeOver())],
  ["pauses", 1, "play", ({ actions, now }) => actions.pauseClock(now())],
  ["goes on", 1, "play", ({ actions, now }) => actions.resumeClock(now())],
];

/** @param {(below: number) => number} random */
const anyPuzzle = (random) => {
  const { layout, givens } = anyState(random).position;
  return { layout, givens };
};

/** @param {import("../../../../web/model/state.js").State} state */
const textOf = ({ position }) => position.givens.map((digit) => digit || ".").join("");

/** What holds after each act, whatever is under way. @param {Page} page */
function checkNow({ store, board, place }) {
  const session = store.session.peek();
  const { play, draft, own, temporary } = session;
  const player = session[own];
  assert.ok(player, "the player has a game");
  assert.notEqual(play?.game.id, draft?.game.id ?? null, "a game is in one slot");
  assert.equal(board.shown, shownState(session), "the board shows what the session says");
  assert.equal(
    board.shown.game.id,
    temporary?.state.game.id ?? player?.game.id,
    "the board shows the player's game or the temporary board",
  );
  if (place() === "play") assert.equal(board.shown, play, "place Play shows its game, and nothing else");
  for (const state of [play, draft, temporary?.state]) {
    if (state && state.game.clock.since !== null)
      assert.deepEqual(
        [state.game.id, place()],
        [board.shown.game.id, "play"],
        "a clock goes for the game on the board of place Play",
      );
  }
}

/** What holds once nothing is under way. @param {Page} page @param {any[]} rows of the saved games */
function checkAtRest({ store, session: texts, address, place, now }, rows) {
  const { play, draft, own, temporary } = store.session.peek();
  for (const state of [play, draft]) {
    if (!state || state.isForeign) continue;
    const { acts, ...saved } = rows.find(({ id }) => id === state.game.id);
    assert.ok(Array.isArray(acts));
    assert.deepEqual({ ...saved, elapsed: 0 }, { ...packGame(state, now()), elapsed: 0 }, "the game is saved as it is");
  }
  assert.equal(texts.getItem("nonet-open"), store.own.peek().game.id, "a reload brings back the player's game");
  if (play) assert.equal(texts.getItem("nonet-game"), play.game.id, "a reload brings back the game of place Play");
  const { puzzle } = address.now();
  const linked = puzzle && linkedPuzzle(puzzle.text, "");
  if (linked && !temporary)
    assert.equal(
      puzzleKey(linked),
      puzzleKey(puzzleOf(store.own.peek().position)),
      "the address is that of the puzzle on the board",
    );
  const named = address.now().place;
  if (named) assert.equal(named, place(), "the address names the open place");
  if (place() === "play" && play && own === "play" && !temporary) {
    assert.equal(
      play.game.clock.since !== null,
      isPlayed(play) && !play.game.clock.isPaused,
      "the clock of the game goes",
    );
  }
}

/** @param {number} seed @param {number} count of acts */
async function play(seed, count) {
  const random = randomNumbers(seed);
  const browser = openBrowser();
  const wheel = acts.flatMap((act) => new Array(act[1]).fill(act));
  /** @type {Page[]} */
  const tabs = [await openPage(browser, random), await openPage(browser, random)];
  const told = [];
  for (let i = 0; i < count; i++) {
    const at = random(2);
    browser.wait(random(2000));
    if (random(100) === 0) {
      told.push(`${at} is loaded again`);
      const { session, address, close } = tabs[at];
      await close();
      tabs[at] = await openPage(browser, random, { session, hash: address.now().hash });
    } else {
      const possible = wheel.filter(([, , where]) => !where || where === tabs[at].place());
      const [what, , , act] = possible[random(possible.length)];
      told.push(`${at} ${what}`);
      act(tabs[at], random);
    }
    for (let turns = random(4); turns > 0; turns--) await new Promise(setImmediate);
    try {
      for (const tab of tabs) checkNow(tab);
      if (random(12)) continue;
      for (let round = 0; round < 2; round++) for (const tab of tabs) await tab.rest();
      const rows = await browser.rowsOf("games");
      for (const tab of tabs) checkAtRest(tab, rows);
      checkTogether(tabs);
    } catch (error) {
      throw new Error(
        `seed ${seed}, act ${i}: ${/** @type {Error} */ (error).message}\n${told.slice(-25).join("\n")}`,
        { cause: error },
      );
    }
  }
  for (const { close } of tabs) await close();
}

/** A game that two tabs have is one tab's, and the other tab shows it as it is. @param {Page[]} tabs */
function checkTogether(tabs) {
  const [one, other] = tabs.map(({ store }) => {
    const { play: game, draft } = store.session.peek();
    return [game, draft].flatMap((state) => (state ? [state] : []));
  });
  for (const state of one) {
    const same = other.find(({ game }) => game.id === state.game.id);
    if (!same) assert.equal(state.isForeign, false, "a game that no other tab has is this tab's");
    else {
      assert.notEqual(state.isForeign, same.isForeign, "a game is one tab's");
      assert.deepEqual(state.position, same.position, "both tabs show the same position");
    }
  }
}

for (let seed = 1; seed <= runsOf(10, 2); seed++) test(`1000 random acts in two tabs, ${seed}`, () => play(seed, 1000));
