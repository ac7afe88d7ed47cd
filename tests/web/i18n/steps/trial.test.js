/** The way of a trial to its contradiction, followed on the board. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { explainStep, loadStepWords } from "../../../../web/i18n/steps/index.js";
import { layoutNamed } from "../../../../web/model/layout.js";

const words = await loadStepWords("en", true, true);
const layout = layoutNamed("3x3");
const puzzle = "6...1..9.3....71....15....7.9.7.....4.......8.6...3.7.2..9.......5.7..84...3.82..";

/** @param {string} cell @param {number} digit @param {object} [state] */
const told = (cell, digit, state = {}) =>
  explainStep(
    {
      technique: "trial-and-error",
      level: 5,
      digits: [digit],
      houses: [],
      parts: [{ role: "assumption", cells: [cell], digits: [digit] }],
      links: [],
      placements: [],
      eliminations: [{ cell, digit }],
    },
    words,
    { layout, state: { cells: [...puzzle].map((symbol) => Number(symbol.replace(".", "0"))), ...state } },
  ).sentences;

/** The digits that a cell can have, by rows, columns and boxes alone. @param {Map<string, number>} digits */
function candidatesOf(digits) {
  const near = (/** @type {number} */ one, /** @type {number} */ other) => Math.ceil(one / 3) === Math.ceil(other / 3);
  return (/** @type {string} */ cell) => {
    const [, row, column] = /** @type {RegExpExecArray} */ (/r(\d)c(\d)/.exec(cell)).map(Number);
    const seen = [...digits].filter(([other]) => {
      const [, line, place] = /** @type {RegExpExecArray} */ (/r(\d)c(\d)/.exec(other)).map(Number);
      return other !== cell && (line === row || place === column || (near(line, row) && near(place, column)));
    });
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.some(([, other]) => other === digit));
  };
}

/** @param {string} name "row 3" @returns {string[]} */
function cellsOf(name) {
  const [kind, index] = name.split(" ");
  return Array.from({ length: 9 }, (_, i) => {
    const at = Number(index) - 1;
    if (kind === "row") return `r${index}c${i + 1}`;
    if (kind === "column") return `r${i + 1}c${index}`;
    return `r${Math.floor(at / 3) * 3 + Math.floor(i / 3) + 1}c${(at % 3) * 3 + (i % 3) + 1}`;
  });
}

/** Follows the sentences, each on the digits of those before it. @param {readonly string[]} sentences */
function follow(sentences) {
  const digits = new Map(
    [...puzzle].flatMap((symbol, i) =>
      symbol === "." ? [] : [[`r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`, Number(symbol)]],
    ),
  );
  const candidates = candidatesOf(digits);
  const places = (/** @type {string} */ house, /** @type {number} */ digit) =>
    cellsOf(house).filter((cell) => !digits.has(cell) && candidates(cell).includes(digit));
  for (const sentence of sentences) {
    const match = (/** @type {RegExp} */ pattern) => pattern.exec(sentence);
    let found = match(/^Suppose that (\S+) is (\d)\.$/);
    if (found) digits.set(found[1], Number(found[2]));
    else if ((found = match(/^Then (\S+) can only be (\d)\.$/))) {
      assert.deepEqual(candidates(found[1]), [Number(found[2])], sentence);
      digits.set(found[1], Number(found[2]));
    } else if ((found = match(/^Then (\S+) is the only place left for (\d) in (.*)\.$/))) {
      assert.deepEqual(places(found[3], Number(found[2])), [found[1]], sentence);
      digits.set(found[1], Number(found[2]));
    } else if ((found = match(/^But then (\S+) has no candidate left\.$/)))
      assert.deepEqual(candidates(found[1]), [], sentence);
    else if ((found = match(/^But then no place for (\d) is left in (.*)\.$/)))
      assert.deepEqual(places(found[2], Number(found[1])), [], sentence);
    else assert.match(sentence, /^Trial and error assumes|^So the assumption is wrong\.$|^So \d can be removed/);
  }
}

test("a trial by singles is told single by single, as each is to be seen on the board", () => {
  const all = [...puzzle].flatMap((symbol, i) =>
    symbol === "."
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => [`r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`, digit])
      : [],
  );
  const given = candidatesOf(
    new Map(
      [...puzzle].flatMap((symbol, i) =>
        symbol === "." ? [] : [[`r${Math.floor(i / 9) + 1}c${(i % 9) + 1}`, Number(symbol)]],
      ),
    ),
  );
  const ways = all
    .filter(([cell, digit]) => given(String(cell)).includes(Number(digit)))
    .map(([cell, digit]) => told(String(cell), Number(digit)))
    .filter((sentences) => sentences.some((sentence) => sentence.startsWith("But then")));
  assert.ok(ways.length > 50, String(ways.length));
  for (const sentences of ways) {
    follow(sentences);
    // The last single leads to the end: without it there is none.
    const last = sentences.findLastIndex((sentence) => sentence.startsWith("Then"));
    if (last > 0) assert.throws(() => follow(sentences.filter((_, i) => i !== last)), sentences[last]);
  }
});

test("a longer proof says that it is one for a computer, and how many branches it has", () => {
  assert.deepEqual(told("r1c2", 7), [
    "Trial and error assumes a candidate and looks at everything that follows.",
    "Suppose that r1c2 is 7.",
    "This is a computer’s proof: with singles and further assumptions it has 4 branches, and each branch ends in a contradiction.",
    "So the assumption is wrong.",
    "So 7 can be removed from r1c2.",
  ]);
});

test("where the puzzle has rules, or where the tree is too large, the way is not told", () => {
  for (const sentences of [
    told("r1c2", 7, { rules: ["cage 15 r1c2 r1c3"] }),
    told("r1c2", 7, { cells: Array(81).fill(0) }),
  ])
    assert.match(sentences[2], /^Everything that follows ends in a contradiction/);
});
