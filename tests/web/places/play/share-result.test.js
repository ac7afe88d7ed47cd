import assert from "node:assert/strict";
import { test } from "node:test";
import { languages, loadWords } from "../../../../web/i18n/words.js";
import { loadPlayedWords } from "../../../../web/i18n/played-words.js";
import { addressOf, resultAsText } from "../../../../web/places/play/share-result.js";

const words = await loadWords("en");
const said = await loadPlayedWords("en");
const page = "https://nonet.example/";
const cells = [5, 3, ...new Array(79).fill(0)];
const puzzle = { layout: "3x3", cells };
/** @returns {any} */
const result = (fields) => ({
  id: "a",
  kind: "made",
  layout: "3x3",
  finished: 0,
  day: "2026-11-25",
  elapsed: 252_000,
  hints: [0, 0, 0],
  checks: 0,
  ...fields,
});
const daily = result({ kind: "daily", date: "2026-11-25", level: "hard" });
const line = `53${".".repeat(79)}`;

/** @type {[string, any, number, string][]} */
const texts = [
  [
    "a daily puzzle on its day",
    daily,
    5,
    `Nonet · Daily 25 Nov · Hard\n04:12 · no hints · 5 days in a row\n${page}#daily=2026-11-25&hard`,
  ],
  [
    "a daily puzzle without a streak",
    { ...daily, hints: [2, 1, 0] },
    1,
    `Nonet · Daily 25 Nov · Hard\n04:12 · 2 hints\n${page}#daily=2026-11-25&hard`,
  ],
  [
    "a daily puzzle of an earlier day, which is not the one of today",
    { ...daily, date: "2026-11-20" },
    0,
    `Nonet · Daily 20 Nov · Hard\n04:12 · no hints\n${page}#daily=2026-11-20&hard`,
  ],
  [
    "a daily puzzle with rules",
    { ...daily, ruled: "killer" },
    0,
    `Nonet · Daily 25 Nov · Hard\n04:12 · no hints\n${page}#daily=2026-11-25&rules`,
  ],
  [
    "a made puzzle whose solution was seen",
    result({ level: "easy", rating: 1.5, helped: true }),
    0,
    `Nonet · Easy\n04:12 · after looking at the solution\n${page}#p=${line}&level=easy&rating=1.5`,
  ],
  ["a puzzle of which nothing is known", result({ kind: "entered" }), 0, `Nonet\n04:12 · no hints\n${page}#p=${line}`],
];
for (const [what, game, days, expected] of texts) {
  test(`what is sent of ${what}`, () =>
    assert.equal(resultAsText(game, { address: addressOf(game, puzzle, page), days }, words, said), expected));
}

test("what is sent of a game whose times are known has a row of times for each row of boxes", () => {
  const boxes = [
    [61_000, 5000],
    [252_000, 9000],
  ];
  assert.equal(
    resultAsText(daily, { address: "", days: 0, boxes }, words, said),
    "Nonet · Daily 25 Nov · Hard\n04:12 · no hints\n01:01  00:05\n04:12  00:09",
  );
});

for (const language of languages) {
  test(`${language}: what is sent has three lines, the last of which is the address`, async () => {
    const sent = resultAsText(
      daily,
      { address: addressOf(daily, puzzle, page), days: 2 },
      await loadWords(language),
      await loadPlayedWords(language),
    ).split("\n");
    assert.deepEqual([sent.length, sent[2]], [3, `${page}#daily=2026-11-25&hard`]);
    assert.doesNotMatch(sent[1], /[.。]$/);
  });
}
