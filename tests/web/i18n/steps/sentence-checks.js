/** What a message of a language states, compared with what the English message states. */
import { createStepWords } from "../../../../web/i18n/steps/index.js";
import { catalogues, whole } from "./catalogues.js";
import { read } from "./read-sentence.js";
import { counts, listOf, say, sentences } from "./said.js";
import { otherOrder, otherWords } from "./other-words.js";
import { languages } from "./sentence-words.js";

/**
 * The values that a sentence lacks, has in addition, or names in an order that is neither English nor known.
 *
 * @param {import("./read-sentence.js").Reading} here @param {import("./read-sentence.js").Reading} there @param
 *   {number} count @param {string | undefined} known
 */
function wrongValues(here, there, count, known) {
  const lists = (/** @type {string[]} */ order) =>
    order
      .map((value) => listOf(value, count))
      .filter((list, i, all) => list !== all[i - 1])
      .join(" ");
  const [order, english] = [lists(here.order), lists(there.order)];
  if (sorted(here.order) !== sorted(there.order)) return [`names ${here.order} instead of ${there.order}`];
  // One of something has no number.
  const expected = known?.split(" / ").flatMap((one) => [one, one.replace("n ", "")]) ?? [english];
  return expected.includes(order) ? [] : [`in another order: ${order}`];
}

/** Messages without lists of cells, digits and houses. */
export const isTold = (/** @type {string} */ key) => /\.about$|^(mark|spot)\./.test(key);
/**
 * What these messages are compared by: they describe a technique freely, so their sentences are built in other ways.
 */
const told = new Set(
  "remove see two three four five six seven row column box least most even odd twice corner fin colour rectangle template chain wrong xwing swordfish jellyfish squirmbag franken mixed loop sum first second third fourth rule set right".split(
    " ",
  ),
);

const without = (/** @type {string[]} */ some, /** @type {string[]} */ others) =>
  some.filter((one) => !others.includes(one));
const sorted = (/** @type {string[]} */ items) => [...new Set(items)].sort().join();

/**
 * Ways to say a message that has no lists.
 * @param {string} language
 * @param {string} key
 * @param {Record<string, string>} catalogue
 */
function tell(language, key, catalogue) {
  const words = createStepWords(whole(catalogue), language);
  return [2, 3, 4, 5].flatMap((size) =>
    (key.startsWith("spot.finned") ? ["yes", "no"] : ["no"]).map((sashimi) =>
      words(/** @type {any} */ (key), { size, sashimi, label: "P" }),
    ),
  );
}

/**
 * What a sentence states, as far as it is compared.
 * @param {string} key
 * @param {import("./read-sentence.js").Reading} reading
 */
function stated(key, { states, kinds, numbers, verdicts }) {
  const sequences = [kinds, numbers, verdicts];
  // A text of several sentences names them in an order of its own.
  if (key.startsWith("spot."))
    sequences.forEach((sequence, i) => {
      sequences[i] = sequence.split(" ").sort().join(" ");
    });
  return [
    ...states.filter((one) => !/\.about$|^spot/.test(key) || told.has(one) || one.startsWith("not")),
    ...sequences.map((sequence) => `(${sequence})`),
  ];
}

/** @type {Map<string, import("./read-sentence.js").Reading[]>} */
const readings = new Map();

/** What the English message says. @param {string} key */
function english(key) {
  const known =
    readings.get(key) ?? (isTold(key) ? tell : say)("en", key, catalogues.en).map((text) => read(text, "en"));
  readings.set(key, known);
  return known;
}

/** Where a value is missing. */
const gap = / {2}|(?<!:) [.,:;)]|^[ .,:，：。]|\(\)|（）|«»|“”|: ?[.。]|[，：]。|undefined|[{}]/;

/** What is said in another way, such as "-two +not". @param {string[]} here @param {string[]} there */
const difference = (here, there) =>
  [...without(here, there).map((one) => `+${one}`), ...without(there, here).map((one) => `-${one}`)].join(" ");

/**
 * How a message differs from the English one, beyond what `other-words.js` knows of.
 *
 * @param {string} language @param {string} key @param {Record<string, string>} [catalogue]
 * @returns {string[]} empty when it states the same, and when the language does not have it yet
 */
export function faultsOf(language, key, catalogue = catalogues[language]) {
  if (!Object.hasOwn(catalogue, key)) return [];
  if (isPhrase(key)) return faultsOfPhrase(language, key, catalogue);
  const there = english(key);
  return (isTold(key) ? tell : say)(language, key, catalogue).flatMap((text, i) => {
    const here = read(text, language);
    const found = difference(stated(key, here), stated(key, there[i]));
    const known = (otherWords[key]?.[language] ?? "").split(" / ");
    return [
      ...(isTold(key) ? [] : wrongValues(here, there[i], counts[i], otherOrder[key]?.[language])),
      ...(key.startsWith("mark.") && here.symbols.join() !== there[i].symbols.join() ? [`names ${here.symbols}`] : []),
      ...(known.includes(found) ? [] : [`states ${found || "all"}`]),
      ...[...(languages[language].never ?? []), ...(isTold(key) ? [] : (languages[language].gaps ?? []))]
        .filter((pattern) => here.frame.search(pattern) >= 0)
        .map(String),
      ...(gap.test(text) ? ["a gap"] : []),
    ].map((fault) => `${fault}: ${text}`);
  });
}

/** Phrases of lists, which are parts of sentences. @param {string} key */
const isPhrase = (key) => /^(house|cells|digits)\./.test(key);

/** Kinds of houses that a sentence can be read back for; the others have a name, or a number of their own. */
const readKinds = ["row", "column", "box", "region", "diagonal", "window"];

/** @param {string} language @param {string} key @param {Record<string, string>} catalogue */
function faultsOfPhrase(language, key, catalogue) {
  const words = createStepWords(whole(catalogue), language);
  const { and } = languages[language];
  const joined = (/** @type {string[]} */ names) => names.join(language === "zh" ? "和" : ` ${and.split("|")[0]} `);
  const expect = (/** @type {Record<string, string | number>} */ values, /** @type {string[]} */ names) => {
    const text = words(/** @type {any} */ (key), values);
    const { order } = read(text, language);
    return order.join() === names.join() ? [] : [`names ${order} instead of ${names}: ${text}`];
  };
  if (key === "house.of-grid") {
    const named = ["r1c1", "3"];
    return expect({ houses: "r1c1", grid: 3 }, language === "zh" ? named.reverse() : named);
  }
  if (key === "house.and") return expect({ first: "r1c1", last: "r2c2" }, ["r1c1", "r2c2"]);
  return [1, 2].flatMap((count) => {
    const some = (/** @type {string[]} */ names) => names.slice(0, count);
    if (key.startsWith("house.")) {
      const indices = some(["4", "7"]);
      return [
        ...readKinds.flatMap((kind) =>
          expect(
            { kind, count, index: joined(indices), indices: indices.join(language === "zh" ? "、" : ", ") },
            indices.map((index) => `${kind} ${index}`),
          ),
        ),
        ...["disjoint", "other"].flatMap((kind) =>
          expect({ kind, count, index: joined(indices), indices: joined(indices) }, indices),
        ),
        ...["asterisk", "centerdots"].flatMap((kind) => expect({ kind, count: 1, index: "1", indices: "1" }, [])),
      ];
    }
    const names = some(key.startsWith("cells.") ? ["r1c1", "r2c2"] : ["4", "7"]);
    if (key === "digits.item") return [..."123456789ABCDEFGHIJKLMNOP"].flatMap((digit) => expect({ digit }, [digit]));
    return expect({ cells: joined(names), digits: joined(names), items: joined(names), count }, names);
  });
}

/** Keys whose messages are read. */
export const readKeys = Object.keys(catalogues.en).filter((key) => isTold(key) || isPhrase(key) || sentences.has(key));
