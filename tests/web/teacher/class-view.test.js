import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../web/i18n/words.js";
import { readSheet } from "../../../web/model/class-sheet.js";
import { signal } from "../../../web/model/signals.js";
import { createClassView } from "../../../web/teacher/class-view.js";
import { withGlobals } from "../../support/globals.js";
import { ElementDouble } from "../controls/element-double.js";
import { cardGlobals, openCard } from "./card-double.js";

const words = await loadWords("en");
withGlobals({ ...cardGlobals, HTMLElement: ElementDouble });

const good = {
  kind: "puzzle",
  puzzle: "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
};
const open = { kind: "puzzle", puzzle: `12${".".repeat(79)}` };

const settled = async () => {
  for (let i = 0; i < 20; i++) await new Promise(setImmediate);
};

/**
 * @param {any} tasks
 * @param {(task: any, signal: AbortSignal) => Promise<boolean>} isUnique
 * @param {object} [more] of what the view is handed
 */
function openView(tasks, isUnique, more = {}) {
  const sheet = signal(/** @type {any} */ ({ title: "Class", tasks }));
  const view = createClassView(
    /** @type {any} */ ({
      teaching: { explanations: { load: async () => ({ words: (/** @type {string} */ key) => key }) } },
      card: openCard(words),
      words,
      say() {},
    }),
    /** @type {any} */ ({
      sheet,
      way: { known: signal(0), progress: () => ({ solved: 0 }) },
      solvedOf: () => null,
      judging: { isUnique, levelOfPuzzle: async () => null },
      ...more,
      today: () => "2026-11-28",
    }),
  );
  const parts = (/** @type {any} */ from) => [from, ...(from.children ?? []).flatMap(parts)];
  return {
    ...view,
    sheet,
    text: () => view.element.textContent,
    buttons: () => parts(view.element).filter((each) => each.tag === "button").length,
    press: (/** @type {string} */ name) =>
      parts(view.element)
        .find((each) => each.tag === "button" && (each.getAttribute("aria-label") ?? each.textContent) === name)
        .click(),
  };
}

test("a puzzle of a link that does not have exactly one solution is named and is no task", async () => {
  const view = openView([good, open], async ({ puzzle }) => puzzle === good.puzzle);
  await settled();
  assert.ok(view.text().includes(words("class.state", { done: 0, all: 1 })), view.text());
  assert.equal(view.text().split(words("class.left-out")).length, 2);
  const withBoth = openView([good, good], async () => true);
  await settled();
  assert.equal(view.buttons(), withBoth.buttons() - 1);
});

test("a puzzle that the engine cannot judge stays a task", async () => {
  const view = openView([good], () => Promise.reject(Object.assign(new Error(), { code: "search-limit" })));
  await settled();
  assert.ok(view.text().includes(words("class.state", { done: 0, all: 1 })));
});

test("the puzzles of another link are judged, too, and nothing is asked once the view is left", async () => {
  /** @type {AbortSignal[]} */
  const asked = [];
  const view = openView([good], (_, stop) => {
    asked.push(stop);
    return new Promise(() => {});
  });
  await settled();
  view.sheet.value = { title: "Other", tasks: [open] };
  await settled();
  assert.deepEqual(
    asked.map(({ aborted }) => aborted),
    [true, false],
  );
  view.dispose();
  assert.equal(asked[1].aborted, true);
});

test("a lesson is a task: the button opens the lesson, and the lesson is done once it is read", async () => {
  /** @type {string[]} */
  const opened = [];
  const known = signal(0);
  let isRead = false;
  const lesson = { kind: "lesson", technique: "x-wing" };
  const view = openView([lesson], async () => true, {
    way: { known, progress: () => ({ solved: 0, isRead }) },
    goToLesson: (/** @type {string} */ technique) => opened.push(technique),
  });
  await settled();
  assert.ok(view.text().includes(words("class.unread")));
  view.press(`${words("practice.lesson")}: technique.x-wing.name`);
  assert.deepEqual(opened, ["x-wing"]);
  isRead = true;
  known.value++;
  assert.ok(view.text().includes(words("class.state", { done: 1, all: 1 })), view.text());
  assert.ok(!view.text().includes(words("class.unread")));
});

test("a teacher changes the work of a link: the dialog gets all of it", async () => {
  /** @type {string[]} */
  const made = [];
  const view = openView([good], async () => true, { make: (/** @type {string} */ text) => made.push(text) });
  view.sheet.value = { title: "5b", tasks: [{ ...good, name: "Monday" }], hints: "where", pass: 60 };
  await settled();
  view.press(words("class.change"));
  assert.deepEqual(made.map(readSheet), [view.sheet.value]);
});
