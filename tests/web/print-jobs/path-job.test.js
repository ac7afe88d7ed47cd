import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { make as makeJob } from "../../../web/print-jobs/index.js";
import { defaultSettings, defaultWork } from "../../../web/print/print-settings.js";

const solution = "1234341221434321";
const givens = [1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1];
const board = { layout: "2x2", givens, entries: givens.map(() => 0) };
const pair = {
  technique: "naked-pair",
  level: 2,
  digits: [2, 3],
  houses: [{ house: "row", index: 1, role: "where" }],
  parts: [{ role: "subset", cells: ["r1c2", "r1c3"], digits: [2, 3] }],
  links: [],
  placements: [],
  eliminations: [{ cell: "r1c4", digit: 3 }],
};
const single = {
  ...pair,
  technique: "hidden-single",
  level: 1,
  parts: [{ role: "single", cells: ["r1c2"], digits: [2] }],
  placements: [{ cell: "r1c2", digit: 2 }],
  eliminations: [],
};

/** @returns {Promise<any>} */
const make = (/** @type {any} */ settings, /** @type {any} */ context) => makeJob(settings, context);

/** @returns {any} */
const settingsOf = (work = {}, show = {}) => {
  const usual = defaultSettings({ locale: "uk", seed: 1 });
  return {
    ...usual,
    work: { ...defaultWork("path"), ...work },
    look: { ...usual.look, show: { ...usual.look.show, ...show } },
  };
};

describe("the puzzle on the board", () => {
  const authorSolution = [...solution].map(Number);
  const work = { kind: "board", entered: false };
  const printed = async (/** @type {any} */ status, /** @type {any} */ more) => {
    const job = await make(settingsOf(work), { engine: walking({ status }), board: { ...board, ...more } });
    return job.sections[0].puzzles[0];
  };

  it("has the author's solution where the rules leave several, and says so", async () => {
    const { solution: shown, isByAuthor, flaw, level } = await printed("multiple", { authorSolution });
    assert.deepEqual([shown, isByAuthor, flaw, level], [authorSolution, true, null, null]);
  });

  it("has its own solution where it has one, and none without an author's", async () => {
    const { solution: shown, isByAuthor } = await printed("unique", { authorSolution, level: "easy" });
    assert.deepEqual([shown, isByAuthor], [authorSolution, undefined]);
    assert.deepEqual((await printed("multiple", {})).flaw, "several");
  });
});

/** @returns {any} */
function walking({ steps = [pair, single], solved = true, status = "unique", stopped = false, stoppedAt = "" } = {}) {
  const asked = [];
  return {
    asked,
    about: async () => ({ workers: 1 }),
    solve: async () => ({ status, solutions: [solution] }),
    path: async (state, options) => {
      asked.push({ state, options });
      return Object.assign([...steps], {
        solved,
        stopped,
        stoppedAt: stoppedAt || null,
        level: solved ? "medium" : null,
        hardest: solved ? "naked-pair" : null,
      });
    },
    rate: async () => ({ status: "rated", er: 3.4 }),
  };
}

describe("a path", () => {
  it("has the position before each step, and words in the language of the sheets", async () => {
    const { steps, solved, hardest, puzzle } = await make(settingsOf({ least: 2 }), { engine: walking(), board });
    assert.deepEqual([solved, hardest, puzzle.level], [true, "Явна пара (Naked Pair)", "medium"]);
    assert.deepEqual(
      steps.map(({ name }) => name),
      ["Явна пара (Naked Pair)", "Прихований одинак (Hidden Single)"],
    );
    assert.match(steps[0].sentences.join(" "), /клітин/);
    assert.ok(steps[0].state.candidates[3].includes(3));
    assert.ok(!steps[1].state.candidates[3].includes(3));
    assert.equal(steps[1].result, "r1c2\u00a0=\u00a02");
  });

  it("says whether the puzzle is played in fog", async () => {
    const fog = JSON.stringify({ rows: 4, columns: 4, foglight: [[0, 0]] });
    for (const [drawing, isInFog] of /** @type {const} */ ([
      [fog, true],
      [undefined, undefined],
    ]))
      assert.equal((await make(settingsOf(), { engine: walking(), board: { ...board, drawing } })).isInFog, isInFog);
  });

  /** @type {[string, object, boolean][]} */
  const limits = [
    ["a whole path", {}, false],
    ["a path that left a technique out", { stoppedAt: "forcing-net" }, true],
    ["a path that ended at the limit of work", { solved: false, stopped: true, stoppedAt: "forcing-net" }, true],
    ["a path that is stuck", { solved: false }, false],
  ];
  for (const [what, of, isCut] of limits) {
    it(`${what} says whether it is cut`, async () => {
      const job = await make(settingsOf(), { engine: walking(of), board });
      assert.equal(Boolean(job.isCut), isCut);
    });
  }

  /**
   * Techniques of a path, the least level of steps with pictures, and the numbers of the steps that have one.
   * @type {[string, string[], number, number[]][]}
   */
  const cases = [
    [
      "all steps of the level and above",
      ["naked-pair", "hidden-single", "naked-pair", "naked-pair", "naked-pair", "naked-pair"],
      2,
      [0, 2, 3, 4, 5],
    ],
    [
      "the three hardest if fewer reach the level",
      ["full-house", "hidden-single", "naked-pair", "hidden-single", "naked-single", "hidden-single"],
      3,
      [1, 2, 4],
    ],
    ["the earliest of equals", Array(9).fill("hidden-single"), 5, [0, 1, 2]],
    ["all of a short path", ["hidden-single", "hidden-single"], 5, [0, 1]],
    ["none of an empty path", [], 3, []],
  ];
  for (const [what, names, least, expected] of cases) {
    it(`has pictures of ${what}`, async () => {
      const steps = names.map((technique) => ({ ...(technique === "naked-pair" ? pair : single), technique }));
      const job = await make(settingsOf({ least }), { engine: walking({ steps }), board });
      assert.deepEqual(
        job.steps.flatMap(({ pictured }, i) => (pictured ? [i] : [])),
        expected,
      );
      job.steps.forEach(({ step, pictured, sentences }) =>
        assert.equal(sentences.length > 0, pictured || step.technique === "naked-pair"),
      );
      assert.equal(job.legend.length > 0, expected.length > 0);
    });
  }

  it("has no more pictures than are asked for, of the hardest steps, and says how many are left out", async () => {
    const steps = ["hidden-single", "naked-pair", "hidden-single", "naked-pair", "naked-pair"].map((technique) => ({
      ...(technique === "naked-pair" ? pair : single),
      technique,
    }));
    const job = await make(settingsOf({ least: 1, pictures: 4 }), { engine: walking({ steps }), board });
    assert.deepEqual(
      job.steps.map(({ pictured }) => pictured),
      [true, true, false, true, true],
    );
    assert.equal(job.unpictured, 1);
    assert.equal(
      (await make(settingsOf({ least: 1, pictures: 5 }), { engine: walking({ steps }), board })).unpictured,
      0,
    );
  });

  it("keeps the rules of the puzzle, and names the rule of a step", async () => {
    const rules = ["cage 3 r1c2 r1c3"];
    const step = { ...pair, technique: "cage-combinations", rules: [0], combinations: [[1, 2]], total: 3, houses: [] };
    const job = await make(settingsOf({ least: 1 }), {
      engine: walking({ steps: [step] }),
      board: { ...board, rules },
    });
    assert.deepEqual(job.puzzle.rules, rules);
    assert.deepEqual(job.steps[0].state.rules, rules);
    assert.match(job.steps[0].sentences.join(" "), /r1c2/);
  });

  it("has the English name of a technique once", async () => {
    const { steps } = await make(settingsOf(), { engine: walking({ steps: [pair, pair, single] }), board });
    assert.deepEqual(
      steps.map(({ name }) => name),
      ["Явна пара (Naked Pair)", "Явна пара", "Прихований одинак (Hidden Single)"],
    );
  });

  it("does not count the names of singles without pictures, whose lines may have no names", async () => {
    const steps = [single, single, pair, pair, pair];
    const made = await make(settingsOf({ least: 2 }), { engine: walking({ steps }), board });
    assert.deepEqual(
      made.steps.slice(0, 2).map(({ name, pictured }) => [name, pictured]),
      Array(2).fill(["Прихований одинак (Hidden Single)", false]),
    );
  });

  it("begins at the givens, whatever was entered", async () => {
    const engine = walking();
    await make(settingsOf(), { engine, board: { ...board, entries: givens.map((_, cell) => (cell === 1 ? 2 : 0)) } });
    assert.deepEqual(engine.asked[0].state.cells, givens);
  });

  it("leaves out the techniques that the reader does not want", async () => {
    const engine = walking();
    await make(settingsOf(), { engine, board, without: ["x-wing"] });
    assert.equal(engine.asked[0].options.allowed.includes("x-wing"), false);
  });

  it("tells the engine that there are several solutions", async () => {
    const engine = walking({ status: "multiple" });
    const { puzzle } = await make(settingsOf(), { engine, board });
    assert.equal(engine.asked[0].options.givens, "several");
    assert.equal(puzzle.solution, null);
  });

  it("that does not reach the solution has no level", async () => {
    const { solved, hardest, puzzle } = await make(settingsOf(), { engine: walking({ solved: false }), board });
    assert.deepEqual([solved, hardest, puzzle.level], [false, null, null]);
  });
});

test("the rating is asked for when it is shown, for boards that can have one", async () => {
  const classic = { layout: "3x3", givens: Array.from({ length: 81 }, (_, cell) => (cell === 0 ? 5 : 0)), entries: [] };
  const line = "265317948741859362389426157496173285537268419128945673914582736653794821872631594";
  const solve = async ({ layout }) => ({ status: "unique", solutions: [layout === "3x3" ? line : solution] });
  const engine = { ...walking({ steps: [] }), solve };
  const ratingOf = async (wanted, rating) =>
    (await make(settingsOf({}, { rating }), { engine, board: wanted })).puzzle.rating;
  assert.deepEqual(
    [await ratingOf(classic, true), await ratingOf(classic, false), await ratingOf(board, true)],
    [3.4, null, null],
  );
});

test("an abort ends the explaining", async () => {
  const stop = new AbortController();
  const engine = walking({ steps: Array(4000).fill(pair) });
  const making = make(settingsOf(), {
    engine,
    board,
    signal: stop.signal,
    onProgress: ({ what, done }) => {
      if (what === "explanations" && done > 5) stop.abort();
    },
  });
  await assert.rejects(making, { code: "aborted" });
});

test("steps are told with the names of the face: that of the settings, else that of the board", async () => {
  const told = async (/** @type {string} */ face, /** @type {string | undefined} */ ofBoard) => {
    const settings = settingsOf();
    const look = { ...settings.look, language: "en", face };
    const { steps, puzzle } = await make(
      { ...settings, look },
      { board: { ...board, face: ofBoard }, engine: walking(), longWork: { report() {}, pause: async () => {} } },
    );
    const [first] = steps;
    return [first.result, first.state.face, puzzle.face, /“banana”/.test(first.sentences.join(" "))];
  };
  assert.deepEqual(await told("digits", undefined), ["r1c4\u00a0≠\u00a03", undefined, undefined, false]);
  assert.deepEqual(await told("digits", "fruits"), ["r1c4\u00a0≠\u00a0cherries", "fruits", "fruits", true]);
  assert.deepEqual(await told("zero", "fruits"), ["r1c4\u00a0≠\u00a02", "zero", "zero", false]);
});
