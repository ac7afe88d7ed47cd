/**
 * Reads the English explanations of real positions and checks what they say against the board. positions.json has, for every
 * technique, a position in HoDoKu's library format and a step that `nonet find --technique ID --json` finds there.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { explainStep, loadStepWords, stepLanguages } from "../../../../web/i18n/steps/index.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { boardOf, cellsIn, digitsIn, housesIn, sorted, stateOf, wrongInference } from "./board.js";

/** @typedef {import("./board.js").Position} Position */

/** @type {Position[]} */
const positions = JSON.parse(readFileSync(new URL("positions.json", import.meta.url), "utf8"));
const words = Object.fromEntries(await Promise.all(stepLanguages.map(async (language) => [language, await loadStepWords(language)])));

/** @param {Position} position @param {string} language */
const sentencesOf = ({ step, ...position }, language) => explainStep(step, words[language], { layout: layoutNamed(position.layout), state: stateOf({ step, ...position }) }).sentences;

/** Numbers of sentences that each check has read. @type {Record<string, number>} */
const read = { places: 0, candidates: 0, sees: 0, house: 0 };

for (const position of positions) {
  test(`the sentences are true: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    for (const sentence of sentencesOf(position, "en")) {
      const only = /^In (.+?) the (?:digit|only places? for) (\w) (?:can only (?:go into|be in) |(?:is|are) )(.*?)(?:\.|, so |, and (?:both|all))/.exec(sentence);
      if (only && !sentence.includes("corners of this rectangle")) {
        read.places += 1;
        const [digit] = digitsIn(only[2]);
        const places = housesIn(only[1]).flatMap((house) => board.places(house, digit));
        assert.deepEqual(sorted(cellsIn(only[3])), sorted(places), sentence);
      }
      const bare = /^((?:r\d+c\d+(?:, | and )?)+) have only the candidates ([\d, and]+)/.exec(sentence);
      if (bare) {
        read.candidates += 1;
        const held = cellsIn(bare[1]).flatMap((cell) => board.candidates.get(cell).map(String));
        assert.deepEqual(sorted(digitsIn(bare[2]).map(String)), sorted(held), sentence);
      }
      const seeing = /^((?:r\d+c\d+(?:, | and )?)+) sees? (?:both |all of )?((?:r\d+c\d+(?:, | and )?)+), so/.exec(sentence);
      if (seeing) {
        read.sees += 1;
        for (const one of cellsIn(seeing[1])) for (const other of cellsIn(seeing[2])) assert.ok(board.sees(one, other), sentence);
      }
      const present = /^(.*) (?:is|are) already in (\w+ \d+)\.$/.exec(sentence);
      if (present) {
        read.house += 1;
        const house = board.houses.find(({ name }) => name === present[2]);
        assert.ok(digitsIn(present[1]).every((digit) => house.digits.includes(digit)), sentence);
      }
    }
  });
}

test("the checks above have read sentences of every kind", () => {
  for (const [kind, count] of Object.entries(read)) assert.ok(count >= (kind === "house" ? 1 : 5), `${kind}: ${count}`);
});

/** All complete placements of a digit in the candidates, row by row. @param {ReturnType<typeof boardOf>} board @param {number} digit @param {(cell: string) => boolean} isFree @returns {string[][]} */
function placements({ layout, state, candidates, sees }, digit, isFree) {
  let found = /** @type {string[][]} */ ([[]]);
  for (let row = 0; row < layout.side; row += 1) {
    const cells = Array.from({ length: layout.side }, (_, column) => ({ name: `r${row + 1}c${column + 1}`, digit: state.cells[row * layout.side + column] }));
    if (cells.some((cell) => cell.digit === digit)) continue;
    const free = cells.filter((cell) => candidates.get(cell.name).includes(digit) && isFree(cell.name)).map(({ name }) => name);
    found = found.flatMap((placed) => free.filter((cell) => !placed.some((other) => sees(cell, other))).map((cell) => [...placed, cell]));
  }
  return found;
}

for (const position of positions.filter(({ step }) => step.technique.startsWith("template-"))) {
  test(`the number of templates is right: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const sentences = sentencesOf(position, "en");
    const board = boardOf(position);
    const [digit] = position.step.digits;
    const deductions = sentences.flatMap((sentence) => {
      const match = /^Every template of (\d) uses (.*), so th/.exec(sentence);
      return match ? [{ digit: Number(match[1]), cells: cellsIn(match[2]) }] : [];
    });
    /** Cells are free for a digit that no other digit has taken in the sentences before. @param {number} value @param {number} count of deductions */
    const isFreeFor = (value, count) => (/** @type {string} */ cell) => !deductions.slice(0, count).some((one) => one.digit !== value && one.cells.includes(/** @type {never} */ (cell)));
    deductions.forEach((one, i) => {
      const others = placements(board, one.digit, isFreeFor(one.digit, i));
      for (const cell of one.cells) assert.ok(others.length && others.every((placed) => placed.includes(cell)), `${one.digit} in ${cell}`);
    });
    const all = placements(board, digit, isFreeFor(digit, deductions.length));
    const named = sentences.map((sentence) => /^There (?:is exactly (one)|are (\d[\d,]*)) templates? of (\d)/.exec(sentence)).find(Boolean);
    assert.ok(named, sentences.join(" "));
    assert.equal(named[1] ? 1 : Number(named[2].replaceAll(",", "")), all.length);
    for (const { cell } of position.step.placements) assert.ok(all.every((placed) => placed.includes(cell)), cell);
    for (const { cell } of position.step.eliminations) assert.ok(all.every((placed) => !placed.includes(cell)), cell);
  });
}

for (const position of positions.filter(({ step }) => step.technique === "hidden-rectangle")) {
  test(`a hidden rectangle names the corner with two candidates, in every language: ${position.line.slice(0, 60)}`, () => {
    const { candidates } = boardOf(position);
    const [corner] = position.step.parts.filter(({ role }) => role === "corner");
    const pair = corner.digits.join();
    const [target] = position.step.eliminations;
    const [row, column] = target.cell.match(/\d+/g);
    const opposite = corner.cells.find((cell) => !cell.startsWith(`r${row}c`) && !cell.endsWith(`c${column}`));
    assert.equal(candidates.get(opposite).join(), pair);
    for (const language of stepLanguages) {
      const sentences = sentencesOf(position, language);
      assert.ok(sentences.some((sentence) => cellsIn(sentence).join() === opposite && corner.digits.every((digit) => sentence.includes(String(digit)))), `${language}: ${sentences.join(" ")}`);
    }
  });
}

for (const position of positions.filter(({ step }) => /franken|mutant/.test(step.technique))) {
  test(`a fish of mixed houses accounts for every base house: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const sentences = sentencesOf(position, "en");
    const base = position.step.houses.filter(({ role }) => role === "base");
    for (const { house, index } of base) {
      assert.equal(sentences.filter((sentence) => new RegExp(`^In ${house} ${index} the only`).test(sentence)).length, 1, `${house} ${index}`);
    }
    const cover = position.step.houses.filter(({ role }) => role === "cover").map(({ house, index }) => `${house} ${index}`);
    assert.deepEqual(sorted(housesIn(/The cover houses are (.*)\./.exec(sentences[0])[1])), sorted(cover));
  });
}

test("trial and error does not claim that there is no easier step", () => {
  const position = positions.find(({ step }) => step.technique === "trial-and-error");
  assert.doesNotMatch(sentencesOf(position, "en").join(" "), /easier/);
});

const withInferences = /^(skyscraper|.*kite|turbot-fish|.*empty-rectangle|.*chain|.*loop|.*aic|forcing-.*)$/;
for (const position of positions.filter(({ step }) => withInferences.test(step.technique) && !step.technique.startsWith("als"))) {
  test(`every inference follows from the sentences before it: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    assert.equal(wrongInference(boardOf(position), sentencesOf(position, "en")), undefined);
  });
}
