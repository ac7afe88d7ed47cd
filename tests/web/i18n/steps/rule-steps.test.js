import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { explainStep, loadStepWords, stepLanguages } from "../../../../web/i18n/steps/index.js";
import { ruleRecipes } from "../../../../web/i18n/steps/rule-steps.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { levelOfRuleTechnique, ruleTechniques } from "../../../../web/model/rule-techniques.js";

/** Steps as `nonet steps --json --rules` has found them, with the rules in another order than the engine's. */
const found = JSON.parse(readFileSync(new URL("rule-steps.json", import.meta.url), "utf8"));
/** Steps of classic techniques with links that rules make. */
const linked = JSON.parse(readFileSync(new URL("rule-links.json", import.meta.url), "utf8"));
const layout = layoutNamed("3x3");
const words = Object.fromEntries(
  await Promise.all(stepLanguages.map(async (language) => [language, await loadStepWords(language, true, true)])),
);

/** The candidates of each cell, "-" for none, with spaces between them. @param {string} text */
const candidatesIn = (text) => text.split(" ").map((cell) => (cell === "-" ? [] : [...cell].map(Number)));
/** @param {any} told @param {string} language */
const explained = ({ step, puzzle, rules, candidates }, language) =>
  explainStep(step, words[language], {
    layout,
    state: {
      cells: [...puzzle].map((symbol) => Number(symbol.replace(".", "0"))),
      rules,
      ...(candidates && { candidates: candidatesIn(candidates) }),
    },
  });
const stepOf = (/** @type {string} */ technique) => found.find(({ step }) => step.technique === technique);

test("the techniques are those of the engine, with their levels, and each has its reason", () => {
  const table = readFileSync(new URL("../../../../core/rule_steps/rule_technique_table.cpp", import.meta.url), "utf8");
  assert.deepEqual(
    ruleTechniques,
    [...table.matchAll(/TechniqueRow\{\w+,\s*"([a-z0-9-]+)"/g)].map(([, id]) => id),
  );
  const levels = [...table.matchAll(/Family::Rules, Level::(\w+)/g)].map(
    ([, level]) => ["Easy", "Medium", "Hard", "Expert", "Extreme"].indexOf(level) + 1,
  );
  assert.deepEqual(ruleTechniques.map(levelOfRuleTechnique), levels);
  assert.deepEqual(Object.keys(ruleRecipes), ruleTechniques);
});

/** Where to look, and the reason without the result. @type {Record<string, string[]>} */
const inEnglish = {
  "last-cell-of-sum": ["Look at the cage of 8 in r2c2.", "r2c2 must be 8."],
  "excluded-digits": [
    "Look at the cage of 11 in r1c1 and r2c1.",
    "The cage of 11 in r1c1 and r2c1: no 2 different digits with 1 among them add up to 11.",
    "That leaves only 2, 3, 4, 5, 6, 7, 8 or 9 in r1c1 and r2c1.",
  ],
  "single-combination": [
    "Look at the cage of 3 in r1c2 and r1c3.",
    "The cage of 3 in r1c2 and r1c3: 1+2 is the only way to make this sum from 2 different digits.",
    "That leaves only 1 or 2 in r1c2 and r1c3.",
  ],
  "filled-circles": [
    "Look at the rule “Counting circles” in r1c1, r4c2 and r7c5.",
    "The digit in a circle says how many circles have this digit.",
    "1 is already in r1c1: as many circles as it may have.",
    "That leaves only 2, 3, 4, 5, 6, 7, 8 or 9 in r4c2 and r7c5.",
  ],
  "circle-places": [
    "Look at the rule “Counting circles” in r1c1, r4c2 and r7c5.",
    "The digit in a circle says how many circles have this digit.",
    "Each digit in the circles is in as many of them as it says. There are 3 circles, so their different digits add up to 3.",
    "The rule “Counting circles”: with the candidates that are left, only 1+2 is possible.",
    "2 must be in 2 circles, and it is possible only in r4c2 and r7c5.",
    "That leaves only 2 in r4c2 and r7c5.",
  ],
  "common-sums": [
    "Look at the rule “Region sum line” from r1c3 to r1c6.",
    "The digits of the line have the same sum in each box that it passes through.",
    "r1c3 can be 1–9.",
    "The digits of r1c4, r1c5 and r1c6 can add up to 6–24.",
    "All of these sums are equal, so only 6–9 are left. A digit that leads to no such sum is removed.",
    "That leaves only 6, 7, 8 or 9 in r1c3.",
    "That leaves only 1, 2, 3, 4, 5 or 6 in r1c4, r1c5 and r1c6.",
  ],
  "last-alternative": [
    "Look at the rule “Any of” in r1c1, r1c2 and r2c2.",
    "At least one of these is kept: the rule “Whisper line” from r1c1 to r2c2; the rule “Palindrome” from r1c1 to r2c2.",
    "A palindrome line reads the same in both directions.",
    "The rule “Palindrome” from r1c1 to r2c2: the candidates that are left do not allow this.",
    "Neighbouring digits on a whisper line differ by at least 5, or by the number on the line.",
    "The rule “Whisper line” from r1c1 to r2c2: this must be kept, because no other alternative is left.",
    "That leaves only 7, 8 or 9 in r1c2.",
    "That leaves only 1, 3 or 4 in r2c2.",
  ],
  "related-cell": [
    "Look at the white dot between r1c1 and r1c2.",
    "Two digits with a white dot between them differ by 1, or by the number in the dot.",
    "The white dot between r1c1 and r1c2: 2 is already in r1c1.",
    "That leaves only 1 or 3 in r1c2.",
  ],
  parity: [
    "Look at the rule “Even cell” in r5c5.",
    "r5c5 is marked as even.",
    "That leaves only 2, 4, 6 or 8 in r5c5.",
  ],
  "required-digit": [
    "Look at the cage of 3 in r1c2 and r1c3.",
    "The cage of 3 in r1c2 and r1c3 must contain 1, and the only places for 1 are r1c2 and r1c3.",
  ],
  "sum-bounds": [
    "Look at the arrow from r8c8 to r9c8.",
    "r8c8 equals the sum of the digits of r8c9, r9c8 and r9c9.",
    "With any digit removed below, the sum could not be reached: whatever the other cells hold, it is too small or too large.",
    "That leaves only 6, 7, 8 or 9 in r8c8.",
    "That leaves only 1, 2, 3, 4, 5 or 6 in r8c9, r9c8 and r9c9.",
  ],
};
for (const [technique, expected] of Object.entries(inEnglish)) {
  test(`${technique} in English`, () => {
    const { where, sentences, results } = explained(stepOf(technique), "en");
    assert.deepEqual(
      [where, ...sentences.slice(0, sentences.length - (technique === "required-digit" ? 1 : results))],
      expected,
    );
  });
}

test("a digit that has too few circles is named with its places", () => {
  const { step, rules, puzzle } = stepOf("circle-digits");
  const circles = ["r1c1", "r5c7", "r7c5"];
  const candidates = Array.from({ length: 81 }, (_, cell) =>
    circles.includes(`r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`) ? "12345" : "1235",
  ).join(" ");
  const eliminations = circles.map((cell) => ({ cell, digit: 4 }));
  const told = { step: { ...step, digits: [4], eliminations, combinations: [[5], [2, 3]] }, rules, puzzle, candidates };
  assert.deepEqual(explained(told, "en").sentences.slice(2, 5), [
    "The rule “Counting circles”: with the candidates that are left, only 5 and 2+3 are possible.",
    "4 would have to be in 4 circles, but it is possible only in r1c1, r5c7 and r7c5.",
    "None of these combinations has 4.",
  ]);
});

test("each alternative says what it is and that it excludes the digits", () => {
  const told = found.find(({ rules: [rule] }) => rule.includes("all-of"));
  assert.deepEqual(explained(told, "en").sentences.slice(1, 4), [
    "Neighbouring digits on a whisper line differ by at least 5, or by the number on the line.",
    "A cell with a grey square has an even digit.",
    "The rule “Whisper line” from r1c1 to r1c2 and the rule “Even cell” in r5c5: that rules out 1, 3, 5, 7 and 9 in r5c5.",
  ]);
});

test("a closed line is named by its cells, each once", () => {
  const { step, puzzle } = stepOf("related-cell");
  const rules = ["whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1"];
  assert.equal(
    explained({ step: { ...step, rules: [0] }, puzzle, rules }, "en").where,
    "Look at the rule “Whisper line” in r1c1, r1c2, r2c2 and r2c1.",
  );
});

test("a step of whole houses names its cages, and what they leave over or have elsewhere", () => {
  const step = {
    technique: "rule-of-45",
    level: 3,
    digits: [9],
    houses: [{ house: "row", index: 1, role: "where" }],
    parts: [
      { role: "added", cells: ["r1c9"], digits: [] },
      { role: "subtracted", cells: ["r2c1"], digits: [] },
    ],
    links: [],
    placements: [{ cell: "r1c9", digit: 9 }],
    eliminations: [],
    rules: [0, 1],
    total: 5,
  };
  const rules = ["cage 30 r1c1-r1c6 r2c1", "cage 10 r1c7 r1c8"];
  assert.deepEqual(explained({ step, puzzle: ".".repeat(81), rules }, "en").sentences, [
    "The digits of row 1 together are 45.",
    "The sums of these 2 rules are known: 30 (r1c1, r1c2, r1c3, r1c4, r1c5, r1c6, r2c1) + 10 (r1c7, r1c8) = 40.",
    "In row 1, only r1c9 is outside these rules, and elsewhere these rules have only r2c1.",
    "r1c9 is 5 more than r2c1.",
    "So r1c9 is 9.",
  ]);
  const leftOf = (/** @type {any} */ parts, /** @type {string[]} */ some, /** @type {number} */ total) =>
    explained({ step: { ...step, parts, total }, puzzle: ".".repeat(81), rules: some }, "en").sentences[2];
  assert.equal(
    leftOf([{ role: "subtracted", cells: ["r2c1"], digits: [] }], ["cage 30 r1c1-r1c6 r2c1", "cage 21 r1c7-r1c9"], -6),
    "These rules have every cell of row 1, and outside only r2c1: 51 − 45 = 6.",
  );
  assert.equal(
    leftOf([{ role: "added", cells: ["r1c9"], digits: [] }], ["cage 30 r1c1-r1c6", "cage 10 r1c7 r1c8"], 5),
    "In row 1, only r1c9 is outside these rules: 45 − 40 = 5.",
  );
  const outie = { role: "subtracted", cells: ["r2c1"], digits: [] };
  const placed = { ...step, parts: [outie], total: -6, placements: [{ cell: "r2c1", digit: 6 }] };
  const some = ["cage 30 r1c1-r1c6 r2c1", "cage 21 r1c7-r1c9"];
  assert.deepEqual(explained({ step: placed, puzzle: ".".repeat(81), rules: some }, "en").sentences.slice(2), [
    "These rules have every cell of row 1, and outside only r2c1: 51 − 45 = 6.",
    "So r2c1 is 6.",
  ]);
  // Cages that share a cell: what they leave over is not said.
  assert.equal(
    leftOf([{ role: "added", cells: ["r1c9"], digits: [] }], ["cage 30 r1c1-r1c6", "cage 16 r1c6-r1c8"], 5),
    "r1c9 must be 5.",
  );
});

test("a digit that all combinations have is required because all of them have it", () => {
  const { step, puzzle, rules } = found.find(({ step }) => step.technique === "required-digit");
  const said = explained({ step: { ...step, combinations: [[1, 2]] }, puzzle, rules }, "en").sentences;
  assert.deepEqual(said.slice(0, 2), [
    "The cage of 3 in r1c2 and r1c3: with the candidates that are left, only 1–2 is possible.",
    "This combination has 1, and the only places for 1 there are r1c2 and r1c3.",
  ]);
});

/** @type {Record<string, string[]>} */
const linkedInEnglish = {
  "discontinuous-nice-loop": [
    "Suppose that r8c9 is 1.",
    "The cage of 7 in r8c9 and r9c9: if r8c9 is 1, r9c9 must be 6. So r9c9 cannot be 2.",
    "Then r8c9 is 2, because no other place for 2 is left.",
    "Then r8c9 is not 1, because it is 2.",
    "This contradicts the assumption, so r8c9 cannot be 1.",
    "So 1 can be removed from r8c9.",
  ],
  "forcing-chain-contradiction": [
    "Suppose that r3c9 is 7.",
    "The cage of 15 in r3c8, r3c9 and r4c9: if r3c9 is 7, the digits of r3c8 and r4c9 add up to 8. So r4c9 cannot be 4.",
    "r7c9 sees r3c9, so it cannot be 7.",
    "Then r7c9 can only be 6.",
    "r4c9 sees r7c9, so it cannot be 6.",
    "r4c9 sees r3c9, so it cannot be 7.",
    "The cage of 15 in r3c8, r3c9 and r4c9: if r3c9 is 7, the digits of r3c8 and r4c9 add up to 8. So r4c9 cannot be 8 or 9.",
    "But then r4c9 has no candidate left.",
    "So the assumption is wrong.",
    "So 7 can be removed from r3c9.",
  ],
};
for (const [technique, expected] of Object.entries(linkedInEnglish)) {
  test(`${technique} with links of rules in English`, () => {
    const told = linked.find(({ step }) => step.technique === technique);
    assert.deepEqual(explained(told, "en").sentences, expected);
    assert.equal(explained(told, "en").stages.length, technique.startsWith("forcing") ? 8 : 4);
  });
}

test("what each of several rules forbids by itself is said together", () => {
  const told = found.find(({ step }) => step.technique === "excluded-digits" && step.rules.length > 1);
  const { where, sentences } = explained(told, "en");
  assert.deepEqual(
    [where, ...sentences],
    [
      "Look at each rule by itself.",
      "These rules forbid some digits, whatever the other cells have.",
      "In a cage, these are the digits that no combination of the cage has.",
      "So 1 can be removed from r1c1 and r2c1.",
      "Also, 7 and 8 can be removed from r9c1 and r9c2.",
      "Also, 9 can be removed from r4c2, r4c3, r9c1 and r9c2.",
    ],
  );
});

test("each digit that goes from a cage has the reason why", () => {
  const whyOf = (/** @type {RegExp} */ form) =>
    found.flatMap((told) => explained(told, "en").sentences.filter((sentence) => form.test(sentence)));
  assert.deepEqual(whyOf(/no cell would be left/), [
    "If the cells are 2+5+6+7, 2 cannot be in r5c6: no cell would be left for 6.",
  ]);
  assert.deepEqual(whyOf(/no digit would be left/), [
    "If the cells are 2+4+7, 7 cannot be in r3c6: no digit would be left for r3c7.",
  ]);
  assert.ok(whyOf(/None of these combinations/).length > 0);
});

test("a link of a rule is explained in general words when the rules of the puzzle are not known", () => {
  const [loop] = linked;
  assert.equal(explained({ ...loop, rules: [] }, "en").sentences[1], "Then r9c9 cannot be 2.");
});

test("a strong link of a rule places a digit", () => {
  const [{ step, ...rest }] = linked;
  const turned = {
    ...step,
    links: step.links.map((/** @type {any} */ link, /** @type {number} */ i) => ({
      ...link,
      strong: i !== 1,
      rule: i === 1 ? undefined : link.rule,
    })),
  };
  assert.equal(
    explained({ ...rest, step: turned }, "en").sentences[1],
    "The cage of 7 in r8c9 and r9c9: then r9c9 must be 2.",
  );
});

for (const language of stepLanguages) {
  for (const told of [...found, ...linked]) {
    test(`${language}: ${told.step.technique} names its rule and its cells`, () => {
      const { where, sentences } = explained(told, language);
      const text = [where, ...sentences].join(" ");
      assert.doesNotMatch(text, /undefined|[{}]|none/);
      for (const { cell } of [...told.step.eliminations, ...told.step.placements])
        assert.ok(text.includes(cell), `${cell}: ${text}`);
      assert.ok(sentences.length >= 2);
      if (linked.includes(told))
        assert.notEqual(sentences[1], explained({ ...told, rules: [] }, language).sentences[1]);
    });
  }
}

test("without the rules of the puzzle, or without the sentences about rules, a step is explained in general words", async () => {
  const told = stepOf("excluded-digits");
  const expected = [
    "This conclusion follows from the candidates in r1c1 and r2c1.",
    "So 1 can be removed from r1c1 and r2c1.",
  ];
  assert.deepEqual(explained({ ...told, rules: [] }, "en").sentences, expected);
  assert.deepEqual(explainStep(told.step, await loadStepWords("en"), { layout }).sentences, expected);
});
