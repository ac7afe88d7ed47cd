/** The parts of ICU messages, and the check of plurals that all catalogues share. */
import assert from "node:assert/strict";

import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/**
 * @param {string} message
 * @param {(element: import("@formatjs/icu-messageformat-parser").MessageFormatElement) => void} visit every element,
 *   also inside plural and select
 */
export function walk(message, visit) {
  const go = (/** @type {import("@formatjs/icu-messageformat-parser").MessageFormatElement[]} */ elements) =>
    elements.forEach((element) => {
      visit(element);
      if ("options" in element) Object.values(element.options).forEach(({ value }) => go(value));
    });
  go(parse(message));
}

/** @param {string} message @returns {Set<string>} names of all arguments */
export function argumentsOf(message) {
  const names = new Set();
  walk(message, (element) => {
    if (element.type !== TYPE.literal && element.type !== TYPE.pound) names.add(element.value);
  });
  return names;
}

/**
 * Fails unless each choice has a form for the rest, and each plural the forms of the language.
 * @param {string} language
 * @param {Record<string, string>} catalogue
 */
export function expectChoices(language, catalogue) {
  const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  for (const [key, message] of Object.entries(catalogue)) {
    walk(message, (element) => {
      if (!("options" in element)) return;
      const forms = Object.keys(element.options);
      assert.ok(forms.includes("other"), `${key}: ${element.value} has no other`);
      if (element.type !== TYPE.plural) return;
      const categories = forms.filter((form) => !form.startsWith("="));
      assert.deepEqual(
        categories.filter((form) => !plurals.includes(/** @type {Intl.LDMLPluralRule} */ (form))),
        [],
        `${key}: ${element.value}`,
      );
      // One form of a number that is written out asks for all of them; "many" of Italian is for millions.
      const wanted = plurals.filter((form) => !(language === "it" && form === "many"));
      if (categories.length > 1)
        assert.deepEqual(
          wanted.filter((form) => !categories.includes(form)),
          [],
          `${key}: ${element.value}`,
        );
    });
  }
}

/**
 * Fails when a language has a key that English does not have, or has its keys in another order. It may lack keys, which
 * are said in English.
 * @param {Record<string, string>} catalogue @param {Record<string, string>} english
 */
export const expectKeys = (catalogue, english) =>
  assert.deepEqual(
    Object.keys(catalogue),
    Object.keys(english).filter((key) => Object.hasOwn(catalogue, key)),
  );
