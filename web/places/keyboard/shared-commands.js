/** What the commands do that every place has. */
import { digitOf, symbolOf } from "../../model/digits.js";
import { elapsedAt } from "../../model/game.js";
import { digitAt, layoutOf } from "../../model/position.js";
import { ruleSpeech } from "../../model/rule-speech.js";
import { viewOf } from "../../board/view.js";
import { openCard } from "../../controls/over-page.js";
import { originParts } from "../new/puzzle-words.js";
import { lateSpotlight } from "../shell/late-spotlight.js";
import { isPlayed } from "../play/finish.js";
import { chordsOf, letterIn } from "./chords.js";
import { besideRegion, firstOfRegion, nextCell } from "./next-cell.js";
import { digitPrompt, regionPrompt } from "./prompts.js";
import {
  cellsWith,
  createSentences,
  readCandidates,
  readCell,
  readDigit,
  readDigits,
  readHouseOf,
  readOthers,
  readProgress,
} from "./reading.js";

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

  /** The key of a command on this board, as it is said: a sign alone may not be read out. @param {CommandId} id */
  function keyOf(id) {
    const chord = chordsOf(app.settings.keys.peek()).get(id) ?? "";
    const isDigit = digitOf(letterIn(chord), layoutOf(store.state().position).side) > 0;
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
    const state = store.state();
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
    if (cell === here()) tell(readCell(store.state(), cell, app.words, app.spokenOnBoard(cell)));
    actions.selectCell(cell);
    app.focusBoard();
  }

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
      const cells = new Set(cellsWith(state, digit));
      const { side, cellCount } = layoutOf(state.position);
      go(
        nextCell(cellCount, cell, direction, (each) => cells.has(each)),
        app.words("read.nowhere", { digit: symbolOf(digit, side) }),
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
      const { side } = layoutOf(state.position);
      tell(app.words("go.which-digit"));
      return digitPrompt(side, (digit) => {
        lastDigit = digit <= side ? digit : 0;
        tell(readDigit(store.state(), digit, app.words));
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
    return digitPrompt(layoutOf(position).side, (digit) => switches.light(digit));
  }

  const jump = () =>
    at((cell, state) => {
      const layout = layoutOf(state.position);
      const area = layout.hasBoxes ? "box" : "region";
      tell(app.words("go.which-box", { area, last: layout.side }));
      return regionPrompt(
        layout.side,
        (region) => go(firstOfRegion(layout, region), app.words("go.no-box", { area, last: layout.side })),
        (side) => go(besideRegion(layout, cell, side), app.words("go.edge", { area })),
      );
    });

  function progress() {
    const state = store.state();
    const { origin, clock } = state.game;
    const about = originParts(origin, state.position.layout, app.words);
    tell(
      readProgress(state, app.words, {
        about,
        elapsed: state.activity === "play" ? elapsedAt(clock, Date.now()) : null,
      }),
    );
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

  /** @type {Partial<Record<CommandId, (event: KeyboardEvent) => Done>>} */
  const handlers = {
    row: () => at((cell, state) => tell(readHouseOf(state, cell, "row", app.words))),
    column: () => at((cell, state) => tell(readHouseOf(state, cell, "column", app.words))),
    box: () => at((cell, state) => tell(readHouseOf(state, cell, "box", app.words))),
    others: () => at((cell, state) => tell(readOthers(state, cell, app.words))),
    cell: () => at((cell, state) => tell(readCell(state, cell, app.words, app.spokenOnBoard(cell)))),
    candidates: () => at((cell, state) => tell(readCandidates(state, cell, app.words, app.spokenOnBoard(cell)))),
    digits: () => tell(readDigits(store.state(), app.words)),
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
