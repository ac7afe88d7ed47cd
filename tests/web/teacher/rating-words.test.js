import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { ratedName, threeRatings, titlesOf } from "../../../web/teacher/rating-words.js";

const names = {
  "producer.naked-pair.name": "Явні пари",
  "producer.locked-candidates.name": "Замкнені кандидати",
  "technique.naked-pair.name": "Явні пари (Naked Pair)",
  "technique.pointing.name": "Вказівка (Pointing)",
};
const explainer = { words: Object.assign((key) => names[key], { language: "uk" }) };
const pair = { producer: "naked-pair", technique: "naked-pair", rating: 3 };
const pointing = { producer: "locked-candidates", technique: "pointing", rating: 2.6 };

test("the steps of a rating are named by rule and rating, those of the teacher by technique", () => {
  const steps = [pair, pointing];
  const titles = (rating) =>
    steps.map((_, place) => titlesOf(/** @type {any} */ ({ steps, rating, explainer }))(place));
  assert.deepEqual(titles({ steps }), ["Явні пари · 3,0", "Замкнені кандидати · 2,6"]);
  assert.deepEqual(titles(null), ["Явні пари (Naked Pair)", "Вказівка (Pointing)"]);
});

test("an explanation names the technique as well, and says nothing twice", () => {
  const named = (step) => ratedName(step, names[`technique.${step.technique}.name`], /** @type {any} */ (explainer));
  assert.deepEqual(named(pair), { name: "Явні пари (Naked Pair) · 3,0" });
  assert.deepEqual(named(pointing), { name: "Замкнені кандидати · 2,6", note: "Вказівка (Pointing)" });
});

test("the three ratings in one line; one that was not reached is a dash", async () => {
  const words = await loadWords("en");
  assert.equal(threeRatings({ status: "rated", er: 7.1, ep: 3, ed: 1.2, steps: [] }, words), "SE 7.1 (EP 3.0, ED 1.2)");
  assert.equal(
    threeRatings({ status: "beyond", er: 20, ep: null, ed: null, steps: [] }, words),
    "SE 20.0 (EP –, ED –)",
  );
});
