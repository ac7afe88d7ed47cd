import assert from "node:assert/strict";
import { test } from "node:test";

import { loadPhotoWords } from "../../../../web/i18n/photo-words.js";
import { createWaiting } from "../../../../web/places/photo/start-view.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

withGlobals({ document: { createElement: (/** @type {string} */ tag) => new ElementDouble(tag) } });
const say = await loadPhotoWords("en");

test("while a picture is read, the button that has the focus is described by what goes on", () => {
  const { element, focus } = createWaiting(say, () => {});
  focus();
  const { children, activeElement } = /** @type {any} */ (element);
  const described = activeElement.getAttribute("aria-describedby");
  assert.equal(
    children.find((/** @type {ElementDouble} */ each) => described && each.getAttribute("id") === described)
      ?.textContent,
    say("photo.reading"),
  );
});
