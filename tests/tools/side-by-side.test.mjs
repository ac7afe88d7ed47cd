import assert from "node:assert/strict";
import { test } from "node:test";
import { runSideBySide } from "../../tools/side-by-side.mjs";

/** @typedef {{name: string, after?: string[], queue?: string, alone?: boolean}} Step */

/**
 * Runs steps that end one at a time, in the order named, and writes down what happens: `+a` begins, `-a` ends, `A`: its
 * result is reported.
 * @param {Step[]} steps @param {number} room @param {string} endings
 */
async function historyOf(steps, room, endings) {
  /** @type {string[]} */
  const history = [];
  /** @type {Map<string, () => void>} */
  const ends = new Map();
  const all = runSideBySide(
    steps,
    room,
    ({ name }) => {
      history.push(`+${name}`);
      return new Promise((done) => ends.set(name, () => done(name.toUpperCase())));
    },
    (_, outcome) => history.push(outcome),
  );
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

/** `a b>a !c !d *e`: b after a, c and d in one queue, e alone. @param {string} text @returns {Step[]} */
const stepsOf = (text) =>
  text.split(" ").map((word) => {
    const [name, ...after] = word.replace(/[!*]/, "").split(">");
    return { name, after, queue: word.startsWith("!") ? "builds" : undefined, alone: word.startsWith("*") };
  });

const cases = [
  { says: "one at a time", steps: "a b c", room: 1, endings: "abc", history: "+a -a A +b -b B +c -c C" },
  {
    says: "two at a time, reported in order",
    steps: "a b c",
    room: 2,
    endings: "bca",
    history: "+a +b -b +c -c -a A B C",
  },
  { says: "more room than steps", steps: "a b", room: 9, endings: "ba", history: "+a +b -b -a A B" },
  {
    says: "one that waits is overtaken",
    steps: "a b>a c",
    room: 2,
    endings: "cab",
    history: "+a +c -c -a A +b -b B C",
  },
  {
    says: "one of a queue at a time, others beside it",
    steps: "!a !b c",
    room: 3,
    endings: "acb",
    history: "+a +c -a A +b -c -b B C",
  },
  {
    says: "a queue is overtaken",
    steps: "!a !b c d",
    room: 2,
    endings: "cdab",
    history: "+a +c -c +d -d -a A +b -b B C D",
  },
  {
    says: "a step of a queue waits for another too",
    steps: "a !b>a !c",
    room: 3,
    endings: "cab",
    history: "+a +c -c -a A +b -b B C",
  },
  {
    says: "one that runs alone waits until nothing runs",
    steps: "a b *c d",
    room: 2,
    endings: "abdc",
    history: "+a +b -a A +d -b B -d +c -c C D",
  },
  {
    says: "nothing starts beside one that runs alone",
    steps: "*a b c",
    room: 2,
    endings: "abc",
    history: "+a -a A +b +c -b B -c C",
  },
  { says: "one that waits for two", steps: "a b c>a>b", room: 2, endings: "bac", history: "+a +b -b -a A B +c -c C" },
  { says: "a step that is not among them is not waited for", steps: "a>x", room: 1, endings: "a", history: "+a -a A" },
];

for (const { says, steps, room, endings, history } of cases) {
  test(says, async () => assert.equal(await historyOf(stepsOf(steps), room, endings), history));
}

test("no steps", async () => assert.equal(await historyOf([], 2, ""), ""));
