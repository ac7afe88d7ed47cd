/**
 * All solutions in the card: counted, listed with what tells them apart, shown one by one on the board, saved as a
 * file. Another puzzle on the board ends it.
 */
import { enable } from "../../controls/buttons.js";
import { errorSentence } from "../../controls/errors.js";
import { fill, h, renew } from "../../controls/dom.js";
import { saveFile } from "../../controls/files.js";
import { nextFrame } from "../../controls/on-frame.js";
import { renewList } from "../../controls/list.js";
import { nextTask } from "../../model/next-task.js";
import { icon } from "../../controls/icons.js";
import { cellsOf } from "../../formats/line.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { layoutOf, samePuzzle } from "../../model/position.js";
import { forEngine, puzzleOf } from "../../model/puzzle.js";
import { effect } from "../../model/signals.js";
import { createWalk } from "./solution-walk.js";
import { createTally } from "./tally.js";
import { digitName } from "../../model/digit-face.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { isAbort } from "../../model/error-codes.js";

/** Lines of the list: the solution that is shown, and those around it. */
const listed = 5;

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../controls/card.js").Card} card
 */
export function createSolutions({ engine, store, actions, words, say, settings, explaining }, card) {
  const place = h("output", { class: "solutions-place" });
  const back = [
    iconButton("first", words("solutions.first"), () => go(0)),
    iconButton("previous", words("solutions.previous"), () => go(at - 1)),
  ];
  const onward = iconButton("next", words("solutions.next"), () => go(at + 1));
  const wanted = h("input", {
    type: "number",
    min: 1,
    step: 1,
    required: true,
    inputmode: "numeric",
    "aria-label": words("solutions.number"),
  });
  const goTo = h(
    "form",
    { class: "solutions-goto", onsubmit: goToNumber },
    wanted,
    h("button", { class: "button" }, words("solutions.go")),
  );
  const list = h("ol", { class: "solutions-list", "aria-label": words("solutions.list") });
  const tally = createTally({ engine, words });
  const work = h("p", { class: "tally-told", role: "status" });
  const halt = h(
    "button",
    { type: "button", class: "quiet", hidden: true, onclick: () => stopWork() },
    words("solutions.halt"),
  );
  const save = h("button", { type: "button", class: "button", onclick: download }, words("solutions.save"));
  const limit = h("p", { class: "hint" });
  const topic = {
    title: words("solutions.title"),
    content: h(
      "div",
      { class: "card-body solutions" },
      tally.element,
      h("div", { class: "solutions-walk" }, ...back, place, onward),
      list,
      goTo,
      work,
      halt,
      save,
      limit,
    ),
    closed: end,
  };

  let at = 0;
  /** The solution that is on the board. @type {readonly number[] | null} */
  let overlay = null;
  let walking = new AbortController();
  /** @type {import("./solution-walk.js").Walk | null} */
  let walk = null;
  let stopWork = () => {};
  /** The position whose solutions are asked for. */
  let subject = store.state().position;

  async function open() {
    const { position } = store.state();
    end();
    const asked = forEngine(puzzleOf(position));
    subject = position;
    walking = new AbortController();
    const mine = (walk = createWalk(engine.solutions(asked, { signal: walking.signal })[Symbol.asyncIterator]()));
    card.open(topic);
    // Tasks of their own: the focus lays the card out, the names of rows and columns lay the board out, and the first
    // number of four digits takes the browser 15 ms.
    const buttons = [
      () => onward.focus(),
      () => {
        explaining.value = true;
      },
      () => {
        void tally.start(asked);
        void go(0);
      },
      () => {
        limit.textContent = words("solutions.save-limit", { count: mostInFile(layoutOf(position).cellCount) });
      },
    ];
    for (const act of buttons) {
      await nextTask();
      if (walk === mine) act();
    }
  }

  /** @param {number} index */
  async function go(index) {
    const [{ signal }, asked] = [walking, walk];
    if (!asked) return;
    const onTheWay = working(() => asked.halt());
    try {
      const reached = await asked.reach(Math.max(0, index), (found) =>
        onTheWay(words("solutions.looking", { count: found })),
      );
      if (signal.aborted) return;
      onTheWay("");
      show(reached);
      if (reached < index)
        work.textContent = words(asked.isFull() ? "solutions.full" : "solutions.last", { count: reached + 1 });
      await lookAhead(asked, Math.max(0, reached));
    } catch (error) {
      onTheWay("");
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    }
  }

  /**
   * Writes the list, and fills it with what comes next, as long as nobody goes elsewhere.
   * @param {import("./solution-walk.js").Walk} asked
   * @param {number} from
   */
  async function lookAhead(asked, from) {
    // The board with the solution is a frame of its own.
    for (const wait of [nextFrame, () => asked.reach(from + listed - 1)]) {
      await wait();
      if (asked === walk && at === from) showList();
    }
  }

  /** @param {SubmitEvent} event */
  function goToNumber(event) {
    event.preventDefault();
    void go(Math.max(1, Math.round(wanted.valueAsNumber) || 1) - 1);
  }

  /**
   * Long work that tells of itself and can be stopped. One at a time: the next stops the last.
   *
   * @param {() => void} stop
   * @returns {(sentence: string) => void} tells; nothing more to tell ends it
   */
  function working(stop) {
    stopWork();
    let over = false;
    const tell = (/** @type {string} */ sentence) => {
      if (over) return;
      work.textContent = sentence;
      halt.hidden = sentence === "";
      over = sentence === "";
    };
    stopWork = () => {
      stop();
      tell("");
    };
    work.textContent = "";
    return tell;
  }

  /** @param {number} index -1 where there is none */
  function show(index) {
    at = Math.max(0, index);
    const line = walk?.at(at);
    place.textContent = line ? words("solutions.place", { place: at + 1 }) : words("solve.none");
    if (line) actions.showOverlay((overlay = cellsOf(line, store.state().position.layout)));
  }

  /** The solutions around the one that is shown, and where one can go from it. */
  function showList() {
    const found = walk?.found() ?? 0;
    for (const each of back) enable(each, at > 0);
    enable(onward, !walk?.isWhole() || at + 1 < found);
    const first = Math.max(0, Math.min(at - Math.floor(listed / 2), found - listed));
    const lines = Array.from({ length: Math.min(listed, found) }, (_, i) => walk?.at(first + i) ?? "");
    const state = store.state();
    writeList(list, lines, {
      first,
      at,
      go,
      position: state.position,
      naming: settings.naming.peek(),
      nameDigit: (digit) => digitName(digit, state, words),
    });
  }

  async function download() {
    const { position } = store.state();
    const ending = new AbortController();
    const tell = working(() => ending.abort());
    const most = mostInFile(layoutOf(position).cellCount);
    tell(words("solutions.saving", { count: 0 }));
    try {
      const signal = AbortSignal.any([walking.signal, ending.signal]);
      const solutions = engine.solutions(forEngine(puzzleOf(position)), { signal, limit: most });
      const { file, count } = await solutionFile(solutions, (written) =>
        tell(words("solutions.saving", { count: written })),
      );
      if (signal.aborted) return;
      tell("");
      saveFile(file, "nonet-solutions.sdm");
      work.textContent = words("solutions.saved", { count, more: count === most ? "yes" : "no" });
    } catch (error) {
      tell("");
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    }
  }

  function end() {
    if (!walk) return;
    explaining.value = false;
    stopWork();
    walking.abort();
    walk.end();
    walk = null;
    tally.stop();
    at = 0;
    renewList(list, [], String, () => h("li"));
    place.textContent = work.textContent = "";
    if (overlay && store.state().overlay === overlay) actions.showOverlay(null);
    overlay = null;
  }

  const stop = effect(() => {
    const { position, overlay: shown } = store.signal.value;
    if (walk && !samePuzzle(position, subject)) card.close();
    if (!overlay || shown === overlay) return;
    overlay = null;
    place.textContent = "";
  });

  return {
    open,
    dispose() {
      stop();
      end();
    },
  };
}

/** @param {import("../../controls/icons.js").IconName} name @param {string} label @param {() => void} onclick */
const iconButton = (name, label, onclick) =>
  h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick }, icon(name));

/**
 * Writes the lines of the list. A line begins with what tells its solution from the others.
 *
 * @param {HTMLElement} list
 * @param {readonly string[]} lines canonical
 * @param {object} options
 * @param {number} options.first the index of the first line
 * @param {number} options.at the solution that is shown
 * @param {(index: number) => void} options.go
 * @param {import("../../model/position.js").Position} options.position
 * @param {import("../../i18n/steps/naming.js").ChosenNaming} options.naming
 * @param {(digit: number) => string} options.nameDigit
 */
function writeList(list, lines, { first, at, go, position, naming, nameDigit }) {
  const told = differences(
    lines.map((line) => cellsOf(line, position.layout)),
    layoutOf(position),
    namingOf(naming).cell,
    nameDigit,
  );
  const numbered = lines.map((line, i) => ({ line, number: first + i + 1, differences: told[i] }));
  const make = (/** @type {typeof numbered[number]} */ { number }) =>
    h("li", { value: number }, h("button", { type: "button", class: "solutions-line", onclick: () => go(number - 1) }));
  renewList(
    list,
    numbered,
    ({ number }) => number,
    make,
    ({ children: [button] }, { line, number, differences: parts }) => {
      renew(button, { "aria-current": number - 1 === at && "true" });
      fill(
        button,
        parts.map(({ cell, digit }) =>
          h("span", { class: "solutions-difference" }, h("span", { class: "solutions-cell" }, cell), " ", digit),
        ),
        " ",
        h("span", { class: "solutions-digits" }, line),
      );
    },
  );
}

/**
 * Returns, for each solution, its digits in a few cells that tell these solutions apart: at most one cell fewer than
 * there are solutions.
 *
 * @param {readonly (readonly number[])[]} solutions
 * @param {import("../../model/layout.js").Layout} layout
 * @param {(row: number, column: number) => string} nameCell rows and columns from 1
 * @param {(digit: number) => string} nameDigit
 * @returns {{ cell: string, digit: string }[][]} empty lists for a single solution
 */
export function differences(solutions, layout, nameCell, nameDigit) {
  const cells = tellingCells(solutions);
  return solutions.map((solution) =>
    cells.map((cell) => ({
      cell: nameCell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1),
      digit: nameDigit(solution[cell]),
    })),
  );
}

/**
 * Each cell that is taken tells apart two solutions that were equal in the cells taken before.
 * @param {readonly (readonly number[])[]} solutions
 */
function tellingCells(solutions) {
  /** @type {number[]} */
  const cells = [];
  let kinds = new Set(solutions.map(() => "")).size;
  for (let cell = 0; cell < (solutions[0]?.length ?? 0) && kinds < solutions.length; cell++) {
    const apart = new Set(solutions.map((solution) => [...cells, cell].map((each) => solution[each]).join())).size;
    if (apart === kinds) continue;
    kinds = apart;
    cells.push(cell);
  }
  return cells;
}

/** Lines to a part: the file is put together from parts, never as one text. */
const linesAPart = 1000;

/** The most solutions that go into a file of a board: it is made in memory. @param {number} cellCount */
export const mostInFile = (cellCount) => Math.min(100_000, Math.floor(50_000_000 / cellCount));

/**
 * @param {AsyncIterable<string>} solutions at most as many as go into a file
 * @param {(written: number) => void} progress
 * @returns {Promise<{ file: Blob, count: number }>}
 */
export async function solutionFile(solutions, progress) {
  /** @type {string[]} */
  const parts = [];
  /** @type {string[]} */
  let lines = [];
  let count = 0;
  const close = () => {
    parts.push(lines.map((line) => `${line}\n`).join(""));
    lines = [];
    progress(count);
  };
  for await (const solution of solutions) {
    count++;
    if (lines.push(solution) === linesAPart) close();
  }
  close();
  return { file: new Blob(parts, { type: "text/plain" }), count };
}
