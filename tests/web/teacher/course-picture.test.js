/** The map of the course has a picture of each technique, which the browser lays out whenever the map is shown. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { boards } from "../../../tools/build/lessons.mjs";
import { pictureOfTechnique } from "../../../web/teacher/course-picture.js";

/** Elements that count themselves and what is in them. @param {string} tag */
const elementDouble = (tag) => {
  const made = {
    tag,
    size: 1,
    filled: 0,
    setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => {
      if (name === "d") made.filled += value.split("Z").length - 1;
    },
    append: (/** @type {any[]} */ ...children) => {
      for (const { size = 0, filled = 0 } of children) {
        made.size += size;
        made.filled += filled;
      }
    },
  };
  return made;
};

test("a picture has few elements for all its cells and lines", (t) => {
  const before = globalThis.document;
  t.after(() => Object.assign(globalThis, { document: before }));
  Object.assign(globalThis, {
    document: {
      createElement: elementDouble,
      createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => elementDouble(tag),
    },
  });
  const { techniques } = boards();
  for (const id of ["x-wing", "naked-pair", "swordfish"]) {
    const { size, filled } = /** @type {any} */ (pictureOfTechnique(techniques[id].example, "picture"));
    // The paper, twenty lines, and at least a house of nine cells.
    assert.ok(filled >= 30, `${id}: ${filled} areas`);
    assert.ok(size < 30, `${id}: ${size} elements`);
  }
});
