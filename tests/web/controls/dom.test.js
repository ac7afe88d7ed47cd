import assert from "node:assert/strict";
import { test } from "node:test";
import { fill, h, renew } from "../../../web/controls/dom.js";
import { ElementDouble } from "./element-double.js";
import { withGlobals } from "../../support/globals.js";

withGlobals({ document: { createElement: (tag) => new ElementDouble(tag) } });
const childrenOf = (/** @type {unknown} */ element) => /** @type {ElementDouble} */ (element).children;

test("a new element has the children that are there, also those of lists", () => {
  const [one, two] = [h("b"), h("i")];
  assert.deepEqual(childrenOf(h("p", {}, "a", null, one, false, [two, undefined, "z"], [])), ["a", one, two, "z"]);
  const parent = h("p", {}, "before");
  fill(parent, null, [one], "after");
  assert.deepEqual(childrenOf(parent), [one, "after"]);
});

test("attributes that are false or undefined are left out, and removed", () => {
  const element = h("p", { id: "a", hidden: true, title: undefined, lang: false, tabindex: 0 });
  const read = () => ["id", "hidden", "title", "lang", "tabindex"].map((name) => element.getAttribute(name));
  assert.deepEqual(read(), ["a", "", null, null, "0"]);
  renew(element, { hidden: false, title: "t", lang: undefined, tabindex: 0 });
  assert.deepEqual(read(), ["a", null, "t", null, "0"]);
});

/**
 * @type {[Record<string, string | number | boolean | undefined>, string | undefined, number][]} attributes, text, how
 *   much is written
 */
const renewals = [
  [{ hidden: true, title: "a", tabindex: -1, lang: undefined }, "text", 0],
  [{ hidden: true, title: "b" }, "text", 1],
  [{ hidden: false, lang: "en" }, undefined, 2],
  [{}, "another", 1],
  [{}, "", 1],
];
for (const [attributes, text, writes] of renewals) {
  test(`writes ${writes} of ${JSON.stringify(attributes)} and ${JSON.stringify(text)} into an element that has the rest`, () => {
    const element = h("p", { hidden: true, title: "a", tabindex: -1 });
    element.textContent = "text";
    const double = /** @type {any} */ (element);
    double.writes = 0;
    renew(element, attributes, text);
    assert.equal(double.writes, writes);
    for (const [name, value] of Object.entries(attributes))
      assert.equal(element.getAttribute(name) !== null, value !== undefined && value !== false, name);
    assert.equal(element.textContent, text ?? "text");
  });
}

test("a button that is not there is not renewed, and none is made in its place", (t) => {
  const made = t.mock.method(document, "createElement");
  assert.equal(renew(undefined, { hidden: true }, "text"), undefined);
  assert.equal(made.mock.callCount(), 0);
});
