import assert from "node:assert/strict";
import { test } from "node:test";

import { loadPhotoWords } from "../../../../web/i18n/photo-words.js";
import { faultOf } from "../../../../web/places/photo/camera.js";
import {
  cameraSentence,
  failureSentence,
  tipSentence,
  tooLargeSentence,
} from "../../../../web/places/photo/failures.js";

const say = await loadPhotoWords("en");

/** What the module answers, and the sentence for the player. */
const readings = [
  [{ status: "no_grid", outlines: [] }, say("photo.no-grid")],
  [{ status: "too_small", outlines: [] }, say("photo.too-small")],
  [{ status: "bad_input", outlines: [] }, say("photo.too-small")],
  [{ status: "unsupported_side", side: 16, outlines: [] }, say("photo.side", { side: 16 })],
  [{ status: "unsupported_side", outlines: [{ side: 12 }] }, say("photo.side", { side: 12 })],
  [{ status: "unreadable", outlines: [] }, say("photo.no-grid")],
];
for (const [reading, sentence] of readings)
  test(`${JSON.stringify(reading)}: ${sentence}`, () =>
    assert.equal(failureSentence(/** @type {any} */ (reading), say), sentence));

test("only a photo is to be taken from above; a picture of a screen is to be cropped", () => {
  const tips = ["image/jpeg", "image/png", "image/webp"].map((type) => tipSentence({ type }, say));
  assert.deepEqual(tips, [say("photo.tip-photo"), say("photo.tip-screen"), say("photo.tip-screen")]);
});

test("a file that is too large is refused with its limit, and no smaller one", () => {
  assert.equal(tooLargeSentence({ size: 60_000_001 }, say), say("photo.too-large", { megabytes: 60 }));
  assert.equal(tooLargeSentence({ size: 60_000_000 }, say), null);
});

/** The error of the browser, and what is said. */
for (const [error, key] of /** @type {const} */ ([
  ["NotAllowedError", "photo.refused"],
  ["SecurityError", "photo.refused"],
  ["NotFoundError", "photo.no-camera"],
  ["OverconstrainedError", "photo.no-camera"],
  ["NotSupportedError", "photo.no-camera"],
  ["NotReadableError", "photo.camera-busy"],
  ["AbortError", "photo.camera-busy"],
])) {
  test(`the camera fails with ${error}: ${key}`, () =>
    assert.equal(cameraSentence(faultOf(new DOMException("", error)), say), say(key)));
}
