/**
 * The board of the page: it follows the store and the settings. The code of its extensions is loaded when they are
 * first needed.
 */
import { createHolding } from "../../board/holding.js";
import { mountBoard } from "../../board/board.js";
import { createMotion } from "../../board/motion.js";
import { bindPaper } from "../../board/paper-drawing.js";
import { lateZoom } from "../../embed/zoom/late-zoom.js";
import { faceNameOf, faces } from "../../model/digit-face.js";
import { latePart } from "../../model/late-part.js";
import { fogPart, seenState } from "../../model/seen.js";
import { isSpotlit } from "../../model/shown.js";
import { onChange } from "../../model/signals.js";
import { chordsOf } from "../keyboard/chords.js";
import { lateSpotlight } from "./late-spotlight.js";
import { followLooks } from "./looks.js";
import { whenNeeded } from "./when-needed.js";

/**
 * @param {HTMLElement} stage
 * @param {import("./app.js").App} app
 * @param {import("../../board/announcer.js").Announcing["consequences"]} consequences what is said of a change besides
 *   the change itself
 * @returns {import("../../board/board.js").Board}
 */
export function mountPageBoard(stage, app, consequences) {
  const { words, actions, store, say, announce } = app;
  const board = mountBoard(stage, {
    words,
    actions,
    state: seenState(store.state()),
    touch: "select",
    hasOwnKeys: false,
    motion: createMotion(),
    bindPaper,
    loadZooming: lateZoom(words),
    announcing: { say: announce, consequences },
    holding: (input, signal) => createHolding(input, signal, lateSpotlight(app).hold),
    isDigitFirst: () => app.settings.entryOrder.value === "digit",
    // Why the whole board cannot be changed now is written under the board as well.
    refused: (sentence, key) => (key.startsWith("rights.") ? say : announce)(sentence),
  });
  stage
    .querySelector("[role=grid]")
    ?.setAttribute(
      "aria-description",
      `${words("keys.title")}: ${chordsOf(app.settings.keys.peek()).get("shortcuts")}`,
    );
  const again = () => board.update(seenState(store.state()));
  const ends = [
    ...[store.signal, faces, fogPart].map((signal) => onChange(/** @type {typeof faces} */ (signal), again)),
    followLooks(board, app),
  ];
  extendLate(board, app, ends);
  return {
    ...board,
    dispose() {
      for (const end of ends) end();
      board.dispose();
    },
  };
}

/**
 * Adds the extensions of the board whose code is loaded when a state first needs it.
 * @param {import("../../board/board.js").Board} board
 * @param {Pick<import("./app.js").App, "facts" | "words" | "say" | "store" | "load">} app
 * @param {(() => void)[]} ends gets the unsubscribers
 */
function extendLate(board, app, ends) {
  const { words, say, store, load } = app;
  /** @param {"stepExtension" | "spotlightExtension"} name */
  const taught = (name) => whenNeeded({ load: () => load("teacher").then((teacher) => board.extend(teacher[name])) });
  const [needStep, needLooking] = [taught("stepExtension"), taught("spotlightExtension")];
  const needRules = whenNeeded({
    load: () => load("rulesOnBoard").then((room) => room.showRules(board, app, ends)),
    failed(wait) {
      say(words("rules.not-loaded"), "error");
      // Another sentence may have taken the place of this one.
      setTimeout(look, wait);
    },
  });
  const showFace = latePart(faceNameOf, (name) => load("faces").then((room) => room.showFace(name, words)));
  function look() {
    const state = store.state();
    showFace(state);
    if (state.step) needStep();
    if (isSpotlit(state)) needLooking();
    if (state.position.rules || state.game.origin.drawing) needRules();
  }
  look();
  ends.push(onChange(store.signal, look));
}
