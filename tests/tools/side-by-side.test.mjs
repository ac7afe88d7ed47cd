import assert from "node:assert/strict";
import { test } from "node:test";
import { runSideBySide } from "../../tools/side-by-side.mjs";

/** @typedef {{name: string, after?: string[], alone?: boolean}} Step */

/**
 * Runs steps that end one at a time, in the order named, and writes down what happens: `+a` begins, `-a` ends, `a` is told.
 * @param {Step[]} steps @param {number} room @param {string} endings
 */
async function historyOf(steps, room, endings) {
  /** @type {string[]} */
  const history = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const all = runSideBySide(steps, room, ({ name }) => {
    history.push(`+${name}`);
    return new Promise((done) => ends.set(name, () => done(name.toUpperCase())));
  }, (_, outcome) => history.push(outcome));
  for (const name of endings) {
    const end = ends.get(name);
    assert.ok(end, `${name} does not run: ${history.join(" ")}`);
    history.push(`-${name}`);
    end();
    await new Promise((turn) => setImmediate(turn));
  }
  await all;
  return history.join(" ");
}

/** `a b>a !c`: b after a, c alone. @param {string} text @returns {Step[]} */
const stepsOf = (text) => text.split(" ").map((word) => {
  const [name, ...after] = word.replace("!", "").split(">");
  return { name, after, alone: word.startsWith("!") };
});

const cases = [
  { says: "one at a time", steps: "a b c", room: 1, endings: "abc", history: "+a -a A +b -b B +c -c C" },
  { says: "two at a time, told in order", steps: "a b c", room: 2, endings: "bca", history: "+a +b -b +c -c -a A B C" },
  { says: "more room than steps", steps: "a b", room: 9, endings: "ba", history: "+a +b -b -a A B" },
  { says: "one that waits is overtaken", steps: "a b>a c", room: 2, endings: "cab", history: "+a +c -c -a A +b -b B C" },
  { says: "alone: after those before it, and not overtaken", steps: "a !b c", room: 3, endings: "abc", history: "+a -a A +b -b B +c -c C" },
  { says: "alone, but not before what it waits for", steps: "a !b>a c", room: 3, endings: "cab", history: "+a +c -c -a A +b -b B C" },
  { says: "two that run alone", steps: "!a !b c>b", room: 4, endings: "abc", history: "+a -a A +b -b B +c -c C" },
  { says: "one that waits for two", steps: "a b c>a>b", room: 2, endings: "bac", history: "+a +b -b -a A B +c -c C" },
  { says: "a step that is not among them is not waited for", steps: "a>x", room: 1, endings: "a", history: "+a -a A" },
];

for (const { says, steps, room, endings, history } of cases) {
  test(says, async () => assert.equal(await historyOf(stepsOf(steps), room, endings), history));
}

test("no steps", async () => assert.equal(await historyOf([], 2, ""), ""));
