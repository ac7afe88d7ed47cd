import assert from "node:assert/strict";
import { test } from "node:test";
import { mountKeypad } from "../../../web/controls/keypad.js";
import { loadWords } from "../../../web/i18n/words.js";
import { lockDigit } from "../../../web/model/selecting.js";
import { newState } from "../../../web/model/state.js";
import { ElementDouble } from "./element-double.js";
import { withGlobals } from "../../support/globals.js";

withGlobals({ HTMLElement: ElementDouble, document: { createElement: (tag) => new ElementDouble(tag) } });
const words = await loadWords("en");

test("digit keys are toggles only while a press locks the digit", () => {
  const container = new ElementDouble("div");
  let isDigitFirst = false;
  const keypad = mountKeypad(/** @type {any} */ (container), {
    words,
    actions: /** @type {any} */ ({}),
    isDigitFirst: () => isDigitFirst,
  });
  const pressed = (/** @type {import("../../../web/model/state.js").State} */ state) => {
    keypad.update(state);
    return container.children[0].children.map((key) => key.getAttribute("aria-pressed"));
  };
  const [none, off] = [null, "false"].map((each) => Array(9).fill(each));
  const open = newState({ activity: "play" });
  assert.deepEqual(pressed(open), none, "a key types its digit");
  assert.deepEqual(pressed(lockDigit(open, 3)), off.with(2, "true"), "a digit was locked without a selected cell");
  assert.deepEqual(pressed(open), none);
  isDigitFirst = true;
  assert.deepEqual(pressed(open), off);
});
