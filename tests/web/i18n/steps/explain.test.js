import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { explainStep, loadStepWords, stepLanguages } from "../../../../web/i18n/steps/index.js";
import { recipes } from "../../../../web/i18n/steps/recipes.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { gone, house, links, part, step } from "./made-steps.js";
import { samples } from "./samples.js";

import { catalogues } from "./catalogues.js";

const { en } = catalogues;
const words = Object.fromEntries(
  await Promise.all(stepLanguages.map(async (language) => [language, await loadStepWords(language)])),
);
const classic = layoutNamed("3x3");
const textOf = (
  /** @type {import("../../../../web/i18n/steps/explain.js").Explanation} */ { name, where, what, sentences },
) => [name, where, what, ...sentences].join("\n");

test("there is a step to try and a recipe for each technique", () => {
  assert.deepEqual(
    samples.map(({ technique }) => technique),
    Object.keys(recipes),
  );
  const named = Object.keys(en)
    .filter((key) => /^technique\..*\.name$/.test(key))
    .map((key) => key.split(".")[1]);
  // The page shows no steps of puzzles with rules of their own.
  const ofRules = [
    ...readFileSync(new URL("../../../../core/rule_steps/rule_technique_table.cpp", import.meta.url), "utf8").matchAll(
      /TechniqueRow\{\w+,\s*"([a-z0-9-]+)"/g,
    ),
  ].map(([, id]) => id);
  assert.deepEqual(
    Object.keys(recipes),
    named.filter((id) => !ofRules.includes(id)),
  );
});

for (const language of stepLanguages) {
  const stop = language === "zh" ? "。" : ".";

  test(`${language}: every technique is explained, with the layout and without`, () => {
    for (const layout of [undefined, classic, layoutNamed("4x4")]) {
      for (const one of samples) {
        const explained = explainStep(one, words[language], { layout });
        const { name, where, what, sentences } = explained;
        assert.doesNotMatch(textOf(explained), /[{}]|undefined|null|NaN|\[object| {2}/, name);
        assert.ok(
          [where, what, ...sentences].every((sentence) => sentence.endsWith(stop)),
          name,
        );
        assert.ok(sentences.length >= 2, name);
        assert.ok(
          [...one.placements, ...one.eliminations].every(({ cell }) => sentences.join(" ").includes(cell)),
          name,
        );
      }
    }
  });

  test(`${language}: none of them falls back on general words`, () => {
    const general = words[language]("general.pattern", {
      cells: "",
      inCells: "",
      InCells: "",
      ofCells: "",
      OfCells: "",
      theCells: "",
      TheCells: "",
      cellsCount: 2,
    }).slice(-20);
    for (const one of samples)
      assert.ok(
        explainStep(one, words[language]).sentences.every((sentence) => !sentence.endsWith(general)),
        one.technique,
      );
  });

  test(`${language}: where to look betrays no digit, and what is there no cell`, () => {
    const letters = { naming: "a1", nameDigit: (/** @type {number} */ digit) => `<${digit}>` };
    for (const one of samples) {
      const { where, what } = explainStep(one, words[language], /** @type {any} */ (letters));
      assert.doesNotMatch(where, /</, where);
      assert.ok(
        one.digits.every((digit) => what.includes(`<${digit}>`)),
        what,
      );
      assert.doesNotMatch(what.replace(explainStep(one, words[language]).name, ""), /[A-Z]\d/, what);
    }
  });
}

test("no two languages say the same", () => {
  for (const one of samples) {
    const texts = stepLanguages.map((language) => explainStep(one, words[language]).sentences.join("\n"));
    assert.equal(new Set(texts).size, texts.length, one.technique);
  }
});

test("a step without the parts of its technique, or with unknown parts, is explained in general words", () => {
  for (const { technique } of samples) {
    for (const parts of [[], [part("no-such-role", "r1c1 r2c2", 5)]]) {
      const { where, sentences } = explainStep(
        step(technique, [5], { parts, eliminations: gone("r9c9", 5) }),
        words.en,
      );
      assert.ok(where.endsWith("."));
      assert.match(sentences[sentences.length - 1], /r9c9/, technique);
    }
  }
});

test("an unknown technique is a mistake", () => {
  assert.throws(() => explainStep(step("no-such-technique", [], {}), words.en), /no-such-technique/);
});

test("only languages that have words can be loaded", async () => {
  await assert.rejects(loadStepWords("xx"), /xx/);
  await assert.rejects(loadStepWords("constructor"), /constructor/);
});

for (const [naming, cell, row, column] of [
  ["rc", "r3c4", "row 3", "column 4"],
  ["a1", "C4", "row C", "column 4"],
  ["column-letters", "D3", "row 3", "column D"],
]) {
  test(`cells as ${naming}: ${cell}`, () => {
    const at = (/** @type {string} */ kind, /** @type {number} */ index) =>
      explainStep(step("full-house", [5], { houses: [house(kind, index)], placements: gone("r3c4", 5) }), words.en, {
        naming: /** @type {"rc"} */ (naming),
      });
    assert.equal(at("row", 3).where, `Look at ${row}.`);
    assert.equal(at("column", 4).where, `Look at ${column}.`);
    assert.ok(at("row", 3).sentences[2].includes(cell));
  });
}

test("rows past Z and digits past 9 have letters", () => {
  const one = step("naked-single", [16], { parts: [part("single", "r27c30", 16)], placements: gone("r27c30", 16) });
  assert.deepEqual(explainStep(one, words.en, { naming: "a1" }).sentences.slice(-1), ["So AA30 is G."]);
  assert.deepEqual(explainStep(one, words.en, { nameDigit: String }).sentences.slice(-1), ["So r27c30 is 16."]);
});

const grid = [
  "..3.2.6..",
  "9..3.5..1",
  "..18.64..",
  "..81.29..",
  "7.......8",
  "..67.82..",
  "..26.95..",
  "8..2.3..9",
  "..5.1.3..",
].join("");
const state = { cells: [...grid].map((symbol) => Number(symbol.replace(".", "0"))) };

test("with the position a hidden single says what keeps the digit from the other cells", () => {
  const { sentences } = explainStep(
    step("hidden-single", [8], { houses: [house("box", 2)], placements: gone("r1c6", 1) }),
    words.en,
    { layout: classic, state },
  );
  assert.match(sentences.join(" "), /r1c4 sees the 1 in r4c4\./);
  assert.match(sentences.join(" "), /r2c5 and r3c5 see the 1 in r9c5\./);
});

test("with the position a naked single says which house has each of the other digits", () => {
  const { sentences } = explainStep(step("naked-single", [5], { placements: gone("r5c5", 5) }), words.en, {
    layout: classic,
    state,
  });
  assert.deepEqual(sentences, [
    "The only candidate left in r5c5 is 5.",
    "7 and 8 are already in row 5.",
    "1 and 2 are already in column 5.",
    "3, 4, 6 and 9 have already been removed from r5c5.",
    "So r5c5 is 5.",
  ]);
});

test("with the position a strong link names the house that has no other place", () => {
  const candidates = state.cells.map(() => /** @type {number[]} */ ([]));
  for (const cell of [0, 1, 9 * 8]) candidates[cell] = [5];
  const one = step("x-chain", [5], {
    parts: ["r1c1", "r1c2"].map((cell) => part("node", cell, 5)),
    links: links(1),
    eliminations: gone("r9c9", 5),
  });
  const [, sentence] = explainStep(one, words.en, {
    layout: classic,
    state: { cells: state.cells.map(() => 0), candidates },
  }).sentences;
  assert.equal(sentence, "Then r1c2 is 5, because no other place for 5 is left in row 1.");
});

test("a Sue de Coq explains a digit that both of its outer sets have", () => {
  const houses = [house("row", 1), house("box", 1)];
  const parts = [
    part("intersection", "r1c1 r1c2", 1, 2, 3, 4),
    part("line-set", "r1c7 r1c8", 1, 2, 9),
    part("box-set", "r3c2 r3c3", 3, 4, 9),
  ];
  const { sentences } = explainStep(
    step("sue-de-coq", [1], { houses, parts, eliminations: gone("r1c9", 1) }),
    words.en,
  );
  assert.match(
    sentences.join(" "),
    /Together these are 6 cells\. 9 can be in them twice, once in row 1 and once in box 1/,
  );
});

test("a Siamese fish is explained as two fishes, each with the cover houses that contain none of its fins", () => {
  const houses = [
    house("row", 1, "base"),
    house("row", 5, "base"),
    house("column", 2, "cover"),
    house("column", 9, "cover"),
    house("column", 8, "cover"),
  ];
  const parts = [
    part("vertex", "r1c2 r5c2 r5c9", 1),
    part("fin", "r1c8", 1),
    part("vertex", "r1c2 r1c8 r5c2", 1),
    part("fin", "r5c9", 1),
  ];
  const explained = (/** @type {string} */ where) =>
    explainStep(step("sashimi-x-wing", [1], { houses, parts, eliminations: gone(where, 1) }), words.en, {
      layout: classic,
    }).sentences;
  assert.deepEqual(explained("r3c9 r4c8"), [
    "In rows 1 and 5 the only places for 1 are r1c2, r5c2 and r5c9 in columns 2 and 9, and the fin r1c8.",
    "If r1c8 is not 1, rows 1 and 5 have their 1 in columns 2 and 9, one in each of these houses. Then r3c9 cannot be 1.",
    "If r1c8 is 1, r3c9 cannot be 1 either, because it sees r1c8.",
    "In rows 1 and 5 the only places for 1 are r1c2, r1c8 and r5c2 in columns 2 and 8, and the fin r5c9.",
    "If r5c9 is not 1, rows 1 and 5 have their 1 in columns 2 and 8, one in each of these houses. Then r4c8 cannot be 1.",
    "If r5c9 is 1, r4c8 cannot be 1 either, because it sees r5c9.",
    "So 1 can be removed from r3c9 and r4c8.",
  ]);
  assert.equal(explained("r3c9").length, 4, "a fish that eliminates nothing is left out");
  assert.equal(explained("r3c9 r9c5").length, 2, "an elimination of neither fish is explained in general words");
});

/** Chains through an almost locked set: it takes a digit and needs another, or leaves a cell one candidate. */
for (const [to, sentence] of [
  [part("node", "r1c2", 3), "Then r1c1 and r1c2 have lost 1 and must hold all their other digits, so r1c2 is 3."],
  [
    part("node", "r1c9", 5),
    "Then r1c1 and r1c2 have lost 1 and must hold all their other digits, so r1c9 can only be 5.",
  ],
]) {
  test(`a chain leaves an almost locked set: ${sentence}`, () => {
    const parts = [part("node", "r1c1 r1c2", 1), to, part("als", "r1c1 r1c2", 1, 2, 3)];
    const { sentences } = explainStep(
      step("grouped-aic", [3], { parts, links: links(1), eliminations: gone("r9c9", 3) }),
      words.en,
      { layout: classic },
    );
    assert.equal(sentences[1], sentence);
  });
}

test("irregular regions are called regions, though engine and layout call them boxes", () => {
  const jigsaw = layoutNamed("jigsaw:1122211122333343444455555");
  const pair = step("naked-pair", [2, 3], {
    houses: [house("box", 1)],
    parts: [part("subset", "r1c1 r1c2", 2, 3)],
    eliminations: gone("r2c1", 2),
  });
  assert.deepEqual(
    explainStep(pair, words.en, { layout: jigsaw }).sentences[1],
    "No other cell of region 1 can be 2 or 3.",
  );
});

test("houses of two kinds are not joined by the word that joins those of one", () => {
  const houses = [
    house("row", 1, "base"),
    house("row", 8, "base"),
    house("box", 3, "base"),
    house("column", 3, "cover"),
    house("column", 5, "cover"),
    house("column", 8, "cover"),
  ];
  const fish = step("franken-swordfish", [5], {
    houses,
    parts: [part("vertex", "r1c3 r8c5 r2c8", 5)],
    eliminations: gone("r5c3", 5),
  });
  assert.match(explainStep(fish, words.zh).sentences.join(""), /第1、8行和第3宫/);
  assert.match(explainStep(fish, words.uk).sentences.join(" "), /У рядках 1 і 8 і в блоці 3/);
});

test("a house of several grids is named with its grid", () => {
  const layout = layoutNamed("samurai");
  const fish = step("x-wing", [5], {
    houses: [
      { ...house("row", 1, "base"), grid: 2 },
      { ...house("row", 4, "base"), grid: 2 },
      { ...house("column", 2, "cover"), grid: 2 },
      { ...house("column", 7, "cover"), grid: 2 },
    ],
    parts: [part("vertex", "r1c14 r1c19 r4c14 r4c19", 5)],
    eliminations: gone("r6c14", 5),
  });
  const said = (/** @type {string} */ language) => explainStep(fish, words[language], { layout }).sentences.join(" ");
  assert.match(said("en"), /In rows 1 and 4 of grid 2/);
  assert.match(said("en"), /columns 2 and 7 of grid 2/);
  assert.match(said("ru"), /столбц\p{L}+ 2 и 7 сетки 2/u);
  assert.match(said("zh"), /第2盘第2、7列/);
  // The same numbers in another grid are another house.
  const single = step("hidden-single", [8], {
    houses: [{ ...house("row", 2), grid: 5 }],
    parts: [part("single", "r14c13", 8)],
    placements: gone("r14c13", 8),
  });
  assert.match(explainStep(single, words.en, { layout }).where, /row 2 of grid 5/);
  assert.match(explainStep(single, words.it, { layout }).where, /riga 2 della griglia 5/);
});

test("the weakest hint of a colouring does not speak of a chain", () => {
  for (const technique of ["simple-colors-trap", "multi-colors-1"]) {
    const { where } = explainStep(
      samples.find((sample) => sample.technique === technique),
      words.en,
    );
    assert.equal(where, "Look at r1c2 and r4c7: a colouring can begin there.");
  }
});

test("of two chains in one step each has its own result", () => {
  const { sentences } = explainStep(
    samples.find(({ technique }) => technique === "dual-two-string-kite"),
    words.en,
    { layout: classic },
  );
  assert.deepEqual(
    sentences.filter((sentence) => sentence.includes("removed")),
    [
      "r8c9 sees both r1c9 and r8c1, so 5 can be removed from r8c9.",
      "r8c2 sees both r1c2 and r8c8, so 5 can be removed from r8c2.",
    ],
  );
});

test("an eliminated place of a fish names the two cover houses that contain it", () => {
  const houses = [
    house("row", 2, "base"),
    house("box", 8, "base"),
    house("column", 3, "cover"),
    house("box", 1, "cover"),
  ];
  const one = step("mutant-x-wing", [5], {
    houses,
    parts: [part("vertex", "r2c3 r8c4", 5)],
    eliminations: gone("r2c3", 5),
  });
  assert.match(
    explainStep(one, words.en, { layout: classic }).sentences.join(" "),
    /r2c3 lies in two cover houses at once, in column 3 and in box 1\./,
  );
});
