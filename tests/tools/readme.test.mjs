// What README.md says in numbers, against the sources and the documents that measure.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { attributes } from "../../tools/build/element-reference.mjs";
import { parseLine } from "../../web/formats/line.js";
import { languages } from "../../web/i18n/languages.js";
import { mostCells } from "../../web/model/history.js";
import { ownRuleTable } from "../../web/model/puzzle-rules.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const readme = textOf("README.md");
/** The groups of a pattern in README, whose lines are joined. @param {RegExp} pattern */
const said = (pattern) =>
  (pattern.exec(readme.replace(/\s+/g, " ")) ?? assert.fail(`README has no ${pattern}`)).slice(1);

test("kinds of rules", () => assert.equal(Number(said(/\[(\d+) kinds of rules\]/)[0]), ownRuleTable.length));

test("the changelog counts kinds of rules and text formats as README does", () => {
  const changelog = textOf("CHANGELOG.md");
  assert.equal(/(\d+) kinds of rules/.exec(changelog)?.[1], said(/\[(\d+) kinds of rules\]/)[0]);
  assert.equal(/(\d+) formats/.exec(changelog)?.[1], said(/\[(\d+) text formats\]/)[0]);
});

test("text formats: the names of docs/formats.md", () => {
  const table = textOf("docs/formats.md").split("\n## ")[0];
  const names = [...table.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => cell.split(", "));
  assert.equal(Number(said(/\[(\d+) text formats\]/)[0]), names.length);
});

test("languages", () => {
  const names = { en: "English", uk: "Ukrainian", ru: "Russian", it: "Italian", vi: "Vietnamese", zh: "Chinese" };
  const list = languages.map((language) => names[language]);
  assert.deepEqual(said(/The page speaks ([^.]*)\./), [`${list.slice(0, -1).join(", ")} and ${list.at(-1)}`]);
});

test("moves that can be undone on a board of 81 cells", () => {
  const told = Number(said(/undo back through some ([\d ]+) moves/)[0].replaceAll(" ", ""));
  assert.ok(Math.abs(told - mostCells / 81) < 1000, `${mostCells / 81}`);
});

test("browsers: those of docs/page.md", () => {
  const [, versions] =
    /The page needs (Chrome and Edge \d+, Firefox \d+, Safari [\d.]+), or newer/.exec(textOf("docs/page.md")) ?? [];
  assert.deepEqual(said(/\[(Chrome and Edge [^\]]*)\]\(docs\/page\.md#browsers\)/), [versions]);
});

describe("times, as docs/performance.md and docs/rating.md have them", () => {
  const rows = textOf("docs/performance.md")
    .split("\n")
    .filter((line) => line.startsWith("| 17 clues"))
    .map((line) =>
      line
        .split("|")
        .slice(2, -1)
        .map((cell) => Number(cell.replaceAll(" ", ""))),
    );
  const [clang, , wasm, program] = rows;
  const micro = (/** @type {number} */ nanoseconds) => Math.round(nanoseconds / 100) / 10;
  /** @type {[string, RegExp, number[]][]} */
  const cases = [
    [
      "the first screen",
      /takes ([\d.]+) µs on one core, where tdoku takes ([\d.]+) µs; in batches it takes ([\d.]+) µs/,
      [micro(clang[2]), micro(clang[0]), micro(clang[6])],
    ],
    [
      "native",
      /\| native \| ([\d.]+) µs \| ([\d.]+) µs with AVX2, ([\d.]+) µs with AVX-512 \|/,
      [micro(clang[2]), micro(clang[5]), micro(clang[6])],
    ],
    ["WebAssembly", /\| as WebAssembly, in node \| ([\d.]+) µs \| ([\d.]+) µs \|/, [micro(wasm[2]), micro(wasm[3])]],
    [
      "a minimal puzzle",
      /Generating a minimal puzzle takes (\d+) µs/,
      [
        Math.round(
          1e6 /
            Number(
              /makes ([\d ]+) puzzles a second, with/
                .exec(textOf("docs/performance.md").replace(/\s+/g, " "))?.[1]
                .replaceAll(" ", ""),
            ),
        ),
      ],
    ],
    [
      "a rating",
      /Rating it as Sudoku Explainer does takes ([\d.]+) ms/,
      [Number(/^\| 1000 random minimal \| ([\d.]+)/m.exec(textOf("docs/rating.md"))?.[1])],
    ],
  ];
  for (const [name, pattern, measured] of cases)
    test(name, () => assert.deepEqual(said(pattern).map(Number), measured));
  test("four million puzzles a second", () => {
    assert.match(readme, /`nonet solve` solves four million of these puzzles a second on two cores/);
    assert.equal(Math.round(program[1] / 1e6), 4);
  });
});

test("commands of ./dev", () => {
  const commands = [...readme.matchAll(/(?:`|^ {4})\.\/dev ([a-z-]+)/gm)].map(([, command]) => command);
  assert.ok(commands.length >= 5);
  const help = textOf("tools/dev-help.txt");
  for (const command of commands) assert.match(help, new RegExp(`^ {2}${command}\\b`, "m"), command);
});

test("options of CMake", () => {
  const options = [...readme.matchAll(/-D(NONET_\w+)=/g)].map(([, option]) => option);
  assert.ok(options.length >= 2);
  for (const option of options) assert.match(textOf("CMakeLists.txt"), new RegExp(`^option\\(${option} `, "m"), option);
});

test("the three pictures of the first screen are there, and each has less than 300 KB", () => {
  const pictures = [...readme.split("\n## ")[0].matchAll(/<img src="([^"]+)"[^>]* alt="[^"]{20,}"/g)].map(
    ([, path]) => path,
  );
  assert.equal(pictures.length, 3);
  for (const path of pictures) assert.ok(statSync(root + path).size < 300_000, path);
});

test("the board of the embedding part can be read, and its attributes exist", () => {
  const [, tag] = /<sudoku-board ([^>]*)>/.exec(readme) ?? [];
  const given = Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  for (const name of Object.keys(given))
    assert.ok(
      attributes.some((attribute) => attribute.name === name),
      name,
    );
  assert.ok("puzzle" in parseLine(given.puzzle));
});
