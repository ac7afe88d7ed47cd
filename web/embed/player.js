/** The contents of the element: the board, the wanted controls, a status line, and a place for what is taught. */
import { mountBoard } from "../board/board.js";
import { createRegion } from "../board/region.js";
import { h, renew } from "../controls/dom.js";
import { faceNameOf, faces } from "../model/digit-face.js";
import { hintNames } from "../model/hint-names.js";
import { latePart } from "../model/late-part.js";
import { fogPart, seenState } from "../model/seen.js";
import { onChange } from "../model/signals.js";
import { lateZoom } from "./zoom/late-zoom.js";
import { followColours } from "./page-colours.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {import("../i18n/words.js").Words} Words */
/**
 * @typedef {Pick<Parameters<typeof import("./tutor.js").openTutor>[1], "store" | "failed" | "hinted" | "answered" |
 *   "walked" | "visit">} Taught
 */

/**
 * @param {ShadowRoot} root
 * @param {object} options
 * @param {Words} options.words
 * @param {(error: unknown) => void} options.failed called when the code that draws the rules of a puzzle cannot be
 *   loaded
 * @param {import("../model/store.js").Actions} options.actions
 * @param {{ check: () => void, solve: () => void, hint: () => void }} options.commands
 * @param {Mode} options.mode
 * @param {typeof import("./player-controls.js").mountControls | null} options.mountControls null where there are no
 *   controls
 * @param {ReadonlySet<string>} options.wanted names of controls
 * @param {string | null} options.hints the strongest hint that the button gives
 * @param {State} options.state
 * @param {Taught} options.taught what is taught on the board
 */
export function mountPlayer(
  root,
  { words, failed, actions, commands, mode, mountControls, wanted, hints, state, taught },
) {
  const place = h("div", { class: "player", "data-mode": mode }, h("slot", { name: "title" }));
  root.replaceChildren(h("canvas", { class: "player-width", "aria-hidden": "true" }), place);
  const region = createRegion(document, words);
  const board = mountBoard(place, {
    words,
    actions,
    state: seenState(state),
    announcing: region,
    loadZooming: lateZoom(words),
    bindPaper: bindPaperLate(mode === "play" ? "bindPlayedPaper" : "bindPaper"),
    // The sentence about the path speaks of a card that the player of the page can close.
    refused: (sentence, key) => region.say(key === "rights.path" ? words("rights.view") : sentence),
  });
  renew(board.element, { part: "board" });
  const refresh = followColours(place, board.refresh);
  const status = h("p", { class: "player-status", part: "status", role: "status" });
  const told = h("p", { class: "player-message", dir: "auto" });
  const card = h("div", { class: "card-place" });
  place.append(status, told, card, region.element);
  const parts = mountControls?.(place, wanted, { words, actions }, commands) ?? [];
  place.append(h("slot", { name: "footer" }));
  /** @type {Promise<import("./tutor.js").Tutor> | null} */
  let tutor = null;
  let isDisposed = false;
  const needs = partsOf(board, words, say, (error) => {
    if (!isDisposed) failed(error);
  });
  const unfollow = [faces, fogPart].map((each) => onChange(/** @type {typeof faces} */ (each), () => update(state)));

  /** @param {State} next */
  function update(next) {
    state = next;
    board.update(seenState(next));
    for (const need of needs) need(next);
    for (const part of parts) part.update(next);
  }

  /**
   * @param {string} sentence @param {"" | "bad"} [tone] @param {string} [message] of the author, shown below the
   *   sentence and not read out: it can be long
   */
  function say(sentence, tone = "", message = "") {
    status.textContent = sentence;
    told.textContent = message;
    status.dataset.tone = tone;
  }

  async function loadTutor() {
    const { openTutor } = await import("./tutor.js");
    // The player may be gone when the code arrives.
    if (isDisposed) throw Object.assign(new Error("The board was removed."), { code: "aborted" });
    return openTutor(root, {
      ...taught,
      words,
      actions,
      board,
      say,
      place: card,
      announce: region.say,
      hasClose: mode === "play",
      mostStrength: /** @type {1 | 2 | 3} */ (hintNames.findIndex((name) => name === hints) + 1 || 3),
    });
  }

  update(state);
  return {
    words,
    refresh,
    say,
    /** Returns what teaches on this board; loads its code first. */
    tutor() {
      tutor ??= loadTutor();
      tutor.catch(() => {
        tutor = null;
      });
      return tutor;
    },
    update,
    dispose() {
      isDisposed = true;
      tutor?.then((open) => open.dispose()).catch(() => {});
      for (const end of unfollow) end();
      board.dispose();
      for (const part of parts) part.destroy();
      place.remove();
    },
  };
}

/**
 * Which code for rules a game needs: it draws what the author of the puzzle drew, too. A game with fog needs the code
 * for fog also while nothing is covered.
 * @param {State} state
 */
export const rulePartOf = ({ position, game: { origin } }) =>
  origin.drawing?.includes('"fog":') ? "fog" : (position.rules || origin.drawing) && "rules";

/**
 * What is called for each state: the board shows rules and drawings as soon as a puzzle has some, and the face of its
 * game.
 *
 * @param {import("../board/board.js").Board} board @param {Words} words @param {(sentence: string) => void} say
 * @param {(error: unknown) => void} failed called when the code for rules cannot be loaded
 * @returns {((state: State) => void)[]}
 */
const partsOf = (board, words, say, failed) => [
  latePart(
    rulePartOf,
    async (part) => (await import("./rules-on-board.js")).showRules(board, words, part, say),
    failed,
  ),
  latePart(faceNameOf, async (name) => (await import("./face-on-board.js")).showFace(name, words)),
];

/**
 * Puts the board on paper. The code is loaded when the board has been drawn: nobody prints before.
 *
 * @param {"bindPaper" | "bindPlayedPaper"} bind of paper-drawing.js
 * @returns {typeof import("../board/paper-drawing.js").bindPaper}
 */
const bindPaperLate =
  (bind) =>
  (...given) => {
    let isOver = false;
    let unbind = () => {
      isOver = true;
    };
    requestAnimationFrame(async () => {
      const paper = await import("../board/paper-drawing.js").catch(() => null);
      // Without the code, the canvas is printed.
      if (paper && !isOver) unbind = paper[bind](...given);
    });
    return () => unbind();
  };
