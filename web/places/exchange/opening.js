/**
 * Puzzles that come from outside: as text, or with the address. A puzzle with exactly one solution opens in place Play,
 * any other in place Solve. An address goes on with the game that the player has begun with its puzzle. The game before
 * stays among the games of this device. What is more than a puzzle (several puzzles, notes, a game, rules that are left
 * out) opens in the dialog first.
 */
import { inDialog, openDialogs } from "../../controls/over-page.js";
import { foundPuzzle, isPlayed, isPuzzleToSolve, positionOf, puzzleToSolve } from "../../formats/found.js";
import { openBegun } from "../../games/begun.js";
import { backgroundBudget, withinBudget } from "../../model/budget.js";
import { withFace } from "../../model/digit-face.js";
import { textOfDrawing } from "../../model/drawing.js";
import { longestAuthor, longestTitle, present, titledByAuthor } from "../../model/author-words.js";
import { isAuthored, longestRuleset, newGame } from "../../model/game.js";
import { isBlank, layoutOf, newPosition } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { mostWithRules } from "../../model/puzzle-rules.js";
import { ask } from "../../model/question.js";
import { begin, enterOpened, keepForSolve, open as openGame, showDraft } from "../../model/session.js";
import { newState, stateAt } from "../../model/state.js";
import { contentsWords, formatWords, isOfLink, readErrorSentence } from "./format-words.js";
import { isRefused, largestInPage, largestText, readForeign } from "./foreign-text.js";
import { readTexts } from "../../formats/read.js";
import { textOfFile } from "../../formats/text-file.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { isAbort } from "../../model/error-codes.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../formats/found.js").Found} Found */
/** @typedef {import("../../formats/read.js").Reading} Reading */
/** @typedef {import("../../formats/read.js").ReadError} ReadError */
/** @typedef {import("../../formats/read.js").Source} Source */
/** @typedef {import("../../model/game.js").Origin} Origin */
/** @typedef {import("../../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../../model/state.js").State} State */
/**
 * @typedef {import("../shell/place-opener.js").Ending | "over"} Opened how opening a puzzle has ended: as opening its
 *   place has; "over": opened, and undo brings back the puzzle that was being entered
 */

/** Of a board of 4×4. */
const fewestCells = 16;

/** Ends the reading of the texts before: only the newest are opened. */
let newest = new AbortController();

/**
 * Opens texts that were pasted or dropped: one plain puzzle at once, in the place that is open; everything else in the
 * dialog, also a puzzle with a mistake, which can be corrected there. A text without any puzzle changes nothing, and
 * the line under the board says so.
 *
 * @param {App} app
 * @param {readonly Source[]} sources
 */
export async function openSources(app, sources) {
  newest.abort();
  const { signal } = (newest = new AbortController());
  const isLong = sources.some(({ text }) => text.length > largestInPage);
  if (isLong) {
    app.say(app.words("open.reading"));
    signal.addEventListener("abort", () => app.say(""));
  }
  const reading = await readSources(app, sources, { signal }).catch((error) =>
    isAbort(error) ? null : Promise.reject(error),
  );
  if (!reading || signal.aborted) return;
  const [found] = reading.puzzles;
  if (!found && (isRefused(reading) || !sources.some(isAttempt))) {
    const [error] = reading.errors;
    app.say(isOfLink(error) ? readErrorSentence(error, app.words) : app.words("open.no-puzzle"), "error");
    return;
  }
  if (isLong) app.say("");
  const isForSolve = app.store.session.peek().place === "solve";
  if (!found || !isPlain(reading, isForSolve)) {
    await showDialog(app, sources, reading);
    return;
  }
  const how = isForSolve
    ? enterFound(app, found)
    : await openPuzzle(app, puzzleToSolve(found), originOf(found, "entered"));
  sayOpened(app, found, how);
}

/** Whether a file is a picture of pixels. @param {File} file */
const isPicture = ({ type }) => type.startsWith("image/") && type !== "image/svg+xml";

/**
 * Hands a picture to the dialog that reads photos, in place of other dialogs.
 * @param {App} app
 * @param {File} picture
 */
async function openPicture(app, picture) {
  const { openPhoto } = await app.load("photo");
  for (const dialog of openDialogs.peek()) if (!dialog.classList.contains("dialog-photo")) dialog.close();
  await openPhoto(app, picture);
}

/**
 * Opens files that were dropped or pasted, like texts; pictures, of which the first is read, open the dialog for
 * photos. Files go to the dialog when it is open, or when one of them holds no text.
 * @param {App} app
 * @param {readonly File[]} files
 */
export async function openDropped(app, files) {
  if (files.length > 0 && files.every(isPicture)) return openPicture(app, files[0]);
  const { sources, refused } = await textsOf(files);
  if (!inDialog() && refused.length === 0) return openSources(app, sources);
  const { openFiles } = await app.load("exchange");
  return openFiles(app, files);
}

/**
 * Opens the dialog, which is loaded when it is first wanted.
 * @param {App} app
 * @param {readonly Source[]} [sources]
 * @param {Reading} [reading] of the sources
 */
export async function showDialog(app, sources, reading) {
  const { openDialogWith } = await app.load("exchange");
  openDialogWith(app, sources, reading);
}

/** Whether a text has at least as many digits and blanks as the smallest board has cells. @param {Source} source */
function isAttempt({ text }) {
  const signs = text.matchAll(/[\d.]/g);
  for (let count = 0; count < fewestCells; count++) if (signs.next().done) return false;
  return true;
}

/**
 * Whether a reading is one puzzle that can be opened without a question.
 * @param {Reading} reading
 * @param {boolean} isForSolve
 */
const isPlain = ({ puzzles: [found, ...more], errors }, isForSolve) =>
  more.length === 0 &&
  errors.length === 0 &&
  found.leftOut.length === 0 &&
  found.suggested.length === 0 &&
  found.drawn === null &&
  (isForSolve ? isPuzzleToSolve(found) : !isPlayed(found));

/**
 * Says what was opened. A place that could not be opened has said so.
 * @param {Pick<App, "say" | "words">} app
 * @param {Found} found
 * @param {Opened} how
 */
export function sayOpened({ say, words }, found, how) {
  if (how === "failed") return;
  say(
    words.text([
      words("open.done", { format: formatWords(found.format, words), contents: contentsWords(found, words) }),
      how === "over" ? words("open.over") : "",
      limitSentence(found, words),
    ]),
  );
}

/**
 * What is missing for a puzzle that is too large for the code of rules; empty for any other.
 * @param {Pick<Puzzle, "layout" | "rules">} puzzle
 * @param {import("../../i18n/words.js").Words} words
 */
const limitSentence = ({ layout, rules }, words) =>
  rules?.length && (layoutNamed(layout)?.digitCount ?? 0) > mostWithRules.digits
    ? words("open.without-hints", { most: mostWithRules.digits })
    : "";

/** @param {Found} found */
const boardOf = ({ layout }) => /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(layout));

/** @param {Found} found @param {"entered" | "link"} kind @returns {Origin} */
export function originOf(found, kind) {
  const { title, author, ruleset, message, level, rating, face, solution } = found;
  return {
    kind,
    ...present({
      level,
      rating,
      face,
      ...(title.length > longestTitle ? {} : titledByAuthor(title)),
      author: author?.slice(0, longestAuthor),
      ruleset: ruleset?.slice(0, longestRuleset),
      message: message?.slice(0, longestRuleset),
      drawing: found.drawn ? textOfDrawing(found.drawn, found.taken, boardOf(found)) : undefined,
      solution: solution ?? undefined,
    }),
  };
}

/**
 * Opens the puzzle of an address or of a photo: the game that the player has begun with the puzzle, or else a new game.
 * A face of the address becomes that of the game.
 *
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {Origin} origin
 * @param {App["go"]} go
 * @returns {Promise<Opened>}
 */
export async function openPuzzleOrGame(app, puzzle, origin, go) {
  if (!(await openBegun(app.games, puzzle, origin))) return openPuzzle(app, puzzle, origin, go);
  showInFace(app.store, origin.face);
  return go("play");
}

/**
 * A face that an address or a text names is the wish of whoever opens it, also for a game that had another face.
 * @param {App["store"]} store @param {string | undefined} face
 */
function showInFace(store, face) {
  const state = store.state();
  if (face && !state.isForeign) store.replace(withFace(state, face === "digits" ? undefined : face));
}

/**
 * Opens a puzzle in place Play at once, and moves it to place Solve when it turns out not to have exactly one solution.
 * The question is dropped when another game begins, and after its budget.
 *
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {Origin} origin
 * @param {App["go"]} [open]
 * @returns {Promise<Opened>}
 */
async function openPuzzle(app, puzzle, origin, open = app.go) {
  const { store, facts, go } = app;
  const opened = newState({ puzzle, activity: "play", origin });
  const { id } = opened.game;
  store.change(openGame, opened);
  const judging = ask(
    { store, about: "puzzle" },
    (_, signal) =>
      withinBudget(
        backgroundBudget,
        (stopped) => facts.of(puzzle).solutions({ signal: stopped }),
        signal,
        facts.ready(),
      ),
    ({ status }) => status,
  ).catch(() => null);
  const ending = await open("play");
  const status = await judging;
  const limit = limitSentence(puzzle, app.words);
  if (limit && ending === "opened") app.say(limit);
  // Where rules are left out, the author's solution judges.
  if (status === null || status === "unique" || origin.solution) return ending;
  const isDue = () => enterOpened(store.session.peek(), id) !== store.session.peek();
  while (isDue()) {
    // Whoever has gone to another place stays there, and finds the puzzle in place Solve.
    const moved = await go("solve", "play");
    if (store.session.peek().place !== "play") store.change(enterOpened, id);
    if (moved === "failed") return moved;
  }
  return ending;
}

/**
 * Opens a game of an address that nobody has begun, as `openPuzzleOrGame` opens its puzzle.
 * @param {App} app @param {State} state @param {App["go"]} go
 */
export const openUnplayed = (app, state, go) =>
  openPuzzleOrGame(app, puzzleOf(state.position), ofFriend(state).game.origin, go);

/**
 * Plays what was read as a new game, with its digits, notes and colours; a whole game also with its clock and counts.
 *
 * @param {App} app
 * @param {Found} found
 * @param {App["go"]} [go]
 * @returns {Promise<Opened>}
 */
export async function playFound({ store, go: goAnyhow }, found, go = goAnyhow) {
  if (found.state?.activity === "enter") {
    const ending = await go("solve");
    // Whoever is elsewhere finds the puzzle in place Solve, also when its code has to be loaded again.
    store.change(ending === "opened" ? begin : keepForSolve, ofFriend(found.state));
    return ending;
  }
  store.change(
    begin,
    found.state
      ? ofFriend(found.state)
      : stateAt(positionOf(found), { activity: "play", game: newGame(originOf(found, "entered")) }),
  );
  return go("play");
}

/**
 * Enters what was read in place Solve, where its givens can be changed. Without place Solve nothing changes.
 * @param {App} app
 * @param {Found} found
 * @returns {Promise<Opened>}
 */
export async function editFound(app, found) {
  const ending = await app.go("solve");
  return ending === "opened" ? enterFound(app, found) : ending;
}

/**
 * Enters a puzzle of givens and rules, as `editFound` does.
 * @param {App} app
 * @param {Puzzle} puzzle
 */
export const enterPuzzle = (app, { layout, cells, rules = null }) =>
  editFound(app, foundPuzzle({ format: "picture", layout, givens: cells, rules }));

/**
 * Enters what was read: over the puzzle that is being entered, so that undo brings this puzzle back; else as a puzzle
 * of its own. Place Solve is open.
 *
 * @param {Pick<App, "store" | "actions">} app @param {Found} found
 * @returns {Opened}
 */
function enterFound({ store, actions }, found) {
  const { layout, cells, candidates, rules } = puzzleToSolve(found);
  const position = { ...newPosition(layout, cells, candidates, rules), entries: found.entries };
  // What the reader has taken from the drawing is a step of its own: undo leaves the drawing a drawing.
  const stated = rules?.filter((rule) => !found.taken.includes(rule)) ?? [];
  const bare = { ...position, rules: stated.length ? stated : null };
  const isTaking = found.taken.length > 0;
  const { draft } = store.session.peek();
  // What is entered can be changed, and then has another level.
  const origin = originOf({ ...found, level: undefined, rating: undefined }, "entered");
  // What an author says and draws belongs to a game. The words of a setter stay with the grid that comes after them.
  const isKept = draft && !draft.isForeign && !draft.game.origin.drawing && !isAuthored(origin);
  if (isKept && (!isBlank(draft.position) || isAuthored(draft.game.origin))) {
    store.change(showDraft);
    // A solution that is shown keeps the board from being changed.
    actions.showOverlay(null);
    actions.goTo(bare);
    if (isTaking) actions.goTo(position);
    showInFace(store, found.face);
    return "over";
  }
  store.change(begin, stateAt(bare, { activity: "enter", game: newGame(origin) }));
  if (isTaking) actions.goTo(position);
  return "opened";
}

/**
 * The game of an address, as a game of its own: the player may have the same game already. A daily puzzle that a friend
 * has begun is no daily puzzle of the player's.
 *
 * @param {State} state
 * @returns {State}
 */
function ofFriend(state) {
  const { level, rating, title, titleBy, author, ruleset, message, drawing, solution, face } = state.game.origin;
  const { id, origin } = newGame({
    kind: "link",
    ...present({ level, rating, title, titleBy, author, ruleset, message, drawing, solution, face }),
  });
  return { ...state, game: { ...state.game, id, origin, clock: { ...state.game.clock, isPaused: false } } };
}

/**
 * Reads several texts as if they were one. A text that tells only the side of its grid gets the boxes, regions and
 * variants of an empty board of that side.
 *
 * @param {Pick<import("../shell/app.js").App, "engine" | "store">} app
 * @param {readonly Source[]} sources
 * @param {{ layout?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<Reading>}
 */
export const readSources = (app, sources, options = {}) => readTexts(sources, (text) => readHere(app, text, options));

/**
 * Reads texts, some of which may be files beside others that were refused. The errors tell the refused files first.
 * When the engine cannot answer, its failure is one of the errors.
 *
 * @param {Pick<import("../shell/app.js").App, "engine" | "store">} app
 * @param {readonly Source[]} sources
 * @param {readonly ReadError[]} refused
 * @param {AbortSignal} [signal]
 * @returns {Promise<Reading | null>} null after an abort
 */
export async function readBeside(app, sources, refused, signal) {
  const reading = await readSources(app, sources, { signal }).catch((error) =>
    isAbort(error) ? null : { puzzles: [], errors: [error], more: false },
  );
  return reading && { ...reading, errors: [...refused, ...reading.errors] };
}

/**
 * @param {Pick<import("../shell/app.js").App, "engine" | "store">} app
 * @param {string} text
 * @param {{ layout?: string, signal?: AbortSignal }} options
 */
async function readHere({ engine, store }, text, { layout = "", signal }) {
  const { position } = store.state();
  const read = (/** @type {string} */ wanted) => readForeign(text, { engine, layout: wanted, signal });
  const first = await read(layout);
  if (layout || !isBlank(position) || isRefused(first)) return first;
  const usual = layoutOfSide(layoutOf(position).digitCount)?.name;
  if (position.layout === usual) return first;
  const tellsSideAlone = first.puzzles.every(
    ({ layout: name }) => layoutNamed(name)?.digitCount === layoutOf(position).digitCount && (!usual || name === usual),
  );
  if (!tellsSideAlone) return first;
  const again = await read(position.layout);
  return again.puzzles.length >= first.puzzles.length && again.errors.length <= first.errors.length ? again : first;
}

/**
 * Reads files, up to a size of all together.
 *
 * @param {Iterable<File>} files
 * @returns {Promise<{ sources: Source[], refused: ReadError[] }>} `refused`: the files that hold no text or are too
 *   large
 */
export async function textsOf(files) {
  let room = largestText;
  const read = await Promise.all(
    [...files].map(async (file) => {
      const { name, size } = file;
      if (size > room) return { name, text: null, code: /** @type {const} */ ("file-too-large") };
      room -= size;
      return {
        name,
        text: await file
          .arrayBuffer()
          .then(textOfFile)
          .catch(() => null),
        code: /** @type {const} */ ("no-text"),
      };
    }),
  );
  const isText = (/** @type {string | null} */ text) => text !== null && text.trim() !== "" && !text.includes("\0");
  return {
    sources: read.flatMap(({ name, text }) => (isText(text) ? [{ name, text: /** @type {string} */ (text) }] : [])),
    refused: read
      .filter(({ text }) => !isText(text))
      .map(({ name, code }) => ({ code, position: null, details: { name, megabytes: largestText / 1_000_000 } })),
  };
}
