import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { fit, shorten, wrap } from "../../../web/print/layout/text.js";
import { printFace } from "./print-face.js";

const face = await printFace();
const withoutChinese = face.missing("数").length ? "fonts-droid-fallback is not installed" : false;

/** Every letter is as wide as the size. */
const square = { widthOf: (/** @type {string} */ text, /** @type {number} */ size) => [...text].length * size };

const sentences = {
  en: "In row 4, the digit 7 fits only into r4c2: all other empty cells of the row see a 7. Therefore r4c2 is 7, and 7 can be removed elsewhere in box 4.",
  uk: "У рядку 4 цифра 7 може стояти лише в r4c2: усі інші порожні клітинки рядка бачать цифру 7. Отже, в r4c2 стоїть 7.",
  ru: "В строке 4 цифра 7 возможна только в r4c2: все остальные пустые клетки строки видят цифру 7. Значит, в r4c2 стоит 7.",
  it: "Nella riga 4 la cifra 7 può stare soltanto in r4c2: tutte le altre celle vuote della riga vedono un 7. Perciò r4c2 è 7.",
  vi: "Trong hàng 4, chữ số 7 chỉ có thể nằm ở r4c2: mọi ô trống khác của hàng đều nhìn thấy một số 7. Vì vậy r4c2 là 7.",
  zh: "在第4行里，数字7只能填在r4c2（其余空格都能看到7）。因此r4c2是7，“第4宫”的其他空格不再有候选数7；请逐一删除。",
};

describe("wrap", () => {
  const cases = [
    { name: "fills lines at spaces", text: "aa bb cc", width: 5, lines: ["aa bb", "cc"] },
    { name: "uses the whole width", text: "aa bb", width: 5, lines: ["aa bb"] },
    {
      name: "swallows the spaces at a break, and keeps those within a line",
      text: "a  b   cccc",
      width: 5,
      lines: ["a  b", "cccc"],
    },
    {
      name: "ends a line at a line feed, and keeps an empty line",
      text: "a\nb\n\nc",
      width: 9,
      lines: ["a", "b", "", "c"],
    },
    { name: "makes no line of an empty text", text: " \n ", width: 9, lines: [] },
    { name: "breaks a long word anywhere", text: "a bbbbbbbb c", width: 5, lines: ["a", "bbbbb", "bbb c"] },
    { name: "gives a letter that is too wide a line of its own", text: "abc", width: 0.5, lines: ["a", "b", "c"] },
    { name: "keeps what a no-break space joins", text: "aa bb\u00a0cc", width: 5, lines: ["aa", "bb\u00a0cc"] },
    { name: "breaks after a hyphen between words", text: "well-known", width: 6, lines: ["well-", "known"] },
    {
      name: "keeps X-Wing and a range of numbers",
      text: "aa X-Wing 10-12",
      width: 7,
      lines: ["aa", "X-Wing", "10-12"],
    },
    {
      name: "shows a soft hyphen only where the line breaks",
      text: "ab\u00adcd\u00adef",
      width: 5,
      lines: ["abcd-", "ef"],
    },
    { name: "breaks at a space without width", text: "ab\u200bcd", width: 3, lines: ["ab", "cd"] },
    {
      name: "ends the last of too many lines with an ellipsis",
      text: "aa bb cc dd",
      width: 5,
      most: 1,
      lines: ["aa b…"],
    },
    { name: "needs no ellipsis for just enough lines", text: "aa bb cc", width: 5, most: 2, lines: ["aa bb", "cc"] },
    { name: "breaks between Chinese characters", text: "数独数独数独", width: 4, lines: ["数独数独", "数独"] },
    { name: "begins no line with a closing sign", text: "数独数独。数", width: 4, lines: ["数独数", "独。数"] },
    { name: "ends no line with an opening sign", text: "数独数（独数）", width: 4, lines: ["数独数", "（独数）"] },
    { name: "keeps Latin words whole among Chinese", text: "数r4c2独", width: 4, lines: ["数", "r4c2", "独"] },
  ];
  for (const { name, text, width, most, lines } of cases) {
    it(name, () =>
      assert.deepEqual(wrap(text, { width, size: 1, face: square, ...(most ? { lines: most } : {}) }), lines),
    );
  }

  for (const [language, text] of Object.entries(sentences)) {
    it(
      `loses nothing of a sentence in ${language}, keeps to the width, and fills the lines`,
      { skip: language === "zh" && withoutChinese },
      () => {
        for (const width of [60, 90, 150, 300]) {
          for (const weight of /** @type {const} */ ([400, 600])) {
            const lines = wrap(text, { width, size: 10, weight, face });
            assert.equal(lines.join(language === "zh" ? "" : " "), text);
            assert.ok(
              lines.every((line) => face.widthOf(line, 10, weight) <= width),
              `${width}: ${lines}`,
            );
            // A line has no room for the first word of the next line.
            if (language === "zh") continue;
            for (const [i, line] of lines.slice(0, -1).entries()) {
              assert.ok(face.widthOf(`${line} ${lines[i + 1].split(" ")[0]}`, 10, weight) > width, `${width}: ${line}`);
            }
          }
        }
      },
    );
  }

  it("puts no sign of Chinese text where it may not be", () => {
    for (let width = 30; width < 300; width += 7) {
      const lines = wrap(sentences.zh, { width, size: 10, face });
      assert.ok(
        lines.every((line) => !/^[，。（]?[，。；：”）]|[（“]$/.test(line)),
        lines.join("|"),
      );
    }
  });
});

describe("fit", () => {
  it("leaves a text that fits", () =>
    assert.deepEqual(fit("abc", { width: 3, size: 1, face: square }), { text: "abc", size: 1 }));
  it("makes the type as small as need be", () =>
    assert.deepEqual(fit("abcd", { width: 36, size: 10, leastSize: 8, face: square }), { text: "abcd", size: 9 }));
  it("shortens in the smallest type", () =>
    assert.deepEqual(fit("abcdefgh", { width: 40, size: 10, leastSize: 8, face: square }), { text: "abcd…", size: 8 }));
  it("shortens at once without a smallest type", () =>
    assert.deepEqual(fit("abcdefgh", { width: 40, size: 10, face: square }), { text: "abc…", size: 10 }));

  it("fits titles in the fonts of the page", () => {
    for (const text of Object.values(sentences)) {
      for (const width of [20, 100, 400]) {
        const fitted = fit(text, { width, size: 14, leastSize: 9, face });
        assert.ok(face.widthOf(fitted.text, fitted.size) <= width + 1e-6);
        assert.ok(fitted.size >= 9 && fitted.size <= 14);
      }
    }
  });
});

describe("shorten", () => {
  const cases = [
    { text: "one, two", width: 5, result: "one…" },
    { text: "数独，数独", width: 4, result: "数独…" },
    { text: "ab", width: 1, result: "…" },
    { text: "ab", width: 0.5, result: "" },
  ];
  for (const { text, width, result } of cases)
    it(`"${text}" to ${width}`, () => assert.equal(shorten(text, { width, size: 1, face: square }), result));
});
