import assert from "node:assert/strict";
import { test } from "node:test";
import { createHinting, pictureOf } from "../../../web/panels/hinting.js";
import { deferred, newBench, puzzle } from "./bench.js";

const pair = {
  technique: "naked-pair", level: 2, digits: [2, 3], houses: [{ house: "row", index: 1, role: "where" }],
  parts: [{ role: "subset", cells: ["r1c2", "r1c3"], digits: [2, 3] }], links: [], placements: [], eliminations: [{ cell: "r1c4", digit: 3 }],
};
const single = { ...pair, technique: "hidden-single", parts: [{ role: "single", cells: ["r1c2"], digits: [2] }], placements: [{ cell: "r1c2", digit: 2 }], eliminations: [] };
const sound = { givens: "unique", digits: [], eliminations: [], incompatible: false };

/** @param {object} engine @param {number[]} [givens] */
function begin(engine, givens = puzzle, without = []) {
  const asked = [];
  const bench = newBench(null, givens);
  const answering = {
    mistakes: async () => sound,
    hint: async (state, options) => {
      asked.push({ state, options });
      return pair;
    },
    ...engine,
  };
  return { ...bench, asked, hinting: createHinting(/** @type {any} */ ({ ...bench, engine: answering }), () => without) };
}
const press = (hinting) => hinting.press(new AbortController().signal);

test("three presses, three strengths, and no fourth", async () => {
  const { hinting, asked } = begin({});
  const strengths = [];
  for (let i = 0; i < 4; i += 1) strengths.push((await press(hinting)).strength);
  assert.deepEqual(strengths, [1, 2, 3, 3]);
  assert.equal(asked.length, 1);
});

test("it begins anew when the board changes, and not when a cell is selected", async () => {
  const { hinting, actions } = begin({});
  await press(hinting);
  actions.selectCell(3);
  assert.equal((await press(hinting)).strength, 2);
  actions.enterDigit(2, 1);
  assert.equal(hinting.now(), null);
  assert.equal((await press(hinting)).strength, 1);
});

test("an answer to a board that is no longer there is dropped", async () => {
  const answer = deferred();
  const { hinting, actions } = begin({ hint: () => answer.promise });
  const asked = press(hinting);
  actions.enterDigit(2, 1);
  answer.resolve(pair);
  assert.equal(await asked, null);
  assert.equal(hinting.now(), null);
});

const wrong = { ...sound, digits: [{ cell: "r1c2", digit: 4 }] };
/** @type {any[][]} */
const found = [
  ["a mistake comes first", { mistakes: async () => wrong }, undefined, "mistake"],
  ["digits that fit no solution together are a mistake", { mistakes: async () => ({ ...sound, givens: "several", incompatible: true }) }, undefined, "mistake"],
  ["nothing leads further", { hint: async () => null }, undefined, "stuck"],
  ["no solution", { mistakes: async () => ({ ...sound, givens: "none" }) }, undefined, "unsolvable"],
  ["an empty board", {}, new Array(16).fill(0), "blank"],
  ["givens that contradict", {}, [1, 1, ...new Array(14).fill(0)], "conflict"],
  ["a full board", {}, [..."1234341221434321"].map(Number), "solved"],
];
for (const [name, engine, givens, kind] of found) {
  test(`hint: ${name}`, async () => {
    const { hinting } = begin(engine, givens);
    assert.equal((await press(hinting)).found.kind, kind);
  });
}

test("techniques left out are not asked for; those of uniqueness neither where there are several solutions", async () => {
  const chosen = begin({}, puzzle, ["x-wing"]);
  await press(chosen.hinting);
  assert.ok(!chosen.asked[0].options.allowed.includes("x-wing"));
  assert.ok(chosen.asked[0].options.allowed.includes("unique-rectangle-1"));
  const several = begin({ mistakes: async () => ({ ...sound, givens: "several" }) });
  await press(several.hinting);
  assert.ok(!several.asked[0].options.allowed.includes("unique-rectangle-1"));
});

test("the board shows more at each strength, and no result before the last", () => {
  assert.deepEqual(pictureOf(pair, 1), { ...pair, parts: [], eliminations: [] });
  assert.deepEqual(pictureOf(pair, 2), { ...pair, eliminations: [] });
  assert.equal(pictureOf(pair, 3), pair);
  assert.deepEqual(pictureOf(single, 2), { ...single, parts: [], placements: [] });
});

test("a step without a house is looked for where it begins", () => {
  const frame = (step) => pictureOf({ ...step, houses: [] }, 1).parts;
  const part = (role, cell) => ({ role, cells: [cell], digits: [2] });
  assert.deepEqual(frame(single), [{ role: "subset", cells: ["r1c2"], digits: [] }]);
  assert.deepEqual(frame({ ...pair, parts: ["r1c1", "r1c3"].map((cell) => part("node", cell)) }), [{ role: "subset", cells: ["r1c1"], digits: [] }]);
  const rectangle = [part("corner", "r1c1"), part("extra", "r2c2"), part("corner", "r1c4")];
  assert.deepEqual(frame({ ...pair, parts: rectangle }), [{ role: "subset", cells: ["r1c1", "r1c4"], digits: [] }]);
  assert.deepEqual(frame({ ...pair, parts: [] }), [{ role: "subset", cells: [], digits: [] }]);
});

test("what comes before any step is found for a given position, and told from its beginning", async () => {
  const { hinting, store, actions } = begin({ mistakes: async () => wrong });
  const { position } = store.state();
  const { before } = await hinting.look(position, new AbortController().signal);
  assert.deepEqual(before, { kind: "mistake", wrong });
  assert.equal(hinting.begin(position, before).strength, 1);
  assert.equal((await press(hinting)).strength, 2);
  actions.enterDigit(2, 1);
  assert.equal(hinting.begin(position, before), null);
});

test("that nothing leads further is told with whether there are several solutions", async () => {
  for (const [givens, unique] of [["unique", true], ["several", false]]) {
    const { hinting } = begin({ mistakes: async () => ({ ...sound, givens }), hint: async () => null });
    assert.deepEqual((await press(hinting)).found, { kind: "stuck", unique });
  }
});

test("a review finds mistakes alone, at full strength", async () => {
  const bad = begin({ mistakes: async () => wrong });
  const { signal } = new AbortController();
  assert.equal((await bad.hinting.review(signal)).strength, 3);
  assert.equal(bad.hinting.now().found.kind, "mistake");
  const good = begin({});
  assert.equal(await good.hinting.review(signal), null);
  assert.equal(good.hinting.now(), null);
  assert.equal(good.asked.length, 0);
});
