/**
 * Every sentence that explains steps, with values by which it can be read back: each list of cells, digits or houses of
 * a sentence has values of its own, so that no two of them can be taken for each other.
 */
import { readFileSync } from "node:fs";

import { createStepWords, explainStep, loadStepWords } from "../../../../web/i18n/steps/index.js";
import { namings } from "../../../../web/i18n/steps/naming.js";
import { createPhrases } from "../../../../web/i18n/steps/phrases.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { stateOf } from "./board.js";
import { catalogues, whole } from "./catalogues.js";
import { otherForms, samples } from "./samples.js";

/**
 * @typedef {{ step: any, options: import("../../../../web/i18n/steps/explain.js").Options }} Told a step, and what its
 *   explanation knows of the position
 */
/**
 * @typedef {Record<string, "cells" | "digits" | "houses" | string | number>} Slots of a message: what its values are,
 *   or a plain value
 */

const json = (/** @type {string} */ name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
const cellsOf = (/** @type {string} */ grid) =>
  [...grid.replaceAll("+", "")].map((symbol) => Number(symbol.replace(".", "0")));
const classic = layoutNamed("3x3");

/** Real and made-up steps of all techniques. @type {Told[]} */
export const steps = [
  ...json("positions.json").map((/** @type {any} */ one) => ({
    step: one.step,
    options: { layout: layoutNamed(one.layout), state: stateOf(one) },
  })),
  ...[undefined, classic].flatMap((layout) =>
    [...samples, ...otherForms].map((step) => ({ step, options: { layout } })),
  ),
  ...["rule-steps.json", "rule-links.json"]
    .flatMap(json)
    .map(({ step, puzzle, rules, candidates }) => ({
      step,
      options: {
        layout: classic,
        state: {
          cells: cellsOf(puzzle),
          rules,
          ...(candidates && {
            candidates: candidates
              .split(" ")
              .map((/** @type {string} */ cell) => (cell === "-" ? [] : [...cell].map(Number))),
          }),
        },
      },
    })),
  ...Object.values(json("../../../../docs/rule-techniques/examples.json")).map(({ step, grid, rules }) => ({
    step,
    options: { layout: classic, state: { cells: cellsOf(grid), rules } },
  })),
];

/**
 * What values each message gets, as the explanations of `steps` pass them. Messages that none of these steps has come
 * first.
 * @type {Map<string, Slots>}
 */
const slots = new Map(
  Object.entries({
    "what.plain": { name: "Φ" },
    "result.place-more": { cells: "cells", digit: "digits" },
    "general.pattern": { cells: "cells" },
    "single.hidden-removed": { cells: "cells", digit: "digits" },
    "single.naked-removed": { digits: "digits", cell: "cells" },
    "sue-de-coq.so-twice": { count: 4, digits: "digits", line: "houses", box: "houses" },
    "chain.on-als": { cells: "cells", removed: "digits", node: "cells", digit: "digits" },
    "chain.on-beside-als": { cells: "cells", removed: "digits", node: "cells", digit: "digits" },
    "chain.closed-als": { cells: "cells" },
    "chain.closed-rest": {},
    "chain.either-way": {},
    "colors.wrap": { color: "P", digit: "digits" },
    "colors.bridge-some": {},
    "unique.must-hold": { extra: "cells", digit: "digits" },
    "als.same": { digits: "digits" },
    "als.double": { first: "P", second: "Q", digits: "digits" },
    "als.double-others": { digits: "digits" },
    "als.double-so": { first: "P", second: "Q", digits: "digits" },
    "forcing.case-false": { number: 4, node: "cells", digit: "digits" },
    "forcing.true-or-false": { node: "cells", digit: "digits" },
    "forcing.one-of-these": {},
    "forcing.off": { node: "cells", digit: "digits" },
    "forcing.twice": { node: "cells", digit: "digits" },
    "forcing.no-place-left": { node: "cells", digit: "digits" },
    "forcing.contradiction": {},
    "trial.solved": {},
    "trial.branches": { count: 4 },
    "rule-link.off": { node: "cells", digit: "digits", rule: "Ψ", Rule: "Ψ" },
    "rule-step.outies": { outside: "cells", houses: "houses", taken: 1, sum: 1, total: 1 },
    "rule-link.on": { rule: "Ψ", Rule: "Ψ", node: "cells", digit: "digits" },
    "rule-step.odd": { cells: "cells" },
    "rule-step.made": { count: 2, list: "Λ" },
    "rule-step.circles-none": { digits: "digits" },
    "rule-step.circles-few": { digit: "digits", cells: "cells", value: 4 },
  }),
);

const english = await loadStepWords("en", true, true);
{
  /** @param {string} key @param {Record<string, string | number>} [values] */
  const listen = (key, values = {}) => {
    if (!slots.has(key) && isSentence(key)) slots.set(key, slotsOf(values));
    return english(/** @type {any} */ (key), values);
  };
  for (const { step, options } of steps) explainStep(step, Object.assign(listen, english), options);
}

/** @param {string} key */
function isSentence(key) {
  return !/^(technique|producer|family|level|word|house|cells|digits|mark|spot|rule)\./.test(key);
}

/** What the values of a sentence are. @param {Record<string, string | number>} values @returns {Slots} */
function slotsOf(values) {
  const names = Object.keys(values);
  const capital = (/** @type {string} */ name) => name.charAt(0).toUpperCase() + name.slice(1);
  const lists = names
    .filter((name) => name.endsWith("Count") && names.includes(`the${capital(name.slice(0, -5))}`))
    .map((name) => name.slice(0, -5));
  const ofLists = (/** @type {string} */ name) =>
    lists.some(
      (list) =>
        name === list ||
        (name.startsWith(list) && /^(Or|Count)$/.test(name.slice(list.length))) ||
        (/^(the|in|of|from)$/i.test(name.slice(0, -list.length)) && name.endsWith(capital(list))),
    );
  const plain = names.filter((name) => !ofLists(name));
  return {
    ...Object.fromEntries(
      lists.map((list) => [
        list,
        names.includes(`from${capital(list)}`) ? "cells" : names.includes(`in${capital(list)}`) ? "houses" : "digits",
      ]),
    ),
    ...Object.fromEntries(
      plain.map((name) => [name, { rule: "Ψ", Rule: "Ψ", list: "Λ", name: "Φ" }[name] ?? values[name]]),
    ),
  };
}

/** @type {ReadonlyMap<string, Slots>} */
export const sentences = slots;

const kinds = ["row", "column", "box"];
const firstDigit = 31;

/**
 * The list that a value of a sentence is in: "r2" of cells, "box 3" of houses, "d1" of digits, "n" for the length of
 * lists, and the value itself otherwise.
 *
 * @param {string} value as it is read back @param {number} count length of the lists
 */
export function listOf(value, count) {
  const house = /^(\w+) (\d+)$/.exec(value);
  if (house) return `${house[1]} ${Math.floor((Number(house[2]) - 1) / 10)}`;
  if (/^r\d+c\d+$/.test(value)) return value.replace(/c.*/, "");
  const digit = Number(value) - firstDigit;
  return digit >= 0 && digit < 60 ? `d${Math.floor(digit / count) + 1}` : value === String(count) ? "n" : value;
}

/** How long the lists are with which each sentence is said. */
export const counts = [1, 2, 3, 4, 5];

/**
 * Values of a sentence whose lists have some length. Numbers and letters that are not in a list differ from the digits
 * of lists.
 * @param {Slots} some
 * @param {number} count
 * @param {ReturnType<typeof createPhrases>} phrases
 */
function valuesOf(some, count, phrases) {
  const each = Array.from({ length: count }, (_, i) => i);
  const letters = [..."PQRST"];
  let [digit, number] = [firstDigit, 100];
  const all = {};
  Object.entries(some).forEach(([name, kind], i) => {
    const value =
      kind === "cells"
        ? phrases.cells(
            name,
            each.map((j) => `r${i + 1}c${j + 1}`),
          )
        : kind === "digits"
          ? phrases.digits(
              name,
              each.map(() => digit++),
            )
          : kind === "houses"
            ? phrases.houses(
                name,
                each.map((j) => ({ kind: kinds[i % 3], index: 10 * i + j + 11 })),
              )
            : {
                [name]:
                  typeof kind === "number"
                    ? /count$/i.test(name)
                      ? count
                      : (number += 1)
                    : /^[A-Z]$/.test(kind)
                      ? letters.shift()
                      : kind,
              };
    Object.defineProperties(all, Object.getOwnPropertyDescriptors(value));
  });
  return all;
}

/**
 * Says the sentence of a key, once for each of `counts`.
 *
 * @param {string} language @param {string} key @param {Record<string, string>} [catalogue]
 * @returns {string[]}
 */
export function say(language, key, catalogue = catalogues[language]) {
  const words = createStepWords(whole(catalogue), language);
  const phrases = createPhrases(words, { naming: namings.rc, nameDigit: String });
  return counts.map((count) => words(/** @type {any} */ (key), valuesOf(slots.get(key), count, phrases)));
}
