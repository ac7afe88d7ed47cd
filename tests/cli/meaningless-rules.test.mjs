// Rules that no puzzle can have (tests/data/meaningless-rules.tsv): the command line names each with its place,
// whichever way the rule is given.

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkTo } from "../../web/formats/puzzle-link.js";
import { meaningless } from "../support/meaningless-rules.js";
import { nonet, withFolder } from "./program.mjs";

/** What the sentence of each code says. @type {Record<string, RegExp>} */
const sentences = {
  "unknown-rule": /is not the name of a rule\. Rules are: cage,/,
  "rule-of-layout": /belongs to the layout\. Use --layout/,
  "bad-rule-value": /(?:is not a value of this rule|A value is missing here): values are from \d+ to \d+\.\n$/,
  "wrong-rule-values": /The rule '[\w-]+' (?:cannot have th|needs a value)/,
  "bad-rule-cell": /is neither a cell of this grid/,
  "repeated-rule-cell": /The cell 'r\dc\d' is listed twice in this rule\.\n$/,
  "wrong-rule-cells": /The rule '[\w-]+' (?:needs (?!a value)|can have at most \d+ cells)/,
  "wrong-rule-parts":
    /The rule '(a(?:ny|ll)-of' needs two different rules or more, each in brackets|doublers' needs rules in brackets: doublers 2 \()/,
  "doublers-inside": /: Doublers cannot be inside another rule\. /,
  "not-inside-doublers": /The rule '(?!doublers)[\w-]+' cannot be inside doublers\. Rules that can be there are: cage,/,
  "wrong-rule-side": /The rule '[\w-]+' (?:does not fit a grid of \d+x\d+|needs a square, and the layout is none)\.\n$/,
};

test("the list has every way in which a rule can be wrong", () => {
  assert.ok(meaningless.length >= 60);
  assert.deepEqual([...new Set(meaningless.map(({ code }) => code))].sort(), Object.keys(sentences).sort());
});

for (const { layout, text, code, column, cellCount } of meaningless) {
  test(`${layout}: ${text}`, () => {
    const blank = ".".repeat(cellCount);
    const before = "# nonet rule ";
    const all = withFolder({ "rules.txt": `${text}\n` }, (folder) => ({
      "--rules": nonet(["solve", "--layout", layout, "--rules", text, blank]),
      "rules.txt": nonet(["solve", "--layout", layout, "--rules-file", "rules.txt", blank], "", { cwd: folder }),
      link: nonet(
        ["solve"],
        `${linkTo({ layout, cells: new Array(cellCount).fill(0), rules: [text] }, {}, "https://nonet.example/")}\n`,
      ),
      "-": nonet(["solve", "--layout", layout], `${before}${text}\n${blank}\n`),
    }));
    for (const [source, { out, err, code: exit }] of Object.entries(all)) {
      // In a text an address may end before a bracket: then the rule without its last bracket is what is told.
      // A value before the brackets is told first.
      const isTold = code === "bad-rule-value" && column <= text.indexOf("(");
      const isCut = source === "link" && text.endsWith(")") && !isTold;
      assert.match(err, sentences[isCut ? "wrong-rule-parts" : code], source);
      // The place in a link is a column of the address.
      if (source !== "link")
        assert.ok(err.startsWith(`nonet: ${source}:1:${column + (source === "-" ? before.length : 0)}: `), err);
      assert.equal(err.trimEnd().split("\n").length, 1);
      assert.deepEqual([source, out, exit], [source, "", 2]);
    }
  });
}
