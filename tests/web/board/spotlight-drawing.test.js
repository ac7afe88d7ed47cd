import assert from "node:assert/strict";
import { test } from "node:test";
import { boardGeometry } from "../../../web/board/geometry.js";
import { sameDigitOf } from "../../../web/board/highlights.js";
import { drawBoard } from "../../../web/board/display-list.js";
import { spotlightExtension } from "../../../web/board/spotlight-drawing.js";
import { usualLooks, viewOf } from "../../../web/board/view.js";
import {
  drawStrongLinks,
  lightDigit,
  lightPairs,
  penCandidate,
  selectCell,
  showStep,
  toggleColor,
} from "../../../web/model/actions.js";
import { newState } from "../../../web/model/state.js";
import { families } from "./step-boards.js";

const givens = [1, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const state = newState({ layout: "2x2", givens, activity: "play" });
/** @returns {any[]} */
const operationsOf = (/** @type {any} */ at, looks = usualLooks) => {
  const view = viewOf(at, looks, [spotlightExtension]);
  return drawBoard(view, boardGeometry(view.layout, 36, { thin: 1, thick: 3 })).operations;
};
const count = (/** @type {any[]} */ operations, /** @type {string} */ kind, /** @type {string} */ colour) =>
  operations.filter((each) => each.kind === kind && each.colour === colour).length;

test("nothing is lit on a board by default", () => {
  assert.equal(count(operationsOf(state), "path", "step-1"), 0);
});

test("the places of a lit digit have a frame, and the digit is written in cells without notes", () => {
  const operations = operationsOf(lightDigit(state, 1));
  assert.equal(count(operations, "path", "step-1"), 4);
  assert.equal(operations.filter((each) => each.kind === "text" && each.text === "1").length, 2 + 4);
});

test("cells with two candidates have a frame of another form, so that nobody has to tell colours apart", () => {
  const [frame] = operationsOf(lightPairs(state, true)).filter(
    (each) => each.kind === "path" && each.colour === "step-3",
  );
  assert.ok(frame.dash.length > 0);
  const [place] = operationsOf(lightDigit(state, 1)).filter((each) => each.kind === "path" && each.colour === "step-1");
  assert.deepEqual(place.dash, []);
});

test("strong links are lines that end beside the digits", () => {
  assert.equal(count(operationsOf(drawStrongLinks(lightDigit(state, 1), true)), "line", "step-2"), 4);
  assert.equal(count(operationsOf(drawStrongLinks(state, true)), "line", "step-2"), 0);
});

test("digits that a line passes through have a rim", () => {
  const noted = drawStrongLinks(
    lightDigit(newState({ layout: "2x2", givens: givens.with(10, 3), activity: "play" }), 1),
    true,
  );
  const isHaloed = (/** @type {any} */ at) =>
    operationsOf(at).some((each) => each.kind === "text" && each.text === "3" && each.halo);
  assert.ok(isHaloed(noted));
  assert.ok(!isHaloed(drawStrongLinks(noted, false)));
});

test("a line that is drawn by the pen is seen without any light, with a ring at each end", () => {
  const drawn = penCandidate(penCandidate(state, 4, 4), 2, 3);
  assert.deepEqual(
    [count(operationsOf(drawn), "line", "step-4"), count(operationsOf(drawn), "circle", "step-4")],
    [1, 2],
  );
  assert.equal(count(operationsOf(penCandidate(state, 2, 3)), "circle", "step-4"), 0, "the pen is not up");
});

test("the selection and the player's colours stay visible", () => {
  const colored = toggleColor(selectCell(lightDigit(state, 1), 9), 3);
  assert.equal(count(operationsOf(colored), "rect", "color-3"), 1);
  assert.ok(count(operationsOf(colored), "rect", "ring") > 0);
});

test("a lit digit is the highlighted one, wherever the focus is and whatever the player has chosen", () => {
  assert.equal(sameDigitOf(lightDigit(selectCell(state, 0), 2), true), 2);
  assert.equal(viewOf(lightDigit(state, 2), { ...usualLooks, highlightSame: false }).sameDigit, 2);
  assert.deepEqual(
    [...viewOf(lightDigit(state, 2), { ...usualLooks, highlightSame: false }).highlights],
    [[1, "same"]],
  );
});

test("a covered board shows nothing of it", () =>
  assert.equal(count(operationsOf(lightDigit(state, 1), { ...usualLooks, covered: true }), "path", "step-1"), 0));

test("while a step is shown, nothing of it is seen", () =>
  assert.equal(count(operationsOf(showStep(lightDigit(state, 1), families.single)), "path", "step-1"), 0));
