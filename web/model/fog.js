/**
 * Fog: which cells of a game are covered, and what the player sees then. Loaded with the first game that has fog.
 *
 * @typedef {import("./drawn-fog.js").Fog} Fog
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./position.js").Position} Position
 * @typedef {import("./state.js").State} State
 * @typedef {import("./game.js").Game} Game
 * @typedef {readonly number[] | "any" | null} Measure by which a digit is right: the digits of a solution; "any" where
 *   the puzzle has several solutions and every digit counts as right, as in SudokuPad; null where the engine finds no
 *   answer, and no digit counts as right
 */
import { drawingIn } from "./drawing.js";
import { around } from "./drawn-fog.js";
import { cellAt, columnOf, rowOf } from "./layout.js";
import { layoutOf } from "./position.js";
import { authorSolution } from "./progress.js";
import { givenCandidates, puzzleKey, puzzleOf } from "./puzzle.js";
import { rulesOfTexts } from "./puzzle-rules.js";
import { candidatesLeft } from "./step.js";

/** The fog of a game that is played, or only looked at; null for any other. @param {State} state */
export function fogOf({ game, position, activity }) {
  if (activity !== "play" && activity !== "view") return null;
  const drawing = drawingIn(game.origin.drawing);
  const { rows, columns } = layoutOf(position);
  return drawing?.rows === rows && drawing.columns === columns ? (drawing.fog ?? null) : null;
}

/**
 * The cells that fog covers. A right digit that the player has entered opens the cells that it is linked with, or its
 * cell and the eight around. A given opens nothing around it, and counts as a right digit once it is open.
 *
 * @param {Layout} layout
 * @param {Fog} fog
 * @param {Pick<Position, "givens" | "entries">} digits
 * @param {Measure} [measure] not yet known when absent
 * @returns {Set<number>}
 */
export function coveredCells(layout, { open, links }, { givens, entries }, measure) {
  const cellsAt = (/** @type {Fog["open"]} */ places) =>
    places.flatMap(([row, column]) => cellAt(layout, row, column) ?? []);
  const opened = new Set(cellsAt(open));
  const isRight = (/** @type {number} */ cell) =>
    givens[cell]
      ? opened.has(cell)
      : Boolean(entries[cell] && (measure === "any" || measure?.[cell] === entries[cell]));
  if (links) {
    const all = links.map((link) => link.map(cellsAt));
    // A given that has been opened can complete another link.
    for (let before = -1; before < opened.size;) {
      before = opened.size;
      for (const [cells, more] of all) if (cells.every(isRight)) for (const cell of more) opened.add(cell);
    }
  } else
    for (const cell of entries.keys())
      if (!givens[cell] && isRight(cell))
        for (const each of cellsAt(around([rowOf(layout, cell), columnOf(layout, cell)]))) opened.add(each);
  return new Set([...givens.keys()].filter((cell) => !opened.has(cell)));
}

/** What is known of puzzles whose author gives no solution, by their keys: a replay has its own copy of the puzzle. */
const measures = /** @type {Map<string, Measure>} */ (new Map());
const mostMeasures = 32;
/** The fog of games that were seen, by their givens. */
const fogs = /** @type {WeakMap<readonly number[], { fog: Fog, game: Game }>} */ (new WeakMap());
/** The rules that were seen last, by all rules of the puzzle, so that the same rules are the same list. */
const seenRules = /** @type {WeakMap<readonly string[], readonly string[]>} */ (new WeakMap());
/** What was seen of each position. @type {WeakMap<Position, Seen>} */
const known = new WeakMap();

/**
 * @typedef {{ position: Position, covered: ReadonlySet<number>, measure: Measure | undefined,
 *   kept: Game["uncovered"] }} Seen `kept`: what a save has told of it
 */

/** Whether the solution of the puzzle has to be asked for. @param {State} state */
export const lacksMeasure = (state) => fogOf(state) !== null && measureOf(state) === undefined;

/** @param {Pick<State, "game" | "position">} state @returns {Measure | undefined} undefined where nobody has asked */
const measureOf = (state) => authorSolution(state) ?? measures.get(puzzleKey(puzzleOf(state.position)));

/** @param {Position} position @param {Measure} measure */
export function setMeasure(position, measure) {
  if (measures.size >= mostMeasures) measures.clear();
  measures.set(puzzleKey(puzzleOf(position)), measure);
}

/** @param {Position} position @param {Fog} fog @param {Game} game @returns {Seen} */
function seenOf(position, fog, game) {
  const measure = measureOf({ game, position });
  const kept = game.uncovered;
  const before = known.get(position);
  if (before && before.measure === measure && before.kept === kept) return before;
  const layout = layoutOf(position);
  const covered = coveredCells(layout, fog, position, measure);
  if (!measure) for (const cell of kept ?? []) covered.delete(cell);
  const givens = position.givens.map((digit, cell) => (covered.has(cell) ? 0 : digit));
  const seen = {
    position: {
      ...position,
      givens,
      givenCandidates: candidatesSeen(position, givens, covered),
      rules: rulesSeen(position, layout, covered),
    },
    covered,
    measure,
    kept,
  };
  known.set(position, seen);
  return seen;
}

/**
 * The given candidates of open cells, without what only covered givens forbid.
 * @param {Position} position @param {readonly number[]} seen the open givens @param {ReadonlySet<number>} covered
 */
function candidatesSeen({ layout, givens, givenCandidates: sets }, seen, covered) {
  if (!sets) return null;
  const { digitCount } = layoutOf({ layout });
  const left = candidatesLeft(layoutOf({ layout }), givens);
  const all = 2 ** digitCount - 1;
  return givenCandidates(
    { layout, cells: seen },
    sets.map((set, cell) => (covered.has(cell) ? all : set | (all & ~left[cell]))),
  );
}

/** @param {Position} position @param {Layout} layout @param {Set<number>} covered @returns {Position["rules"]} */
function rulesSeen({ rules: texts }, layout, covered) {
  const all = rulesOfTexts(texts ?? [], layout);
  const open = texts?.filter((_, i) => all[i]?.cells.every((cell) => !covered.has(cell)));
  if (!texts || !open?.length) return null;
  const before = seenRules.get(texts);
  if (before?.length === open.length && before.every((text, i) => text === open[i])) return before;
  seenRules.set(texts, open);
  return open;
}

/** A game that is over, and one whose solution is shown, has no fog. @param {State} state */
const isClear = ({ game, overlay, position }) =>
  game.finished !== null || overlay !== null || position.answers !== null;

/** The states that were seen last, so that a board that is asked again shows the same. @type {WeakMap<State, State>} */
const seenStates = new WeakMap();

/** @type {import("./seen.js").FogPart} */
export const fogOfPlay = {
  state(state) {
    const fog = fogOf(state);
    const { position, game } = state;
    if (!fog) {
      // A puzzle that is edited can have the list of givens of a game.
      fogs.delete(position.givens);
      return state;
    }
    fogs.set(position.givens, { fog, game });
    if (isClear(state)) {
      fogs.delete(position.givens);
      return state;
    }
    const { position: seen, covered, measure } = seenOf(position, fog, game);
    if (!covered.size) return state;
    const before = seenStates.get(state);
    if (before?.position === seen) return before;
    const made = { ...state, position: seen, fog: { covered, whole: position, measure } };
    seenStates.set(state, made);
    return made;
  },
  position(position) {
    const found = fogs.get(position.givens);
    return found ? seenOf(position, found.fog, found.game).position : position;
  },
  uncovered(state) {
    const { position, game } = state;
    const fog = fogOf(state);
    if (!fog || authorSolution(state)) return undefined;
    const measure = measureOf(state);
    if (!measure) return game.uncovered;
    if (!position.entries.some(Boolean)) return undefined;
    const covered = coveredCells(layoutOf(position), fog, position, measure);
    return [...position.givens.keys()].filter((cell) => !covered.has(cell));
  },
};
