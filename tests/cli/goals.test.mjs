// A small run of bench/check-goals.mjs, and puzzles with faults that its check must find.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { wrongForm } from "../../bench/puzzle-form.mjs";
import { cellsOf, countSolutions, layoutOf } from "../../bench/solution-count.mjs";
import { nonet, program, seeds, withFolder } from "./program.mjs";

test("puzzles of all goals meet their goals", { timeout: 300_000 }, () => {
  const script = fileURLToPath(new URL("../../bench/check-goals.mjs", import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, "--share", "0.001", program], {
    encoding: "utf8",
    timeout: 300_000,
  });
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /\n\d+ puzzles, 0 faults\n$/);
});

test("no two goals of a seed have a solution in common", { timeout: 300_000 }, () => {
  const script = fileURLToPath(new URL("../../bench/own-solutions.mjs", import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [script, program, "4"], { encoding: "utf8" });
  assert.equal(status, 0, stdout + stderr);
  assert.match(stdout, /^80 puzzles of 20 goals, 0 with the solution of another\n/);
});

// In each run of the tests the modules make these puzzles (tests/e2e/node-generate.test.js). Here the native program
// makes them: both builds agree.
if (process.env.NONET_FAULTS)
  test("goals make the puzzles of tests/data/goals.txt", { timeout: 120_000 }, () => {
    const options = { shown: "technique", needed: "needs", allowed: "allow", forbidden: "forbid" };
    const data = readFileSync(new URL("../data/goals.txt", import.meta.url), "utf8");
    for (const line of data
      .trim()
      .split("\n")
      .filter((each) => !each.startsWith("#"))) {
      const [goal, seed, index, layout, puzzle] = line.split("|");
      withFolder({}, (folder) => {
        const words = ["generate", "--json", "--seed", seed, "--first", index];
        for (const field of goal.split(" ").filter(Boolean)) {
          const [name, value] = [field.slice(0, field.indexOf("=")), field.slice(field.indexOf("=") + 1)];
          if (name === "pattern") writeFileSync(`${folder}/pattern`, value);
          words.push(
            `--${options[name] ?? name}`,
            ...(name === "minimal" ? [] : [name === "pattern" ? `${folder}/pattern` : value]),
          );
        }
        const { out, code } = nonet(words);
        assert.equal(code, 0, line);
        const made = JSON.parse(out);
        assert.deepEqual([made.layout, made.puzzle, made.index], [layout, puzzle, Number(index)], line);
      });
    }
  });

test("the solver of the check counts what the literature says", () => {
  for (const { puzzle, count, solution } of seeds.filter((seed) => seed.puzzle.length === 81)) {
    const found = countSolutions(layoutOf("3x3"), cellsOf(puzzle));
    assert.equal(found.count, Math.min(count, 2), puzzle);
    if (count === 1) assert.deepEqual(found.solution, cellsOf(solution));
  }
  assert.equal(countSolutions(layoutOf("2x2"), new Array(16).fill(0), 1000).count, 288);
  assert.equal(countSolutions(layoutOf("2x2+x"), new Array(16).fill(0), 1000).count, 48);
});

test("the check finds faults", () => {
  const answer = JSON.parse(nonet("generate --json --seed 4 --symmetry 180 --minimal").out);
  const at = [...answer.puzzle].findIndex((symbol) => symbol !== ".");
  const blank = [...answer.puzzle].findIndex((symbol) => symbol === ".");
  const changed = (cell, symbol) => answer.puzzle.slice(0, cell) + symbol + answer.puzzle.slice(cell + 1);
  const goal = { name: "", count: 1, symmetry: "180", minimal: true };
  const added = { ...answer, puzzle: changed(blank, answer.solution[blank]), clues: answer.clues + 1 };
  const cases = [
    [goal, answer, null],
    [goal, { ...answer, puzzle: changed(at, ".") }, "2 solutions"],
    [goal, { ...answer, puzzle: changed(blank, answer.solution[blank] === "1" ? "2" : "1") }, "0 solutions"],
    [goal, { ...answer, clues: answer.clues + 1 }, "the number of clues is reported wrongly"],
    [goal, { ...answer, solution: answer.puzzle }, "the solution is another one"],
    [goal, added, "not symmetric (180)"],
    [{ ...goal, symmetry: "none" }, added, "not minimal"],
    [{ ...goal, clues: [50, 60] }, answer, `${answer.clues} clues`],
    [{ ...goal, layout: "2x3" }, answer, "layout 3x3"],
    [{ ...goal, keep: answer.solution }, answer, "a digit was not kept"],
    [{ ...goal, pattern: answer.solution }, answer, "another pattern"],
  ];
  for (const [asked, given, fault] of cases) assert.equal(wrongForm(asked, given), fault);
});
