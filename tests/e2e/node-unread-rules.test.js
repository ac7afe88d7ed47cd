/**
 * Every call of the package reads the texts that parse() reads, and says which rules of a text it does not know: by
 * `unreadRules` in its answer, or by refusing the text.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";

const puzzle = ".....8.1...253......4..12.....8..5.47.6.......1...9.8......41..57.1.........72...";
const inJson = JSON.stringify({ puzzle });
/** The puzzle as Interactive-Sudoku-Solver has it, with a rule that Nonet does not know. */
const withUnread = `.Foo~1${[...puzzle].map((digit, cell) => (digit === "." ? "" : `.~R${Math.floor(cell / 9) + 1}C${(cell % 9) + 1}_${digit}`)).join("")}`;

/** @type {any} */
let engine;
before(async () => (engine = await createEngine({ worker: false })));
after(() => engine.close());

/** @type {[name: string, call: (text: string) => Promise<any>][]} */
const naming = [
  ["parse", (text) => engine.parse(text)],
  ["parseAll", async (text) => (await engine.parseAll(text)).puzzles[0]],
  ["solve", (text) => engine.solve(text)],
  [
    "solutions",
    async (text) => {
      const solutions = engine.solutions(text);
      await solutions.next();
      await solutions.return();
      return solutions;
    },
  ],
  ["count", (text) => engine.count(text)],
  ["candidates", (text) => engine.candidates(text)],
  ["rulesAtFault", (text) => engine.rulesAtFault(text)],
  ["unnecessaryRules", (text) => engine.unnecessaryRules(text)],
  ["hint", (text) => engine.hint(text)],
  ["steps", (text) => engine.steps(text, { allowed: ["hidden-single"] })],
  ["path", (text) => engine.path(text, { allowed: ["hidden-single"] })],
  ["mistakes", (text) => engine.mistakes(text)],
];
/** @type {[name: string, call: (text: string) => Promise<any>][]} */
const refusing = [
  ["estimate", (text) => engine.count(text, { estimate: true })],
  ["complete", (text) => engine.complete(text)],
  ["proof", (text) => engine.proof(text)],
  ["transform", (text) => engine.transform(text, { seed: 1 })],
  ["canonical", (text) => engine.canonical(text)],
  ["isomorphism", (text) => engine.isomorphism(puzzle, text)],
  ["isomorphism, turned", (text) => engine.isomorphism(text, puzzle)],
  ["rate", (text) => engine.rate(text)],
  ["format", (text) => engine.format(text, "line")],
  ["formatWithRules", (text) => engine.formatWithRules(text, "f-puzzles")],
];

describe("a text with a rule that Nonet does not know", () => {
  for (const [name, call] of naming) {
    it(`${name}: the answer names the rule`, async () => {
      assert.deepEqual((await call(withUnread)).unreadRules, ["Foo"]);
      assert.equal((await call(puzzle)).unreadRules, undefined);
    });
  }
  for (const [name, call] of refusing) {
    it(`${name}: the text is refused`, () =>
      assert.rejects(call(withUnread), ({ code, details }) =>
        code === "format-cannot-hold" ? details.rule === "Foo" : code === "rules-unsupported",
      ));
  }
});

describe("a puzzle without rules in a text that only the module of rules reads", () => {
  const plain = (/** @type {any} */ answer) =>
    JSON.parse(JSON.stringify(answer, (_, value) => (typeof value === "bigint" ? `${value}` : value)));
  /** A seed is drawn, work is counted, and places are those in the text. */
  const varying = /^(seed|guesses|placements|format|line|column)$/;
  const shown = (/** @type {any} */ answer) =>
    Object(answer) === answer && !Array.isArray(answer)
      ? Object.fromEntries(Object.entries(plain(answer)).filter(([key]) => !varying.test(key)))
      : plain(answer);
  for (const [name, call] of [...naming, ...refusing]) {
    it(`${name}: the same answer as of a line`, async () =>
      assert.deepEqual(shown(await call(inJson)), shown(await call(puzzle))));
  }
  it("steps alone are no puzzle, at every door", async () => {
    for (const call of [engine.parse, engine.solve, engine.canonical]) {
      await assert.rejects(call.call(engine, "Hidden Single: r3c3=1"), { code: "no-puzzle-found" });
    }
  });
});
