/**
 * A step in the form that a picture needs: cells as numbers, the role of each part, and only candidates that the board
 * shows. In a cell without notes, every digit that no peer holds counts as a candidate.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {object} ReadPart
 * @property {string} role as returned by `rolesOf`
 * @property {number} number of an almost locked set in the step, from 0; 0 for other parts
 * @property {readonly number[]} cells
 * @property {readonly Candidate[]} candidates the candidates of the part that the board shows
 * @typedef {{ from: ReadPart, to: ReadPart, strong: boolean }} ReadLink
 * @typedef {object} StepReading
 * @property {readonly ReadPart[]} parts
 * @property {readonly ReadLink[]} links
 * @property {readonly { role: string, cells: readonly number[] }[]} houses
 * @property {readonly Candidate[]} placements drawn as marks on candidates
 * @property {readonly Candidate[]} answers placements of a single, drawn as large digits
 * @property {readonly Candidate[]} eliminations
 * @property {ReadonlyMap<number, number>} notes for cells that show none: the set of digits that the step mentions
 *   there
 * @property {boolean} isForcing whether it begins with an assumption, so that its links have a direction
 */
import { noteBit } from "../model/digits.js";
import { candidatesAt, cellNamed, housesShown } from "../model/step.js";
import { isSingle } from "../model/walk.js";
import { rolesOf, unlinkedCommons } from "./step-looks.js";
import { withSources } from "./step-sources.js";

/**
 * Reads a step. Cells and houses that the layout does not have are left out.
 * @param {BoardView} view
 * @param {Step} given
 * @returns {StepReading}
 */
export function readStep({ layout, cells }, given) {
  const digits = cells.map(({ digit }) => digit);
  const step = withSources(layout, digits, given);
  const { links = [] } = step;
  /** @type {Map<number, number>} */
  const left = new Map();
  /** @type {Map<number, number>} */
  const notes = new Map();
  const has = (/** @type {Candidate} */ { cell, digit }) => {
    if (cell < 0 || cells[cell].notes) return cell >= 0 && (cells[cell].notes & noteBit(digit)) !== 0;
    if (!left.has(cell)) left.set(cell, candidatesAt(layout, digits, cell));
    const isThere = ((left.get(cell) ?? 0) & noteBit(digit)) !== 0;
    if (isThere) notes.set(cell, (notes.get(cell) ?? 0) | noteBit(digit));
    return isThere;
  };
  const read = (/** @type {readonly import("../model/step.js").StepCandidate[]} */ list = []) =>
    list.map(({ cell, digit }) => ({ cell: cellNamed(layout, cell), digit })).filter(has);
  const parts = readParts(layout, step, has);
  return {
    notes,
    parts,
    links: [
      ...links
        .filter(({ from, to }) => parts[from] && parts[to])
        .flatMap(({ from, to, strong }) => linksBetween({ from: parts[from], to: parts[to], strong }, parts)),
      ...unlinkedCommons(step).flatMap((i) => linksOfCommon(parts[i], parts)),
    ],
    houses: housesShown(layout, step),
    ...placed(layout, digits, step, read),
    eliminations: read(step.eliminations),
    isForcing: parts.some(({ role }) => role === "assumption" || role === "assumed-false"),
  };
}

/**
 * A single is about a whole cell, so its digit is written large. Other steps place one of the candidates that they are
 * about.
 *
 * @param {import("../model/layout.js").Layout} layout @param {readonly number[]} digits @param {Step} step
 * @param {(list?: readonly import("../model/step.js").StepCandidate[]) => Candidate[]} read
 * @returns {Pick<StepReading, "placements" | "answers">}
 */
function placed(layout, digits, step, read) {
  if (!isSingle(step)) return { placements: read(step.placements), answers: [] };
  const { placements = [] } = step;
  const answers = placements.map(({ cell, digit }) => ({ cell: cellNamed(layout, cell), digit }));
  return {
    placements: [],
    answers: answers.filter(({ cell, digit }) => cell >= 0 && !digits[cell] && digit <= layout.digitCount),
  };
}

/**
 * @param {import("../model/layout.js").Layout} layout
 * @param {Step} step
 * @param {(candidate: Candidate) => boolean} has
 * @returns {ReadPart[]}
 */
function readParts(layout, step, has) {
  const roles = rolesOf(step);
  let sets = 0;
  return (step.parts ?? []).map((part, i) => {
    const cells = part.cells.map((name) => cellNamed(layout, name)).filter((cell) => cell >= 0);
    const candidates = cells.flatMap((cell) => part.digits.map((digit) => ({ cell, digit }))).filter(has);
    return { role: roles[i], number: roles[i] === "als" ? sets++ : 0, cells, candidates };
  });
}

const sets = new Set(["als", "stem"]);

/**
 * Splits a link between two sets into links between candidates: one for each restricted common, from its candidates in
 * one set to those in the other.
 * @param {ReadLink} link
 * @param {readonly ReadPart[]} parts
 * @returns {ReadLink[]}
 */
function linksBetween(link, parts) {
  if (!sets.has(link.from.role) || !sets.has(link.to.role)) return [link];
  const found = parts
    .filter(({ role }) => role === "restricted-common")
    .flatMap((common) => linksOfCommon(common, [link.from, link.to]));
  return found.length ? found : [link];
}

/**
 * Returns, for each digit of a restricted common, links between the sets that contain the digit: from each set to the
 * next.
 * @param {ReadPart} common
 * @param {readonly ReadPart[]} parts
 * @returns {ReadLink[]}
 */
function linksOfCommon(common, parts) {
  return [...new Set(common.candidates.map(({ digit }) => digit))].flatMap((wanted) => {
    const sides = parts
      .filter(({ role }) => sets.has(role))
      .map(({ cells }) => ({
        ...common,
        candidates: common.candidates.filter(({ cell, digit }) => digit === wanted && cells.includes(cell)),
      }))
      .filter(({ candidates }) => candidates.length);
    return sides.slice(1).map((to, i) => ({ from: sides[i], to, strong: false }));
  });
}
