import { errorSentence } from "../controls/errors.js";
import { chooseLanguage, loadWords } from "../i18n/words.js";
import { newGame } from "../model/game.js";
import { redo, undo } from "../model/history.js";
import { cellName } from "../model/layout.js";
import { resumeClock } from "../model/playing.js";
import { layoutOf } from "../model/position.js";
import { onChange } from "../model/signals.js";
import { newState } from "../model/state.js";
import { bindActions, createStore } from "../model/store.js";
import { startGame } from "./score.js";
import { checkBoard, solveBoard } from "./judge.js";
import { optionNames } from "./board-options.js";
import { activityOf, modes } from "./modes.js";
import { mountPlayer } from "./player.js";
import { readPuzzle } from "./puzzle-attribute.js";
import { packState, unpackState } from "./saved.js";
import { styleSheets } from "./styles.js";

export { setEngineOptions } from "./engine.js";

/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {{ puzzle?: string, layout?: string, mode?: Mode, controls?: string, lang?: string, theme?: "auto" | "light" | "dark" }} BoardAttributes as written in a page */
/** @typedef {{ code: string, message: string, position: { line: number, column: number } | null }} BoardFailure `message` is for developers; `position` is in the puzzle, from 1 */
/**
 * The `detail` of each event.
 * @typedef {{ "sudoku-ready": { layout: string }, "sudoku-change": import("./score.js").Change, "sudoku-start": object, "sudoku-progress": import("./score.js").Progress, "sudoku-solved": import("./score.js").Score, "sudoku-given-up": import("./score.js").Score, "sudoku-error": BoardFailure }} BoardEvents
 */

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});
/** Attributes whose change reads the puzzle again, and attributes whose change builds the player again. */
const ofPuzzle = new Set(["puzzle", "layout", "mode"]);
const ofPlayer = new Set(["lang", "controls", "mode"]);

/**
 * `<sudoku-board>`: attributes, properties, methods and events are documented in docs/embedding.md. Importing this
 * module defines nothing; sudoku-board.js does.
 */
export class SudokuBoard extends Base {
  /** @type {string[]} */
  static observedAttributes = [...optionNames];

  #store = createStore(newState());
  #actions = bindActions(this.#store);
  #game = startGame();
  /** @type {ReturnType<typeof mountPlayer> | null} */
  #player = null;
  /** @type {Set<string>} attributes changed since the player was mounted or refreshed */
  #changed = new Set();
  /** Whether the puzzle of the attributes has not been put on the board yet. */
  #unread = true;
  #refreshing = false;
  /** Number of the last request to read a puzzle. An earlier request that ends later is ignored. */
  #reading = 0;
  /** Number of the last request to mount the player. An earlier request whose sentences arrive later is ignored. */
  #mounting = 0;

  constructor() {
    super();
    this.attachShadow({ mode: "open", delegatesFocus: true }).adoptedStyleSheets = styleSheets();
    onChange(this.#store.signal, (state) => {
      this.#player?.update(state);
      this.#report();
    });
  }

  get puzzle() { return this.getAttribute("puzzle") ?? ""; }
  set puzzle(text) { this.setAttribute("puzzle", text); }
  get layout() { return this.getAttribute("layout") ?? ""; }
  set layout(name) { this.setAttribute("layout", name); }
  get mode() { return modes.find((mode) => mode === this.getAttribute("mode")) ?? "play"; }
  set mode(mode) { this.setAttribute("mode", mode); }
  get controls() { return this.getAttribute("controls") ?? ""; }
  set controls(names) { this.setAttribute("controls", names); }
  get theme() { return this.getAttribute("theme") ?? "auto"; }
  set theme(name) { this.setAttribute("theme", name); }

  /** Also runs when the element is moved within the page; the game then continues. */
  connectedCallback() {
    this.#adoptProperties();
    this.#refreshLater();
  }

  disconnectedCallback() {
    this.#player?.dispose();
    this.#player = null;
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#changed.add(name);
    this.#unread ||= ofPuzzle.has(name);
    if (this.isConnected) this.#refreshLater();
  }

  /** Returns the whole state as opaque data that can be stored as JSON. @returns {{ nonet: number }} */
  getState() {
    return packState(this.#store.state(), this.#game.save(), Date.now());
  }

  /**
   * Restores a state. The element keeps its own mode.
   * @param {unknown} saved a result of `getState` @returns {boolean} false, with nothing changed, for other data
   */
  setState(saved) {
    const unpacked = unpackState(saved, this.mode);
    if (!unpacked) return false;
    this.#reading += 1;
    this.#unread = false;
    this.#game = startGame(unpacked.game);
    this.#store.replace(resumeClock(unpacked.state, Date.now()));
    return true;
  }

  /**
   * Fills the board with the solution; if there are several, with the first. The game then counts as given up: an event sudoku-given-up
   * follows, and no sudoku-solved.
   * @returns {Promise<"unique" | "multiple" | "none" | "conflict" | "stopped">} "stopped" when the engine gave no answer
   */
  async solve() {
    const answer = await this.#ask(solveBoard).catch(() => null);
    if (!answer) return "stopped";
    if (answer.cells) {
      const state = this.#store.state();
      const score = this.#game.giveUp(state, Date.now(), answer.cells);
      this.#actions.goTo(solvedPosition(state.position, answer.cells));
      if (score) this.#dispatch("given-up", score);
    }
    this.#player?.say(answer.sentence, answer.cells ? "" : "bad");
    return answer.status;
  }

  /**
   * Finds the cells whose digit is wrong, as r1c2, and marks them. Each answer counts as a hint. Rejects with an error that has a `code` when there is no answer.
   * @returns {Promise<{ wrong: string[] }>}
   */
  async check() {
    const answer = await this.#ask(checkBoard);
    this.#actions.countCheck();
    this.#actions.markWrong(answer.wrong);
    this.#player?.say(answer.sentence, answer.bad ? "bad" : "");
    const layout = layoutOf(this.#store.state().position);
    return { wrong: answer.wrong.map((cell) => cellName(layout, cell)) };
  }

  undo() { this.#store.replace(undo(this.#store.state())); }
  redo() { this.#store.replace(redo(this.#store.state())); }

  /** Removes all entries and notes, and starts the score again. */
  reset() {
    this.#game = startGame();
    this.#game.follow(this.#store.state(), Date.now());
    this.#actions.resetToGivens();
    const state = this.#store.state();
    this.#game = startGame();
    this.#game.follow(state, Date.now());
    this.#store.replace(resumeClock({ ...state, game: newGame(state.game.origin) }, Date.now()));
  }

  /** Builds the player as soon as the sentences of its language are there. */
  async #mount() {
    const turn = ++this.#mounting;
    const wanted = [this.getAttribute("lang"), document.documentElement.lang, ...navigator.languages];
    const words = await loadWords(chooseLanguage(wanted.filter((tag) => tag !== null && tag !== "").map(String)));
    if (turn !== this.#mounting || !this.isConnected) return;
    // A failure has been said under the board, and a press has nobody else to tell.
    const acts = { check: () => void this.check().catch(() => {}), solve: () => void this.solve() };
    this.#player?.dispose();
    this.#player = mountPlayer(/** @type {ShadowRoot} */ (this.shadowRoot), {
      words, actions: this.#actions, acts, mode: this.mode, controls: this.getAttribute("controls"), state: this.#store.state(),
    });
  }

  /** Properties set before the element was defined hide its accessors. They are removed and set again as attributes. */
  #adoptProperties() {
    for (const name of SudokuBoard.observedAttributes.filter((each) => Object.hasOwn(this, each))) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Refreshes once for all changes of the current task, and not before the parser has read the text inside the element. */
  #refreshLater() {
    if (this.#refreshing) return;
    this.#refreshing = true;
    const refresh = () => void this.#refresh();
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", refresh, { once: true });
    else queueMicrotask(refresh);
  }

  async #refresh() {
    this.#refreshing = false;
    if (!this.isConnected) return;
    const changed = [...this.#changed];
    this.#changed.clear();
    try {
      if (!this.#player || changed.some((name) => ofPlayer.has(name))) await this.#mount();
    } catch (error) {
      return this.#reportError({ code: "words-load", message: String(error) });
    }
    if (changed.includes("theme")) this.#player?.refresh();
    if (this.#unread) void this.#read();
  }

  async #read() {
    const turn = ++this.#reading;
    this.#unread = false;
    const { mode, layout } = this;
    try {
      const puzzle = await readPuzzle(this.puzzle || (this.textContent ?? ""), { mode, layout });
      if (turn !== this.#reading) return;
      this.#game = startGame();
      this.#store.replace(resumeClock(newState({ puzzle, activity: activityOf[mode] }), Date.now()));
      this.#player?.say("");
      this.#dispatch("ready", { layout: puzzle.layout });
    } catch (error) {
      if (turn === this.#reading) this.#reportError(error);
    }
  }

  /**
   * Asks the engine about the board. Rejects with "not-ready" before the board is shown, with "aborted" when the board has changed meanwhile, and, after a
   * sudoku-error event, with the error of an engine that failed.
   * @template T
   * @param {(position: import("../model/position.js").Position, words: import("../i18n/words.js").Words) => Promise<T>} question
   * @returns {Promise<T>}
   */
  async #ask(question) {
    const { position } = this.#store.state();
    if (!this.#player) throw failure("not-ready", "The board is not shown yet. Wait for its event sudoku-ready.");
    const answer = await question(position, this.#player.words).catch((error) => {
      const told = this.#reportError(error);
      throw failure(told.code, told.message);
    });
    if (this.#store.state().position !== position) throw failure("aborted", "The board was changed before the answer was found.");
    return answer;
  }

  #report() {
    const now = Date.now();
    const { changed, started, progress, solved } = this.#game.follow(this.#store.state(), now);
    if (started) this.#dispatch("start", started);
    if (changed) {
      this.#player?.say("");
      this.#dispatch("change", changed);
    }
    if (progress) this.#dispatch("progress", progress);
    if (!solved) return;
    this.#actions.finish(now);
    if (this.#player) this.#player.say(this.#player.words("status.solved"));
    this.#dispatch("solved", solved);
  }

  /** Says what is wrong under the board and in an event. Returns the code and the message of the event. @param {any} error */
  #reportError(error) {
    if (this.#player) this.#player.say(errorSentence(error, this.#player.words), "bad");
    const { code = "engine-failed", message = String(error), position = null } = error ?? {};
    this.#dispatch("error", { code, message, position });
    return { code, message };
  }

  /** @param {string} name @param {object} detail */
  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(`sudoku-${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** @param {string} code @param {string} message for developers */
const failure = (code, message) => Object.assign(new Error(message), { code });

/** Returns the position with the solution in every cell. Digits of the player that are right stay the player's. @param {import("../model/position.js").Position} position @param {readonly number[]} solution */
function solvedPosition(position, solution) {
  const entries = position.entries.map((digit, cell) => (digit === solution[cell] ? digit : 0));
  const answers = solution.map((digit, cell) => (position.givens[cell] || entries[cell] ? 0 : digit));
  const none = entries.map(() => 0);
  return { ...position, entries, answers, notes: none, corners: none, eliminated: null };
}
