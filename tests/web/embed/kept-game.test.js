import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";

import { keepGame, keepWork, mostGames } from "../../../web/embed/kept-game.js";
import { withGlobals } from "../../support/globals.js";

/** A storage in memory, which has room for `room` characters. */
function createStorage(room = Infinity) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (/** @type {number} */ i) => [...texts.keys()][i] ?? null,
    getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
    removeItem: (/** @type {string} */ key) => texts.delete(key),
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (text.length > room) throw new DOMException("no room", "QuotaExceededError");
      texts.set(key, text);
    },
  };
}

/** A board whose state is its puzzle and the digits that were entered. */
class BoardDouble extends EventTarget {
  digits = "";

  /** @param {string} puzzle */
  constructor(puzzle, layout = "") {
    super();
    this.puzzle = puzzle;
    this.layout = layout;
  }

  getState() {
    return { digits: this.digits };
  }
  /** @param {any} state */
  setState(state) {
    if (typeof state?.digits !== "string") return false;
    this.digits = state.digits;
    return true;
  }

  /** @param {string} digit */
  enter(digit) {
    this.digits += digit;
    this.dispatchEvent(new Event("sudoku-change"));
  }
}

// Each frame has its own.
withGlobals({ document: null, addEventListener: null });

/**
 * A frame that shows a puzzle, with a new document.
 * @param {string} puzzle
 * @param {string | null} name
 * @param {any} storage
 */
function open(puzzle, name, storage, layout = "") {
  Object.assign(globalThis, { document: new EventTarget() });
  const board = new BoardDouble(puzzle, layout);
  keepGame(/** @type {any} */ (board), name, storage);
  board.dispatchEvent(new Event("sudoku-ready"));
  return board;
}

/** @type {ReturnType<typeof createStorage>} */
let storage;
/** @type {EventTarget["dispatchEvent"]} */
let dispatch;
beforeEach(() => {
  storage = createStorage();
  const page = new EventTarget();
  dispatch = page.dispatchEvent.bind(page);
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
});

describe("the game of a frame", () => {
  it("comes back under its name", () => {
    open("1...", "lesson", storage).enter("2");
    assert.equal(open("1...", "lesson", storage).digits, "2");
  });

  /** @type {[string, string, string | null, string][]} */
  const others = [
    ["of another name", "1...", "other", ""],
    ["of another puzzle", "2...", "lesson", ""],
    ["of another layout", "1...", "lesson", "2x2+x"],
    ["without a name", "1...", null, ""],
    ["of an empty name", "1...", "", ""],
  ];
  for (const [what, puzzle, name, layout] of others) {
    it(`does not come back in a frame ${what}`, () => {
      open("1...", "lesson", storage).enter("2");
      assert.equal(open(puzzle, name, storage, layout).digits, "");
    });
  }

  for (const name of [null, "", "x".repeat(101)]) {
    it(`is not kept under the name ${JSON.stringify(name)?.slice(0, 10)}`, () => {
      open("1...", name, storage).enter("2");
      dispatch(new Event("pagehide"));
      assert.equal(storage.length, 0);
    });
  }

  it("is not kept before anybody has touched the board, and then also when the page goes", () => {
    const board = open("1...", "lesson", storage);
    dispatch(new Event("pagehide"));
    assert.equal(storage.length, 0);
    board.digits = "a note";
    board.dispatchEvent(new Event("keydown"));
    dispatch(new Event("pagehide"));
    assert.equal(open("1...", "lesson", storage).digits, "a note");
  });

  it("is not kept any more when it is too long", () => {
    const board = open("1...", "lesson", storage);
    board.enter("2");
    board.enter("3".repeat(100_000));
    assert.equal(open("1...", "lesson", storage).digits, "2");
  });

  it("takes the place of the oldest of many games, and of nothing else", () => {
    storage.setItem("nonet-settings", "{}");
    for (let i = 0; i < mostGames + 2; i += 1) {
      open("1...", `lesson ${i}`, storage).enter("2");
      const key = `nonet-frame:lesson ${i}`;
      storage.setItem(key, JSON.stringify({ ...JSON.parse(storage.getItem(key) ?? ""), at: i }));
    }
    assert.equal(storage.length, mostGames + 1);
    assert.deepEqual(
      [0, 1, 2, mostGames + 1].map((i) => storage.texts.has(`nonet-frame:lesson ${i}`)),
      [false, false, true, true],
    );
    assert.ok(storage.texts.has("nonet-settings"));
  });

  for (const text of ["{", "null", "7", '{"of":" 1...","state":{"nonet":1}}']) {
    it(`is a new one where something else is kept: ${text}`, () => {
      storage.setItem("nonet-frame:lesson", text);
      const board = open("1...", "lesson", storage);
      assert.equal(board.digits, "");
      board.enter("3");
      assert.equal(open("1...", "lesson", storage).digits, "3");
    });
  }

  for (const [what, refusing] of /** @type {[string, any][]} */ ([
    ["a full storage", createStorage(3)],
    ["no storage", null],
  ])) {
    it(`goes on with ${what}`, () => {
      const board = open("1...", "lesson", refusing);
      board.enter("2");
      assert.equal(board.digits, "2");
    });
  }
});

describe("the work for a class in a frame", () => {
  /** The frame of an address whose work has its state in the number of a puzzle. @param {string} address */
  function openWork(address) {
    Object.assign(globalThis, { document: new EventTarget() });
    const board = new BoardDouble("1...");
    const assignment = new BoardDouble("");
    keepWork(
      /** @type {any} */ (board),
      /** @type {any} */ (assignment),
      address,
      "lesson",
      /** @type {any} */ (storage),
    );
    return { board, assignment };
  }

  it("comes back as a whole, for the same work alone", () => {
    const { board, assignment } = openWork("t=1&g=1...");
    assignment.digits = "second puzzle";
    board.enter("2");
    assert.equal(openWork("t=1&g=1...").assignment.digits, "second puzzle");
    assignment.digits = "the end";
    board.dispatchEvent(new Event("sudoku-solved"));
    assert.equal(openWork("t=1&g=1...").assignment.digits, "the end");
    assert.equal(openWork("t=2&g=1...").assignment.digits, "");
    assert.equal(open("1...", "lesson", storage).digits, "");
  });
});
