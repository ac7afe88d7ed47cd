/**
 * A proof that the puzzle has one solution, or none: the button that asks for it, and the card with its size, what it
 * is for, and the two files to save.
 *
 * @typedef {Awaited<ReturnType<import("../shell/page-engine.js").Engine["proof"]>>} Proof
 */
import { errorSentence } from "../../controls/errors.js";
import { saveFile } from "../../controls/files.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { samePuzzle } from "../../model/position.js";
import { forEngine, puzzleOf } from "../../model/puzzle.js";
import { ask as askBoard } from "../../model/question.js";

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "store" | "engine" | "say">} app
 * @param {import("../../controls/card.js").Card} card
 * @param {import("../../model/signals.js").ReadonlySignal<import("./verdict.js").Verdict>} verdict
 */
export function createProofView({ words, store, engine, say }, card, verdict) {
  const button = h(
    "button",
    { type: "button", class: "quiet prove", hidden: true, onclick: () => void ask() },
    words("proof.start"),
  );
  const sentence = h("p", {});
  /** @type {Proof | null} */
  let proven = null;
  const saving = (/** @type {"clauses" | "proof"} */ part, /** @type {string} */ name) =>
    h(
      "button",
      {
        type: "button",
        class: "button",
        onclick: () => proven && saveFile(new Blob([proven[part]], { type: "text/plain" }), name),
      },
      words("proof.save", { name }),
    );
  const topic = {
    title: words("proof.title"),
    content: h(
      "div",
      { class: "card-body proof" },
      sentence,
      h("p", {}, words("proof.why")),
      h("div", { class: "card-buttons" }, saving("clauses", "sudoku.cnf"), saving("proof", "sudoku.drat")),
    ),
    opener: button,
    closed() {
      proven = null;
    },
  };
  let { position } = store.state();

  async function ask() {
    try {
      await card.run(({ signal, onProgress }) =>
        askBoard(
          { store, about: "puzzle", signal },
          (state, asked) => engine.proof(forEngine(puzzleOf(state.position)), { signal: asked, onProgress }),
          (found, state) => tell(found, state.position),
        ),
      );
    } catch (error) {
      say(errorSentence(error, words), "error");
    }
  }

  /** @param {Proof} found @param {typeof position} asked */
  function tell(found, asked) {
    position = asked;
    sentence.textContent = words(found.status === "unique" ? "proof.one" : "proof.none", { steps: found.steps });
    card.turnTo(topic);
    // The topic before is closed now.
    proven = found;
    card.announce(sentence.textContent);
  }

  const stop = onFrame(() => {
    const now = store.signal.value.position;
    const { name } = verdict.value;
    button.hidden = (name !== "unique" && name !== "none") || now.rules !== null || !now.givens.some(Boolean);
    if (card.shows(topic) && !samePuzzle(now, position)) card.close();
  });
  return { element: button, dispose: stop };
}
