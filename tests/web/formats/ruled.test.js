/** Puzzles with rules of their own: what the engine is asked, and what becomes of its answers. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { positionOf, puzzleToSolve } from "../../../web/formats/found.js";
import { puzzleText } from "../../../web/formats/masks.js";
import { linkedPuzzle, linkTo } from "../../../web/formats/puzzle-link.js";
import { readPuzzleLink } from "../../../web/formats/puzzle-address.js";
import { readText } from "../../../web/formats/read.js";

const rules = ["cage 5 r1c1 r1c2", "thermometer r2c1-r2c4"];
const blank = new Array(16).fill(0);
const refusal = (/** @type {import("../../../web/model/error-codes.js").ErrorCode} */ code, line = 1) => Object.assign(new Error(code), { code, position: { line, column: 1 }, details: {} });

/** An engine of which `parseAll` finds a line with a rule at these lines. */
function engineWith(/** @type {number[]} */ ruledLines, parse) {
  /** @type {string[]} */
  const asked = [];
  return {
    asked,
    parseAll: async () => ({ puzzles: [], errors: ruledLines.map((line) => refusal("rules-unsupported", line)), more: false }),
    parse: async (/** @type {string} */ text) => {
      asked.push(text);
      return parse(text);
    },
  };
}
const parsed = (/** @type {object} */ parts = {}) => ({ layout: "2x2", format: "line", cells: blank, line: 2, rules, ...parts });

describe("puzzles with rules", () => {
  it("are read by the call that knows rules, each with its comments", async () => {
    const engine = engineWith([2, 5], () => parsed());
    const text = "# A\n# nonet rule cage 5 r1c1 r1c2\n................\n# B\n# nonet rule even r1c1\n................";
    const { puzzles, errors } = await readText(text, { engine });
    assert.deepEqual(errors, []);
    assert.deepEqual(engine.asked, ["# A\n# nonet rule cage 5 r1c1 r1c2\n................", "# B\n# nonet rule even r1c1\n................"]);
    assert.deepEqual(puzzles.map(({ line, rules: read }) => [line, read]), [[2, rules], [5, rules]]);
    assert.deepEqual(positionOf(puzzles[0]).rules, rules);
    assert.deepEqual(puzzleToSolve(puzzles[0]).rules, rules);
  });

  it("keep the place of what is wrong in the whole text", async () => {
    const engine = engineWith([3], () => { throw refusal("bad-rule-cell", 1); });
    const { puzzles, errors } = await readText("x\n\n# nonet rule even r9c1\n................", { engine });
    assert.deepEqual(puzzles, []);
    assert.deepEqual(errors, [{ code: "bad-rule-cell", details: {}, position: { line: 3, column: 1 } }]);
  });

  const failures = [...(/** @type {const} */ (["engine-load", "engine-unsupported", "engine-failed", "closed", "aborted"])).map((code) => refusal(code)), new TypeError("a fault of the page")];
  it("reject when the engine cannot answer", async () => {
    for (const failure of failures) {
      const engine = engineWith([1], () => { throw failure; });
      await assert.rejects(readText("# nonet rule even r1c1\n................", { engine }), (error) => error === failure, failure.message);
    }
  });

  const json = { size: 4, grid: Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({ centerPencilMarks: [1, 2] }))), title: "T", killercage: [{ cells: ["R1C1"], value: "5" }] };
  it("of other programs keep their notes, and take the rules of the engine", async () => {
    const { puzzles: [found] } = await readText(JSON.stringify(json), { engine: engineWith([], () => parsed({ unreadRules: ["fogofwar"], drawings: ["line"] })) });
    assert.deepEqual([found.rules, found.leftOut, found.title, found.notes[0]], [rules, ["fogofwar", "line"], "T", 3]);
  });

  it("of other programs keep what their drawings suggest apart from the rules", async () => {
    const suggestedRules = [{ rule: "thermometer r1c1-r1c3", certainty: "sure", word: "thermo" }];
    const { puzzles: [found] } = await readText(JSON.stringify(json), { engine: engineWith([], () => parsed({ drawings: ["line"], suggestedRules })) });
    assert.deepEqual([found.suggested, found.taken, found.rules], [suggestedRules, [], rules]);
  });

  it("of other programs do not lose their rules when the engine cannot answer", async () => {
    for (const failure of failures) {
      await assert.rejects(readText(JSON.stringify(json), { engine: engineWith([], () => { throw failure; }) }), (error) => error === failure, failure.message);
    }
  });

  it("of other programs are read without their rules when the engine reads none", async () => {
    for (const parse of [() => { throw refusal("bad-foreign-text"); }, () => parsed({ cells: new Array(81).fill(0) }), () => parsed({ rules: undefined })]) {
      const { puzzles: [found] } = await readText(JSON.stringify(json), { engine: engineWith([], parse) });
      assert.deepEqual([found.rules, found.leftOut], [null, ["killercage"]]);
    }
  });

  it("are not asked about where nothing is left out", async () => {
    const engine = engineWith([], () => parsed());
    await readText(JSON.stringify({ ...json, killercage: [] }), { engine });
    assert.deepEqual(engine.asked, []);
  });

  it("have an address of their own", async () => {
    const puzzle = { layout: "2x2", cells: blank, candidates: null, rules };
    const { hash } = new URL(linkTo(puzzle, {}, "https://nonet.example/"));
    const read = readPuzzleLink(hash);
    assert.deepEqual(linkedPuzzle(read.text, read.layout, read.rules), { layout: "2x2", cells: blank, rules });
    const engine = engineWith([1], () => parsed());
    const { puzzles: [found] } = await readText(`https://nonet.example/${hash}`, { engine });
    assert.equal(engine.asked[0], `# nonet rule ${rules.join(";")}\n................`);
    assert.deepEqual(found.rules, rules);
  });

  const automaton = "automaton /x/ r1c1-r1c4";
  for (const [told, line, column, expected] of /** @type {[string, number, number, object][]} */ ([
    ["in the rules", 1, "# nonet rule ".length + 12, { line: 1, column: 12 }], ["in the puzzle", 2, 5, { line: 1, column: 5 }],
  ])) {
    it(`of a link have an error at its place ${told}`, async () => {
      const engine = engineWith([2], () => { throw Object.assign(refusal("bad-rule-pattern"), { position: { line, column } }); });
      const { errors } = await readText(`https://nonet.example/#p=${".".repeat(16)}&rules=${encodeURIComponent(automaton)}`, { engine });
      assert.deepEqual(errors.map(({ code, position }) => [code, position]), [["bad-rule-pattern", expected]]);
    });
  }

  for (const nothing of ["", "+", ";", "+;%0A;"]) {
    it(`of a link are none when only signs between rules are there: ${JSON.stringify(nothing)}`, async () => {
      const { puzzles: [found], errors } = await readText(`https://nonet.example/#p=${".".repeat(16)}&rules=${nothing}`, { engine: engineWith([], () => parsed()) });
      assert.deepEqual([errors, found.rules], [[], null]);
      assert.equal(readPuzzleLink(`#p=${".".repeat(16)}&rules=${nothing}`).rules, "");
    });
  }

  it("are written as a text with their rules as comments", () => (
    assert.equal(puzzleText({ layout: "2x2", cells: blank, rules }), `# nonet rule ${rules[0]}\n# nonet rule ${rules[1]}\n................`)));
});
