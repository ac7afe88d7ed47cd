// nonet generate --own-rules: killers and mixes of rules.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { makeableKinds } from "../../web/model/rule-limits.js";
import { lines, nonet, withFolder } from "./program.mjs";

/** @param {string} words @param {string} [input] @returns {any[]} */
const made = (words, input = "") =>
  lines(nonet(`generate --json --own-rules ${words}`, input).out).map((line) => JSON.parse(line));
/** The sum of a cage. @param {string} rule */
const sum = (rule) => Number(rule.split(" ")[1]);

describe("generate --own-rules", () => {
  for (const words of [
    "killer --seed 1",
    "killer --minimal --layout 2x3 --seed 2",
    "thermometer,white-dot=2 --layout 2x3 --seed 3",
    "killer --layout jigsaw:6 --seed 4",
  ]) {
    it(`makes puzzles with one solution: ${words}`, () => {
      const text = nonet(`generate --count 3 --own-rules ${words}`).out;
      const puzzles = made(`${words} --count 3`);
      assert.equal(puzzles.length, 3);
      const solved = lines(nonet("solve", text).out).map((line) => line.split(":").slice(1).join(":"));
      assert.deepEqual(
        solved,
        puzzles.map(({ solution }) => `1:${solution}`),
      );
    });
  }

  it("makes the same puzzles in parts of a run", () => {
    const whole = made("killer --seed 7 --count 5");
    const parts = [1, 2].flatMap((part) => made(`killer --seed 7 --count 5 --shard ${part}/2`));
    assert.deepEqual(parts, whole);
    assert.deepEqual(made("killer --seed 7 --first 3 --count 2"), whole.slice(3));
    assert.equal(new Set(whole.map(({ solution }) => solution)).size, 5);
  });

  it("avoids the puzzles of a file, with their rules, and their solutions", () => {
    const words = "killer --layout 2x3 --seed 3 --count 4";
    const before = made(words);
    const file = nonet(`generate --own-rules ${words}`).out;
    withFolder({ "made.txt": file }, (folder) => {
      const others = made(`${words} --avoid ${folder}/made.txt`);
      assert.equal(others.length, 4);
      const known = new Set(before.map(({ solution }) => solution));
      for (const { solution } of others) assert.ok(!known.has(solution), solution);
      const parts = [1, 2].flatMap((part) => made(`${words} --avoid ${folder}/made.txt --shard ${part}/2`));
      assert.deepEqual(parts, others);
    });
  });

  it("avoids a solution also in another place of its class, from side 8 on", () => {
    const [{ solution }] = made("thermometer --layout 2x4 --seed 3");
    const turned = nonet("transform --layout 2x4 --steps swap-digits:1,2;swap-rows:1,2", `${solution}\n`).out;
    withFolder({ "made.txt": turned }, (folder) => {
      const [other] = made(`thermometer --layout 2x4 --seed 3 --avoid ${folder}/made.txt`);
      assert.notEqual(other.solution, solution);
    });
  });

  it("prints no solution twice with --distinct, and ends when there are no new ones", () => {
    const { out, err, code } = nonet("generate --json --own-rules killer --layout 2x3 --count 40 --seed 1 --distinct");
    const solutions = lines(out).map((line) => JSON.parse(line).solution);
    assert.deepEqual([code, err, new Set(solutions).size], [0, "", 40]);
    const few = nonet("generate --own-rules killer --rule-cells 1-1 --layout 2x2 --count 2000 --seed 1 --distinct");
    assert.match(
      few.err,
      /^nonet: The last \d+ puzzles were isomorphic to earlier ones, or had the solution of one\. 288 of /,
    );
    assert.equal(few.code, 1);
  });

  it("makes what the JavaScript engine makes", () => {
    const [puzzle] = made("killer --layout 2x3 --rule-cells 2-4 --seed 1");
    assert.deepEqual(puzzle, JSON.parse(readFileSync(new URL("../data/made-killer.json", import.meta.url), "utf8")));
  });

  it("makes what the JavaScript engine makes of a level", () => {
    const [puzzle] = made("killer --layout 2x3 --level medium --seed 1");
    assert.deepEqual(
      puzzle,
      JSON.parse(readFileSync(new URL("../data/made-medium-killer.json", import.meta.url), "utf8")),
    );
  });

  it("bounds cells and givens", () => {
    for (const { rules, clues, puzzle } of made("killer --rule-cells 1-2 --givens 4 --layout 2x2 --seed 5 --count 4")) {
      assert.equal(clues, 4);
      assert.equal(puzzle.replaceAll(".", "").length, 4);
      for (const rule of rules) assert.ok(sum(rule) <= 7, rule);
    }
    for (const { clues } of made("thermometer --givens 0-3 --layout 2x3 --seed 5 --count 4")) assert.ok(clues <= 3);
  });

  const drawn =
    "# nonet rule cage 9 r1c1 r1c2 r2c1\n# nonet rule thermometer r5c1 r5c2 r5c3\n....................................";
  for (const kinds of ["killer", "cage", "white-dot,black-dot"]) {
    it(`completes a drawn puzzle with ${kinds}`, () => {
      for (const { rules, puzzle, solution, clues } of made(`${kinds} --seed 1 --count 3 --keep -`, drawn)) {
        assert.equal(clues, 0);
        assert.ok(rules.includes("cage 9 r1c1 r1c2 r2c1") && rules.includes("thermometer r5c1-r5c3"), rules.join());
        assert.ok(rules.length > 2);
        const text = [...rules.map((/** @type {string} */ rule) => `# nonet rule ${rule}`), puzzle].join("\n");
        assert.equal(lines(nonet("solve", text).out).at(-1), `${puzzle}:1:${solution}`);
      }
    });
  }

  it("says why a drawn puzzle is not completed", () => {
    const impossible = nonet(
      "generate --own-rules cage --keep -",
      "# nonet rule cage 3 r1c1 r1c2\n# nonet rule cage 3 r2c1 r2c2\n................",
    );
    assert.deepEqual([impossible.out, impossible.code], ["", 1]);
    assert.match(impossible.err, /The puzzle of --keep has no solution/);
    assert.match(
      nonet("generate --own-rules even --keep ................").err,
      /no rules were found that leave one solution/,
    );
    assert.match(
      nonet("generate --own-rules cage --givens 3 --keep ................").err,
      /With --keep no givens are added/,
    );
  });

  for (const [words, levels] of /** @type {[string, string[]][]} */ ([
    ["killer --layout 2x3 --level easy", ["easy"]],
    ["killer --layout 2x3 --level medium", ["medium"]],
    ["killer --layout 2x3 --level easy-hard", ["easy", "medium", "hard"]],
    ["thermometer,white-dot --layout 2x3 --level medium", ["medium"]],
  ])) {
    it(`makes puzzles of a level: ${words}`, () => {
      const run = `${words} --count 3 --seed 11`;
      const puzzles = made(run);
      assert.equal(puzzles.length, 3);
      for (const { level } of puzzles) assert.ok(levels.includes(level), level);
      // Explain finds the same level by itself, and in the order of techniques the same hardest technique.
      const explained = (/** @type {string} */ options) =>
        lines(nonet(`explain --json ${options}`, nonet(`generate --own-rules ${run}`).out).out).map((line) =>
          JSON.parse(line),
        );
      assert.deepEqual(
        explained("--order technique").map(({ solved, level, hardest }) => [solved, level, hardest]),
        puzzles.map(({ level, hardest }) => [true, level, hardest]),
      );
      assert.deepEqual(
        explained("").map(({ solved, level }) => [solved, level]),
        puzzles.map(({ level }) => [true, level]),
      );
      assert.deepEqual(
        [1, 2, 3].flatMap((part) => made(`${run} --shard ${part}/3`)),
        puzzles,
      );
    });
  }

  it("says that no attempt gave a puzzle of the level, and goes on", () => {
    const { out, err, code } = nonet(
      "generate --own-rules renban --layout 2x2 --rule-cells 3 --givens 0-0 --level easy --seed 1 --count 2",
    );
    assert.deepEqual([out, code], ["", 1]);
    assert.match(err, /Puzzle 0 of seed 1: no attempt gave a puzzle of the level easy\. Use another --level/);
    assert.match(err, /Puzzle 1 of seed 1/);
  });

  it("writes for other programs, and solutions", () => {
    const link = nonet("generate --own-rules killer --seed 3 --to f-puzzles-link").out;
    assert.match(link, /^https:\/\/f-puzzles\.com\/\?load=\S+\n$/);
    assert.match(nonet("solve", link).out, /:1:[1-9]{81}\n$/);
    assert.match(
      nonet("generate --own-rules killer --layout 4 --seed 3 --with-solution").out,
      /^(?:# nonet rule cage .*\n)+[.]{16}:1:[1-4]{16}\n$/,
    );
  });

  it("names the kinds of which settings of prints may have puzzles", () => {
    assert.equal(/some of: (.*);/.exec(nonet("generate --own-rules foo").err)?.[1], makeableKinds.join(", "));
  });

  /** @type {[string, RegExp][]} */
  const wrong = [
    [
      "--own-rules foo",
      /--own-rules: 'foo' is not a rule that can be made\. Use killer, or some of: cage, thermometer/,
    ],
    ["--own-rules cage,cage", /'cage' is listed twice/],
    ["--own-rules killer,cage", /'killer' stands alone\. Use 'cage' together with other rules\./],
    ["--own-rules arrow=0", /'arrow=0' is not a rule/],
    [
      "--own-rules killer --level hard --keep ................",
      /A puzzle of --keep is completed without a look at its level/,
    ],
    ["--own-rules killer --level hard-easy", /--level: 'hard-easy' is not a level/],
    ["--level easy-hard", /--level easy-hard needs --own-rules\. Use one level/],
    ["--own-rules killer --clues 3", /--clues has no meaning with it.*--givens says how many/],
    ["--own-rules killer --rule-cells 3-10", /The cages of a killer have 1 to as many cells as the side/],
    ["--own-rules renban --rule-cells 2", /Lines and cages have from 3 to as many cells/],
    ["--own-rules killer --givens 1-3", /A killer has exactly N givens/],
    ["--own-rules renban --givens 3", /Use --givens 0-N/],
    ["--own-rules killer --symmetry 90", /can have --symmetry 180 or none/],
    ["--own-rules renban --symmetry full", /can have --symmetry 180 or none/],
    ["--own-rules counting-circles --symmetry 180", /'counting-circles' cannot have a symmetry/],
    ["--own-rules killer --layout 5x5", /squares with sides from 4 to 16/],
    ["--own-rules killer --layout samurai", /squares with sides from 4 to 16/],
    ["--own-rules killer --to 729", /--to 729 cannot hold rules/],
    ["--own-rules killer --to f-puzzles --with-solution", /has no solutions/],
    ["--to f-puzzles", /--to f-puzzles writes rules\. It needs --own-rules/],
    ["--givens 3", /--givens needs --own-rules/],
    ["--rule-cells 3", /--rule-cells needs --own-rules/],
  ];
  for (const [words, sentence] of wrong) {
    it(`refuses ${words}`, () => {
      const { out, err, code } = nonet(`generate ${words}`);
      assert.deepEqual([out, code], ["", 2]);
      assert.match(err, sentence);
    });
  }
});
