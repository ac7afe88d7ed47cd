import assert from "node:assert/strict";
import { test } from "node:test";
import { newPosition } from "../../../web/model/position.js";
import { signal } from "../../../web/model/signals.js";
import { createExplanations } from "../../../web/teacher/explanations.js";
import { layout, puzzle, single } from "./room.js";

test("steps are explained in the language, and with the names of cells, of the moment", async () => {
  const settings = { language: signal("en"), naming: signal(/** @type {import("../../../web/i18n/steps/naming.js").ChosenNaming} */ ("words")) };
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

test("a language whose words cannot be loaded is reported as such, and tried again", async () => {
  const language = signal("xx");
  const explanations = createExplanations({ language, naming: signal(/** @type {const} */ ("rc")) });
  await assert.rejects(explanations.load(), { code: "no-explanations" });
  language.value = "en";
  assert.equal((await explanations.load()).language, "en");
});
