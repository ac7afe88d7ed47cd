import assert from "node:assert/strict";
import { test } from "node:test";
import { withPlainSigns } from "../../../web/formats/plain-signs.js";

const rows = ["1.3.", "..1.", ".4..", "3..1"];
const table = (/** @type {readonly string[]} */ lines) =>
  lines
    .map((line) =>
      line === "-" ? "|---|:-:|--:|---|" : `| ${[...line].map((digit) => digit.replace(".", " ")).join(" | ")} |`,
    )
    .join("\n");

const boxed = [
  "|53.|.7.|...|",
  "|6..|195|...|",
  "|.98|...|.6.|",
  "|---|---|---|",
  "|8..|.6.|..3|",
  "|4..|8.3|..1|",
  "|7..|.2.|..6|",
  "|---|---|---|",
  "|.6.|...|28.|",
  "|...|419|..5|",
  "|...|.8.|.79|",
].join("\n");

/** @type {[string, string, string][]} */
const texts = [
  ["full-width digits and stops", "１２３．５０", "123.50"],
  ["a table whose head is the first row", table([rows[0], "-", ...rows.slice(1)]), "\n1,,3,\n,,1,\n,4,,\n3,,,1"],
  ["a table whose head names the columns", table(["1234", "-", ...rows]), "\n\n1,,3,\n,,1,\n,4,,\n3,,,1"],
  [
    "a table whose head is blank, between words",
    `Try this:\n${table(["....", "-", ...rows])}\nthanks`,
    "Try this:\n\n\n1,,3,\n,,1,\n,4,,\n3,,,1\nthanks",
  ],
  [
    "bold digits, and lines that end as in Windows",
    table([rows[0], "-", ...rows.slice(1)])
      .replace("1", "**1**")
      .replaceAll("\n", "\r\n"),
    "\n1,,3,\n,,1,\n,4,,\n3,,,1",
  ],
  ["a table that is no square stays", table(["1234", "-", ...rows.slice(2)]), table(["1234", "-", ...rows.slice(2)])],
  ["bars around boxes stay", boxed, boxed],
];
for (const [what, text, expected] of texts) test(what, () => assert.equal(withPlainSigns(text), expected));
