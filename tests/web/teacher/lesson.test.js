import assert from "node:assert/strict";
import { test } from "node:test";
import { effect } from "../../../web/model/signals.js";
import { newPosition } from "../../../web/model/position.js";
import { lasting, openRoom, pair, puzzle, single, solution } from "./room.js";
import { faceNameOf, withFace } from "../../../web/model/digit-face.js";

const board = { position: newPosition("2x2", puzzle.with(0, 0)), step: single, isLive: false };
const lesson = {
  id: "hidden-single",
  boards: [board, { ...board, step: null }, { ...board, step: null, isLive: true }],
};

test("each part shows its board; the parts end at the first and the last", () => {
  const { teaching, store } = openRoom();
  teaching.lesson.open(lesson);
  const seen = [0, 1, 9, -1].map((place) => {
    teaching.lesson.go(place);
    return [teaching.lesson.place.value, store.state().activity, store.state().step?.technique ?? null];
  });
  assert.deepEqual(seen, [
    [0, "path", "hidden-single"],
    [1, "path", null],
    [2, "exercise", null],
    [0, "path", "hidden-single"],
  ]);
});

test("a board that the reader fills is solved by its last right digit, and not by a part that only shows a full grid", () => {
  const { teaching, actions } = openRoom();
  const digits = [...solution].map(Number);
  const full = { position: newPosition("2x2", digits), step: null, isLive: false };
  const open = { position: newPosition("2x2", digits.with(0, 0).with(5, 0)), step: null, isLive: true };
  teaching.lesson.open({ id: "rules", boards: [full, open] });
  const seen = [teaching.lesson.solved.value];
  teaching.lesson.go(1);
  for (const [digit, cell] of [
    [digits[0], 0],
    [digits[5] === 1 ? 2 : 1, 5],
    [digits[5], 5],
  ]) {
    actions.enterDigit(digit, cell);
    seen.push(teaching.lesson.solved.value);
  }
  assert.deepEqual(seen, [false, false, false, true]);
});

test("the game comes back as it was, and a lesson that is opened again goes on where it was left", () => {
  const { teaching, store, actions } = openRoom();
  actions.enterDigit(2, 1);
  const before = store.state().position;
  teaching.lesson.open(lesson);
  teaching.lesson.go(1);
  teaching.lesson.finish();
  assert.equal(store.state().position, before);
  teaching.lesson.open(lesson);
  assert.equal(teaching.lesson.place.value, 1);
});

test("a lesson that follows one with more parts never has a place after its last part", () => {
  const { teaching } = openRoom();
  const places = [];
  const end = effect(() => {
    places.push([teaching.lesson.current.value?.id, teaching.lesson.place.value]);
  });
  teaching.lesson.open(lesson);
  teaching.lesson.go(2);
  teaching.lesson.open({ id: "naked-single", boards: [board] });
  end();
  assert.deepEqual(places.slice(-2), [
    ["hidden-single", 2],
    ["naked-single", 0],
  ]);
});

test("a hint that was open is shown again, at its strength, without being counted twice", async () => {
  const { teaching, store } = openRoom();
  await teaching.hinting.press(lasting());
  await teaching.hinting.press(lasting());
  const { counts } = { counts: store.state().game.hints };
  teaching.lesson.open(lesson);
  assert.equal(teaching.hinting.current.value, null);
  teaching.lesson.finish();
  assert.equal(teaching.hinting.current.value?.strength, 2);
  assert.equal(store.state().step?.technique, pair.technique);
  assert.deepEqual(store.state().game.hints, counts);
});

test("a paused hint about another position is not shown again", async () => {
  const { teaching, actions } = openRoom();
  await teaching.hinting.press(lasting());
  const resume = teaching.hinting.pause();
  assert.ok(resume);
  actions.enterDigit(2, 1);
  resume();
  assert.equal(teaching.hinting.current.value, null);
});

test("a path goes on at its place, an exercise with the player's work", async () => {
  const exercise = {
    state: { layout: "2x2", cells: puzzle, givens: puzzle, candidates: puzzle.map((digit) => (digit ? [] : [2, 3])) },
    answers: [single],
  };
  const { teaching, store, actions } = openRoom({ practice: async () => exercise });
  await teaching.path.find(lasting());
  teaching.path.go(1);
  teaching.lesson.open(lesson);
  assert.equal(teaching.path.current.value, null);
  teaching.lesson.finish();
  assert.deepEqual([teaching.path.place.value, store.state().activity], [1, "path"]);
  await teaching.practice.start("hidden-single", { signal: lasting(), onProgress: () => {} });
  actions.enterDigit(2, 1);
  teaching.lesson.open(lesson);
  teaching.lesson.finish();
  assert.deepEqual([store.state().activity, store.state().position.entries[1]], ["exercise", 2]);
  teaching.practice.close();
  assert.equal(store.state().activity, "play");
});

test("an exercise that begins in a lesson ends the lesson, and what was open before stays closed", async () => {
  const { teaching } = openRoom();
  await teaching.path.find(lasting());
  teaching.lesson.open(lesson);
  await teaching.practice.take(single, board.position, lasting());
  assert.deepEqual(
    [teaching.lesson.current.value, teaching.path.current.value, teaching.practice.current.value?.technique],
    [null, null, "hidden-single"],
  );
});

test("a lesson about a technique has the face of the player's game; a guide, whose text names digits, has none", () => {
  const { teaching, store } = openRoom();
  store.replace(withFace(store.state(), "word:BIRD"));
  const seen = ["hidden-single", "rules"].map((id) => {
    teaching.lesson.open({ ...lesson, id });
    return faceNameOf(store.state());
  });
  assert.deepEqual(seen, ["word:BIRD", undefined]);
});
