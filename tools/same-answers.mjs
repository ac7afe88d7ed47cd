// `./dev test-platforms`: whether the command line of another processor answers as the native one does.
//
//     node tools/same-answers.mjs NATIVE OTHER [RUNNER]
//
// RUNNER is the emulator that runs OTHER (qemu-s390x-static); without it the system runs OTHER itself. Both programs
// are asked the questions of `questions`. Output, messages and exit code must be equal to the byte. Prints each
// question with another answer, and the counts of a test.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** @typedef {{ words: string, input?: string }} Question what the command line is asked, and its standard input */
/** @typedef {{ out: string, err: string, code: number | null, signal: string | null }} Answer */

/** An emulator is slow, and a question should take a second natively at most. */
const longestAnswer = 600_000;

const lines = (/** @type {string} */ name) =>
  readFileSync(new URL(`../${name}`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line && !line.startsWith("#"));
const text = (/** @type {readonly string[]} */ puzzles) => `${puzzles.join("\n")}\n`;

/** @returns {Question[]} every command, every format, layouts of every kind */
export function questions() {
  const classic = lines("tests/data/seeds.txt").map((line) => line.split(":")[0]);
  const rated = lines("tests/data/ratings.csv").map((line) => line.split(",")[0]);
  const sets = ["easy", "medium", "minimal", "symmetric"].flatMap((name) =>
    lines(`bench/sets/${name}.txt`).slice(0, 100),
  );
  const few = text(rated.slice(0, 6));
  const blank = (/** @type {number} */ cells) => ".".repeat(cells);
  const layouts = [
    "2x2",
    "2x3",
    "3x3",
    "2x5",
    "3x4",
    "4x4",
    "3x3+x",
    "windoku",
    "antiknight",
    "jigsaw:7",
    "3x3+antiking+disjoint",
  ];
  const formats = [
    "line",
    "sdm",
    "numbers",
    "rows",
    "csv",
    "tsv",
    "frame",
    "jigsaw",
    "pencilmarks",
    "729",
    "sdk",
    "ss",
    "library",
    "sudokuwiki",
    "solo",
  ];
  return [
    { words: "solve", input: text([...classic, ...sets]) },
    { words: "solve --json", input: text(classic) },
    { words: "solve --all --limit 200 -", input: `${blank(81)}\n${classic[3]}\n` },
    { words: "solve --layout 4x4", input: `${blank(256)}\n` },
    { words: "solve", input: "1 2 3\nnonsense\n" },
    { words: "solve nowhere.txt" },
    // A puzzle as an argument, which some systems could take for the name of a folder or of several files.
    { words: `solve --all --limit 2 ${blank(81)}` },
    { words: `solve ${classic[0].replaceAll(/[.0]/g, "*")}` },
    {
      words: "count",
      input: text([
        ...lines("tests/data/counts.txt")
          .slice(0, 3)
          .map((line) => line.split(":")[0]),
        ...classic,
      ]),
    },
    { words: "count --limit 1000", input: `${blank(81)}\n` },
    { words: "count --estimate --seed 3 --layout 2x4", input: `${blank(64)}\n` },
    { words: "count --layout 2x3", input: `123456${blank(30)}\n` },
    { words: "candidates --weights", input: text(classic) },
    { words: "complete --seed 5 --count 3", input: `${blank(81)}\n${classic.at(-1)}\n` },
    { words: "complete --seed 5 --layout 2x3", input: `123456${blank(30)}\n` },
    { words: "check --sums", input: text(classic) },
    { words: "rate --level", input: text(rated.slice(0, 40)) },
    { words: "rate --path", input: few },
    { words: "rate --path", input: text(rated.slice(-4)) },
    { words: "explain --json", input: few },
    { words: "hint --json", input: few },
    { words: "steps", input: text(rated.slice(0, 2)) },
    { words: "find --technique naked-pair --json", input: few },
    { words: "practice --technique x-wing --count 2 --seed 4" },
    { words: "transform --random 5 --seed 9", input: few },
    { words: "transform --all rows,transpose --limit 20", input: `${classic.at(-1)}\n` },
    { words: "canonical --group", input: text([...classic, ...rated.slice(0, 20)]) },
    { words: "canonical --group --layout 3x3+x", input: `${blank(81)}\n${rated[0]}\n` },
    { words: "canonical --group --layout jigsaw:1122211122333343444455555", input: `1${blank(24)}\n` },
    { words: `isomorphic ${rated[0]} ${rated[0]}` },
    ...formats.map((format) => ({ words: `convert --to ${format}`, input: few })),
    ...layouts.map((layout, i) => ({ words: `generate --count 3 --seed ${i + 1} --layout ${layout}` })),
    { words: "convert --to svg", input: `${classic[0]}\n` },
    { words: "generate --count 20 --seed 7 --with-solution" },
    { words: "generate --count 4 --seed 7 --level hard --json" },
    { words: "generate --count 2 --seed 7 --rating 2.0-3.0" },
    { words: "generate --count 4 --seed 7 --symmetry 180 --clues 26-30" },
    { words: "generate --count 2 --seed 7 --minimal --method add" },
    { words: "generate --count 2 --seed 7 --method swap" },
    { words: "generate --count 2 --seed 7 --layout 2x2 --pencilmarks" },
    { words: "generate --count 3 --seed 9007199254740991 --distinct --layout 2x2" },
    { words: "help --man" },
  ];
}

/** @param {readonly string[]} program and what runs it @param {Question} question @returns {Answer} */
function answerOf([first, ...rest], { words, input = "" }) {
  const { stdout, stderr, status, signal, error } = spawnSync(first, [...rest, ...words.split(" ")], {
    input,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    timeout: longestAnswer,
  });
  if (error && status === null && signal === null) throw error;
  return { out: stdout, err: stderr, code: status, signal };
}

/**
 * What two programs answer differently.
 *
 * @param {readonly string[]} one a program and its first arguments
 * @param {readonly string[]} other
 * @param {readonly Question[]} asked
 * @returns {{ question: Question, one: Answer, other: Answer }[]}
 */
export function differences(one, other, asked) {
  return asked
    .map((question) => ({ question, one: answerOf(one, question), other: answerOf(other, question) }))
    .filter((answers) => JSON.stringify(answers.one) !== JSON.stringify(answers.other));
}

function main() {
  const [native, other, ...runner] = process.argv.slice(2);
  if (!native || !other) {
    process.stderr.write("usage: node tools/same-answers.mjs NATIVE OTHER [RUNNER]\n");
    process.exit(2);
  }
  const asked = questions();
  const different = differences([native], [...runner, other], asked);
  for (const { question, ...answers } of different) {
    process.stdout.write(`nonet ${question.words}\n`);
    for (const [name, { out, err, code, signal }] of Object.entries(answers))
      process.stdout.write(`  ${name}: ${signal ?? code}, ${JSON.stringify(`${out.slice(-300)}${err.slice(-300)}`)}\n`);
  }
  process.stdout.write(`${asked.length - different.length} passed, ${different.length} failed\n`);
  process.exitCode = different.length ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
