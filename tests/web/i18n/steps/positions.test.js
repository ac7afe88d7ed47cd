/**
 * Reads the English explanations of real positions and checks what they say against the board. positions.json has, for every
 * technique, a position in HoDoKu's library format and a step that `nonet find --technique ID --json` finds there.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { explainStep, loadStepWords, stepLanguages } from "../../../../web/i18n/steps/index.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { afterStep } from "../../../../web/model/step.js";

/** @typedef {{ layout: string, line: string, step: import("../../../../web/i18n/steps/step.js").Step }} Position */

/** @type {Position[]} */
const positions = JSON.parse(readFileSync(new URL("positions.json", import.meta.url), "utf8"));
const words = Object.fromEntries(await Promise.all(stepLanguages.map(async (language) => [language, await loadStepWords(language)])));

/** @param {Position} position */
function stateOf({ layout, line }) {
  const [grid, gone] = line.startsWith(":") ? line.split(":").slice(3, 5) : [line, ""];
  const cells = [...grid.replaceAll("+", "")].map((symbol) => (symbol === "." ? 0 : parseInt(symbol, 36)));
  const eliminations = gone.split(" ").filter(Boolean).map(([digit, row, column]) => ({ cell: `r${row}c${column}`, digit: Number(digit) }));
  return afterStep({ layout, cells }, { technique: "", eliminations });
}

/** What a reader knows who looks at the board. @param {Position} position */
function boardOf(position) {
  const layout = layoutNamed(position.layout);
  const state = stateOf(position);
  const name = (/** @type {number} */ cell) => `r${Math.floor(cell / layout.side) + 1}c${cell % layout.side + 1}`;
  const candidates = new Map(state.cells.map((digit, cell) => [name(cell), digit ? [] : state.candidates[cell]]));
  const houses = layout.houses.map(({ kind, index, cells }) => ({ name: `${kind} ${index + 1}`, cells: cells.map(name), digits: cells.map((cell) => state.cells[cell]) }));
  return {
    layout, state, candidates, houses,
    sees: (/** @type {string} */ one, /** @type {string} */ other) => one !== other && houses.some(({ cells }) => cells.includes(one) && cells.includes(other)),
    /** @param {string} house "row 3" @param {number} digit @returns {string[]} */
    places: (house, digit) => houses.find(({ name }) => name === house).cells.filter((cell) => candidates.get(cell).includes(digit)),
  };
}

const cellsIn = (/** @type {string} */ text) => text.match(/r\d+c\d+/g) ?? [];
const digitsIn = (/** @type {string} */ text) => (text.match(/\b[1-9A-Z]\b/g) ?? []).map((symbol) => parseInt(symbol, 36));
const sorted = (/** @type {Iterable<string>} */ items) => [...new Set(items)].sort();

/** "rows 2 and 7 and box 6" @param {string} text @returns {string[]} "row 2", "row 7", "box 6" */
function housesIn(text) {
  const kinds = { rows: "row", columns: "column", boxes: "box" };
  return [...text.matchAll(/(rows?|columns?|box(?:es)?) (\d+(?:(?:, | and )\d+)*)/g)]
    .flatMap(([, kind, numbers]) => numbers.match(/\d+/g).map((number) => `${kinds[kind] ?? kind} ${number}`));
}

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

/**
 * Follows a chain or a branch sentence by sentence. Returns what is wrong: a sentence whose reason does not hold on the board after the
 * sentences before it.
 *
 * @param {ReturnType<typeof boardOf>} board @param {readonly string[]} sentences @returns {string | undefined}
 */
function wrongInference(board, sentences) {
  /** @type {Map<string, Set<number>>} */
  let left = new Map();
  let on = /** @type {string[]} */ ([]);
  const has = (/** @type {string} */ cell, /** @type {number} */ digit) => left.get(cell)?.has(digit);
  const remove = (/** @type {string[]} */ cells, /** @type {number} */ digit) => cells.forEach((cell) => left.get(cell)?.delete(digit));
  const places = (/** @type {string} */ house, /** @type {number} */ digit) => board.houses.find(({ name }) => name === house).cells.filter((cell) => has(cell, digit));
  const isOn = (/** @type {string} */ cell, /** @type {number} */ digit) => on.includes(`${digit} in ${cell}`);
  for (const sentence of sentences) {
    const cells = cellsIn(sentence);
    const match = (/** @type {RegExp} */ pattern) => pattern.exec(sentence);
    let found = match(/^(?:Suppose that|Case \d+:) (.*) is (not )?(\d)\.$|^Suppose that (?:neither|none) of/);
    if (found) {
      left = new Map([...board.candidates].map(([cell, digits]) => [cell, new Set(digits)]));
      const digit = Number(sentence.at(-2));
      const isFalse = Boolean(found[2]) || !found[1];
      on = isFalse ? [] : cells.map((cell) => `${digit} in ${cell}`);
      if (isFalse) remove(cells, digit);
    } else if ((found = match(/^Then (?:one of )?(.*?) is (\d), because no other place for \d is left in (\w+ \d+)\.$/))) {
      const digit = Number(found[2]);
      const node = cellsIn(found[1]);
      if (!sameSet(places(found[3], digit), node)) return sentence;
      on.push(...node.map((cell) => `${digit} in ${cell}`));
    } else if ((found = match(/^Then (\S+) is (\d), because its only candidates are (\d) and (\d)\.$/))) {
      if (board.candidates.get(found[1]).join() !== [Number(found[3]), Number(found[4])].sort().join() || has(found[1], Number(found[3]))) return sentence;
      on.push(`${found[2]} in ${found[1]}`);
    } else if ((found = match(/^Then (?:neither of |none of )?(.*?) is (?:not )?(\d), because (\w+ \d+) can have only one \d\.$/))) {
      const digit = Number(found[2]);
      const house = board.houses.find(({ name }) => name === found[3]);
      if (!on.slice(-3).some((one) => one.startsWith(`${digit} in`) && house.cells.includes(one.slice(5)))) return sentence;
      remove(cellsIn(found[1]), digit);
    } else if ((found = match(/^Then (\S+) is not (\d), because it is (\d)\.$/))) {
      if (!isOn(found[1], Number(found[3]))) return sentence;
      remove([found[1]], Number(found[2]));
    } else if ((found = match(/^(.*) sees? (\S+), so (?:it|they) cannot be (\d)\.$/))) {
      const digit = Number(found[3]);
      if (!isOn(found[2], digit) || !cellsIn(found[1]).every((cell) => board.sees(cell, found[2]))) return sentence;
      remove(cellsIn(found[1]), digit);
    } else if ((found = match(/^(\S+) is (\d), so it cannot be (.*)\.$/))) {
      if (!isOn(found[1], Number(found[2]))) return sentence;
      digitsIn(found[3]).forEach((digit) => remove([found[1]], digit));
    } else if ((found = match(/^Then (\S+) is the only place left for (\d) in (\w+ \d+)\.$/))) {
      if (places(found[3], Number(found[2])).join() !== found[1]) return sentence;
      on.push(`${found[2]} in ${found[1]}`);
    } else if ((found = match(/^Then (\S+) can only be (\d)\.$/))) {
      if ([...left.get(found[1])].join() !== found[2]) return sentence;
      on.push(`${found[2]} in ${found[1]}`);
    } else if ((found = match(/^But then no place for (\d) is left in (\w+ \d+)\.$/))) {
      if (places(found[2], Number(found[1])).length) return sentence;
    } else if ((found = match(/^But then (\S+) has no candidate left\.$/))) {
      if (left.get(found[1]).size) return sentence;
    } else if ((found = match(/^But then (\S+) would have to be (\d) and could not be/))) {
      if (!isOn(found[1], Number(found[2])) || has(found[1], Number(found[2]))) return sentence;
    } else if (/^(Then|But then) /.test(sentence)) return `not understood: ${sentence}`;
  }
  return undefined;
}

/** @param {readonly string[]} left @param {readonly string[]} right */
const sameSet = (left, right) => sorted(left).join() === sorted(right).join();

const withInferences = /^(skyscraper|.*kite|turbot-fish|.*empty-rectangle|.*chain|.*loop|.*aic|forcing-.*)$/;
for (const position of positions.filter(({ step }) => withInferences.test(step.technique) && !step.technique.startsWith("als"))) {
  test(`every inference follows from the sentences before it: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    assert.equal(wrongInference(boardOf(position), sentencesOf(position, "en")), undefined);
  });
}
