import assert from "node:assert/strict";
import { test } from "node:test";
import { addFace } from "../../../web/board/faces/index.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { hasLineForWord, wordPart } from "../../../web/model/wordoku.js";

/** @param {string} name */
const layout = (name) => /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(name));

test("a word stands where a row or a column holds every digit", () => {
  for (const [name, expected] of /** @type {const} */ ([
    ["3x3", true],
    ["jigsaw:1122112233443344", true],
    ["samurai", true],
    ["shape:6x8", true],
    ["shape:8x6", true],
    ["1-9@7x7", false],
    ["0-9", false],
  ]))
    assert.equal(hasLineForWord(layout(name)), expected, name);
});

test("a face that is a word is in the goal of the boards that the word fits", () => {
  for (const name of ["word:PLANETS", "word:MATH", "fruits"]) addFace(name, "en", () => "");
  for (const [face, name, expected] of /** @type {const} */ ([
    ["word:MATH", "2x2", { word: "MATH" }],
    ["word:MATH", "3x3", {}],
    ["word:PLANETS", "1-9@7x7", {}],
    ["word:LOST", "2x2", {}],
    ["fruits", "2x2", {}],
    [undefined, "2x2", {}],
  ]))
    assert.deepEqual(wordPart(face, layout(name)), expected, `${face} ${name}`);
});
