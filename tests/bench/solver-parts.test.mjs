import assert from "node:assert/strict";
import { test } from "node:test";

import { givensOf, partsOf, placesOf } from "../../bench/solver-parts.mjs";

const refused = () => assert.fail("this kind is written here");

/** @param {string} digits */
const threeCells = (digits) => `.ContainExact~${digits}~R1C1~R1C2~R1C3`;

test("runs of cells go in any straight direction", () => {
  assert.deepEqual(placesOf(["r1c1-r3c3", "r5c2", "r4c4-r4c2"]).map(String), [
    ...["1,1", "2,2", "3,3", "5,2", "4,4", "4,3", "4,2"],
  ]);
});

test("rules are written as parts", () => {
  const cases = [
    ["minimum r1c1", ".GreaterThan~R2C1~R1C1.GreaterThan~R1C2~R1C1"],
    ["maximum r9c9", ".GreaterThan~R9C9~R8C9.GreaterThan~R9C9~R9C8"],
    ["product-cage 24 r1c1 r1c2", ".Or.ContainExact~3_8~R1C1~R1C2.ContainExact~4_6~R1C1~R1C2.End"],
    ["product-cage 24 r1c1-r1c3", ".Or" + ["1_3_8", "1_4_6", "2_3_4"].map(threeCells).join("") + ".End"],
  ];
  for (const [rule, text] of cases) assert.equal(partsOf(rule, refused), text);
});

test("relations are keys of six bits, the lowest first", () => {
  const [, key] = /^\.Pair~([^~]+)~~R1C1~R1C3\.Pair/.exec(partsOf("clone r1c1 r2c1 r1c3 r2c3", refused)) ?? [];
  const symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const bits = [...key].flatMap((symbol) => [...symbols.indexOf(symbol).toString(2).padStart(6, "0")].reverse());
  const places = bits.flatMap((bit, place) => (bit === "1" ? [place] : []));
  assert.deepEqual(places, [0, 10, 20, 30, 40, 50, 60, 70, 80]);
});

test("a box indexer has an alternative for each digit, and names the number of its place", () => {
  const text = partsOf("box-indexer r2c6", refused);
  assert.equal(text.match(/\.And/g)?.length, 9);
  // The cell is place 6 of its box: with the digit 2, the second place of the box has the digit 6.
  assert.ok(text.includes(".And.~R2C6_2.~R1C5_6.End"));
});

test("any-of has its alternatives, of kinds from here and from elsewhere", () => {
  const parts = partsOf("any-of (minimum r1c1) or (renban r1c1 r2c2)", (rule) => `.Elsewhere~${rule}`);
  const least = ".GreaterThan~R2C1~R1C1.GreaterThan~R1C2~R1C1";
  assert.equal(parts, `.Or.And${least}.End.And.Elsewhere~renban r1c1 r2c2.End.End`);
});

test("givens are sets of one digit", () => {
  assert.equal(givensOf(`.5${".".repeat(78)}7`), ".~R1C2_5.~R9C9_7");
});
