/**
 * Starts games: made puzzles, with rules or without, by level or by any goal; the daily puzzles; another puzzle of the
 * same kind and level. The game before is kept.
 */
import { cellsOf } from "../../formats/line.js";
import { dailyGoal, dailyWithRules } from "../../model/daily.js";
import { faces } from "../../model/digit-face.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { goalOf, isChosenByLevel, levelWithin } from "../../model/puzzle-goal.js";
import { ask } from "../../model/question.js";
import { begin } from "../../model/session.js";
import { wordPart } from "../../model/wordoku.js";
import { newState } from "../../model/state.js";
import { errorSentence } from "../../controls/errors.js";
import { nextTask } from "../../model/next-task.js";
import { levelWords } from "../../i18n/level-words.js";
import { browserStock } from "./puzzle-stock.js";
import { originParts } from "./puzzle-words.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/game.js").Origin} Origin */
/**
 * @typedef {{ puzzle: string, solution?: string, layout: string, rules?: readonly string[], clues: number, level?:
 *   LevelName | null, rating?: number | null, hardest?: string | null, seed?: number, face?: string }} Made `face`: the
 *   word that stands in the solution
 */

/**
 * Puts a made puzzle on the board as a new game, in place Play. A puzzle of the stock is rated meanwhile.
 *
 * @param {Pick<App, "actions" | "engine" | "store" | "go" | "announce" | "words" | "focusBoard">} app
 * @param {Made} made
 * @param {Partial<Origin>} [origin]
 */
export async function startMade(app, made, origin = {}) {
  const { store, go, announce, words, focusBoard } = app;
  const { puzzle, layout, rules, clues, level, rating, hardest, seed } = made;
  const face = faceOf(store.state().game.origin.face, made, origin);
  /** @type {Origin} */
  const told = {
    kind: "made",
    ...(level && { level }),
    ...(rating && { rating }),
    ...(hardest && { hardest }),
    ...(seed !== undefined && { seed }),
    ...origin,
    ...(face && { face }),
  };
  store.change(
    begin,
    newState({
      puzzle: { layout, cells: cellsOf(puzzle, layout), ...(rules && { rules }) },
      activity: "play",
      origin: told,
    }),
  );
  // A puzzle with rules has no rating. Without a rating the game is played all the same.
  if (!rules && rating === undefined) rate(app, made).catch(() => {});
  await go("play");
  if (rules) announce(originParts(told, layout, words).join(" · "));
  else
    announce(
      level ? words("new.done-level", { level: levelWords(level, words), clues }) : words("new.done", { clues }),
    );
  // The focus makes the browser lay the board out, which is a task of its own.
  await nextTask();
  focusBoard();
}

/**
 * The face of a new game: the word in the solution, or the face of the game before. A daily puzzle is the same for
 * everybody, and a word is no word on a board of another size.
 *
 * @param {string | undefined} before
 * @param {Made} made
 * @param {Partial<Origin>} origin
 */
function faceOf(before, { face, layout }, { kind }) {
  const { word, most } = faces.peek().get(before) ?? {};
  const isKept = !word || (kind !== "daily" && most === layoutNamed(layout)?.digitCount);
  return face ?? (isKept ? before : undefined);
}

/**
 * Brings back a kept game in place Play; in place Solve, if it is a puzzle that is being entered.
 *
 * @param {Pick<App, "games" | "go" | "say" | "words">} app
 * @param {string} id
 */
export async function openGame({ games, go, say, words }, id) {
  const isDraft = games.entries.peek().some((entry) => entry.id === id && entry.isDraft);
  if ((await go(isDraft ? "solve" : "play")) !== "opened") return "overtaken";
  const opened = await games.open(id);
  if (opened === "newer") say(words("games.newer"), "error");
  else if (opened === "damaged" || opened === "missing") say(words("games.damaged"), "error");
  return opened;
}

/**
 * Takes a 9×9 puzzle of a level out of the stock.
 * @param {LevelName} level
 * @returns {Made | null} null when the stock has none
 */
export function fromStock(level) {
  const ready = browserStock.take(level);
  return ready && { ...ready, layout: "3x3", clues: ready.puzzle.replaceAll(".", "").length, level };
}

/**
 * Starts another puzzle of the layout, the rules and the level of the game on the board; of the hardest level that can
 * be made, where the game is harder.
 *
 * @param {App} app
 */
export async function startNext(app) {
  const {
    game: { origin },
    position,
  } = app.store.state();
  const { ruled, title } = origin;
  const level = origin.level ?? app.settings.level.value;
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(position.layout));
  const ofWord = ruled ? {} : wordPart(origin.face, layout);
  const ready = !ruled && !ofWord.word && layout.name === "3x3" ? fromStock(level) : null;
  if (ready) await startMade(app, ready);
  else
    await make(
      app,
      {
        ...goalOf(layout, ruled || isChosenByLevel(layout) ? levelWithin(layout, level, ruled) : "medium", {
          madeRules: ruled,
        }),
        ...ofWord,
      },
      ruled && { ruled, title },
    );
}

/** Starts a 9×9 puzzle of a level. @param {App} app @param {LevelName} level */
export async function startLevel(app, level) {
  const ready = fromStock(level);
  if (ready) await startMade(app, ready);
  else await make(app, goalOf(/** @type {import("../../model/layout.js").Layout} */ (layoutOfSide(9)), level), {});
}

/**
 * Starts a daily puzzle.
 *
 * @param {App} app @param {string} day @param {import("../../model/daily.js").DailyName} [name] the puzzle of the week
 *   when absent @param {string} [title] of the daily puzzle with rules: what its kind is called
 */
export const startDaily = (app, day, name, title) =>
  make(app, dailyGoal(day, name), {
    kind: "daily",
    date: day,
    ...(name === "rules" && { ruled: dailyWithRules(day).kind, title }),
  });

/**
 * Makes a puzzle and starts it, unless another game has begun meanwhile.
 * @param {App} app
 * @param {import("../../model/puzzle-goal.js").Goal} goal
 * @param {Partial<Origin>} [origin]
 */
async function make(app, goal, origin) {
  try {
    await app.work(({ signal, onProgress }) =>
      ask(
        { store: app.store, about: "game", signal },
        (_, asked) => app.engine.generate({ ...goal, signal: asked, onProgress }),
        (made) => startMade(app, made, origin),
      ),
    );
  } catch (error) {
    app.say(errorSentence(error, app.words), "error");
  }
}

/**
 * @param {Pick<App, "actions" | "engine" | "store">} app
 * @param {Made} made the puzzle of the game that has just begun
 */
const rate = ({ actions, engine, store }, { puzzle, layout }) =>
  ask(
    { store, about: "game" },
    (_, signal) => engine.background.rate(puzzle, { layout, signal }),
    ({ er }, { game }) => {
      if (er && store.state().game.id === game.id) actions.describeOrigin({ rating: er });
    },
  );
