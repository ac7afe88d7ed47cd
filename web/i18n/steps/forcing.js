/**
 * Forcing chains and nets, templates, trial and error: what follows from an assumption.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step.js").Part} Part
 */
import { result } from "./result.js";
import { inOrder, partsOf, sameItems } from "./step.js";

const begins = (/** @type {Part} */ part) => part.role === "assumption" || part.role === "assumed-false";

/** @param {Context} context @returns {number[][]} the numbers of the parts of each branch */
function branchesOf({ step }) {
  /** @type {number[][]} */
  const branches = [];
  step.parts.forEach((part, i) => {
    if (begins(part)) branches.push([i]);
    else branches[branches.length - 1]?.push(i);
  });
  return branches;
}

/** @param {Context} context @param {string} key @param {Part} part @param {...Record<string, string | number>} more */
const node = ({ say, cells, digits }, key, part, ...more) => say(key, cells("node", part.cells), digits("digit", part.digits), ...more);

/** One assumption leads to what cannot be. @param {Context} context */
export function contradiction(context) {
  const branches = branchesOf(context);
  if (!branches.length) return [];
  const several = branches.length > 1;
  return [...branches.flatMap((branch, i) => tellBranch(context, branch, several ? i + 1 : 0)), context.say("forcing.wrong"), ...result(context)];
}

/** All assumptions of which one must be true lead to the same. @param {Context} context */
export function verity(context) {
  const branches = branchesOf(context);
  if (!branches.length) return [];
  return [
    ...alternatives(context),
    ...branches.flatMap((branch, i) => tellBranch(context, branch, i + 1)),
    context.say("forcing.same-end"),
    ...result(context),
  ];
}

/** Why one of the assumptions must be true. @param {Context} context */
function alternatives({ step, places, say, cells, digits, houses }) {
  const starts = step.parts.filter(begins);
  const [first] = starts;
  const tried = inOrder(starts.flatMap(({ cells }) => cells));
  const values = starts.flatMap(({ digits }) => digits);
  if (starts.some(({ role }) => role === "assumed-false")) {
    return [say("forcing.true-or-false", cells("node", first.cells), digits("digit", first.digits))];
  }
  if (tried.length === 1) return [say("forcing.one-of-cell", cells("cell", tried), digits("digits", values))];
  const [house] = places.shared(tried);
  if (house && new Set(values).size === 1) return [say("forcing.one-of-house", houses("house", [house]), cells("cells", tried), digits("digit", first.digits))];
  return [say("forcing.one-of-these")];
}

/** @param {Context} context @param {number[]} branch @param {number} number of the case; 0 when there is one assumption only */
function tellBranch(context, branch, number) {
  const { step } = context;
  const [start, ...rest] = branch;
  const part = step.parts[start];
  const isTrue = part.role === "assumption";
  const head = number
    ? node(context, isTrue ? "forcing.case" : "forcing.case-false", part, { number })
    : node(context, isTrue ? "forcing.assume" : "forcing.assume-false", part);
  return [head, ...rest.map((index) => tellNode(context, index))];
}

/** @param {Context} context @param {number} index of the part */
function tellNode(context, index) {
  const { step, places, digits, cells, houses } = context;
  const part = step.parts[index];
  if (part.role === "contradiction") return tellContradiction(context, part);
  const before = step.links.filter(({ to }) => to === index).map(({ from }) => step.parts[from]);
  const sameCell = before.length > 0 && before.every((one) => sameItems(one.cells, part.cells));
  const sameDigit = before.length > 0 && before.every((one) => sameItems(one.digits, part.digits));
  if (part.role === "off") {
    const [from] = before;
    if (sameCell) return node(context, "forcing.off-cell", part, digits("other", from.digits));
    return from && sameDigit ? node(context, "forcing.off-seen", part, cells("other", from.cells)) : node(context, "forcing.off", part);
  }
  if (sameCell) return node(context, "forcing.on-cell", part);
  const [house] = sameDigit ? places.shared(inOrder([part, ...before].flatMap(({ cells }) => cells))) : [];
  return house ? node(context, "forcing.on-house", part, houses("house", [house])) : node(context, "forcing.on", part);
}

/** @param {Context} context @param {Part} part what cannot be */
function tellContradiction(context, part) {
  const { step, places, say, cells, houses } = context;
  const values = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ more = {}) => node(context, key, part, more);
  if (part.cells.length === 1) return part.digits.length === 1 ? values("forcing.true-and-false") : say("forcing.empty-cell", cells("cell", part.cells));
  if (part.digits.length !== 1 || !part.cells.length) return say("forcing.contradiction");
  const isOn = (/** @type {string} */ cell) => step.parts.some(({ role, cells, digits }) => (
    (role === "on" || role === "assumption") && cells.includes(cell) && digits.includes(part.digits[0])));
  if (part.cells.every(isOn)) return values("forcing.twice");
  const [house] = places.shared(part.cells);
  return house ? values("forcing.no-place", houses("house", [house])) : values("forcing.no-place-left");
}

/** @param {"forcing.always" | "forcing.never"} key */
const template = (key) => (/** @type {Context} */ context) => {
  const { step, say, cells, digits } = context;
  const found = [...step.placements, ...step.eliminations];
  if (!found.length) return [];
  return [say(key, cells("cells", inOrder(found.map(({ cell }) => cell))), digits("digit", [found[0].digit])), ...result(context)];
};
export const templateSet = template("forcing.always");
export const templateDelete = template("forcing.never");

/** @param {Context} context */
export function trial(context) {
  const { step, say } = context;
  const [guess] = partsOf(step, "assumption");
  if (!guess) return [];
  const isRight = step.placements.some(({ cell, digit }) => guess.cells.includes(cell) && guess.digits.includes(digit));
  return [say("trial.last-resort"), node(context, "forcing.assume", guess), say(isRight ? "trial.solved" : "trial.contradiction"), ...result(context)];
}
