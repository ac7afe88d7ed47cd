/**
 * What the methods of the element tell of hints and paths.
 *
 * @typedef {import("../teacher/hinting.js").Hint} Hint
 * @typedef {import("./answers-told.js").TaughtHint} TaughtHint
 * @typedef {import("./answers-told.js").TaughtPath} TaughtPath
 */
import { cellName } from "../model/layout.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { housesShown } from "../model/step.js";
import { positionOf } from "../model/walk.js";
import { hintPicture } from "../teacher/hint-picture.js";
import { createMistakeView } from "../teacher/mistake-view.js";
import { sentencesAt } from "../teacher/step-view.js";
import { hintNames } from "../model/hint-names.js";

/** The codes of what cannot be taught, by what was found instead, with a sentence for developers. */
const refusals = /** @satisfies {Record<string, [import("../model/error-codes.js").ErrorCode, string]>} */ ({
  blank: ["blank", "The board is empty."],
  solved: ["solved", "The board is solved."],
  conflict: ["conflict", "The givens contradict each other."],
  unsolvable: ["no-solution", "The puzzle has no solution."],
  stuck: ["no-hint", "No technique finds a step here."],
  unfinished: ["no-hint", "No step was found before the limit of the search."],
  mistake: ["mistake", "There is a mistake on the board."],
});

/** @param {import("../model/error-codes.js").ErrorCode} code @param {string} message for developers */
export const refusal = (code, message) => Object.assign(new Error(message), { code });

/** @param {keyof typeof refusals} kind */
function refusalOf(kind) {
  const [code, message] = refusals[kind];
  return refusal(code, message);
}

/**
 * @param {import("../teacher/room.js").Room} room
 * @param {Hint} hint
 * @returns {Promise<TaughtHint>} rejects with a `code` when nothing can be hinted at
 */
export async function taughtHint(room, { position, found, strength: number, explainer }) {
  const strength = hintNames[number - 1];
  if (found.kind === "mistake") {
    const { sentences } = createMistakeView(room).view(found.wrong, number, null);
    const cells = number === 1 ? [] : [...found.wrong.digits, ...found.wrong.eliminations].map(({ cell }) => cell);
    return { strength, technique: null, sentences, cells: [...new Set(cells)] };
  }
  if (found.kind !== "step") throw refusalOf(found.kind);
  const { step, start } = found;
  const { explain } = explainer ?? (await room.teaching.explanations.load());
  return {
    strength,
    technique: step.technique,
    sentences: sentencesAt(explain(step, { position, sets: start.sets }), number),
    cells: cellsShown(step, number, position),
  };
}

/**
 * The cells that the board marks at a strength of a hint; where it marks a house, the cells of the house.
 * @param {import("../model/step.js").Step} step
 * @param {import("../teacher/hinting.js").Strength} strength
 * @param {import("../model/position.js").Position} position
 */
function cellsShown(step, strength, position) {
  const layout = layoutOf(position);
  const picture = hintPicture(step, strength, { layout, digits: digitsOn(position) });
  const { parts = [], placements = [], eliminations = [] } = picture;
  const marked = [...parts.flatMap(({ cells }) => cells), ...[...placements, ...eliminations].map(({ cell }) => cell)];
  const all = marked.length
    ? marked
    : housesShown(layout, picture)
        .flatMap(({ cells }) => cells)
        .map((cell) => cellName(layout, cell));
  return [...new Set(all)];
}

/**
 * Returns the path of the teacher from the givens, without showing it.
 * @param {import("../teacher/room.js").Room} room @param {AbortSignal} signal
 * @returns {Promise<TaughtPath>} rejects with a `code` when there is none
 */
export async function taughtPath({ teaching: { path, explanations }, store }, signal) {
  const found = await path.search(store.own.peek().position, signal);
  if ("before" in found) throw refusalOf(found.before.kind);
  const { steps, states } = found;
  const { explain } = await explanations.load();
  const taught = steps.map((step, i) => {
    const position = positionOf(states[i]);
    const { technique, placements = [], eliminations = [] } = step;
    return {
      technique,
      sentences: explain(step, { position, sets: position.notes }).sentences,
      placements: [...placements],
      eliminations: [...eliminations],
    };
  });
  const { solved, stoppedAt, level, hardest } = steps;
  return { solved, pathCut: Boolean(stoppedAt), level, hardest, steps: taught };
}
