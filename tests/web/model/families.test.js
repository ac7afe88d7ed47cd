import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import english from "../../../web/i18n/catalogues/en/steps.json" with { type: "json" };
import { byFamily } from "../../../web/model/families.js";

const [table, rules, json] = [
  "logic/technique_table.cpp",
  "rule_steps/rule_technique_table.cpp",
  "api/json/step_json.cpp",
].map((name) => readFileSync(new URL(`../../../core/${name}`, import.meta.url), "utf8"));
/** The names of the engine for families, as the keys of the sentences have them. */
const kebab = (/** @type {string} */ name) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

test("each family of the engine has a name, and no other", () => {
  const taught = table.slice(0, table.indexOf("kRatedTable")) + rules;
  const families = new Set(
    [...taught.matchAll(/TechniqueRow\{\w+,\s*"[^"]+",\s*"[^"]*",\s*Family::(\w+)/g)].map(([, family]) =>
      kebab(family),
    ),
  );
  const named = Object.keys(english)
    .filter((key) => key.startsWith("family."))
    .map((key) => key.slice("family.".length));
  assert.deepEqual([...families].sort(), named.sort());
  const written = [...json.matchAll(/case Family::(\w+): return "([a-z-]+)"/g)];
  assert.deepEqual(
    written.map(([, family]) => kebab(family)),
    written.map(([, , name]) => name),
  );
  assert.deepEqual(written.map(([, , name]) => name).sort(), named);
});

test("of each family the easiest step comes first, and the others are left by technique", () => {
  const step = (technique, family, name) => ({ technique, family, name });
  const steps = {
    house: step("full-house", "singles", 1),
    naked: [step("naked-single", "singles", 1), step("naked-single", "singles", 2)],
    wing: step("x-wing", "fish", 1),
    fish: step("swordfish", "fish", 1),
  };
  const found = byFamily([
    ["full-house", [steps.house]],
    ["naked-single", steps.naked],
    ["x-wing", [steps.wing]],
    ["swordfish", [steps.fish]],
  ]);
  assert.deepEqual(found, [
    { family: "singles", easiest: steps.house, count: 3, groups: [["naked-single", steps.naked]] },
    { family: "fish", easiest: steps.wing, count: 2, groups: [["swordfish", [steps.fish]]] },
  ]);
  assert.deepEqual(byFamily([["x-wing", [steps.wing]]]), [
    { family: "fish", easiest: steps.wing, count: 1, groups: [] },
  ]);
  assert.deepEqual(byFamily([["naked-single", steps.naked]]), [
    { family: "singles", easiest: steps.naked[0], count: 2, groups: [["naked-single", [steps.naked[1]]]] },
  ]);
  assert.deepEqual(byFamily([]), []);
});
