/** An assignment on a page: which puzzle is on the board, the button to the next one, and the points at the end. */
import { copyText } from "../controls/clipboard.js";
import { h, fill } from "../controls/dom.js";
import { saveFile } from "../controls/files.js";

/**
 * @param {import("./assignment.js").Assignment} assignment
 * @param {object} options
 * @param {string} options.title may be empty
 * @param {import("../i18n/words.js").Words} options.words
 * @param {() => void} [options.goneOn] called when the player has gone on to another puzzle
 * @param {boolean} [options.passesOn] whether the player may copy and save the result
 * @param {() => number} [options.now] milliseconds since 1970
 * @returns {HTMLElement} to be shown above the board
 */
export function assignmentView(assignment, { title, words, goneOn = () => {}, passesOn = false, now = Date.now }) {
  const all = assignment.works.length;
  const place = h("p", { class: "work-place" });
  const told = h("p", { class: "work-told", role: "status" });
  const next = h(
    "button",
    {
      type: "button",
      class: "work-next",
      hidden: true,
      onclick: () => {
        assignment.goOn();
        goneOn();
      },
    },
    words("work.next"),
  );
  const list = h("ol", { class: "work-results", hidden: true });
  const passed = h("span", { class: "work-passed", role: "status" });
  const passOn = h(
    "div",
    { class: "work-line", hidden: true },
    button(words("class.copy"), async () => {
      passed.textContent = words((await copyText(resultText())) ? "copy.done" : "copy.failed");
    }),
    button(words("class.save"), () => saveFile(new Blob([resultText()], { type: "text/plain" }), "nonet-class.txt")),
    passed,
  );

  const nameOf = (/** @type {number} */ i) => assignment.works[i].name || words("class.puzzle", { number: i + 1 });
  const points = (/** @type {import("./points.js").Points} */ { raw, max }) =>
    words("work.points", { points: raw, most: max });

  /** @param {import("./points.js").Points} score */
  const endOf = (score) => words.text([points(score), judged(score)]);

  /** Whether the player has passed, where points are asked for. @param {import("./points.js").Points} score */
  function judged({ max }) {
    const { pass, isPassed } = assignment;
    if (pass === undefined) return "";
    return isPassed
      ? words("work.passed")
      : words("work.not-passed", { points: Math.ceil((max * pass) / 100), most: max });
  }

  /** The result in words, for whoever set the work. */
  function resultText() {
    const lines = assignment.results.map(({ isSolved, score, seconds, hints }, i) => {
      const played = words("class.solved", { time: words.time(seconds * 1000), hints });
      return `${isSolved ? "✓" : "–"} ${nameOf(i)}: ${points(score)}; ${played}`;
    });
    return [title || words("class.title"), words.date(now()), points(assignment.total().score), "", ...lines, ""].join(
      "\n",
    );
  }

  function write() {
    const { number, results, isOver, canGoOn } = assignment;
    const name = assignment.works[number].name ?? "";
    place.textContent = [all > 1 && words("work.place", { number: number + 1, all }), name].filter(Boolean).join(" · ");
    place.hidden = place.textContent === "";
    next.hidden = !canGoOn;
    list.hidden = !isOver || all === 1;
    passOn.hidden = !passesOn || results.length === 0;
    passed.textContent = "";
    if (!list.hidden)
      fill(
        list,
        results.map(({ score }, i) => h("li", {}, `${nameOf(i)}: ${points(score)}`)),
      );
    told.textContent = isOver ? endOf(assignment.total().score) : "";
  }

  for (const name of ["done", "next"]) assignment.addEventListener(`sudoku-${name}`, write);
  write();
  return h(
    "div",
    { class: "work" },
    ...(title ? [h("h1", {}, title)] : []),
    h("div", { class: all > 1 ? "work-line work-line-kept" : "work-line" }, place, told, next),
    list,
    passOn,
  );
}

/** @param {string} label @param {() => void} press */
const button = (label, press) => h("button", { type: "button", class: "work-button", onclick: press }, label);
