import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createAddress, longestAddress, readRoute } from "../../../../web/places/shell/route.js";

describe("what an address names", () => {
  /** @type {[string, Partial<import("../../../../web/places/shell/route.js").Route>][]} */
  const cases = [
    ["#play", { place: "play", shortcut: null, puzzle: null, game: "", lesson: null }],
    ["#solve", { place: "solve" }],
    ["#learn/naked-pair", { place: "learn", lesson: "naked-pair" }],
    ["#learn/puzzle", { place: "learn", lesson: null }],
    ["#learn/class?e=x-wing", { place: "learn", lesson: null }],
    ["#print?count=4", { place: "print" }],
    ["#print=abc", { place: "print" }],
    ["", { place: "play" }],
    ["#", { place: null }],
    ["#p=53..7", { place: null, puzzle: { text: "53..7", layout: "", rules: "" }, game: "" }],
    ["#p=", { place: null, puzzle: null }],
    ["#s=abc", { place: null, puzzle: null, game: "abc" }],
    ["#new", { place: null, shortcut: "new" }],
    ["#daily", { place: null, shortcut: "daily", daily: { day: undefined, name: undefined } }],
    ["#daily=2026-11-25", { shortcut: "daily", daily: { day: "2026-11-25", name: undefined } }],
    ["#daily=2026-11-25&rules", { shortcut: "daily", daily: { day: "2026-11-25", name: "rules" } }],
    ["#daily=someday", { place: null, shortcut: null }],
    ["#player", { place: null }],
    ["#constructor", { place: null, shortcut: null }],
    [`#p=${".".repeat(longestAddress)}`, { place: null, isTooLong: true, puzzle: null, game: "" }],
  ];
  for (const [hash, named] of cases)
    it(hash.slice(0, 30) || "nothing", () => {
      const route = /** @type {Record<string, unknown>} */ (readRoute(hash));
      assert.deepEqual(Object.fromEntries(Object.keys(named).map((key) => [key, route[key]])), named);
    });
});

it("tells those who follow the address, in order, unless one of them has ended this", () => {
  const page = Object.assign(new EventTarget(), { location: { hash: "#learn" }, history: {} });
  const address = createAddress(/** @type {any} */ (page));
  /** @type {string[]} */
  const told = [];
  address.follow(({ place }) => {
    told.push(`first ${place}`);
    unfollow();
    address.follow(() => told.push("too late"));
  });
  const unfollow = address.follow(() => told.push("second"));
  page.location.hash = "#print";
  page.dispatchEvent(new Event("hashchange"));
  assert.deepEqual([told, address.now().place], [["first print"], "print"]);
});
