import assert from "node:assert/strict";
import { test } from "node:test";
import { nonet, seeds } from "./program.mjs";

const puzzles = [
  ...seeds.map(({ puzzle }) => ({ name: puzzle, text: `${puzzle.replaceAll("0", ".")}\n` })),
  {
    name: "several at once",
    text: seeds
      .slice(0, 3)
      .map(({ puzzle }) => `${puzzle.replaceAll("0", ".")}\n`)
      .join(""),
  },
  { name: "16x16", text: nonet("generate --layout 4x4 --seed 1 --clues 200").out },
  { name: "16x16 with few digits", text: nonet("generate --layout 4x4 --seed 3").out },
  { name: "16x16 whose rows look like 4x4 puzzles", text: `${".".repeat(254)}12\n` },
  { name: "6x6 in boxes of 3x2", text: `# nonet boxes 3x2\n12..56${".".repeat(30)}\n` },
];

for (const { name, text } of puzzles) {
  for (const format of ["line", "sdm", "numbers", "rows", "csv", "tsv", "frame", "sdk", "ss", "solo"]) {
    test(`to ${format} and back: ${name}`, () => {
      const there = nonet(`convert --to ${format}`, text);
      assert.deepEqual([there.err, there.code], ["", 0]);
      assert.equal(nonet("convert --to line", there.out).out, text);
    });
  }
}

const small = "4.3.3..........1";
const forms = [
  { format: "numbers", text: "4 0 3 0\n3 0 0 0\n0 0 0 0\n0 0 0 1\n" },
  {
    format: "frame",
    text: "+-----+-----+\n| 4 . | 3 . |\n| 3 . | . . |\n+-----+-----+\n| . . | . . |\n| . . | . 1 |\n+-----+-----+\n",
  },
];

for (const { format, text } of forms) {
  test(`the form of ${format}`, () => assert.equal(nonet(`convert --to ${format}`, small).out, text));
}

test("--json says how the text was read", () => {
  const { cells, givens, ...rest } = JSON.parse(nonet("convert --json", `${small} ab"c\\\n`).out);
  assert.deepEqual(rest, {
    layout: "2x2",
    side: 4,
    boxRows: 2,
    boxColumns: 2,
    format: "line",
    puzzle: small,
    candidates: null,
    candidatesGiven: false,
    alphabet: null,
    comment: 'ab"c\\',
    headers: [],
    line: 1,
    column: 1,
  });
  assert.deepEqual(cells, [4, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  assert.deepEqual(givens, cells);
});

test("--json: a comment that is no UTF-8 is repaired", () => {
  const text = Buffer.concat([Buffer.from(`${small} a`), Buffer.from([0xff, 0x09, 0xc3, 0xa9]), Buffer.from("\n")]);
  assert.equal(JSON.parse(nonet("convert --json", text).out).comment, "a\uFFFD\té");
});

const position = ":0000:x:4.3.3..........+1:212:::";

test("--json tells givens from placed digits, and lists candidates", () => {
  const { format, cells, givens, candidates } = JSON.parse(nonet("convert --json", position).out);
  assert.equal(format, "library");
  assert.deepEqual([cells.at(-1), givens.at(-1), givens[0]], [1, 0, 4]);
  assert.deepEqual(candidates.slice(0, 4), [[], [1], [], [2]]);
});

for (const format of ["ss", "library"]) {
  test(`a position to ${format} and back`, () => {
    const { out } = nonet(`convert --to ${format}`, position);
    assert.equal(nonet("convert --to library", out).out, `${position}\n`);
  });
}

const parts = [
  { content: "givens", out: "4.3.3...........\n" },
  { content: "digits", out: "4.3.3..........1\n" },
  {
    content: "most",
    out: "4.3.3...........\n",
    err: "nonet: The format line cannot say: the entries (1 puzzle); the candidates (1 puzzle). Use --to library or --to ss to keep more.\n",
  },
  {
    content: "all",
    out: "",
    err: "nonet: -:1:1: The format line cannot say: the entries; the candidates. Use --to library or --content most.\n",
    code: 1,
  },
];
for (const { content, out, err = "", code = 0 } of parts) {
  test(`--content ${content}`, () => {
    const run = nonet(`convert --to line --content ${content}`, position);
    assert.deepEqual([run.out, run.err, run.code], [out, err, code]);
  });
}

test("what is left out of many puzzles is said once", () => {
  const { out, err } = nonet("convert --to 729", `${position}\n${position}\n4.3.3..........1\n`);
  assert.equal(out.split("\n").length, 4);
  assert.equal(
    err,
    "nonet: The format 729 cannot say: which digits are entries (2 puzzles). Use --to library or --to ss to keep more.\n",
  );
});

test("--content needs a format", () => {
  assert.equal(nonet("convert --json --content all", small).code, 2);
  assert.equal(
    nonet("convert --to line --content some", small).err,
    "nonet: --content: 'some' is not a part of a puzzle. Use givens, digits, most or all. nonet convert --help shows its options.\n",
  );
});

test("an .sdk text keeps entries after [State]", () => {
  const { out } = nonet("convert --to sdk --content digits", position);
  assert.equal(out, "[Puzzle]\n4.3.\n3...\n....\n....\n[State]\n4.3.\n3...\n....\n...1\n");
  assert.equal(nonet("convert --to sdk --content digits", out).out, out);
});

test("a format without placed digits gets the givens, and so do commands that solve", () => {
  assert.equal(nonet("convert --to line", position).out, "4.3.3...........\n");
  assert.equal(nonet("count", nonet("convert --to ss", position).out).out, nonet("count", "4.3.3...........").out);
});

test("a puzzle that a format cannot hold has no answer", () => {
  const { out, err, code } = nonet("convert --to sudokuwiki", `${small}\n${seeds[0].puzzle}\n`);
  assert.equal(
    err,
    "nonet: -:1:1: The format sudokuwiki has no text for the layout 2x2. Use --to line or --to numbers.\n" +
      "nonet: The format sudokuwiki cannot say: that a cell with one candidate is blank (1 puzzle). Use --to library or --to ss to keep more.\n",
  );
  assert.equal(code, 1);
  assert.equal(out.length, 163);
  assert.equal(nonet("convert --to 729", out).out, nonet("convert --to 729", seeds[0].puzzle).out);
});

test("--json says how digits above 9 are written", () => {
  const line = `${"0123456789ABCDEF"}${".".repeat(240)}`;
  const { alphabet, puzzle } = JSON.parse(nonet("convert --json", line).out);
  assert.deepEqual([alphabet, puzzle.slice(0, 16)], ["0-9A-Z", "123456789ABCDEFG"]);
});

test("the headers of an .sdk file are kept", () => {
  const text = `#ASomebody\n#LEasy\n[Puzzle]\n${"1........\n".repeat(9)}`;
  assert.equal(nonet("convert --to sdk", text).out, text);
});

test("a format must be said", () => {
  assert.equal(nonet("convert", small).code, 2);
});

test("a jigsaw on one line reads back, also beyond the symbols", () => {
  const grid = "12..3...........";
  const line = nonet("convert --to jigsaw --layout jigsaw:1112122233343444", grid).out;
  assert.equal(line, `${grid}1112122233343444\n`);
  assert.equal(nonet("convert --to jigsaw", line).out, line);
  const large = Array(36 * 36)
    .fill(0)
    .join(" ");
  assert.equal(nonet("convert --to line", nonet("convert --to jigsaw", `${large}\n`).out).out, `${large}\n`);
});

test("what a setter says is written with every puzzle, in place of what its text says", () => {
  const said = ["--title", "Lanes", "--author", "A. Setter", "--ruleset", "Digits rise.", "--message", "Well done!"];
  const about = { title: "Lanes", author: "A. Setter", ruleset: "Digits rise.", message: "Well done!" };
  const aboutOf = ({ title, author, ruleset, message }) => ({ title, author, ruleset, message });
  const given = JSON.stringify({ size: 4, title: "Other", grid: Array(4).fill(Array(4).fill({})) });
  for (const text of [small, given]) {
    assert.deepEqual(aboutOf(JSON.parse(nonet(["convert", "--json", ...said], text).out)), about);
    for (const format of ["f-puzzles", "f-puzzles-link", "sudokupad", "sudokupad-link"]) {
      const written = nonet(["convert", "--to", format, ...said], text).out;
      assert.deepEqual(aboutOf(JSON.parse(nonet("convert --json", written).out)), about, format);
    }
  }
  assert.equal(JSON.parse(nonet(["convert", "--json", "--author", "Ann"], given).out).title, "Other");
});

test("an author's words are without space around them, whether an option or a text says them", () => {
  const grid = Array(4).fill(Array(4).fill({}));
  const titleOf = (/** @type {string[]} */ options, /** @type {string} */ text) =>
    JSON.parse(nonet(["convert", "--json", ...options], text).out).title;
  const own = JSON.stringify({ ...JSON.parse(nonet("convert --json", small).out), title: " \t Lanes\n" });
  const texts = [JSON.stringify({ size: 4, title: " \t Lanes\n", grid }), own];
  for (const text of texts) assert.equal(titleOf([], text), "Lanes");
  assert.equal(titleOf(["--title", " \t Lanes\n"], small), "Lanes");
  assert.equal(titleOf(["--title", "  "], texts[0]), undefined);
});

test("words of a puzzle that a format cannot say are named, and only those", () => {
  const about = { title: "Lanes", ruleset: "Digits rise.", successMessage: "Well done!" };
  const told = JSON.stringify({ size: 4, ...about, grid: Array(4).fill(Array(4).fill({})) });
  for (const format of ["sdk", "line", "csv", "sudoku-solver"]) {
    const { code, err } = nonet(`convert --to ${format}`, told);
    assert.equal(code, 0);
    assert.match(err, /The format [a-z-]+ has no place for the author's words \(1 puzzle\)\. Use --json,/);
  }
  for (const options of ["--json", "--to f-puzzles", "--to sudokupad-link"])
    assert.equal(nonet(`convert ${options}`, told).err, "");
});

test("a format that has no room for a setter's words says so", () => {
  for (const format of ["line", "svg", "sudoku-solver"]) {
    const { code, err } = nonet(["convert", "--to", format, "--message", "Well done!"], small);
    assert.equal(code, 2);
    assert.match(err, /--message can only be used with --json, or with --to f-puzzles/);
  }
});
