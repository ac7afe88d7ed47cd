/**
 * Which single given keeps a puzzle from having a solution; the button that asks, and the answer in the card: the cells
 * to go to.
 *
 * @typedef {{ cell: number, digit: number }} Culprit without this given the puzzle has a solution; `digit` of the cell
 *   in the only solution, 0 when there are several
 */
import { cellsOf } from "../../formats/line.js";
import { forEngine, puzzleOf, withoutGiven } from "../../model/puzzle.js";
import { errorSentence } from "../../controls/errors.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { digitName } from "../../model/digit-face.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { layoutOf, samePuzzle } from "../../model/position.js";
import { ask as askBoard } from "../../model/question.js";

/**
 * Solves the puzzle without each of its givens in turn.
 *
 * @param {Pick<import("../shell/page-engine.js").Engine, "solve">} engine
 * @param {import("../../model/puzzle.js").Puzzle} puzzle
 * @param {Partial<import("../../controls/work.js").Working>} [working]
 * @returns {Promise<Culprit[]>} those that leave one solution come first
 */
export async function culpritsOf(engine, puzzle, { signal, onProgress = () => {} } = {}) {
  const { layout, cells } = puzzle;
  const givens = [...cells.keys()].filter((cell) => cells[cell]);
  /** @type {Culprit[]} */
  const found = [];
  for (const [i, cell] of givens.entries()) {
    const { status, solutions } = await engine.solve(forEngine(withoutGiven(puzzle, cell)), { limit: 2, signal });
    if (status === "unique" || status === "multiple")
      found.push({ cell, digit: status === "unique" ? cellsOf(solutions[0], layout)[cell] : 0 });
    onProgress({ fraction: (i + 1) / givens.length });
  }
  return found.sort((a, b) => Number(b.digit > 0) - Number(a.digit > 0));
}

/** So many cells are named at most. */
const mostNamed = 12;

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../controls/card.js").Card} card
 * @param {import("../../model/signals.js").ReadonlySignal<import("./verdict.js").Verdict>} verdict
 */
export function createCulpritView(
  { words, store, actions, engine, say, settings, focusBoard, explaining },
  card,
  verdict,
) {
  const button = h(
    "button",
    { type: "button", class: "button", hidden: true, onclick: () => void ask() },
    words("culprit.find"),
  );
  const sentence = h("p", {});
  const cells = h("div", { class: "chips compose-removable", role: "group", "aria-label": words("culprit.cells") });
  const topic = {
    title: words("culprit.title"),
    content: h("div", { class: "card-body" }, sentence, cells),
    opener: button,
    closed() {
      explaining.value = false;
    },
  };
  let { position } = store.state();

  async function ask() {
    try {
      await card.run(({ signal, onProgress }) =>
        askBoard(
          { store, about: "puzzle", signal },
          (state, asked) => culpritsOf(engine, puzzleOf(state.position), { signal: asked, onProgress }),
          (found, state) => tell(found, state.position),
        ),
      );
    } catch (error) {
      say(errorSentence(error, words), "error");
    }
  }

  /** @param {readonly Culprit[]} found @param {typeof position} asked */
  function tell(found, asked) {
    position = asked;
    sentence.textContent = words("culprit.told", { count: found.length });
    cells.replaceChildren(...found.slice(0, mostNamed).map(chip));
    explaining.value = true;
    card.turnTo(topic);
    card.announce(sentence.textContent);
  }

  /** @param {Culprit} culprit */
  function chip({ cell, digit }) {
    const layout = layoutOf(position);
    const name = namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
    const symbol = (/** @type {number} */ of) => digitName(of, store.own.peek(), words);
    const given = symbol(position.givens[cell]);
    return h(
      "button",
      { type: "button", class: "chip", onclick: () => goTo(cell) },
      digit
        ? words("culprit.instead", { cell: name, given, digit: symbol(digit) })
        : words("culprit.given", { cell: name, given }),
    );
  }

  /** @param {number} cell */
  function goTo(cell) {
    actions.selectCell(cell);
    focusBoard();
  }

  const stop = onFrame(() => {
    const now = store.signal.value.position;
    button.hidden = verdict.value.name !== "none" || !now.givens.some(Boolean);
    if (card.shows(topic) && !samePuzzle(now, position)) card.close();
  });
  return { element: button, dispose: stop };
}
