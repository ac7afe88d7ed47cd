/** The buttons of the place, in groups: what is asked about the puzzle, and what is done to the board. */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { cameraIcon } from "../../controls/camera-icon.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { copyToEdit, emptyInstead } from "../../model/author-words.js";
import { isBlank, isUntouched } from "../../model/position.js";
import { rightsOf } from "../../model/rights.js";
import { begin } from "../../model/session.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {{ label: string, act: () => unknown, kind?: "button" | "button button-main" | "quiet" }} Item */

/** @param {Item} item */
const buttonOf = ({ label, act, kind = "button" }) =>
  h("button", { type: "button", class: kind, onclick: ifEnabled(act) }, label);

/**
 * Scrolls to the board at the top of the page after an act that fills answers in: on a phone the buttons are below it.
 * @param {() => unknown} act
 */
const thenShowBoard = (act) => async () => {
  await act();
  window.scrollTo(0, 0);
};

/**
 * Solve, show the solution, check the player's digits. On an empty board there is nothing to solve: the ways to a
 * puzzle take the place.
 *
 * @param {App} app
 * @param {ReturnType<typeof import("./solving.js").createSolving>} solving
 * @param {() => unknown} check
 * @param {{ open: () => void, photo: () => void }} dialogs
 */
export function createSolveBar({ words, store }, solving, check, { open, photo }) {
  const ways = [
    buttonOf({ label: words("open.open"), act: open }),
    buttonOf({ label: words("photo.open"), act: photo }),
  ];
  const solve = buttonOf({
    label: words("solve.button"),
    act: thenShowBoard(solving.solve),
    kind: "button button-main",
  });
  const show = buttonOf({ label: words("solve.show"), act: thenShowBoard(solving.togglePeek) });
  const checkButton = buttonOf({ label: words("solve.check"), act: check });
  const stop = onFrame(() => {
    const state = store.signal.value;
    const rights = rightsOf(state);
    const isShown = state.overlay !== null;
    show.textContent = words(isShown ? "solve.hide" : "solve.show");
    enable(show, isShown || rights.reveal);
    enable(solve, isShown || rights.fill);
    checkButton.hidden = !rights.check || !state.position.entries.some(Boolean);
    const isEmpty = store.session.value.own === "draft" && isBlank(state.position);
    for (const each of [solve, show]) each.hidden = isEmpty;
    for (const each of ways) each.hidden = !isEmpty;
  });
  return {
    element: h(
      "div",
      { class: "solve-bar", role: "group", "aria-label": words("solve.label") },
      ...ways,
      solve,
      show,
      checkButton,
    ),
    dispose: stop,
  };
}

/**
 * Reads a photo, beside the name of the board, where it is in sight on a phone, too. An empty board has the way to a
 * photo among its first buttons.
 *
 * @param {Pick<App, "words" | "store">} app @param {() => void} photo
 */
export function createPhotoButton({ words, store }, photo) {
  const label = words("photo.open");
  const element = h(
    "button",
    { type: "button", class: "quiet solve-photo", hidden: true, "aria-label": label, title: label, onclick: photo },
    cameraIcon(),
  );
  // Below a width of 1024 px it is in the free corner of the header, so that the switch keeps its width.
  element.style.marginLeft = "clamp(-52px, (100vw - 1024px) * 99, 0px)";
  const stop = onFrame(() => {
    element.hidden = store.session.value.own === "draft" && isBlank(store.signal.value.position);
  });
  return { element, dispose: stop };
}

/**
 * What is done to the whole board. Each act can be undone or leaves the game before among the games of this device, and
 * says so.
 *
 * @param {App} app
 * @param {{ open: () => void, share: () => void, changeShape: () => void, compose: () => void, rules: () => void }}
 *   dialogs
 */
export function createPuzzleBar(
  { words, store, actions, say, go, focusBoard },
  { open, share, changeShape, compose, rules },
) {
  const did = (/** @type {() => void} */ act, /** @type {string} */ sentence) => () => {
    act();
    say(sentence);
  };
  async function playIt() {
    actions.lockEntries();
    await go("play");
    focusBoard();
  }
  /** The button goes away. Whoever wants to edit is at the board then, which a phone may have scrolled away. */
  function editCopy() {
    store.change(begin, copyToEdit(store.state()));
    say(words("puzzle.copied"));
    focusBoard();
    scrollTo(0, 0);
  }
  /** Undo brings back digits, and no words of an author: such a puzzle stays as it is, among the games. */
  function clearBoard() {
    const empty = emptyInstead(store.state());
    if (empty) store.change(begin, empty);
    else actions.clearAll();
    say(words(empty ? "puzzle.left" : "puzzle.cleared"));
  }

  const play = buttonOf({ label: words("puzzle.play"), act: playIt });
  const composer = buttonOf({ label: words("compose.open"), act: compose });
  const ruler = buttonOf({ label: words("rules.compose"), act: thenShowBoard(rules) });
  const shape = buttonOf({ label: words("shape.change"), act: changeShape, kind: "quiet" });
  const clear = buttonOf({ label: words("puzzle.clear"), act: clearBoard, kind: "quiet" });
  const copy = buttonOf({ label: words("puzzle.edit-copy"), act: editCopy });
  const reset = buttonOf({
    label: words("puzzle.reset"),
    act: did(() => actions.resetToGivens(), words("puzzle.was-reset")),
    kind: "quiet",
  });
  const lock = buttonOf({
    label: words("puzzle.lock"),
    act: did(() => actions.lockEntries(), words("puzzle.locked")),
    kind: "quiet",
  });
  const opener = buttonOf({ label: words("open.open"), act: open, kind: "quiet" });
  const sharer = buttonOf({ label: words("share.open"), act: share, kind: "quiet" });

  const stop = onFrame(() => {
    const state = store.signal.value;
    const showsDraft = store.session.value.own === "draft";
    const { fill } = rightsOf(state);
    for (const each of [play, composer, shape, clear]) each.hidden = !showsDraft;
    for (const each of [copy, reset, lock]) each.hidden = showsDraft;
    // Above, the same button is one of the first of an empty board.
    opener.hidden = showsDraft && isBlank(state.position);
    ruler.hidden = !showsDraft && !state.position.rules;
    ruler.textContent = words(showsDraft ? "rules.compose" : "rules.open");
    enable(shape, fill);
    for (const each of [play, clear]) enable(each, fill && !isBlank(state.position));
    enable(reset, fill && !isUntouched(state.position));
    enable(lock, fill && state.position.entries.some(Boolean));
  });

  return {
    /** What goes on from here. */
    main: h("div", { class: "solve-onward" }, play, copy, composer, ruler),
    element: h(
      "div",
      { class: "puzzle-bar", role: "group", "aria-label": words("puzzle.label") },
      opener,
      sharer,
      shape,
      reset,
      lock,
      clear,
    ),
    dispose: stop,
  };
}
