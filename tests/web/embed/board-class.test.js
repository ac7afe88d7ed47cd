/** The class of the element without a picture: when it reads, says that it is ready, and teaches. */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { before, describe, it } from "node:test";

import { build } from "esbuild";

import { writeState } from "../../../web/formats/state-link.js";
import { createWords } from "../../../web/i18n/words.js";
import english from "../../../web/i18n/catalogues/en/page.json" with { type: "json" };
import { newState } from "../../../web/model/state.js";
import { withGlobals } from "../../support/globals.js";

/**
 * @typedef {{ say: string[], messages: (string | undefined)[], taught: string[], isGone: boolean, actions:
 *   import("../../../web/model/store.js").Actions }} PlayerDouble
 */

const puzzle = "4030300000000001";
const words = createWords(english, "en");

/** What the bundle asks for in place of the player, its styles and the sentences of a language. */
const doubles = {
  /** @type {PlayerDouble[]} */
  players: [],
  /** @type {() => Promise<unknown>} */
  loadWords: async () => words,
  mountPlayer(/** @type {unknown} */ _root, /** @type {any} */ { actions }) {
    /** @type {PlayerDouble} */
    const seen = { say: [], messages: [], taught: [], isGone: false, actions };
    doubles.players.push(seen);
    const tell =
      (/** @type {string} */ name) =>
      async (/** @type {unknown[]} */ ...given) =>
        void seen.taught.push([name, ...given].join(" "));
    const tutor = { walk: tell("walk"), practise: tell("practise"), learn: tell("learn") };
    return {
      words,
      say(/** @type {string} */ sentence, /** @type {string} */ _tone, /** @type {string | undefined} */ message) {
        seen.say.push(sentence);
        seen.messages.push(message);
      },
      refresh() {},
      update() {},
      dispose() {
        seen.isGone = true;
      },
      tutor: async () => tutor,
    };
  },
};

/** As much of an element as the class uses. */
class ElementDouble extends EventTarget {
  isConnected = false;
  shadowRoot = {};
  #attributes = new Map();
  attachShadow() {
    return this.shadowRoot;
  }
  getAttribute(/** @type {string} */ name) {
    return this.#attributes.get(name) ?? null;
  }
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
    this.#attributes.set(name, value);
    /** @type {any} */ (this).attributeChangedCallback(name);
  }
}

const stand = {
  "./player.js": "export const mountPlayer = (...given) => globalThis.boardDoubles.mountPlayer(...given);",
  "./player-controls.js": "export const mountControls = null;",
  "./styles.js": "export const styleSheets = () => [];",
  "../i18n/words.js":
    "export const chooseLanguage = ([tag]) => tag; export const loadWords = (tag) => globalThis.boardDoubles.loadWords(tag);",
};

const page = Object.assign(new EventTarget(), {
  readyState: "complete",
  hidden: false,
  documentElement: { lang: "en" },
});
withGlobals({ HTMLElement: ElementDouble, document: page, boardDoubles: doubles, navigator: { languages: ["en"] } });

/** @type {new () => any} */
let SudokuBoard;
before(async () => {
  const {
    outputFiles: [{ text }],
  } = await build({
    entryPoints: [fileURLToPath(new URL("../../../web/embed/sudoku-board-class.js", import.meta.url))],
    bundle: true,
    format: "esm",
    write: false,
    external: ["*/engine/index.js", "./judge.js", "nonet-*"],
    plugins: [
      {
        name: "doubles",
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /\/(player|player-controls|styles|words)\.js$/ }, ({ path }) =>
            Object.hasOwn(stand, path) ? { path, namespace: "double" } : null,
          );
          onLoad({ filter: /./, namespace: "double" }, ({ path }) => ({
            contents: stand[/** @type {keyof typeof stand} */ (path)],
          }));
        },
      },
    ],
  });
  ({ SudokuBoard } = await import(`data:text/javascript,${encodeURIComponent(text)}`));
});

/** Lets all that is ready to run do so. */
const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** @param {Record<string, string>} attributes */
function newBoard(attributes) {
  const board = new SudokuBoard();
  doubles.players.length = 0;
  doubles.loadWords = async () => words;
  /** @type {unknown[]} */
  const ready = [];
  board.addEventListener("sudoku-ready", (/** @type {CustomEvent} */ event) => ready.push(event.detail));
  for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
  return { board, ready };
}

/** @param {any} board @param {boolean} isConnected */
function place(board, isConnected) {
  board.isConnected = isConnected;
  if (isConnected) board.connectedCallback();
  else board.disconnectedCallback();
}

async function shown(/** @type {Record<string, string>} */ attributes) {
  const made = newBoard(attributes);
  place(made.board, true);
  await settled();
  return made;
}

const layouts = [{ layout: "2x2" }];

describe("the event sudoku-ready", () => {
  it("comes once for a puzzle of an attribute, also when the board is moved", async () => {
    const { board, ready } = await shown({ puzzle });
    assert.deepEqual(ready, layouts);
    place(board, false);
    place(board, true);
    await settled();
    assert.deepEqual(ready, layouts);
  });

  /** @type {[string, (board: any, state: unknown) => void][]} */
  const early = [
    [
      "before the board is on the page",
      (board, state) => {
        board.setState(state);
        place(board, true);
      },
    ],
    [
      "before its player is there",
      (board, state) => {
        place(board, true);
        board.setState(state);
      },
    ],
  ];
  for (const [when, restore] of early) {
    it(`comes after the player is there for a state that is restored ${when}`, async () => {
      const state = (await shown({ puzzle })).board.getState();
      const { board, ready } = newBoard({});
      board.addEventListener("sudoku-ready", () => assert.equal(doubles.players.length, 1));
      restore(board, state);
      assert.deepEqual(ready, []);
      await settled();
      assert.deepEqual(ready, layouts);
      assert.deepEqual(board.getState().board.position, state.board.position);
    });
  }
});

describe("a solved game", () => {
  for (const message of ["Well done!", undefined])
    it(`says that it is solved${message ? ", and shows the author's message" : ""}`, async () => {
      const state = newState({
        layout: "2x2",
        activity: "play",
        givens: [..."123434122143432."].map((sign) => Number(sign) || 0),
        origin: { kind: "entered", ...(message && { message }) },
      });
      const { ready } = await shown({ puzzle: `#s=${await writeState(state, 0)}` });
      while (!ready.length) await settled();
      const [{ actions, say, messages }] = doubles.players;
      assert.ok(!say.includes(words("status.solved")));
      actions.selectCell(15);
      actions.enterDigit(1);
      assert.equal(say.at(-1), words("status.solved"));
      assert.equal(messages.at(-1), message);
    });
});

describe("an attribute with words that it cannot have", () => {
  /** @type {[string, string, RegExp | null][]} */
  const cases = [
    ["mode", "paly", /mode="paly".*play, solve/],
    ["controls", "keypad hnt undoo", /controls="hnt undoo".*keypad, undo/],
    ["hints", "whta", /hints="whta".*none, where, what, apply/],
    ["theme", "blue", /theme="blue".*auto, light, dark/],
    ["controls", " hint  keypad ", null],
    ["controls", "", null],
    ["mode", "view", null],
    ["technique", "anything", null],
  ];
  for (const [name, value, sentence] of cases)
    it(`${sentence ? "is told on the console" : "is not told of"}: ${name}="${value}"`, async (t) => {
      const told = t.mock.method(console, "warn", () => {});
      await shown({ puzzle, [name]: value });
      const sentences = told.mock.calls.map(({ arguments: [text] }) => text);
      assert.equal(sentences.length, sentence ? 1 : 0);
      if (sentence) assert.match(sentences[0], sentence);
    });
});

describe("a restored state", () => {
  /** @type {[Record<string, string>, string][]} */
  const modes = [
    [{ mode: "path", step: "3", puzzle }, "walk 2"],
    [{ mode: "practice", technique: "x-wing" }, "practise x-wing 3x3"],
    [{ mode: "lesson", technique: "x-wing" }, "learn x-wing"],
  ];
  for (const [attributes, lesson] of modes) {
    it(`is taught in the mode ${attributes.mode}`, async () => {
      const { board } = await shown(attributes);
      const [player] = doubles.players;
      assert.deepEqual(player.taught, [lesson]);
      assert.equal(board.setState(board.getState()), true);
      await settled();
      assert.deepEqual(player.taught, [lesson, lesson]);
    });
  }
});

describe("a restored state with rules", () => {
  /** A state of an element whose puzzle has a rule. @param {string} rule */
  async function stateWith(rule) {
    const { board } = await shown({ puzzle });
    const state = board.getState();
    return {
      ...state,
      board: { ...state.board, nonet: 4, position: { ...state.board.position, r: rule } },
      history: null,
    };
  }

  it("is restored a little later where it is the first with rules, and at once from then on", async () => {
    const state = await stateWith("even r1c1 r1c3");
    const { board } = await shown({ puzzle });
    assert.equal(board.setState(state), true);
    assert.equal(board.getState().board.position.r, undefined);
    await settled();
    assert.equal(board.getState().board.position.r, "even r1c1 r1c3");
    const { board: second } = await shown({ puzzle });
    assert.equal(second.setState(await stateWith("odd r2c2")), true);
    assert.equal(second.getState().board.position.r, "odd r2c2");
  });

  it("is refused for a rule that its puzzle cannot have, and the board stays", async () => {
    const { board } = await shown({ puzzle });
    const before = board.getState().board.position;
    assert.equal(board.setState(await stateWith("cage 9 r1c1 r1c2")), false);
    await settled();
    assert.deepEqual(board.getState().board.position, before);
  });
});

describe("the clock of a board", () => {
  it("stands still while the board is not on the page", async (t) => {
    t.mock.timers.enable({ apis: ["Date"], now: 1_000_000 });
    const { board } = await shown({ puzzle });
    const seconds = () => Math.round(board.getState().board.elapsed / 1000);
    const before = seconds();
    place(board, false);
    t.mock.timers.tick(60_000);
    assert.equal(seconds(), before);
    place(board, true);
    t.mock.timers.tick(5000);
    assert.equal(seconds(), before + 5);
  });
});

describe("a board whose language changes before the sentences of the first are there", () => {
  it("reads its puzzle when the later player is there, which says what is wrong with it", async () => {
    const { board } = newBoard({ puzzle: "12!" });
    /** @type {((words: unknown) => void)[]} */
    const arrive = [];
    doubles.loadWords = () =>
      new Promise((resolve) => {
        arrive.push(resolve);
      });
    /** @type {number[]} */
    const errors = [];
    board.addEventListener("sudoku-error", () => errors.push(doubles.players.length));
    place(board, true);
    await settled();
    board.setAttribute("lang", "it");
    await settled();
    arrive[0](words);
    await settled();
    assert.deepEqual([errors, doubles.players.length], [[], 0]);
    arrive[1](words);
    await settled();
    assert.deepEqual([errors, doubles.players[0].say.filter(Boolean).length], [[1], 1]);
  });
});

describe("the promise of a puzzle on the board", () => {
  it("is kept for those who ask late, and waits for the next puzzle", async () => {
    const { board } = await shown({ puzzle });
    assert.deepEqual([board.loaded, await board.ready], [true, { layout: "2x2" }]);
    board.setAttribute("puzzle", ".".repeat(81));
    const next = board.ready;
    assert.equal(board.loaded, false);
    assert.deepEqual(await next, { layout: "3x3" });
    assert.equal(board.loaded, true);
  });

  it("is kept for those who ask before the board is on the page, by the last puzzle that is set", async () => {
    const { board } = newBoard({});
    const first = board.ready;
    assert.equal(board.loaded, false);
    board.setAttribute("puzzle", puzzle);
    place(board, true);
    assert.deepEqual(await first, { layout: "2x2" });
  });

  it("is broken by a puzzle that cannot be read, and made anew for a state or another puzzle", async () => {
    const state = (await shown({ puzzle })).board.getState();
    const { board } = await shown({ puzzle, rules: "evn r1c1" });
    await assert.rejects(board.ready, { code: "unknown-rule" });
    assert.equal(board.loaded, false);
    board.setState(state);
    assert.deepEqual([board.loaded, await board.ready], [true, { layout: "2x2" }]);
    const { board: second } = await shown({ puzzle, rules: "evn r1c1" });
    second.setAttribute("rules", "even r1c1");
    assert.deepEqual(await second.ready, { layout: "2x2" });
  });
});
