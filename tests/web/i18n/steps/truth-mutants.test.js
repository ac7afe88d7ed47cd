/**
 * Faults that the reading of sentences must find, each put into the catalogue of a language. `NONET_FAULTS` puts many
 * more into every message (mutants.js). Most faults that are not found state the same in wrong grammar; others exchange
 * two texts that differ only in nouns.
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { catalogues } from "./catalogues.js";
import { mutantsOf } from "./mutants.js";
import { faultsOfName } from "./name-words.js";
import { faultsOf } from "./sentence-checks.js";

/**
 * What is wrong, the language, the message, what it has, and what is put there instead.
 * @type {[string, string, string, string, string][]}
 */
const faults = [
  ["eliminates is places", "it", "result.remove", "eliminare", "inserire"],
  ["a negation is gone", "ru", "locked.so", "быть не может", "быть может"],
  ["a negation is gone", "zh", "als.next", "不能含有", "能含有"],
  ["a negation is added", "uk", "single.hidden", "може стояти", "не може стояти"],
  [
    "two digits are exchanged",
    "zh",
    "forcing.off-cell",
    "{node}是{other}，所以不能是{digitOr}",
    "{node}是{digitOr}，所以不能是{other}",
  ],
  ["cells are where digits belong", "uk", "single.hidden-sees", "цифру {digit} {inOther}", "цифру {inOther} {digit}"],
  ["a house is gone", "vi", "pattern.meet", " {inHouse}", ""],
  ["a row is a column", "it", "house.in", "nella riga {index}", "nella colonna {index}"],
  ["two digits are three", "vi", "subset.hidden-so", "Hai số cần", "Ba số cần"],
  ["two rows are three", "it", "technique.x-wing.about", "due righe", "tre righe"],
  [
    "the sentence of another technique",
    "ru",
    "remote-pair.cells",
    catalogues.ru["remote-pair.cells"],
    catalogues.ru["wing.w-cells"],
  ],
  ["true is false", "uk", "forcing.wrong", "хибне", "правильне"],
  ["the name of another technique", "ru", "technique.swordfish.name", "Рыба-меч", "Медуза"],
  ["another type", "vi", "technique.unique-rectangle-2.name", "loại 2", "loại 3"],
];

for (const [what, language, key, from, to] of faults) {
  test(`${language}, ${key}: ${what}`, () => {
    const message = catalogues[language][key];
    const changed = message.replace(from, to);
    assert.notEqual(changed, message, "the message has changed, so this row needs another fault");
    const [, id] = /^technique\.(.*)\.name$/.exec(key) ?? [];
    const found = (/** @type {string} */ text) =>
      id ? faultsOfName(id, text, language) : faultsOf(language, key, { ...catalogues[language], [key]: text });
    assert.deepEqual(found(message), []);
    assert.notDeepEqual(found(changed), []);
  });
}

for (const language of process.env.NONET_FAULTS ? ["uk", "ru", "it", "vi", "zh"] : []) {
  test(`${language}: nineteen of twenty faults are found`, (context) => {
    const mutants = mutantsOf(language);
    const left = mutants.filter(({ key, message }) => {
      try {
        return !faultsOf(language, key, { ...catalogues[language], [key]: message }).length;
      } catch {
        return false;
      }
    });
    context.diagnostic(`${mutants.length - left.length} of ${mutants.length} faults found`);
    for (const { kind, key, message } of left) context.diagnostic(`${kind} ${key}: ${message}`);
    assert.ok(left.length < mutants.length / 20, `${left.length} of ${mutants.length} are not found`);
  });
}
