import assert from "node:assert/strict";
import { test } from "node:test";
import { foundPuzzle } from "../../../../web/formats/found.js";
import { sheetText } from "../../../../web/model/class-sheet.js";
import { tasksInText } from "../../../../web/places/class/typed-tasks.js";

const cells = [4, 0, 3, 0, 3, ...new Array(11).fill(0)];
const line = "4.3.3...........";
const nameOf = (/** @type {string} */ id) => id;

/**
 * Reads a line that begins with `line` as a puzzle, with what follows as its title, and a link with `#p=`; other lines
 * are errors.
 * @param {object} [more] of each puzzle
 */
const reader = (more) => async (/** @type {string} */ text) => {
  const lines = text.split("\n").map((each, i) => ({ each: each.trim(), line: i + 1 }));
  const isPuzzle = (/** @type {string} */ each) => each.startsWith(line) || /^\S*#p=\S+$/.test(each);
  return {
    puzzles: lines
      .filter(({ each }) => isPuzzle(each))
      .map(({ each, line: number }) =>
        foundPuzzle(
          /** @type {any} */ ({
            layout: "2x2",
            givens: cells,
            format: "line",
            line: number,
            title: each
              .slice(line.length)
              .trim()
              .replace(/^.*#p=.*$/, ""),
            ...more,
          }),
        ),
      ),
    errors: lines
      .filter(({ each }) => each && !isPuzzle(each))
      .map(({ line: number }) => ({
        code: /** @type {const} */ ("bad-symbol"),
        position: { line: number, column: 1 },
      })),
    more: false,
  };
};
/** @param {string} name */
const task = (name) => ({ kind: "puzzle", puzzle: line, name, layout: "2x2" });

test("techniques, puzzles and links come in the order of their lines", async () => {
  const lesson = /** @type {const} */ ({ kind: "lesson", technique: "swordfish" });
  const other = /** @type {const} */ ({ kind: "technique", technique: "naked-pair" });
  const link = `https://nonet.example/#learn/class?${sheetText({ title: "5b", tasks: [lesson, other], hints: "none" })}`;
  const read = await tasksInText(`${line} Monday\nX-Wing\n${link}\n\n${line}`, { nameOf, read: reader() });
  assert.deepEqual(read, {
    tasks: [task("Monday"), { kind: "technique", technique: "x-wing" }, lesson, other, task("")],
    errors: [],
    unheld: [],
    unknown: [],
  });
});

/** @type {[string, string][]} */
const named = [
  [`https://nonet.example/#p=${line} Cages & co`, "Cages & co"],
  [`  #p=${line}\t Cages  `, "Cages"],
  [`https://other.example/#p=${line}`, ""],
  [`#s=${line}#p=x Game`, "Game"],
];
for (const [text, name] of named)
  test(`what follows a link is the name of its puzzle: ${text.trim()}`, async () =>
    assert.deepEqual((await tasksInText(text, { nameOf, read: reader() }))?.tasks, [task(name)]));

test("a line of a file that begins with # is no link", async () => {
  /** @type {string[]} */
  const read = [];
  await tasksInText("#A The author\n#D A day", {
    nameOf,
    read: async (text) => {
      read.push(text);
      return null;
    },
  });
  assert.deepEqual(read, ["#A The author\n#D A day"]);
});

test("a line that is no task is named, and the others are tasks", async () => {
  const read = await tasksInText(`X-Wing\nХ-образное крыло\n${line}\n12x4`, { nameOf, read: reader() });
  assert.deepEqual(
    [read?.unknown, read?.errors.map(({ position }) => position?.line), read?.tasks.map(({ kind }) => kind)],
    [[2], [4], ["technique", "puzzle"]],
  );
});

test("words above a puzzle are left to the reader of puzzles where no technique is named", async () => {
  /** @type {string[]} */
  const texts = [];
  await tasksInText(`Monday\n${line}`, {
    nameOf,
    read: async (text) => {
      texts.push(text);
      return null;
    },
  });
  assert.deepEqual(texts, [`Monday\n${line}`]);
});

test("a damaged link for a class is no task", async () => {
  const read = await tasksInText("#learn/class?e=magic", { nameOf, read: reader() });
  assert.deepEqual([read?.unknown, read?.tasks], [[1], []]);
});

test("the line of a puzzle that no link holds is named", async () => {
  const blank = { givens: new Array(16).fill(0) };
  const read = await tasksInText(`X-Wing\n${line}`, { nameOf, read: reader(blank) });
  assert.deepEqual([read?.unheld, read?.tasks.length], [[2], 1]);
});

test("a text of techniques alone asks no engine, and a stopped reading gives nothing", async () => {
  const never = () => assert.fail("the engine was asked");
  assert.equal((await tasksInText("X-Wing\n\nSwordfish", { nameOf, read: never }))?.tasks.length, 2);
  assert.equal(await tasksInText(line, { nameOf, read: async () => null }), null);
});
