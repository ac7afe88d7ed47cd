import assert from "node:assert/strict";
import { test } from "node:test";

import { explainStep, loadStepWords } from "../../../../web/i18n/steps/index.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { samples } from "./samples.js";

const classic = layoutNamed("3x3");

/** Whole explanations in every language: name, where, what, then the sentences. */
const explanations = {
  "naked-pair": {
    en: [
      "Naked Pair",
      "Look at row 3.",
      "Naked Pair, digits 2 and 7.",
      "r3c4 and r3c8 have only the candidates 2 and 7, so one of them is 2 and the other is 7.",
      "No other cell of row 3 can be 2 or 7.",
      "So 2 and 7 can be removed from r3c1.",
    ],
    uk: [
      "Явна пара (Naked Pair)",
      "Шукайте в рядку 3.",
      "Явна пара (Naked Pair), цифри 2 і 7.",
      "У клітинках r3c4 і r3c8 можливі лише 2 і 7, тому в одній стоїть 2, а в іншій — 7.",
      "В інших клітинках рядка 3 цифр 2 і 7 бути не може.",
      "Отже, цифри 2 і 7 можна викреслити з клітинки r3c1.",
    ],
    ru: [
      "Явная пара (Naked Pair)",
      "Ищите в строке 3.",
      "Явная пара (Naked Pair), цифры 2 и 7.",
      "В клетках r3c4 и r3c8 возможны только 2 и 7, поэтому в одной стоит 2, а в другой — 7.",
      "В других клетках строки 3 цифр 2 и 7 быть не может.",
      "Значит, цифры 2 и 7 можно вычеркнуть из клетки r3c1.",
    ],
    it: [
      "Coppia scoperta (Naked Pair)",
      "Guarda nella riga 3.",
      "Coppia scoperta (Naked Pair), cifre 2 e 7.",
      "Nelle caselle r3c4 e r3c8 sono possibili solo 2 e 7, quindi in una c’è il 2 e nell’altra il 7.",
      "Nessun’altra casella della riga 3 può contenere 2 o 7.",
      "Quindi il 2 e il 7 si possono eliminare dalla casella r3c1.",
    ],
    vi: [
      "Cặp số hiển nhiên (Naked Pair)",
      "Hãy nhìn vào hàng 3.",
      "Cặp số hiển nhiên (Naked Pair), các số 2 và 7.",
      "Các ô r3c4 và r3c8 chỉ có các ứng viên 2 và 7, nên một ô là 2 và ô kia là 7.",
      "Không ô nào khác của hàng 3 có thể là 2 hoặc 7.",
      "Vậy có thể loại các số 2 và 7 khỏi ô r3c1.",
    ],
    zh: [
      "显性数对（Naked Pair）",
      "请看第3行。",
      "显性数对（Naked Pair），数字2和7。",
      "r3c4和r3c8都只有候选数2和7，所以一格是2，另一格是7。",
      "第3行的其他格都不能填2或7。",
      "所以可以从r3c1中删去2和7。",
    ],
  },
  skyscraper: {
    en: [
      "Skyscraper",
      "Look at rows 1 and 4.",
      "Skyscraper, digit 5.",
      "In row 1 the only places for 5 are r1c2 and r1c7.",
      "In row 4 the only places for 5 are r4c3 and r4c7.",
      "r1c7 and r4c7 are both in column 7, so at most one of them is 5.",
      "So at least one of the other two places, r1c2 and r4c3, is 5.",
      "r2c3 and r5c2 see both r1c2 and r4c3, so 5 can be removed from r2c3 and r5c2.",
    ],
    uk: [
      "Хмарочос (Skyscraper)",
      "Шукайте в рядках 1 і 4.",
      "Хмарочос (Skyscraper), цифра 5.",
      "У рядку 1 цифра 5 можлива лише в клітинках r1c2 і r1c7.",
      "У рядку 4 цифра 5 можлива лише в клітинках r4c3 і r4c7.",
      "Клітинки r1c7 і r4c7 лежать у стовпці 7, тому щонайбільше в одній із них стоїть 5.",
      "Отже, принаймні в одній із двох інших клітинок, r1c2 і r4c3, стоїть 5.",
      "Клітинки r2c3 і r5c2 бачать обидві клітинки r1c2 і r4c3, тому цифру 5 можна викреслити з клітинок r2c3 і r5c2.",
    ],
    ru: [
      "Небоскрёб (Skyscraper)",
      "Ищите в строках 1 и 4.",
      "Небоскрёб (Skyscraper), цифра 5.",
      "В строке 1 цифра 5 возможна только в клетках r1c2 и r1c7.",
      "В строке 4 цифра 5 возможна только в клетках r4c3 и r4c7.",
      "Клетки r1c7 и r4c7 лежат в столбце 7, поэтому не больше чем в одной из них стоит 5.",
      "Значит, хотя бы в одной из двух других клеток, r1c2 и r4c3, стоит 5.",
      "Клетки r2c3 и r5c2 видят обе клетки r1c2 и r4c3, поэтому цифру 5 можно вычеркнуть из клеток r2c3 и r5c2.",
    ],
    it: [
      "Grattacielo (Skyscraper)",
      "Guarda nelle righe 1 e 4.",
      "Grattacielo (Skyscraper), cifra 5.",
      "Nella riga 1 il 5 può stare solo nelle caselle r1c2 e r1c7.",
      "Nella riga 4 il 5 può stare solo nelle caselle r4c3 e r4c7.",
      "Le caselle r1c7 e r4c7 stanno entrambe nella colonna 7, quindi al massimo una contiene il 5.",
      "Quindi almeno una delle altre due caselle, r1c2 e r4c3, contiene il 5.",
      "Le caselle r2c3 e r5c2 vedono entrambe le caselle r1c2 e r4c3, quindi il 5 si può eliminare dalle caselle r2c3 e r5c2.",
    ],
    vi: [
      "Tòa nhà chọc trời (Skyscraper)",
      "Hãy nhìn vào các hàng 1 và 4.",
      "Tòa nhà chọc trời (Skyscraper), số 5.",
      "Ở hàng 1, số 5 chỉ có thể nằm ở các ô r1c2 và r1c7.",
      "Ở hàng 4, số 5 chỉ có thể nằm ở các ô r4c3 và r4c7.",
      "Các ô r1c7 và r4c7 đều nằm ở cột 7, nên nhiều nhất một trong các ô này là 5.",
      "Vậy ít nhất một trong hai ô còn lại, r1c2 và r4c3, là 5.",
      "Các ô r2c3 và r5c2 nhìn thấy cả hai ô r1c2 và r4c3, nên có thể loại số 5 khỏi các ô r2c3 và r5c2.",
    ],
    zh: [
      "摩天楼（Skyscraper）",
      "请看第1、4行。",
      "摩天楼（Skyscraper），数字5。",
      "第1行里，数字5只能填在r1c2和r1c7。",
      "第4行里，数字5只能填在r4c3和r4c7。",
      "r1c7和r4c7都在第7列，所以其中最多有一格是5。",
      "所以另外两格r1c2和r4c3中至少有一格是5。",
      "r2c3和r5c2都能看到r1c2和r4c3这两格，所以可以从r2c3和r5c2中删去5。",
    ],
  },
  "hidden-rectangle": {
    en: [
      "Hidden Rectangle",
      "Look at r1c1, r1c4, r2c1 and r2c4.",
      "Hidden Rectangle, digits 2 and 7.",
      "r1c1, r1c4, r2c1 and r2c4 lie in two rows, two columns and two boxes, and none of them is a given.",
      "If r1c1, r1c4, r2c1 and r2c4 contained only the digits 2 and 7, these two digits could be exchanged without a conflict, and the puzzle would have a second solution.",
      "A proper puzzle has exactly one solution, so this pattern cannot occur.",
      "Suppose that r2c4 is 7. In row 2 and in column 4 the digit 2 can only be in corners of this rectangle, so r1c4 and r2c1 would both be 2.",
      "The opposite corner r1c1 has only the candidates 2 and 7 and would see the digit 2. So it would be 7.",
      "Then r1c1, r1c4, r2c1 and r2c4 would contain only 2 and 7. So r2c4 cannot be 7.",
      "So 7 can be removed from r2c4.",
    ],
    uk: [
      "Прихований прямокутник (Hidden Rectangle)",
      "Подивіться на клітинки r1c1, r1c4, r2c1 і r2c4.",
      "Прихований прямокутник (Hidden Rectangle), цифри 2 і 7.",
      "Клітинки r1c1, r1c4, r2c1 і r2c4 лежать у двох рядках, двох стовпцях і двох блоках, і жодна з них не є заданою.",
      "Якби в клітинках r1c1, r1c4, r2c1 і r2c4 стояли лише цифри 2 і 7, їх можна було б без порушення правил поміняти місцями, і судоку мало б другий розв’язок.",
      "Правильне судоку має рівно один розв’язок, тому так бути не може.",
      "Припустімо, що в клітинці r2c4 стоїть 7. У рядку 2 і в стовпці 4 цифра 2 можлива лише в кутах цього прямокутника, тому в обох клітинках r1c4 і r2c1 стояла б 2.",
      "У протилежному куті, клітинці r1c1, можливі лише 2 і 7, і він бачив би цифру 2. Тому в ньому стояла б 7.",
      "Тоді в клітинках r1c1, r1c4, r2c1 і r2c4 стояли б лише 2 і 7. Тому в клітинці r2c4 цифри 7 бути не може.",
      "Отже, цифру 7 можна викреслити з клітинки r2c4.",
    ],
    ru: [
      "Скрытый прямоугольник (Hidden Rectangle)",
      "Посмотрите на клетки r1c1, r1c4, r2c1 и r2c4.",
      "Скрытый прямоугольник (Hidden Rectangle), цифры 2 и 7.",
      "Клетки r1c1, r1c4, r2c1 и r2c4 лежат в двух строках, двух столбцах и двух блоках, и ни одна из них не является заданной.",
      "Если бы в клетках r1c1, r1c4, r2c1 и r2c4 стояли только цифры 2 и 7, их можно было бы без нарушения правил поменять местами, и у судоку было бы второе решение.",
      "У правильного судоку ровно одно решение, поэтому так быть не может.",
      "Предположим, что в клетке r2c4 стоит 7. В строке 2 и в столбце 4 цифра 2 возможна только в углах этого прямоугольника, поэтому в обеих клетках r1c4 и r2c1 стояла бы 2.",
      "В противоположном углу, клетке r1c1, возможны только 2 и 7, и он видел бы цифру 2. Поэтому в нём стояла бы 7.",
      "Тогда в клетках r1c1, r1c4, r2c1 и r2c4 стояли бы только 2 и 7. Поэтому в клетке r2c4 цифры 7 быть не может.",
      "Значит, цифру 7 можно вычеркнуть из клетки r2c4.",
    ],
    it: [
      "Rettangolo nascosto (Hidden Rectangle)",
      "Guarda le caselle r1c1, r1c4, r2c1 e r2c4.",
      "Rettangolo nascosto (Hidden Rectangle), cifre 2 e 7.",
      "Le caselle r1c1, r1c4, r2c1 e r2c4 stanno in due righe, due colonne e due riquadri, e nessuna contiene una cifra iniziale.",
      "Se nelle caselle r1c1, r1c4, r2c1 e r2c4 ci fossero solo le cifre 2 e 7, queste due cifre si potrebbero scambiare senza conflitti, e il sudoku avrebbe una seconda soluzione.",
      "Un sudoku corretto ha una sola soluzione, quindi questo non può succedere.",
      "Supponiamo che nella casella r2c4 ci sia il 7. Nella riga 2 e nella colonna 4 il 2 può stare solo negli angoli di questo rettangolo, quindi starebbe in entrambi gli angoli r1c4 e r2c1.",
      "Nell’angolo opposto, r1c1, sono possibili solo 2 e 7, e da lì si vedrebbe il 2. Quindi ci sarebbe il 7.",
      "Allora nelle caselle r1c1, r1c4, r2c1 e r2c4 ci sarebbero solo 2 e 7. Quindi nella casella r2c4 non può esserci il 7.",
      "Quindi il 7 si può eliminare dalla casella r2c4.",
    ],
    vi: [
      "Hình chữ nhật ẩn (Hidden Rectangle)",
      "Hãy nhìn vào các ô r1c1, r1c4, r2c1 và r2c4.",
      "Hình chữ nhật ẩn (Hidden Rectangle), các số 2 và 7.",
      "Các ô r1c1, r1c4, r2c1 và r2c4 nằm trên hai hàng, hai cột và hai khối, và không ô nào là số cho sẵn.",
      "Nếu các ô r1c1, r1c4, r2c1 và r2c4 chỉ chứa các số 2 và 7, hai số này có thể đổi chỗ cho nhau mà không gây xung đột, và câu đố sẽ có lời giải thứ hai.",
      "Một câu đố hợp lệ có đúng một lời giải, nên điều đó không thể xảy ra.",
      "Giả sử ô r2c4 là 7. Ở hàng 2 và ở cột 4, số 2 chỉ có thể nằm ở các góc của hình chữ nhật này, nên các ô r1c4 và r2c1 đều sẽ là 2.",
      "Góc đối diện, ô r1c1, chỉ có các ứng viên 2 và 7 và khi đó nhìn thấy số 2. Vì vậy góc này sẽ là 7.",
      "Khi đó các ô r1c1, r1c4, r2c1 và r2c4 sẽ chỉ chứa 2 và 7. Vì vậy ô r2c4 không thể là 7.",
      "Vậy có thể loại số 7 khỏi ô r2c4.",
    ],
    zh: [
      "隐性唯一矩形（Hidden Rectangle）",
      "请看r1c1、r1c4、r2c1和r2c4。",
      "隐性唯一矩形（Hidden Rectangle），数字2和7。",
      "r1c1、r1c4、r2c1和r2c4位于两行、两列、两宫，而且都不是已知数。",
      "如果r1c1、r1c4、r2c1和r2c4只填数字2和7，这两个数字就可以互换而不产生冲突，题目就会有第二个解。",
      "正确的题目只有一个解，所以不能出现这种情况。",
      "假设r2c4是7。第2行里和第4列里，数字2只能填在这个矩形的角上，所以r1c4和r2c1都会是2。",
      "对角r1c1只有候选数2和7，这时又能看到2，所以它会是7。",
      "这样r1c1、r1c4、r2c1和r2c4就只有数字2和7。所以r2c4不能填7。",
      "所以可以从r2c4中删去7。",
    ],
  },
};

/** Single sentences where a language has something of its own: [language, key, values, sentence]. */
/** @type {any[][]} */
const particular = [
  ["en", "subset.hidden-so", { count: 2 }, "Two digits need two cells, so these cells can hold no other digit."],
  ["en", "subset.hidden-so", { count: 6 }, "6 digits need 6 cells, so these cells can hold no other digit."],
  [
    "en",
    "fish.cannibal",
    { cells: "r1c6", cellsCount: 1, digit: "8", inCover: "in row 1 and in box 2" },
    "r1c6 lies in two cover houses at once, in row 1 and in box 2. The digit 8 there would use up both cover houses for one base house, and the other cover houses would be too few for the other base houses.",
  ],
  [
    "en",
    "forcing.off-locked",
    { InBase: "In row 3", digit: "5", places: "r3c4", placesCount: 1, inTarget: "in box 2", node: "r1c4" },
    "In row 3 the only place left for 5 is r3c4, and this cell lies in box 2. So r1c4 cannot be 5.",
  ],
  [
    "uk",
    "subset.hidden-so",
    { count: 5 },
    "5 цифр потребують 5 клітинок, тому інших цифр у цих клітинках бути не може.",
  ],
  [
    "uk",
    "subset.hidden-so",
    { count: 21 },
    "21 цифра потребує 21 клітинки, тому інших цифр у цих клітинках бути не може.",
  ],
  [
    "ru",
    "subset.hidden-so",
    { count: 5 },
    "5 цифрам нужно 5 клеток, поэтому других цифр в этих клетках быть не может.",
  ],
  [
    "ru",
    "subset.hidden-so",
    { count: 22 },
    "22 цифрам нужны 22 клетки, поэтому других цифр в этих клетках быть не может.",
  ],
  ["it", "digits.item", { digit: "1" }, "l’1"],
  ["it", "digits.item", { digit: "7" }, "il 7"],
  ["it", "digits.item", { digit: "8" }, "l’8"],
  ["it", "digits.item", { digit: "A" }, "l’A"],
  ["it", "digits.item", { digit: "F" }, "l’F"],
  [
    "it",
    "forcing.off-locked",
    {
      InBase: "Nella riga 3",
      theDigit: "il 5",
      places: "r3c4",
      placesCount: 1,
      inTarget: "nel riquadro 2",
      inNode: "nella casella r1c4",
    },
    "Nella riga 3 per il 5 resta solo il posto r3c4, e questa casella sta nel riquadro 2. Quindi nella casella r1c4 non può esserci il 5.",
  ],
  [
    "it",
    "forcing.off-cell",
    { InNode: "Nella casella r1c4", theOther: "il 5", theDigit: "l’8", digitOr: "8", digitCount: 1 },
    "Nella casella r1c4 c’è il 5, quindi la casella non può contenere l’8.",
  ],
  [
    "it",
    "forcing.off-cell",
    { InNode: "Nella casella r1c4", theOther: "il 5", theDigit: "il 2 e il 7", digitOr: "2 o 7", digitCount: 2 },
    "Nella casella r1c4 c’è il 5, quindi la casella non può contenere 2 o 7.",
  ],
  ["it", "house.in", { kind: "box", count: 2, index: "2 e 8" }, "nei riquadri 2 e 8"],
  ["it", "house.of", { kind: "asterisk", count: 1, index: "1" }, "dell’asterisco"],
  ["vi", "house.in", { kind: "diagonal", count: 1, index: "2" }, "trên đường chéo 2"],
  ["zh", "house.the", { kind: "region", count: 1, indices: "4" }, "第4区"],
  // Between vowel and consonant "у" becomes "в"; before в and ф, after a pause and at the beginning it stays.
  ["uk", "where.houses", { inHouses: "у рядку 3" }, "Шукайте в рядку 3."],
  ["uk", "where.houses", { inHouses: "у вікні 3" }, "Шукайте у вікні 3."],
  [
    "uk",
    "single.hidden",
    { InHouse: "У рядку 3", digit: "5", inCell: "у клітинці r3c4" },
    "У рядку 3 цифра 5 може стояти лише в клітинці r3c4.",
  ],
  ["uk", "result.place", { inCells: "у клітинці r3c4", digit: "5" }, "Отже, у клітинці r3c4 стоїть 5."],
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
