/** What the commands do that every place has. */
import { gridOf } from "../../model/layout.js";
import { digitOf } from "../../model/digits.js";
import { digitName } from "../../model/digit-face.js";
import { elapsedAt } from "../../model/game.js";
import { digitAt, layoutOf } from "../../model/position.js";
import { ruleSpeech } from "../../model/rule-speech.js";
import { seenState } from "../../model/seen.js";
import { viewOf } from "../../board/view.js";
import { openCard } from "../../controls/over-page.js";
import { originParts } from "../new/puzzle-words.js";
import { lateSpotlight } from "../shell/late-spotlight.js";
import { isPlayed } from "../play/finish.js";
import { chordsOf, letterIn } from "./chords.js";
import { besideRegion, firstOfRegion, inNextGrid, nextCell } from "./next-cell.js";
import { digitPrompt, regionPrompt } from "./prompts.js";
import { createSentences } from "./told-sentences.js";

/** @typedef {import("./commands.js").CommandId} CommandId */
/** @typedef {import("./next-cell.js").Direction} Direction */
/** @typedef {import("./prompts.js").Prompt} Prompt */
/**
 * @typedef {"unused" | "absent" | Prompt | void} Done "unused": the key keeps its other use; "absent": the place has no
 *   such command; a prompt takes the next key
 */

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../shell/status.js").Announcer} announcer
 */
export function createSharedCommands(app, announcer) {
  const { store, actions } = app;
  const sentences = createSentences(() => announcer.told().message);
  /** The digit that the player has looked for last. */
  let lastDigit = 0;

  const switches = lateSpotlight(app, (sentence) => tell(sentence));

  /** @param {string} text */
  const tell = (text) => announcer.answer(text);
  /** Tells what is asked. @param {(reading: import("../shell/doors.js").Room<"reading">) => string} text */
  const read = (text) => void app.open("reading", (reading) => tell(text(reading)));

  /** The key of a command on this board, as it is said: a sign alone may not be read out. @param {CommandId} id */
  function keyOf(id) {
    const chord = chordsOf(app.settings.keys.peek()).get(id) ?? "";
    const isDigit = digitOf(letterIn(chord), layoutOf(store.state().position).digitCount) > 0;
    return chord === "?" ? app.words("keys.question-mark") : isDigit ? `${app.words("keys.before")} ${chord}` : chord;
  }

  /** The cell that has the focus, or that had the focus on the board last. */
  function here() {
    const focused = document.activeElement?.closest("[role=grid] [data-cell]")?.getAttribute("data-cell");
    return focused ? Number(focused) : store.state().cursor;
  }

  /**
   * Runs an act on the cell with the focus. A board whose clock is stopped tells nothing.
   * @param {(cell: number, state: import("../../model/state.js").State) => Done} act
   * @returns {Done}
   */
  function at(act) {
    const state = seenState(store.state());
    const cell = here();
    if (state.game.clock.isPaused) tell(app.words("rights.paused"));
    else if (cell === null) tell(app.words("board.no-cell"));
    else return act(cell, state);
  }

  /** @param {number | null} cell @param {string} otherwise what to say where there is no such cell */
  function go(cell, otherwise) {
    if (cell === null) {
      tell(otherwise);
      return;
    }
    if (cell === here()) readHere(cell, seenState(store.state()));
    actions.selectCell(cell);
    app.focusBoard();
  }

  /** @param {number} cell @param {import("../../model/state.js").State} state */
  const readHere = (cell, state) => read(({ readCell }) => readCell(state, cell, app.words, app.spokenOnBoard(cell)));

  /** @param {Direction} direction */
  const goEmpty = (direction) =>
    at((cell, { position }) =>
      go(
        nextCell(position.givens.length, cell, direction, (each) => !digitAt(position, each)),
        app.words("go.no-empty"),
      ),
    );

  /** @param {Direction} direction */
  const goFault = (direction) =>
    at((cell, state) => {
      const { cells } = viewOf(state);
      go(
        nextCell(cells.length, cell, direction, (each) => cells[each].conflict || cells[each].wrong),
        app.words("go.no-fault"),
      );
    });

  /** @param {Direction} direction */
  const goSame = (direction) =>
    at((cell, state) => {
      const digit = viewOf(state).cells[cell].digit || lastDigit;
      if (!digit) {
        tell(app.words("go.no-digit", { key: keyOf("find") }));
        return;
      }
      const { cells } = viewOf(state);
      const { cellCount } = layoutOf(state.position);
      go(
        nextCell(cellCount, cell, direction, (each) => cells[each].digit === digit),
        app.words("read.nowhere", { digit: digitName(digit, state, app.words) }),
      );
    });

  /** The rule that was told last, as a number from 0; −1 for none. It is one of these rules. */
  let toldRule = -1;
  /** @type {readonly string[] | null} */
  let rulesWalked = null;

  /** Tells the next rule of the puzzle, and goes to its first cell. @param {Direction} direction */
  const goRule = (direction) =>
    at((_, { position }) => {
      const count = position.rules?.length ?? 0;
      if (position.rules !== rulesWalked) [toldRule, rulesWalked] = [-1, position.rules];
      toldRule = toldRule < 0 && direction < 0 ? count - 1 : (toldRule + direction + count) % (count || 1);
      const told = ruleSpeech.value?.ofRule(position, toldRule);
      if (!told) return tell(app.words("go.no-rule"));
      if (told.cell !== null) actions.selectCell(told.cell);
      tell(told.sentence);
      return undefined;
    });

  const find = () =>
    at((_, state) => {
      const { digitCount } = layoutOf(state.position);
      tell(app.words("go.which-digit"));
      return digitPrompt(digitCount, (digit) => {
        lastDigit = digit <= digitCount ? digit : 0;
        read(({ readDigit }) => readDigit(seenState(store.state()), digit, app.words));
      });
    });

  /** Lights a digit that is asked for, or puts the light out. */
  function light() {
    const {
      spotlight: { digit: lit },
      position,
    } = store.state();
    if (lit !== null) return void switches.light(null);
    tell(app.words("go.which-digit"));
    return digitPrompt(layoutOf(position).digitCount, (digit) => switches.light(digit));
  }

  const jump = () =>
    at((cell, state) => {
      const layout = layoutOf(state.position);
      const area = layout.hasBoxes ? "box" : "region";
      tell(app.words("go.which-box", { area, last: layout.digitCount }));
      return regionPrompt(
        layout.digitCount,
        (region) =>
          go(
            firstOfRegion(layout, region, gridOf(layout, cell)),
            app.words("go.no-box", { area, last: layout.digitCount }),
          ),
        (side) => go(besideRegion(layout, cell, side), app.words("go.edge", { area })),
      );
    });

  function progress() {
    const state = seenState(store.state());
    const { origin, clock } = state.game;
    const about = originParts(origin, state.position.layout, app.words);
    const elapsed = state.activity === "play" ? elapsedAt(clock, Date.now()) : null;
    read(({ readProgress }) => readProgress(state, app.words, { about, elapsed }));
  }

  /** @param {Direction} direction */
  function sentence(direction) {
    const { message } = announcer.told();
    const next = message ? sentences(direction) : "nothing";
    const ends = /** @type {const} */ ({ nothing: "read.nothing", start: "read.start", end: "read.end" });
    tell(Object.hasOwn(ends, next) ? app.words(ends[/** @type {keyof typeof ends} */ (next)]) : next);
  }

  /** @returns {Done} */
  function pause() {
    const state = store.state();
    if (!isPlayed(state)) return "absent";
    const { isPaused } = state.game.clock;
    if (isPaused) actions.resumeClock(Date.now());
    else actions.pauseClock(Date.now());
    tell(app.words(isPaused ? "keys.resumed" : "play.paused"));
  }

  /**
   * Presses the button that goes on in the card: more of a hint, applying its step, the next step of a path.
   * @param {KeyboardEvent} event
   * @returns {Done}
   */
  function goOn({ target }) {
    const hasOwnUse = /** @type {Element} */ (target).closest("a, button, summary, [role=menu]");
    if (hasOwnUse || !openCard.peek()?.goOn()) return "unused";
  }

  const openShortcuts = () => void app.open("dialogs", (room) => room.openShortcuts(app));

  /** @param {"row" | "column" | "box"} kind */
  const readHouse = (kind) => at((cell, state) => read(({ readHouseOf }) => readHouseOf(state, cell, kind, app.words)));

  /** @type {Partial<Record<CommandId, (event: KeyboardEvent) => Done>>} */
  const handlers = {
    row: () => readHouse("row"),
    column: () => readHouse("column"),
    box: () => readHouse("box"),
    others: () => at((cell, state) => read(({ readOthers }) => readOthers(state, cell, app.words))),
    cell: () => at(readHere),
    candidates: () =>
      at((cell, state) =>
        read(({ readCandidates }) => readCandidates(state, cell, app.words, app.spokenOnBoard(cell))),
      ),
    digits: () => read(({ readDigits }) => readDigits(seenState(store.state()), app.words)),
    find: find,
    light: () => light(),
    pairs: () => switches.switchPairs(),
    pen: () => switches.switchPen(),
    links: () => switches.switchLinks(),
    progress: progress,
    again: () => tell(announcer.told().last || app.words("read.nothing")),
    sentence: () => sentence(1),
    "sentence-back": () => sentence(-1),
    empty: () => goEmpty(1),
    "empty-back": () => goEmpty(-1),
    same: () => goSame(1),
    "same-back": () => goSame(-1),
    fault: () => goFault(1),
    "fault-back": () => goFault(-1),
    jump: jump,
    grid: () => at((cell, { position }) => go(inNextGrid(layoutOf(position), cell), app.words("go.no-grid"))),
    rule: () => goRule(1),
    "rule-back": () => goRule(-1),
    "go-on": goOn,
    pause: pause,
    "digit-mode": () => actions.setEntryMode("digit"),
    "corner-mode": () => actions.setEntryMode("corner"),
    "centre-mode": () => actions.setEntryMode("centre"),
    "color-mode": () => actions.setEntryMode("color"),
    "toggle-notes": () => actions.toggleNoteMode(),
    shortcuts: openShortcuts,
  };

  return {
    tell,
    /** Says that a key is no command. @param {string} key */
    tellUnknown: (key) => tell(app.words("keys.unknown", { key, list: keyOf("shortcuts") })),
    /** @param {CommandId} id @param {KeyboardEvent} event @returns {Done} */
    perform: (id, event) =>
      Object.hasOwn(handlers, id) ? /** @type {(event: KeyboardEvent) => Done} */ (handlers[id])(event) : "absent",
  };
}
