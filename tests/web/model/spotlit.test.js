import assert from "node:assert/strict";
import { test } from "node:test";
import { drawStrongLinks, endSpotlight, lightDigit, lightPairs } from "../../../web/model/actions.js";
import { hasSpotlight } from "../../../web/model/shown.js";
import { spotlitOn } from "../../../web/model/spotlit.js";
import { newState } from "../../../web/model/state.js";

/** 4×4: 1 in r1c1 and r2c3, 2 in r1c2. */
const givens = [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const state = newState({ layout: "2x2", givens, activity: "play" });
const seen = (spotlight, at = state) => spotlitOn({ ...at, spotlight: { ...at.spotlight, ...spotlight } });

test("the places of a digit are the blank cells that no equal digit sees", () => {
  assert.deepEqual(seen({ digit: 1 }).places, [9, 11, 13, 15]);
  assert.deepEqual(seen({ digit: 2 }).places, [7, 8, 10, 11, 12, 14, 15]);
});

test("notes come before what the digits leave, and shown candidates before notes", () => {
  const noted = { ...state, position: { ...state.position, notes: state.position.notes.with(9, 0b0110) } };
  assert.deepEqual(seen({ digit: 1 }, noted).places, [11, 13, 15]);
  assert.deepEqual(seen({ digit: 1 }, noted).sets[9], 0b0110);
  const shown = givens.map((_, cell) => (cell === 8 ? 0b0001 : 0));
  assert.deepEqual(seen({ digit: 1 }, { ...noted, candidates: shown }).places, [8]);
});

test("cells with two candidates", () => {
  assert.deepEqual(seen({ pairs: true }).pairs, [2, 3, 4, 5]);
  assert.deepEqual(seen({ digit: 1 }).pairs, []);
});

test("a strong link joins the only two places for the digit in a house, once", () => {
  const { links } = seen({ digit: 1, links: true });
  assert.deepEqual(
    links.toSorted(([a, b], [c, d]) => a - c || b - d),
    [
      [9, 11],
      [9, 13],
      [11, 15],
      [13, 15],
    ],
  );
  assert.deepEqual(seen({ digit: 1 }).links, []);
  assert.deepEqual(seen({ links: true }).links, [], "no digit is lit");
});

test("boards without notes have no places", () => {
  const large = newState({ layout: "6x6", activity: "play" });
  assert.deepEqual(seen({ digit: 3, pairs: true, links: true }, large), {
    digit: 3,
    places: [],
    pairs: [],
    links: [],
    lines: [],
    from: null,
    sets: new Array(1296).fill(0),
  });
});

test("the spotlight changes nothing of the game, and an act that changes nothing returns the state itself", () => {
  const lit = lightPairs(drawStrongLinks(lightDigit(state, 3), true), true);
  assert.deepEqual(lit.spotlight, { digit: 3, pairs: true, links: true, pen: false, penFrom: null });
  assert.deepEqual([lit.position, lit.game, lit.past], [state.position, state.game, state.past]);
  assert.equal(lightDigit(lit, 3), lit);
  assert.deepEqual(endSpotlight(lit).spotlight, state.spotlight);
  assert.equal(endSpotlight(state), state);
  assert.deepEqual(
    [state, lit, lightPairs(state, true), drawStrongLinks(state, true)].map(({ spotlight }) => hasSpotlight(spotlight)),
    [false, true, true, false],
  );
});
