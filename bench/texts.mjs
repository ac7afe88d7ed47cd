#!/usr/bin/env node
// Measures whether reading a text takes work in proportion to its length; see `--help`.

import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const help = `Usage: node bench/texts.mjs [--time] [--size KB] [--only WORDS] [--ours PATH] [--folder FOLDER]
Reads texts of each form, grown to a size and to twice the size (1000 KB), with nonet convert, and prints the work of both and their
ratio. About 2 means linear. The texts are those of FOLDER (tests/data/texts), each written many times into one file, and blocks that
grow inside: one list, one table, one line. The work is the number of instructions, which valgrind counts.
  --time         the work is time, the best of three runs: 50 times faster, and different on each run
  --only TEXT    only the texts whose names have this part
  --ours PATH    the command line (build/bin/nonet)
Exits with 1 when a ratio is above 2.2; for times above 2.6.`;

const root = fileURLToPath(new URL("../", import.meta.url));
const { values } = parseArgs({
  options: {
    time: { type: "boolean", default: false },
    size: { type: "string", default: "1000" },
    only: { type: "string", default: "" },
    ours: { type: "string", default: `${root}build/bin/nonet` },
    folder: { type: "string", default: `${root}tests/data/texts` },
    help: { type: "boolean", default: false },
  },
});
const most = values.time ? 2.6 : 2.2;

const puzzle = ".....8.1...253......4..12.....8..5.47.6.......1...9.8......41..57.1.........72...";
const numbers = [...puzzle].map((digit) => (digit === "." ? 0 : Number(digit)));
const rows = Array.from({ length: 9 }, (_, row) => numbers.slice(9 * row, 9 * row + 9));
const cells = (/** @type {string} */ tag) =>
  rows.map((row) => `<tr>${row.map((n) => `<${tag}>${n}</${tag}>`).join("")}</tr>`);

/**
 * Texts that are one block however long they are: what comes before, the part that is repeated, what comes after.
 * @type {Record<string, [before: string, part: string, after: string]>}
 */
const blocks = {
  "one line of JSON": ["[", `${JSON.stringify(rows)},`, "[]]"],
  "a list of JSON": ["[\n", `${JSON.stringify(rows)},\n`, "[]]\n"],
  "JSON without a grid": ['{"a":[', '{"name":"abc","value":[1,2,3]},', "0]}"],
  "JSON with open brackets": ["", "[[1,2,", ""],
  "a quotation of JSON": ['["', "abc def ", '"]'],
  "a list of Python": ["boards = [\n", `  ${JSON.stringify(rows)},\n`, "]\n"],
  "statements of C": ["", "int n = f(1, 2);\n", ""],
  "rows of a program": ["int g[][9] = {\n", `  {${rows[0].join(", ")}},\n`, "};\n"],
  "tables of HTML": ["<html>", `<table>${cells("td").join("\n")}</table>\n`, "</html>"],
  "one table of HTML": ["<table>", `${cells("td").join("\n")}\n`, "</table>"],
  "elements of XML": ["<a>\n", "<b c='d'>e</b>\n", "</a>\n"],
  "open elements of XML": ["", "<a><b>", ""],
  "games of OpenSudoku": ["<opensudoku>", `<game data="${numbers.join("")}"/>\n`, "</opensudoku>"],
  "rows of LaTeX": ["\\begin{sudoku}\n", `|${rows[0].join("|")}|.\n`, "\\end{sudoku}\n"],
  "commands of LaTeX": ["", "\\setrow{9}{1,{},2,3,4,5,6,7,8}\n", ""],
  addresses: ["", `https://sudokuexchange.com/play/?s=${numbers.join("")}\n`, ""],
  "addresses on one line": ["", `https://sudokuexchange.com/play/?s=${numbers.join("")} `, "\n"],
  "a string of a solver": ["", ".Cage~10~R1C1~R1C2", "\n"],
  "lines of a solver's string": ["", ".Cage~10~R1C1~R1C2\n", ""],
  steps: ["", "Naked Pair: 4,7 in r1c13 => r1c5<>4\n", ""],
  words: ["", "some words about a puzzle\n", ""],
  "words on one line": ["", "some words ", "\n"],
  "wrong rows": ["", "1 2 3 4 5 6 7 8 x\n", ""],
  "rows without an end": ["", `${rows[0].join(" ")}\n`, ""],
  "blank lines": ["1 2 3 4\n", "\n", ""],
  rulers: ["", "+-------+-------+\n", ""],
  hyphens: ["", "- - - -\n", ""],
  comments: ["", "# words\n", `${puzzle}\n`],
  rules: ["", "# nonet rule cage 10 r1c1 r1c2\n", `${puzzle}\n`],
  "sums of cells": ["", "3 = (0,0) + (0,1)\n", ""],
  "letters and their sums": [`${"ABCDEFGHI\n".repeat(9)}`, "A = 3\n", ""],
  "a file of pzpr": ["pzprv3\nsudoku\n9\n", `${rows[0].join(" ")}\n`, ""],
  "a file of janko.at": ["begin\nproblem\n", `${rows[0].join(" ")}\n`, "end\n"],
  "a saved game": ["SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\n", "MOVE    :6:R0,0,1\n", ""],
  sections: [`[Puzzle]\n${puzzle.replace(/.{9}/g, "$&\n")}`, "[Colors]\n", ""],
};

const run = (/** @type {string[]} */ ...[program, ...args]) =>
  spawnSync(program, args, { encoding: "utf8", maxBuffer: 1 << 28, timeout: 600_000 });

/** The work of reading a file: seconds, or instructions. @param {string} file */
function workOf(file) {
  const command = [values.ours, "convert", "--to", "line", file];
  if (!values.time) {
    const { stderr } = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", ...command);
    return Number(/Collected : (\d+)/.exec(stderr)?.[1]);
  }
  const seconds = () => {
    const begun = performance.now();
    run(...command);
    return (performance.now() - begun) / 1000;
  };
  return Math.min(seconds(), seconds(), seconds());
}

/** The text of a form with about so many characters. @param {[string, string, string]} form @param {number} size */
const grown = ([before, part, after], size) => before + part.repeat(Math.ceil(size / part.length)) + after;

function measure() {
  const files = readdirSync(values.folder).filter((name) => name !== "TRUTH.tsv");
  /** @type {[name: string, form: [string, string, string]][]} */
  const forms = [
    ...Object.entries(blocks),
    ...files.map(
      (name) =>
        /** @type {[string, [string, string, string]]} */ ([
          name,
          ["", `${readFileSync(join(values.folder, name), "latin1")}\n\n`, ""],
        ]),
    ),
  ];
  const size = 1000 * Number(values.size);
  const folder = mkdtempSync(join(tmpdir(), "nonet-texts-"));
  const unit = values.time ? "seconds" : "10⁶ instructions";
  const shown = (/** @type {number} */ work) =>
    (values.time ? work.toFixed(3) : Math.round(work / 1e6).toString()).padStart(9);
  console.log(
    `${"text".padEnd(32)}${`${values.size} KB`.padStart(9)}${`${2 * Number(values.size)} KB`.padStart(9)}  ratio (${unit})`,
  );
  let slow = 0;
  try {
    // The work of a program that reads nothing is not of the text.
    const file = join(folder, "text");
    writeFileSync(file, "1...............\n", "latin1");
    const start = workOf(file);
    for (const [name, form] of forms.filter(([each]) => each.includes(values.only))) {
      const works = [size, 2 * size].map((length) => {
        writeFileSync(file, grown(form, length), "latin1");
        return Math.max(workOf(file) - start, 0);
      });
      const ratio = works[1] / works[0];
      const isSlow = ratio > most && (!values.time || works[1] > 0.1);
      slow += isSlow ? 1 : 0;
      console.log(`${name.padEnd(32)}${works.map(shown).join("")}  ${ratio.toFixed(2)}${isSlow ? "  not linear" : ""}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(`${slow} texts take more than ${most} times the work for twice the length`);
  return slow;
}

if (values.help) console.log(help);
else process.exitCode = measure() > 0 ? 1 : 0;
