import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, seeds, withFolder } from "./program.mjs";

const mostCanonical = "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
const small = "4.3.3..........1";

const cases = [
  { args: "canonical", input: mostCanonical, out: `${mostCanonical}\n` },
  { args: "canonical --group", input: mostCanonical, out: `${mostCanonical}:648\n` },
  { args: "canonical --group", input: ".".repeat(81), out: `${".".repeat(81)}:1218998108160\n` },
  { args: "canonical --group --layout 2x3", input: ".".repeat(36), out: `${".".repeat(36)}:2488320\n` },
  {
    args: "canonical",
    input: "11..............",
    err: "nonet: -:1:1: The givens contradict each other: r1c2 cannot be 1: row 1 and box 1 already have 1, at r1c1.\n",
    code: 1,
  },
  {
    args: "canonical --budget 3",
    input: ".".repeat(256),
    err: "nonet: -:1:1: The search used up its budget of search nodes before the answer was known. Use a larger --budget.\n",
    code: 1,
  },
  { args: `isomorphic ${small} ${small}`, out: "identity\n" },
  { args: `isomorphic ${small} 4.3.3...........`, out: "none\n", code: 1 },
  { args: `isomorphic --json ${small} 4.3.3...........`, out: '{"isomorphic":false}\n', code: 1 },
  { args: `isomorphic --json ${small} ${small}`, out: '{"isomorphic":true,"steps":"identity"}\n' },
  {
    args: `isomorphic ${small} nowhere.txt`,
    err: "nonet: nowhere.txt: There is no such file, and these characters are not a puzzle.\n",
    code: 2,
  },
  {
    args: `isomorphic ${small} 44..............`,
    err: "nonet: 44..............:1:1: The givens contradict each other: r1c2 cannot be 4: row 1 and box 1 already have 4, at r1c1.\n",
    code: 1,
  },
];

for (const { args, input = "", out = "", err = "", code = 0 } of cases) {
  test(`${args} ${input.slice(0, 20)}`, () => assert.deepEqual(nonet(args, input), { out, err, code, signal: null }));
}

for (const layout of ["3x3", "2x3", "3x3+x", "jigsaw:1122132213343444"]) {
  test(`alike or not: ${layout}`, () => {
    const cells = { "2x3": 36, "jigsaw:1122132213343444": 16 }[layout] ?? 81;
    const one = `12${".".repeat(cells - 3)}3`;
    const grids = (text) => lines(text).filter((line) => !line.startsWith("#"));
    const [form, other] = grids(nonet(`transform --random 2 --seed 3 --layout ${layout}`, one).out);
    const found = nonet(`isomorphic --layout ${layout} ${form} ${other}`);
    assert.equal(found.code, 0);
    const turned = grids(nonet(["transform", "--layout", layout, "--steps", found.out.trim()], form).out);
    assert.deepEqual(turned, [other]);
    assert.equal(new Set(grids(nonet(`canonical --layout ${layout}`, `${form}\n${other}\n${one}`).out)).size, 1);
  });
}

test("--json: the steps lead to the form", () => {
  const { puzzle } = seeds[0];
  const { canonical, steps, automorphisms } = JSON.parse(nonet("canonical --json", puzzle).out);
  assert.equal(nonet(["transform", "--steps", steps], puzzle).out, `${canonical}\n`);
  assert.equal(automorphisms, "1");
});

test("a file for isomorphic holds one puzzle", () =>
  withFolder({ "a.txt": `${small}\n`, "b.txt": `${small}\n${small}\n` }, (folder) => {
    assert.equal(nonet("isomorphic a.txt a.txt", "", { cwd: folder }).out, "identity\n");
    const { err, code } = nonet("isomorphic a.txt b.txt", "", { cwd: folder });
    assert.deepEqual(
      [err, code],
      ["nonet: b.txt:2:1: A second puzzle begins here, but one puzzle is expected. Remove one of them.\n", 2],
    );
  }));
