/** Settings at random, for tests of properties. The same seed gives the same settings. */
import { languages } from "../../../web/i18n/languages.js";
import { symmetries } from "../../../web/model/pattern.js";
import { levelNames } from "../../../web/model/puzzle-goal.js";
import { techniques } from "../../../web/model/techniques.js";
import {
  choicesPerPage,
  choicesPerPathPage,
  keyPlacesOf,
  listOrders,
  pictureLevels,
  workKinds,
} from "../../../web/print/print-settings.js";
import { usualParts } from "../../../web/print/book-parts.js";
import { paperNames } from "../../../web/print/papers.js";
import { pressNames } from "../../../web/print/presses.js";
import { randomNumbers } from "../model/random-games.js";

const layouts = ["2x2", "2x3", "3x3", "3x3+x", "4x4", "5x5", "jigsaw:7", "jigsaw:1122211122333343444455555"];
/** @type {Record<string, readonly string[]>} */
const levelsOf = {
  "2x3": levelNames.slice(0, 4),
  "jigsaw:7": levelNames.slice(0, 4),
  "3x3": levelNames,
  "3x3+x": levelNames,
  "4x4": levelNames,
  "5x5": levelNames.slice(0, 4),
};
/** @type {Record<string, number>} */
const cellCounts = {
  "2x2": 16,
  "2x3": 36,
  "3x3": 81,
  "3x3+x": 81,
  "4x4": 256,
  "5x5": 625,
  "jigsaw:7": 49,
  "jigsaw:1122211122333343444455555": 25,
};
const texts = ["", "Sudoku", "Їжак і Ґанок", "Trường Đại học", "数独 第1页", '<b>&"quoted"', "100 % ± ½", "𝟙 🎉"];

/** @param {number} seed @returns {import("../../../web/print/print-settings.js").PrintSettings} */
export function randomSettings(seed) {
  const random = randomNumbers(seed);
  /** @template T @param {readonly T[]} choices @returns {T} */
  const any = (choices) => choices[random(choices.length)];
  const maybe = () => random(2) === 1;
  const word = () => any(texts);
  const goal = (layout = any(layouts)) => ({
    layout,
    symmetry: any(symmetries),
    ...(maybe() && levelsOf[layout] && { level: any(levelsOf[layout]) }),
    ...(maybe() && { clues: [4 + random(5), 9 + random(5)] }),
    ...(maybe() && layout === "3x3" && { rating: [1.5, 7.2], steps: [1, 9] }),
    ...(maybe() && {
      techniques: {
        [maybe() ? "shown" : "required"]: [any(techniques)],
        ...(maybe() && { forbidden: techniques.slice(random(60)) }),
      },
    }),
    ...(maybe() && { minimal: maybe() }),
    ...(maybe() && { pattern: Array.from({ length: cellCounts[layout] }, () => random(2)) }),
  });
  const works = {
    new: () => ({
      kind: "new",
      sections: Array.from({ length: 1 + random(6) }, () => ({ count: 1 + random(300), goal: goal(), title: word() })),
      copies: 1,
    }),
    daily: () => ({ kind: "daily", day: `20${26 + random(70)}-0${1 + random(9)}-${10 + random(19)}` }),
    board: () => ({ kind: "board", entered: maybe() }),
    path: () => ({
      kind: "path",
      least: any(pictureLevels),
      perPage: any(choicesPerPathPage),
      pictures: 1 + random(1000),
    }),
    list: () => ({ kind: "list", order: any(listOrders) }),
    worksheet: () => ({
      kind: "worksheet",
      technique: any(techniques),
      layout: any(["3x3", "2x3"]),
      exercises: 1 + random(24),
      copies: 1 + random(60),
      rules: maybe(),
    }),
  };
  const kind = any(workKinds);
  const shown = [
    "number",
    "level",
    "rating",
    "clues",
    "date",
    "seed",
    "nameLine",
    "notes",
    "candidates",
    "pageNumbers",
    "code",
  ];
  return /** @type {any} */ ({
    version: 1,
    work: works[kind](),
    look: {
      paper: any(paperNames),
      press: any(pressNames),
      orientation: any(["portrait", "landscape"]),
      perPage: any(choicesPerPage),
      language: any(languages),
      title: word(),
      author: word(),
      header: word(),
      footer: word(),
      show: Object.fromEntries(shown.map((name) => [name, maybe()])),
      address: any(["", "https://example.org/sudoku/", "http://localhost:8000/?a=1&b=ü"]),
      key: any(keyPlacesOf(kind)),
      bothSides: maybe(),
      face: any(["digits", "hex", "animals", "word:БАНДЕРОЛЬ"]),
      cutOut: maybe(),
      inkSaving: maybe(),
      large: maybe(),
      book: maybe()
        ? {
            bleed: maybe(),
            cropMarks: maybe(),
            contents: maybe(),
            dividers: maybe(),
            parts: usualParts,
            cover: { paper: "cream", back: "Two\nlines", colour: "#1b4f72", picture: "", fills: maybe(), spine: 0.437 },
          }
        : null,
    },
    seed: any([0, 1, 482_193, Number.MAX_SAFE_INTEGER]),
  });
}
