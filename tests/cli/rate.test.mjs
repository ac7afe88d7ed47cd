import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { dataFile, lines, nonet, start, withFolder } from "./program.mjs";

/** The puzzles of tests/data/ratings.csv below 9.0, with the answers of Sudoku Explainer 1.2.1. */
const known = lines(readFileSync(dataFile("ratings.csv"), "utf8"))
  .filter((line) => /^[\d.]{81},/.test(line))
  .map((line) => line.split(","))
  .filter(([, er]) => Number(er) < 9)
  .map(([puzzle, ...ratings]) => ({
    puzzle,
    er: Number(ratings[0]),
    line: `${puzzle} ED=${ratings.slice(0, 3).join("/")}`,
  }));
const easy = known.filter(({ er }) => er < 3);
const escargot = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
const several = "1".padEnd(81, ".");
const full = "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

test("the ratings are those of Sudoku Explainer 1.2.1, in the order of the input, on any number of threads", () => {
  assert.ok(known.length > 50);
  const input = known.map(({ puzzle }) => `${puzzle}\n`).join("");
  const expected = { out: known.map(({ line }) => `${line}\n`).join(""), err: "", code: 0, signal: null };
  for (const threads of [1, 2, 7]) assert.deepEqual(nonet(`rate --threads ${threads}`, input), expected);
});

test("many easy puzzles among hard ones: more than the team holds at once", () => {
  const hard = known.reduce((most, next) => (next.er > most.er ? next : most));
  const all = Array.from({ length: 3000 }, (_, i) => (i % 1000 === 3 ? hard : easy[i % easy.length]));
  const { out } = nonet("rate --threads 3", all.map(({ puzzle }) => puzzle).join("\n"));
  assert.deepEqual(
    lines(out),
    all.map(({ line }) => line),
  );
});

const refused = [
  {
    name: "several solutions",
    puzzle: several,
    status: "multiple",
    message: "The puzzle has several solutions. Only a puzzle with exactly one solution has a rating.",
  },
  {
    name: "no solution",
    puzzle: "12345678........9".padEnd(81, "."),
    status: "none",
    message: "The puzzle has no solution.",
  },
  {
    name: "equal givens",
    puzzle: "5......5.".padEnd(81, "."),
    status: "conflict",
    message: "The givens contradict each other: r1c8 cannot be 5: row 1 already has 5, at r1c1.",
  },
  {
    name: "another layout",
    puzzle: "4030300000000001",
    status: "layout-not-classic",
    message: "Only 9x9 grids without variants have a rating.",
  },
];

for (const { name, puzzle, status, message } of refused) {
  test(`${name}: no line, a message with the place, and the puzzles around it are rated`, () => {
    const around = known[0];
    const { out, err, code } = nonet("rate", `${around.puzzle}\n# comment\n${puzzle}\n${around.puzzle}\n`);
    assert.deepEqual(lines(out), [around.line, around.line]);
    assert.equal(err, `nonet: -:3:1: ${message}\n`);
    assert.equal(code, 1);
    const object = JSON.parse(nonet("rate --json", puzzle).out);
    const conflicts = [{ digit: 5, house: "row", index: 1, cells: ["r1c1", "r1c8"] }];
    assert.deepEqual(object, {
      puzzle,
      status,
      er: null,
      ep: null,
      ed: null,
      ...(status === "conflict" && { conflicts }),
    });
  });
}

test("a text that is no puzzle, in the middle: its message, exit code 2, and the others are rated", () => {
  withFolder(
    { "a.txt": `${known[0].puzzle}\n1,2,!,4\n${known[1].puzzle}\n`, "b.txt": `${known[2].puzzle}\n` },
    (cwd) => {
      const { out, err, code } = nonet("rate a.txt missing.txt b.txt", "", { cwd });
      assert.deepEqual(
        lines(out),
        known.slice(0, 3).map(({ line }) => line),
      );
      assert.match(err, /^nonet: a\.txt:2:5: .*\nnonet: missing\.txt: .*\n$/);
      assert.equal(code, 2);
    },
  );
});

test("a full grid is rated 0", () => assert.deepEqual(lines(nonet("rate", full).out), [`${full} ED=0.0/0.0/0.0`]));

test("of a library line, the givens are rated", () => {
  const { puzzle, line } = known[0];
  const solution = nonet("solve", puzzle).out.trim().split(":")[2];
  const cell = puzzle.indexOf(".");
  const entered = `${puzzle.slice(0, cell)}+${solution[cell]}${puzzle.slice(cell + 1)}`;
  assert.ok(nonet("rate", `:0000:x:${entered}:::`).out.endsWith(line.slice(81) + "\n"));
});

test("--budget stops at the same place on every run, and the bound is at most the rating", () => {
  const first = nonet("rate --budget 2000", `${escargot}\n${easy[0].puzzle}\n`);
  assert.equal(first.code, 1);
  const [stopped, next] = lines(first.out);
  assert.match(stopped, /^\S+ ED>=\d+\.\d\/(\d+\.\d|\?)\/(\d+\.\d|\?)$/);
  assert.ok(Number(/>=([\d.]+)/.exec(stopped)?.[1]) <= 10.5);
  assert.equal(next, easy[0].line);
  assert.equal(
    first.err,
    "nonet: -:1:1: Stopped after 2000 nodes (--budget). ER is a lower bound; EP and ED are exact, or ? where not reached.\n",
  );
  assert.deepEqual(nonet("rate --budget 2000", `${escargot}\n${easy[0].puzzle}\n`), first);
  assert.equal(JSON.parse(nonet("rate --json --budget 2000", escargot).out).status, "stopped");
});

test("--time stops a puzzle that takes longer, and no other", () => {
  const { out, err, code } = nonet(
    "rate --time 0.02 --threads 2",
    `${easy[0].puzzle}\n${escargot}\n${easy[1].puzzle}\n`,
  );
  const answers = lines(out);
  assert.deepEqual([answers[0], answers[2], answers.length], [easy[0].line, easy[1].line, 3]);
  assert.match(answers[1], / ED>=/);
  assert.equal(
    err,
    "nonet: -:2:1: Stopped after 0.02 s (--time). ER is a lower bound; EP and ED are exact, or ? where not reached.\n",
  );
  assert.equal(code, 1);
});

test("Ctrl-C answers the puzzle at hand with what is known, and ends", async () => {
  const child = start("rate --threads 1");
  child.stdin.write(`${easy[0].puzzle}\n${`${escargot}\n`.repeat(200)}`);
  let out = "";
  let err = "";
  child.stderr.on("data", (text) => (err += text));
  child.stdout.on("data", (text) => (out += text));
  while (lines(out).length < 1) await once(child.stdout, "data");
  child.kill("SIGINT");
  assert.deepEqual(await once(child, "close"), [1, null]);
  assert.equal(lines(out)[0], easy[0].line);
  assert.match(lines(out).at(-1), / ED>=/);
  const [, stopped, left] =
    err.match(
      /(Stopped\. ER is a lower bound; EP and ED are exact, or \? where not reached\.\n)nonet: Stopped\. (\d+) puzzles? that w(?:as|ere) read w(?:as|ere) not answered\.\n$/,
    ) ?? [];
  assert.ok(stopped);
  assert.ok(Number(left) > 0 && lines(out).length + Number(left) <= 201);
});

test("every line is answered before the next is given", async () => {
  const child = start("rate");
  for (const { puzzle, line } of easy.slice(0, 3)) {
    child.stdin.write(`${puzzle}\n`);
    const [answer] = await once(child.stdout, "data");
    assert.equal(String(answer), `${line}\n`);
  }
  child.stdin.end();
  assert.deepEqual(await once(child, "close"), [0, null]);
});

test("--level is what explain says", () => {
  for (const { puzzle, line } of [easy[0], known.at(-1)]) {
    const comment = lines(nonet("explain", puzzle).out).at(-1).slice(2);
    assert.deepEqual(lines(nonet("rate --level", puzzle).out), [`${line} ${comment}`]);
  }
});

test("--path: the steps give the three ratings, and lead to the solution", () => {
  for (const { puzzle, er, line } of known.filter((_, i) => i % 9 === 0)) {
    const [answer, ...steps] = lines(nonet("rate --path", puzzle).out);
    assert.equal(answer, line);
    const ratings = steps.map((step) => Number(/^# (\d+\.\d) [a-z-]+: [A-Z0-9]/.exec(step)?.[1]));
    assert.equal(Math.max(...ratings), er);
    const json = JSON.parse(nonet("rate --json --path", puzzle).out);
    assert.deepEqual(
      json.steps.map(({ rating }) => rating),
      ratings,
    );
    assert.equal(json.steps[0].rating, json.ed);
    const toFirstDigit = json.steps.findIndex(({ placements }) => placements.length > 0);
    assert.equal(Math.max(...ratings.slice(0, toFirstDigit + 1)), json.ep);
    const solution = nonet("solve", puzzle).out.trim().split(":")[2];
    const placed = json.steps.flatMap(({ placements }) => placements);
    for (const { cell, digit } of placed) assert.equal(solution[9 * (cell[1] - 1) + (cell[3] - 1)], String(digit));
    assert.equal(placed.length, puzzle.replace(/[^.]/g, "").length);
  }
});

test("generate --rating: the puzzles have a rating within the bounds, and the same seed gives them again", () => {
  for (const [range, least, most] of /** @type {[string, number, number][]} */ ([
    ["1.2-1.5", 1.2, 1.5],
    ["6.6-7.1", 6.6, 7.1],
    ["7.2", 7.2, 7.2],
  ])) {
    const { out, err, code } = nonet(`generate --rating ${range} --count 3 --seed 5`);
    assert.deepEqual([err, code, lines(out).length], ["", 0, 3]);
    const ratings = lines(nonet("rate --json", out).out).map((line) => JSON.parse(line).er);
    assert.ok(
      ratings.every((er) => er >= least && er <= most),
      `${range}: ${ratings}`,
    );
    assert.equal(nonet(`generate --rating ${range} --count 3 --seed 5`).out, out);
  }
});

test("generate --rating: ranges without a rating are refused", () => {
  for (const command of [
    "generate --rating 7.2-6.6",
    "generate --rating 7.25",
    "generate --rating 3.1",
    "generate --rating 12.1-20",
    "generate --rating 6.3-6.4",
    "generate --rating x",
    "generate --rating 7.2 --layout 2x3",
  ]) {
    assert.equal(nonet(command).code, 2, command);
  }
});

test("no layout can be chosen, since only one can be rated", () => {
  const { err, code } = nonet("rate --layout 3x3", easy[0].puzzle);
  assert.match(err, /--layout/);
  assert.equal(code, 2);
});
