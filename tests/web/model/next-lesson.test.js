import assert from "node:assert/strict";
import { test } from "node:test";
import { course } from "../../../web/model/course.js";
import { nextLesson, reviewsDue } from "../../../web/model/next-lesson.js";

const learned = { tried: 3, solved: 3, last: "2026-11-20", isRead: true };
const alone = [0, 0, 0];
const helped = [1, 1, 0];
const played = (/** @type {string} */ hardest) => ({ kind: "course", hardest, hints: alone });
const game = (/** @type {object} */ more) => ({ kind: "made", hints: alone, ...more });
/** Everything up to a technique is learned. @param {string} id */
const upTo = (id) => {
  const ids = course.slice(0, course.indexOf(id) + 1);
  return { record: Object.fromEntries(ids.map((each) => [each, learned])), results: ids.map(played) };
};
const begun = { tried: 1, solved: 0, last: "2026-11-20" };

/** @type {[string, any, object | null][]} */
const cases = [
  [
    "a newcomer begins at the beginning",
    { record: {}, results: [] },
    { technique: "full-house", reason: "new", count: 0 },
  ],
  [
    "after the first technique comes the second",
    upTo("full-house"),
    { technique: "hidden-single", reason: "new", count: 0 },
  ],
  [
    "Pointing and Naked Pair come before Locked Pair",
    upTo("naked-triple"),
    { technique: "locked-pair", reason: "new", count: 0 },
  ],
  ["a rare technique is left out", upTo("unique-rectangle-2"), { technique: "xy-chain", reason: "new", count: 0 }],
  [
    "a rare technique that a hint had to name is not left out",
    {
      ...upTo("unique-rectangle-2"),
      record: { ...upTo("unique-rectangle-2").record, "naked-quad": { ...begun, tried: 0, missed: 1 } },
    },
    { technique: "naked-quad", reason: "missed", count: 1 },
  ],
  [
    "exercises without the puzzle are not the end of a technique",
    { record: { "full-house": learned }, results: [] },
    { technique: "full-house", reason: "begun", count: 0 },
  ],
  [
    "what was begun goes on",
    { record: { "naked-pair": begun }, results: [] },
    { technique: "naked-pair", reason: "begun", count: 0 },
  ],
  [
    "of two techniques that were begun the earlier one goes on",
    { record: { "naked-pair": begun, "hidden-single": { ...begun, tried: 0, isRead: true } }, results: [] },
    { technique: "hidden-single", reason: "begun", count: 0 },
  ],
  [
    "a technique that a hint had to name comes before what was begun",
    { record: { "hidden-single": begun, "naked-pair": { tried: 0, solved: 0, last: null, missed: 1 } }, results: [] },
    { technique: "naked-pair", reason: "missed", count: 1 },
  ],
  [
    "the technique that was missed most comes first",
    { record: { "naked-single": { ...begun, missed: 1 }, "naked-pair": { ...begun, missed: 3 } }, results: [] },
    { technique: "naked-pair", reason: "missed", count: 3 },
  ],
  [
    "what was missed and is learned now is over",
    {
      record: { ...upTo("naked-pair").record, "naked-pair": { ...learned, missed: 9 } },
      results: upTo("naked-pair").results,
    },
    { technique: "naked-triple", reason: "new", count: 0 },
  ],
  [
    "a puzzle that was solved with hints names its hardest technique",
    { record: {}, results: [game({ level: "medium", hardest: "naked-triple", hints: helped })] },
    { technique: "naked-triple", reason: "met", count: 1 },
  ],
  [
    "what was met three times outweighs one hint",
    {
      record: { pointing: { tried: 0, solved: 0, last: null, missed: 1 } },
      results: Array.from({ length: 3 }, () => game({ hardest: "naked-pair", hints: helped })),
    },
    { technique: "naked-pair", reason: "met", count: 3 },
  ],
  [
    "one hint weighs as much as two puzzles that were solved with hints",
    {
      record: { pointing: { tried: 0, solved: 0, last: null, missed: 1 } },
      results: Array.from({ length: 2 }, () => game({ hardest: "pointing", hints: helped })),
    },
    { technique: "pointing", reason: "missed", count: 1 },
  ],
  [
    "a hard puzzle without hints leaves out what is taught before",
    { record: {}, results: [game({ level: "medium", hardest: "naked-pair" })] },
    { technique: "naked-triple", reason: "new", count: 0 },
  ],
  [
    "a puzzle of which only the level is known leaves out the levels below",
    { record: {}, results: [game({ level: "medium" })] },
    { technique: "pointing", reason: "new", count: 0 },
  ],
  [
    "a technique far above what the player has reached waits",
    { record: { aic: { tried: 0, solved: 0, last: null, missed: 9 } }, results: [] },
    { technique: "full-house", reason: "new", count: 0 },
  ],
  [
    "a technique one level above does not wait",
    { record: { "x-wing": { tried: 0, solved: 0, last: null, missed: 1 } }, results: [game({ level: "medium" })] },
    { technique: "x-wing", reason: "missed", count: 1 },
  ],
  [
    "puzzles of the course are no puzzles of the player",
    { record: { "full-house": learned }, results: [played("full-house"), { ...played("swordfish"), hints: helped }] },
    { technique: "hidden-single", reason: "new", count: 0 },
  ],
  [
    "a technique that the course has no puzzle for is not offered",
    {
      record: { "template-set": { tried: 0, solved: 0, last: null, missed: 9 } },
      results: [game({ level: "extreme", hints: helped })],
    },
    { technique: "full-house", reason: "new", count: 0 },
  ],
  [
    "a technique of rules waits until a hint had to name it",
    { record: { "rule-of-45": begun }, results: [] },
    { technique: "full-house", reason: "new", count: 0 },
  ],
  [
    "a technique of rules that a hint had to name comes after the singles, of whatever level",
    {
      record: { ...upTo("naked-single").record, "innies-and-outies": { ...begun, missed: 1 } },
      results: upTo("naked-single").results,
    },
    { technique: "innies-and-outies", reason: "missed", count: 1 },
  ],
  [
    "a technique of rules that a hint had to name waits for the singles",
    { record: { "last-cell-of-sum": { ...begun, missed: 2 } }, results: [] },
    { technique: "full-house", reason: "new", count: 0 },
  ],
  [
    "who has solved a harder puzzle knows the singles",
    { record: { "innies-and-outies": { ...begun, missed: 1 } }, results: [game({ level: "medium" })] },
    { technique: "innies-and-outies", reason: "missed", count: 1 },
  ],
  [
    "a technique of rules without a puzzle is learned after its exercises",
    {
      record: { ...upTo("full-house").record, "rule-of-45": { ...learned, missed: 1 } },
      results: upTo("full-house").results,
    },
    { technique: "hidden-single", reason: "new", count: 0 },
  ],
  ["the course ends", upTo(/** @type {string} */ (course.at(-1))), null],
];
for (const [what, known, next] of cases) test(what, () => assert.deepEqual(nextLesson(known), next));

test("reviews that are due come longest due first", () => {
  const due = (/** @type {string | null} */ day) => ({ ...learned, review: { stage: day ? 1 : 4, due: day } });
  const record = {
    "full-house": due("2026-11-22"),
    parity: due("2026-11-21"),
    "naked-pair": due("2026-11-20"),
    "x-wing": due("2026-11-23"),
    pointing: due(null),
    swordfish: learned,
  };
  assert.deepEqual(reviewsDue(record, "2026-11-22"), ["naked-pair", "parity", "full-house"]);
});
