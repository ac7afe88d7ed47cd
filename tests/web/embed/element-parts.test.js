/**
 * The parts of the element that need no document: the clock, texts of the page, addresses in place of a puzzle, texts
 * that are no puzzle, the module on a server. Needs a process of its own: the element keeps the engine that it was
 * first given, and the checks of rules must come with the first puzzle.
 */
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, it } from "node:test";

import { build } from "esbuild";

import { withTexts } from "../../../web/embed/own-words.js";
import { useEngine } from "../../../web/embed/engine.js";
import { readBoard } from "../../../web/embed/puzzle-attribute.js";
import { createSeenTime } from "../../../web/embed/seen-time.js";
import { errorSentence } from "../../../web/controls/errors.js";
import { writeState } from "../../../web/formats/state-link.js";
import { loadWords } from "../../../web/i18n/words.js";
import { enterDigit, toggleColor } from "../../../web/model/actions.js";
import { elapsedAt } from "../../../web/model/game.js";
import { newState } from "../../../web/model/state.js";
import { ruleChecks } from "../../../web/model/rule-part.js";
import { createStore } from "../../../web/model/store.js";

const words = await loadWords("en");
const puzzle = "4.3.3..........1";

describe("the seconds of a game", () => {
  it("go while the page is seen, and stand still while it is hidden", () => {
    const page = Object.assign(new EventTarget(), { hidden: false });
    let now = 1_000_000;
    const store = createStore(newState({ layout: "2x2", activity: "play" }));
    const time = createSeenTime(store, /** @type {any} */ (page), () => now);
    const turn = (/** @type {boolean} */ hidden) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event("visibilitychange"));
    };
    const seconds = () => elapsedAt(store.own.peek().game.clock, now) / 1000;
    time.follow();
    store.replace(time.timed(store.state()));
    now += 5000;
    turn(true);
    now += 60_000;
    assert.equal(seconds(), 5);
    turn(false);
    now += 2000;
    assert.equal(seconds(), 7);
    time.leave();
    now += 1000;
    turn(false);
    now += 1000;
    assert.equal(seconds(), 7, "a board that has left the page stands still, whatever the page does");
    time.follow();
    now += 1000;
    assert.equal(seconds(), 8, "and goes on when it comes back");
  });

  it("do not begin for a puzzle that comes while the page is hidden", () => {
    const time = createSeenTime(
      createStore(newState()),
      /** @type {any} */ (Object.assign(new EventTarget(), { hidden: true })),
      () => 1000,
    );
    assert.equal(time.timed(newState({ layout: "2x2", activity: "play" })).game.clock.since, null);
  });
});

describe("texts of the page around", () => {
  /** @type {[string, Record<string, string>, string, Record<string, string | number>, string][]} */
  const table = [
    ["replace a sentence", { "status.solved": "Bravo!" }, "status.solved", {}, "Bravo!"],
    [
      "take its values",
      { "keypad.digit": "{digit} ({left} left)" },
      "keypad.digit",
      { digit: "7", left: 3 },
      "7 (3 left)",
    ],
    ["keep braces that name no value", { "solve.check": "{toString}{x}" }, "solve.check", {}, "{toString}{x}"],
    ["leave the others", { "solve.check": "Right?" }, "solve.button", {}, words("solve.button")],
    ["are no members of every object", {}, "solve.button", {}, words("solve.button")],
  ];
  for (const [what, texts, key, values, expected] of table) {
    it(what, () => {
      const own = withTexts(words, texts);
      assert.equal(own(/** @type {any} */ (key), values), expected);
      assert.equal(own.language, "en");
    });
  }
});

const view = /** @type {const} */ ({ mode: "view", layout: "", rules: "" });

describe("an address in place of a puzzle", () => {
  /** @type {[string, string, string][]} */
  const addresses = [
    ["a whole address", `https://nonet.example/path/?a=b#p=${puzzle}`, puzzle],
    ["its end", `#p=${puzzle}`, puzzle],
    ["spaces around", `\n  #p=${puzzle}  \n`, puzzle],
    ["a layout", `#p=${puzzle}&layout=x+2x2`, puzzle],
  ];
  for (const [what, text, line] of addresses) {
    it(`is read: ${what}`, async () => {
      const { position, activity } = await readBoard(text, view);
      assert.deepEqual([position.givens.map((digit) => digit || ".").join(""), activity], [line, "view"]);
    });
  }

  it("brings a game with its digits and colours, in the mode of the element", async () => {
    const begun = toggleColor(
      enterDigit(
        newState({ layout: "2x2", activity: "play", givens: [...puzzle].map((symbol) => Number(symbol) || 0) }),
        1,
        1,
      ),
      3,
      5,
    );
    const { position, activity, past } = await readBoard(`https://nonet.example/#s=${await writeState(begun, 0)}`, {
      mode: "play",
      layout: "",
      rules: "",
    });
    assert.deepEqual([position.entries[1], position.colors, activity, past], [1, begun.position.colors, "play", []]);
  });

  for (const text of ["#s=AAAA", "#s=N4Ig", "https://nonet.example/#p=&level=easy"]) {
    it(`is refused: ${text}`, () => assert.rejects(readBoard(text, view), { code: "bad-link" }));
  }

  it("brings the rules of its puzzle, and the rules that are given beside it", async () => {
    const { position } = await readBoard(`https://nonet.example/#p=${".".repeat(16)}&rules=even+r1c1`, {
      ...view,
      rules: "cage 5 r1c1 r2c1",
    });
    assert.deepEqual(position.rules, ["cage 5 r1c1 r2c1", "even r1c1"]);
  });

  it("of a game has the rules of the game, and takes no others", async () => {
    const address = `#s=${await writeState(newState({ puzzle: { layout: "2x2", cells: new Array(16).fill(0), rules: ["even r1c1"] }, activity: "play" }), 0)}`;
    assert.deepEqual((await readBoard(address, view)).position.rules, ["even r1c1"]);
    await assert.rejects(readBoard(address, { ...view, rules: "odd r1c1" }), { code: "bad-link" });
  });
});

describe("the rules of a puzzle", () => {
  it("are read without the engine, in the order of the engine, each once", async () => {
    const { position } = await readBoard(puzzle, {
      ...view,
      rules: " thermometer r4c1-r4c3 ;cage 5 r2c1 r1c1\ncage 5 r1c1 r2c1 # as on paper\n",
    });
    assert.deepEqual(position.rules, ["cage 5 r1c1 r2c1", "thermometer r4c1-r4c3"]);
    assert.ok(ruleChecks.peek(), "what judges them is there before the puzzle is");
  });

  it("may be lines that return to a cell", async () => {
    const rules = ["whisper 2 r1c1 r1c2 r2c2 r2c1 r1c1", "arrow r4c1-r4c3 r3c2 r4c2"];
    assert.deepEqual((await readBoard(puzzle, { ...view, rules: rules.join(";") })).position.rules, rules);
  });

  for (const rules of ["", "  \n "])
    it(`are none: ${JSON.stringify(rules)}`, async () =>
      assert.equal((await readBoard(puzzle, { ...view, rules })).position.rules, null));

  /** @type {[string, string, number, number][]} */
  const bad = [
    ["thermo r1c1 r1c2", "unknown-rule", 1, 1],
    ["cage 4 r1c1; even r1c9", "bad-rule-cell", 1, 19],
    ["even r1c1\nodd r1c2\n  white-dot 1 r1c1 r2c2", "wrong-rule-cells", 3, 15],
    ["cage 99 r1c1", "bad-rule-value", 1, 6],
    ["x", "rule-of-layout", 1, 1],
    ["renban r1c1 r1c2 r1c1", "repeated-rule-cell", 1, 18],
    ["whisper 2 r1c1 r1c2 r1c1; whisper 2 r2c1 r2c1", "repeated-rule-cell", 1, 42],
    ["entropic r1c1 r1c2", "wrong-rule-side", 1, 10],
  ];
  for (const [rules, code, line, column] of bad) {
    it(`are refused with their place: ${JSON.stringify(rules)}`, async () => {
      const error = await readBoard(puzzle, { ...view, rules }).then(
        () => assert.fail("read"),
        (failure) => failure,
      );
      assert.deepEqual([error.code, error.position], [code, { line, column }]);
      assert.match(error.message, new RegExp(`^In the rules, line ${line}, column ${column}: `));
      assert.match(
        errorSentence(error, words),
        /cannot be read|is listed twice|does not fit a board|does not know the rule/,
      );
    });
  }

  it("of a kind that only the engine reads are refused where no engine may be loaded", () =>
    assert.rejects(readBoard(puzzle, { ...view, rules: "automaton /1*2/ r1c1 r1c2" }), { code: "rules-unsupported" }));
});

/** What an engine would say about texts with rules. */
const read = { layout: "2x2", cells: new Array(16).fill(0) };

describe("a text that the engine reads", () => {
  const play = /** @type {const} */ ({ mode: "play", layout: "", rules: "" });
  /** @type {any} */
  let parsed = read;
  beforeEach(() => useEngine(/** @type {any} */ (async () => ({ parse: async () => parsed }))));

  it("brings its rules", async () => {
    parsed = { ...read, rules: ["even r1c1"] };
    assert.deepEqual((await readBoard("# nonet rule even r1c1\n................", play)).position.rules, ["even r1c1"]);
  });

  it("is refused when some of its rules are not known: without them it would be another puzzle", async () => {
    parsed = { ...read, unreadRules: ["fog"] };
    await assert.rejects(readBoard("{}", play), { code: "rules-unsupported", message: /fog/ });
  });

  it("may have drawings where their meaning is given as rules", async () => {
    parsed = { ...read, drawings: ["lines"] };
    await assert.rejects(readBoard("{}", play), { code: "rules-unsupported", message: /lines/ });
    assert.deepEqual((await readBoard("{}", { ...play, rules: "even r1c1" })).position.rules, ["even r1c1"]);
  });
});

// Reading that grows with the square of the length would not end within the time of the whole step.
describe("a text that is no puzzle", () => {
  const long = "<script>alert(1)</script>".repeat(100_000);
  /** @type {[string, string, string?][]} */
  const hostile = [
    ["a script", "<script>alert(1)</script>"],
    ["an element with a listener", '<img src="x" onerror="alert(1)">'],
    ["an address with a script", "javascript:alert(1)//#p=1"],
    ["megabytes", long],
    ["more than any puzzle", "1".repeat(5_000_000)],
    ["megabytes behind an address", `https://nonet.example/#p=${long}`],
    ["many addresses in one", `https://nonet.example/${"#p=1".repeat(100_000)} 2`],
    ["a line break in an address", "https://nonet.example/#p=1\n2"],
    ["control characters", "\0\x01\x02\x7f\u2028\ufeff"],
    ["half of a pair", "\ud800".repeat(81)],
    ["the name of a member of every object", "__proto__"],
    ["a layout of megabytes", puzzle, "x+".repeat(500_000)],
    ["a layout that is a script", puzzle, "<script>"],
    ["a layout that is too large", "", "9999x9999"],
  ];
  for (const [what, text, layout = ""] of hostile) {
    it(`is an error of a few words: ${what}`, async () => {
      const error = await readBoard(text, { mode: "view", layout, rules: "" }).then(
        () => null,
        (failure) => failure,
      );
      assert.match(error?.code ?? "", /^[a-z-]+$/);
      assert.ok(error.message.length < 300, `a message of ${error.message.length} characters`);
      assert.ok(errorSentence(error, words).length < 400);
    });
  }
});

describe("the module of the element on a server", () => {
  it("defines nothing, and touches nothing", async () => {
    const root = fileURLToPath(new URL("../../../web/embed/", import.meta.url));
    const {
      outputFiles: [{ text }],
    } = await build({
      entryPoints: [`${root}sudoku-board.js`],
      bundle: true,
      format: "esm",
      write: false,
      loader: { ".css": "text" },
      external: ["*/engine/index.js", "nonet-*", "./catalogues/*"],
    });
    const before = Object.getOwnPropertyNames(globalThis);
    const { SudokuBoard, setEngineOptions } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    assert.deepEqual([typeof SudokuBoard, typeof setEngineOptions], ["function", "function"]);
    assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
  });
});
