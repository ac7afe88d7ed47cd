import assert from "node:assert/strict";
import { test } from "node:test";

import { explainStep, loadStepWords } from "../../../../web/i18n/steps/index.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { samples } from "./samples.js";

const classic = layoutNamed("3x3");

/** Whole explanations in every language: name, where, what, then the sentences. */
const explanations = {
  "naked-pair": {
    en: ["Naked Pair", "Look at row 3.", "Naked Pair, digits 2 and 7.",
      "r3c4 and r3c8 can only be 2 or 7, so one of them is 2 and the other is 7.",
      "No other cell of row 3 can be 2 or 7.", "So 2 and 7 can be removed from r3c1."],
    uk: ["Гола пара (Naked Pair)", "Шукайте в рядку 3.", "Гола пара (Naked Pair), цифри 2 і 7.",
      "У клітинках r3c4 і r3c8 можливі лише 2 і 7: в одній стоїть 2, а в іншій — 7.",
      "В інших клітинках рядка 3 цифр 2 і 7 бути не може.", "Отже, цифри 2 і 7 можна викреслити з клітинки r3c1."],
    ru: ["Явная пара (Naked Pair)", "Ищите в строке 3.", "Явная пара (Naked Pair), цифры 2 и 7.",
      "В клетках r3c4 и r3c8 возможны только 2 и 7: в одной стоит 2, а в другой — 7.",
      "В других клетках строки 3 цифр 2 и 7 быть не может.", "Значит, цифры 2 и 7 можно вычеркнуть из клетки r3c1."],
    it: ["Coppia nuda (Naked Pair)", "Guarda nella riga 3.", "Coppia nuda (Naked Pair), cifre 2 e 7.",
      "Nelle caselle r3c4 e r3c8 sono possibili solo 2 e 7: in una va il 2, nell’altra il 7.",
      "Nessun’altra casella della riga 3 può contenere 2 o 7.", "Quindi il 2 e il 7 si possono eliminare dalla casella r3c1."],
    vi: ["Cặp số hiển nhiên (Naked Pair)", "Hãy nhìn vào hàng 3.", "Cặp số hiển nhiên (Naked Pair), các số 2 và 7.",
      "Các ô r3c4 và r3c8 chỉ có thể là 2 hoặc 7, nên một ô là 2 và ô kia là 7.",
      "Không ô nào khác của hàng 3 có thể là 2 hoặc 7.", "Vậy có thể loại các số 2 và 7 khỏi ô r3c1."],
    zh: ["显性数对（Naked Pair）", "请看第3行。", "显性数对（Naked Pair），数字2和7。",
      "r3c4和r3c8都只能填2或7，所以一格是2，另一格是7。", "第3行的其他格都不能填2或7。", "所以可以从r3c1中删去2和7。"],
  },
  "skyscraper": {
    en: ["Skyscraper", "Look at r1c2: a chain begins there.", "Skyscraper, digit 5.",
      "Suppose that r1c2 is not 5.", "Then r1c7 is 5, because there is no other place left in row 1.",
      "Then r4c7 is not 5, because 5 stands only once in column 7.", "Then r4c3 is 5, because there is no other place left in row 4.",
      "So in any case at least one of r1c2 and r4c3 is 5.", "r2c3 and r5c2 see both of these cells, so 5 can be removed there."],
    uk: ["Хмарочос (Skyscraper)", "Подивіться на клітинку r1c2: з неї починається ланцюг.", "Хмарочос (Skyscraper), цифра 5.",
      "Припустімо, що в клітинці r1c2 не 5.", "Тоді в клітинці r1c7 стоїть 5: у рядку 1 іншого місця не лишилося.",
      "Тоді в клітинці r4c7 не 5: у стовпці 7 цифра 5 стоїть лише один раз.", "Тоді в клітинці r4c3 стоїть 5: у рядку 4 іншого місця не лишилося.",
      "Отже, у будь-якому разі принаймні в одній із клітинок r1c2 і r4c3 стоїть 5.", "Клітинки r2c3 і r5c2 бачать обидві ці клітинки, тому цифру 5 там можна викреслити."],
    ru: ["Небоскрёб (Skyscraper)", "Посмотрите на клетку r1c2: с неё начинается цепочка.", "Небоскрёб (Skyscraper), цифра 5.",
      "Предположим, что в клетке r1c2 не 5.", "Тогда в клетке r1c7 стоит 5: в строке 1 другого места не осталось.",
      "Тогда в клетке r4c7 не 5: в столбце 7 цифра 5 стоит только один раз.", "Тогда в клетке r4c3 стоит 5: в строке 4 другого места не осталось.",
      "Значит, в любом случае хотя бы в одной из клеток r1c2 и r4c3 стоит 5.", "Клетки r2c3 и r5c2 видят обе эти клетки, поэтому цифру 5 там можно вычеркнуть."],
    it: ["Grattacielo (Skyscraper)", "Guarda la casella r1c2: da lì comincia una catena.", "Grattacielo (Skyscraper), cifra 5.",
      "Supponiamo che nella casella r1c2 non ci sia il 5.", "Allora nella casella r1c7 c’è il 5: nella riga 1 non resta altro posto.",
      "Allora nella casella r4c7 non c’è il 5: nella colonna 7 il 5 compare una volta sola.", "Allora nella casella r4c3 c’è il 5: nella riga 4 non resta altro posto.",
      "Quindi in ogni caso almeno una delle caselle r1c2 e r4c3 contiene il 5.", "Le caselle r2c3 e r5c2 vedono entrambe queste caselle, quindi lì il 5 si può eliminare."],
    vi: ["Tòa nhà chọc trời (Skyscraper)", "Hãy nhìn vào ô r1c2: một chuỗi bắt đầu từ đó.", "Tòa nhà chọc trời (Skyscraper), số 5.",
      "Giả sử ô r1c2 không phải là 5.", "Khi đó ô r1c7 là 5, vì ở hàng 1 không còn chỗ nào khác.",
      "Khi đó ô r4c7 không phải là 5, vì ở cột 7 số 5 chỉ có một lần.", "Khi đó ô r4c3 là 5, vì ở hàng 4 không còn chỗ nào khác.",
      "Vậy trong mọi trường hợp, ít nhất một trong các ô r1c2 và r4c3 là 5.", "Các ô r2c3 và r5c2 nhìn thấy cả hai ô này, nên có thể loại số 5 ở đó."],
    zh: ["摩天楼（Skyscraper）", "请看r1c2：链从这里开始。", "摩天楼（Skyscraper），数字5。",
      "假设r1c2不是5。", "那么r1c7是5，因为第1行里没有其他位置了。", "那么r4c7不是5，因为第7列里5只出现一次。", "那么r4c3是5，因为第4行里没有其他位置了。",
      "所以无论如何，r1c2和r4c3中至少有一格是5。", "r2c3和r5c2能看到这两格，所以可以在那里删去5。"],
  },
};

/** Single sentences where a language has something of its own: [language, key, values, sentence]. */
const particular = [
  ["en", "subset.hidden-so", { count: 2 }, "Two digits need two cells, so there is no room for any other digit in them."],
  ["en", "subset.hidden-so", { count: 6 }, "6 digits need 6 cells, so there is no room for any other digit in them."],
  ["uk", "subset.hidden-so", { count: 5 }, "5 цифр потребують 5 клітинок, і для інших цифр місця там немає."],
  ["uk", "subset.hidden-so", { count: 21 }, "21 цифра потребує 21 клітинки, і для інших цифр місця там немає."],
  ["ru", "subset.hidden-so", { count: 5 }, "5 цифрам нужно 5 клеток, и для других цифр места там нет."],
  ["ru", "subset.hidden-so", { count: 22 }, "22 цифрам нужны 22 клетки, и для других цифр места там нет."],
  ["it", "digits.item", { digit: "1" }, "l’1"],
  ["it", "digits.item", { digit: "7" }, "il 7"],
  ["it", "digits.item", { digit: "8" }, "l’8"],
  ["it", "digits.item", { digit: "A" }, "l’A"],
  ["it", "house.in", { kind: "box", count: 2, index: "2 e 8" }, "nei riquadri 2 e 8"],
  ["it", "house.of", { kind: "asterisk", count: 1, index: "1" }, "dell’asterisco"],
  ["vi", "house.in", { kind: "diagonal", count: 1, index: "2" }, "trên đường chéo 2"],
  ["zh", "house.the", { kind: "region", count: 1, index: "4" }, "第4区"],
  // Between vowel and consonant "у" becomes "в"; before в and ф, after a pause and at the beginning it stays.
  ["uk", "where.houses", { inHouses: "у рядку 3" }, "Шукайте в рядку 3."],
  ["uk", "where.houses", { inHouses: "у вікні 3" }, "Шукайте у вікні 3."],
  ["uk", "single.hidden", { InHouse: "У рядку 3", digit: "5", inCell: "у клітинці r3c4" }, "У рядку 3 цифра 5 може стояти лише в клітинці r3c4."],
  ["uk", "result.place", { inCell: "у клітинці r3c4", digit: "5" }, "Отже, у клітинці r3c4 стоїть 5."],
];

for (const [technique, texts] of Object.entries(explanations)) {
  for (const [language, text] of Object.entries(texts)) {
    test(`${technique} in ${language}`, async () => {
      const step = samples.find((one) => one.technique === technique);
      const { name, where, what, sentences } = explainStep(step, await loadStepWords(language), { layout: classic });
      assert.deepEqual([name, where, what, ...sentences], text);
    });
  }
}

for (const [language, key, values, sentence] of particular) {
  test(`${language}: ${sentence}`, async () => assert.equal((await loadStepWords(language))(key, values), sentence));
}
