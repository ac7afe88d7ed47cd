// hint, steps, explain, find and practice: solving as people do.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lines, nonet, start } from "./program.mjs";

// From nonet practice: a naked pair of 2 and 9 in column 5 is needed.
const pair =
  ":0200:29:..9..14....3.4...9.8.5..+3.79.586.+1+73.1.7.3..5..+7.......784.6............5.1...73.::215 265 275 285 295 965 975 985 995::";
// From nonet generate.
const easy = "6...1953.95.4.2.188...6.9..349..1....82......51.98..42...1...7.16.7.4893437..8.6.";
const hard = "...2...73..1.4....9.5..3...4...5..32.769........3..7.4...6.5.........45...2.....8";
// One with two solutions, one with none, by hand from such a one.
const several = "62481..3795347261887136..24349251786782643159516987342298136475165724893437598261";
const unsolvable = "12345678....................................9....................................";
// From nonet practice: almost locked sets.
const sets =
  ":0901:349:.687.+43+2+5.7.+5+2.+86+4+425+8+3+6+1+9+7...6+8+7.31+8..+45..+72..+7+2.3.+58...1+725+8+97893+4+5+2+1+6...+9+68+7+4+3:191 941 961::";
const minimal = nonet("generate --minimal --seed 4").out.trim();

const cases = [
  { name: "a hint is one step in the forum's notation", args: "hint", input: easy, out: /^Hidden Single: r3c3=1\n$/ },
  {
    name: "forbidden techniques are passed over",
    args: "hint --forbid full-house,hidden-single,naked-single,locked-pair,locked-triple,pointing,claiming",
    input: pair,
    out: /^Naked Pair: 2,9 in r35c5 => r16789c5<>2, r6789c5<>9\n$/,
  },
  { name: "HoDoKu's codes name techniques, too", args: "hint --allow 0200", input: pair, out: /^Naked Pair: 2,9 / },
  {
    name: "an assumption and where it cannot be",
    args: "hint --allow trial-and-error",
    input: hard,
    out: /^Trial and Error: r4c3=8; r1c2=8 and r1c2<>8 => r4c3<>8\n$/,
  },
  {
    name: "an assumption of what is false",
    args: "hint --allow forcing-chain-contradiction",
    input: hard,
    out: /^Forcing Chain Contradiction: r1c7<>5; no 5 in r1 => r1c7=5\n$/,
  },
  {
    name: "what follows from each case",
    args: "hint --allow forcing-chain-verity",
    input: hard,
    out: /^Forcing Chain Verity: r3c4=7: \(7\)r3c4 - \(7\)r2c4 \| r3c5=7: \(7\)r3c5 - \(7\)r2c4 => r2c4<>7\n$/,
  },
  {
    name: "cells by letters",
    args: "hint --allow 0200 --cells a1",
    input: pair,
    out: /^Naked Pair: 2,9 in C5,E5 => A5,F5,G5,H5,I5<>2, /,
  },
  {
    name: "a step as JSON",
    args: "hint --json",
    input: easy,
    out: /^\{"puzzle":"6[^"]*","step":\{"version":1,"technique":"hidden-single","family":"singles","level":1,"digits":\[1\],.*"placements":\[\{"cell":"r3c3","digit":1\}\],"eliminations":\[\]\}\}\n$/,
  },
  {
    name: "a full grid needs no step",
    args: "hint",
    input: "4132321414232341",
    out: /^$/,
    err: "Every cell has its digit, so there is no next step.",
  },
  {
    name: "a hint that finds no step ends at its limit of work",
    args: "hint --layout 4x4 --rules falling-diagonal --allow trial-and-error",
    input: ".".repeat(256),
    out: /^$/,
    err: "No step was found, but the search for Trial and Error was ended. Nothing that is taught before Trial and Error has a step here. Use --time SECONDS to search longer.",
    code: 1,
  },
  {
    name: "as JSON, the technique is named that was given up",
    args: "hint --json --layout 4x4 --rules falling-diagonal --allow trial-and-error",
    input: ".".repeat(256),
    out: /"step":null,"stoppedAt":"trial-and-error","rules":\["falling-diagonal"\]\}\n$/,
    err: "No step was found, but the search for Trial and Error was ended. Nothing that is taught before Trial and Error has a step here. Use --time SECONDS to search longer.",
    code: 1,
  },
  {
    name: "so does a path as JSON",
    args: "explain --json --layout 4x4 --rules falling-diagonal --allow trial-and-error",
    input: ".".repeat(256),
    out: /"solved":false,"stopped":true,"stoppedAt":"trial-and-error","level":null/,
    err: "The path is not complete: the next step needs more work than a path may take. Use --time SECONDS to search longer.",
    code: 1,
  },
  {
    name: "where nothing allowed helps",
    args: "hint --allow bug-plus-one",
    input: easy,
    out: /^$/,
    err: "None of the techniques that may be used has a step here. nonet solve searches for the solutions.",
    code: 1,
  },
  {
    name: "a cell without candidates",
    args: "hint --allow x-wing",
    input: ":0000:x:1...............:212 312 412:::",
    out: /^$/,
    err: "This position has a mistake: a cell has no candidate left, or a house has no cell left for a digit.",
    code: 1,
  },
  { name: "no solution", args: "hint", input: unsolvable, out: /^$/, err: "The puzzle has no solution.", code: 1 },
  {
    name: "no solution, as JSON",
    args: "explain --json",
    input: unsolvable,
    out: /"solved":false,"stopped":false,"level":null,"hardest":null,"steps":\[\]\}\n$/,
    err: "The puzzle has no solution.",
    code: 1,
  },
  {
    name: "several solutions: techniques that suppose one are left out",
    args: "hint --allow bug-plus-one,naked-pair",
    input: several,
    out: /^$/,
    err: "The puzzle has several solutions, so techniques that assume a unique solution are not used: unique and avoidable rectangles, and BUG+1.\nnonet: -:1:1: None of the techniques that may be used has a step here. nonet solve searches for the solutions.",
    code: 1,
  },
  {
    name: "a wrong digit is reported instead of a step",
    args: "hint",
    input: `:0000:x:${easy.replace("6.", "6+7")}:::`,
    out: /^$/,
    err: "This position has mistakes: r1c2=7. = marks a wrong digit, <> a candidate that was wrongly removed.",
    code: 1,
  },
  {
    name: "a candidate that is wrongly gone, too",
    args: "steps",
    input: `:0000:x:${easy}:133::`,
    out: /^$/,
    err: "This position has mistakes: r3c3<>1. = marks a wrong digit, <> a candidate that was wrongly removed.",
    code: 1,
  },
  {
    name: "a full grid as JSON",
    args: "hint --json",
    input: "4132321414232341",
    out: /"step":null\}\n$/,
    err: "Every cell has its digit, so there is no next step.",
  },
  {
    name: "contradictory givens",
    args: "hint",
    input: "11..............",
    out: /^$/,
    err: "The givens contradict each other: r1c2 cannot be 1: row 1 and box 1 already have 1, at r1c1.",
    code: 1,
  },
  {
    name: "a library line finds its own digits",
    args: "find",
    input: pair,
    out: new RegExp(`^${pair.replace(/[.+]/g, "\\$&")}\n$`),
  },
  {
    name: "no technique is named",
    args: "find",
    input: easy,
    out: /^$/,
    err: "The technique to find is missing. Use --technique ID; nonet find --list prints the ids. Only a line of HoDoKu's library names its technique itself.",
    code: 2,
  },
  {
    name: "a library line that was written from a position",
    args: "find",
    input: ":0000:x:123.............::::",
    out: /^$/,
    err: "This library line names no technique. Use --technique ID; nonet find --list prints the ids.",
    code: 2,
  },
  {
    name: "a library line of Full House",
    args: "find",
    input: ":0000:4:123.............::::",
    out: /^:0000:4:123\.{13}:::414:\n$/,
  },
  {
    name: "an unknown code",
    args: "find",
    input: ":9999:1:1...............::::",
    out: /^$/,
    err: "No technique has the code '9999'. nonet find --list prints the codes.",
    code: 2,
  },
  { name: "nothing to be found", args: "find --technique bug-plus-one", input: easy, out: /^$/ },
  {
    name: "an unknown variant",
    args: "find",
    input: ":0200-9:1:1...............::::",
    out: /^$/,
    err: "No technique has the code '0200'. nonet find --list prints the codes.",
    code: 2,
  },
  { name: "digits in any order", args: "find", input: pair.replace(":29:", ":92:"), out: /^:0200:/ },
  {
    name: "results as JSON",
    args: "find --json",
    input: pair,
    out: /^\{"puzzle":"[^"]*","steps":\[\{"version":1,"technique":"naked-pair",.*\}\]\}\n$/,
  },
  {
    name: "a library line with a fault",
    args: "find",
    input: ":0200:12:1..............::::",
    out: /^$/,
    err: "This puzzle has 15 cells instead of 16. Write '.' or 0 for each blank cell.",
    code: 2,
    place: "-:1:10",
  },
];

for (const { name, args, input, out, err, code = 0, place = "-:1:1" } of cases) {
  test(name, () => {
    const result = nonet(args, `${input}\n`);
    assert.match(result.out, out);
    assert.equal(result.err, err ? `nonet: ${place}: ${err}\n` : "");
    assert.equal(result.code, code);
  });
}

test("an id that is no technique", () => {
  const { err, code } = nonet("hint --allow naked-pair,wing");
  assert.deepEqual(
    [err, code],
    [
      "nonet: --allow: 'wing' is not a technique. nonet find --list prints the ids. nonet hint --help shows its options.\n",
      2,
    ],
  );
});

test("the path begins with the hint, ends solved, and names its level", () => {
  const steps = lines(nonet("explain", minimal).out);
  assert.equal(`${steps[0]}\n`, nonet("hint", minimal).out);
  assert.match(steps.at(-1), /^# (easy|medium|hard|expert|extreme), hardest: [A-Z0-9]/);
  const { solved, level, hardest, steps: found } = JSON.parse(nonet("explain --json", minimal).out);
  assert.ok(solved);
  assert.equal(found.length, steps.length - 1);
  assert.equal(found.flatMap(({ placements }) => placements).length, minimal.replace(/[^.]/g, "").length);
  assert.match(steps.at(-1), new RegExp(`^# ${level}, `));
  assert.ok(found.some(({ technique }) => technique === hardest));
});

test("a path that stops short says so", () => {
  const { out, err, code } = nonet("explain --allow naked-single", minimal);
  assert.equal(code, 1);
  assert.match(err, /None of the techniques that may be used has a step here\./);
  assert.ok(lines(out).every((line) => /^(Naked Single|#)/.test(line)));
});

// The path of a 25x25 puzzle takes seconds.
test("--time ends a path, a list of steps and a hint, and prints what is known by then", { timeout: 120_000 }, () => {
  const large = nonet("generate --layout 5x5 --seed 1 --quiet").out;
  const path = nonet("explain --time 0.5", large);
  assert.deepEqual(
    [path.code, path.err],
    [1, "nonet: -:1:1: Stopped after 0.5 s (--time). The path is not complete.\n"],
  );
  assert.ok(lines(path.out).length > 0 && lines(path.out).every((line) => !line.startsWith("#")), path.out);
  const steps = nonet("steps --time 0.001", large);
  assert.deepEqual(
    [steps.code, steps.err],
    [1, "nonet: -:1:1: Stopped after 0.001 s (--time). Further steps may exist.\n"],
  );
  const hint = nonet("hint --time 0.000001", easy);
  assert.deepEqual(hint, { ...hint, code: 1, out: "", err: "nonet: -:1:1: Stopped after 0.000001 s (--time).\n" });
});

test("all steps: the easiest come first, lists of several puzzles are apart", () => {
  const { out } = nonet("steps", `${easy}\n${easy}\n`);
  const [first, second] = out.split("\n\n");
  assert.equal(`${first}\n`, second);
  assert.ok(first.startsWith(nonet("hint", easy).out));
});

test("other layouts: cells above side 9 are named one by one", () => {
  const puzzle = nonet("generate --layout 3x4 --seed 2").out;
  assert.match(nonet("hint", puzzle).out, /^[A-Z][A-Za-z ]+: r\d+c\d+=\d+\n$/);
});

test("every technique is listed once, in the teacher's order", () => {
  const rows = lines(nonet("find --list").out).map((row) => row.trim().split(/\s+/).at(-1));
  assert.equal(new Set(rows).size, rows.length);
  assert.equal(rows[0], "full-house");
  assert.equal(rows.at(-1), "trial-and-error");
});

test("an exercise needs its technique, and the same seed gives it again", () => {
  const first = nonet("practice --technique xy-wing --count 2 --seed 1");
  assert.deepEqual([first.err, first.code], ["", 0]);
  assert.deepEqual(nonet("practice --technique xy-wing --count 2 --seed 1").out, first.out);
  for (const line of lines(first.out)) {
    assert.match(line, /^:0800:\d+:/);
    const code = nonet("hint --forbid xy-wing", line);
    assert.ok(!/^(Full House|Hidden|Naked|Locked)/.test(code.out), code.out);
    assert.ok(nonet("find --technique xy-wing", line).out.includes(line));
  }
});

test("an exercise on another board names it, and is read again", () => {
  const { out } = nonet("practice --technique naked-pair --layout windoku --seed 2");
  assert.match(out, /^# nonet boxes 3x3\+windoku\n:0200:/);
  assert.equal(nonet("check --state -", out).err, "");
  assert.match(nonet("find", out).out, /^:0200:/);
});

test("an exercise as JSON: the state, and every right answer", () => {
  const exercise = JSON.parse(nonet("practice --technique pointing --seed 3 --json").out);
  assert.equal(exercise.state.cells.length, 81);
  assert.equal(exercise.state.candidates.length, 81);
  assert.ok(exercise.answers.length > 0);
  for (const { technique, eliminations } of exercise.answers) {
    assert.equal(technique, "pointing");
    for (const { cell, digit } of eliminations) {
      const [, row, column] = cell.match(/r(\d)c(\d)/);
      assert.ok(exercise.state.candidates[(row - 1) * 9 + (column - 1)].includes(digit));
      assert.notEqual(exercise.solution[(row - 1) * 9 + (column - 1)], String(digit));
    }
  }
});

test("one technique is practised at a time, and none that is never needed", () => {
  assert.match(nonet("practice --technique naked-pair,x-wing").err, /One technique is expected here, not a list\./);
  assert.match(
    nonet("practice --technique naked-group").err,
    /No puzzle of this layout needs Naked Group\. Use another --technique or --layout\./,
  );
});

test("an exercise that did not turn up, and one that was not asked for", () => {
  const none = nonet("practice --technique jellyfish --attempts 1 --seed 1");
  assert.deepEqual([none.out, none.code], ["", 1]);
  assert.match(none.err, /None of the puzzles that were tried has a position that needs Jellyfish/);
  assert.equal(nonet("practice").code, 2);
});

const set = "[r\\dc,]+\\{\\d(?:,\\d)+\\}";
const forms = [
  { technique: "als-xz", reason: `A=${set}, B=${set}, X=\\d(?:,\\d)?, Z=\\d(?:,\\d)*` },
  { technique: "als-xy-wing", reason: `A=${set}, B=${set}, C=${set}, X\\(AB\\)=\\d, X\\(BC\\)=\\d, Z=\\d(?:,\\d)*` },
  {
    technique: "als-xy-chain",
    reason: `(?:[A-Z]=${set}, ){4,}X\\(AB\\)=\\d, X\\(BC\\)=\\d, X\\(CD\\)=\\d, (?:X\\([A-Z]{2}\\)=\\d, )*Z=\\d(?:,\\d)*`,
  },
  {
    technique: "death-blossom",
    reason: `stem=r\\dc\\d\\{\\d(?:,\\d)+\\}, A=${set}, B=${set}, (?:C=${set}, )?X\\(A\\)=\\d, X\\(B\\)=\\d, (?:X\\(C\\)=\\d, )?Z=\\d(?:,\\d)*`,
  },
];

for (const { technique, reason } of forms) {
  test(`${technique}: the notation has the sets, their restricted commons and the digit eliminated`, () => {
    const steps = lines(nonet(`steps --allow ${technique}`, sets).out);
    assert.ok(steps.length > 0);
    for (const step of steps) assert.match(step, new RegExp(`^[\\w -]+: ${reason} => \\S`));
  });
}

test("restricted commons are as the position has them", () => {
  const steps = lines(nonet("steps --allow als-xz", sets).out);
  assert.ok(steps.includes("ALS-XZ: A=r67c1{1,3,6}, B=r4679c2{1,3,4,5,9}, X=3, Z=1 => r5c2<>1"), steps.join("\n"));
});

test("Ctrl-C ends practice, which says how many positions were made", async () => {
  const run = start("practice --technique x-wing --count 1000000");
  const said = { out: "", err: "" };
  run.stderr.on("data", (piece) => {
    said.err += piece;
  });
  await new Promise((resolve) =>
    run.stdout.on("data", (piece) => {
      if (!said.out) run.kill("SIGINT");
      said.out += piece;
      resolve(undefined);
    }),
  );
  const code = await new Promise((resolve) => run.on("close", resolve));
  const made = /^nonet: The seed is \d+\.\nnonet: Stopped\. (\d+) of 1000000 positions were made\.\n$/.exec(
    said.err,
  )?.[1];
  assert.deepEqual([code, String(lines(said.out).length)], [1, made]);
});
