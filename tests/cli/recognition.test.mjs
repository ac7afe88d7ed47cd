// --recognise: rules from what a puzzle of SudokuPad only draws.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { padOf, ruleOf } from "./pad-drawing.mjs";
import { lines, nonet } from "./program.mjs";

const words =
  "Normal sudoku rules apply. Digits increase along thermometers. Digits on arrows sum to the circled number. " +
  "White and black Kropki dots. German whispers. Renban lines. Palindromes. Digits between the circles of a between line. " +
  "An X or a V joins digits that add up to 10 or 5. Signs point to the smaller digit. Grey circles are odd digits, grey squares are even digits.";

describe("puzzles that were made with rules and drawn", () => {
  /** @type {[string, string][]} */
  const made = [
    ["thermometer", ""],
    ["arrow", ""],
    ["white-dot,black-dot", ""],
    ["whisper", ""],
    ["renban", ""],
    ["thermometer,arrow,white-dot,black-dot,whisper,renban", ""],
    ["palindrome,pair-sum=2,inequality,even,odd", ""],
    ["thermometer,white-dot", "--layout 2x3"],
  ];
  for (const [kinds, options] of made) {
    it(`with ${kinds} ${options} keep their rules and their one solution`, () => {
      const puzzles = lines(nonet(`generate --json --count 4 --seed 73 --own-rules ${kinds} ${options}`).out).map(
        (text) => JSON.parse(text),
      );
      assert.equal(puzzles.length, 4);
      for (const { puzzle, rules, solution } of puzzles) {
        const text = padOf(puzzle, rules, words);
        const converted = JSON.parse(nonet("convert --json --recognise", text).out);
        assert.deepEqual(joined(converted.rules), joined(rules));
        assert.equal(nonet("solve --recognise", text).out, `${puzzle}:1:${solution}\n`);
      }
    });
  }
});

/** Parity is one rule for all cells of a drawing. @param {string[]} rules */
function joined(rules) {
  const others = rules.filter((rule) => !/^(even|odd) /.test(rule));
  const cells = (/** @type {string} */ kind) =>
    rules
      .filter((rule) => rule.startsWith(`${kind} `))
      .flatMap((rule) => ruleOf(rule).cells.map(String))
      .sort();
  return { others: others.sort(), even: cells("even"), odd: cells("odd") };
}

const blank = ".".repeat(81);
const thermometer = "thermometer r1c1-r1c3";

describe("--recognise", () => {
  it("says on standard error which rules it adds and why", () => {
    const { err } = nonet("convert --to line --recognise", padOf(blank, [thermometer], "A thermometer."));
    const [rule, words] = err.split("\n");
    assert.equal(
      rule,
      `nonet: -:1:1: The drawing gives a rule: ${thermometer} (sure: a line with a filled circle at one end, and the word "thermo").`,
    );
    assert.match(words, /has no place for the author's words \(1 puzzle\)/);
  });
  it("leaves out what has several meanings, and says so", () => {
    const { out, err } = nonet("convert --to line --recognise", padOf(blank, ["palindrome r1c1-r1c3"], ""));
    assert.equal(out, `${blank}\n`);
    assert.match(
      err,
      /may mean a rule, which is left out: palindrome r1c1-r1c3 \(low: the colour of a line\)\. Use --rules to add the rule\./,
    );
  });
  it("names a rule that the puzzle cannot have", () => {
    const { out, err } = nonet(
      "convert --to line --recognise",
      padOf(blank, ["thermometer r1c1 r1c2 r2c2 r2c1 r1c1 r1c3"], "A thermometer."),
    );
    assert.equal(out, `${blank}\n`);
    assert.match(
      err,
      /a rule that this puzzle cannot have, which is left out: thermometer r1c1 r1c2 r2c2 r2c1 r1c1-r1c3 \(sure: a line with/,
    );
  });
  it("leaves out and names what the author's solution breaks", () => {
    const solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
    const text = padOf(blank, ["thermometer r1c1-r1c3", "thermometer r4c1-r4c3"], "Thermometers.").replace(
      '"metadata":{',
      `"metadata":{"solution":"${solution}",`,
    );
    const { out, err } = nonet("convert --json --recognise", text);
    assert.deepEqual(JSON.parse(out).rules, ["thermometer r1c1-r1c3"]);
    assert.match(err, /The author's solution breaks a rule that the drawing .*left out: thermometer r4c1-r4c3 \(sure:/);
    assert.match(nonet("solve --recognise", text.replace("9785", "9775")).err, /author's solution repeats a digit/);
  });
  it("takes a closed line", () => {
    const closed = "whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1";
    assert.deepEqual(
      JSON.parse(nonet("convert --json --recognise", padOf(blank, [closed], "German whispers.")).out).rules,
      [closed],
    );
  });
  it("takes a line that ends in the circles of arrows as a line", () => {
    const pad = JSON.parse(padOf(blank, ["arrow r1c5-r1c7", "arrow r5c1-r7c1"], ""));
    const line = {
      wayPoints: [
        [0.5, 4.5],
        [4.5, 0.5],
      ],
      color: "#f067f0ff",
      thickness: 9.6,
    };
    const rulesOf = (/** @type {string} */ words) =>
      JSON.parse(
        nonet("convert --json --recognise", JSON.stringify({ ...pad, lines: [line], metadata: { rules: words } })).out,
      ).rules.sort();
    const arrows = ["arrow r1c5-r1c7", "arrow r5c1-r7c1"];
    assert.deepEqual(rulesOf("Arrows sum. Digits on purple lines are consecutive, in any order."), [
      ...arrows,
      "renban r1c5-r5c1",
    ]);
    assert.deepEqual(rulesOf("Arrows sum. Digits on between lines lie between."), [...arrows, "between r1c5-r5c1"]);
  });
  it("says that nothing was recognised", () => {
    const cosmetic = padOf(blank, [], "").replace(
      '"lines":[]',
      '"lines":[{"wayPoints":[[0,0],[0,9]],"color":"#000","thickness":2}]',
    );
    assert.match(nonet("solve --recognise", cosmetic).err, /Nothing in the drawing and in the words was recognised\./);
  });
  for (const command of ["solve", "solve --all --limit 1", "check", "count --limit 2", "convert --to line"]) {
    it(`is named by ${command} without it`, () => {
      const { err } = nonet(command, padOf(blank, [thermometer], ""));
      assert.match(err, /without the meaning of what is only drawn: lines, underlays\. Use --recognise to take/);
    });
  }
  it("takes the rules that only the author's words tell, and names itself without it", () => {
    const text = padOf(blank, [], "Cells a knight's move apart cannot contain the same digit.");
    const { out, err } = nonet("solve --limit 1 --recognise", text);
    assert.match(err, /The words give a rule: antiknight \(sure: from the rules' words, and the word "knight"\)\./);
    const solution = out.trim().split(":")[2];
    assert.match(nonet("check --layout 3x3+antiknight", solution).out, /:ok$/m);
    assert.match(
      nonet("solve --limit 1", text).err,
      /without rules that only the author's words tell\. Use --recognise/,
    );
  });
  it("reads the lines and circles of f-puzzles, and names itself without it", () => {
    const text = JSON.stringify({
      size: 9,
      grid: [],
      ruleset: "Thermometers increase.",
      line: [{ lines: [["R1C1", "R1C2", "R1C3"]], outlineC: "#CFCFCF", width: 0.3 }],
      circle: [{ cells: ["R1C1"], baseC: "#CFCFCF", outlineC: "#CFCFCF", width: 0.85, height: 0.85 }],
    });
    assert.match(nonet("solve --limit 1 --recognise", text).err, /The drawing gives a rule: thermometer r1c1-r1c3/);
    assert.match(
      nonet("solve --limit 1", text).err,
      /without the meaning of what is only drawn: line, circle\. Use --rec/,
    );
  });
  it("does not name itself for puzzles without drawings, and for other formats", () => {
    assert.equal(nonet("solve", padOf(blank, [], "")).err, "");
    assert.equal(nonet("check --recognise", blank).err, "");
  });
  it("adds to the rules of --rules, and check knows the rules", () => {
    const wrong = `321${".".repeat(78)}`;
    const { out, code } = nonet(
      ["check", "--recognise", "--rules", "cage 6 r1c1-r1c3"],
      padOf(wrong, [thermometer], ""),
    );
    assert.equal(out, `${wrong}:conflict r1c1 r1c2 r1c3\n`);
    assert.equal(code, 1);
  });
});
