/**
 * Puzzles with rules for other programs, written by the module and read back by the page's reader: the same rules,
 * layout and givens. No browser.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { unsaidRules } from "../../web/formats/for-other-programs.js";
import { puzzleToSolve } from "../../web/formats/found.js";
import { readText } from "../../web/formats/read.js";
import { contentOf, writeFormats, writtenText } from "../../web/formats/write.js";
import { forEngine, puzzleOf } from "../../web/model/puzzle.js";
import { newPosition } from "../../web/model/position.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

const formatNamed = (/** @type {string} */ name) =>
  /** @type {import("../../web/formats/write.js").WriteFormat} */ (writeFormats.find((format) => format.name === name));
const names = ["f-puzzles-link", "sudokupad-link", "f-puzzles", "sudoku-solver-link", "sudoku-solver"];

/** @param {string} name @param {import("../../web/model/position.js").Position} position */
async function roundTrip(name, position) {
  const { text, leftOut } = await writtenText(
    formatNamed(name),
    contentOf(position, "givens", { title: "Round trip" }),
    engine,
  );
  assert.deepEqual(leftOut, []);
  const {
    puzzles: [found],
    errors,
  } = await readText(text, { engine });
  assert.deepEqual(errors, [], text);
  assert.deepEqual(found.leftOut, []);
  return found;
}

/** What the generator makes. A sum between two cells other than 5 and 10 is a rule that the formats cannot say. */
const goals = [
  { rules: "killer", layout: "2x2" },
  { rules: "killer", layout: "2x3", cells: [2, 4] },
  { rules: "killer", layout: "3x3" },
  { rules: "thermometer,arrow", layout: "2x3" },
  { rules: "white-dot,black-dot", layout: "2x3" },
  { rules: "whisper,renban", layout: "2x3" },
  { rules: "thermometer,white-dot=2", layout: "2x3+x" },
];

describe("made puzzles come back with the same rules, layout and givens", () => {
  for (const goal of goals) {
    it(`${goal.rules}, ${goal.layout}`, async () => {
      for (let index = 0; index < 4; index++) {
        const { puzzle, layout, rules } = await engine.generateWithRules({ ...goal, seed: 11, index });
        const position = newPosition(
          layout,
          [...puzzle].map((symbol) => Number(symbol) || 0),
          null,
          rules,
        );
        for (const name of names) {
          const found = await roundTrip(name, position);
          assert.deepEqual([found.layout, found.rules, found.givens], [layout, rules, position.givens], name);
        }
      }
    });
  }

  it("or with as many solutions, where a format says a rule by other means", async () => {
    const position = newPosition("2x2", undefined, null, ["even r1c1 r2c3", "odd r4c4", "slow-thermometer r4c1-r4c3"]);
    const found = await roundTrip("sudoku-solver-link", position);
    const [before, now] = await Promise.all(
      [puzzleOf(position), puzzleToSolve(found)].map((puzzle) => engine.solve(forEngine(puzzle), { limit: 300 })),
    );
    assert.deepEqual([before.status, now.count], ["multiple", before.count]);
    assert.notDeepEqual(found.rules, position.rules);
  });
});

it("what the player has entered and noted goes with the rules to f-puzzles and SudokuPad", async () => {
  const position = {
    ...newPosition("2x2", undefined, null, ["cage 3 r1c1 r1c2"]),
    entries: [1, ...new Array(15).fill(0)],
    notes: [0, 6, ...new Array(14).fill(0)],
  };
  for (const name of ["f-puzzles", "sudokupad-link"]) {
    const { text } = await writtenText(formatNamed(name), contentOf(position, "candidates"), engine);
    const {
      puzzles: [found],
    } = await readText(text, { engine });
    assert.deepEqual([found.rules, found.entries[0], found.notes[1]], [position.rules, 1, 6]);
  }
});

describe("a rule that a format cannot say", () => {
  const rules = [
    "cage 3 r1c1 r1c2",
    "relation 6,5,3,1 r2c1 r2c2",
    "relation 6,5,3,1 r2c3 r2c4",
    "whisper 3 r3c1 r3c2",
    "automaton /1.*/ r4c1 r4c2",
  ];

  it("is refused, and one rule of each such kind is named", async () => {
    const found = contentOf(newPosition("2x2", undefined, null, rules), "givens");
    for (const name of ["f-puzzles-link", "sudokupad-link"])
      await assert.rejects(writtenText(formatNamed(name), found, engine), { code: "format-cannot-hold" });
    assert.deepEqual(
      (await unsaidRules(found, "f-puzzles", engine))?.map((rule) => rule.split(" ")[0]).sort(),
      ["automaton", "relation"].sort(),
    );
  });

  it("is not named where every rule can be said", async () => {
    assert.deepEqual(
      await unsaidRules(
        contentOf(newPosition("2x2", undefined, null, rules.slice(0, 1)), "givens"),
        "f-puzzles",
        engine,
      ),
      [],
    );
  });
});

it("the engine writes a line, and refuses what is no format of another program", async () => {
  const puzzle = { layout: "2x2", cells: new Array(16).fill(0) };
  const text = await engine.formatWithRules(puzzle, "sudoku-solver", { rules: "cage 3 r1c1 r1c2" });
  assert.match(text, /Cage~3~R1C1~R1C2/);
  await assert.rejects(engine.formatWithRules(puzzle, /** @type {any} */ ("line")), { code: "unknown-format" });
  await assert.rejects(engine.formatWithRules(puzzle, "f-puzzles", { rules: "cage 99 r1c1" }), {
    code: "bad-rule-value",
  });
});

describe("what an author says", () => {
  const about = { title: "Lanes", author: "A. Setter", ruleset: "Digits rise.\nNo more.", message: "Well done!" };
  const puzzle = { layout: "2x2", cells: new Array(16).fill(0) };
  for (const format of /** @type {const} */ (["f-puzzles", "f-puzzles-link", "sudokupad", "sudokupad-link"]))
    it(`is written as ${format} by the package, and read again`, async () => {
      const text = await engine.formatWithRules(puzzle, format, { rules: ["cage 3 r1c1 r1c2"], ...about });
      const { title, author, ruleset, message } = await engine.parse(text);
      assert.deepEqual({ title, author, ruleset, message }, about);
    });

  it("is written without the space around it", async () => {
    const title = " \t Lanes\n";
    assert.equal(JSON.parse(await engine.formatWithRules(puzzle, "f-puzzles", { title })).title, "Lanes");
    const blank = JSON.parse(await engine.formatWithRules(puzzle, "f-puzzles", { title: "  ", author: "A" }));
    assert.deepEqual([blank.title, blank.author], [undefined, "A"]);
  });

  it("stays with a puzzle that was read, unless an option takes its place", async () => {
    const read = await engine.parse(await engine.formatWithRules(puzzle, "f-puzzles", about));
    const again = await engine.parse(await engine.formatWithRules(read, "sudokupad", { title: "Other", author: "" }));
    assert.deepEqual(
      [again.title, again.author, again.ruleset, again.message],
      ["Other", undefined, about.ruleset, about.message],
    );
    await assert.rejects(engine.formatWithRules(/** @type {any} */ ({ ...puzzle, title: 5 }), "sudokupad"), {
      code: "bad-argument",
    });
  });

  it("is in the way of no puzzle without it", async () => {
    const { title, message } = await engine.parse(await engine.formatWithRules(puzzle, "sudokupad"));
    assert.deepEqual([title, message], [undefined, undefined]);
  });

  it("must be texts", async () => {
    await assert.rejects(engine.formatWithRules(puzzle, "sudokupad", /** @type {any} */ ({ message: 5 })), {
      code: "bad-argument",
    });
  });
});
