import assert from "node:assert/strict";
import { test } from "node:test";
import { createSettings } from "../../../web/games/settings.js";
import { languages } from "../../../web/i18n/languages.js";
import { stepLanguages } from "../../../web/i18n/steps/step-words.js";
import * as words from "../../../web/i18n/words.js";
import { techniques } from "../../../web/model/techniques.js";
import { createFakeStorage } from "./fakes.js";

const kept = (values) => ({ "nonet-settings": JSON.stringify(values) });
const open = (storage, wanted = ["en"], tabs = new EventTarget()) => createSettings({ storage, wanted, tabs });
const read = (texts, wanted = ["en"]) => {
  const settings = open(createFakeStorage(texts), wanted);
  return Object.fromEntries(Object.entries(settings).map(([name, { value }]) => [name, value]));
};
const usual = read({});

/** @type {any[][]} */
const cases = [
  ["nothing stored, in English", {}, ["en-GB"], {}],
  ["the first wanted language that the page has", {}, ["pt-BR", "uk-UA", "en"], { language: "uk" }],
  ["a reader of none of the languages", {}, ["fi"], {}],
  ["names of objects are no languages", {}, ["toString", "constructor"], {}],
  [
    "what was chosen",
    kept({ language: "zh", naming: "a1", sounds: true, without: ["x-wing"] }),
    ["en"],
    { language: "zh", naming: "a1", sounds: true, without: ["x-wing"] },
  ],
  [
    "values that are not valid",
    kept({ language: "xx", naming: 7, sounds: "yes", timer: null, without: ["magic"] }),
    ["it"],
    { language: "it" },
  ],
  ["work for a class that is too long, or no text", kept({ classWork: "e".repeat(200_001) }), ["en"], {}],
  ["work for a class", kept({ classWork: "e=x-wing" }), ["en"], { classWork: "e=x-wing" }],
  ["all techniques left out", kept({ without: techniques }), ["en"], {}],
  ["a list", { "nonet-settings": "[1]" }, ["en"], {}],
  ["a text that is not JSON", { "nonet-settings": "{dama" }, ["en"], {}],
];
for (const [name, texts, wanted, expected] of cases) {
  test(`settings: ${name}`, () => assert.deepEqual(read(texts, wanted), { ...usual, ...expected }));
}

test("the settings offer the languages of the sentences and of the explanations", () => {
  assert.deepEqual([...languages].sort(), [...words.languages].sort());
  assert.deepEqual([...languages].sort(), [...stepLanguages].sort());
});

test("a change is kept, and nothing else is", () => {
  const storage = createFakeStorage();
  open(storage).timer.value = "hidden";
  assert.deepEqual(JSON.parse(storage.getItem("nonet-settings")), { timer: "hidden" });
  const again = open(storage, ["uk"]);
  assert.deepEqual([again.timer.value, again.language.value], ["hidden", "uk"]);
});

test("a change keeps what a newer version has stored", () => {
  const newer = createFakeStorage(kept({ theme: "sepia", smell: 7 }));
  open(newer).sounds.value = true;
  assert.deepEqual(JSON.parse(newer.getItem("nonet-settings")), { theme: "sepia", smell: 7, sounds: true });
});

test("two tabs keep each other's changes and hear of them", () => {
  const storage = createFakeStorage();
  const tabs = new EventTarget();
  const [one, other] = [open(storage), open(storage, ["en"], tabs)];
  one.theme.value = "dark";
  other.timer.value = "hidden";
  assert.equal(other.theme.value, "auto");
  tabs.dispatchEvent(Object.assign(new Event("storage"), { key: "nonet-settings" }));
  assert.equal(other.theme.value, "dark");
  assert.deepEqual(JSON.parse(storage.getItem("nonet-settings")), { theme: "dark", timer: "hidden" });
});

for (const [name, storage] of /** @type {const} */ ([
  ["refused", Object.assign(createFakeStorage(), { refuses: true })],
  ["full", Object.assign(createFakeStorage(), { isFull: true })],
  ["missing", null],
])) {
  test(`where storage is ${name}, a change holds for this visit`, () => {
    const settings = open(storage);
    settings.theme.value = "light";
    settings.without.value = ["x-wing"];
    assert.deepEqual([settings.theme.value, settings.without.value], ["light", ["x-wing"]]);
  });
}
