/**
 * The puzzle on the board.
 *
 * @typedef {object} PrintedBoard
 * @property {string} layout
 * @property {readonly number[]} givens
 * @property {readonly number[] | null} [givenCandidates]
 * @property {readonly string[] | null} [rules]
 * @property {readonly number[]} entries what the player has entered
 * @property {string} [title]
 * @property {string} [drawing] what the author drew
 * @property {string} [author] who made the puzzle; `ruleset`, the rules in the author's words
 * @property {string} [ruleset]
 * @property {readonly number[] | null} [authorSolution] what the answers have where the rules leave several solutions
 * @property {string} [face] what its digits look like, unless the settings name a face
 * @property {import("../model/puzzle-goal.js").LevelName | null} [level] if it is known
 * @property {import("../model/facts.js").Facts} [facts] about the givens, where they may be known already
 */
import { cellsOf } from "../formats/line.js";
import { createFacts } from "../model/facts.js";
import { puzzleOf } from "../model/puzzle.js";
import { isRatable } from "../model/rating.js";
import { isJudged } from "./judging.js";
import { authoredParts } from "./authored-parts.js";
import { printedPuzzle } from "./printed-puzzle.js";

/** @typedef {import("./index.js").Making} Making */
/**
 * @typedef {import("../print/print-settings.js").PrintSettings & { work: import("../print/print-settings.js").BoardWork
 *   }} Settings
 */

/** @param {Settings} settings @param {Making} making @returns {Promise<import("../print/job.js").PuzzlesJob>} */
export async function makeBoard({ work, look }, { board, engine, signal, longWork }) {
  if (!board) throw new TypeError("there is no board to print");
  const { layout, givens, givenCandidates = null, rules = null, entries } = board;
  const puzzle = puzzleOf({ layout, givens, givenCandidates, rules });
  const facts = board.facts ?? createFacts(engine, (line, name) => cellsOf(line, name)).of(puzzle);
  longWork.report("solutions", 0, 1);
  const { status, cells } = await facts.solutions({ signal });
  const own = status === "unique" ? cells : null;
  const solution = own ?? board.authorSolution ?? null;
  let level = board.level ?? null;
  if (own && look.show.level && !level && isJudged(layout)) level = await levelOf(facts, signal);
  const rating = own && look.show.rating && isRatable(puzzle) ? await ratingOf(facts, signal) : null;
  longWork.report("solutions", 1, 1);
  /** @type {import("../print/job.js").Flaw | null} */
  const flaw = solution ? null : (flaws[status] ?? "unknown");
  const printed = printedPuzzle(
    {
      layout,
      givens,
      ...(givenCandidates && { givenCandidates }),
      ...(rules && { rules }),
      entries: work.entered && entries.some(Boolean) ? entries : null,
      solution,
      flaw,
      level,
      rating,
      ...(!own && solution && { isByAuthor: true }),
      ...authoredParts(board),
      ...(board.face && look.face === "digits" && { face: board.face }),
    },
    look.show,
  );
  return { kind: "puzzles", sections: [{ title: "", puzzles: [printed] }] };
}

/** @type {Partial<Record<import("../model/facts.js").Solutions["status"], import("../print/job.js").Flaw>>} */
const flaws = { multiple: "several", none: "none", conflict: "none" };

/** @param {import("../model/facts.js").Facts} facts @param {AbortSignal} [signal] */
async function levelOf(facts, signal) {
  const path = await facts.path({ signal });
  return typeof path === "object" ? path.level : null;
}

/** @param {import("../model/facts.js").Facts} facts @param {AbortSignal} [signal] */
async function ratingOf(facts, signal) {
  const { status, er } = await facts.rating({ signal });
  return status === "rated" ? er : null;
}
