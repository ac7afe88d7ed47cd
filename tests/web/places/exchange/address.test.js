/** The puzzle of the address on a page without a screen: when it is on the board, and what is still asked about it. */
import assert from "node:assert/strict";
import { describe, it, mock } from "node:test";
import { withGlobals } from "../../../support/globals.js";
import { backgroundBudget } from "../../../../web/model/budget.js";
import { writeState } from "../../../../web/formats/state-link.js";
import { isAuthored } from "../../../../web/model/game.js";
import { newState } from "../../../../web/model/state.js";
import { showTemporary } from "../../../../web/model/session.js";
import { startMade } from "../../../../web/places/new/game-start.js";
import { databaseGlobals, openBrowser } from "../../games/browser.js";
import { randomNumbers } from "../../model/random-games.js";
import { anyState, openPage, randomPuzzle } from "../shell/page-double.js";

withGlobals(databaseGlobals);

const open = ".".repeat(16);
/** As people write rules, and as a puzzle keeps them. */
const told = "cage+10+r1c2+r1c1+r1c3+r1c4;negative-white+3,1";
const kept = ["cage 10 r1c1-r1c4", "negative-white 1,3"];

/**
 * A page on the way to the puzzle of its address, about which the engine searches until it is stopped.
 * @param {string} hash
 */
async function pageAt(hash) {
  const random = randomNumbers(7);
  const page = await openPage(openBrowser(), random);
  /** The signals of the searches that do not end. @type {AbortSignal[]} */
  const searches = [];
  const { engine, facts } = page.app;
  const { solve } = engine;
  engine.solve = (/** @type {any} */ puzzle, /** @type {{ signal: AbortSignal }} */ options) => {
    if (!puzzle.rules) return solve(puzzle, options);
    searches.push(options.signal);
    return new Promise((_, reject) => {
      options.signal.addEventListener("abort", () => reject(Object.assign(new Error("stopped"), { code: "aborted" })));
    });
  };
  engine.parseAll = async () => ({
    puzzles: [{ layout: "2x2", format: "line", cells: new Array(16).fill(0), rules: kept }],
    errors: [],
    more: false,
  });
  page.visit(hash);
  await page.app.arrived();
  return { page, searches, facts, made: { puzzle: randomPuzzle(random), layout: "2x2", clues: 5, level: "easy" } };
}

describe("a puzzle of the address whose search does not end", () => {
  it("is on the board, and the address keeps it, though the address writes its rules in another way", async () => {
    const { page, searches, made } = await pageAt(`#p=${open}&rules=${told}`);
    await page.rest();
    assert.deepEqual(page.store.state().position.rules, kept);
    assert.equal(page.app.arrived(), null);
    assert.equal(page.address.now().hash, `#p=${open}&rules=${told}`);
    assert.deepEqual(
      searches.map(({ aborted }) => aborted),
      [false],
    );
    page.actions.enterDigit(1, 0);
    await page.rest();
    assert.equal(page.address.now().hash, `#p=${open}&rules=${told}`);
    // Whoever leaves the puzzle ends its search.
    await startMade(page.app, /** @type {any} */ (made));
    await page.close();
  });

  it("does not keep the game after it from hints, and its search ends when it is left", async () => {
    const { page, searches, made } = await pageAt(`#p=${open}&rules=${told}`);
    await startMade(page.app, /** @type {any} */ (made));
    await page.rest();
    assert.deepEqual(
      searches.map(({ aborted }) => aborted),
      [true],
    );
    assert.equal(page.app.arrived(), null);
    await page.teaching.hinting.press(new AbortController().signal);
    assert.equal(page.teaching.hinting.current.peek()?.found.kind, "step");
    await page.close();
  });

  it("is searched no longer than its budget", async (t) => {
    const { page, searches } = await pageAt(`#p=${open}`);
    await page.rest();
    t.after(() => mock.timers.reset());
    mock.timers.enable({ apis: ["setTimeout"] });
    page.visit(`#p=${open}&rules=${told}`);
    await page.app.arrived();
    await page.rest();
    mock.timers.tick(backgroundBudget);
    assert.deepEqual(
      searches.map(({ aborted }) => aborted),
      [true],
    );
    await page.rest();
    assert.deepEqual([page.store.state().position.rules, page.place()], [kept, "play"]);
    await page.close();
  });
});

describe("a puzzle of the address that has several solutions", () => {
  /** Opens the puzzle, and returns what lets the engine answer. */
  async function pageBeforeAnswer() {
    const page = await openPage(openBrowser(), randomNumbers(7));
    let answer = () => {};
    /** @type {Promise<void>} */
    const answers = new Promise((resolve) => {
      answer = resolve;
    });
    const { solve } = page.app.engine;
    page.app.engine.solve = async (/** @type {any[]} */ ...asked) => {
      await answers;
      return solve(...asked);
    };
    page.visit(`#p=${open}`);
    await page.app.arrived();
    return { page, answer };
  }
  /** Follows the tab of place Learn until its code comes. @param {Awaited<ReturnType<typeof openPage>>} page */
  async function goToLearn(page) {
    while (page.place() !== "learn") {
      page.visit("#learn");
      await page.rest();
    }
  }
  /** @param {Awaited<ReturnType<typeof openPage>>} page */
  const seen = ({ store, place, address }) => {
    const { own, draft, temporary } = store.session.peek();
    return [place(), own, draft?.position.givens.length, temporary?.kind, address.now().hash];
  };

  it("moves to place Solve", async () => {
    const { page, answer } = await pageBeforeAnswer();
    answer();
    await page.rest();
    assert.deepEqual(seen(page).slice(0, 2), ["solve", "draft"]);
    await page.close();
  });

  for (const isLessonOpen of [false, true])
    it(`leaves the reader in place Learn${isLessonOpen ? " with its lesson" : ""}`, async () => {
      const { page, answer } = await pageBeforeAnswer();
      await goToLearn(page);
      if (isLessonOpen) page.store.change(showTemporary, "lesson", null, anyState(randomNumbers(3)));
      answer();
      await page.rest();
      assert.deepEqual(seen(page), ["learn", "draft", 16, isLessonOpen ? "lesson" : undefined, "#learn"]);
      await page.close();
    });

  it("leaves the reader on the way to place Learn", async () => {
    const { page, answer } = await pageBeforeAnswer();
    page.visit("#learn");
    answer();
    await page.rest();
    assert.deepEqual(seen(page), ["learn", "draft", 16, undefined, "#learn"]);
    await page.close();
  });
});

describe("the address of a game that nobody has begun", () => {
  /** @param {object} origin @param {string} [cells] */
  async function hashOf(origin, cells = open) {
    const givens = [...cells].map((sign) => Number(sign) || 0);
    const state = newState({ layout: "2x2", activity: "play", givens, origin: { kind: "entered", ...origin } });
    return `#s=${await writeState(state, 0)}`;
  }
  const told = { title: "Lanes", author: "A. Setter", ruleset: "Digits rise.", message: "Well done!" };

  it("moves to place Solve with the author's words where the puzzle has several solutions", async () => {
    const page = await openPage(openBrowser(), randomNumbers(7));
    page.visit(await hashOf(told));
    await page.app.arrived();
    await page.rest();
    const { title, author, ruleset, message } = page.store.state().game.origin;
    assert.deepEqual([page.place(), { title, author, ruleset, message }], ["solve", told]);
    await page.close();
  });

  it("keeps that its title, without other words, is that of an author: a friend can pass it on", async () => {
    const page = await openPage(openBrowser(), randomNumbers(7));
    for (const [origin, isOfAuthor] of /** @type {const} */ ([
      [{ title: "Lanes", titleBy: "author" }, true],
      [{ kind: "made", title: "Killer sudoku", ruled: "killer" }, false],
    ])) {
      page.visit(await hashOf(origin, isOfAuthor ? "12343412214....." : "12343412........"));
      await page.app.arrived();
      await page.rest();
      const friends = page.store.state().game.origin;
      assert.deepEqual([friends.kind, friends.title, isAuthored(friends)], ["link", origin.title, isOfAuthor]);
    }
    await page.close();
  });

  it("goes on with the game that the player has begun, but not with that of other words about the rules", async () => {
    const page = await openPage(openBrowser(), randomNumbers(7));
    const cells = "12343412214.....";
    const visit = async (/** @type {object} */ origin) => {
      page.visit(await hashOf(origin, cells));
      await page.app.arrived();
      await page.rest();
      return page.store.state();
    };
    const { game, position } = await visit(told);
    assert.equal(page.place(), "play");
    page.actions.enterDigit(3, position.givens.indexOf(0));
    const other = await visit({ ...told, ruleset: "Digits fall." });
    assert.notEqual(other.game.id, game.id);
    const again = await visit(told);
    assert.deepEqual([again.game.id, again.position.entries.some(Boolean)], [game.id, true]);
    await page.close();
  });
});

describe("the address of a puzzle", () => {
  it("names the place that is about to open, once another puzzle is on the board", async () => {
    const page = await openPage(openBrowser(), randomNumbers(7), { hash: "#solve" });
    page.visit(`#p=${randomPuzzle(randomNumbers(3))}`);
    await page.app.arrived();
    await page.rest();
    page.begin(page.app.go(page.place() === "play" ? "solve" : "play"));
    const wanted = page.app.destination();
    assert.notEqual(wanted, page.place());
    page.store.replace(anyState(randomNumbers(5)));
    assert.equal(page.address.now().place, wanted);
    await page.rest();
    assert.equal(page.address.now().place, page.place());
    await page.close();
  });
});
