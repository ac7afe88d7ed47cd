import { errorSentence } from "../controls/errors.js";
import { chooseLanguage, loadWords } from "../i18n/words.js";
import { withFace } from "../model/digit-face.js";
import { newGame } from "../model/game.js";
import { redo, undo } from "../model/history.js";
import { cellName } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { onChange } from "../model/signals.js";
import { newState } from "../model/state.js";
import { bindActions, createStore } from "../model/store.js";
import { failure, notReady, overtaken, quietCodes } from "./board-failures.js";
import { startGame } from "./score.js";
import { adoptProperties, defineOptions, optionNames, optionsOf, unknownWords } from "./board-options.js";
import { activityOf, isTaught } from "./modes.js";
import { withTexts } from "./own-words.js";
import { mountPlayer } from "./player.js";
import { puzzleIn, readBoard } from "./puzzle-attribute.js";
import { judgedRestored, packState, unpackState } from "./saved.js";
import { createSeenTime } from "./seen-time.js";
import { styleSheets } from "./styles.js";
import { wantedControls } from "./wanted-controls.js";

export { setEngineOptions } from "./engine.js";

/** @typedef {import("./modes.js").Mode} Mode */
/** @typedef {"none" | import("./modes.js").HintName} Hints */
/**
 * @typedef {Partial<Omit<import("./board-options.js").BoardOptions, "step"> & { step: number | string }>}
 *   BoardAttributes as written in a page
 */
/** @typedef {{ state: import("../model/state.js").State, game?: import("./score.js").SavedGame }} Shown */
/**
 * @typedef {{ code: import("../model/error-codes.js").ErrorCode, message: string, position: { line: number, column:
 *   number } | null }} BoardFailure `message` is for developers; `position` is in the puzzle, or in `rules` where the
 *   code is about a rule, from 1
 */
/**
 * The `detail` of each event.
 * @typedef {{ "sudoku-ready": { layout: string }, "sudoku-change": import("./score.js").Change, "sudoku-start": object,
 *   "sudoku-progress": import("./score.js").Progress, "sudoku-solved": import("./score.js").Score, "sudoku-given-up":
 *   import("./score.js").Score, "sudoku-hint": { strength: import("./modes.js").HintName, technique: string | null },
 *   "sudoku-exercise": import("./answers-told.js").CheckedAnswer, "sudoku-error": BoardFailure }} BoardEvents
 */

const Base = /** @type {new () => HTMLElement & import("./board-options.js").BoardOptions} */ (
  globalThis.HTMLElement ?? class {}
);
const [ofPuzzle, ofPlayer, ofTutor] = [optionsOf("puzzle"), optionsOf("player").add("strings"), optionsOf("tutor")];

/** A promise of the puzzle on the board. A page need not wait for it. */
function newWait() {
  /** @type {any} */
  const wait = {};
  /** @type {Promise<{ layout: string }>} */
  const promise = new Promise((resolve, reject) => Object.assign(wait, { resolve, reject }));
  promise.catch(() => {});
  return Object.assign(wait, { promise });
}

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
  #time = typeof document === "undefined" ? null : createSeenTime(this.#store);
  /** @type {Readonly<Record<string, string>>} */
  #strings = {};
  /** Number of the last request to show what is taught. An earlier request whose code arrives later is ignored. */
  #teaching = 0;
  /** @type {ReturnType<typeof mountPlayer> | null} */
  #player = null;
  /** @type {Set<string>} attributes changed since the player was mounted or refreshed */
  #changed = new Set();
  /** Whether nobody has begun to read the puzzle of the attributes. */
  #unread = true;
  /** @type {Promise<Shown> | null} the puzzle of the attributes until it is handed over to the board */
  #awaited = null;
  /** Whether the page has yet to hear that the puzzle is on the board. */
  #owesReady = true;
  #ready = newWait();
  #refreshing = false;
  /** Number of the last request to read a puzzle. An earlier request that ends later is ignored. */
  #reading = 0;
  /** Number of the last request to mount the player. An earlier request whose sentences arrive later is ignored. */
  #mounting = 0;
  /** Stops the questions of the board when it leaves its page. */
  #leaving = new AbortController();

  constructor() {
    super();
    // A poster stays until the player is there.
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open", delegatesFocus: true });
    root.adoptedStyleSheets = styleSheets();
    onChange(this.#store.signal, (state) => this.#player?.update(state));
    onChange(this.#store.own, () => this.#report());
  }

  /** Texts in place of the element's own, by their keys. */
  get strings() {
    return this.#strings;
  }
  set strings(texts) {
    this.#strings = { ...texts };
    this.attributeChangedCallback("strings");
  }

  /** Whether the puzzle is on the board. */
  get loaded() {
    return !this.#owesReady;
  }

  /**
   * Resolves when the puzzle is on the board, also if it is there already. Rejects with an error that has a `code` when
   * it cannot be. A puzzle that is set later has a promise of its own.
   */
  get ready() {
    return this.#ready.promise;
  }

  /** Also runs when the element is moved within the page; the game then continues. */
  connectedCallback() {
    adoptProperties(this, [...SudokuBoard.observedAttributes, "strings"]);
    this.#time?.follow();
    this.#refreshLater();
  }

  disconnectedCallback() {
    this.#leaving.abort();
    this.#leaving = new AbortController();
    this.#time?.leave();
    this.#player?.dispose();
    this.#player = null;
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    this.#changed.add(name);
    this.#unread ||= ofPuzzle.has(name);
    this.#owesReady ||= ofPuzzle.has(name);
    if (this.#owesReady) this.#waitAnew();
    if (this.isConnected) this.#refreshLater();
  }

  /** Returns the whole state as opaque data that can be stored as JSON. @returns {{ nonet: number }} */
  getState() {
    return packState(this.#store.own.peek(), this.#game.save(), Date.now());
  }

  /**
   * Restores a state; the first with rules on a page a little later. The element keeps its own mode.
   * @param {unknown} saved a result of `getState` @returns {boolean} false, with nothing changed, for other data
   */
  setState(saved) {
    const unpacked = unpackState(saved, this.mode);
    const restored = unpacked && judgedRestored(unpacked);
    if (!restored) return false;
    this.#unread = false;
    this.#awaited = null;
    this.#reading += 1;
    if (restored instanceof Promise) void this.#showRead(restored);
    else this.#show(restored);
    return true;
  }

  /** @param {Shown} shown */
  #show({ state, game }) {
    this.#game = startGame(game);
    this.#begin(state);
    this.#tellReady();
    void this.#teach();
  }

  /**
   * Fills the board with the solution; if there are several, with the first. The game then counts as given up: an event
   * sudoku-given-up follows, and no sudoku-solved.
   * @returns {Promise<"unique" | "multiple" | "none" | "conflict" | "stopped">} "stopped" when the engine gave no
   *   answer
   */
  async solve() {
    const answer = await this.#ask("solveBoard").catch(() => null);
    if (!answer) return "stopped";
    if (answer.cells && answer.solved) {
      const state = this.#store.state();
      const score = this.#game.giveUp(state, Date.now(), answer.cells);
      this.#actions.goTo(answer.solved);
      if (score) this.#dispatch("given-up", score);
    }
    this.#player?.say(answer.sentence, answer.cells ? "" : "bad");
    return answer.status;
  }

  /**
   * Finds the cells whose digit is wrong, as r1c2, and marks them. Each answer counts as a hint. Rejects with an error
   * that has a `code` when there is no answer.
   * @returns {Promise<{ wrong: string[] }>}
   */
  async check() {
    const answer = await this.#ask("checkBoard");
    this.#actions.countCheck();
    this.#actions.markWrong(answer.wrong);
    this.#player?.say(answer.sentence, answer.bad ? "bad" : "");
    const layout = layoutOf(this.#store.state().position);
    return { wrong: answer.wrong.map((cell) => cellName(layout, cell)) };
  }

  /**
   * Gives a hint in the card under the board: of this strength, or one strength more than the last hint about the
   * position. Rejects with an error that has a `code`.
   * @param {import("./modes.js").HintName} [strength]
   * @returns {Promise<import("./answers-told.js").TaughtHint>}
   */
  async hint(strength) {
    if (this.mode !== "play") throw failure("wrong-mode", "There are hints in the mode play.");
    return this.#taught((tutor) => tutor.hint(strength));
  }

  /** Makes the step of the hint that is shown. @returns {Promise<boolean>} whether there was one */
  applyHint() {
    return this.#taught(async (tutor) => tutor.apply());
  }

  /**
   * Returns the path to the solution, step by step in words. Rejects with an error that has a `code`.
   * @returns {Promise<import("./answers-told.js").TaughtPath>}
   */
  steps() {
    return this.#taught((tutor) => tutor.steps());
  }

  /**
   * Says how hard the puzzle is. Rejects with an error that has a `code`.
   * @returns {Promise<import("./answers-told.js").Hardness>}
   */
  rate() {
    return this.#ask("rateBoard");
  }

  undo() {
    this.#store.replace(undo(this.#store.state()));
  }
  redo() {
    this.#store.replace(redo(this.#store.state()));
  }

  /** Removes all entries and notes, and starts the score again. */
  reset() {
    if (this.#store.session.peek().temporary) return;
    // The first new game tells what was removed, even if the old one has ended. The second tells of the player's first
    // act again.
    this.#countAnew();
    this.#actions.resetToGivens();
    const state = this.#countAnew();
    this.#begin({ ...state, game: newGame(state.game.origin) });
  }

  /** Starts the score again from what is on the board. Returns the state. */
  #countAnew() {
    const state = this.#store.state();
    this.#game = startGame();
    this.#game.follow(state, Date.now());
    return state;
  }

  /**
   * Puts a state on the board, with the face of the attribute and with its clock going while the page is seen.
   * @param {import("../model/state.js").State} state
   */
  #begin(state) {
    this.#store.replace(withFace(this.#time?.timed(state) ?? state, this.face || state.game.origin.face));
  }

  #language() {
    const wanted = [this.getAttribute("lang"), document.documentElement.lang, ...navigator.languages];
    return chooseLanguage(wanted.flatMap((tag) => tag || []));
  }

  /**
   * Builds the player as soon as the sentences of its language and the puzzle are there. Another board in the meantime
   * would take digits that are lost when the puzzle comes.
   */
  async #mount() {
    const turn = ++this.#mounting;
    const controls = wantedControls(this.mode, this.getAttribute("controls"), this.getAttribute("hints"));
    const [words, module] = await Promise.all([
      loadWords(this.#language()),
      controls.size ? import("./player-controls.js") : null,
      this.#awaited?.catch(() => {}),
    ]);
    if (turn !== this.#mounting || !this.isConnected) return;
    // A failure has been said under the board, and a press has nobody else to tell.
    const commands = {
      check: () => void this.check().catch(() => {}),
      solve: () => void this.solve(),
      hint: () => void this.#taught(async (tutor) => tutor.press()).catch(() => {}),
    };
    this.#player?.dispose();
    this.#player = mountPlayer(/** @type {ShadowRoot} */ (this.shadowRoot), {
      words: withTexts(words, this.#strings),
      failed: (error) => void this.#reportError(error),
      actions: this.#actions,
      commands,
      mode: this.mode,
      wanted: controls,
      mountControls: module?.mountControls ?? null,
      hints: this.getAttribute("hints"),
      state: this.#store.state(),
      taught: {
        store: this.#store,
        failed: (error) => void this.#reportError(error),
        hinted: (hint) => this.#dispatch("hint", hint),
        answered: (answer) => this.#dispatch("exercise", answer),
        walked: (place) => {
          if (this.step !== place + 1) this.setAttribute("step", String(place + 1));
        },
        visit: (technique) => {
          this.setAttribute("technique", technique);
        },
      },
    });
  }

  /**
   * Refreshes once for all changes of the current task, and not before the parser has read the text inside the element.
   */
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
    for (const name of changed) this.#warn(/** @type {any} */ (name));
    const isNew = !this.#player || changed.some((name) => ofPlayer.has(name));
    if (this.#unread) this.#awaited = this.#read();
    try {
      if (isNew) await this.#mount();
    } catch (error) {
      const root = /** @type {ShadowRoot} */ (this.shadowRoot);
      if (!this.#player)
        void import("./not-loaded.js").then(
          ({ tellNotLoaded }) => tellNotLoaded(root, this.#language()),
          () => {
            root.textContent = "The board could not be loaded.";
          },
        );
      return this.#failReady({ code: "words-load", message: String(error) });
    }
    // A later refresh builds the player and goes on.
    if (!this.#player) return;
    if (changed.includes("theme")) this.#player.refresh();
    if (changed.includes("face")) this.#begin(this.#store.state());
    const awaited = this.#awaited;
    this.#awaited = null;
    if (awaited) void this.#showRead(awaited);
    else if (isNew || changed.some((name) => ofTutor.has(name))) {
      this.#tellReady();
      void this.#teach();
    }
  }

  /** Tells developers of words that an attribute cannot have. @param {import("./board-options.js").OptionName} name */
  #warn(name) {
    const fault = unknownWords(name, this.getAttribute(name));
    if (fault) console.warn(`<sudoku-board> does not know ${fault}`);
  }

  /**
   * Says once that a puzzle is on the board: the one of the attributes, or that of a state which was restored before it
   * was read.
   */
  #tellReady() {
    if (!this.#player || !this.#owesReady) return;
    this.#owesReady = false;
    const ready = { layout: this.#store.own.peek().position.layout };
    this.#waitAnew();
    this.#ready.resolve(ready);
    this.#dispatch("ready", ready);
  }

  /** A wait that is not over ends with the new one. */
  #waitAnew() {
    const next = newWait();
    this.#ready.resolve(next.promise);
    this.#ready = next;
  }

  /** The puzzle cannot be put on the board. @param {unknown} error */
  #failReady(error) {
    const { code, message } = this.#reportError(error);
    this.#ready.reject(failure(code, message));
  }

  /** Shows what the mode teaches: the path, a position to practise, a lesson. */
  async #teach() {
    const { mode, technique, layout, step } = this;
    if (!isTaught(mode) || !this.#player) return;
    const turn = ++this.#teaching;
    await this.#taught(async (tutor) => {
      if (turn !== this.#teaching) return;
      if (mode === "path") await tutor.walk(step - 1);
      else await (mode === "practice" ? tutor.practise(technique, layout || "3x3") : tutor.learn(technique));
    }).catch(() => {});
  }

  /**
   * Asks what teaches on this board. Rejects as `#ask` does.
   * @template T
   * @param {(tutor: import("./tutor.js").Tutor) => Promise<T>} question
   * @returns {Promise<T>}
   */
  async #taught(question) {
    if (!this.#player) throw notReady();
    const { position } = this.#store.own.peek();
    try {
      const tutor = await this.#player.tutor();
      if (this.#store.own.peek().position !== position) throw overtaken();
      return await question(tutor);
    } catch (/** @type {any} */ error) {
      if (quietCodes.has(error?.code)) throw error;
      const told = this.#reportError(error);
      throw failure(told.code, told.message);
    }
  }

  /** Begins to read the puzzle of the attributes. @returns {Promise<Shown>} */
  #read() {
    this.#unread = false;
    const { mode, layout, rules } = this;
    const isOfTechnique = mode === "practice" || mode === "lesson";
    const read = async () => ({
      state: isOfTechnique
        ? newState({ layout: "3x3", activity: activityOf[mode] })
        : await readBoard(this.puzzle || puzzleIn(this), { mode, layout, rules }),
    });
    const reading = read();
    // Who shows it says what is wrong with it.
    reading.catch(() => {});
    return reading;
  }

  /** @param {Promise<Shown>} reading */
  async #showRead(reading) {
    const turn = ++this.#reading;
    try {
      const read = await reading;
      if (turn !== this.#reading) return;
      this.#player?.say("");
      this.#show(read);
    } catch (error) {
      if (turn === this.#reading) this.#failReady(error);
    }
  }

  /**
   * Asks the engine about the board. Rejects with "not-ready" before the board is shown, with "aborted" when the board
   * has changed meanwhile, and, after a sudoku-error event, with the error of an engine that failed. Rejects with
   * "wrong-mode" while the board shows something else than its puzzle.
   * @template {"solveBoard" | "checkBoard" | "rateBoard"} N
   * @param {N} question of judge.js
   * @returns {Promise<NonNullable<Awaited<ReturnType<typeof import("./judge.js")[N]>>>>}
   */
  async #ask(question) {
    const { position } = this.#store.own.peek();
    if (!this.#player) throw notReady();
    if (question !== "rateBoard" && this.#store.session.peek().temporary)
      throw failure("wrong-mode", "The board shows something else than its puzzle.");
    const { words } = this.#player;
    const answer = await import("./judge.js")
      .then((judge) =>
        /** @type {any} */ (judge)[question]({
          store: this.#store,
          about: "position",
          signal: this.#leaving.signal,
          words,
        }),
      )
      .catch((error) => {
        const told = this.#reportError(error);
        throw failure(told.code, told.message);
      });
    if (answer === null || this.#store.own.peek().position !== position) throw overtaken();
    return answer;
  }

  #report() {
    const now = Date.now();
    const { changed, started, progress, solved } = this.#game.follow(this.#store.own.peek(), now);
    if (started) this.#dispatch("start", started);
    if (changed) {
      this.#player?.say("");
      this.#dispatch("change", changed);
    }
    if (progress) this.#dispatch("progress", progress);
    if (!solved) return;
    this.#actions.finish(now);
    const player = this.#player;
    player?.say(player.words("status.solved"), "", this.#store.own.peek().game.origin.message);
    this.#dispatch("solved", solved);
  }

  /**
   * Says what is wrong under the board and in an event. Returns the code and the message of the event.
   * @param {any} error
   */
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

defineOptions(SudokuBoard);
