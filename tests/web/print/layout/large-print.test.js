/** Large print: the sizes of all texts on A4. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { layOut } from "../../../../web/print/layout/index.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./sheets.js";
import { pathOf, worksheetOf } from "./taught.js";

const context = await contextIn();
const look = lookWith({
  large: true,
  perPage: 1,
  key: "end",
  title: "Our class",
  header: "Room 7",
  footer: "Friday",
  author: "A. Teacher",
  show: { nameLine: true, date: true, seed: true },
});
const pagesOf = (/** @type {any} */ job, work = {}) => {
  const printed = layOut(job, /** @type {any} */ ({ ...settingsOf(look), work }), context);
  return Array.from({ length: printed.pageCount }, (_, i) => printed.page(i));
};

/** @type {[string, () => Promise<any[]>][]} */
const documents = [
  ["puzzles and their solutions", async () => pagesOf(jobOf(Array.from({ length: 10 }, () => puzzleOf("3x3"))))],
  [
    "a worksheet with the rules and its answers",
    async () => pagesOf(await worksheetOf("naked-pair"), { kind: "worksheet", rules: true }),
  ],
  [
    "a path",
    async () => pagesOf(await pathOf(["x-wing", "naked-pair", "hidden-single"]), { kind: "path", perPage: 2 }),
  ],
];
for (const [what, make] of documents) {
  test(`all texts of ${what} have 16 points or more`, async () => {
    const texts = (await make()).flatMap(({ boxes }) => boxes.filter(({ kind }) => kind === "text"));
    assert.ok(texts.length > 10);
    assert.deepEqual(
      texts.filter(({ size }) => size < 16).map(({ text, size }) => `${size}: ${text}`),
      [],
    );
  });
}

test("the solutions of large print take the width of the page", () => {
  const pages = pagesOf(jobOf(Array.from({ length: 10 }, () => puzzleOf("3x3"))));
  const boards = pages[pages.length - 1].boxes.flatMap((box) => (box.kind === "drawing" ? [box] : []));
  const { width } = pages[0];
  const [left, right] = [
    Math.min(...boards.map(({ x }) => x)),
    width - Math.max(...boards.map((box) => box.x + box.width)),
  ];
  assert.ok(boards.length > 1 && Math.abs(left - right) < 2, `${left} ${right}`);
});
