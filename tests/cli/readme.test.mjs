// The commands of README.md: each runs as it is pasted, and prints what is shown below it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { dataFile, nonet, program, seeds } from "./program.mjs";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The files that the commands name. */
const [unique, ...more] = seeds
  .filter(({ puzzle, count }) => puzzle.length === 81 && count === 1)
  .map(({ puzzle }) => puzzle);
const files = {
  "puzzle.txt": unique,
  "puzzles.txt": [unique, ...more.slice(0, 3)].join("\n"),
  "mine.txt": unique,
  "sparse.txt": ".".repeat(81),
  "ambiguous.txt": "1234............",
  // With both diagonals, and without equal digits a knight's move apart.
  "odd.txt": nonet("generate --layout x+antiknight --seed 1").out.trim(),
};
const folder = mkdtempSync(join(tmpdir(), "nonet-readme-"));
after(() => rmSync(folder, { recursive: true }));
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), `${text}\n`);
copyFileSync(dataFile("puzzle.jpg"), join(folder, "photo.jpg"));
symlinkSync(program, join(folder, "nonet"));

/** @param {string} command of a shell */
const run = (command) =>
  spawnSync("bash", ["-o", "pipefail", "-c", command], {
    cwd: folder,
    input: "",
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
  });

const shown = [...readme.matchAll(/^ {4}\$ (?:build\/bin\/)?(nonet .*)\n((?: {4}(?!\$).*\n)+)/gm)].map(
  ([, command, output]) => ({ command, output: output.replace(/^ {4}/gm, "") }),
);
test("README shows commands with their output", () => assert.ok(shown.length >= 4));
for (const { command, output } of shown) {
  test(`as README shows: ${command.slice(0, 60)}`, () => {
    const { stdout, stderr, status } = run(command);
    assert.deepEqual([stdout, stderr, status], [output, "", 0]);
  });
}

const others = [...readme.matchAll(/^ {4}(nonet .*?)(?: +# (.*))?$/gm)].map(([, command, says]) => ({ command, says }));
test("README has more commands", () => assert.ok(others.length >= 10));
for (const { command } of others) {
  test(`README's command runs: ${command}`, () => {
    const { stdout, stderr, status } = run(command);
    // Nobody plays here: the input ends at once. What is written besides the answer is a seed or figures.
    assert.equal(status, 0, stderr);
    assert.match(stderr, /^(nonet: (The seed is \d+\.|puzzle\.txt:1:1: \d+ placements tried, .*)\n)?$/);
    assert.ok(stdout.length > 0);
  });
}

test("the blank grid has as many solutions as README says", () => {
  const said = /the blank grid has (\d+) solutions/.exec(readme)?.[1];
  assert.equal(run("nonet count sparse.txt").stdout, `${".".repeat(81)}:${said}\n`);
});
