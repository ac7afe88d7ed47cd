/**
 * Work for a class, as the pupil sees it: the tasks of a link in order, how far the pupil is, and the result as text.
 * Nothing leaves the device unless the pupil sends the result.
 */
import { fill, h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { sheetText } from "../model/class-sheet.js";
import { levelOf } from "../model/course.js";
import { exercisesEach } from "../model/learning.js";
import { effect, untracked } from "../model/signals.js";
import { levelKeys } from "./path-actions.js";
import { answerOf, cardButton } from "./room.js";
import { createTaskJudge } from "./task-judge.js";

/** @typedef {import("../model/class-sheet.js").ClassSheet} ClassSheet */
/** @typedef {import("../model/class-sheet.js").Task} Task */
/** @typedef {import("../model/class-sheet.js").PuzzleTask} PuzzleTask */
/** @typedef {import("./explanations.js").Explainer} Explainer */
/**
 * @typedef {{ elapsed: number, hints: number }} Solved how a puzzle was solved; `hints` of the strength that was asked
 *   for most
 */

const labels = /** @type {const} */ ({
  technique: "techniques.practise",
  lesson: "practice.lesson",
  puzzle: "course.go-puzzle",
});

/**
 * @param {import("./room.js").Room} room
 * @param {object} work
 * @param {import("../model/signals.js").ReadonlySignal<ClassSheet | null>} work.sheet
 * @param {import("./course-way.js").CourseWay} work.way
 * @param {(task: PuzzleTask) => Solved | null} work.solvedOf the finished game with a puzzle; reads signals
 * @param {import("./task-judge.js").JudgeTools} work.judging
 * @param {(technique: string) => void} work.practise
 * @param {(technique: string) => void} work.goToLesson
 * @param {(task: PuzzleTask) => void} work.playPuzzle
 * @param {(text: string) => Promise<boolean>} work.copyText
 * @param {(text: string, name: string) => void} work.saveText
 * @param {(text?: string) => void} work.make opens the dialog for teachers, with work as its address says it
 * @param {() => string} work.today
 */
export function createClassView(
  room,
  { sheet, way, solvedOf, judging, practise, goToLesson, playPuzzle, copyText, saveText, make, today },
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
    h(
      "div",
      { class: "card-buttons" },
      h("button", { type: "button", class: "quiet", onclick: change }, words("class.change")),
    ),
  );
  /** @type {Explainer | null} */
  let explainer = null;
  const judge = createTaskJudge(judging, write);
  /** The work whose puzzles are judged. @type {ClassSheet | null} */
  let judged = null;

  const tasks = () => sheet.value?.tasks ?? [];

  /** @param {Task} task @param {number} i */
  const nameOf = (task, i) =>
    task.kind === "puzzle"
      ? task.name || words("class.puzzle", { number: i + 1 })
      : (explainer?.words(`technique.${task.technique}.name`) ?? "");

  /** What is done of a task. @param {Task} task */
  function standingOf(task) {
    if (task.kind !== "puzzle") {
      const { solved, isRead } = way.progress(task.technique);
      if (task.kind === "lesson") return { isDone: isRead, told: isRead ? "" : words("class.unread") };
      return {
        isDone: solved >= exercisesEach,
        told: words("techniques.solved", { count: solved, all: exercisesEach }),
      };
    }
    if (judge.isLeftOut(task)) return { isDone: false, told: words("class.left-out") };
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
    const level = task.kind === "puzzle" ? null : levelOf(task.technique);
    const key = level ? /** @type {const} */ (`level.${level}`) : levelKeys[judge.levelOf(task) ?? ""];
    return key && explainer ? explainer.words(key) : "";
  }

  function write() {
    const open = sheet.value;
    if (!open || !explainer) return;
    const standings = open.tasks.map(standingOf);
    title.textContent = open.title || words("class.title");
    state.textContent = words("class.state", {
      done: standings.filter(({ isDone }) => isDone).length,
      all: open.tasks.filter((task) => !judge.isLeftOut(task)).length,
    });
    fill(
      list,
      open.tasks.map((task, i) => {
        const name = nameOf(task, i);
        const { isDone, told } = standings[i];
        const label = words(labels[task.kind]);
        const button = h(
          "button",
          { type: "button", class: "button", "aria-label": `${label}: ${name}`, onclick: () => start(task) },
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
          !judge.isLeftOut(task) && button,
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

  function change() {
    const open = sheet.peek();
    if (open) make(sheetText(open));
  }

  async function copy() {
    say(words((await copyText(resultText())) ? "copy.done" : "copy.failed"));
  }

  /** @param {Task} task */
  function start(task) {
    if (task.kind === "puzzle") playPuzzle(task);
    else (task.kind === "lesson" ? goToLesson : practise)(task.technique);
  }

  function judgeNow() {
    if (sheet.peek() === judged) return;
    judged = sheet.peek();
    void judge.judge(tasks());
  }

  const release = effect(() => {
    const isOpen = sheet.value !== null;
    void way.known.value;
    tasks().forEach((task) => task.kind === "puzzle" && solvedOf(task));
    untracked(() => {
      if (!isOpen) return;
      if (explainer) {
        write();
        judgeNow();
      } else
        void answerOf(room, async () => {
          explainer = await explanations.load();
          write();
          judgeNow();
        });
    });
  });
  return {
    element,
    dispose() {
      judge.dispose();
      release();
    },
  };
}
