import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { renewList, renewSentences } from "../../../web/controls/list.js";
import { ElementDouble } from "./element-double.js";
import { withGlobals } from "../../support/globals.js";

withGlobals({ HTMLElement: ElementDouble, document: { body: null } });

/**
 * The elements that were made, with how often each of them was written.
 * @type {Map<string, { element: ElementDouble, field: ElementDouble, written: number[] }>}
 */
const made = new Map();
/** What has the focus is found from any element. */
const anywhere = new ElementDouble("div");
beforeEach(() => made.clear());

/** @param {string} key */
function make(key) {
  assert.ok(!made.has(key), `${key} is made once`);
  const [element, field] = [new ElementDouble("li"), new ElementDouble("input")];
  element.append(field);
  made.set(key, { element, field, written: [] });
  return /** @type {any} */ (element);
}
const keysIn = (/** @type {ElementDouble} */ list) =>
  list.children.map((child) => [...made].find(([, { element }]) => element === child)?.[0]).join("");
const renewTo = (/** @type {ElementDouble} */ list, /** @type {string} */ keys) =>
  renewList(
    /** @type {any} */ (list),
    [...keys],
    (key) => key,
    make,
    (element, key, index) => {
      const entry = made.get(key);
      assert.equal(element, entry?.element);
      entry?.written.push(index);
    },
  );

/** @type {[string, string][]} from a list to the next */
const changes = [
  ["", "abc"],
  ["abc", ""],
  ["abc", "abc"],
  ["abc", "bc"],
  ["abc", "ac"],
  ["abc", "xabc"],
  ["abc", "axbc"],
  ["abcd", "dcba"],
  ["abc", "cab"],
  ["abc", "xcya"],
  ["abc", "xyz"],
];
for (const [from, to] of changes) {
  test(`a list goes from "${from}" to "${to}": what stays keeps its element, and the focus in it`, () => {
    for (const focused of from) {
      made.clear();
      const list = new ElementDouble("ul");
      renewTo(list, from);
      const field = made.get(focused)?.field;
      field?.focus();
      for (const key of [...made.keys()]) if (!to.includes(key) && key !== focused) made.delete(key);
      renewTo(list, to);
      assert.equal(keysIn(list), to);
      assert.equal(anywhere.activeElement, to.includes(focused) ? field : null);
    }
    if (from) return;
    const list = new ElementDouble("ul");
    renewTo(list, to);
    assert.equal(keysIn(list), to);
  });
}

test("an element is moved only when its place among the others has changed", () => {
  const list = new ElementDouble("ul");
  renewTo(list, "abcd");
  let moves = 0;
  const insertBefore = list.insertBefore.bind(list);
  list.insertBefore = (child, next) => {
    moves += 1;
    insertBefore(child, next);
  };
  for (const [keys, expected] of /** @type {[string, number][]} */ ([
    ["abcd", 0],
    ["bcd", 0],
    ["bxcd", 1],
    ["bcd", 0],
    ["cbd", 1],
  ])) {
    moves = 0;
    renewTo(list, keys);
    assert.equal(moves, expected, keys);
  }
});

test("each element is told its item and its place, whether it is new or stays", () => {
  const list = new ElementDouble("ul");
  renewTo(list, "ab");
  renewTo(list, "xba");
  assert.deepEqual(
    [..."abx"].map((key) => made.get(key)?.written),
    [[0, 2], [1, 1], [0]],
  );
});

test("two lists with the same keys have their own elements", () => {
  const [one, two] = [new ElementDouble("ul"), new ElementDouble("ul")];
  renewTo(one, "a");
  made.clear();
  renewTo(two, "a");
  assert.notEqual(one.children[0], two.children[0]);
});

test("a sentence that stays keeps its element, and equal sentences are all written", () => {
  Object.assign(globalThis.document, { createElement: (/** @type {string} */ tag) => new ElementDouble(tag) });
  const list = new ElementDouble("div");
  const show = (/** @type {string[]} */ sentences, /** @type {"p" | "li"} */ tag) => {
    renewSentences(/** @type {any} */ (list), sentences, tag);
    return [...list.children];
  };
  const [first, second, third] = show(["Wrong.", "Wrong.", "Late."], "li");
  assert.deepEqual(
    [first, second, third].map((element) => [element.tag, ...element.children]),
    [
      ["li", "Wrong."],
      ["li", "Wrong."],
      ["li", "Late."],
    ],
  );
  const [news, ...rest] = show(["New.", "Wrong.", "Late."], "li");
  assert.deepEqual(news.children, ["New."]);
  assert.ok(rest.length === 2 && rest[0] === first && rest[1] === third);
});
