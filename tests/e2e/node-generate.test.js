/** Puzzles of the built package in node: by form, by difficulty, many of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { layoutNamed } from "../../web/model/layout.js";
import { imagesOf, symmetries } from "../../web/model/pattern.js";
import { levelNames, levelsOf } from "../../web/model/puzzle-goal.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

const clueMarks = (/** @type {string} */ puzzle) => [...puzzle].map((symbol) => Number(symbol !== "."));

describe("a form", () => {
  it("is the same puzzle for the same seed and index, and another for others", async () => {
    const goals = [{ seed: 1 }, { seed: 1, index: 0 }, { seed: 1, index: 1 }, { seed: 2 }];
    const [first, again, next, other] = (await Promise.all(goals.map((goal) => engine.generate(goal)))).map(
      ({ puzzle }) => puzzle,
    );
    assert.equal(first, again);
    assert.equal(new Set([first, next, other]).size, 3);
  });

  const forms = [
    { clues: [26, 30] },
    { layout: "2x2" },
    { layout: "2x3" },
    { layout: "3x3+x" },
    { minimal: true },
    { method: "add" },
  ];
  for (const form of /** @type {any[]} */ (forms)) {
    it(`${JSON.stringify(form)} has one solution and its clues`, async () => {
      const { puzzle, solution, clues, layout, level, seed } = await engine.generate({ ...form, seed: 7 });
      const solved = await engine.solve(puzzle, { layout });
      const [least, most] = form.clues ?? [1, 81];
      assert.deepEqual([solved.status, solved.solutions, seed, level], ["unique", [solution], 7, null]);
      assert.equal(clueMarks(puzzle).filter(Boolean).length, clues);
      assert.ok(clues >= least && clues <= most);
    });
  }

  for (const symmetry of symmetries) {
    it(`has the symmetry ${symmetry} as the page draws it`, async () => {
      const { puzzle } = await engine.generate({ symmetry, seed: 3 });
      const marks = clueMarks(puzzle);
      assert.ok(
        marks.every((mark, cell) => imagesOf(cell, 9, symmetry).every((image) => marks[image] === mark)),
        puzzle,
      );
    });
  }

  /** @type {any[][]} */
  const refused = [
    [{ clues: [90, 99] }, "bad-clues"],
    [{ clues: [30, 20] }, "bad-clues"],
    [{ layout: "nonsense" }, "unknown-layout"],
    [{ level: "easy", technique: "x-wing" }, "bad-difficulty"],
    [{ layout: "2x3", rating: [2, 3] }, "bad-difficulty"],
    [{ technique: "no-such" }, "unknown-technique"],
    [{ keep: "!" }, "bad-symbol"],
    [{ layout: "3x3", keep: { layout: "2x2", cells: [1, ...new Array(15).fill(0)] } }, "bad-goal"],
    [{ pattern: "x.x" }, "bad-pattern"],
    [{ layout: "2x2", level: "medium" }, "level-not-made"],
    [{ layout: "1-9@7x7", level: "hard" }, "level-not-made"],
    [{ word: "PLANETS" }, "bad-word"],
    [{ word: "PLAYGROUP" }, "bad-word"],
    [{ word: "PLAY ROUN" }, "bad-word"],
    [{ word: "PLAYGROUN", layout: "1-9@7x7" }, "no-line-for-word"],
    [{ word: "PLAYGROUN", keep: "5".padEnd(81, ".") }, "bad-goal"],
    [{ technique: "franken-x-wing" }, "bad-difficulty"],
  ];
  for (const [goal, code] of refused) {
    it(`${JSON.stringify(goal)} is refused: ${code}`, () => assert.rejects(engine.generate(goal), { code }));
  }
  it("levels that the page does not offer are refused at once, and the offered ones named", async () => {
    for (const name of ["2x2", "2x2+x", "2x3", "3x2", "1-9@7x7", "shape:6x8"]) {
      const levels = levelsOf(/** @type {any} */ (layoutNamed(name)));
      for (const level of levelNames.filter((each) => !levels.includes(each)))
        await assert.rejects(engine.generate({ layout: name, level }), {
          code: "level-not-made",
          details: { levels: levels.join(",") },
        });
    }
  });
  it("a word stands in the solution, which its letters can be read in, and changes nothing else", async () => {
    const plain = await engine.generate({ layout: "2x3", seed: 4 });
    const { puzzle, solution, face } = await engine.generate({ layout: "2x3", seed: 4, word: "planet" });
    assert.equal(face, "word:PLANET");
    assert.deepEqual(clueMarks(puzzle), clueMarks(plain.puzzle));
    const cells = Array.from({ length: 6 }, (_, at) => at);
    const lines = [
      ...cells.flatMap((line) => [cells.map((at) => 6 * line + at), cells.map((at) => 6 * at + line)]),
      cells.map((at) => 7 * at),
      cells.map((at) => 5 * at + 5),
    ];
    assert.ok(lines.some((line) => line.map((cell) => solution[cell]).join("") === "123456"));
    for await (const made of engine.puzzles({ layout: "2x3", seed: 4, word: "planet" }, { count: 1 }))
      assert.deepEqual([made.puzzle, made.face], [puzzle, face]);
  });
  it("a technique that is too rare is refused with the number of drafts that were measured, unless attempts are named", async () => {
    await assert.rejects(engine.generate({ technique: "franken-swordfish" }), {
      code: "not-found",
      details: { tried: 30_000 },
    });
    await assert.rejects(
      engine.generate({ technique: "franken-swordfish", attempts: 3, seed: 1 }),
      (/** @type {any} */ error) => error.details.tried === 3,
    );
  });
});

describe("a difficulty", () => {
  for (const level of /** @type {const} */ (["easy", "medium", "hard", "expert", "extreme"])) {
    it(`${level} is the level of the path`, async () => {
      const made = await engine.generate({ level, seed: 5 });
      const path = await engine.path(made.puzzle, { order: "technique" });
      assert.deepEqual([path.solved, path.level, path.hardest], [true, level, made.hardest]);
      assert.equal(made.level, level);
    });
  }

  it("by rating is kept, and the rating named", async () => {
    const made = await engine.generate({ rating: [3, 3.8], symmetry: "180", seed: 5 });
    const { er } = await engine.rate(made.puzzle);
    assert.equal(made.rating, er);
    assert.ok(er >= 3 && er <= 3.8, String(er));
  });

  it("that needs a technique cannot be solved without it, nor needs anything harder", async () => {
    const { puzzle } = await engine.generate({ techniques: { required: ["swordfish"] }, seed: 5 });
    const easier = [
      "full-house",
      "hidden-single",
      "naked-single",
      "locked-pair",
      "locked-triple",
      "pointing",
      "claiming",
      "naked-pair",
      "naked-triple",
      "hidden-pair",
      "hidden-triple",
    ];
    assert.equal((await engine.path(puzzle, { allowed: easier })).solved, false);
    assert.equal((await engine.path(puzzle, { allowed: [...easier, "swordfish"] })).solved, true);
  });

  it("that shows a technique has it as the hardest on the path", async () => {
    const { puzzle, hardest } = await engine.generate({ technique: "turbot-fish", seed: 5 });
    assert.deepEqual(
      [hardest, (await engine.path(puzzle, { order: "technique" })).hardest],
      ["turbot-fish", "turbot-fish"],
    );
  });

  it("is not reached in two attempts: what was nearest is told", async () => {
    await assert.rejects(engine.generate({ level: "extreme", seed: 1, attempts: 2 }), (error) => {
      const { code, details } = /** @type {any} */ (error);
      assert.deepEqual([code, details.tried], ["not-found", 2]);
      assert.match(details.nearest.puzzle, /^[1-9.]{81}$/);
      assert.ok(details.nearest.rating > 1 && details.nearest.level);
      return true;
    });
  });
});

// The command line made the puzzles of the file. The modules must make the same ones. By night tests/cli/goals.test.mjs
// makes them again by the command line.
describe("a goal of tests/data/goals.txt", () => {
  const lists = new Map([
    ["shown", "shown"],
    ["needed", "required"],
    ["allowed", "allowed"],
    ["forbidden", "forbidden"],
  ]);
  const ranges = new Set(["clues", "rating"]);
  const data = readFileSync(new URL("../data/goals.txt", import.meta.url), "utf8");
  for (const line of data
    .trim()
    .split("\n")
    .filter((each) => !each.startsWith("#"))) {
    const [text, seed, index, layout, puzzle] = line.split("|");
    it(`makes its puzzle: ${text} ${index}`, async () => {
      /** @type {any} */
      const goal = { techniques: {} };
      for (const field of text.split(" ").filter(Boolean)) {
        const [name, value] = [field.slice(0, field.indexOf("=")), field.slice(field.indexOf("=") + 1)];
        const list = lists.get(name);
        if (list) goal.techniques[list] = value.split(",");
        else if (ranges.has(name))
          goal[name] = (value.includes("-") ? value : `${value}-${value}`).split("-").map(Number);
        else goal[name] = name === "minimal" || value;
      }
      const made = await engine.generate({ ...goal, seed: Number(seed), index: Number(index) });
      assert.deepEqual([made.layout, made.puzzle], [layout, puzzle]);
    });
  }
});

describe("many puzzles", () => {
  it("are those that are made one by one, in order", async () => {
    const goal = /** @type {const} */ ({ level: "medium", symmetry: "180", seed: 9 });
    const found = [];
    for await (const { puzzle, index } of engine.puzzles(goal, { count: 6, first: 3 })) found.push([puzzle, index]);
    const single = await Promise.all(
      [3, 4, 5, 6, 7, 8].map(async (index) => [(await engine.generate({ ...goal, index })).puzzle, index]),
    );
    assert.deepEqual(found, single);
  });

  it("with rules, too, with the index of the first that is not made", async () => {
    const goal = { rules: "killer", level: /** @type {const} */ ("easy"), seed: 9 };
    const found = [];
    for await (const { puzzle, rules, index } of engine.puzzles(goal, { count: 2, first: 1 }))
      found.push([puzzle, rules, index]);
    const single = [1, 2].map(async (index) => {
      const { puzzle, rules } = await engine.generate({ ...goal, index });
      return [puzzle, rules, index];
    });
    assert.deepEqual(found, await Promise.all(single));
    const impossible = engine.puzzles({ rules: "thermometer", layout: "2x2", clues: [16, 16], seed: 9 }, { first: 4 });
    await assert.rejects(impossible.next(), ({ code, details }) => code === "bad-rule-goal" && details.index === 4);
  });
});
