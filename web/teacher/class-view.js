/**
 * Work for a class, as the pupil sees it: the tasks of a link in order, how far the pupil is, and the result as text.
 * Nothing leaves the device unless the pupil sends the result.
 */
import { fill, h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { levelOf } from "../model/course.js";
import { exercisesEach } from "../model/learning.js";
import { effect, untracked } from "../model/signals.js";
import { levelKeys } from "./path-actions.js";
import { answerOf, cardButton } from "./room.js";

/** @typedef {import("../model/class-sheet.js").ClassSheet} ClassSheet */
/** @typedef {import("../model/class-sheet.js").Task} Task */
/** @typedef {import("../model/class-sheet.js").PuzzleTask} PuzzleTask */
/** @typedef {import("./explanations.js").Explainer} Explainer */
/**
 * @typedef {{ elapsed: number, hints: number }} Solved how a puzzle was solved; `hints` of the strength that was asked
 *   for most
 */

/**
 * @param {import("./room.js").Room} room
 * @param {object} work
 * @param {import("../model/signals.js").ReadonlySignal<ClassSheet | null>} work.sheet
 * @param {import("./course-way.js").CourseWay} work.way
 * @param {(task: PuzzleTask) => Solved | null} work.solvedOf the finished game with a puzzle; reads signals
 * @param {(task: PuzzleTask, signal: AbortSignal) => Promise<boolean>} work.isUnique whether a puzzle has exactly one
 *   solution
 * @param {(task: PuzzleTask, signal: AbortSignal) => Promise<string | null>} work.levelOfPuzzle
 * @param {(technique: string) => void} work.practise
 * @param {(task: PuzzleTask) => void} work.playPuzzle
 * @param {(text: string) => Promise<boolean>} work.copyText
 * @param {(text: string, name: string) => void} work.saveText
 * @param {() => string} work.today
 */
export function createClassView(
  room,
  { sheet, way, solvedOf, isUnique, levelOfPuzzle, practise, playPuzzle, copyText, saveText, today },
) {
  const {
    teaching: { explanations },
    words,
    say,
  } = room;
  const title = h("h2", {});
  const state = h("p", { class: "class-state", role: "status" });
  const list = h("ol", { class: "class-tasks" });
  const element = h(
    "section",
    { class: "class-sheet", "aria-label": words("class.title") },
    title,
    state,
    list,
    h(
      "div",
      { class: "card-buttons" },
      cardButton(words("class.copy"), copy),
      cardButton(words("class.save"), () => saveText(resultText(), "nonet-class.txt")),
    ),
    h("p", { class: "aside" }, words("class.private")),
  );
  /** @type {Explainer | null} */
  let explainer = null;
  /** Levels of puzzles, as far as they are known. @type {Map<Task, string>} */
  const levels = new Map();
  /** Puzzles that do not have exactly one solution. They are no tasks. @type {Set<Task>} */
  const leftOut = new Set();
  /** The work whose puzzles are judged. @type {ClassSheet | null} */
  let judged = null;
  let judging = new AbortController();

  const tasks = () => sheet.value?.tasks ?? [];

  /** @param {Task} task @param {number} i */
  const nameOf = (task, i) =>
    task.kind === "technique"
      ? (explainer?.words(`technique.${task.technique}.name`) ?? "")
      : task.name || words("class.puzzle", { number: i + 1 });

  /** What is done of a task. @param {Task} task */
  function standingOf(task) {
    if (task.kind === "technique") {
      const { solved } = way.progress(task.technique);
      return {
        isDone: solved >= exercisesEach,
        told: words("techniques.solved", { count: solved, all: exercisesEach }),
      };
    }
    if (leftOut.has(task)) return { isDone: false, told: words("class.left-out") };
    const solved = solvedOf(task);
    return {
      isDone: solved !== null,
      told: solved
        ? words("class.solved", { time: words.time(solved.elapsed), hints: solved.hints })
        : words("class.open"),
    };
  }

  /** @param {Task} task */
  function levelText(task) {
    const level = task.kind === "technique" ? levelOf(task.technique) : null;
    const key = level ? /** @type {const} */ (`level.${level}`) : levelKeys[levels.get(task) ?? ""];
    return key && explainer ? explainer.words(key) : "";
  }

  function write() {
    const open = sheet.value;
    if (!open || !explainer) return;
    const standings = open.tasks.map(standingOf);
    title.textContent = open.title || words("class.title");
    state.textContent = words("class.state", {
      done: standings.filter(({ isDone }) => isDone).length,
      all: open.tasks.filter((task) => !leftOut.has(task)).length,
    });
    fill(
      list,
      open.tasks.map((task, i) => {
        const name = nameOf(task, i);
        const { isDone, told } = standings[i];
        const label = words(task.kind === "technique" ? "techniques.practise" : "course.go-puzzle");
        const start = h(
          "button",
          {
            type: "button",
            class: "button",
            "aria-label": `${label}: ${name}`,
            onclick: () => (task.kind === "technique" ? practise(task.technique) : playPuzzle(task)),
          },
          label,
        );
        return h(
          "li",
          { class: "class-task" },
          h(
            "span",
            { class: "class-task-name" },
            name,
            isDone && [" ", icon("mastered"), h("span", { class: "visually-hidden" }, words("course.stage-done"))],
          ),
          h("span", { class: "aside" }, [levelText(task), told].filter(Boolean).join(" · ")),
          !leftOut.has(task) && start,
        );
      }),
    );
  }

  function resultText() {
    const open = sheet.peek();
    if (!open) return "";
    const lines = open.tasks.map((task, i) => {
      const { isDone, told } = standingOf(task);
      return `${isDone ? "✓" : "–"} ${nameOf(task, i)}: ${told}`;
    });
    return [open.title || words("class.title"), words.date(today()), state.textContent ?? "", "", ...lines, ""].join(
      "\n",
    );
  }

  async function copy() {
    say(words((await copyText(resultText())) ? "copy.done" : "copy.failed"));
  }

  /** The puzzles are judged one after the other, because each asks the engine. */
  async function judge() {
    if (sheet.peek() === judged) return;
    judged = sheet.peek();
    judging.abort();
    const { signal } = (judging = new AbortController());
    for (const task of tasks()) {
      if (task.kind !== "puzzle" || levels.has(task) || leftOut.has(task)) continue;
      // A puzzle about which the engine says nothing stays a task.
      const isSound = await isUnique(task, signal).catch(() => true);
      if (!isSound) leftOut.add(task);
      const level = isSound && !signal.aborted ? await levelOfPuzzle(task, signal).catch(() => null) : null;
      if (signal.aborted) return;
      if (level) levels.set(task, level);
      write();
    }
  }

  const release = effect(() => {
    const isOpen = sheet.value !== null;
    void way.known.value;
    tasks().forEach((task) => task.kind === "puzzle" && solvedOf(task));
    untracked(() => {
      if (!isOpen) return;
      if (explainer) {
        write();
        void judge();
      } else
        void answerOf(room, async () => {
          explainer = await explanations.load();
          write();
          void judge();
        });
    });
  });
  return {
    element,
    dispose() {
      judging.abort();
      release();
    },
  };
}
