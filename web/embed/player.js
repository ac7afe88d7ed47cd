/** The contents of the element: the board, the wanted controls, a status line, and a place for what is taught. */
import { mountBoard } from "../board/board.js";
import { drawBoard } from "../board/display-list.js";
import { createRegion } from "../board/region.js";
import { h, renew } from "../controls/dom.js";
import { keepFocus } from "../controls/buttons.js";
import { mountEntryModes } from "../controls/entry-modes.js";
import { mountKeypad } from "../controls/keypad.js";
import { mountTools, tool } from "../controls/tools.js";
import { hintNames } from "./modes.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {import("../i18n/words.js").Words} Words */
/** @typedef {Pick<Parameters<typeof import("./tutor.js").openTutor>[1], "store" | "hinted" | "walked" | "visit">} Taught */

/** @type {Partial<Record<Mode, string>>} */
const usualControls = { play: "keypad undo notes check", solve: "keypad undo solve", practice: "keypad undo notes" };
/** Controls that act on the puzzle of the board. */
const ofPuzzle = ["check", "solve", "hint"];

/** @param {Mode} mode @param {string | null} controls @param {string | null} hints @returns {Set<string>} */
function wantedControls(mode, controls, hints) {
  const usual = usualControls[mode];
  const wanted = new Set(usual === undefined ? [] : (controls ?? usual).split(/\s+/));
  if (mode !== "play" || hints === "none") wanted.delete("hint");
  if (mode === "practice") for (const name of ofPuzzle) wanted.delete(name);
  return wanted;
}

/**
 * @param {ShadowRoot} root
 * @param {object} options
 * @param {Words} options.words
 * @param {import("../model/store.js").Actions} options.actions
 * @param {{ check: () => void, solve: () => void, hint: () => void }} options.acts
 * @param {Mode} options.mode
 * @param {string | null} options.controls names separated by spaces; null for the default controls of the mode
 * @param {string | null} options.hints the strongest hint that the button gives
 * @param {State} options.state
 * @param {Taught} options.taught what is taught on the board
 */
export function mountPlayer(root, { words, actions, acts, mode, controls, hints, state, taught }) {
  const wanted = wantedControls(mode, controls, hints);
  const place = h("div", { "class": "player", "data-mode": mode });
  root.replaceChildren(place);
  place.append(h("slot", { name: "title" }));
  const region = createRegion(document, words);
  let drawing = drawBoard;
  const board = mountBoard(place, {
    words, actions, state, announcing: region, draw: (...args) => drawing(...args),
    // The sentence about the path speaks of a card that the player of the page can close.
    refused: (sentence, key) => region.say(key === "rights.path" ? words("rights.view") : sentence),
  });
  renew(board.element, { part: "board" });
  const status = h("p", { class: "player-status", part: "status", role: "status" });
  const card = h("div", { class: "card-place" });
  place.append(status, card, region.element);
  const parts = mountControls(place, wanted, { words, actions }, acts);
  mountActs(place, wanted, words, acts);
  place.append(h("slot", { name: "footer" }));
  for (const part of parts) part.update(state);
  place.addEventListener("keydown", turn);
  /** @type {Promise<import("./tutor.js").Tutor> | null} */
  let tutor = null;
  let isDisposed = false;

  /** @param {string} sentence @param {"" | "bad"} [tone] */
  function say(sentence, tone = "") {
    status.textContent = sentence;
    status.dataset.tone = tone;
  }

  /** Beside the board, the arrow keys go through the path or the lesson. @param {KeyboardEvent} event */
  function turn(event) {
    const by = { ArrowLeft: /** @type {const} */ (-1), ArrowRight: /** @type {const} */ (1) }[event.key];
    const isOnBoard = event.target instanceof Element && board.element.contains(event.target);
    if (!by || isOnBoard || mode === "practice" || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    tutor?.then((open) => open.turn(by), () => {});
  }

  async function loadTutor() {
    const { openTutor } = await import("./tutor.js");
    // The player may be gone when the code arrives.
    if (isDisposed) throw Object.assign(new Error("The board was removed."), { code: "aborted" });
    return openTutor(root, {
      ...taught, words, actions, board, say, place: card, announce: region.say, hasClose: mode === "play",
      mostStrength: /** @type {1 | 2 | 3} */ (hintNames.findIndex((name) => name === hints) + 1 || 3),
      drawWith(draw) {
        drawing = draw;
        board.refresh();
      },
    });
  }

  return {
    words,
    refresh: board.refresh,
    say,
    /** Returns what teaches on this board; loads its code first. */
    tutor() {
      tutor ??= loadTutor();
      tutor.catch(() => { tutor = null; });
      return tutor;
    },
    /** @param {State} next */
    update(next) {
      board.update(next);
      for (const part of parts) part.update(next);
    },
    dispose() {
      isDisposed = true;
      tutor?.then((open) => open.dispose(), () => {});
      board.dispose();
      for (const part of parts) part.destroy();
      place.remove();
    },
  };
}

/**
 * @param {HTMLElement} place @param {Set<string>} wanted
 * @param {{ words: Words, actions: import("../model/store.js").Actions }} options @param {{ hint: () => void }} acts
 */
function mountControls(place, wanted, options, acts) {
  /** @type {import("../controls/tools.js").ToolName[]} */
  const tools = [];
  const hasModes = wanted.has("colors");
  if (wanted.has("undo")) tools.push("undo", "redo");
  // The choice of what a digit means has notes, too.
  if (wanted.has("notes") && !hasModes) tools.push("notes");
  if (wanted.has("keypad")) tools.push("clear");
  const more = wanted.has("hint") ? [tool("hint", options.words("hint.button"), acts.hint)] : [];
  const bar = h("div", { class: "player-controls", part: "controls" });
  const parts = [
    ...(wanted.has("keypad") ? [mountKeypad(place, options)] : []),
    ...(tools.length + more.length ? [mountTools(bar, { ...options, tools, more })] : []),
    ...(hasModes ? [mountEntryModes(bar, options)] : []),
  ];
  renew(place.querySelector(".keypad") ?? undefined, { part: "keypad" });
  if (bar.firstChild) place.append(bar);
  return parts;
}

/** @param {HTMLElement} place @param {Set<string>} wanted @param {Words} words @param {{ check: () => void, solve: () => void }} acts */
function mountActs(place, wanted, words, acts) {
  const names = /** @type {const} */ (["check", "solve"]).filter((name) => wanted.has(name));
  if (names.length === 0) return;
  const labels = { check: words("solve.check"), solve: words("solve.button") };
  place.append(h("div", { class: "player-acts", part: "acts", onmousedown: keepFocus },
    ...names.map((name) => h("button", { type: "button", class: "player-act", onclick: () => acts[name]() }, labels[name]))));
}
