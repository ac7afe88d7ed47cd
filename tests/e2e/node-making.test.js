/**
 * What is printed, made by the built package in node. Keys are compared with a solver that shares nothing with the
 * engine.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { fPuzzlesLink } from "./support/list-texts.js";
import { readText, readTexts } from "../../web/formats/read.js";
import { loadWords } from "../../web/i18n/words.js";
import { make } from "../../web/print-jobs/index.js";
import { faultSentence } from "../../web/print-jobs/print-faults.js";
import { presetNames, presetSettings } from "../../web/print/presets.js";
import { defaultSettings } from "../../web/print/print-settings.js";
import { solutionsOf } from "./support/own-solver.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

/** @param {any} work @param {object} [show] @param {number} [seed] @returns {any} */
function settingsWith(work, show = {}, seed = 3) {
  const usual = defaultSettings({ locale: "it", seed });
  return { ...usual, work, look: { ...usual.look, show: { ...usual.look.show, ...show } } };
}

/** @param {any} job @returns {any[]} */
const puzzlesOf = (job) => job.sections.flatMap((/** @type {any} */ { puzzles }) => puzzles);

/** @param {any} puzzle */
function expectKey({ layout, givens, solution }) {
  assert.deepEqual(solutionsOf(layout, givens), [solution], layout);
}

describe("puzzles of the package", () => {
  /** @param {any} goal @param {any} options @returns {Promise<any[]>} */
  const made = async (goal, options) => {
    const puzzles = [];
    for await (const puzzle of engine.puzzles(goal, options)) puzzles.push(puzzle);
    return puzzles;
  };
  for (const [what, goal] of /** @type {const} */ ([
    ["without rules", { layout: "2x3", seed: 3 }],
    ["of a level", { layout: "3x3", level: "medium", seed: 3 }],
    ["with rules", { rules: "killer", layout: "2x2", seed: 3 }],
  ])) {
    it(`${what} are none of those to avoid, nor have their solutions`, async () => {
      const known = await made(goal, { count: 2 });
      const avoid = known.map(({ puzzle, layout, rules }) => {
        const cells = [...puzzle].map((digit) => Number(digit) || 0);
        return { layout, cells, ...(rules && { rules }) };
      });
      const others = await made(goal, { count: 2, avoid });
      const solutions = known.map(({ solution }) => solution);
      assert.equal(others.length, 2);
      assert.ok(others.every(({ solution }) => !solutions.includes(solution)));
      assert.deepEqual(await made(goal, { count: 2, avoid }), others);
    });
  }

  it("are distinct where this is wanted, and end where no more are", async () => {
    // The solutions of killers without givens decide on such boards: there are 288.
    const solutions = (await made({ rules: "killer", layout: "2x2", seed: 3 }, { count: 12, distinct: true })).map(
      ({ solution }) => solution,
    );
    assert.equal(new Set(solutions).size, 12);
    const keep = "1234341221434321".replace(/^./, ".");
    const tooMany = made({ layout: "2x2", keep, seed: 1 }, { count: 3, distinct: true });
    await assert.rejects(tooMany, { code: "not-found" });
  });
});

describe("new puzzles", () => {
  for (const name of presetNames.filter((each) => each !== "book" && each !== "daily")) {
    it(`of the preset ${name} are different, of the wanted level, with the right key`, async () => {
      const settings = presetSettings(name, { locale: "it", seed: 11 });
      assert.ok(settings.work.kind === "new");
      const job = await make(settings, { engine });
      const puzzles = puzzlesOf(job);
      const [{ count, goal }] = settings.work.sections;
      assert.equal(puzzles.length, count);
      assert.equal(new Set(puzzles.map(({ givens }) => givens.join())).size, count);
      for (const puzzle of puzzles) {
        expectKey(puzzle);
        assert.equal(puzzle.level, goal.level);
      }
      assert.deepEqual(await make(settings, { engine }), job);
    });
  }

  it("of several boards keep to their goals", async () => {
    const sections = [
      { count: 20, goal: { layout: "2x2", symmetry: "none", clues: [4, 6] }, title: "" },
      { count: 4, goal: { layout: "jigsaw:6", symmetry: "none" }, title: "" },
      { count: 3, goal: { layout: "3x3+x", symmetry: "180", level: "medium" }, title: "" },
      { count: 2, goal: { layout: "4x4", symmetry: "none", clues: [115, 125] }, title: "" },
      { count: 3, goal: { layout: "3x3", symmetry: "none", rating: [2.6, 4.5] }, title: "" },
    ];
    const job = /** @type {any} */ (
      await make(settingsWith({ kind: "new", sections, copies: 1 }, { rating: true }), { engine })
    );
    assert.deepEqual(
      job.sections.map((/** @type {any} */ { puzzles }) => puzzles.length),
      sections.map(({ count }) => count),
    );
    for (const puzzle of puzzlesOf(job)) expectKey(puzzle);
    const [small, jigsaws, , large, rated] = job.sections.map((/** @type {any} */ { puzzles }) => puzzles);
    assert.equal(new Set(jigsaws.map((/** @type {any} */ { layout }) => layout)).size, 4);
    assert.ok(small.every((/** @type {any} */ { level, rating }) => level === "easy" && rating === null));
    assert.ok(
      large.every((/** @type {any} */ { level, givens }) => level === null && givens.filter(Boolean).length >= 115),
    );
    assert.ok(rated.every((/** @type {any} */ { rating }) => rating >= 2.6 && rating <= 4.5));
  });

  it("have the level and the rating that the engine gives a puzzle of its own", async () => {
    const sections = [{ count: 12, goal: { layout: "3x3", symmetry: "none", clues: [24, 26] }, title: "" }];
    for (const { givens, level, rating } of puzzlesOf(
      await make(settingsWith({ kind: "new", sections, copies: 1 }, { rating: true }), { engine }),
    )) {
      const puzzle = { layout: "3x3", cells: givens };
      assert.deepEqual([level, rating], [(await engine.path(puzzle)).level, (await engine.rate(puzzle)).er]);
    }
  });

  it("which cannot be are refused with their place", async () => {
    const sections = [
      { count: 1, goal: { layout: "3x3", symmetry: "none" }, title: "" },
      { count: 1, goal: { layout: "3x3", symmetry: "none", clues: [1, 9] }, title: "" },
    ];
    await assert.rejects(
      make(settingsWith({ kind: "new", sections, copies: 1 }), { engine }),
      (/** @type {any} */ { code, details }) => {
        assert.deepEqual([code, details.section, details.number], ["too-few-clues", 2, 1]);
        return true;
      },
    );
  });

  it("end soon after an abort", async () => {
    const stop = new AbortController();
    const sections = [{ count: 1000, goal: { layout: "3x3", symmetry: "none", level: "expert" }, title: "" }];
    const making = make(settingsWith({ kind: "new", sections, copies: 1 }), {
      engine,
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done > 2) stop.abort();
      },
    });
    await assert.rejects(making, { code: "aborted" });
  });
});

describe("the board", () => {
  const givens = [..."4030300000000001"].map(Number);
  const board = { layout: "2x2", givens, entries: givens.map((given, cell) => (cell === 1 ? 2 : 0)) };

  it("has its key, and what was entered if that is wanted", async () => {
    for (const entered of [true, false]) {
      const [puzzle] = puzzlesOf(
        await make(settingsWith({ kind: "board", entered }, { candidates: true }), { engine, board }),
      );
      expectKey(puzzle);
      assert.deepEqual(puzzle.entries, entered ? board.entries : null);
      assert.equal(puzzle.candidates[1], entered ? 0 : puzzle.candidates[1] || 1);
      assert.equal(puzzle.level, "easy");
    }
  });

  for (const [name, cells, flaw] of /** @type {[string, number[], string][]} */ ([
    ["several solutions", givens.map((given, cell) => (cell === 0 ? 0 : given)), "several"],
    ["equal givens", givens.map((given, cell) => (cell === 1 ? 4 : given)), "none"],
  ])) {
    it(`with ${name} has no key`, async () => {
      const [puzzle] = puzzlesOf(
        await make(settingsWith({ kind: "board", entered: false }), { engine, board: { ...board, givens: cells } }),
      );
      assert.deepEqual([puzzle.solution, puzzle.flaw, puzzle.level, puzzle.rating], [null, flaw, null, null]);
    });
  }
});

const classicLine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const manySolutions = `.${classicLine.slice(1, 80)}.`.replace("3", ".").replace("7", ".");
const noSolution = classicLine.replace("53..7", "533.7");

describe("the reader's list", () => {
  /** @type {string} */
  let text;
  /** @type {string[]} */
  let names;
  const count = 200;

  before(async () => {
    names = [];
    const lines = ["# mixed", ""];
    const goals = [
      { layout: "3x3", clues: [28, 34] },
      { layout: "2x3" },
      { layout: "2x2" },
      { layout: "4x4", clues: [120, 130] },
      { layout: "3x3", level: "hard" },
    ];
    const made = await Promise.all(
      goals.map(async (goal, i) => {
        const all = [];
        for await (const each of engine.puzzles(/** @type {any} */ ({ ...goal, seed: 17 + i }), {
          count: count / goals.length,
        }))
          all.push(each);
        return all;
      }),
    );
    for (let i = 0; i < count; i++) {
      const { puzzle, layout } = made[i % goals.length][Math.floor(i / goals.length)];
      const name = `Puzzle ${i} – Ї`;
      names.push(name);
      if (i % 20 === 5) lines.push(await fPuzzlesLink(puzzle, layout, name));
      else lines.push(`${puzzle} # ${name}`);
    }
    text = lines.join("\n");
  });

  const read = (/** @type {string} */ from, name = "") =>
    readTexts([{ name, text: from }], (each) => readText(each, { engine, limit: 2000 }), 2000);

  it("of mixed formats and sizes is read, solved and judged", async () => {
    const { puzzles: list, errors } = await read(text);
    assert.deepEqual(errors, []);
    assert.equal(list.length, count);
    const job = /** @type {any} */ (
      await make(settingsWith({ kind: "list", order: "given" }, { rating: true }), { engine, list })
    );
    assert.deepEqual(job.faults, []);
    const puzzles = puzzlesOf(job);
    assert.deepEqual(
      puzzles.map(({ title }) => title),
      names,
    );
    for (const [i, puzzle] of puzzles.entries()) {
      if (puzzle.givens.length < 200 || i % 20 === 3) expectKey(puzzle);
      assert.equal(puzzle.level !== null, puzzle.givens.length <= 144, `${puzzle.layout}`);
      assert.equal(puzzle.rating !== null, puzzle.layout === "3x3");
    }
    assert.ok(puzzles.filter((_, i) => i % 5 === 4).every(({ level }) => level === "hard"));
  });

  it("is put in order, easiest first, and what has no level last", async () => {
    const { puzzles: list } = await read(text);
    const levels = ["easy", "medium", "hard", "expert", "extreme"];
    const byLevel = puzzlesOf(await make(settingsWith({ kind: "list", order: "level" }), { engine, list })).map(
      ({ level }) => (level ? levels.indexOf(level) : 9),
    );
    assert.deepEqual(
      byLevel,
      [...byLevel].sort((a, b) => a - b),
    );
    assert.equal(byLevel.length, count);
    const byRating = puzzlesOf(await make(settingsWith({ kind: "list", order: "rating" }), { engine, list })).map(
      ({ rating }) => rating ?? 99,
    );
    assert.deepEqual(
      byRating,
      [...byRating].sort((a, b) => a - b),
    );
  });

  it("keeps the good puzzles, and names those that are wrong and those that cannot be read", async () => {
    const { puzzles: list, errors } = await read(
      [
        classicLine,
        manySolutions,
        `!${classicLine.slice(1)}`,
        classicLine.slice(0, 80),
        noSolution,
        `${classicLine}  # good`,
      ].join("\n"),
      "mine.txt",
    );
    assert.deepEqual(
      errors.map(({ position, source }) => [position?.line, source]),
      [
        [3, "mine.txt"],
        [4, "mine.txt"],
      ],
    );
    const {
      sections: [{ puzzles }],
      faults,
    } = /** @type {any} */ (await make(settingsWith({ kind: "list", order: "level" }), { engine, list }));
    assert.deepEqual(
      puzzles.map((/** @type {any} */ { flaw, title }) => [flaw, title]),
      [
        [null, ""],
        [null, "good"],
        ["several", ""],
        ["none", ""],
      ],
    );
    assert.deepEqual(faults, [
      { flaw: "several", place: 2, number: 3, line: 2, source: "mine.txt" },
      { flaw: "none", place: 3, number: 4, line: 5, source: "mine.txt" },
    ]);
    assert.equal(
      faultSentence(faults[0], await loadWords("en")),
      "Puzzle 3 (mine.txt, line 2) has more than one solution.",
    );
    assert.equal(faultSentence({ ...faults[1], source: "" }, await loadWords("zh")), "第4题（第5行）无解。");
  });

  it("of several files has their names as titles", async () => {
    const sources = [
      { name: "a.sdm", text: `${classicLine}\n${classicLine} # own` },
      { name: "b.txt", text: classicLine },
    ];
    const { puzzles } = await readTexts(sources, (each) => readText(each, { engine }));
    assert.deepEqual(
      puzzles.map(({ title, source, line }) => [title, source, line]),
      [
        ["a.sdm", "a.sdm", 1],
        ["own", "a.sdm", 2],
        ["b.txt", "b.txt", 1],
      ],
    );
  });

  it("with nothing in it is an empty document", async () => {
    assert.deepEqual(await make(settingsWith({ kind: "list", order: "rating" }), { engine, list: [] }), {
      kind: "puzzles",
      sections: [{ title: "", puzzles: [] }],
      faults: [],
    });
  });
});
