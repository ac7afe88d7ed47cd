import assert from "node:assert/strict";
import { test } from "node:test";
import { screens, pictureOfScreen, positionOfScreen, replyTo } from "../../../web/model/introduction-screens.js";
import { digitsOn, layoutOf } from "../../../web/model/position.js";
import { isSolved } from "../../../web/model/progress.js";

const asked = screens.flatMap(({ answer }, at) => (answer ? [{ at, answer }] : []));
const open = (/** @type {number} */ at) => {
  const digits = digitsOn(positionOfScreen(at));
  return [...digits.keys()].filter((cell) => !digits[cell]);
};
const isNo = (/** @type {string} */ verdict) => ["row", "column", "box"].includes(verdict);

for (const { at, answer } of asked) {
  const { idea, houses, asksCell } = screens[at];
  const before = positionOfScreen(at);
  const { digitCount } = layoutOf(before);

  test(`${idea}: the answer alone is right, and what a row, a column or a box says against a digit is said`, () => {
    for (let digit = 1; digit <= digitCount; digit++) {
      const { verdict } = replyTo(at, before, { cell: answer.cell, digit });
      const isGood = digit === answer.digit ? verdict === "right" : isNo(verdict) || (asksCell && verdict === "later");
      assert.ok(isGood, `${digit}: ${verdict}`);
    }
  });

  if (asksCell)
    test(`${idea}: each other empty cell of the marked house sees the digit, and the picture shows where`, () => {
      const [[kind, index]] = houses;
      const house = layoutOf(before).houses.find((each) => each.kind === kind && each.index === index - 1);
      const others = open(at).filter((cell) => cell !== answer.cell && house?.cells.includes(cell));
      assert.ok(others.length > 0);
      for (const cell of others) assert.ok(isNo(replyTo(at, before, { cell, digit: answer.digit }).verdict), `${cell}`);
      assert.deepEqual(pictureOfScreen(at, false)?.parts, []);
      assert.ok(pictureOfScreen(at, true)?.parts[0].cells.length);
    });
}

test("a right digit elsewhere is praised, and a digit that nothing speaks for or against comes later", () => {
  const verdictOf = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    replyTo(0, positionOfScreen(0), { cell, digit }).verdict;
  assert.deepEqual(
    [verdictOf(5, 2), verdictOf(12, 2), verdictOf(15, 3), verdictOf(13, 2)],
    ["aside", "aside", "column", "later"],
  );
});

test("the rest of the small board answers each digit, and its last right one solves it", () => {
  const at = screens.findIndex(({ answer }) => !answer);
  const solution = [..."4312124334212134"].map(Number);
  let position = positionOfScreen(at);
  const verdicts = open(at).map((cell) => {
    for (let digit = 1; digit <= 4; digit++)
      if (digit !== solution[cell]) assert.ok(isNo(replyTo(at, position, { cell, digit }).verdict), `${cell} ${digit}`);
    const { verdict } = replyTo(at, position, { cell, digit: solution[cell] });
    position = { ...position, entries: position.entries.with(cell, solution[cell]) };
    return verdict;
  });
  assert.deepEqual(verdicts, ["right", "right", "right", "solved"]);
  assert.ok(isSolved(position));
});
