/** Puts the page together: who is mounted where, and what each is handed. */
import { mountBoard } from "../board/board.js";
import { drawBoardWithStep } from "../board/step-drawing.js";
import { h } from "../controls/dom.js";
import { mountKeypad } from "../controls/keypad.js";
import { mountTools } from "../controls/tools.js";
import { createDesk } from "../model/desk.js";
import { bindActions } from "../model/store.js";
import { bindAddress } from "./address.js";
import { bindAutosave } from "./autosave.js";
import { bindClipboard } from "./clipboard.js";
import { errorSentence } from "../controls/errors.js";
import { mountCandidates } from "./candidates.js";
import { createImport, openText } from "./import.js";
import { watchSolutions } from "./live-count.js";
import { createChangeShape } from "./change-shape.js";
import { createNewPuzzle } from "./new-puzzle.js";
import { createRegions } from "./regions.js";
import { mountShapeLine } from "./shape-line.js";
import { createPrint } from "./print.js";
import { createModeSwitch, mountPuzzleBar } from "./puzzle-bar.js";
import { bindShortcuts } from "./shortcuts.js";
import { mountSolutions } from "./solutions.js";
import { mountSolveBar } from "./solve-bar.js";
import { createSolving } from "./solving.js";
import { mountStatus } from "./status.js";
import { createBrowserStock, fillBrowserStock } from "./stock-shelf.js";
import { nextTask } from "./task.js";
import { createTeacher } from "./teacher.js";
import { mountTheme } from "./theme.js";
import { mountToolbar } from "./toolbar.js";
import { forgetVerdicts } from "./verdicts.js";

/** @typedef {import("./page-tools.js").Page} Page */
/** @typedef {{ printSheet: import("./print.js").PrintSheet, printPath: import("./path-acts.js").PrintPath }} Printing */

/**
 * In tasks short enough that the page answers meanwhile.
 *
 * @param {{ header: HTMLElement, stage: HTMLElement, side: HTMLElement }} places
 * @param {Omit<Page, "say" | "actions" | "focusBoard"> & Printing} parts
 */
export async function mountPage({ header, stage, side }, { words, store, engine, printSheet, printPath }) {
  const desk = createDesk(store);
  const restored = bindAutosave(desk.own);
  const actions = bindActions(store);
  const board = mountBoard(stage, { words, actions, state: store.state(), draw: drawBoardWithStep });
  const status = mountStatus(stage, words);
  /** @type {Page} */
  const page = { words, store, actions, engine, say: status.say, focusBoard: board.focus };
  forgetVerdicts(store, page.say);
  store.subscribe(board.update);
  const teacher = createTeacher(page, { stage, besideCount: status.besideCount, desk, printPath });
  const solving = createSolving(page, teacher);
  bindShortcuts(board, solving, store, teacher);
  bindClipboard(page, (text) => openText(page, text).catch((error) => page.say(errorSentence(error, words), "error")));

  await nextTask();
  const drawRegions = late(() => createRegions(page));
  const shapes = { drawRegions, randomRegions: (/** @type {number} */ wanted) => engine.randomRegions(wanted) };
  const stock = createBrowserStock();
  const { compose, telling } = teacher;
  const openNew = late(() => createNewPuzzle(page, { ...shapes, stock, telling, compose }));
  const openPrint = late(() => createPrint(page, printSheet, shapes));
  mountHeader(header, page, { openNew, openPrint, compose, refresh: board.refresh });
  mountShapeLine(side, page, late(() => createChangeShape(page, shapes)));
  for (const control of mountSide(side, page, { solving, teacher })) {
    store.subscribe(control.update);
    control.update(store.state());
  }

  await nextTask();
  watchSolutions(page, status.show, teacher.judged);
  engine.ready.catch((error) => page.say(errorSentence(error, words), "error"));
  await restored;
  void bindAddress({ ...page, store: desk.own });
  fillBrowserStock(stock, page);
}

/**
 * @param {HTMLElement} header
 * @param {Page} page
 * @param {{ openNew: () => void, openPrint: () => void, compose: () => void, refresh: () => void }} parts
 */
function mountHeader(header, page, { openNew, openPrint, compose, refresh }) {
  const { words } = page;
  mountToolbar(header, words("page.toolbar"), [
    { icon: "create", label: words("new.open"), act: openNew },
    { icon: "compose", label: words("compose.open"), act: compose },
    { icon: "paste", label: words("import.open"), act: late(() => createImport(page)) },
    { icon: "print", label: words("print.open"), act: openPrint },
  ]);
  mountTheme(header, words, refresh);
}

/**
 * A dialog that is made when it is first opened.
 *
 * @template {any[]} P
 * @param {() => (...values: P) => void} create
 * @returns {(...values: P) => void}
 */
function late(create) {
  /** @type {((...values: P) => void) | undefined} */
  let open;
  return (...values) => (open ??= create())(...values);
}

/**
 * @param {HTMLElement} side
 * @param {Page} page
 * @param {{ solving: ReturnType<typeof createSolving>, teacher: ReturnType<typeof createTeacher> }} parts
 */
function mountSide(side, page, { solving, teacher }) {
  const { words, actions } = page;
  const controls = [mountTools(side, { words, actions, more: [teacher.hintButton] }), mountKeypad(side, { words, actions })];
  teacher.mountCardAround(/** @type {HTMLElement} */ (side.lastElementChild));
  placeModeSwitch(side, createModeSwitch(page), mountSolveBar(side, page, solving));
  teacher.mountBar(side);
  mountSolutions(side, page);
  mountCandidates(side, page);
  mountPuzzleBar(side, page);
  side.append(h("p", { class: "keys-hint" }, words("page.keys")));
  // The one file for use from disk has no other page beside it.
  if (location.protocol.startsWith("http")) side.append(h("p", { class: "foot" }, h("a", { href: "bench.html" }, words("page.bench"))));
  return controls;
}

/**
 * A narrow page has the keypad right under the board, and the switch below it. It is moved, not shifted by a style, so
 * that Tab follows what is seen.
 *
 * @param {HTMLElement} side
 * @param {HTMLElement} modeSwitch
 * @param {HTMLElement} solveBar
 */
function placeModeSwitch(side, modeSwitch, solveBar) {
  const narrow = matchMedia("(max-width: 860px)");
  const place = () => (narrow.matches ? solveBar.after(modeSwitch) : side.prepend(modeSwitch));
  narrow.addEventListener("change", place);
  place();
}
