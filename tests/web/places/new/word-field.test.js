/** The field for a word that stands in the solution. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadFaceWords } from "../../../../web/i18n/face-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { wordField } from "../../../../web/places/new/word-field.js";
import { withGlobals } from "../../../support/globals.js";
import { ElementDouble } from "../../controls/element-double.js";

const create = (/** @type {string} */ tag) => new ElementDouble(tag);
withGlobals({ document: { createElement: create, createElementNS: (_, tag) => create(tag) } });
const words = await loadWords("en");
const faceWords = await loadFaceWords("en");
const layout = (/** @type {string} */ name) =>
  /** @type {import("../../../../web/model/layout.js").Layout} */ (layoutNamed(name));

/** The double of an input has no value before it is given one. @param {any} field @param {string} value */
function partsOf({ element }, value) {
  const [line, fault] = element.children;
  const input = line.children.find((/** @type {ElementDouble} */ each) => each.tag === "input");
  input.value = value;
  return { input, fault };
}

test("a word fits when it has a different letter for each digit of the board; other words are told, and change nothing", async () => {
  /** @type {string[]} */
  const told = [];
  const field = wordField(words, { start: "PLAYGROUN", changed: () => void told.push(field.fitting()) });
  const { input, fault } = partsOf(field, "PLAYGROUN");
  field.follow(layout("3x3"));
  await loadFaceWords("en");
  assert.equal(field.fitting(), "PLAYGROUN");
  for (const [typed, isWrong] of /** @type {const} */ ([
    ["SNOWFLAKE", false],
    ["SNOW", true],
    ["BOOKWORMS", true],
    ["", false],
  ])) {
    input.value = typed;
    input.dispatchEvent(new Event("input"));
    assert.equal(fault.textContent, isWrong ? faceWords("faces.bad", { count: 9 }) : "", typed);
    assert.equal(field.fitting(), isWrong ? "" : typed);
  }
  assert.deepEqual(told, ["SNOWFLAKE", ""]);
});

test("a word for another size of board no longer fits, and no word stands where no line has all digits", () => {
  const field = wordField(words, { start: "PLAYGROUN" });
  partsOf(field, "PLAYGROUN");
  field.follow(layout("2x2"));
  assert.equal(field.fitting(), "");
  field.follow(layout("3x3"));
  assert.equal(field.fitting(), "PLAYGROUN");
  field.follow(layout("1-9@7x7"));
  assert.deepEqual([field.element.hidden, field.fitting()], [true, ""]);
});
