import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readOutlines } from "../../../web/print/fonts/outlines.js";
import { fontFiles, printFace } from "./print-face.js";

const files = await fontFiles();
const face = await printFace();
const regular = readOutlines(files.regular);

/** @param {string} character */
function glyphOf(character) {
  const glyph = regular(character.codePointAt(0) ?? 0);
  assert.ok(glyph, character);
  const places = glyph.commands.flatMap(([, ...numbers]) => numbers);
  const ys = places.filter((_, i) => i % 2);
  return { ...glyph, top: -Math.min(...ys), bottom: -Math.max(...ys) };
}

describe("outlines of characters", () => {
  it("are as wide as the face says", () => {
    for (const character of "0123456789AÉїđề·") assert.equal(glyphOf(character).advance, face.widthOf(character, 1));
  });

  it("stand on the baseline, as high as capitals", () => {
    const { top, bottom } = glyphOf("H");
    // A font rounds the height of its capitals.
    assert.ok(Math.abs(top - face.capHeight) < 0.01);
    assert.equal(bottom, 0);
    assert.ok(glyphOf("p").bottom < -0.1);
  });

  it("are closed, and have holes: one in 0, two in 8, none in 1", () => {
    for (const [character, count] of /** @type {const} */ ([
      ["1", 1],
      ["0", 2],
      ["8", 3],
      ["=", 2],
      ["i", 2],
    ])) {
      const letters = glyphOf(character).commands.map(([letter]) => letter);
      assert.equal(letters.filter((letter) => letter === "M").length, count, character);
      assert.equal(letters.filter((letter) => letter === "Z").length, count, character);
    }
  });

  it("put accents above their letters", () => {
    assert.ok(glyphOf("É").top > glyphOf("E").top + 0.1);
    assert.equal(glyphOf("É").bottom, glyphOf("E").bottom);
  });

  it("are empty for a space, and absent for a character that the font lacks", () => {
    assert.deepEqual(glyphOf(" ").commands, []);
    assert.equal(regular(0x1f389), null);
  });
});
