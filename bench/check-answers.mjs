#!/usr/bin/env node
// node bench/check-answers.mjs [--share F] [--seed S] [NONET] Asks the command line about random puzzles of many
// layouts, and checks the answers by plain code that shares nothing with the engine (solution-count.mjs,
// puzzle-form.mjs, own-symmetry.mjs): solutions, counts, lists of solutions, ratings against those of Sudoku Explainer,
// generated puzzles, canonical forms, orders of groups, transformations. Prints how many of each were checked, and
// exits with 1 when an answer is wrong. --share 1 takes half a minute.

import { readFileSync } from "node:fs";
import { AnswerCheck } from "./answer-check.mjs";
import { wrongForm } from "./puzzle-form.mjs";
import { classOf, minLex, movementsOf } from "./own-symmetry.mjs";
import { Failure } from "./runs.mjs";
import { countSolutions, layoutOf } from "./solution-count.mjs";

/** Layouts of which random puzzles are solved. */
const solvedLayouts = [
  "3x3",
  "3x3+x",
  "3x3+windoku",
  "3x3+antiknight",
  "3x3+antiking",
  "3x3+disjoint",
  "2x3",
  "3x2",
  "2x3+x",
  "2x4",
  "1x5",
  "1x7",
  "2x2",
  "2x2+x",
  "4x2+x",
  "jigsaw:1122211122333343444455555",
  "jigsaw:1111222111222233334443334444555566655566667777777",
];
/** Small layouts whose transformations can be listed. */
const smallLayouts = [
  "2x2",
  "2x2+x",
  "2x2+disjoint",
  "2x2+windoku",
  "1x4",
  "4x1",
  "1x3",
  "1x4+antiknight",
  "1x5+x",
  "5x1+antiknight",
  "1x5+antiking",
  "2x3",
  "3x2+disjoint",
  "2x3+x",
  "jigsaw:1122112233443344",
  "jigsaw:1122132213343444",
  "jigsaw:1122211122333343444455555",
];
const kinds = ["rows", "columns", "bands", "stacks", "transpose", "digits"];
/** What is wanted of generated puzzles. @type {Partial<import("./goals.mjs").Goal>[]} */
const wishes = [
  {},
  { minimal: true },
  { symmetry: "180", clues: [26, 30] },
  { symmetry: "full" },
  { layout: "2x3", minimal: true },
  { layout: "3x3+x" },
  { layout: "3x3+windoku", symmetry: "90" },
  { layout: "2x4", clues: [24, 30] },
  { layout: "3x3+antiking" },
  { layout: "jigsaw:6" },
  { level: "hard" },
  { method: "add", minimal: true },
];
const mostSolutions = 300;
/** A puzzle for which the slow solver would have to try more digits is not checked. */
const mostTries = 20_000;
const symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const textOf = (/** @type {number[]} */ cells) => cells.map((digit) => symbols[digit]).join("");

/**
 * The puzzle has each of its digits, and every house has each digit once.
 * @param {string} layout
 * @param {number[]} full
 * @param {number[]} [puzzle]
 */
function isSolution(layout, full, puzzle = []) {
  const { side, peers } = layoutOf(layout);
  return (
    full.length === side * side &&
    full.every((digit, cell) => digit >= 1 && digit <= side && peers[cell].every((peer) => full[peer] !== digit)) &&
    puzzle.every((digit, cell) => digit === 0 || digit === full[cell])
  );
}

/** @param {AnswerCheck} check @param {number} count */
function solutions(check, count) {
  for (const layout of solvedLayouts) {
    const puzzles = Array.from({ length: count }, () => check.puzzleOf(layout));
    const answers = check.ask(["solve", "--layout", layout], puzzles);
    puzzles.forEach((puzzle, at) => {
      const [, number, solution] = answers[at].split(":");
      const {
        count: known,
        solution: own,
        isKnown,
      } = countSolutions(layoutOf(layout), puzzle, 2, undefined, mostTries);
      if (!isKnown) return;
      const cells = check.cellsIn(solution);
      const isRight =
        Number(number) === known &&
        (known === 0
          ? solution === ""
          : isSolution(layout, cells, puzzle) && (known > 1 || textOf(cells) === textOf(own ?? [])));
      check.that(isRight, "solutions", `${layout} ${textOf(puzzle)}: ${answers[at]}`);
    });
  }
}

/** @param {AnswerCheck} check @param {number} count */
function counts(check, count) {
  for (const layout of solvedLayouts) {
    const puzzles = Array.from({ length: count }, () => check.puzzleOf(layout, true));
    const answers = check.ask(["count", "--limit", String(mostSolutions), "--layout", layout], puzzles);
    puzzles.forEach((puzzle, at) => {
      const { count: known, isKnown } = countSolutions(layoutOf(layout), puzzle, mostSolutions, undefined, mostTries);
      if (!isKnown) return;
      check.that(
        answers[at].endsWith(`:${known === mostSolutions ? ">=" : ""}${known}`),
        "counts",
        `${layout} ${textOf(puzzle)}: ${answers[at]}, not ${known}`,
      );
      if (known === 0 || known === mostSolutions || at % 4 !== 0) return;
      const listed = check.ask(["solve", "--all", "--layout", layout], [puzzle]);
      const isAll =
        new Set(listed).size === known &&
        listed.every((solution) => isSolution(layout, check.cellsIn(solution), puzzle));
      check.that(isAll, "lists of solutions", `${layout} ${textOf(puzzle)}: ${listed.length} solutions`);
    });
  }
  // The exact count of classic puzzles is another program than the search.
  const puzzles = Array.from({ length: 4 * count }, () => check.puzzleOf("3x3", true));
  const answers = check.ask(["count"], puzzles);
  puzzles.forEach((puzzle, at) => {
    const { count: known, isKnown } = countSolutions(layoutOf("3x3"), puzzle, 3000, undefined, mostTries);
    if (isKnown && known < 3000)
      check.that(answers[at].endsWith(`:${known}`), "exact counts", `${textOf(puzzle)}: ${answers[at]}, not ${known}`);
  });
}

/** @param {AnswerCheck} check @param {number} count */
function ratings(check, count) {
  const lines = readFileSync(new URL("../tests/data/ratings.csv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
  const rows = check
    .shuffled(lines)
    .slice(0, count)
    .map((line) => line.split(","));
  const answers = check.lines(["rate"], rows.map(([puzzle]) => `${puzzle}\n`).join(""));
  rows.forEach(([puzzle, er, ep, ed], at) =>
    check.that(answers[at] === `${puzzle} ED=${er}/${ep}/${ed}`, "ratings", `${answers[at]}, not ${er}/${ep}/${ed}`),
  );
}

/** @param {AnswerCheck} check @param {number} count */
function generated(check, count) {
  for (const wish of wishes) {
    const words = Object.entries(wish).flatMap(([name, value]) =>
      value === true ? [`--${name}`] : [`--${name}`, Array.isArray(value) ? value.join("-") : String(value)],
    );
    const made = check
      .lines(["generate", "--json", "--seed", String(1 + check.random(1e6)), "--count", String(count), ...words], "")
      .map((line) => JSON.parse(line));
    check.that(made.length === count, "generated puzzles", `${words.join(" ")}: ${made.length} of ${count}`);
    for (const answer of made) {
      const wrong = wrongForm({ name: "", count: 0, ...wish }, answer);
      check.that(wrong === null, "generated puzzles", `${words.join(" ")}: ${answer.puzzle}: ${wrong}`);
    }
  }
}

/**
 * Grids of small layouts have one key exactly when a movement and a renaming turn one into the other.
 * @param {AnswerCheck} check
 * @param {number} count
 */
function keys(check, count) {
  for (const layout of smallLayouts) {
    const { side } = layoutOf(layout);
    const movements = movementsOf(layoutOf(layout));
    const puzzles = Array.from({ length: count }, () => check.puzzleOf(layout, true, false)).flatMap((puzzle) => [
      puzzle,
      check.moved(puzzle, movements, side),
      check.nearly(puzzle, layout),
    ]);
    const own = puzzles.map((puzzle) => classOf(puzzle, movements, side));
    const answers = check.ask(["canonical", "--group", "--layout", layout], puzzles).map((answer) => answer.split(":"));
    /** @type {Map<string, string>} */
    const keyOf = new Map();
    answers.forEach(([form, automorphisms], at) => {
      const said = `${layout} ${textOf(puzzles[at])}: ${form}`;
      const name = own[at].form.join();
      check.that(
        (keyOf.get(name) ?? form) === form,
        "canonical forms",
        `${said}, of an equal puzzle ${keyOf.get(name)}`,
      );
      check.that(
        classOf(check.cellsIn(form), movements, side).form.join() === name,
        "canonical forms",
        `${said}, which is another puzzle`,
      );
      keyOf.set(name, form);
      check.that(
        automorphisms === String(own[at].automorphisms),
        "orders of groups",
        `${said}: ${automorphisms}, not ${own[at].automorphisms}`,
      );
    });
  }
  const puzzles = Array.from({ length: 3 * count }, () => check.uniquePuzzle());
  const answers = check.ask(["canonical"], puzzles);
  puzzles.forEach((puzzle, at) =>
    check.that(answers[at] === textOf(minLex(puzzle)), "min-lex forms", `${textOf(puzzle)}: ${answers[at]}`),
  );
}

/** @param {AnswerCheck} check @param {number} count */
function transformations(check, count) {
  for (const layout of [...smallLayouts, "1x6+x", "1x7+antiking", "3x3", "3x3+x", "2x4+x"]) {
    const isSmall = smallLayouts.includes(layout);
    const { side } = layoutOf(layout);
    const movements = isSmall ? movementsOf(layoutOf(layout)) : [];
    const full = check.fullGrid(layout);
    const puzzle = full.map((digit) => (check.random(2) ? digit : 0));
    const mark = `${layout} ${textOf(full)}`;
    // A full grid stays one; a small puzzle stays in its class.
    const turned = check.ask(
      ["transform", "--layout", layout, "--seed", String(check.random(1e6)), "--random", String(5 * count)],
      [full],
    );
    check.that(
      turned.length === 5 * count,
      "transformations",
      `${mark}: ${turned.length} random transformations instead of ${5 * count}`,
    );
    for (const result of turned) {
      check.that(isSolution(layout, check.cellsIn(result)), "transformations", `${mark}: ${result}`);
    }
    const name = isSmall ? classOf(puzzle, movements, side).form.join() : "";
    for (const result of isSmall
      ? check.ask(
          ["transform", "--layout", layout, "--seed", String(check.random(1e6)), "--random", String(count)],
          [puzzle],
        )
      : []) {
      check.that(
        classOf(check.cellsIn(result), movements, side).form.join() === name,
        "transformations",
        `${layout} ${textOf(puzzle)}: ${result}`,
      );
    }
    for (let times = 0; times < Math.ceil(count / 4); ++times) {
      const chosen = kinds.filter(() => check.random(3) === 0);
      const words = ["transform", "--layout", layout, "--limit", "500", "--all", chosen.join(",")];
      const { lines: results, status } =
        chosen.length > 0 ? check.run(words, `${textOf(full)}\n`) : { lines: [], status: 2 };
      // A kind that breaks the rules of the layout is refused. Boxes alone allow every kind; without square boxes,
      // there is no transposition.
      if (status !== 0) {
        const [rows, columns] = layout.split("x");
        const isAllowed = /^\d+x\d+$/.test(layout) && !(chosen.includes("transpose") && rows !== columns);
        check.that(chosen.length === 0 || !isAllowed, "lists of transformations", `${mark} ${chosen}: refused`);
        continue;
      }
      check.that(
        results[0] === textOf(full),
        "lists of transformations",
        `${mark} ${chosen}: the grid itself is not the first`,
      );
      for (const result of results)
        check.that(
          isSolution(layout, check.cellsIn(result)),
          "lists of transformations",
          `${mark} ${chosen}: ${result}`,
        );
    }
  }
}

function main(/** @type {string[]} */ words) {
  let [share, seed, program] = [1, 1, "build/bin/nonet"];
  for (let at = 0; at < words.length; ++at) {
    if (words[at] === "--share") share = Number(words[++at]);
    else if (words[at] === "--seed") seed = Number(words[++at]);
    else program = words[at];
  }
  if (!(share > 0) || !Number.isSafeInteger(seed))
    throw new Failure("Usage: node bench/check-answers.mjs [--share F] [--seed S] [NONET]");
  const check = new AnswerCheck(program, seed);
  const count = (/** @type {number} */ whole) => Math.max(1, Math.round(whole * share));
  solutions(check, count(60));
  counts(check, count(40));
  ratings(check, count(60));
  generated(check, count(25));
  keys(check, count(12));
  transformations(check, count(12));
  process.stdout.write(check.report());
  if (check.faults > 0) process.exitCode = 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
