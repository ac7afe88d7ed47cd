/**
 * Reads the English explanations of real positions and checks what they say against the board. positions.json has, for
 * every technique, a position in HoDoKu's library format and a step that `nonet find --technique ID --json` finds
 * there; and positions on the way of a rating, with the step of `nonet rate --path --json`.
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
const words = Object.fromEntries(
  await Promise.all(stepLanguages.map(async (language) => [language, await loadStepWords(language)])),
);

/** @param {Position} position @param {string} language */
const sentencesOf = ({ step, ...position }, language) =>
  explainStep(step, words[language], { layout: layoutNamed(position.layout), state: stateOf({ step, ...position }) })
    .sentences;

/** Numbers of sentences that each check has read. @type {Record<string, number>} */
const read = { places: 0, candidates: 0, sees: 0, house: 0 };

for (const position of positions) {
  test(`the sentences are true: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    for (const sentence of sentencesOf(position, "en")) {
      const only =
        /^In (.+?) the (?:digit|only places? for) (\w) (?:can only (?:go into|be in) |(?:is|are) )(.*?)(?:\.|, so |, and (?:both|all))/.exec(
          sentence,
        );
      if (only && !sentence.includes("corners of this rectangle")) {
        read.places += 1;
        const [digit] = digitsIn(only[2]);
        const places = housesIn(only[1]).flatMap((house) => board.places(house, digit));
        assert.deepEqual(sorted(cellsIn(only[3])), sorted(places), sentence);
      }
      const bare = /^((?:r\d+c\d+(?:, | and )?)+) have only the candidates ([\d, and]+)/.exec(sentence);
      if (bare && !sentence.includes(" left, so no other ")) {
        read.candidates += 1;
        const held = cellsIn(bare[1]).flatMap((cell) => board.candidates.get(cell).map(String));
        assert.deepEqual(sorted(digitsIn(bare[2]).map(String)), sorted(held), sentence);
      }
      const seeing = /^((?:r\d+c\d+(?:, | and )?)+) sees? (?:both |all of )?((?:r\d+c\d+(?:, | and )?)+), so/.exec(
        sentence,
      );
      if (seeing) {
        read.sees += 1;
        for (const one of cellsIn(seeing[1]))
          for (const other of cellsIn(seeing[2])) assert.ok(board.sees(one, other), sentence);
      }
      const present = /^(.*) (?:is|are) already in (\w+ \d+)\.$/.exec(sentence);
      if (present) {
        read.house += 1;
        const house = board.houses.find(({ name }) => name === present[2]);
        assert.ok(
          digitsIn(present[1]).every((digit) => house.digits.includes(digit)),
          sentence,
        );
      }
    }
  });
}

test("the checks above have read sentences of every kind", () => {
  for (const [kind, count] of Object.entries(read)) assert.ok(count >= (kind === "house" ? 1 : 5), `${kind}: ${count}`);
});

/**
 * All complete placements of a digit in the candidates, row by row.
 * @param {ReturnType<typeof boardOf>} board
 * @param {number} digit
 * @param {(cell: string) => boolean} isFree
 * @returns {string[][]}
 */
function placements({ layout, state, candidates, sees }, digit, isFree) {
  let found = /** @type {string[][]} */ ([[]]);
  for (let row = 0; row < layout.columns; row += 1) {
    const cells = Array.from({ length: layout.columns }, (_, column) => ({
      name: `r${row + 1}c${column + 1}`,
      digit: state.cells[row * layout.columns + column],
    }));
    if (cells.some((cell) => cell.digit === digit)) continue;
    const free = cells
      .filter((cell) => candidates.get(cell.name).includes(digit) && isFree(cell.name))
      .map(({ name }) => name);
    found = found.flatMap((placed) =>
      free.filter((cell) => !placed.some((other) => sees(cell, other))).map((cell) => [...placed, cell]),
    );
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
    /**
     * Cells are free for a digit that no other digit has taken in the sentences before.
     * @param {number} value
     * @param {number} count of deductions
     */
    const isFreeFor = (value, count) => (/** @type {string} */ cell) =>
      !deductions.slice(0, count).some((one) => one.digit !== value && one.cells.includes(/** @type {never} */ (cell)));
    deductions.forEach((one, i) => {
      const others = placements(board, one.digit, isFreeFor(one.digit, i));
      for (const cell of one.cells)
        assert.ok(others.length && others.every((placed) => placed.includes(cell)), `${one.digit} in ${cell}`);
    });
    const all = placements(board, digit, isFreeFor(digit, deductions.length));
    const named = sentences
      .map((sentence) => /^There (?:is exactly (one)|are (\d[\d,]*)) templates? of (\d)/.exec(sentence))
      .find(Boolean);
    assert.ok(named, sentences.join(" "));
    assert.equal(named[1] ? 1 : Number(named[2].replaceAll(",", "")), all.length);
    for (const { cell } of position.step.placements)
      assert.ok(
        all.every((placed) => placed.includes(cell)),
        cell,
      );
    for (const { cell } of position.step.eliminations)
      assert.ok(
        all.every((placed) => !placed.includes(cell)),
        cell,
      );
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
      assert.ok(
        sentences.some(
          (sentence) =>
            cellsIn(sentence).join() === opposite && corner.digits.every((digit) => sentence.includes(String(digit))),
        ),
        `${language}: ${sentences.join(" ")}`,
      );
    }
  });
}

for (const position of positions.filter(({ step }) => /franken|mutant/.test(step.technique))) {
  test(`a fish of mixed houses accounts for every base house: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const sentences = sentencesOf(position, "en");
    const base = position.step.houses.filter(({ role }) => role === "base");
    for (const { house, index } of base) {
      assert.equal(
        sentences.filter((sentence) => new RegExp(`^In ${house} ${index} the only`).test(sentence)).length,
        1,
        `${house} ${index}`,
      );
    }
    const cover = position.step.houses
      .filter(({ role }) => role === "cover")
      .map(({ house, index }) => `${house} ${index}`);
    assert.deepEqual(sorted(housesIn(/The cover houses are (.*)\./.exec(sentences[0])[1])), sorted(cover));
  });
}

test("trial and error does not claim that there is no easier step", () => {
  const position = positions.find(({ step }) => step.technique === "trial-and-error");
  assert.doesNotMatch(sentencesOf(position, "en").join(" "), /easier/);
});

const withInferences = /^(skyscraper|.*kite|turbot-fish|.*empty-rectangle|.*chain|.*loop|.*aic|forcing-.*)$/;
for (const position of positions.filter(
  ({ step }) => withInferences.test(step.technique) && !step.technique.startsWith("als"),
)) {
  test(`every inference follows from the sentences before it: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    assert.equal(wrongInference(boardOf(position), sentencesOf(position, "en")), undefined);
  });
}

for (const position of positions.filter(({ step }) =>
  /^(skyscraper|.*kite|turbot-fish|.*empty-rectangle)$/.test(step.technique),
)) {
  test(`a pattern is told by its houses, and its end follows from them: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    const sentences = sentencesOf(position, "en");
    assert.doesNotMatch(sentences.join(" "), /Suppose|assumption/);
    const [digit] = position.step.digits;
    /** The places that the sentences so far name, house by house. @type {string[][]} */
    const known = [];
    let conclusions = 0;
    for (const sentence of sentences) {
      const places = /^In (\w+ \d+) the only places for \d are ([^.]*)\./.exec(sentence);
      if (places) {
        assert.deepEqual(sorted(cellsIn(places[2])), sorted(board.places(places[1], digit)), sentence);
        known.push(cellsIn(places[2]));
      }
      const lines = /Each of these cells lies in (\w+ \d+) or in (\w+ \d+)\.$/.exec(sentence);
      if (lines) {
        const inside = [lines[1], lines[2]].flatMap((line) => board.houses.find(({ name }) => name === line).cells);
        assert.ok(
          cellsIn(sentence).every((cell) => inside.includes(cell)),
          sentence,
        );
      }
      const meeting = /^(\S+) and (\S+) are both in (\w+ \d+), so/.exec(sentence);
      if (meeting) {
        const { cells } = board.houses.find(({ name }) => name === meeting[3]);
        assert.ok(cells.includes(meeting[1]) && cells.includes(meeting[2]), sentence);
      }
      const conclusion = /So at least one of (.*?) is \d\.$/.exec(sentence);
      if (conclusion) {
        conclusions += 1;
        const ends = /** @type {string[]} */ (cellsIn(conclusion[1]));
        let choices = /** @type {string[][]} */ ([[]]);
        for (const cells of known) choices = choices.flatMap((chosen) => cells.map((cell) => [...chosen, cell]));
        choices = choices.filter(
          (chosen) => !chosen.some((one, i) => chosen.slice(i + 1).some((other) => board.sees(one, other))),
        );
        assert.ok(
          choices.length > 0 && choices.every((chosen) => chosen.some((cell) => ends.includes(cell))),
          sentence,
        );
      }
    }
    assert.equal(conclusions, position.step.technique.startsWith("dual-") ? 2 : 1);
  });
}

for (const position of positions.filter(({ step }) => /^direct-/.test(step.technique))) {
  test(`a direct step leaves one place: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    const sentences = sentencesOf(position, "en");
    const [pattern, single] = [
      /the only places for (.*) are (.*?)(?:, and|\.)/,
      /^In (\w+ \d+) this leaves only (\S+) for (\d)\.$/,
    ].map((one) => sentences.map((sentence) => one.exec(sentence)).find(Boolean));
    const target = housesIn(sentences[1]).flatMap((house) => board.houses.find(({ name }) => name === house).cells);
    const taken = target.length ? target : cellsIn(pattern[2]);
    assert.deepEqual(
      board.places(single[1], Number(single[3])).filter((cell) => !taken.includes(cell)),
      [single[2]],
    );
  });
}

for (const position of positions.filter(
  ({ step }) => /rectangle(-\d)?$/.test(step.technique) && !step.technique.endsWith("empty-rectangle"),
)) {
  test(`a rectangle says what it needs: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const { houses } = boardOf(position);
    const [said] = sentencesOf(position, "en");
    assert.match(said, / lie in two rows, two columns and two boxes, and none of them is a given\.$/);
    const corners = cellsIn(said);
    for (const kind of ["row", "column", "box"])
      assert.equal(
        houses.filter(({ name, cells }) => name.startsWith(kind) && corners.some((cell) => cells.includes(cell)))
          .length,
        2,
        kind,
      );
    // A digit of the line without a plus is given.
    const grid = position.line.split(":")[3].match(/\+?[1-9]|\./g);
    for (const corner of corners) {
      const [, row, column] = /^r(\d)c(\d)$/.exec(corner);
      assert.match(grid[(Number(row) - 1) * 9 + Number(column) - 1], /^(\.|\+\d)$/, corner);
    }
  });
}

for (const position of positions.filter(({ step }) => /^(grouped-)?continuous/.test(step.technique))) {
  test(`a loop says which two neighbours exclude each candidate: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    const told = /** @type {Set<string>} */ (new Set());
    const isNode = (/** @type {string} */ cell, /** @type {string} */ digit) =>
      position.step.parts.some(({ cells, digits }) => cells.includes(cell) && digits.join() === digit);
    for (const sentence of sentencesOf(position, "en")) {
      const ofHouse = /^Exactly one of (.*) is (\d), so no other cell of (\w+ \d+) can be \2\.$/.exec(sentence);
      const ofCell = /^(\S+) is (\d) or (\d), so it cannot be (.*)\.$/.exec(sentence);
      const far = /exactly one of them is (\d)\. (\S+) sees both/.exec(sentence);
      if (ofHouse) {
        const { cells } = board.houses.find(({ name }) => name === ofHouse[3]);
        const ends = /** @type {string[]} */ (cellsIn(ofHouse[1]));
        assert.ok(
          ends.every((cell) => cells.includes(cell) && isNode(cell, ofHouse[2])),
          sentence,
        );
        cells.filter((cell) => !ends.includes(cell)).forEach((cell) => told.add(`${cell} ${ofHouse[2]}`));
      }
      if (ofCell) {
        assert.ok(isNode(ofCell[1], ofCell[2]) && isNode(ofCell[1], ofCell[3]), sentence);
        digitsIn(ofCell[4]).forEach((digit) => told.add(`${ofCell[1]} ${digit}`));
      }
      if (far) told.add(`${far[2]} ${far[1]}`);
    }
    for (const { cell, digit } of position.step.eliminations) assert.ok(told.has(`${cell} ${digit}`), cell);
  });
}

for (const position of positions.filter(({ step }) => /^(grouped-)?aic$/.test(step.technique))) {
  test(`a chain says which ends exclude each candidate: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    const sentences = sentencesOf(position, "en");
    const ends = sentences.map((one) =>
      /^(\S+) cannot be (\d): either it is (\d), or it sees (\d) in (.*)\.$/.exec(one),
    );
    const different = sentences.some((one) => /, or (?:one of )?\S+ (?:and \S+ )?is \d\.$/.test(one));
    const [first, last] = [position.step.parts[0], position.step.parts.at(-1)];
    for (const found of ends) {
      if (!found) continue;
      const [, cell, digit, own, same, other] = found;
      assert.equal(same, digit);
      assert.ok(
        cellsIn(other).every((/** @type {string} */ far) => board.sees(cell, far)),
        found[0],
      );
      const [here, there] = first.cells[0] === cell ? [first, last] : [last, first];
      assert.deepEqual([here.cells.join(), here.digits.join()], [cell, own], found[0]);
      assert.deepEqual([there.cells, there.digits.join()], [cellsIn(other), digit], found[0]);
    }
    assert.equal(ends.filter(Boolean).length, different ? position.step.eliminations.length : 0);
  });
}

test("BUG+1 says why it is this cell, and why it is this digit", () => {
  for (const position of positions.filter(({ step }) => step.technique === "bug-plus-one")) {
    const board = boardOf(position);
    const [, cell, digit] =
      /^(\S+) is the only empty cell with more than two candidates\. In each house of this cell, (\d) has three places\.$/.exec(
        sentencesOf(position, "en")[0],
      );
    assert.deepEqual(
      [...board.candidates].filter(([, digits]) => digits.length > 2).map(([each]) => each),
      [cell],
    );
    for (const { name, cells } of board.houses.filter(({ cells }) => cells.includes(cell)))
      assert.equal(board.places(name, Number(digit)).length, 3, `${name}: ${cells}`);
  }
});

test("BUG+1 places its digit", () => {
  for (const position of positions.filter(({ step }) => step.technique === "bug-plus-one")) {
    const [
      {
        cells: [cell],
        digits: [digit],
      },
    ] = position.step.parts;
    assert.equal(sentencesOf(position, "en").at(-1), `So ${cell} is ${digit}.`);
  }
});

for (const position of positions.filter(({ step }) => /^unique-loop/.test(step.technique))) {
  test(`a loop alternates in every house: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const board = boardOf(position);
    const loop = cellsIn(/^(.*) form a loop/.exec(sentencesOf(position, "en")[0])[1]);
    loop.forEach((cell, i) => assert.ok(board.sees(cell, loop[(i + 1) % loop.length]), cell));
    for (const { name, cells } of board.houses) {
      const places = loop.flatMap((cell, i) => (cells.includes(cell) ? [i % 2] : []));
      assert.ok(!places.length || sorted(places.map(String)).join() === "0,1", name);
    }
  });
}

for (const position of positions.filter(({ step }) => /^bug-[2-4]/.test(step.technique))) {
  test(`a BUG is left without the additional candidates: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const { candidates, houses } = boardOf(position);
    for (const sentence of sentencesOf(position, "en")) {
      const [, digits, cells] = /^(.*) (?:is an|are) additional candidates? in (.*)\.$/.exec(sentence) ?? [];
      if (cells)
        for (const cell of cellsIn(cells))
          candidates.set(
            cell,
            candidates.get(cell).filter((digit) => !digitsIn(digits).includes(digit)),
          );
    }
    for (const [cell, left] of candidates) assert.ok([0, 2].includes(left.length), cell);
    for (const { name, cells } of houses) {
      for (let digit = 1; digit <= 9; digit += 1)
        assert.ok(
          [0, 2].includes(cells.filter((cell) => candidates.get(cell).includes(digit)).length),
          `${digit} in ${name}`,
        );
    }
  });
}

for (const position of positions.filter(({ step }) => /^aligned-/.test(step.technique))) {
  test(`an aligned exclusion accounts for every combination: ${position.step.technique} in ${position.line.slice(0, 60)}`, () => {
    const { candidates, sees } = boardOf(position);
    const base = position.step.parts.filter(({ role }) => role === "pivot").flatMap(({ cells }) => cells);
    let left = /** @type {Record<string, number>[]} */ ([]);
    const drop = (/** @type {(combination: Record<string, number>) => boolean} */ isExcluded) => {
      left = left.filter((one) => !isExcluded(one));
    };
    const isTaken = (/** @type {string} */ wing, /** @type {number[]} */ digits) =>
      base.every((cell) => sees(cell, wing)) && candidates.get(wing).every((digit) => digits.includes(digit));
    let supposed = /** @type {[string, number]} */ (["", 0]);
    let cases = 0;
    for (const sentence of sentencesOf(position, "en")) {
      const match = (/** @type {RegExp} */ pattern) => pattern.exec(sentence);
      let found = match(/^Suppose that (\S+) is (\d)\.$/);
      if (found) {
        supposed = [found[1], Number(found[2])];
        left = base.reduce(
          (all, cell) =>
            all.flatMap((one) =>
              (cell === supposed[0] ? [supposed[1]] : candidates.get(cell)).map((digit) => ({ ...one, [cell]: digit })),
            ),
          [{}],
        );
      } else if ((found = match(/^(\S+) sees (\S+), so it cannot be (\d)\.$/))) {
        const [, cell, other, digit] = found;
        assert.ok(sees(cell, other) && other === supposed[0] && Number(digit) === supposed[1], sentence);
        drop((one) => one[cell] === Number(digit));
      } else if (
        (found = match(/^(\S+) cannot be (\d), because then (\S+), which has only .*, would have no candidate left\.$/))
      ) {
        const [, cell, digit, wing] = found;
        assert.ok(isTaken(wing, [supposed[1], Number(digit)]), sentence);
        drop((one) => one[cell] === Number(digit));
      } else if ((found = match(/^(\S+) and (\S+) see each other, so they cannot both be (\d)\.$/))) {
        const [, first, second, digit] = found;
        assert.ok(sees(first, second), sentence);
        drop((one) => one[first] === Number(digit) && one[second] === Number(digit));
      } else if (
        (found = match(
          /^If (\S+) were (\d) and (\S+) were (\d), (\S+), which has only .*, would have no candidate left\.$/,
        ))
      ) {
        const [, first, one, second, two, wing] = found;
        assert.ok(isTaken(wing, [supposed[1], Number(one), Number(two)]), sentence);
        drop((combination) => combination[first] === Number(one) && combination[second] === Number(two));
      } else if (/^So no (digit|combination)/.test(sentence)) {
        assert.deepEqual(left, [], sentence);
        cases += 1;
      }
    }
    assert.equal(cases, position.step.eliminations.length);
  });
}
