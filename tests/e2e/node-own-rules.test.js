/** Puzzles with rules of their own, in the built package in node. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { texts } from "../support/texts.js";
import { createEngine, NonetError } from "../../dist/nonet.mjs";
import { padOf } from "../cli/pad-drawing.mjs";

/** What the command line answers too: tests/cli/own-rules-table.test.mjs. */
const table = JSON.parse(readFileSync(new URL("../data/own-rules.json", import.meta.url), "utf8"));
const blank = ".".repeat(16);
const cage = "cage 6 r1c1 r2c1 r2c2";
const contradiction = ["cage 3 r1c1 r1c2", "cage 4 r1c3 r1c4", "even r4c4"];

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

describe("the command line and the module find the same", () => {
  for (const { name, puzzle, rules, status, count, guesses, placements, solutions } of table) {
    it(name, async () => {
      const { conflicts, ...solved } = await engine.solve(puzzle, { rules });
      assert.deepEqual(solved, { status, count, solutions, guesses, placements });
      assert.equal(conflicts.length > 0, status === "conflict");
      const text = `# nonet rule ${rules.join("; ")}\n${puzzle}`;
      assert.deepEqual(await engine.solve(text), { ...solved, conflicts });
    });
  }
});

describe("a puzzle with rules", () => {
  it("is solved and explained as docs/javascript.md shows", async () => {
    const page = readFileSync(new URL("../../docs/javascript.md", import.meta.url), "utf8");
    const [, example] = page.match(/### Puzzles with rules[^]*?```js\n([^]*?)```/) ?? [];
    const run = new Function("engine", `return (async () => { ${example}\nreturn { status, parts, solutions }; })();`);
    const { status, parts, solutions } = await run(engine);
    const [, promised] = example.match(/\/\/ parts: (.*)/) ?? [];
    assert.deepEqual(parts, new Function(`return ${promised};`)());
    assert.equal(status, "multiple");
    assert.ok(solutions[0].startsWith("1234"));
  });

  it("has its rules in a text, in an object or in an option", async () => {
    const cells = Array(16).fill(0);
    const puzzles = [
      [`#nonet rules: ${cage}\r\n${blank}`],
      [{ cells, rules: [cage] }],
      [blank, { rules: cage }],
      [blank, { rules: [cage] }],
      [blank, { rules: `${cage} # sum\n` }],
    ];
    for (const [puzzle, options] of puzzles)
      assert.deepEqual(await engine.count(puzzle, options), { count: 72n, exact: true });
    assert.deepEqual(await engine.count(blank, { rules: [] }), { count: 288n, exact: true });
  });

  it("is read with its rules, and read again from the answer", async () => {
    const parsed = await engine.parse(`# nonet rule ${cage}\n${blank}`);
    assert.deepEqual([parsed.layout, parsed.puzzle, parsed.line, parsed.rules], ["2x2", blank, 2, [cage]]);
    assert.equal((await engine.count(parsed)).count, 72n);
    assert.equal((await engine.parse(blank)).rules, undefined);
  });

  it("is read in the format of another program", async () => {
    const killer = `09>${"0".repeat(78)}`.replace("09>", "9<0");
    const { rules, puzzle } = await engine.parse(killer);
    assert.deepEqual([rules, puzzle], [["cage 9 r1c1 r1c2"], ".".repeat(81)]);
    assert.equal((await engine.solve(killer)).status, "multiple");
  });

  it("has rules apart that its drawing suggests, which make it the puzzle that was drawn", async () => {
    const rules = ["cage 6 r1c3 r1c4", "thermometer r3c1 r4c1 r4c2", "thermometer r3c3 r3c4 r4c4"];
    const text = padOf(blank, rules, "Thermometers.");
    const parsed = await engine.parse(text);
    assert.deepEqual(
      [parsed.rules, parsed.suggestedRules],
      [[rules[0]], rules.slice(1).map((rule) => ({ rule, certainty: "sure", word: "thermo" }))],
    );
    assert.deepEqual((await engine.solve(text, { rules: rules.slice(1) })).solutions, ["3142423114232314"]);
    const bare = await engine.parse(padOf(blank, rules.slice(0, 1), ""));
    assert.equal(bare.suggestedRules, undefined);
  });

  it("yields its solutions one by one, up to a limit", async () => {
    const found = [];
    for await (const solution of engine.solutions(blank, { rules: cage, limit: 50 })) found.push(solution);
    assert.equal(new Set(found).size, 50);
    assert.deepEqual(await engine.count(blank, { rules: cage, limit: 50 }), { count: 50n, exact: false });
  });

  it("has true candidates, and counts of their solutions up to a limit", async () => {
    const { candidates } = await engine.candidates(blank, { rules: "cage 3 r1c1 r1c2" });
    assert.deepEqual(
      [candidates[0], candidates[1], candidates[2]],
      [
        [1, 2],
        [1, 2],
        [3, 4],
      ],
    );
    const { weights, exact } = await engine.candidates(blank, { rules: "cage 3 r1c1 r1c2", weights: true });
    assert.deepEqual([weights?.[0], exact], [[8n, 8n, 0n, 0n], false]);
    await assert.rejects(engine.candidates(blank, { rules: cage, weights: true, limit: 256 }), {
      code: "bad-argument",
      message: /at most 255/,
    });
  });

  it("tells which rules contradict each other", async () => {
    const { state, parts, minimal } = await engine.rulesAtFault(blank, { rules: contradiction });
    assert.deepEqual(
      [state, minimal, parts.map((part) => "rule" in part && part.rule)],
      ["found", true, ["cage 3 r1c1 r1c2", "cage 4 r1c3 r1c4"]],
    );
    assert.equal((await engine.rulesAtFault(blank, { rules: cage })).state, "has-solution");
  });

  it("tells which parts it does not need", async () => {
    const {
      solutions: [solution],
    } = await engine.solve(blank, { rules: cage });
    const { state, eachAlone, enough, complete } = await engine.unnecessaryRules(solution, { rules: cage, seed: 1 });
    assert.deepEqual([state, complete, eachAlone.length], ["found", true, 17]);
    assert.ok(enough.length > 0 && enough.length < 7);
    assert.equal((await engine.unnecessaryRules(blank, { rules: cage })).state, "not-one");
  });

  it("reports progress and ends when it is stopped", async () => {
    const stop = new AbortController();
    const counted = engine.count(".".repeat(81), {
      rules: "cage 3 r1c1 r1c2",
      signal: stop.signal,
      onProgress: () => stop.abort(),
    });
    await assert.rejects(counted, { code: "aborted" });
  });

  it("has errors with their places", async () => {
    await assert.rejects(engine.solve(blank, { rules: "cage 6 r1c1 r9c9" }), {
      code: "bad-rule-cell",
      position: { line: 1, column: 13 },
      message: /^In the rules, line 1, column 13: "r9c9"/,
    });
    await assert.rejects(engine.solve(`# nonet rule ${cage}; sum\n${blank}`), {
      code: "unknown-rule",
      message: /^Line 1, column /,
    });
    await assert.rejects(engine.solve(blank, { rules: /** @type {any} */ (7) }), { code: "bad-argument" });
    await assert.rejects(engine.solve(".".repeat(625), { rules: "even r1c1" }), { code: "layout-too-large" });
  });

  it("is made: a killer, or rules of several kinds, the same ones for a seed and an index", async () => {
    const killer = await engine.generateWithRules({ rules: "killer", layout: "2x3", cells: [2, 4], seed: 1 });
    const { status, solutions } = await engine.solve(killer.puzzle, { layout: killer.layout, rules: killer.rules });
    assert.deepEqual([status, solutions, killer.needed], ["unique", [killer.solution], true]);
    assert.deepEqual(killer, JSON.parse(readFileSync(new URL("../data/made-killer.json", import.meta.url), "utf8")));
    const mixed = await engine.generateWithRules({
      rules: "thermometer,white-dot=2",
      layout: "2x3",
      clues: [0, 2],
      seed: 3,
      index: 1,
    });
    assert.equal(
      (
        await engine.solve({
          ...mixed,
          cells: [...mixed.puzzle].map((symbol) => (symbol === "." ? 0 : Number(symbol))),
        })
      ).solutions[0],
      mixed.solution,
    );
    assert.ok(mixed.rules.every((rule) => /^(?:thermometer|white-dot) /.test(rule)));
  });

  it("is completed: what is drawn stays, progress is told, and a puzzle without a solution is refused", async () => {
    const drawn = {
      layout: "2x3",
      cells: Array(36).fill(0),
      rules: ["cage 9 r1c1 r1c2 r2c1", "thermometer r5c1-r5c3"],
    };
    /** @type {number[]} */
    const shares = [];
    const made = await engine.generateWithRules({
      rules: "killer",
      keep: drawn,
      seed: 1,
      onProgress: ({ fraction }) => shares.push(fraction),
    });
    assert.ok(drawn.rules.every((rule) => made.rules.includes(rule)));
    assert.ok(made.rules.length > 2);
    assert.ok(shares.every((share) => share >= 0 && share <= 1));
    assert.deepEqual((await engine.solve(made.puzzle, { layout: made.layout, rules: made.rules })).solutions, [
      made.solution,
    ]);
    const plain = await engine.generateWithRules({ rules: "cage", keep: ".".repeat(36), layout: "2x3", seed: 2 });
    assert.ok(plain.rules.every((rule) => rule.startsWith("cage ")));
    await assert.rejects(
      engine.generateWithRules({ rules: "cage", keep: { ...drawn, rules: ["cage 3 r1c1 r1c2", "cage 3 r2c1 r2c2"] } }),
      { code: "no-solution" },
    );
    await assert.rejects(engine.generateWithRules({ rules: "even", keep: ".".repeat(16), layout: "2x2" }), {
      code: "not-found",
    });
  });

  it("is made of a level: the same puzzle as by the command line", async () => {
    const shares = [];
    const killer = await engine.generateWithRules({
      rules: "killer",
      layout: "2x3",
      level: "medium",
      seed: 1,
      onProgress: ({ fraction }) => shares.push(fraction),
    });
    assert.deepEqual(
      killer,
      JSON.parse(readFileSync(new URL("../data/made-medium-killer.json", import.meta.url), "utf8")),
    );
    const path = await engine.path({
      layout: killer.layout,
      rules: killer.rules,
      cells: [...killer.puzzle].map((symbol) => (symbol === "." ? 0 : Number(symbol))),
    });
    assert.deepEqual([path.solved, path.level, path.hardest], [true, "medium", killer.hardest]);
    assert.ok(shares.every((share) => share >= 0 && share < 1));
    const { level } = await engine.generateWithRules({
      rules: "thermometer,white-dot",
      layout: "2x3",
      level: "easy-medium",
      seed: 2,
    });
    assert.ok(level === "easy" || level === "medium");
    await assert.rejects(
      engine.generateWithRules({
        rules: "renban",
        layout: "2x2",
        cells: [3, 3],
        clues: [0, 0],
        level: "easy",
        seed: 1,
      }),
      { code: "not-found" },
    );
    for (const wrong of ["hard-easy", "fiendish", "easy-", "easy-hard-hard"])
      await assert.rejects(engine.generateWithRules({ rules: "killer", level: wrong }), { code: "bad-argument" });
  });

  for (const [goal, fault] of /** @type {[any, string][]} */ ([
    [{ rules: "foo" }, "unknown-rule"],
    [{}, "unknown-rule"],
    [{ rules: "cage,cage" }, "repeated-rule"],
    [{ rules: "killer", layout: "25" }, "bad-side"],
    [{ rules: "killer", cells: [3, 10] }, "bad-cells"],
    [{ rules: "killer", clues: [1, 3] }, "bad-givens"],
    [{ rules: "counting-circles", symmetry: "180" }, "bad-symmetry"],
  ])) {
    it(`is not made of ${JSON.stringify(goal)}`, () =>
      assert.rejects(engine.generateWithRules(goal), (error) => {
        assert.ok(error instanceof NonetError);
        assert.deepEqual([error.code, error.details?.fault], ["bad-rule-goal", fault]);
        return true;
      }));
  }

  for (const [name, text] of [
    ["a killer in characters", `F<<${"0".repeat(78)}`],
    ["a string of Interactive-Sudoku-Solver", ".Shape~4x4.Cage~3~R1C1~R1C2"],
    ["JSON", '{"size":4,"grid":[[{}],[{}],[{}],[{}]],\n"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]\n}'],
    ["a game id of Solo", texts.find(({ name: each }) => each === "solo-3x3k.txt")?.text.trim() ?? ""],
  ]) {
    it(`is refused as ${name} by calls without rules`, () =>
      assert.rejects(engine.rate(text), { code: "rules-unsupported", message: /which this call does not support/ }));
  }
  it("is refused as a link by calls without rules", async () => {
    const link = await engine.formatWithRules(".".repeat(81), "f-puzzles-link", { rules: "cage 3 r1c1 r1c2" });
    await assert.rejects(engine.rate(link), { code: "rules-unsupported" });
  });
  for (const [name, text, code] of [
    ["a rule of the layout", ".AntiKnight", "layout-not-classic"],
    ["JSON without a grid", '{"size":4,\n"killercage":[]\n}', "no-puzzle-found"],
    ["a damaged game id of Solo", "2x2k:p,_,p", "bad-foreign-text"],
  ]) {
    it(`${name}: calls without rules say what is wrong`, () => assert.rejects(engine.rate(text), { code }));
  }

  for (const call of ["complete", "proof", "transform", "canonical", "rate"]) {
    it(`is refused by ${call}()`, () =>
      assert.rejects(engine[call](`# nonet rule cage 3 r1c1 r1c2\n${".".repeat(81)}`), {
        code: "rules-unsupported",
        message: /which this call does not support/,
      }));
  }
  it("is explained: hints, steps and a path to the solution, by a text or by a state", async () => {
    const text = readFileSync(new URL("../../cli/examples/killer.txt", import.meta.url), "utf8");
    const { layout, cells, rules } = await engine.parse(text);
    const state = { layout, cells, rules };
    const first = await engine.hint(text);
    assert.deepEqual(
      [first?.technique, first?.rules, first?.total, first?.placements],
      ["last-cell-of-sum", [5], 8, [{ cell: "r2c2", digit: 8 }]],
    );
    assert.equal(rules?.[5], "cage 8 r2c2");
    assert.deepEqual(await engine.hint(state), first);
    assert.ok((await engine.steps(state)).some(({ technique }) => technique === "single-combination"));
    const {
      solutions: [only],
    } = await engine.solve(text);
    const path = await engine.path(state);
    assert.equal(path.solved, true);
    assert.ok(
      path.every(({ placements, eliminations }) =>
        [...placements, ...eliminations].every(({ cell, digit }, i) => {
          const [row, column] = cell.slice(1).split("c").map(Number);
          return (Number(only[9 * (row - 1) + column - 1]) === digit) === i < placements.length;
        }),
      ),
    );
    assert.equal(await engine.hint(state, { allowed: ["naked-single"] }), null);
  });

  it("is judged by its rules", async () => {
    const rules = ["cage 3 r1c1 r1c2", "inequality r1c1 r1c2", "thermometer r2c3 r2c4"];
    const givens = new Array(16).fill(0);
    const wrong = { layout: "2x2", cells: givens.with(0, 2), givens, rules };
    const { digits, givens: known } = await engine.mistakes(wrong);
    assert.deepEqual([known, digits], ["several", [{ cell: "r1c1", digit: 2 }]]);
    await assert.rejects(engine.hint(wrong), { code: "mistakes" });
    await assert.rejects(engine.hint({ ...wrong, rules: ["cage 3 r1c1 r9c9"] }), { code: "bad-rule-cell" });
  });

  it("is refused by count() with an estimate", () =>
    assert.rejects(engine.count(`# nonet rule ${cage}\n${blank}`, { estimate: true }), { code: "rules-unsupported" }));
});
