import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import english from "../../../web/i18n/catalogues/steps/en.js";
import { byFamily, familyOf } from "../../../web/model/families.js";
import { techniques } from "../../../web/model/techniques.js";

const table = readFileSync(new URL("../../../core/logic/technique_table.cpp", import.meta.url), "utf8");
/** The names of the engine for families, as the keys of the sentences have them. */
const kebab = (/** @type {string} */ name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

test("the family of each technique is that of the engine, and has a name", () => {
  const rows = new Map([...table.matchAll(/TechniqueRow\{\w+,\s*"([^"]+)",\s*"[^"]*",\s*Family::(\w+)/g)].map(([, id, family]) => [id, kebab(family)]));
  for (const id of techniques) {
    assert.equal(familyOf(id), rows.get(id), id);
    assert.ok(Object.hasOwn(english, `family.${familyOf(id)}`), id);
  }
});

test("of each family the easiest step comes first, and the others are left by technique", () => {
  const step = (technique, name) => ({ technique, name });
  const steps = { house: step("full-house", 1), naked: [step("naked-single", 1), step("naked-single", 2)], wing: step("x-wing", 1), fish: step("swordfish", 1) };
  const found = byFamily([["full-house", [steps.house]], ["naked-single", steps.naked], ["x-wing", [steps.wing]], ["swordfish", [steps.fish]]]);
  assert.deepEqual(found, [
    { family: "singles", easiest: steps.house, count: 3, groups: [["naked-single", steps.naked]] },
    { family: "fish", easiest: steps.wing, count: 2, groups: [["swordfish", [steps.fish]]] },
  ]);
  assert.deepEqual(byFamily([["x-wing", [steps.wing]]]), [{ family: "fish", easiest: steps.wing, count: 1, groups: [] }]);
  assert.deepEqual(byFamily([]), []);
});
