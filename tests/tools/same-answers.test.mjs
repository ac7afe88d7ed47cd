// Answers of two programs are the same when output, messages and exit code are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { differences, questions } from "../../tools/same-answers.mjs";

/** A program that prints what it is asked. @param {string} [more] code that it runs, too */
const program = (more = "") => [
  process.execPath,
  "--eval",
  `process.stdout.write(process.argv.slice(1).join() + require("fs").readFileSync(0)); ${more}`,
  "--",
];
const asked = [{ words: "solve --json", input: "12\n" }, { words: "count" }];
const asksCount = 'process.argv.includes("count")';

/** @type {[string, string, number][]} what another program does, and how many answers are different */
const cases = [
  ["answers as the first one does", "", 0],
  ["prints more", `if (${asksCount}) process.stdout.write("0")`, 1],
  ["has a message", `if (${asksCount}) process.stderr.write("no memory")`, 1],
  ["ends with another code", `if (${asksCount}) process.exitCode = 1`, 1],
  ["is ended by a signal", `if (${asksCount}) process.kill(process.pid, "SIGSEGV")`, 1],
  ["answers nothing as the first one does", "process.exitCode = 3", 2],
];
for (const [what, more, many] of cases) {
  test(`a program that ${what}`, () => {
    const found = differences(program(), program(more), asked);
    assert.equal(found.length, many);
    if (many === 1) assert.equal(found[0].question.words, "count");
  });
}

test("the answers of the first program are those to its questions", () => {
  const [, { one }] = differences(program(), program("process.exitCode = 3"), asked);
  assert.deepEqual(one, { out: "count", err: "", code: 0, signal: null });
});

test("a program that is not there is an error", () =>
  assert.throws(() => differences(program(), ["./no-such-program"], asked), /ENOENT/));

test("questions are those of all commands that need no terminal", () => {
  const commands = new Set(questions().map(({ words }) => words.split(" ")[0]));
  for (const name of [
    "solve",
    "count",
    "candidates",
    "complete",
    "check",
    "generate",
    "convert",
    "transform",
    "canonical",
    "isomorphic",
    "hint",
    "steps",
    "explain",
    "rate",
    "find",
    "practice",
  ])
    assert.ok(commands.has(name), name);
});
