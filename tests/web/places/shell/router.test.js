import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { placeInAddress } from "../../../../web/places/shell/router.js";

describe("the place of an address", () => {
  /** @type {[string, string | null][]} */
  const cases = [
    ["#play", "play"],
    ["#solve", "solve"],
    ["#learn/naked-pair", "learn"],
    ["#print?count=4", "print"],
    ["", "play"],
    ["#", null],
    ["#p=53..7", null],
    ["#s=abc", null],
    ["#player", null],
    ["#constructor", null],
  ];
  for (const [hash, place] of cases)
    it(`${hash || "nothing"} → ${place}`, () => assert.equal(placeInAddress(hash), place));
});
