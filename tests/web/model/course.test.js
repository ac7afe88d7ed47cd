import assert from "node:assert/strict";
import { test } from "node:test";
import {
  afterInCourse,
  course,
  isRare,
  learnedOf,
  learnedUpTo,
  learningOrder,
  levelOf,
  puzzleFor,
} from "../../../web/model/course.js";
import { puzzlesCounted, techniqueUse } from "../../../web/model/technique-use.js";
import { canOccur, levels, techniques, techniquesOf } from "../../../web/model/techniques.js";

test("the course has every technique of 9×9 once, level by level", () => {
  assert.deepEqual([...learningOrder].sort(), techniques.filter((id) => canOccur(id, { digitCount: 9 })).sort());
  for (const level of levels)
    assert.deepEqual(
      [...learnedOf(level)].sort(),
      techniquesOf(level)
        .filter((id) => canOccur(id, { digitCount: 9 }))
        .sort(),
    );
});

/** @type {[string, string][]} */
const before = [
  ["pointing", "locked-pair"],
  ["naked-pair", "locked-pair"],
  ["naked-triple", "locked-triple"],
  ["hidden-single", "naked-single"],
  ["claiming", "naked-pair"],
  ["hidden-pair", "x-wing"],
  ["skyscraper", "x-wing"],
  ["unique-rectangle-1", "hidden-rectangle"],
  ["als-xz", "als-xy-wing"],
  ["x-wing", "swordfish"],
];
for (const [first, second] of before) {
  test(`${first} is learned before ${second}`, () => {
    assert.ok(learningOrder.indexOf(first) < learningOrder.indexOf(second));
    assert.ok(learnedUpTo(second).includes(first) && !learnedUpTo(first).includes(second));
  });
}

test("the course reaches Swordfish and beyond, and each technique leads to the next that is not rare", () => {
  const walked = [course[0]];
  for (let id = afterInCourse(course[0]); id !== null; id = afterInCourse(id)) walked.push(id);
  assert.deepEqual(
    walked,
    course.filter((id) => !isRare(id)),
  );
  for (const id of ["full-house", "naked-pair", "x-wing", "swordfish"]) assert.ok(walked.includes(id), id);
  for (const id of ["naked-quad", "hidden-quad", "jellyfish", "unique-rectangle-5", "avoidable-rectangle-1"])
    assert.ok(!walked.includes(id) && learningOrder.includes(id) && isRare(id), id);
  assert.equal(afterInCourse("jellyfish"), "xy-chain");
});

test("in each level, what most puzzles need comes first, after what it builds on, and what is rare comes last", () => {
  for (const level of levels) {
    const ids = learnedOf(level);
    const [rare, common] = [true, false].map((is) => ids.filter((id) => isRare(id) === is));
    assert.deepEqual([...common, ...rare], [...ids]);
    const own = (/** @type {string} */ id) => techniqueUse[id] ?? 0;
    for (const [i, id] of common.entries())
      if (i && own(id) > own(common[i - 1]))
        assert.ok(["unique-rectangle-1", "simple-colors-trap", "als-xz"].includes(common[i - 1]), id);
    for (const id of rare) assert.ok(own(id) < 0.01 * puzzlesCounted && level < 5, id);
  }
});

test("no technique is called rare that the boards of the course cannot need", () => {
  const elsewhere = techniques.filter((id) => !learningOrder.includes(id));
  assert.ok(elsewhere.includes("law-of-leftovers") && elsewhere.includes("squirmbag"));
  assert.deepEqual(elsewhere.filter(isRare), []);
});

test("no technique is expected to be known that the course skips", () => {
  assert.ok(!learnedUpTo("xy-chain").includes("naked-quad"));
  assert.ok(learnedUpTo("jellyfish").includes("naked-quad") && !learnedUpTo("jellyfish").includes("hidden-quad"));
});

test("no two puzzles of the course are the same, and each has 81 cells", () => {
  const puzzles = course.map((id) => puzzleFor(id)?.puzzle ?? "");
  assert.equal(new Set(puzzles).size, course.length);
  for (const puzzle of puzzles) assert.match(puzzle, /^[1-9.]{81}$/);
});

test("each puzzle of the course has a seed of its own, and is among the twenty that are looked at", () => {
  const puzzles = course.map(
    (id) => /** @type {import("../../../web/model/course-puzzles.js").CoursePuzzle} */ (puzzleFor(id)),
  );
  assert.equal(new Set(puzzles.map(({ seed }) => seed)).size, course.length);
  for (const { seed, index } of puzzles)
    assert.ok(seed >= 1 && seed <= learningOrder.length && index >= 0 && index < 20);
});

test("what is no technique has no level, no puzzle and nothing before it", () => {
  assert.deepEqual([levelOf("magic"), puzzleFor("toString"), learnedUpTo("magic")], [null, null, []]);
});
