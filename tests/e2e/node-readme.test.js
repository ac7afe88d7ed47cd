/** The JavaScript of README.md, run with the built package as it is pasted. No browser. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the program solves a puzzle and lists the solutions of another", () => {
  const [, program] = /^```js\n(import [^]*?)^```/m.exec(readFileSync(`${root}README.md`, "utf8")) ?? [];
  assert.match(program, /^import \{ createEngine \} from "nonet";/);
  const [, expected] = /\/\/ (.*)$/m.exec(program) ?? [];
  // A program that is read from standard input finds no package: the built file stands for it.
  const source = `${program.replace('"nonet"', JSON.stringify(new URL("../../dist/nonet.mjs", import.meta.url).href))}\nconsole.log(status, solutions);\nengine.close?.();\n`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module"], {
    input: source,
    encoding: "utf8",
    timeout: 60_000,
  });
  assert.equal(status, 0, stderr);
  const lines = stdout.trim().split("\n");
  const listed = lines.slice(0, -1);
  assert.ok(new Set(listed).size === 12 && listed.every((line) => /^1234[1-4]{12}$/.test(line)), stdout);
  assert.deepEqual(
    lines
      .at(-1)
      ?.replaceAll("'", '"')
      .replace(/^(\S+) \[ (.*) \]$/, '"$1", [$2]'),
    expected,
  );
});
