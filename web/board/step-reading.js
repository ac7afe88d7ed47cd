/**
 * A step as a picture needs it: cells as numbers, candidates that are on the board, what plays which role. In cells without notes
 * all that the digits leave counts as a candidate.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {object} ReadPart
 * @property {string} role as `rolesOf` has it
 * @property {number} number of an almost locked set, from 0; of others 0
 * @property {readonly number[]} cells
 * @property {readonly Candidate[]} candidates those of the part that are on the board
 * @typedef {{ from: ReadPart, to: ReadPart, strong: boolean }} ReadLink
 * @typedef {object} StepReading
 * @property {readonly ReadPart[]} parts
 * @property {readonly ReadLink[]} links
 * @property {readonly { role: string, cells: readonly number[] }[]} houses
 * @property {readonly Candidate[]} placements
 * @property {readonly Candidate[]} eliminations
 * @property {ReadonlyMap<number, number>} notes of cells that show none: the digits (as a set) that the step speaks of
 * @property {boolean} isForcing whether it begins with an assumption, so that its links have a direction
 */
import { noteBit } from "../model/digits.js";
import { candidatesAt, cellNamed, houseNamed } from "../model/step.js";
import { rolesOf, unlinkedCommons } from "./step-looks.js";

/** What the layout does not have is left out. @param {BoardView} view @param {Step} step @returns {StepReading} */
export function readStep({ layout, cells }, step) {
  const { houses = [], links = [] } = step;
  const digits = cells.map(({ digit }) => digit);
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
  const read = (/** @type {readonly import("../model/step.js").StepCandidate[]} */ list = []) => (
    list.map(({ cell, digit }) => ({ cell: cellNamed(layout, cell), digit })).filter(has));
  const parts = readParts(layout, step, has);
  return {
    notes,
    parts,
    links: [
      ...links.filter(({ from, to }) => parts[from] && parts[to])
        .flatMap(({ from, to, strong }) => linksBetween({ from: parts[from], to: parts[to], strong }, parts)),
      ...unlinkedCommons(step).flatMap((i) => linksOfCommon(parts[i], parts)),
    ],
    houses: houses.flatMap((house) => {
      const found = houseNamed(layout, house);
      return found ? [{ role: house.role, cells: found.cells }] : [];
    }),
    placements: read(step.placements),
    eliminations: read(step.eliminations),
    isForcing: parts.some(({ role }) => role === "assumption" || role === "assumed-false"),
  };
}

/** @param {import("../model/layout.js").Layout} layout @param {Step} step @param {(candidate: Candidate) => boolean} has @returns {ReadPart[]} */
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

/** Between sets a link goes from each restricted common that they share to the same digit. @param {ReadLink} link @param {readonly ReadPart[]} parts @returns {ReadLink[]} */
function linksBetween(link, parts) {
  if (!sets.has(link.from.role) || !sets.has(link.to.role)) return [link];
  const found = parts.filter(({ role }) => role === "restricted-common").flatMap((common) => linksOfCommon(common, [link.from, link.to]));
  return found.length ? found : [link];
}

/** For each digit of a restricted common, between the sets that have it: from each to the next. @param {ReadPart} common @param {readonly ReadPart[]} parts @returns {ReadLink[]} */
function linksOfCommon(common, parts) {
  return [...new Set(common.candidates.map(({ digit }) => digit))].flatMap((wanted) => {
    const sides = parts.filter(({ role }) => sets.has(role))
      .map(({ cells }) => ({ ...common, candidates: common.candidates.filter(({ cell, digit }) => digit === wanted && cells.includes(cell)) }))
      .filter(({ candidates }) => candidates.length);
    return sides.slice(1).map((to, i) => ({ from: sides[i], to, strong: false }));
  });
}
