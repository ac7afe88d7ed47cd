/** The sentences that are loaded late, in every language: each room with its loader. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadClassWords } from "../../../web/i18n/class-words.js";
import { loadBookWords } from "../../../web/i18n/book-words.js";
import { loadFaceWords } from "../../../web/i18n/face-words.js";
import { loadIntroductionWords } from "../../../web/i18n/introduction-words.js";
import { loadPlayedWords } from "../../../web/i18n/played-words.js";
import { languages } from "../../../web/i18n/languages.js";
import { loadSeriesWords } from "../../../web/i18n/series-words.js";
import { loadStormWords } from "../../../web/i18n/storm-words.js";
import { loadPhotoWords } from "../../../web/i18n/photo-words.js";
import { loadPlatformWords } from "../../../web/i18n/platform-words.js";
import { loadZoomWords } from "../../../web/i18n/zoom-words.js";
import { catalogueOf } from "./catalogue-files.js";
import { argumentsOf, expectChoices, expectKeys } from "./messages.js";

/** Words that other languages write as English does. @type {Record<string, readonly string[]>} */
const sameAsEnglish = { platform: ["embed.link"], faces: ["faces.banana"] };
/** @type {[string, (language: string) => Promise<import("../../../web/i18n/messages.js").Words<any>>][]} */
const rooms = [
  ["photos", loadPhotoWords],
  ["platform", loadPlatformWords],
  ["class", loadClassWords],
  ["books", loadBookWords],
  ["series", loadSeriesWords],
  ["faces", loadFaceWords],
  ["introduction", loadIntroductionWords],
  ["played", loadPlayedWords],
  ["storm", loadStormWords],
  ["zoom", loadZoomWords],
];
const cases = rooms.flatMap(([room, load]) => languages.map((language) => ({ room, load, language })));

for (const { room, load, language } of cases) {
  const english = await catalogueOf(room, "en");
  const catalogue = await catalogueOf(room, language);

  test(`${room}, ${language}: the keys and the values of the English sentences`, () => {
    expectKeys(catalogue, english);
    for (const [key, message] of Object.entries(catalogue))
      assert.deepEqual(new Set(argumentsOf(message)), new Set(argumentsOf(english[key])), key);
  });

  test(`${room}, ${language}: plurals have the forms of the language, and every choice its rest`, () =>
    expectChoices(language, catalogue));

  test(`${room}, ${language}: no sentence is left in English`, () => {
    if (language !== "en")
      assert.deepEqual(
        Object.keys(english).filter((key) => catalogue[key] === english[key] && !sameAsEnglish[room]?.includes(key)),
        [],
      );
  });

  test(`${room}, ${language}: every message is well formed`, async () => {
    const words = await load(language);
    for (const [key, message] of Object.entries(catalogue)) {
      assert.doesNotMatch(message, /'|[^\n] {2}|^\s|\s$/, key);
      assert.ok(words(key, Object.fromEntries([...argumentsOf(message)].map((name) => [name, 2]))).length > 0, key);
    }
    assert.equal(await load(language), words);
  });
}

for (const [language, entries, notes, wanted] of /** @type {const} */ ([
  ["en", 2, 0, "the photo shows 2 entered digits."],
  ["en", 0, 1, "the photo shows no entered digits and notes in 1 cell."],
  ["it", 0, 2, "nella foto non c’è nessuna cifra inserita e ci sono note in 2 caselle."],
  ["it", 1, 0, "nella foto c’è 1 cifra inserita."],
  ["it", 2, 0, "nella foto ci sono 2 cifre inserite."],
  ["ru", 1, 0, "на фото вписана 1 цифра."],
  ["ru", 3, 1, "на фото вписаны 3 цифры, есть заметки в 1 клетке."],
  ["ru", 0, 2, "на фото нет вписанных цифр, есть заметки в 2 клетках."],
  ["ru", 5, 2, "на фото вписано 5 цифр, есть заметки в 2 клетках."],
  ["uk", 5, 21, "на фото вписано 5 цифр, є нотатки в 21 клітинці."],
  ["uk", 0, 1, "на фото немає вписаних цифр, є нотатки в 1 клітинці."],
  ["vi", 2, 0, "ảnh còn có 2 số đã điền."],
  ["vi", 0, 3, "ảnh không có số nào đã điền, và có 3 ô có ghi chú."],
  ["zh", 2, 3, "照片中还有2个已填的数字，有3个单元格有笔记。"],
  ["zh", 0, 1, "照片中没有已填的数字，有1个单元格有笔记。"],
]))
  test(`photos, ${language}: ${entries} entered digits and notes in ${notes} cells`, async () => {
    const words = await loadPhotoWords(language);
    const told = words("photo.played", { entries, notes });
    assert.ok(told.includes(wanted), told);
  });
