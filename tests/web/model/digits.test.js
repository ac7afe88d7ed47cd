import assert from "node:assert/strict";
import { test } from "node:test";
import { digitOf, noteBit, noteDigits, symbolOf } from "../../../web/model/digits.js";

/** @type {any[][]} */
const table = [
  [1, "1"],
  [9, "9"],
  [10, "A"],
  [16, "G"],
  [25, "P"],
  [35, "Z"],
];

for (const [digit, symbol] of table) {
  test(`${digit} is written ${symbol}`, () => {
    assert.equal(symbolOf(digit, 35), symbol);
    assert.equal(digitOf(symbol, 35), digit);
    assert.equal(digitOf(symbol.toLowerCase(), 35), digit);
    assert.equal(digitOf(symbol, digit - 1), 0);
  });
}

test("above 35 digits are numbers", () => {
  assert.deepEqual(
    [1, 10, 36, 100].map((digit) => symbolOf(digit, 100)),
    ["1", "10", "36", "100"],
  );
  assert.deepEqual(
    ["A", "9"].map((symbol) => digitOf(symbol, 36)),
    [0, 9],
  );
});

for (const symbol of ["0", ".", "", "-", "12", "é", "+"]) {
  test(`"${symbol}" is no digit`, () => assert.equal(digitOf(symbol, 25), 0));
}

test("notes are a set", () => assert.deepEqual(noteDigits(noteBit(25) | noteBit(1) | noteBit(7), 25), [1, 7, 25]));
