/**
 * Place Solve: a puzzle is entered or taken from place Play, judged and solved. Dialogs are loaded when they are
 * opened.
 */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { createChangeShape } from "../new/change-shape.js";
import { shapesOf } from "../new/regions.js";
import { createChecking } from "../play/checking.js";
import { createPhotoButton, createPuzzleBar, createSolveBar } from "./bars.js";
import { createCandidates } from "./candidates.js";
import { createComposer } from "./composer.js";
import { createCulpritView } from "./culprits.js";
import { createDeadEndLine } from "./dead-end.js";
import { createBoardChoice, createEntry } from "./entry-controls.js";
import { createProofView } from "./proof.js";
import { createFigures, createShapeTold } from "./figures.js";
import { createVerdictLine, watchSolutions } from "./verdict.js";
import { createSolutions } from "./solutions.js";
import { createSolving } from "./solving.js";

/** @typedef {import("../shell/app.js").App} App */

/** @type {import("../shell/app.js").OpenPlaceFunction} */
export function openPlace(app, { heading, side, card }) {
  const { words, say } = app;

  const count = watchSolutions(app, (error) => say(errorSentence(error, words), "error"));
  const solving = createSolving(app);
  const checking = createChecking(app);
  const figures = createFigures(app, count.verdict);
  const choice = createBoardChoice(app);
  const verdict = createVerdictLine(app, count.verdict);
  const deadEnd = createDeadEndLine(app, count.verdict);
  const shape = createShapeTold(app);
  const entry = createEntry(app);
  const opening = {
    open: () => void app.open("exchange", ({ openDialogWith }) => openDialogWith(app)),
    photo: () => void app.open("photo", ({ openPhoto }) => openPhoto(app)),
  };
  const solveBar = createSolveBar(app, solving, checking.check, opening);
  const photo = createPhotoButton(app, opening.photo);
  const solutions = createSolutions(app, card);
  const candidates = createCandidates(app, card);
  const composer = createComposer(app, card);
  const culprit = createCulpritView(app, card, count.verdict);
  const proof = createProofView(app, card, count.verdict);
  const rules = () => void app.open("rules", ({ openRules }) => openRules(app, card));
  const puzzleBar = createPuzzleBar(app, {
    open: opening.open,
    share: () => void app.open("exchange", ({ openShare }) => openShare(app)),
    changeShape: () => createChangeShape(app, shapesOf(app))(),
    compose: composer.open,
    rules,
  });
  const all = h(
    "button",
    { type: "button", class: "button", onclick: () => void solutions.open() },
    words("solutions.start"),
  );
  // Its line is kept: a button that comes with the verdict moves nothing below.
  figures.element.append(proof.element);
  heading.append(photo.element, choice.element);
  side.append(
    h("div", { class: "solve-verdict" }, verdict.element, deadEnd.element, figures.element),
    culprit.element,
    shape.element,
    entry.element,
    solveBar.element,
    h("div", { class: "solve-more" }, all, candidates.element),
    puzzleBar.main,
    puzzleBar.element,
  );
  const parts = [
    count,
    checking,
    figures,
    choice,
    photo,
    verdict,
    deadEnd,
    shape,
    entry,
    solveBar,
    solutions,
    candidates,
    composer,
    culprit,
    proof,
    puzzleBar,
  ];

  return {
    keys: {
      solution: { press: () => void solving.peek(true), release: () => void solving.peek(false) },
      rate: { press: () => void figures.press() },
      check: { press: () => void checking.check() },
      rules: { press: () => rules() },
    },
    dispose() {
      void solving.peek(false);
      for (const part of parts) part.dispose();
    },
  };
}
