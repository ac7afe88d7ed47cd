import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";

import { make as makeJob } from "../../../web/print-jobs/index.js";
import { occursOn } from "../../../web/print-jobs/small-boards.js";
import { positionOfExample } from "../../../web/model/example.js";
import { techniques } from "../../../web/model/techniques.js";
import { defaultSettings, defaultWork } from "../../../web/print/print-settings.js";

const { step, ...example } = JSON.parse(
  readFileSync(new URL("../../../docs/techniques/examples.json", import.meta.url), "utf8"),
)["naked-pair"];
const state = positionOfExample(example);

/** @returns {Promise<any>} */
const make = (/** @type {any} */ settings, /** @type {any} */ context) => makeJob(settings, context);

/** @returns {any} */
const settingsOf = (work = {}, seed = 3) => ({
  ...defaultSettings({ locale: "it", seed }),
  work: { ...defaultWork("worksheet"), technique: "naked-pair", exercises: 2, ...work },
});

/**
 * An engine that finds at once, of a limited number of puzzles, the one that a seed stands for. Puzzle k has k + 1
 * answers.
 */
function practising({
  different = 1e9,
  workers = 3,
  fails = Infinity,
  hinted = (/** @type {number} */ puzzle) => (puzzle < 0 ? "pointing" : "naked-pair"),
  path = /** @type {any[]} */ ([]),
} = {}) {
  const seeds = [];
  const signals = [];
  return {
    seeds,
    signals,
    about: async () => ({ workers }),
    practice: async ({ technique, layout, seed, signal }) => {
      assert.deepEqual([technique, layout], ["naked-pair", "3x3"]);
      signals.push(signal);
      const place = seeds.push(seed);
      for (let turns = 1 + (seed % 5); turns > 0; turns--) await nextTurn();
      if (place === fails) throw Object.assign(new Error("failed"), { code: "engine-failed", details: {} });
      const puzzle = seed % different;
      const answers = Array.from({ length: 1 + (puzzle % 4) }, (_, i) => ({
        ...step,
        eliminations: [{ cell: `r${i + 1}c1`, digit: 5 }],
      }));
      return { puzzle: String(puzzle), layout, state: { ...state, puzzle }, answers };
    },
    hint: async ({ puzzle }) => ({ technique: hinted(puzzle) }),
    path: async (from, { allowed }) => {
      assert.deepEqual([allowed[0], allowed.at(-1), allowed.includes("x-wing")], ["full-house", "naked-pair", false]);
      return path;
    },
    steps: async (from, { allowed }) => {
      assert.deepEqual(allowed, ["naked-pair"]);
      return [step];
    },
  };
}
const exercisesOf = (job) => job.sheets.flatMap(({ exercises }) => exercises);

test("a technique that never occurs on the board is refused before any position is looked for", async () => {
  const engine = practising();
  await assert.rejects(make(settingsOf({ technique: "naked-pair", layout: "2x2" }), { engine }), {
    code: "technique-never",
  });
  assert.equal(engine.seeds.length, 0);
});

describe("the exercises of a technique of rules", () => {
  const id = "last-cell-of-sum";
  const lines = JSON.parse(
    readFileSync(new URL("../../../docs/rule-techniques/exercises.json", import.meta.url), "utf8"),
  )[id];
  const ruled = { ...step, technique: id, eliminations: [], placements: [{ cell: "r1c1", digit: 5 }] };
  const engine = {
    ...practising({ hinted: () => /** @type {any} */ (id) }),
    steps: async (/** @type {any} */ from, /** @type {any} */ { allowed }) => {
      assert.deepEqual([allowed, from.rules.length > 0], [[id], true]);
      return [ruled];
    },
    generate: async () => assert.fail("no puzzle is needed"),
  };
  const makeRuled = (/** @type {any} */ work, kept = lines) =>
    make(settingsOf({ technique: id, layout: "2x2", ...work }, 7), { engine, keptExercisesOf: async () => kept });
  const rulesOf = (/** @type {any} */ job) =>
    [job.example, ...exercisesOf(job)].map(({ state: { rules } }) => rules.join());

  it("are positions of the course", async () => {
    const job = await makeRuled({ exercises: 4 });
    assert.deepEqual(rulesOf(job).toSorted(), lines.map((/** @type {any} */ { rules }) => rules.join()).toSorted());
    assert.ok(
      job.about.some((/** @type {string} */ text) => text.includes("freccia")),
      job.about,
    );
  });

  it("are these positions turned and mirrored where more are wanted, each once", async () => {
    const rules = rulesOf(await makeRuled({ exercises: 13, copies: 3 }));
    assert.equal(new Set(rules).size, 40);
  });

  it("are refused where the course has too few, and no puzzles of their kinds can be made", async () => {
    const drawn = lines.map((/** @type {any} */ { made: _, ...line }) => line);
    await assert.rejects(makeRuled({ exercises: 20, copies: 2 }, drawn), {
      code: "too-few-different",
      details: { wanted: 41, found: 40 },
    });
  });

  it("are positions in further puzzles where turns are not enough", async () => {
    const state = positionOfExample(lines[0]);
    /** @type {any[]} */
    const goals = [];
    const making = {
      ...engine,
      generate: async (/** @type {any} */ { rules, seed }) => {
        goals.push(rules);
        const other = state.rules.map((rule) => rule.replace(/^arrow/, `arrow ${10 + (seed % 900)}`));
        return { puzzle: state.givens.map((digit) => digit || ".").join(""), rules: other };
      },
      path: async () => [ruled],
    };
    const job = await make(settingsOf({ technique: id, exercises: 10, copies: 5 }, 7), {
      engine: making,
      keptExercisesOf: async () => lines,
    });
    assert.deepEqual([goals, new Set(rulesOf(job)).size], [["arrow", "killer"].slice(0, goals.length), 51]);
  });
});

/** Technique, board, and whether it occurs there. @type {[string, string, boolean][]} */
const onBoards = [
  ["hidden-single", "2x2", true],
  ["x-wing", "2x2", false],
  ["x-wing", "2x3", true],
  ["jellyfish", "3x2", false],
  ["jellyfish", "3x3", true],
  ["naked-group", "3x3", false],
  ["naked-group", "3x4", true],
];
for (const [technique, layout, occurs] of onBoards) {
  test(`${technique} ${occurs ? "occurs" : "does not occur"} on ${layout}`, () => {
    assert.equal(occursOn(technique, layout), occurs);
  });
}

test("the names of the techniques of small boards are those of the teacher", () => {
  assert.equal(techniques.filter((id) => occursOn(id, "2x3")).length, 41);
});

describe("worksheets", () => {
  for (const [exercises, copies] of [
    [1, 1],
    [4, 1],
    [3, 24],
    [24, 2],
  ]) {
    it(`${copies} with ${exercises} exercises`, async () => {
      const engine = practising();
      const job = await make(settingsOf({ exercises, copies }), { engine });
      assert.deepEqual(
        job.sheets.map((sheet) => sheet.exercises.length),
        Array(copies).fill(exercises),
      );
      assert.equal(engine.seeds.length, 1 + exercises * copies);
      assert.equal(new Set(engine.seeds).size, engine.seeds.length);
    });
  }

  it("are the same for the same seed, with any number of workers; others for another seed", async () => {
    const made = (seed, workers) =>
      make(settingsOf({ exercises: 5, copies: 4 }, seed), { engine: practising({ workers }) });
    const job = await made(3, 1);
    for (const workers of [2, 7]) assert.deepEqual(await made(3, workers), job);
    assert.notDeepEqual(await made(4, 1), job);
  });

  it("are in the language of the sheets", async () => {
    const {
      name,
      about,
      example: { sentences },
      legend,
    } = await make(settingsOf(), { engine: practising() });
    assert.equal(name, "Coppia scoperta (Naked Pair)");
    assert.match([...about, ...sentences, legend[0].meaning].join(" "), /caselle.*candidati.*elimin/s);
  });

  it("name cells as wanted", async () => {
    const {
      example: { result, sentences },
      naming,
    } = await make(settingsOf(), { engine: practising(), naming: "a1" });
    assert.deepEqual([result, naming], ["A1\u00a0≠\u00a05", "a1"]);
    assert.match(sentences.join(" "), /A1/);
  });

  it("have what the caller says about finding the technique", async () => {
    const spottingOf = async (technique, language) => [technique, language];
    const practice = async ({ seed, layout }) => ({ puzzle: String(seed), layout, state, answers: [step] });
    const engine = { ...practising({ hinted: () => /** @type {any} */ ("xy-wing") }), practice };
    const spotting = async (context) =>
      (await make(settingsOf({ technique: "xy-wing" }), { engine, ...context })).spotting;
    assert.deepEqual(await spotting({ spottingOf }), ["xy-wing", "it"]);
    assert.deepEqual(await spotting({}), []);
  });

  it("say how to find the technique on paper where its lesson is about several", async () => {
    const { spotting, name, plainName } = await make(settingsOf(), {
      engine: practising(),
      spottingOf: async () => ["lesson"],
    });
    assert.match(
      spotting.join("|"),
      /^In ogni riga, colonna e riquadro cerca le caselle con esattamente due candidati\.[^|]*$/,
    );
    assert.deepEqual([name, plainName], ["Coppia scoperta (Naked Pair)", "Coppia scoperta"]);
  });

  it("list the other right answers of an exercise, without the one that is shown", async () => {
    for (const { result, others } of exercisesOf(await make(settingsOf({ exercises: 20 }), { engine: practising() }))) {
      const all = [result, ...others];
      assert.equal(new Set(all).size, all.length);
      assert.deepEqual(
        all.toSorted(),
        ["r1c1\u00a0≠\u00a05", "r2c1\u00a0≠\u00a05", "r3c1\u00a0≠\u00a05", "r4c1\u00a0≠\u00a05"].slice(0, all.length),
      );
    }
  });
});

test("sheets of a class are equally hard: each has as many answers to find, give or take one, and begins with what is easiest", async () => {
  const { sheets } = await make(settingsOf({ exercises: 8, copies: 6 }), { engine: practising() });
  const answers = sheets.map(({ exercises }) => exercises.map(({ others }) => 1 + others.length));
  for (const each of answers)
    assert.deepEqual(
      each,
      each.toSorted((a, b) => b - a),
    );
  const sums = answers.map((each) => each.reduce((sum, count) => sum + count));
  assert.ok(Math.max(...sums) - Math.min(...sums) <= 2, sums.join());
});

describe("a position in which another technique comes first", () => {
  const pointing = { ...step, technique: "pointing", eliminations: [{ cell: "r1c1", digit: 9 }] };
  const hinted = (/** @type {number} */ puzzle) => (puzzle % 2 ? "pointing" : "naked-pair");

  it("is taken as it is after the steps of easier techniques", async () => {
    const cell = state.candidates.findLastIndex((digits) => digits.length > 2);
    const [digit] = state.candidates[cell];
    const eliminations = [{ cell: `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`, digit }];
    const engine = practising({ hinted, path: [{ ...pointing, eliminations }, step, pointing] });
    const exercises = exercisesOf(await make(settingsOf({ exercises: 20 }), { engine }));
    assert.equal(engine.seeds.length, 21);
    const advanced = exercises.filter((each) => !each.state.candidates[cell].includes(digit));
    assert.ok(advanced.length > 3 && advanced.length < 18);
    assert.ok(advanced.every((each) => each.others.length === 0));
  });

  it("is replaced where the technique does not come at all", async () => {
    const engine = practising({ hinted, path: [pointing] });
    const {
      sheets: [{ exercises }],
    } = await make(settingsOf({ exercises: 20 }), { engine });
    assert.ok(engine.seeds.length > 25);
    assert.ok(exercises.every((each) => each.state.puzzle % 2 === 0));
  });

  it("is taken after the steps of easier techniques when no hint is found within the limit of work", async () => {
    const hint = async () => {
      throw Object.assign(new Error("limit"), { code: "search-limit" });
    };
    const {
      sheets: [{ exercises }],
    } = await make(settingsOf({ exercises: 3 }), { engine: { ...practising({ path: [step] }), hint } });
    assert.equal(exercises.length, 3);
    await assert.rejects(
      make(settingsOf(), {
        engine: {
          ...practising(),
          hint: async () => {
            throw Object.assign(new Error("failed"), { code: "engine-failed" });
          },
        },
      }),
      { code: "engine-failed" },
    );
  });

  it("is taken where there are no better ones", async () => {
    const engine = practising({ hinted: () => "pointing", path: [] });
    assert.equal(exercisesOf(await make(settingsOf({ exercises: 3 }), { engine })).length, 3);
  });
});

test("a puzzle that comes again is replaced", async () => {
  const engine = practising({ different: 7 });
  const job = await make(settingsOf({ exercises: 6 }), { engine });
  assert.equal(exercisesOf(job).length, 6);
  assert.ok(engine.seeds.length > 7);
});

test("positions that are too few are shuffled, and each is there once", async () => {
  const engine = practising({ different: 5 });
  const positions = exercisesOf(await make(settingsOf({ exercises: 6, copies: 3 }), { engine }));
  assert.equal(positions.length, 18);
  assert.ok(new Set(positions.map(({ state: { candidates } }) => JSON.stringify(candidates))).size > 12);
});

test("the example of the lesson is shuffled where the engine finds nothing; without it there are no sheets", async () => {
  const rare = async () => {
    throw Object.assign(new Error("not found"), { code: "not-found", details: {} });
  };
  const engine = { ...practising({ hinted: () => "naked-pair" }), practice: rare };
  const job = await make(settingsOf({ exercises: 5, copies: 2 }), { engine, keptExercisesOf: async () => [example] });
  assert.equal(exercisesOf(job).length, 10);
  await assert.rejects(make(settingsOf(), { engine, keptExercisesOf: async () => [] }), { code: "not-found" });
});

test("a failure of the engine ends all searches", async () => {
  const engine = practising({ fails: 3 });
  await assert.rejects(make(settingsOf({ exercises: 20 }), { engine }), { code: "engine-failed" });
  assert.ok(engine.signals.every(({ aborted }) => aborted));
  assert.ok(engine.seeds.length < 8);
});

test("an abort ends the work", async () => {
  const stop = new AbortController();
  const engine = practising();
  const practice = async (/** @type {any} */ wish) => {
    if (engine.seeds.length === 4) stop.abort();
    return engine.practice(wish);
  };
  const heard = [];
  await assert.rejects(
    make(settingsOf({ exercises: 20 }), {
      engine: { ...engine, practice },
      signal: stop.signal,
      onProgress: ({ what }) => heard.push(what),
    }),
    { code: "aborted" },
  );
  assert.ok(engine.seeds.length < 8, String(engine.seeds.length));
  assert.deepEqual([...new Set(heard)], ["positions"]);
});
