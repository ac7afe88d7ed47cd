import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { make } from "../../../web/print-jobs/index.js";
import { seedOf } from "../../../web/model/seeds.js";
import { defaultSettings } from "../../../web/print/print-settings.js";
import { fakeEngine } from "./fake-engine.js";

/** @param {readonly number[]} counts @param {object} [show] @param {number} [seed] @returns {any} */
function settingsFor(counts, show = {}, seed = 5, copies = 1) {
  const usual = defaultSettings({ locale: "it", seed });
  const sections = counts.map((count, i) => ({ count, goal: { layout: "2x2", symmetry: "none" }, title: `part ${i}` }));
  return {
    ...usual,
    work: { kind: "new", sections, copies },
    look: { ...usual.look, show: { ...usual.look.show, ...show } },
  };
}

/** @param {any} job @returns {any[]} */
const puzzlesOf = (job) => job.sections.flatMap((/** @type {any} */ { puzzles }) => puzzles);

describe("new puzzles", () => {
  it("fill the sections in their order", async () => {
    const job = /** @type {any} */ (await make(settingsFor([3, 1, 5]), { engine: fakeEngine() }));
    assert.deepEqual(
      job.sections.map((/** @type {any} */ { title, puzzles }) => [title, puzzles.length]),
      [
        ["part 0", 3],
        ["part 1", 1],
        ["part 2", 5],
      ],
    );
  });

  it("look as their section says, whatever those of other sections look like", async () => {
    const settings = settingsFor([2, 1, 1]);
    settings.work.sections[0].face = "fruits";
    settings.work.sections[1].face = "animals";
    const made = puzzlesOf(await make(settings, { engine: fakeEngine() }));
    assert.deepEqual(
      made.map(({ face }) => face),
      ["fruits", "fruits", "animals", undefined],
    );
  });

  it("are dealt to the sheets of a class: each sheet has all sections, and no puzzle is on two sheets", async () => {
    const job = /** @type {any} */ (await make(settingsFor([4, 2], {}, 5, 3), { engine: fakeEngine() }));
    assert.deepEqual(
      job.sections.map((/** @type {any} */ { title, sheet, puzzles }) => [sheet, title, puzzles.length]),
      [
        [1, "part 0", 4],
        [1, "part 1", 2],
        [2, "part 0", 4],
        [2, "part 1", 2],
        [3, "part 0", 4],
        [3, "part 1", 2],
      ],
    );
    assert.equal(new Set(puzzlesOf(job).map(({ givens }) => givens.join(""))).size, 18);
  });

  it("are different in the whole document, though the sections repeat each other", async () => {
    const made = puzzlesOf(await make(settingsFor([40, 40, 40]), { engine: fakeEngine() }));
    assert.equal(new Set(made.map(({ givens }) => givens.join(""))).size, 120);
  });

  /** @type {[version: 1 | 2, solutions: number][]} */
  const repeating = [
    [1, 2],
    [2, 4],
  ];
  for (const [version, expected] of repeating) {
    it(`of version ${version} have ${version === 1 ? "solutions as they come" : "different solutions"}`, async () => {
      const grid = "123456456123231564564231312645645312";
      const engine = {
        ...fakeEngine(),
        async *puzzles(/** @type {any} */ { edition }, /** @type {any} */ { count, first }) {
          assert.equal(edition, version);
          for (let index = first; index < first + count; index++) {
            // Two puzzles of each solution: one of two cells is blank.
            const turned = Math.floor(index / 2) * 6;
            const solution = grid.slice(turned) + grid.slice(0, turned);
            const cell = index % 2;
            const puzzle = `${solution.slice(0, cell)}.${solution.slice(cell + 1)}`;
            yield { puzzle, solution, layout: "2x3", level: null, rating: null, index };
          }
        },
      };
      const settings = { ...settingsFor([4]), version };
      const made = puzzlesOf(await make(settings, { engine }));
      assert.equal(new Set(made.map(({ solution }) => solution.join(""))).size, expected);
    });
  }

  it("have the word that is the face of all of them in the solutions of the boards that it fits", async () => {
    const asked = /** @type {any[]} */ ([]);
    const plain = fakeEngine();
    const engine = {
      ...plain,
      async *puzzles(/** @type {any} */ goal, /** @type {any} */ options) {
        asked.push(goal.word);
        for await (const made of plain.puzzles(goal, options))
          yield { ...made, ...(goal.word && { face: `word:${goal.word}` }) };
      },
    };
    const settings = settingsFor([1, 1]);
    settings.look = { ...settings.look, face: "word:MATH" };
    settings.work.sections[1].goal = { ...settings.work.sections[1].goal, word: "PLAY" };
    const made = puzzlesOf(await make(settings, { engine }));
    assert.deepEqual(asked, ["MATH", "PLAY"]);
    assert.deepEqual(
      made.map(({ face }) => face),
      ["word:MATH", "word:PLAY"],
    );
  });

  it("fail when there are not enough different ones, with the place in the document", async () => {
    await assert.rejects(make(settingsFor([5, 12]), { engine: fakeEngine({ different: 9 }) }), {
      code: "too-few-different",
      details: { wanted: 12, found: 4, section: 2, number: 5 },
    });
  });

  it("a puzzle that is not found is named by section and number", async () => {
    await assert.rejects(make(settingsFor([5]), { engine: fakeEngine({ failAt: 3 }) }), (/** @type {any} */ error) => {
      assert.deepEqual(
        [error.code, error.details.section, error.details.number, error.details.tried],
        ["not-found", 1, 4, 5],
      );
      return true;
    });
  });

  it("are the same for the same settings, however long each takes, and others for another seed", async () => {
    const quick = await make(settingsFor([6, 6]), { engine: fakeEngine() });
    const slow = await make(settingsFor([6, 6]), { engine: fakeEngine({ delay: (index) => (index * 7) % 3 }) });
    assert.deepEqual(slow, quick);
    assert.notDeepEqual(await make(settingsFor([6, 6], {}, 6), { engine: fakeEngine() }), quick);
  });

  it("are judged only if that is shown and the goal has not asked for it", async () => {
    for (const [show, own, level, rating, paths] of /** @type {any[]} */ ([
      [{ level: true }, {}, "easy", null, 4],
      [{ level: false }, {}, null, null, 0],
      [{ level: true }, { level: "hard" }, "hard", null, 0],
      [{ level: false, rating: true }, {}, null, null, 0],
      [{ rating: true }, { level: "hard", rating: 4.5 }, "hard", 4.5, 0],
      [{}, { level: "hard", rating: 4.5 }, "hard", null, 0],
    ])) {
      const engine = fakeEngine(own);
      const made = puzzlesOf(await make(settingsFor([4], show), { engine }));
      assert.deepEqual(
        made.map((puzzle) => [puzzle.level, puzzle.rating]),
        Array.from({ length: 4 }, () => [level, rating]),
        JSON.stringify(show),
      );
      assert.equal(engine.calls.filter(({ name }) => name === "path").length, paths, JSON.stringify(show));
    }
  });

  it("have the candidates that the givens leave, when they are shown", async () => {
    for (const { givens, candidates, solution } of puzzlesOf(
      await make(settingsFor([10], { candidates: true }), { engine: fakeEngine() }),
    )) {
      assert.deepEqual(
        candidates,
        givens.map((/** @type {number} */ given, /** @type {number} */ cell) =>
          given ? 0 : 1 << (solution[cell] - 1),
        ),
      );
    }
    assert.ok(
      puzzlesOf(await make(settingsFor([3]), { engine: fakeEngine() })).every(({ candidates }) => candidates === null),
    );
  });

  it("report progress from nothing to all", async () => {
    /** @type {any[]} */
    const heard = [];
    await make(settingsFor([7, 5]), {
      engine: fakeEngine({ delay: () => 2 }),
      onProgress: (progress) => heard.push(progress),
    });
    const puzzles = heard.filter(({ what }) => what === "puzzles");
    assert.deepEqual(puzzles[0], { what: "puzzles", done: 0, of: 12 });
    assert.deepEqual(puzzles.at(-1), { what: "puzzles", done: 12, of: 12 });
    assert.ok(puzzles.every(({ done }, i) => i === 0 || done > puzzles[i - 1].done));
    assert.deepEqual(heard.at(-1), { what: "levels", done: 12, of: 12 });
  });

  it("end when the signal aborts, before they begin or in between", async () => {
    for (const stopAt of [0, 3]) {
      const stop = new AbortController();
      if (stopAt === 0) stop.abort();
      const engine = fakeEngine({
        delay: (index) => {
          if (index === stopAt) stop.abort();
          return 0;
        },
      });
      await assert.rejects(make(settingsFor([50]), { engine, signal: stop.signal }), { code: "aborted" });
    }
  });
});

describe("new puzzles with rules", () => {
  /** @param {readonly number[]} counts @param {object} [show] @returns {any} */
  function settingsWithRules(counts, show = {}) {
    const settings = settingsFor(counts, show);
    return {
      ...settings,
      work: {
        ...settings.work,
        sections: settings.work.sections.map((/** @type {any} */ section) => ({
          ...section,
          goal: { layout: "2x2", rules: "cage", symmetry: "none" },
        })),
      },
    };
  }

  it("fill the sections, with their rules, and each is another one", async () => {
    const job = /** @type {any} */ (await make(settingsWithRules([12, 3]), { engine: fakeEngine() }));
    assert.deepEqual(
      job.sections.map((/** @type {any} */ { title, puzzles }) => [title, puzzles.length]),
      [
        ["part 0", 12],
        ["part 1", 3],
      ],
    );
    assert.deepEqual(puzzlesOf(job)[2].rules, ["cage 3 r1c1 r1c2"]);
    assert.equal(new Set(puzzlesOf(job).map(({ givens, rules }) => `${givens.join("")} ${rules}`)).size, 15);
  });

  it("are the same however long each takes, and without the numbers that give none", async () => {
    const missing = [0, 4, 5];
    const quick = await make(settingsWithRules([9]), { engine: fakeEngine({ missing }) });
    const slow = await make(settingsWithRules([9]), {
      engine: fakeEngine({ missing, delay: (index) => (index * 7) % 3 }),
    });
    assert.deepEqual(slow, quick);
    assert.deepEqual(
      puzzlesOf(quick).map(({ rules }) => Number(rules[0].split(" ")[1]) - 1),
      [1, 2, 3, 6, 7, 8, 9, 10, 11],
    );
  });

  it("are given up when no number gives a puzzle, or no other one", async () => {
    const missing = Array.from({ length: 100 }, (_, i) => i + 2);
    await assert.rejects(
      make(settingsWithRules([5]), { engine: fakeEngine({ missing }) }),
      (/** @type {any} */ error) => {
        assert.deepEqual([error.code, error.details.section, error.details.number], ["not-found", 1, 3]);
        return true;
      },
    );
    await assert.rejects(make(settingsWithRules([12]), { engine: fakeEngine({ different: 9 }) }), {
      code: "too-few-different",
      details: { wanted: 12, found: 9, section: 1, number: 10 },
    });
    await assert.rejects(make(settingsWithRules([12]), { engine: fakeEngine({ failAt: 6 }) }), {
      code: "bad-rule-goal",
    });
  });

  it("are judged with their rules when their goal names no level", async () => {
    const engine = fakeEngine();
    const made = puzzlesOf(await make(settingsWithRules([2], { level: true }), { engine }));
    assert.deepEqual(
      made.map(({ level }) => level),
      ["easy", "easy"],
    );
    assert.deepEqual(
      engine.calls.filter(({ name }) => name === "path").map(({ values: [puzzle] }) => puzzle.rules),
      made.map(({ rules }) => rules),
    );
  });

  it("end when the signal aborts", async () => {
    const stop = new AbortController();
    const engine = fakeEngine({
      delay: (index) => {
        if (index === 3) stop.abort();
        return 0;
      },
    });
    await assert.rejects(make(settingsWithRules([50]), { engine, signal: stop.signal }), { code: "aborted" });
  });
});

describe("seeds", () => {
  it("of parts differ from each other, and are seeds", () => {
    const seeds = [0, 1, 2, 5, 2 ** 32, 2 ** 32 + 1, 2 ** 53 - 1].flatMap((seed) =>
      Array.from({ length: 60 }, (_, part) => seedOf(seed, part)),
    );
    assert.equal(new Set(seeds).size, seeds.length);
    assert.ok(seeds.every((seed) => Number.isSafeInteger(seed) && seed >= 0));
  });

  it("stay what they are, so that settings kept for years give the same book", () => {
    assert.deepEqual(
      [seedOf(0, 0), seedOf(1, 0), seedOf(1, 1), seedOf(482_193, 3), seedOf(2 ** 53 - 1, 49)],
      [846_397_502_643_152, 5_926_643_042_076_688, 4_548_198_586_298_181, 1_723_988_882_691_227, 2_602_729_146_729_072],
    );
  });
});
