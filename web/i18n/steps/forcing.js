/**
 * Why forcing chains, forcing nets and trial and error are sound: the consequences of an assumption, branch by branch.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Part} Part
 * @typedef {import("./explain.js").Stage} Stage
 */
import { explainPattern } from "./patterns.js";
import { result } from "./step-result.js";
import { housesOf, inOrder, partsOf, sameItems } from "./step-data.js";
import { branchesOfTrial, wayBySingles } from "./trial.js";

const isAssumption = (/** @type {Part} */ part) => part.role === "assumption" || part.role === "assumed-false";

/**
 * @param {Context} context
 * @returns {number[][]} the indices of the parts of each branch; a branch begins with its assumption
 */
function branchesOf({ step }) {
  /** @type {number[][]} */
  const branches = [];
  step.parts.forEach((part, i) => {
    if (isAssumption(part)) branches.push([i]);
    else branches[branches.length - 1]?.push(i);
  });
  return branches;
}

/**
 * @param {Context} context
 * @param {import("./step-words.js").StepKey} key
 * @param {Part} part
 * @param {...Record<string, string | number>} more
 */
const sayNode = ({ say, cells, digits }, key, part, ...more) =>
  say(key, cells("node", part.cells), digits("digit", part.digits), ...more);

/** An assumption leads to a contradiction. @param {Context} context */
export function contradiction(context) {
  const branches = branchesOf(context);
  if (!branches.length) return [];
  const hasCases = branches.length > 1;
  return [
    ...branches.flatMap((branch, i) => sentencesOf(context, branch, hasCases ? i + 1 : 0)),
    context.say("forcing.wrong"),
    ...result(context),
  ];
}

/** One of several assumptions must be true, and all of them lead to the same result. @param {Context} context */
export function verity(context) {
  const branches = branchesOf(context);
  if (!branches.length) return [];
  return [
    ...alternatives(context),
    ...branches.flatMap((branch, i) => sentencesOf(context, branch, i + 1)),
    context.say("forcing.same-end"),
    ...result(context),
  ];
}

/** Why one of the assumptions must be true. @param {Context} context */
function alternatives({ step, position, say, cells, digits, houses }) {
  const starts = step.parts.filter(isAssumption);
  const [first] = starts;
  const tried = inOrder(starts.flatMap(({ cells }) => cells));
  const values = starts.flatMap(({ digits }) => digits);
  if (starts.some(({ role }) => role === "assumed-false")) {
    return [say("forcing.true-or-false", cells("node", first.cells), digits("digit", first.digits))];
  }
  if (tried.length === 1) return [say("forcing.one-of-cell", cells("cell", tried), digits("digits", values))];
  const house =
    new Set(values).size === 1
      ? (position.houseOfPlaces(values[0], tried) ?? position.sharedHouses(tried)[0])
      : undefined;
  if (house)
    return [
      say("forcing.one-of-house", houses("house", [house]), cells("cells", tried), digits("digit", first.digits)),
    ];
  return [say("forcing.one-of-these")];
}

/** The assumption of each branch, and one stage for each inference. @param {Context} context @returns {Stage[]} */
export function branchStages(context) {
  const branches = branchesOf(context);
  return branches.flatMap((branch, i) =>
    explainBranch(context, branch, branches.length > 1 ? i + 1 : 0).map(({ sentence, parts }) => ({
      sentence,
      parts,
      links: [...context.step.links.keys()].filter((link) => parts.includes(context.step.links[link].to)),
      path: i,
    })),
  );
}

/** @param {Context} context @param {number[]} branch @param {number} number */
const sentencesOf = (context, branch, number) => explainBranch(context, branch, number).map(({ sentence }) => sentence);

/** @typedef {{ sentence: string, parts: number[] }} Told a sentence with the numbers of the parts that it is about */

/**
 * @param {Context} context
 * @param {number[]} branch
 * @param {number} number of the case; 0 when there is only one assumption
 * @returns {Told[]}
 */
function explainBranch(context, branch, number) {
  const { step } = context;
  const [start, ...rest] = branch;
  const part = step.parts[start];
  const isTrue = part.role === "assumption";
  const sentence = number
    ? sayNode(context, isTrue ? "forcing.case" : "forcing.case-false", part, { number })
    : sayNode(context, isTrue ? "forcing.assume" : "forcing.assume-false", part);
  const head = { sentence, parts: [start] };
  const steps = inferences(context, rest);
  const [last, end] = steps.slice(-2);
  const clash = steps.length > 1 && isExcluded(context, branch, last) ? explainExclusion(context, last) : undefined;
  const told = (/** @type {Inference} */ inference) => ({
    sentence: explainInference(context, inference),
    parts: inference.numbers,
  });
  if (clash)
    return [head, ...steps.slice(0, -2).map(told), { sentence: clash, parts: [...last.numbers, ...end.numbers] }];
  return [head, ...steps.map(told)];
}

/**
 * Whether a branch ends with a candidate that would have to be true, although an earlier part of the branch excludes
 * it.
 *
 * @param {Context} context @param {number[]} branch @param {Inference} inference the last one before the contradiction
 */
function isExcluded({ step }, branch, { part }) {
  const isSame = (/** @type {Part} */ other) =>
    sameItems(other.cells, part.cells) && sameItems(other.digits, part.digits);
  const parts = branch.map((index) => step.parts[index]);
  const end = parts[parts.length - 1];
  return (
    part.role === "on" &&
    end.role === "contradiction" &&
    isSame(end) &&
    parts.some((other) => (other.role === "off" || other.role === "assumed-false") && isSame(other))
  );
}

/**
 * The cell has no candidate left, or the house no place for the digit.
 * @param {Context} context
 * @param {Inference} inference
 */
function explainExclusion(context, { part, causes }) {
  if (causes.length && causes.every((one) => sameItems(one.cells, part.cells)))
    return context.say("forcing.empty-cell", context.cells("cell", part.cells));
  const house = houseOf(context, part, causes);
  return house && sayNode(context, "forcing.no-place", part, context.houses("house", [house]));
}

/**
 * The house in which the candidate is the only place left when the causes are false.
 * @param {Context} context
 * @param {Part} part
 * @param {Part[]} causes
 */
function houseOf({ position }, part, causes) {
  if (!causes.length || !causes.every((one) => sameItems(one.digits, part.digits))) return undefined;
  const all = inOrder([part, ...causes].flatMap(({ cells }) => cells));
  return position.houseOfPlaces(part.digits[0], all) ?? position.sharedHouses(all)[0];
}

/**
 * @typedef {{ part: Part, causes: Part[], numbers: number[], rule?: number }} Inference `numbers` of the parts of the
 *   step that `part` stands for; `rule`: the number of the own rule that is the only reason
 */

/**
 * The inferences of a branch in the order of its parts. Consecutive eliminations with the same cause are joined: those
 * of one digit from several cells, and those of several digits from one cell.
 *
 * @param {Context} context @param {number[]} indices of parts @returns {Inference[]}
 */
function inferences({ step }, indices) {
  /** @type {Inference[]} */
  const joined = [];
  for (const index of indices) {
    const part = step.parts[index];
    const links = step.links.filter(({ to }) => to === index);
    const causes = links.map(({ from }) => step.parts[from]);
    const rule = links.length === 1 ? links[0].rule : undefined;
    const last = joined[joined.length - 1];
    const isSameCause =
      last &&
      last.part.role === "off" &&
      part.role === "off" &&
      causes.length === 1 &&
      last.causes.length === 1 &&
      causes[0] === last.causes[0] &&
      rule === last.rule;
    const isOfCell = (/** @type {Part} */ one) => sameItems(one.cells, causes[0].cells);
    const join = (/** @type {Part} */ both) => Object.assign(last, { part: both, numbers: [...last.numbers, index] });
    const isOneCell =
      isSameCause &&
      (rule === undefined ? isOfCell(part) && isOfCell(last.part) : sameItems(part.cells, last.part.cells));
    if (isOneCell) join({ ...part, digits: [...last.part.digits, ...part.digits] });
    else if (isSameCause && !isOfCell(part) && sameItems(last.part.digits, part.digits))
      join({ ...part, cells: inOrder([...last.part.cells, ...part.cells]) });
    else joined.push({ part, causes, numbers: [index], rule });
  }
  return joined;
}

/** @param {Context} context @param {Inference} inference */
function explainInference(context, { part, causes, rule: number }) {
  const { digits, cells, houses } = context;
  if (part.role === "contradiction") return explainContradiction(context, part);
  const isTrue = causes.length === 1 && ["assumption", "on"].includes(causes[0].role);
  const told = context.sayRuleLink(number, isTrue ? causes[0] : undefined, part, part.role !== "off");
  if (told) return told;
  const sameCell = causes.length > 0 && causes.every((one) => sameItems(one.cells, part.cells));
  const sameDigit = causes.length > 0 && causes.every((one) => sameItems(one.digits, part.digits));
  if (part.role === "off") {
    const [cause] = causes;
    if (causes.length && causes.every(({ role }) => role === "off" || role === "assumed-false")) {
      return explainPattern(context, part, causes) ?? sayNode(context, "forcing.off", part);
    }
    if (sameCell) return sayNode(context, "forcing.off-cell", part, digits("other", cause.digits));
    return cause && sameDigit
      ? sayNode(context, "forcing.off-seen", part, cells("other", cause.cells))
      : sayNode(context, "forcing.off", part);
  }
  if (sameCell) return sayNode(context, "forcing.on-cell", part);
  const house = houseOf(context, part, causes);
  return house
    ? sayNode(context, "forcing.on-house", part, houses("house", [house]))
    : sayNode(context, "forcing.on", part);
}

/**
 * What is impossible in the end: a candidate that is true and false, a cell without candidates, a house without a place
 * for a digit, or a digit in two cells that see each other. The step names the house.
 *
 * @param {Context} context @param {Part} part the candidates that contradict each other
 */
function explainContradiction(context, part) {
  const { step, position, say, cells, houses } = context;
  const isOn = (/** @type {string} */ cell) =>
    step.parts.some(
      ({ role, cells, digits }) =>
        (role === "on" || role === "assumption") &&
        cells.includes(cell) &&
        part.digits.every((digit) => digits.includes(digit)),
    );
  const [named] = housesOf(step);
  const isOneCell = part.cells.length === 1;
  const isOneDigit = part.digits.length === 1;
  if (isOneCell && isOneDigit && isOn(part.cells[0])) return sayNode(context, "forcing.true-and-false", part);
  if (isOneCell && !named) return say("forcing.empty-cell", cells("cell", part.cells));
  if (!isOneDigit || !part.cells.length) return say("forcing.contradiction");
  if (part.cells.every(isOn)) return sayNode(context, "forcing.twice", part);
  const house = named ?? position.houseOfPlaces(part.digits[0], part.cells) ?? position.sharedHouses(part.cells)[0];
  return house
    ? sayNode(context, "forcing.no-place", part, houses("house", [house]))
    : sayNode(context, "forcing.no-place-left", part);
}

/** @param {Context} context */
export function trial(context) {
  const { step, say } = context;
  const [guess] = partsOf(step, "assumption");
  if (!guess) return [];
  const isRight = step.placements.some(({ cell, digit }) => guess.cells.includes(cell) && guess.digits.includes(digit));
  return [
    say("trial.method"),
    sayNode(context, "forcing.assume", guess),
    ...(isRight ? [say("trial.solved")] : (wayOfTrial(context, guess) ?? [say("trial.contradiction")])),
    ...result(context),
  ];
}

/**
 * The way of a trial to its contradiction: the singles, or the number of branches of a longer proof. Null where nothing
 * is known of the position, or rules of the puzzle have a part in it.
 * @param {Context} context @param {Part} guess
 */
function wayOfTrial({ position, rules, say, cell, digit, house }, guess) {
  if (!position.isKnown || rules.length) return null;
  const assumed = { cell: guess.cells[0], digit: guess.digits[0] };
  const way = wayBySingles(position, assumed);
  if (!way) {
    const count = branchesOfTrial(position, assumed);
    return count === null ? null : [say("trial.branches", { count }), say("forcing.wrong")];
  }
  const { singles, deadEnd } = way;
  return [
    ...singles.map((one) =>
      one.house
        ? say("forcing.on-house", cell("node", one.cell), digit("digit", one.digit), house("house", one.house))
        : say("forcing.on-cell", cell("node", one.cell), digit("digit", one.digit)),
    ),
    deadEnd.house
      ? say("forcing.no-place", digit("digit", deadEnd.digit), house("house", deadEnd.house))
      : say("forcing.empty-cell", cell("cell", deadEnd.cell ?? "")),
    say("forcing.wrong"),
  ];
}
