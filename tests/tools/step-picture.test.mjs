import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { pictureOf } from "../../tools/step-picture.mjs";

const tool = fileURLToPath(new URL("../../tools/step-picture.mjs", import.meta.url));
const state = { layout: "2x2", cells: [1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0] };
const step = {
  technique: "naked-single",
  parts: [{ role: "single", cells: ["r2c1"], digits: [3] }],
  placements: [{ cell: "r2c1", digit: 3 }],
};

test("the picture of a step from the standard input", () => {
  const { status, stdout } = spawnSync(process.execPath, [tool], {
    input: JSON.stringify({ state, step, label: "A naked single" }),
    encoding: "utf8",
  });
  assert.equal(status, 0);
  assert.match(stdout, /^<svg [^>]*aria-label="A naked single">.*<\/svg>\n$/s);
});

test("its label is the technique when none is handed in", () =>
  assert.match(pictureOf(JSON.stringify({ state, step })), /aria-label="naked-single"/));

const puzzle = "1.....2.........";
const next = {
  technique: "x",
  parts: [],
  placements: [{ cell: "r1c2", digit: 2 }],
  eliminations: [{ cell: "r4c4", digit: 1 }],
};
/** @type {any[][]} */
const lines = [
  ["hint", { puzzle, step }, 1],
  ["steps", { puzzle, steps: [next, step] }, 2],
  ["practice", { puzzle, state, answers: [step] }, 1],
];
for (const [name, line, number] of lines) {
  test(`a line of nonet ${name}`, () =>
    assert.equal(pictureOf(JSON.stringify(line), number), pictureOf(JSON.stringify({ state, step }))));
}

test("a line of nonet explain: the position is that before the step", () => {
  const svg = pictureOf(JSON.stringify({ puzzle, solved: true, steps: [next, step] }), 2);
  const cells = state.cells.with(1, 2);
  const left = pictureOf(JSON.stringify({ state: { ...state, cells, givens: state.cells }, step }));
  assert.notEqual(svg, left);
  assert.equal(svg.split("<text").length, left.split("<text").length - 1);
});

/** @type {any[][]} */
const refused = [
  ["no JSON", "picture", /JSON/],
  ["no layout", JSON.stringify({ state: { ...state, layout: "17" }, step }), /no layout is called '17'/],
  ["no state and no puzzle", JSON.stringify({ step }), /no layout/],
  ["another number of cells", JSON.stringify({ state: { ...state, layout: "3x3" }, step }), /81 cells, not 16/],
  ["no step", JSON.stringify({ state }), /no step 1/],
];
for (const [name, input, message] of refused) {
  test(`refused: ${name}`, () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool], { input, encoding: "utf8" });
    assert.equal(status, 1);
    assert.equal(stdout, "");
    assert.match(stderr, message);
  });
}
