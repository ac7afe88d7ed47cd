import { errorSentence } from "../controls/errors.js";
import { chooseLanguage, createWords } from "../i18n/words.js";
import { redo, undo } from "../model/history.js";
import { modes } from "../model/position.js";
import { newState } from "../model/state.js";
import { bindActions, createStore } from "../model/store.js";
import { startGame } from "./game.js";
import { checkBoard, solveBoard } from "./judge.js";
import { mountPlayer } from "./player.js";
import { readPuzzle } from "./puzzle.js";
import { packState, unpackState } from "./saved.js";
import { styleSheets } from "./styles.js";

/** @typedef {import("../model/position.js").Mode} Mode */

const Base = /** @type {typeof HTMLElement} */ (globalThis.HTMLElement ?? class {});
/** Attributes that put the puzzle on the board anew, and those that make what is around it anew. */
const ofPuzzle = new Set(["puzzle", "layout", "mode"]);
const ofPlayer = new Set(["lang", "controls", "mode"]);

/**
 * `<sudoku-board>`: attributes, properties, methods and events are documented in docs/embedding.md. Importing this
 * module defines nothing; sudoku-board.js does.
 */
export class SudokuBoard extends Base {
  static observedAttributes = ["puzzle", "layout", "lang", "mode", "controls", "theme"];

  #store = createStore(newState());
  #actions = bindActions(this.#store);
  #game = startGame();
  /** @type {ReturnType<typeof mountPlayer> | null} */
  #player = null;
  /** @type {Set<string>} attributes changed since the player was mounted or refreshed */
  #changed = new Set();
  /** Whether the puzzle of the attributes is still to be put on the board. */
  #unread = true;
  #refreshing = false;
  /** Puzzles are read one after the other: only the last one asked for may reach the board. */
  #reading = 0;

  constructor() {
    super();
    this.attachShadow({ mode: "open", delegatesFocus: true }).adoptedStyleSheets = styleSheets();
    this.#store.subscribe((state) => {
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

  /** Moved to another place of the page, the game goes on. */
  connectedCallback() {
    this.#adoptProperties();
    this.#mount();
    this.#changed.clear();
    this.#refreshLater();
  }

  disconnectedCallback() {
    this.#player?.destroy();
    this.#player = null;
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#changed.add(name);
    this.#unread ||= ofPuzzle.has(name);
    if (this.isConnected) this.#refreshLater();
  }

  /** The whole state as opaque data that survives JSON. */
  getState() {
    return packState(this.#store.state(), this.#game.save());
  }

  /**
   * The mode stays the element's own, whatever it was where the state comes from.
   * @param {unknown} saved of `getState` @returns {boolean} whether it was one of ours; else nothing changes
   */
  setState(saved) {
    const unpacked = unpackState(saved, this.mode);
    if (!unpacked) return false;
    this.#reading += 1;
    this.#unread = false;
    this.#game = startGame(unpacked.game);
    this.#store.replace(unpacked.state);
    return true;
  }

  /**
   * Fills the board with the solution, the first one where there are several. The game then counts as given up: no
   * sudoku-solved follows.
   * @returns {Promise<"unique" | "multiple" | "none" | "conflict" | "stopped">} "stopped" when it could not be told
   */
  async solve() {
    const answer = await this.#ask(solveBoard);
    if (!answer) return "stopped";
    if (answer.cells) {
      this.#game.giveUp();
      this.#actions.fillSolution(answer.cells);
    }
    this.#player?.say(answer.sentence, answer.cells ? "" : "bad");
    return answer.status;
  }

  /** @returns {Promise<{ wrong: string[] }>} the cells whose digit is wrong, as r1c2; each call counts as a hint */
  async check() {
    const answer = await this.#ask(checkBoard);
    if (!answer) return { wrong: [] };
    this.#game.countHint();
    this.#player?.say(answer.sentence, answer.bad ? "bad" : "");
    return { wrong: answer.wrong };
  }

  undo() { this.#store.replace(undo(this.#store.state())); }
  redo() { this.#store.replace(redo(this.#store.state())); }

  /** Back to the givens; the score begins anew. */
  reset() {
    this.#game = startGame();
    this.#game.follow(this.#store.state());
    this.#actions.resetToGivens();
  }

  #mount() {
    const wanted = [this.getAttribute("lang"), document.documentElement.lang, ...navigator.languages];
    const words = createWords(chooseLanguage(wanted.filter((tag) => tag !== null && tag !== "").map(String)));
    const acts = { check: () => this.check(), solve: () => this.solve() };
    this.#player?.destroy();
    this.#player = mountPlayer(/** @type {ShadowRoot} */ (this.shadowRoot), {
      words, actions: this.#actions, acts, mode: this.mode, controls: this.getAttribute("controls"), state: this.#store.state(),
    });
  }

  /** Properties set before the element was defined hide its accessors: they become attributes. */
  #adoptProperties() {
    for (const name of SudokuBoard.observedAttributes.filter((each) => Object.hasOwn(this, each))) {
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** Once for all changes of a moment; and not before the text inside the element is there. */
  #refreshLater() {
    if (this.#refreshing) return;
    this.#refreshing = true;
    const refresh = () => this.#refresh();
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", refresh, { once: true });
    else queueMicrotask(refresh);
  }

  #refresh() {
    this.#refreshing = false;
    if (!this.isConnected) return;
    const changed = [...this.#changed];
    this.#changed.clear();
    if (changed.some((name) => ofPlayer.has(name))) this.#mount();
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
      this.#store.replace(newState({ layout: puzzle.layout, givens: puzzle.cells, mode }));
      this.#player?.say("");
      this.#tell("ready", { layout: puzzle.layout });
    } catch (error) {
      if (turn === this.#reading) this.#complain(error);
    }
  }

  /**
   * What the engine says about the board; null, with a sudoku-error, when it says nothing.
   * @template T
   * @param {(position: import("../model/position.js").Position, words: import("../i18n/words.js").Words) => Promise<T>} question
   * @returns {Promise<T | null>}
   */
  async #ask(question) {
    const { position } = this.#store.state();
    if (!this.#player) return null;
    try {
      const answer = await question(position, this.#player.words);
      return this.#store.state().position === position ? answer : null;
    } catch (error) {
      this.#complain(error);
      return null;
    }
  }

  #report() {
    const { changed, solved } = this.#game.follow(this.#store.state());
    if (changed) {
      this.#player?.say("");
      this.#tell("change", changed);
    }
    if (!solved) return;
    if (this.#player) this.#player.say(this.#player.words("status.solved"));
    this.#tell("solved", solved);
  }

  /** @param {any} error */
  #complain(error) {
    if (this.#player) this.#player.say(errorSentence(error, this.#player.words), "bad");
    const { code = "engine-failed", message = String(error), position = null } = error ?? {};
    this.#tell("error", { code, message, position });
  }

  /** @param {string} name @param {object} detail */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(`sudoku-${name}`, { detail, bubbles: true, composed: true }));
  }
}
