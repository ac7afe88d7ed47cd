// What the engine says a text is has words in each language: the formats, and the other symbols of errors in core.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { languages } from "../../../../web/i18n/languages.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { formatWords, readErrorSentence } from "../../../../web/places/exchange/format-words.js";

const formats = fileURLToPath(new URL("../../../../core/formats/", import.meta.url));
const sources = readdirSync(formats, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".cpp") && name !== "parse_error.cpp")
  .map((name) => readFileSync(formats + name, "utf8"));

/** Programs and sites have the same name in each language. */
const names =
  /^(f-puzzles|SudokuPad|Sudocle|lisudoku|logic-masters\.de|SudokuExchange|sudoku\.coach|SudokuWiki|tinyurl\.com|bit\.ly|is\.gd|goo\.gl|t\.co|tiny\.cc|penpa|puzz\.link|pzv\.jp|pzplus|pzprxs|JSON|XML|LaTeX|PostScript|Jupyter)$/;
const errors = /ParseErrorCode::(?:BadForeignText|NoPuzzleFound|UnreadFormat|OnServer)[^;{}]*?"([^"]+)"/g;
const symbols = new Set(
  sources.flatMap((source) =>
    [errors, /FormatRow\{"([^"]+)"/g, /Site\{"[^"]*", "([^"]+)"/g].flatMap((pattern) =>
      [...source.matchAll(pattern)].map(([, symbol]) => symbol),
    ),
  ),
);
// The game of a saved game is a name.
symbols.delete("a saved game of ");

test("core names many forms of texts", () => assert.ok(symbols.size > 40, [...symbols].join()));

for (const code of languages.filter((each) => each !== "en")) {
  test(`${code}: each of them has words`, async () => {
    const words = await loadWords(code);
    const unworded = [...symbols].filter((symbol) => !names.test(symbol) && formatWords(symbol, words) === symbol);
    assert.deepEqual(unworded, []);
    assert.equal(formatWords("Sudocle", words), "Sudocle");
    const sentence = (/** @type {string} */ symbol) =>
      readErrorSentence({ code: "no-puzzle-found", position: null, details: { symbol } }, words);
    assert.ok(sentence("a list of steps").includes(formatWords("a list of steps", words)));
    assert.ok(sentence("JSON").includes("JSON"));
  });
}
