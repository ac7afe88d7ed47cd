import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { printFonts } from "../../../tools/build/fonts.mjs";
import { makeFace } from "../../../web/print/fonts/face.js";
import { forEachCharacter, readTrueType, tablesOf } from "../../../web/print/fonts/truetype.js";
import { createLocale } from "../../../web/i18n/locale.js";
import { catalogueOf } from "../i18n/catalogue-files.js";
import { fontFiles } from "./print-face.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const files = await fontFiles();
const face = makeFace(files);
const { chinese } = files;
const withoutChinese = chinese ? false : "fonts-droid-fallback is not installed";

/**
 * A TrueType font with the tables that the reader needs and one segment of characters.
 * @param {{ version?: number, without?: string }} [faults]
 */
function smallFont({ version = 0x00010000, without } = {}) {
  const cmap = [
    0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, 4, 0, 40, 0, 0, 0, 4, 0, 4, 0, 1, 0, 0, 0, 66, 0xff, 0xff, 0, 0, 0, 65,
    0xff, 0xff, 0, 0, 0, 1, 0, 4, 0, 0, 0, 1, 0, 2,
  ];
  const tables = {
    "OS/2": new Array(90).fill(0),
    cmap: cmap,
    head: new Array(54).fill(0),
    hhea: new Array(36).fill(0),
    hmtx: [1, 244, 0, 0, 2, 88, 0, 0],
  };
  tables.head[18] = 3;
  tables.head[19] = 232; // 1000 units
  tables.hhea[4] = 3;
  tables.hhea[35] = 2;
  const names = Object.keys(tables).filter((name) => name !== without);
  const bytes = [];
  const put = (value) => bytes.push(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
  put(version);
  bytes.push(0, names.length, 0, 0, 0, 0, 0, 0);
  let offset = 12 + 16 * names.length;
  for (const name of names) {
    bytes.push(...[...name].map((letter) => letter.charCodeAt(0)), 0, 0, 0, 0);
    put(offset);
    put(tables[name].length);
    offset += tables[name].length;
  }
  return new Uint8Array([...bytes, ...names.flatMap((name) => tables[name])]);
}

describe("the reader of TrueType", () => {
  it("finds advances through format 4 with an array of glyphs", () => {
    const { advances, ascent } = readTrueType(smallFont());
    assert.deepEqual(
      [...advances],
      [
        [65, 0.6],
        [66, 0.6],
      ],
    );
    assert.equal(ascent, 0.768);
  });

  const faults = [
    { name: "another format", bytes: smallFont({ version: 0x4f54544f }), message: /not a TrueType font/ },
    { name: "a few bytes", bytes: new Uint8Array(4), message: /not a TrueType font/ },
    { name: "a missing table", bytes: smallFont({ without: "hmtx" }), message: /without the table hmtx/ },
  ];
  for (const { name, bytes, message } of faults)
    it(`refuses ${name}`, () => assert.throws(() => readTrueType(bytes), message));

  it("agrees with the advances that the whole font has", () => {
    const whole = readTrueType(
      readFileSync(`${root}/node_modules/@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf`),
    );
    const { advances } = readTrueType(files.regular);
    assert.ok(advances.size > 700);
    for (const [code, advance] of advances) assert.equal(advance, whole.advances.get(code), String.fromCodePoint(code));
  });
});

/**
 * Where the outline of a character is, relative to the size of the type, and that its bearing says so, too.
 * @param {Uint8Array} font
 * @param {string} character
 */
function edgesOf(font, character) {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const table = tablesOf(data);
  const units = data.getUint16(table("head") + 18);
  const whole = data.getUint16(table("hhea") + 34);
  let glyph = 0;
  forEachCharacter(data, table("cmap"), (code, each) => {
    if (code === character.codePointAt(0)) glyph = each;
  });
  const isLong = data.getInt16(table("head") + 50) === 1;
  const start =
    table("glyf") +
    (isLong ? data.getUint32(table("loca") + 4 * glyph) : 2 * data.getUint16(table("loca") + 2 * glyph));
  const [left, right] = [2, 6].map((edge) => data.getInt16(start + edge) / units);
  const bearing = data.getInt16(table("hmtx") + (glyph < whole ? 4 * glyph + 2 : 4 * whole + 2 * (glyph - whole)));
  assert.equal(bearing / units, left, character);
  return { left, right };
}

describe("the face", () => {
  // From the tables of Source Sans 3, in thousandths of the size.
  const known = [
    { text: "0", weight: 400, advance: 497 },
    { text: "A", weight: 400, advance: 543 },
    { text: "i", weight: 400, advance: 246 },
    { text: "0", weight: 600, advance: 513 },
    { text: "A", weight: 600, advance: 558 },
    { text: " ", weight: 400, advance: 200 },
  ];
  for (const { text, weight, advance } of known) {
    it(`knows the width of "${text}" in weight ${weight}`, () =>
      assert.equal(Math.round(face.widthOf(text, 1000, /** @type {400 | 600} */ (weight))), advance));
  }

  it("adds widths: no pair of letters is moved together", () => {
    assert.equal(
      face.widthOf("AVAfi", 10).toFixed(6),
      [..."AVAfi"].reduce((sum, letter) => sum + face.widthOf(letter, 10), 0).toFixed(6),
    );
  });

  it("measures letters with separate accents as one letter", () => {
    assert.equal(face.widthOf("e\u0302\u0323", 10), face.widthOf("ệ", 10));
    assert.deepEqual(face.missing("Vie\u0323\u0302t"), []);
  });

  it("gives marks for line ends no width", () => {
    assert.equal(face.widthOf("su\u00addo\u200bku", 10), face.widthOf("sudoku", 10));
    assert.deepEqual(face.missing("su\u00addo\u200bku"), []);
  });

  it("has every letter of our alphabets, and what sentences use beside them", () => {
    const text =
      "ÀàÈèÉéÌìÒòÙù ĂăÂâĐđÊêÔôƠơƯư ẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹ" +
      " АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯЁЪЫЭабвгґдеєжзиіїйклмнопрстуфхцчшщьюяёъыэ «»„“”‘’–—…·→←↔≠≤≥×−№€₫½";
    assert.deepEqual(face.missing(text), []);
  });

  it("names each character that no font has once", () =>
    assert.deepEqual(face.missing("a😀b\u{1f600}龘"), ["😀", "龘"]));

  it("splits a text where the font changes", { skip: withoutChinese }, () => {
    assert.deepEqual(face.runsOf("第7列，数字5"), [
      { text: "第", chinese: true },
      { text: "7", chinese: false },
      { text: "列，数字", chinese: true },
      { text: "5", chinese: false },
    ]);
    assert.equal(face.widthOf("第7列", 10), 20 + face.widthOf("7", 10));
    assert.equal(face.widthOf("第", 10, 600), 10);
  });

  it(
    "has its Chinese punctuation at the left of the square, as simplified Chinese writes it",
    { skip: withoutChinese },
    () => {
      for (const sign of "，。、；：！？") {
        const { left, right } = edgesOf(/** @type {Uint8Array} */ (chinese), sign);
        assert.ok(left > 0 && (left + right) / 2 < 0.35, `${sign} reaches from ${left} to ${right} of its square`);
      }
    },
  );

  it("goes without Chinese where the font is not installed", async () => {
    const { files: made, chinese: count } = await printFonts(root, { droid: `${root}/no-such-font.ttf` });
    assert.deepEqual(Object.keys(made), ["nonet-400.ttf", "nonet-600.ttf"]);
    assert.equal(count, 0);
    const plain = makeFace({ regular: made["nonet-400.ttf"], semibold: made["nonet-600.ttf"], chinese: null });
    assert.deepEqual(plain.missing("数独 Sudoku"), ["数", "独"]);
    assert.deepEqual(plain.runsOf("数独"), [{ text: "数独", chinese: false }]);
  });
});

describe("the fonts", () => {
  const languages = ["en", "uk", "ru", "it", "vi", "zh"];
  for (const language of languages) {
    it(
      `have every character of the sentences of ${language}`,
      { skip: language === "zh" && withoutChinese },
      async () => {
        for (const room of ["page", "steps", "rules", "books", "series"]) {
          const sentences = await catalogueOf(room, language);
          assert.deepEqual(face.missing(JSON.stringify(sentences)), [], room);
        }
        for (const month of ["2027-02", "2027-12"])
          for (let day = 20; day < 27; day++)
            assert.deepEqual(face.missing(createLocale(language).date(`${month}-${day}`, "weekday")), []);
      },
    );
  }
});
