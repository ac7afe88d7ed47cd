import assert from "node:assert/strict";
import { test } from "node:test";
import { legendOf, looksOf, rolesOf, setLook } from "../../../web/board/step-looks.js";
import { families, gone, links, part, step } from "./step-boards.js";

for (const [name, made] of Object.entries(families)) {
  test(`${name}: no two roles have the same shape, and what stands in the legend looks different`, () => {
    const shapes = [...looksOf(made).values()].map(({ shape }) => shape).filter(Boolean);
    assert.equal(new Set(shapes).size, shapes.length);
    const seen = legendOf(made).map(({ kind, shape, stroke, colour }) => `${kind} ${shape ?? stroke} ${colour}`);
    assert.equal(new Set(seen).size, seen.length, seen.join(", "));
    const forms = legendOf(made)
      .filter(({ kind }) => kind === "candidate" || kind === "result")
      .map(({ shape, stroke }) => shape ?? stroke);
    assert.equal(new Set(forms).size, forms.length, forms.join(", "));
  });
}

const legends = [
  ["single", ["house where", "result placement"]],
  ["locked candidates", ["house base", "house target", "candidate subset", "result elimination"]],
  [
    "fish with fins",
    ["house base", "house cover", "candidate vertex", "candidate fin", "candidate endo-fin", "result elimination"],
  ],
  ["loop", ["candidate off", "candidate on", "link strong", "link weak", "result elimination"]],
  [
    "four sets",
    [
      "cells als 1",
      "cells als 2",
      "cells als 3",
      "cells als 4",
      "candidate restricted-common",
      "link weak",
      "result elimination",
    ],
  ],
  [
    "blossom",
    ["candidate stem", "cells als 1", "cells als 2", "candidate restricted-common", "link weak", "result elimination"],
  ],
  ["what is not known", ["candidate petal", "candidate leaf", "candidate root", "result elimination"]],
];
for (const [name, expected] of legends) {
  test(`legend of ${name}`, () => {
    assert.deepEqual(
      legendOf(families[name]).map(({ kind, role, number }) => [kind, role, number].filter(Boolean).join(" ")),
      expected,
    );
  });
}

test("a step with nothing in it has an empty legend", () => assert.deepEqual(legendOf({ technique: "none" }), []));

const chains = [
  ["strong first", links(3), ["off", "on", "off", "on"]],
  ["weak first", links(3).map((link) => ({ ...link, strong: !link.strong })), ["on", "off", "on", "off"]],
  [
    "weak throughout, as in a remote pair",
    links(3).map((link) => ({ ...link, strong: false })),
    ["on", "off", "on", "off"],
  ],
  ["no links", [], ["on", "off", "on", "off"]],
];
for (const [name, made, expected] of chains) {
  test(`nodes of a chain take turns: ${name}`, () => {
    const parts = ["r1c1", "r1c5", "r5c5", "r5c9"].map((cell) => part("node", cell, 1));
    assert.deepEqual(rolesOf(step({ parts, links: made, eliminations: gone("r1c9", 1) })), expected);
  });
}

test("the nodes of a pattern of two houses are its ends and its inner places, also where a cell is one of two patterns", () => {
  const houses = [
    { house: "row", index: 7, role: "base" },
    { house: "column", index: 3, role: "base" },
    { house: "box", index: 7, role: "cover" },
  ];
  const parts = ["r7c6", "r7c1", "r8c3", "r2c3", "r8c5", "r3c1"].map((cell) => part("node", cell, 2));
  const both = [
    ...links(3),
    { from: 4, to: 2, strong: true },
    { from: 2, to: 1, strong: false },
    { from: 1, to: 5, strong: true },
  ];
  const kites = step({ houses, parts, links: both, eliminations: gone("r2c6 r3c5", 2) });
  assert.deepEqual(rolesOf(kites), ["end", "inner", "inner", "end", "end", "end"]);
  assert.deepEqual(
    legendOf(kites).map(({ kind, role }) => `${kind} ${role}`),
    [
      "house base",
      "house common",
      "candidate end",
      "candidate inner",
      "link strong",
      "link weak",
      "result elimination",
    ],
  );
});

test("sixteen almost locked sets are told apart", () => {
  const looks = Array.from({ length: 16 }, (_, i) => JSON.stringify(setLook(i)));
  assert.equal(new Set(looks).size, 16);
  const four = Array.from({ length: 4 }, (_, i) => setLook(i).stroke);
  assert.equal(new Set(four).size, 4);
});
