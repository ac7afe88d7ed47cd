import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { aroundParagraph, heightOf, ledParagraph, paragraph } from "../../../../web/print/layout/rows.js";
import { printFace } from "../print-face.js";

const face = await printFace();
const size = 10;

/** The text boxes of rows, drawn at a place. */
const boxesOf = (rows, x = 0) => rows.flatMap((row, i) => row.draw(x, i * 13));
const textsOf = (boxes) => boxes.map(({ text }) => text);

/** What is said in six languages: the bold beginning and the rest. */
const said = [
  [
    "12. Naked Pair.",
    "In r1c2 and r1c5 only 3 and 7 are possible, so one of them is 3 and the other is 7. So 3 can be removed from r1c9.",
  ],
  [
    "12. Ланцюжок примусів: суперечність (Forcing Chain Contradiction).",
    "Припустімо, що в r1c2 стоїть 4. Тоді в r1c5 не може бути 4.",
  ],
  [
    "12. 强制链：矛盾（Forcing Chain Contradiction）。",
    "假设r1c2是4。r1c5能看到r1c2，所以不能是4。那么第5宫里只剩r4c5可以填4。",
  ],
  ["12. Chuỗi ép buộc.", "Giả sử r1c2 là 4. Khi đó r1c5 không thể là 4, vì nó nhìn thấy r1c2."],
];

describe("a paragraph that begins with bold words", () => {
  for (const [bold, rest] of said) {
    for (const width of [90, 160, 400]) {
      it(`${bold.slice(0, 20)} in ${width} points`, () => {
        const boxes = boxesOf(ledParagraph(bold, rest, { size, width, face }));
        const letters = (texts) => texts.join("").replace(/\s/g, "");
        assert.equal(letters(textsOf(boxes)), letters([bold, rest]));
        assert.equal(letters(textsOf(boxes.filter(({ weight }) => weight === 600))), letters([bold]));
        for (const { x, text, weight } of boxes) assert.ok(x + face.widthOf(text, size, weight) <= width + 0.01, text);
        // The words in one line do not touch.
        for (const box of boxes) {
          const before = boxes.find((other) => other.y === box.y && other.x < box.x);
          if (before) assert.ok(box.x >= before.x + face.widthOf(before.text, size, before.weight) - 0.01);
        }
      });
    }
  }
});

describe("a paragraph beside a picture", () => {
  for (const [, text] of said) {
    it(`is narrow beside the picture and wide below: ${text.slice(0, 20)}`, () => {
      const long = Array(6).fill(text).join(" ");
      const beside = { width: 120, shift: 140, height: 60 };
      const rows = aroundParagraph(long, { size, width: 260, face, beside });
      const boxes = boxesOf(rows);
      assert.equal(textsOf(boxes).join("").replace(/\s/g, ""), long.replace(/\s/g, ""));
      const narrow = boxes.filter(({ x }) => x === beside.shift);
      assert.equal(narrow.length, Math.ceil(beside.height / (heightOf(rows) / rows.length)));
      assert.deepEqual(boxes.slice(0, narrow.length), narrow);
      for (const { x, text: line } of boxes) assert.ok(x + face.widthOf(line, size) <= 260.01, line);
      assert.ok(boxes.slice(narrow.length).some(({ text: line }) => face.widthOf(line, size) > beside.width));
    });
  }

  test("a short one is only narrow", () => {
    assert.deepEqual(
      boxesOf(aroundParagraph("One line.", { size, width: 260, face, beside: { width: 120, shift: 140, height: 60 } })),
      boxesOf(paragraph("One line.", { size, width: 120, face, indent: 0 }), 140),
    );
  });
});
