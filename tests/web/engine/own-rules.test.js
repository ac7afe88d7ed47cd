import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Engine } from "../../../web/engine/client.js";
import { LocalSessions } from "../../../web/engine/local.js";
import { hasRules } from "../../../web/engine/own-rules.js";
import { partsOnDemand } from "../../../web/engine/parts.js";
import { fakeGlue, fakeParts, fakeTeacher } from "./fake-glue.js";

const blank = ".".repeat(81);

/** Rules whose two solutions take a slice each, and which name what they are asked. */
function fakeRules() {
  let found = 0;
  return {
    asked: /** @type {any[]} */ ([]),
    goals: /** @type {any[]} */ ([]),
    RuleSolutions: {
      open: () => ({
        conflicts: [],
        unreadRules: ["fog"],
        stream: {
          next: () => ({
            solutions: found < 2 ? [`solution ${(found += 1)}`] : [],
            done: false,
            fraction: found / 4,
            guesses: found,
            placements: 9,
          }),
          delete() {},
        },
      }),
    },
    position: (text, layout) => ({ layout, cells: text, givens: text, candidates: [], rules: ["odd r1c1"] }),
    mistakes: (text) => ({ json: JSON.stringify({ givens: text }) }),
    make(goal, seed, index, report, judge) {
      this.asked.push([goal.rules, seed, index]);
      this.goals.push(goal);
      if (!judge) this.asked.push(null);
      else
        this.asked.push(
          judge.stages,
          judge.left("a position", 0),
          judge.left("a position", 1),
          judge.accepts("an easier position"),
          judge.accepts("the position"),
        );
      return { puzzle: "1" };
    },
    parse(puzzle) {
      this.asked.push([puzzle]);
      if (puzzle.text === "[8]") return { error: { code: "no-puzzle-found", symbol: "JSON" } };
      const plain = { layout: "3x3", cells: [9, 0], givens: [9, 0], candidates: null, candidatesGiven: false };
      return { json: JSON.stringify(puzzle.text === "[9]" ? plain : { puzzle: puzzle.text, rules: ["odd r1c1"] }) };
    },
    parseAll(text, layout, limit) {
      this.asked.push([text, layout, limit]);
      return {
        puzzles: JSON.stringify([{ puzzle: text }]),
        errors: [{ code: "no-puzzle-found", symbol: "JSON", line: 2, column: 1 }],
        more: false,
      };
    },
    fault(puzzle, nodes) {
      this.asked.push([puzzle, nodes]);
      return { state: "has-solution", parts: [], minimal: false };
    },
  };
}

/** The module of the solver, which meets rules in the puzzles that begin with a bracket. */
function solverGlue() {
  const glue = fakeGlue();
  const refused = { code: "rules-unsupported", line: 1, column: 1 };
  const known = (/** @type {string} */ text, /** @type {() => any} */ answer) =>
    text.startsWith("[") ? { error: refused } : answer();
  return {
    ...glue,
    parse: (text, ...rest) => known(text, () => glue.parse(text, ...rest)),
    numbers: (text, ...rest) => known(text, () => glue.numbers(text, ...rest)),
    position: (text, ...rest) => known(text, () => glue.position(text, ...rest)),
    parseAll: (text) => ({
      puzzles: JSON.stringify(text.startsWith("[") ? [] : [{ puzzle: text }]),
      errors: text.startsWith("[") ? [refused] : [],
      more: false,
    }),
  };
}

function started() {
  const loads = [];
  const rules = fakeRules();
  // Its judge lets the second stage pass.
  const judge = {
    stages: () => 2,
    left: (levels, position, stage) => (stage ? [] : [3, 1]),
    accept: (levels, position) => ({
      accepted: position === "the position",
      level: levels.split("-")[1],
      hardest: position,
    }),
  };
  const parts = fakeParts({ rules, rulesTeacher: { ...fakeTeacher(), ...judge } });
  const engine = new Engine(
    new LocalSessions(
      solverGlue(),
      partsOnDemand(async (name) => {
        loads.push(name);
        return parts[name]();
      }),
    ),
  );
  return { engine, loads, rules };
}

describe("the module of rules", () => {
  it("is not loaded by puzzles without rules", async () => {
    const { engine, loads } = started();
    await engine.parse("1");
    await engine.solve("1", { rules: [] });
    await engine.solve("1", { rules: " " });
    await engine.count("3", { rules: "" });
    await engine.candidates("3");
    await engine.solutions("2").next();
    assert.deepEqual(loads, []);
    engine.close();
  });

  it("is loaded once by the first puzzle with rules, which is solved in slices", async () => {
    const { engine, loads } = started();
    const seen = [];
    const solved = await engine.solve("1", {
      rules: ["odd r1c1"],
      onProgress: ({ fraction, count }) => seen.push([fraction, count]),
    });
    assert.deepEqual(solved, {
      status: "multiple",
      count: 2,
      solutions: ["solution 1", "solution 2"],
      conflicts: [],
      guesses: 2,
      placements: 9,
      unreadRules: ["fog"],
    });
    assert.deepEqual(seen, [[0.25, 1n]]);
    await engine.rulesAtFault("1");
    assert.deepEqual(loads, ["rules"]);
    engine.close();
  });

  it("reads a text in which the solver's module meets rules, and no other text", async () => {
    const { engine, loads, rules } = started();
    assert.deepEqual(await engine.parseAll("1"), { puzzles: [{ puzzle: "1" }], errors: [], more: false });
    assert.deepEqual(loads, []);
    const { puzzles, errors } = await engine.parseAll("[7]", { layout: "2x2", limit: 5 });
    assert.deepEqual(
      [puzzles, errors.map(({ code, position, details }) => [code, position, details])],
      [[{ puzzle: "[7]" }], [["no-puzzle-found", { line: 2, column: 1 }, { symbol: "JSON" }]]],
    );
    assert.deepEqual(await engine.parse("[7]"), { puzzle: "[7]", rules: ["odd r1c1"] });
    await assert.rejects(engine.parse("[8]"), { code: "no-puzzle-found", details: { symbol: "JSON" } });
    assert.deepEqual(await engine.parse("9", { rules: "odd r1c1" }), { puzzle: "9", rules: ["odd r1c1"] });
    const question = { layout: "", candidates: "", rules: "" };
    assert.deepEqual(rules.asked, [
      ["[7]", "2x2", 5],
      [{ ...question, text: "[7]" }],
      [{ ...question, text: "[8]" }],
      [{ ...question, text: "9", rules: "odd r1c1" }],
    ]);
    assert.deepEqual(loads, ["rules"]);
    engine.close();
  });

  it("answers about such a text; other modules get its cells and its rules", async () => {
    const { engine, rules } = started();
    assert.deepEqual((await engine.solve("[7]")).solutions, ["solution 1", "solution 2"]);
    assert.equal((await engine.rate("[9]")).status, "unique");
    assert.equal(/** @type {any} */ (await engine.hint("[9]")).of, "9 0");
    await assert.rejects(engine.rate("[8]"), { code: "no-puzzle-found" });
    assert.deepEqual(
      rules.asked.map(([{ text }]) => text),
      ["[9]", "[9]", "[8]"],
    );
    engine.close();
  });

  it("gets the text, and the rules of the option apart from it", async () => {
    const { engine, rules } = started();
    await engine.rulesAtFault("1", { rules: ["a", "b"], nodes: 7 });
    await engine.rulesAtFault({ cells: [0, 1], rules: ["c\nd"], layout: "2x2" });
    assert.deepEqual(rules.asked, [
      [{ text: "1", layout: "", candidates: "", rules: "a\nb" }, 7],
      [
        { text: "# nonet rule c\n# nonet rule d\n0 1", layout: "2x2", candidates: "noted", rules: "" },
        Number.MAX_SAFE_INTEGER,
      ],
    ]);
    engine.close();
  });

  it("reads and judges positions for hints, which a teacher's module of their own finds", async () => {
    const { engine, loads } = started();
    const ruled = { cells: [0, 1], rules: ["odd r1c1"], layout: "2x2" };
    const text = "# nonet rule odd r1c1\n0 1";
    assert.equal(/** @type {any} */ (await engine.hint(ruled)).of, text);
    assert.equal(/** @type {any} */ (await engine.steps(ruled))[0].of, text);
    assert.equal((await engine.path(ruled)).solved, true);
    assert.equal((await engine.mistakes(ruled)).givens, text);
    assert.deepEqual(loads, ["rules", "rulesTeacher"]);
    await engine.hint({ cells: [0, 1], layout: "2x2" });
    assert.deepEqual(loads, ["rules", "rulesTeacher", "teacher"]);
    engine.close();
  });

  it("asks the teacher's module about the puzzles that it makes of a level", async () => {
    const { engine, loads, rules } = started();
    const made = await engine.generateWithRules({ rules: "killer", level: "easy-hard", seed: 7 });
    assert.deepEqual(rules.asked, [["killer", 7, 0], 2, [3, 1], [], false, true]);
    assert.deepEqual(made, { puzzle: "1", clues: 1, level: "hard", hardest: "the position", seed: 7, index: 0 });
    await engine.generateWithRules({ rules: "killer", seed: 7, index: 3 });
    assert.deepEqual(rules.asked.slice(6), [["killer", 7, 3], null]);
    assert.deepEqual(loads, ["rules", "rulesTeacher"]);
    engine.close();
  });

  it("makes the puzzles of goals with rules, by either call", async () => {
    const { engine, rules, loads } = started();
    /** @type {import("../../../web/engine/goal.js").RuleGoal & { seed: number }} */
    const goal = { rules: "killer", layout: "2x2", clues: [0, 0], cells: [2, 3], minimal: true, seed: 7 };
    assert.deepEqual(await engine.generate(goal), await engine.generateWithRules(goal));
    assert.deepEqual([rules.asked, loads], [[["killer", 7, 0], null, ["killer", 7, 0], null], ["rules"]]);
    const [written] = rules.goals;
    const { rules: kinds, layout, clues, cells, minimal, pattern, drawn } = written;
    assert.deepEqual(
      { kinds, layout, clues, cells, minimal, pattern, drawn },
      { kinds: "killer", layout: "2x2", clues: "0-0", cells: "2-3", minimal: true, pattern: "", drawn: null },
    );
    for (const wrong of [{ rating: [2, 3] }, { attempts: 5 }, { pattern: "x" }])
      await assert.rejects(engine.generate({ ...goal, ...wrong }), { code: "bad-argument" });
    engine.close();
  });

  it("alone makes puzzles of any level", async () => {
    const { engine, loads } = started();
    await engine.generateWithRules({ rules: "killer" });
    assert.deepEqual(loads, ["rules"]);
    engine.close();
  });

  it("is not asked when the rules are no texts", async () => {
    const { engine, loads } = started();
    for (const rules of [7, [7], null])
      await assert.rejects(engine.solve("1", { rules: /** @type {any} */ (rules) }), { code: "bad-argument" });
    await assert.rejects(engine.solve({ cells: [0], rules: /** @type {any} */ ("odd r1c1") }), {
      code: "bad-argument",
    });
    await assert.rejects(engine.complete("1", /** @type {any} */ ({ rules: "odd r1c1" })), {
      code: "bad-argument",
      message: /has no option "rules"/,
    });
    assert.deepEqual(loads, []);
    engine.close();
  });
});

describe("texts with rules", () => {
  for (const text of [
    `# nonet rule odd r1c1\n${blank}`,
    `#nonet rules: odd r1c1\r${blank}`,
    `${blank}\n# nonet\trule\todd r1c1`,
    ".Cage~10~R1C1~R1C2.",
    ".~R1C1~",
    '{"size":9}',
    "https://example.org/?load=abc",
    "fpuzzlesabc",
    `3x3:d:k:${"0:".repeat(81)}`,
    `9<${"0".repeat(79)}`,
  ])
    it(text.slice(0, 30), () => assert.ok(hasRules(text)));
});

describe("texts without rules", () => {
  for (const text of [
    blank,
    `# nonet boxes 3x3+x\n${blank}`,
    `# a rule of thumb\n${blank}`,
    `# nonet ruler\n${blank}`,
    "1,2,3\n",
    `${"."}A${"B".repeat(254)}`,
    "+---+---+\n|1 2|3 4|",
  ]) {
    it(text.slice(0, 30), () => assert.equal(hasRules(text), false));
  }
});
