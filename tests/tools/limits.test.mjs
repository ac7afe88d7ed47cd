// docs/limits.md says what the code does: its numbers are the constants, its sentences are in the sources, and its
// tests exist.

import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "node:test";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(root + path, "utf8");

const filesUnder = (/** @type {string} */ folder) =>
  readdirSync(root + folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(cpp|h|js)$/.test(name))
    .map((name) => `${folder}/${name}`);

/** Where sentences for people are. */
const sentences = [
  ...filesUnder("cli"),
  ...filesUnder("web/book-command"),
  "web/i18n/catalogues/en/page.json",
  "web/i18n/catalogues/en/photos.json",
  "web/i18n/catalogues/en/class.json",
  "web/i18n/catalogues/en/series.json",
  "web/i18n/catalogues/en/together.json",
  "web/engine/sentences.js",
  "web/embed/frame-messages.js",
]
  // A sentence may go on in the next line of the source.
  .map((path) => textOf(path).replace(/"\s*\n\s*"/g, ""))
  .join("\n");

const rows = textOf("docs/limits.md")
  .split("\n")
  .filter((line) => /^\| (?!input|-)/.test(line) && !line.startsWith("|---"))
  .map((line) => line.slice(2, -2).split(" | "));

/**
 * The largest part of an expression of C++ or JavaScript that is a number.
 * @param {string} path
 * @param {string} name
 */
function constantOf(path, name) {
  const [first, part] = name.split(".");
  const code = textOf(path);
  const [, whole] =
    new RegExp(`\\b${first}(?:\\{| = )([^;]*?)\\}?;`).exec(code) ?? assert.fail(`${path} has no ${first}`);
  const expression = part ? (new RegExp(`\\b${part}: ([^,}]*)`).exec(whole)?.[1] ?? "") : whole;
  return numberIn(expression);
}

/** @param {string} expression */
function numberIn(expression) {
  const plain = expression
    .replace(/std::\w+\{(\d+)\}/g, "$1")
    .replace(/(?<=\d)['_](?=\d)/g, "")
    .trim();
  const [, least, most] = /^wholeNumber\((\d+), (\d+)\)$/.exec(plain) ?? [];
  if (least) return Number(most);
  const [, a, shift, less] =
    /^\(?(\d+)(?: << (\d+))?\)?(?: - (\d+))?$/.exec(plain) ??
    /Math\.min\((\d+),/.exec(plain) ??
    assert.fail(`no number: ${expression}`);
  return Number(a) * 2 ** Number(shift ?? 0) - Number(less ?? 0);
}

/** Where texts, files and links from elsewhere are read. */
const doors = [
  "cli/input",
  "core/formats",
  "core/vision/grey_view.h",
  "web/book-command",
  "web/embed",
  "web/formats",
  "web/games",
  "web/places/exchange",
  "web/places/photo",
];
/**
 * Constants of these folders that limit no input: what is shown of an input, and bounds of the work on an input that is
 * within its limits.
 */
const inner = [
  /kMaxSteps|kMaxSets|kMaxMade\w+|kMaxFirst|kMaxSum|kMaxRows|kMaxAutomata/, // how large an automaton may get while it is made
  /kMaxLength|kMaxSize|kMaxDigits|kLargest|kMaxPoints|kLongestWords|kMaxDrawnItems|kMostStrokes/, // drawings that are no rules are not looked at
  /kMaxNames|kLongestName|kMaxShown|mostShown|longestShown|mostErrors|largestDrawn|longestCell|kLongestNumber|kMaxImageRatio|kMaxHeaders/, // how much is named or shown, and what is recognised
  /kMostDecimals|kLongestGroup|kLongestEntity|kLongestRuleName|kLongestProlog|kMaxDepth|kMostRows|kMostCells|kLongestCell|kMostOfWord|kMostLabels|kMostSum|kLongest|kMaxGroups|kMaxChoices/, // what is recognised in a source text
  /mostAtOnce|longestTask|longestJournal|mostLeft|mostMove|mostPages|longestWork/, // how work is divided, and what this device writes itself
];
/**
 * Constants whose value another row has, in another file; and formats that know boards of one side or texts of one
 * length alone.
 */
const repeated = [
  "core/formats/foreign/f_puzzle_layout.cpp kMaxSide",
  "core/formats/library_line.cpp kMaxSide",
  "core/formats/text_lines.cpp kMaxBytes",
  "web/formats/write.js largestFPuzzle",
  "web/embed/other-texts.js longestName",
  "web/places/exchange/opening.js longestAuthor",
];

test("every bound of a door has a row", () => {
  const constant =
    /\b(?:constexpr [\w:]+|const) (k(?:Max|Most|Longest|Largest)\w*|(?:most|largest|longest)[A-Z]\w*)\b/g;
  const paths = doors.flatMap((door) => (/\.\w+$/.test(door) ? [door] : filesUnder(door)));
  const found = paths.flatMap((path) => [...textOf(path).matchAll(constant)].map(([, name]) => ({ path, name })));
  assert.ok(found.length >= 60, `${found.length} constants`);
  const known = new Set([...rows.map(([, , , number]) => number.replaceAll("`", "")), ...repeated]);
  const missing = found.filter(
    ({ path, name }) =>
      !known.has(`${path} ${name}`) && !inner.some((pattern) => new RegExp(`^(?:${pattern.source})$`).test(name)),
  );
  assert.deepEqual(
    missing.map(({ path, name }) => `${path} ${name}`),
    [],
  );
});

for (const [input, limit, beyond, number, tried, ...more] of rows) {
  test(`the limit of ${input}`, async () => {
    assert.deepEqual(more, []);
    const said = Number(/^[\d ]+/.exec(limit)?.[0].replaceAll(" ", ""));
    const [, path, name] = /^`(.+)` (\S+)$/.exec(number) ?? assert.fail(number);
    const value = name === "mostKeptCells" ? (await import(root + path)).mostKeptCells : constantOf(path, name);
    assert.equal(said, value);
    for (const [, sentence] of beyond.matchAll(/“([^”]+)”/g))
      assert.ok(sentences.includes(sentence), `no source says: ${sentence}`);
    const [, file] = /^`(.+)`$/.exec(tried) ?? assert.fail(tried);
    assert.ok(existsSync(root + file), `${file} is missing`);
  });
}
