import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, start, withFolder } from "./program.mjs";
import { extends_, isSolved } from "./rules.mjs";

const clues = (puzzle) => [...puzzle].filter((symbol) => symbol !== ".").length;
const isClue = (puzzle, row, column) => puzzle[row * 9 + column] !== ".";
/** True when the pattern of clues is its own image under a map of rows and columns. */
const isMapped = (puzzle, map) =>
  [...puzzle].every((symbol, cell) => {
    const [row, column] = map(Math.floor(cell / 9), cell % 9);
    return (symbol !== ".") === isClue(puzzle, row, column);
  });
const symmetries = {
  180: [(r, c) => [8 - r, 8 - c]],
  90: [(r, c) => [c, 8 - r]],
  horizontal: [(r, c) => [r, 8 - c]],
  vertical: [(r, c) => [8 - r, c]],
  diagonal: [(r, c) => [c, r]],
  diagonals: [(r, c) => [c, r], (r, c) => [8 - c, 8 - r]],
  full: [(r, c) => [c, 8 - r], (r, c) => [r, 8 - c]],
};
const countOf = (puzzle) => Number(nonet("count --limit 2", puzzle).out.trim().split(":")[1].replace(">=", ""));
const isMinimal = (puzzle) =>
  [...puzzle].every(
    (symbol, cell) => symbol === "." || countOf(`${puzzle.slice(0, cell)}.${puzzle.slice(cell + 1)}`) === 2,
  );
const pathOf = (puzzle, options = "") =>
  lines(nonet(`explain --order technique ${options} --json`, puzzle).out).map((line) => JSON.parse(line))[0];
const ratingOf = (puzzle) => JSON.parse(nonet("rate --json", puzzle).out).er;
const easy = "full-house,hidden-single,naked-single";
const medium = `${easy},locked-pair,locked-triple,pointing,claiming,naked-pair,naked-triple,hidden-pair,hidden-triple`;
/** How many steps of the path are no singles. */
const hardSteps = (puzzle) =>
  pathOf(puzzle).steps.filter(({ technique }) => !easy.split(",").includes(technique)).length;
/** True when the easier techniques solve the puzzle with the technique, and not without it. */
const needs = (puzzle, technique, easier) =>
  pathOf(puzzle, `--allow ${easier},${technique}`).solved && !pathOf(puzzle, `--allow ${easier}`).solved;

/** Whether the clues of a samurai are the same after a quarter turn of its canvas of 21 × 21 places. */
function isTurned(puzzle) {
  const offsets = [0, 12].flatMap((row) => [0, 12].map((column) => [row, column])).concat([[6, 6]]);
  const isPlace = (row, column) =>
    offsets.some(([top, left]) => row >= top && row < top + 9 && column >= left && column < left + 9);
  const places = Array.from({ length: 441 }, (_, i) => [Math.floor(i / 21), i % 21]).filter((place) =>
    isPlace(...place),
  );
  const clueAt = new Map(places.map(([row, column], cell) => [21 * row + column, puzzle[cell] !== "."]));
  return places.every(([row, column]) => clueAt.get(21 * row + column) === clueAt.get(21 * column + 20 - row));
}

test("puzzles of several grids have one solution and the symmetry of their outline", () => {
  const made = lines(nonet("generate --layout samurai --symmetry 90 --count 2 --seed 5").out).filter(
    (line) => !line.startsWith("#"),
  );
  for (const puzzle of made) {
    assert.equal(puzzle.length, 369);
    assert.equal(nonet("count --layout samurai --limit 2", puzzle).out.trim().split(":")[1], "1");
    assert.ok(isTurned(puzzle), puzzle);
  }
  assert.equal(made.length, 2);
  assert.match(nonet("generate --layout twodoku --symmetry horizontal").err, /^nonet: This layout does not have this/);
});

const kinds = [
  { name: "plain", args: "--count 3 --seed 7", puzzles: 3 },
  ...Object.entries(symmetries).map(([name, maps]) => ({
    name: `symmetry ${name}`,
    args: `--count 3 --seed 7 --symmetry ${name}`,
    puzzles: 3,
    holds: (puzzle) => maps.every((map) => isMapped(puzzle, map)),
  })),
  {
    name: "a range of clues",
    args: "--count 3 --seed 7 --clues 30-33",
    puzzles: 3,
    holds: (puzzle) => clues(puzzle) >= 30 && clues(puzzle) <= 33,
  },
  {
    name: "an exact number of clues",
    args: "--count 2 --seed 7 --clues 40",
    puzzles: 2,
    holds: (puzzle) => clues(puzzle) === 40,
  },
  { name: "minimal", args: "--seed 7 --minimal", puzzles: 1, holds: isMinimal },
  {
    name: "easy",
    args: "--count 3 --seed 7 --level easy",
    puzzles: 3,
    holds: (puzzle) => pathOf(puzzle).level === "easy",
  },
  {
    name: "hard",
    args: "--count 3 --seed 7 --level hard",
    puzzles: 3,
    holds: (puzzle) => pathOf(puzzle).level === "hard",
  },
  {
    name: "a rating",
    args: "--count 3 --seed 7 --rating 6.6-7.1",
    puzzles: 3,
    holds: (puzzle) => ratingOf(puzzle) >= 6.6 && ratingOf(puzzle) <= 7.1,
  },
  {
    name: "so many steps besides singles",
    args: "--count 3 --seed 7 --steps 3-5 --level medium",
    puzzles: 3,
    holds: (puzzle) => pathOf(puzzle).level === "medium" && hardSteps(puzzle) >= 3 && hardSteps(puzzle) <= 5,
  },
  {
    name: "symmetric with a rating",
    args: "--count 2 --seed 7 --symmetry 180 --rating 2.6-3.8",
    puzzles: 2,
    holds: (puzzle) => isMapped(puzzle, symmetries[180][0]) && ratingOf(puzzle) >= 2.6 && ratingOf(puzzle) <= 3.8,
  },
  {
    name: "a technique on the path",
    args: "--count 3 --seed 7 --technique turbot-fish",
    puzzles: 3,
    holds: (puzzle) => pathOf(puzzle).hardest === "turbot-fish",
  },
  {
    name: "a technique on the path of a level",
    args: "--count 2 --seed 7 --technique naked-pair --level hard",
    puzzles: 2,
    holds: (puzzle) =>
      pathOf(puzzle).level === "hard" && pathOf(puzzle).steps.some(({ technique }) => technique === "naked-pair"),
  },
  {
    name: "a technique beside a list of others",
    args: `--count 2 --seed 7 --technique x-wing --allow ${easy}`,
    puzzles: 2,
    holds: (puzzle) => needs(puzzle, "x-wing", easy),
  },
  { name: "16x16 easy", args: "--seed 7 --layout 4x4 --level easy", puzzles: 1, boxes: [4, 4] },
  {
    name: "the lowest rating",
    args: "--count 2 --seed 7 --rating 1.0",
    puzzles: 2,
    holds: (puzzle) => ratingOf(puzzle) === 1,
  },
  {
    name: "a needed technique",
    args: "--count 3 --seed 7 --needs x-wing",
    puzzles: 3,
    holds: (puzzle) => needs(puzzle, "x-wing", medium),
  },
  {
    name: "a needed technique, minimal",
    args: "--count 2 --seed 7 --needs naked-pair --minimal",
    puzzles: 2,
    holds: (puzzle) => needs(puzzle, "naked-pair", easy) && isMinimal(puzzle),
  },
  {
    name: "a needed technique and few clues",
    args: "--count 2 --seed 7 --needs xy-wing --clues 24-26",
    puzzles: 2,
    holds: (puzzle) => needs(puzzle, "xy-wing", medium) && clues(puzzle) <= 26,
  },
  {
    name: "hidden singles alone",
    args: "--count 2 --seed 7 --allow full-house,hidden-single",
    puzzles: 2,
    holds: (puzzle) => pathOf(puzzle, "--allow full-house,hidden-single").solved,
  },
  {
    name: "without naked singles",
    args: "--count 2 --seed 7 --level medium --forbid naked-single",
    puzzles: 2,
    holds: (puzzle) => pathOf(puzzle, "--forbid naked-single").solved && pathOf(puzzle).level === "medium",
  },
  { name: "4x4", args: "--count 3 --seed 7 --layout 2x2", puzzles: 3, boxes: [2, 2] },
  { name: "6x6", args: "--count 2 --seed 7 --layout 2x3", puzzles: 2, boxes: [2, 3] },
  { name: "6x6 of a level", args: "--count 2 --seed 7 --layout 2x3 --level medium", puzzles: 2, boxes: [2, 3] },
  { name: "12x12", args: "--seed 7 --layout 3x4 --clues 80-90", puzzles: 1, boxes: [3, 4] },
];

for (const { name, args, puzzles, holds = () => true, boxes = [3, 3] } of kinds) {
  test(`${name}: as asked for, with one solution`, () => {
    const { out, err, code } = nonet(`generate --with-solution ${args}`);
    const answers = lines(out).map((line) => line.split(":"));
    assert.equal(answers.length, puzzles);
    assert.equal(new Set(answers.map(([puzzle]) => puzzle)).size, puzzles);
    for (const [puzzle, count, solution] of answers) {
      assert.ok(count === "1" && isSolved(solution, ...boxes) && extends_(puzzle, solution) && holds(puzzle), puzzle);
      assert.equal(nonet("solve", puzzle).out, `${puzzle}:1:${solution}\n`);
    }
    assert.deepEqual([err, code], ["", 0]);
  });
}

test("the same seed gives the same puzzles, whatever the number of threads and of puzzles", () => {
  for (const goal of ["", "--level medium", "--rating 6.6-7.1", "--technique x-wing --symmetry 180", "--distinct"]) {
    const run = nonet(`generate --count 40 --seed 100 --threads 1 ${goal}`).out;
    assert.equal(nonet(`generate --count 40 --seed 100 --threads 4 ${goal}`).out, run, goal);
    assert.equal(
      nonet(`generate --count 7 --seed 100 ${goal}`).out,
      lines(run)
        .slice(0, 7)
        .map((line) => `${line}\n`)
        .join(""),
      goal,
    );
  }
});

test("the parts of a run, made by four processes at once, are the whole run", async () => {
  const partOf = (command) =>
    new Promise((resolve) => {
      const run = start(command);
      let text = "";
      run.stdout.on("data", (piece) => (text += piece));
      run.on("close", () => resolve(text));
    });
  for (const goal of [
    "--count 1003 --seed 5",
    "--count 30 --seed 5 --technique swordfish --json",
    "--count 6 --seed 5 --to frame",
    "--count 3 --seed 5",
  ]) {
    const parts = await Promise.all([1, 2, 3, 4].map((part) => partOf(`generate ${goal} --shard ${part}/4`)));
    assert.equal(parts.join(""), nonet(`generate ${goal}`).out, goal);
  }
});

test("--first goes on with a run where it was ended", () => {
  for (const goal of ["", "--level medium", "--json"]) {
    const run = lines(nonet(`generate --count 10 --seed 5 ${goal}`).out);
    assert.deepEqual(lines(nonet(`generate --count 4 --first 6 --seed 5 ${goal}`).out), run.slice(6), goal);
  }
});

test("--first goes on with a part of a run where the part was ended", () => {
  for (const goal of ["--count 11", "--count 11 --json", "--count 11 --layout 2x2 --pencilmarks"]) {
    const part = lines(nonet(`generate --seed 5 --shard 2/3 ${goal}`).out);
    assert.ok(part.length >= 3, goal);
    for (const printed of [0, 1, part.length - 1, part.length]) {
      const rest = nonet(`generate --seed 5 --shard 2/3 --first ${printed} ${goal}`);
      assert.deepEqual([lines(rest.out), rest.err, rest.code], [part.slice(printed), "", 0], `${goal}, ${printed}`);
    }
  }
});

test("a pattern without puzzles ends with a message", () => {
  withFolder({ "pattern.txt": "x...\n....\n..x.\n...x\n" }, (folder) => {
    const { out, err, code } = nonet([
      "generate",
      "--seed",
      "1",
      "--attempts",
      "3",
      "--pattern",
      `${folder}/pattern.txt`,
    ]);
    assert.deepEqual([out, code], ["", 1]);
    assert.equal(
      err,
      "nonet: Puzzle 0 of seed 1: 3 puzzles were tried. None of them has clues in the 3 cells of --pattern and a single solution. Use a pattern with more clues, or more --attempts.\n",
    );
  });
});

test("a file without a clue is no pattern", () => {
  for (const text of ["", "\n", "# a remark\n", ".".repeat(81)]) {
    withFolder({ "pattern.txt": text }, (folder) => {
      const { out, err, code } = nonet(["generate", "--seed", "1", "--pattern", `${folder}/pattern.txt`]);
      assert.deepEqual([out, code], ["", 2], JSON.stringify(text));
      assert.equal(
        err,
        `nonet: ${folder}/pattern.txt: The pattern has no clue. Write '.' or 0 for a blank cell and any other character for a clue.\n`,
      );
    });
  }
});

const bandsOf = (line) => [0, 27, 54].map((at) => [0, 9, 18].map((row) => line.slice(at + row, at + row + 9)));
const transposed = (line) => [...line].map((_, cell) => line[(cell % 9) * 9 + Math.floor(cell / 9)]).join("");
/** Rows as sets of digits in each stack do not change when lines are swapped within bands and stacks. */
const swapClass = (line) =>
  JSON.stringify(
    bandsOf(line).map((rows) =>
      rows.map((row) => [0, 3, 6].map((at) => [...row.slice(at, at + 3)].sort().join(""))).sort(),
    ),
  );

test("--method swap swaps lines of a grid and blanks opposite cells, and reports attempts with several solutions", () => {
  const grid = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
  for (const args of [[], ["--grid", grid]]) {
    const { out, err, code } = nonet([
      "generate",
      "--method",
      "swap",
      "--count",
      "40",
      "--seed",
      "3",
      "--with-solution",
      ...args,
    ]);
    const answers = lines(out).map((line) => line.split(":"));
    assert.deepEqual([answers.length, code], [40, 0]);
    const start =
      args.length > 0
        ? grid
        : [0, 3, 6, 1, 4, 7, 2, 5, 8].map((shift) => "123456789".slice(shift) + "123456789".slice(0, shift)).join("");
    for (const [puzzle, , solution] of answers) {
      assert.ok([41, 42].includes(clues(puzzle)) && isMapped(puzzle, symmetries[180][0]), puzzle);
      assert.equal(clues(puzzle) === 42, puzzle[40] === ".", puzzle);
      assert.equal(nonet("solve", puzzle).out, `${puzzle}:1:${solution}\n`);
      assert.deepEqual(
        [swapClass(solution), swapClass(transposed(solution))],
        [swapClass(start), swapClass(transposed(start))],
      );
    }
    assert.match(
      err,
      /^nonet: \d+ attempts? gave (a puzzle|puzzles) with several solutions, which (is|are) left out\.\n$/,
    );
  }
});

test("--method shift shifts rows and exchanges digits", () => {
  const { out, code } = nonet("generate --method shift --count 5 --seed 3 --layout 2x3 --with-solution");
  assert.equal(code, 0);
  for (const line of lines(out)) {
    const [puzzle, , solution] = line.split(":");
    const rows = [0, 6, 12, 18, 24, 30].map((at) => solution.slice(at, at + 6));
    const shifts = rows.map((row) => (rows[0] + rows[0]).indexOf(row));
    assert.deepEqual(shifts, [0, 3, 1, 4, 2, 5]);
    assert.equal(clues(puzzle), 18);
    assert.equal(nonet("solve", puzzle).out, `${puzzle}:1:${solution}\n`);
  }
});

test("a seed that was not given is reported, and makes the puzzle again", () => {
  const { out, err } = nonet("generate");
  const seed = /^nonet: The seed is (\d+)\.\n$/.exec(err)[1];
  assert.equal(nonet(`generate --seed ${seed}`).out, out);
});

test("--json", () => {
  const {
    puzzle,
    solution,
    layout,
    clues: number,
    ...rest
  } = JSON.parse(nonet("generate --json --seed 9 --layout 2x3").out);
  assert.ok(isSolved(solution, 2, 3) && extends_(puzzle, solution));
  const { level, hardest } = pathOf(puzzle);
  assert.deepEqual(
    [layout, number, rest],
    ["2x3", clues(puzzle), { level, hardest, rating: null, seed: 9, index: 0, tried: 1 }],
  );
  const rated = lines(nonet("generate --json --seed 9 --count 2 --rating 6.6-7.1").out).map((line) => JSON.parse(line));
  assert.deepEqual(
    rated.map((answer) => [answer.rating, answer.index]),
    rated.map((answer, index) => [ratingOf(answer.puzzle), index]),
  );
});

test("a layout that the size does not determine is named, so that the puzzle can be read again", () => {
  const { out } = nonet("generate --layout 3x2 --seed 1 --count 2 --with-solution");
  assert.equal(lines(out)[0], "# nonet boxes 3x2");
  assert.deepEqual(lines(nonet("solve", out).out), lines(out).slice(1));
});

test("--avoid leaves out puzzles that are isomorphic to those of a file", () => {
  const first = nonet("generate --seed 3").out;
  const turned = nonet("transform --steps rotate:90;swap-digits:1,2", first).out;
  withFolder({ "made.txt": turned }, (folder) => {
    const other = nonet(["generate", "--seed", "3", "--avoid", `${folder}/made.txt`]);
    assert.equal(other.code, 0);
    assert.notEqual(other.out, first);
    assert.notEqual(nonet("canonical", other.out).out, nonet("canonical", first).out);
  });
});

test("--distinct prints no two isomorphic puzzles, and ends when there are no new ones", () => {
  const { out, err, code } = nonet("generate --layout 2x2 --count 10000 --seed 1 --distinct");
  const forms = lines(nonet("canonical", out).out).map((line) => line.split(":")[0]);
  assert.equal(new Set(forms).size, forms.length);
  assert.ok(forms.length > 20);
  assert.match(
    err,
    new RegExp(
      `^nonet: The last \\d+ puzzles were isomorphic to earlier ones, or had the solution of one\\. ${forms.length} of 10000 puzzles were made\\. .*\\n$`,
    ),
  );
  assert.equal(code, 1);
});

test("a goal that was missed names the nearest puzzle and what was not met, and the run goes on", () => {
  const { out, err, code } = nonet("generate --rating 11.5 --attempts 20 --seed 1 --count 2");
  const said = lines(err);
  assert.deepEqual([out, code, said.length], ["", 1, 2]);
  for (const [index, line] of said.entries()) {
    const [, rating, puzzle] = new RegExp(
      `^nonet: Puzzle ${index} of seed 1: 20 puzzles were tried\\. The nearest has the rating ([\\d.]+): ([.\\d]{81})\\. Not met: the rating 20 times\\. Use .*$`,
    ).exec(line);
    assert.equal(ratingOf(puzzle), Number(rating));
  }
});

test("Ctrl-C ends a run, which says how many puzzles were made", async () => {
  const run = start("generate --count 100000000 --seed 1");
  let errors = "";
  let answers = "";
  run.stderr.on("data", (piece) => (errors += piece));
  await new Promise((resolve) =>
    run.stdout.on("data", (piece) => {
      if (!answers) run.kill("SIGINT");
      answers += piece;
      resolve(undefined);
    }),
  );
  const code = await new Promise((resolve) => run.on("close", resolve));
  const made = Number(/^nonet: Stopped\. (\d+) of 100000000 puzzles were made\.\n$/.exec(errors)[1]);
  assert.deepEqual([code, lines(answers).length], [1, made]);
});

test("a word is in each solution, and without a difficulty the puzzles are those of the seed with other digits", () => {
  const made = (options) =>
    lines(nonet(`generate --layout 3x3+x --seed 5 --json ${options}`).out).map((line) => JSON.parse(line));
  const plain = made("--count 3");
  const places = new Set();
  const marks = (each) => each.puzzle.replaceAll(/\d/g, "x");
  const sameForm = made("--count 3 --word playgroun");
  assert.deepEqual(sameForm.map(marks), plain.map(marks));
  const medium = made("--count 6 --level medium --word playgroun");
  assert.deepEqual([...new Set(medium.map(({ level }) => level))], ["medium"]);
  assert.deepEqual(made("--count 6 --level medium --word playgroun"), medium);
  for (const { solution, face } of [...sameForm, ...medium]) {
    assert.equal(face, "word:PLAYGROUN");
    const lineOf = (step, start) => Array.from({ length: 9 }, (_, at) => solution[start + at * step]).join("");
    const starts = Array.from({ length: 9 }, (_, at) => at);
    if (starts.some((row) => lineOf(1, 9 * row) === "123456789")) places.add("row");
    else if (starts.some((column) => lineOf(9, column) === "123456789")) places.add("column");
    else if (lineOf(10, 0) === "123456789" || lineOf(8, 8) === "123456789") places.add("diagonal");
    else assert.fail(solution);
  }
  assert.ok(places.size > 1, [...places].join());
});
