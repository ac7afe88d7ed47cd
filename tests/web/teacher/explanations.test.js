import assert from "node:assert/strict";
import { test } from "node:test";
import { newPosition } from "../../../web/model/position.js";
import { signal } from "../../../web/model/signals.js";
import { createExplanations } from "../../../web/teacher/explanations.js";
import { layout, puzzle, single } from "./room.js";
import { addFace } from "../../../web/board/faces/index.js";
import { loadFaceWords } from "../../../web/i18n/face-words.js";
import { languages } from "../../../web/i18n/languages.js";

const face = () => /** @type {string | undefined} */ (undefined);

test("steps are explained in the language, and with the names of cells, of the moment", async () => {
  const settings = {
    face,
    language: signal("en"),
    naming: signal(/** @type {import("../../../web/i18n/steps/naming.js").ChosenNaming} */ ("words")),
  };
  const explanations = createExplanations(settings);
  const position = newPosition(layout, puzzle);
  const explain = async () => (await explanations.load()).explain(single, { position, sets: position.notes });
  assert.equal((await explain()).name, "Hidden Single");
  assert.equal(explanations.nameCell("r3c4"), "r3c4");
  settings.language.value = "it";
  settings.naming.value = "a1";
  assert.match((await explain()).name, /\(Hidden Single\)$/);
  assert.match((await explain()).sentences.join(" "), /A2/);
  assert.equal(explanations.nameCell("r3c4"), "C4");
});

test("names of techniques leave out their English names where the player wants so", async () => {
  const settings = {
    face,
    language: signal("it"),
    naming: signal(/** @type {const} */ ("rc")),
    englishNames: signal(false),
  };
  const explanations = createExplanations(settings);
  const nameIn = async (/** @type {string} */ language) => {
    settings.language.value = language;
    const { words, explain } = await explanations.load();
    const position = newPosition(layout, puzzle);
    const { name, what } = explain(single, { position, sets: position.notes });
    return [name, words("technique.als-xy-wing.name"), what];
  };
  assert.deepEqual(await nameIn("it"), [
    "Singoletto nascosto",
    "Ala di insiemi quasi bloccati",
    "Singoletto nascosto, cifre 2 e 3.",
  ]);
  assert.deepEqual((await nameIn("zh")).slice(1, 2), ["待定数组翼"]);
  assert.deepEqual((await nameIn("en"))[0], "Hidden Single");
  settings.englishNames.value = true;
  assert.match((await nameIn("it"))[1], /\(ALS-XY-Wing\)$/);
});

test("a language whose words cannot be loaded is reported as such, and tried again", async () => {
  const language = signal("xx");
  const explanations = createExplanations({ face, language, naming: signal(/** @type {const} */ ("rc")) });
  await assert.rejects(explanations.load(), { code: "no-explanations" });
  language.value = "en";
  assert.equal((await explanations.load()).language, "en");
});

test("the digits of a step are named as the face of the game does, in each language; a small face leaves large boards their digits", async () => {
  const language = signal("en");
  const explanations = createExplanations({
    face: () => "fruits",
    language,
    naming: signal(/** @type {const} */ ("rc")),
  });
  const position = newPosition(layout, puzzle);
  const told = [];
  for (const each of languages) {
    language.value = each;
    addFace("fruits", each, await loadFaceWords(each));
    const { explain } = await explanations.load();
    told.push(explain(single, { position, sets: position.notes }).sentences.join(" "));
    const names = /[“«](.+?)[”»]/.exec(told.at(-1) ?? "");
    assert.equal(names?.[1], (await loadFaceWords(each))("faces.banana"), told.at(-1));
  }
  language.value = "en";
  assert.equal(explanations.nameDigit(2, newPosition("4x4")), "2");
});
