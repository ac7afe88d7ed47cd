/**
 * The dialog in which a teacher makes work for a class: the tasks with their names and order, what adds tasks, what
 * pupils may ask for, and the link that holds all of it.
 */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { selectField, textField } from "../../controls/fields.js";
import { byLevel, moved, renamed, tasksOf, without, withTasks } from "../../model/class-draft.js";
import { puzzleOfTask } from "../../model/class-puzzles.js";
import { longestName, mostTasks } from "../../model/class-sheet.js";
import { levelOf } from "../../model/course.js";
import { hintLimits } from "../../model/hint-names.js";
import { levelNames } from "../../model/puzzle-goal.js";
import { createTaskJudge } from "../../teacher/task-judge.js";
import { contentsWords } from "../exchange/format-words.js";
import { createAdding } from "./adding.js";
import { keepDraft, keptDraft } from "./kept-draft.js";
import { createMadeLink } from "./made-link.js";
import { createTaskList } from "./task-list.js";
import { taskQuestions } from "./task-questions.js";

/** @typedef {import("../../model/class-draft.js").Entry} Entry */
/** @typedef {import("../../model/class-sheet.js").Task} Task */
/** @typedef {import("../../model/hint-names.js").HintLimit} HintLimit */

const hintKeys = /** @type {const} */ ({
  none: "class.hints-none",
  where: "class.hints-where",
  what: "class.hints-what",
  apply: "class.hints-apply",
});
/** Points of 100 that can be asked for; 0 for none. */
const passes = [0, 40, 50, 60, 70, 80, 90, 100];

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/class-words.js").ClassWords} say
 * @param {import("../../i18n/steps/step-words.js").StepWords} names
 * @param {import("../../model/class-sheet.js").ClassSheet | null} work in place of what was being made last
 * @returns {{ add: (tasks: readonly Task[]) => void, tell: (sentence: string) => void }}
 */
export function mountMaker(app, say, names, work) {
  const { words } = app;
  const start = work ?? keptDraft();
  let { entries } = withTasks([], start.tasks);
  let hints = start.hints ?? "apply";
  let pass = start.pass ?? 0;
  /** The entries before the last removal. @type {readonly Entry[] | null} */
  let before = null;
  const judge = createTaskJudge(taskQuestions(app), show);

  const told = h("p", { class: "dialog-told", role: "status" });
  const undo = h("button", { type: "button", class: "button", hidden: true, onclick: takeBack }, words("games.keep"));
  const title = textField(say("class.name"), { value: start.title, most: longestName, changed: keep });
  const list = createTaskList(words, say, {
    nameOf,
    factsOf,
    isLeftOut: judge.isLeftOut,
    rename: (id, name) => change(renamed(entries, id, name)),
    move: (id, by) => {
      change(moved(entries, id, by));
      const place = entries.findIndex((entry) => entry.id === id);
      tell(say("class.moved", { task: nameOf(entries[place], place), number: place + 1, all: entries.length }));
    },
    remove: (id) => {
      const place = entries.findIndex((entry) => entry.id === id);
      remove(without(entries, id), say("class.removed", { task: nameOf(entries[place], place) }));
    },
  });
  const sort = h(
    "button",
    { type: "button", class: "button", onclick: () => change(byLevel(entries, levelNumber)) },
    say("class.sort"),
  );
  const clear = h(
    "button",
    { type: "button", class: "button", onclick: () => remove([], say("class.cleared")) },
    say("class.clear"),
  );
  const tools = h("div", { class: "class-row" }, sort, clear);
  const adding = createAdding(app, say, names, add);
  const link = createMadeLink(app, say, () => dialog.close());
  const options = h(
    "div",
    { class: "fields" },
    selectField(
      say("class.hints"),
      hintLimits.map((value) => ({ value, label: say(hintKeys[value]) })),
      hints,
      (value) => {
        hints = value;
        keep();
      },
    ).element,
    selectField(
      say("class.pass"),
      [...new Set([...passes, pass])]
        .toSorted((a, b) => a - b)
        .map((value) => ({
          value,
          label: value ? words.number(value / 100, { style: "percent" }) : say("class.pass-none"),
        })),
      pass,
      (value) => {
        pass = value;
        keep();
      },
    ).element,
    h("p", { class: "hint" }, say("class.options-about")),
  );
  const section = (/** @type {string} */ name, /** @type {string} */ heading, /** @type {Node[]} */ ...content) =>
    h("section", { class: `class-${name}`, "aria-label": heading }, h("h3", {}, heading), ...content);
  const dialog = createDialog(
    words,
    words("class.title"),
    h(
      "div",
      { class: "class-maker" },
      h(
        "div",
        { class: "class-work" },
        title.element,
        section("list", say("class.tasks"), list.element, tools),
        h("div", { class: "class-told" }, told, undo),
      ),
      section("adding", say("class.add"), adding.element),
      section("options", say("class.options"), options),
      section("link", words("share.link"), link.element),
    ),
  );
  dialog.classList.add("dialog-class");
  dialog.addEventListener("close", () => {
    judge.dispose();
    adding.dispose();
    link.dispose();
  });

  /** @param {string} sentence */
  function tell(sentence) {
    told.textContent = sentence;
  }

  /** @param {Entry} entry @param {number} place from 0 */
  function nameOf({ task, name }, place) {
    if (task.kind === "puzzle") return name || words("class.puzzle", { number: place + 1 });
    const technique = names(`technique.${task.technique}.name`);
    return task.kind === "lesson" ? say("class.lesson", { technique }) : say("class.exercises", { technique });
  }

  /** The number of the level, from 1. @param {Task} task */
  function levelNumber(task) {
    if (task.kind !== "puzzle") return levelOf(task.technique) ?? Infinity;
    const number = levelNames.findIndex((name) => name === judge.levelOf(task)) + 1;
    return number || Infinity;
  }

  /** The board, its givens and its rules. @param {import("../../model/class-sheet.js").PuzzleTask} task */
  function contentsOf(task) {
    const { layout, cells, rules = null } = puzzleOfTask(task);
    return contentsWords({ layout, givens: cells, rules }, words);
  }

  /** What is known of a task. @param {Task} task */
  function factsOf(task) {
    if (judge.isLeftOut(task)) return words("class.left-out");
    if (judge.isWaiting(task)) return say("class.checking");
    const level = levelNumber(task);
    const parts = [
      level === Infinity ? "" : names(/** @type {"level.1"} */ (`level.${level}`)),
      task.kind === "puzzle" ? contentsOf(task) : "",
    ];
    return parts.filter(Boolean).join(" · ");
  }

  /** @param {readonly Task[]} tasks */
  function add(tasks) {
    const { entries: all, left } = withTasks(entries, tasks);
    const count = all.length - entries.length;
    change(all);
    list.showLast();
    adding.tell(
      words.text([
        count > 0 ? say("class.added", { count }) : "",
        left > 0 ? say("class.too-many", { most: mostTasks, left }) : "",
      ]),
    );
  }

  /** @param {readonly Entry[]} rest @param {string} sentence */
  function remove(rest, sentence) {
    const all = entries;
    change(rest);
    before = all;
    undo.hidden = false;
    tell(sentence);
  }

  function takeBack() {
    if (before) change(before);
    list.focus();
  }

  /** @param {readonly Entry[]} now */
  function change(now) {
    entries = now;
    before = null;
    undo.hidden = true;
    tell("");
    adding.tell("");
    show();
    void judge.judge(entries.map(({ task }) => task));
  }

  function show() {
    list.show(entries);
    tools.hidden = entries.length === 0;
    keep();
  }

  /** Keeps the work on this device, and makes its link. */
  function keep() {
    const sheet = { title: title.value(), tasks: tasksOf(entries), hints, ...(pass && { pass }) };
    keepDraft(sheet);
    const kept = entries.filter(({ task }) => !judge.isLeftOut(task));
    link.show(
      { ...sheet, tasks: tasksOf(kept) },
      { leftOut: entries.length - kept.length, waiting: kept.filter(({ task }) => judge.isWaiting(task)).length },
    );
  }

  change(entries);
  dialog.showModal();
  title.input.focus();
  return { add, tell: adding.tell };
}
