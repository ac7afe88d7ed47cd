import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { lines, nonet, seeds } from "./program.mjs";

const folder = mkdtempSync(join(tmpdir(), "nonet-proof-"));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} options @param {string} input */
const solve = (options, input) => nonet(`solve ${options}`, input, { cwd: folder });
/** @param {string} name */
const fileLines = (name) => lines(readFileSync(join(folder, name), "utf8"));
const one = seeds.find(({ count }) => Number(count) === 1);

test("a proof has the clauses that its heading says, and ends with the empty clause", () => {
  const { out, err, code } = solve("--proof one", `${one.puzzle}\n`);
  assert.deepEqual([out, code], [`${one.line}\n`, 0]);
  const clauses = fileLines("one.cnf").filter((line) => !line.startsWith("c "));
  const [, variables, count] = /^p cnf (\d+) (\d+)$/.exec(clauses[0]);
  assert.deepEqual([variables, Number(count)], ["729", clauses.length - 1]);
  assert.ok(clauses.slice(1).every((line) => /^(?:-?\d+ )+0$/.test(line)));
  const proof = fileLines("one.drat");
  assert.equal(proof.at(-1), "0");
  assert.match(err, new RegExp(`one\\.cnf has ${count} clauses, one\\.drat the proof in ${proof.length} steps`));
});

test("a puzzle without a solution is proven, too", () => {
  const { err, code } = solve("--proof none", `11${".".repeat(79)}\n`);
  assert.equal(code, 1);
  assert.match(err, /The givens contradict each other/);
  assert.match(err, /that no solution exists/);
  assert.deepEqual(fileLines("none.drat"), ["0"]);
});

for (const { name, options = "", input, says } of [
  { name: "several solutions", input: `${".".repeat(81)}\n`, says: /more than one solution, so there is nothing/ },
  { name: "a large grid", input: "0 ".repeat(10_000), options: "--layout 100", says: /written as 1\d{8} clauses/ },
])
  test(`writes nothing for ${name}`, () => {
    const { out, err, code } = solve(`--proof nothing ${options}`, input);
    assert.deepEqual([out, code], ["", 1]);
    assert.match(err, says);
    assert.ok(!existsSync(join(folder, "nothing.cnf")) && !existsSync(join(folder, "nothing.drat")));
  });

test("a puzzle with rules of its own is refused by its reason", () => {
  const cage = ["solve", "--proof", "cage", "--rules", "cage 15 r1c1 r1c2"];
  const { err, code } = nonet(cage, `${one.puzzle}\n`, { cwd: folder });
  assert.equal(code, 1);
  assert.match(err, /A proof is written for puzzles without rules of their own/);
});

test("the second puzzle is refused, and the proof of the first stays", () => {
  const { err, code } = solve("--proof first", `${one.puzzle}\n${one.puzzle}\n`);
  assert.equal(code, 2);
  assert.match(err, /-:2:1: --proof takes one puzzle/);
  assert.equal(fileLines("first.drat").at(-1), "0");
});

test("a file that cannot be written is named", () => {
  mkdirSync(join(folder, "taken.drat"));
  const { err, code } = solve("--proof taken", `${one.puzzle}\n`);
  assert.equal(code, 2);
  assert.match(err, /taken\.drat: The file cannot be written/);
});

for (const other of ["--all", "--limit 5", "--stats"])
  test(`--proof and ${other} exclude each other`, () => {
    const { err, code } = solve(`--proof x ${other}`, "");
    assert.equal(code, 2);
    assert.match(err, /cannot be used together/);
  });
