/**
 * The sentences of each language are read back. What an explanation concludes is compared with the step, and what each
 * sentence names and states with the English sentence, whose truth on the board positions.test.js checks.
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { explainStep, loadStepWords, stepLanguages } from "../../../../web/i18n/steps/index.js";
import { catalogues } from "./catalogues.js";
import { faultsOfName, nameWords } from "./name-words.js";
import { read, readResult } from "./read-sentence.js";
import { steps } from "./said.js";
import { faultsOf, readKeys } from "./sentence-checks.js";

/** @typedef {import("./said.js").Told} Told */
/** @typedef {import("./read-sentence.js").Notation} Notation */

/** A language that says some sentences itself has words by which they are read. */
const others = stepLanguages.filter((language) => language !== "en" && Object.keys(catalogues[language]).length);
const words = Object.fromEntries(
  await Promise.all(stepLanguages.map(async (language) => [language, await loadStepWords(language, true, true)])),
);
/** @param {Told} told @param {string} language @param {Notation} naming */
const explained = ({ step, options }, language, naming) => explainStep(step, words[language], { ...options, naming });
const sorted = (/** @type {Iterable<string>} */ items) => [...new Set(items)].sort();

/** The steps of each notation; the notation of a cell does not depend on the position. @type {[Notation, Told[]][]} */
const bySteps = [
  ["rc", steps],
  ["a1", steps.filter(({ options }) => !options.layout)],
  ["column-letters", steps.filter(({ options }) => !options.layout)],
];

/**
 * What a step does, as its explanation says it: BUG+1 removes all other candidates of a cell, and the explanation
 * places the digit that is left.
 * @param {Told["step"]} step
 */
const done = (step) =>
  step.technique !== "bug-plus-one"
    ? step
    : {
        placements: step.parts.map((/** @type {any} */ { cells: [cell], digits: [digit] }) => ({ cell, digit })),
        eliminations: [],
      };

/**
 * @param {string} language
 * @param {Told} told
 * @param {Notation} naming
 * @param {string[]} sentences
 * @returns {string[]} how the result differs from the step
 */
function wrongResult(language, { step }, naming, sentences) {
  const found = sentences.map((sentence) => readResult(sentence, language, naming));
  const symbols = (/** @type {{ cell: string, digit: number }[]} */ some) =>
    sorted(some.map(({ cell, digit }) => `${digit > 9 ? digit.toString(36).toUpperCase() : digit} ${cell}`)).join(", ");
  const { placements, eliminations } = done(step);
  return /** @type {const} */ ([
    ["places", found.flatMap(({ placements }) => placements), placements],
    ["removes", found.flatMap(({ eliminations }) => eliminations), eliminations],
  ])
    .filter(([, read, done]) => sorted(read).join(", ") !== symbols(done))
    .map(
      ([verb, read, done]) => `${step.technique} ${verb} ${read} instead of ${symbols(done)}: ${sentences.join(" ")}`,
    );
}

for (const [naming, some] of bySteps) {
  const english = some.map((told) => explained(told, "en", naming));

  test(`en, ${naming}: the result is what the step places and eliminates`, () => {
    assert.deepEqual(
      some.flatMap((told, i) => wrongResult("en", told, naming, english[i].sentences)),
      [],
    );
  });

  for (const language of others) {
    test(`${language}, ${naming}: the result is what the step does, and each sentence names what the English one names`, () => {
      const faults = some.flatMap((told, i) => {
        const here = explained(told, language, naming);
        const [said, there] = [here, english[i]].map(({ where, sentences, stages }) => [
          where,
          ...sentences,
          ...stages.map(({ sentence }) => sentence),
        ]);
        return [
          ...wrongResult(language, told, naming, here.sentences),
          ...(here.what.startsWith(words[language](`technique.${told.step.technique}.name`))
            ? []
            : [`${told.step.technique} is called ${here.what}`]),
          ...(said.length === there.length
            ? []
            : [`${told.step.technique} has ${said.length} sentences instead of ${there.length}`]),
          ...said
            .filter(
              (sentence, j) =>
                sorted(read(sentence, there.includes(sentence) ? "en" : language, naming).order).join() !==
                sorted(read(there[j] ?? "", "en", naming).order).join(),
            )
            .map((sentence, j) => `${sentence} ${there[j]}`),
        ];
      });
      assert.deepEqual(faults, []);
    });
  }
}

test("every message is read, apart from names and single words", () => {
  const named = /^(?:technique|producer)\..*\.name$|^(?:family|level|word)\./;
  assert.deepEqual(
    Object.keys(catalogues.en).filter((key) => !named.test(key) && !readKeys.includes(key)),
    [],
  );
});

for (const language of others) {
  test(`${language}: every message names each list once and in a known order, and states what the English message states`, () => {
    assert.deepEqual(
      readKeys.flatMap((key) => faultsOf(language, key).map((fault) => `${key}: ${fault}`)),
      [],
    );
  });

  test(`${language}: each technique has its own name`, () => {
    const ids = Object.keys(catalogues[language]).flatMap((key) => /^technique\.(.*)\.name$/.exec(key)?.[1] ?? []);
    assert.deepEqual(
      ids.flatMap((id) => faultsOfName(id, catalogues[language][`technique.${id}.name`], language)),
      [],
    );
    const parts = ids.map((id) => nameWords.map(([part]) => part.test(id)).join());
    assert.equal(new Set(parts).size, ids.length, "two techniques have the same words");
  });
}
