import assert from "node:assert/strict";
import { test } from "node:test";
import { lessonsOf } from "../../../web/teacher/lesson-texts.js";

const texts = { pages: {}, guides: {} };
const boards = { techniques: { "x-wing": /** @type {any} */ ({}) }, guides: { rules: [] } };

test("an address names a lesson only if there is one", () => {
  const { has } = lessonsOf(boards, { language: "en", own: texts, english: texts });
  const names = ["x-wing", "rules", "constructor", "__proto__", "toString", ""];
  assert.deepEqual(names.map(has), [true, true, false, false, false, false]);
});
