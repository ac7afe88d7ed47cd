/**
 * Why chains and loops are sound: node by node. Along a chain nodes are alternately true and false; each sentence names
 * the cell or house that forces the next node.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Link} Link
 * @typedef {import("./step-data.js").Part} Part
 * @typedef {import("./explain.js").Stage} Stage
 * @typedef {ReturnType<typeof explainPath>} Path
 */
import { whyInLoop } from "./loops.js";
import { result, seenResult } from "./step-result.js";
import {
  cellsOfParts,
  digitsOfParts,
  eliminationCells,
  eliminationDigits,
  inOrder,
  partsOf,
  sameItems,
} from "./step-data.js";

/** @param {Context} context */
export function chain(context) {
  const paths = pathsOf(context.step.links).map((path) => explainPath(context, path));
  if (!paths.length) return [];
  if (paths.length > 1) return resultsOfPaths(context, paths);
  const [{ sentences, ends, isClosed }] = paths;
  const sameDigit = ends[0].digits[0] === ends[1].digits[0];
  if (isClosed) return [...sentences, ...result(context)];
  if (sameDigit && sameItems(eliminationDigits(context.step), ends[0].digits))
    return [...sentences, ...seenResult(context, cellsOfParts(ends))];
  return [...sentences, ...whyAtEnds(context, ends), ...result(context)];
}

/**
 * Which end excludes each candidate, when the ends have different digits.
 * @param {Context} context
 * @param {Part[]} ends of which at least one is true
 */
function whyAtEnds({ step, position, say, cell, cells, digit, digits }, ends) {
  const [first, last] = ends;
  if (sameItems(first.cells, last.cells))
    return [
      say(
        "chain.closed-cell",
        cells("cell", first.cells),
        digits("digits", digitsOfParts(ends)),
        digits("removed", eliminationDigits(step)),
      ),
    ];
  /** @param {Part} own the end in the cell @param {Part} other */
  const isBetween = (own, other, /** @type {import("./step-data.js").Candidate} */ one) =>
    own.cells.length === 1 &&
    own.cells[0] === one.cell &&
    other.digits[0] === one.digit &&
    other.cells.every((far) => position.sees(far, one.cell));
  const reasons = step.eliminations.map((one) => {
    const [own, other] = isBetween(first, last, one) ? [first, last] : [last, first];
    if (!isBetween(own, other, one)) return null;
    return say(
      "chain.end-seen",
      cell("cell", one.cell),
      digit("digit", one.digit),
      digits("own", own.digits),
      cells("other", other.cells),
    );
  });
  const told = reasons.filter((reason) => reason !== null);
  return told.length && told.length === reasons.length ? told : [say("chain.either-way")];
}

/**
 * Chains of one digit; each is followed by its own eliminations.
 * @param {Context} context
 * @param {Pick<Path, "sentences" | "ends">[]} paths
 * @returns {string[]}
 */
export function resultsOfPaths(context, paths) {
  const { step, position } = context;
  const reached = paths.map(({ ends }) =>
    step.eliminations.filter(({ cell }) => cellsOfParts(ends).every((end) => position.sees(cell, end))),
  );
  const isComplete = step.eliminations.every((one) => reached.some((some) => some.includes(one)));
  if (!isComplete) return [...paths.flatMap(({ sentences }) => sentences), ...result(context)];
  return paths.flatMap(({ sentences, ends }, i) => [
    ...sentences,
    ...seenResult(context, cellsOfParts(ends), reached[i]),
  ]);
}

/**
 * Splits the links where a link does not begin at the end of the link before.
 * @param {readonly Link[]} links
 * @returns {Link[][]}
 */
export function pathsOf(links) {
  /** @type {Link[][]} */
  const paths = [];
  links.forEach((link, i) => {
    if (i && links[i - 1].to === link.from) paths[paths.length - 1].push(link);
    else paths.push([link]);
  });
  return paths;
}

/** The first node of each chain, and one stage for each link. @param {Context} context @returns {Stage[]} */
export function chainStages(context) {
  const { links } = context.step;
  return pathsOf(links).flatMap((path, number) => {
    const [first, ...others] = explainNodes(context, path).sentences;
    return [
      { sentence: first, parts: [path[0].from], links: [], path: number },
      ...others.map((sentence, i) => ({
        sentence,
        parts: [path[i].to],
        links: [links.indexOf(path[i])],
        path: number,
      })),
    ];
  });
}

/**
 * @param {Context} context
 * @param {Link[]} path
 * @returns {{ sentences: string[], assumption: boolean, truth: boolean }} a sentence for the first node, and one for
 *   each link
 */
function explainNodes(context, path) {
  const { parts } = context.step;
  const assumption = !path[0].strong;
  let truth = assumption;
  const sentences = [sayNode(context, assumption ? "chain.suppose-true" : "chain.suppose-false", parts[path[0].from])];
  for (const link of path) {
    truth = !truth;
    sentences.push(explainLink(context, link, truth));
  }
  return { sentences, assumption, truth };
}

/** @param {Context} context @param {Link[]} path */
function explainPath(context, path) {
  const { step, say } = context;
  const first = step.parts[path[0].from];
  const last = step.parts[path[path.length - 1].to];
  const { sentences, assumption, truth } = explainNodes(context, path);
  const ends = [first, last];
  if (!isSame(first, last))
    return {
      sentences: [...sentences, ...explainEnds(context, first, last, assumption, truth)],
      ends,
      isClosed: false,
    };
  if (truth !== assumption)
    return {
      sentences: [...sentences, sayNode(context, assumption ? "chain.so-false" : "chain.so-true", first)],
      ends,
      isClosed: true,
    };
  return {
    sentences: [...sentences, say("chain.closed"), say("chain.closed-so"), ...whyInLoop(context, path)],
    ends,
    isClosed: true,
  };
}

/** @param {Part} left @param {Part} right */
const isSame = (left, right) => sameItems(left.cells, right.cells) && sameItems(left.digits, right.digits);

/**
 * @param {Context} context
 * @param {import("./step-words.js").StepKey} key
 * @param {Part} part
 * @param {...Record<string, string | number>} more
 */
const sayNode = ({ say, cells, digits }, key, part, ...more) =>
  say(key, cells("node", part.cells), digits("digit", part.digits), ...more);

/** @param {Context} context @param {Link} link @param {boolean} truth whether the link makes its end true */
function explainLink(context, link, truth) {
  const { step, position, cells, digits, houses } = context;
  const [from, to] = [step.parts[link.from], step.parts[link.to]];
  const told = context.sayRuleLink(link.rule, truth ? undefined : from, to, truth);
  if (told) return told;
  if (link.rule !== undefined) return sayNode(context, truth ? "forcing.on" : "forcing.off", to);
  const all = inOrder([...from.cells, ...to.cells]);
  const sameDigit = sameItems(from.digits, to.digits);
  if (!sameDigit && sameItems(from.cells, to.cells))
    return sayNode(context, truth ? "chain.on-cell" : "chain.off-cell", to, digits("other", from.digits));
  const house = sameDigit
    ? truth
      ? position.houseOfPlaces(to.digits[0], all)
      : position.sharedHouses(all)[0]
    : undefined;
  if (house) return sayNode(context, truth ? "chain.on-house" : "chain.off-house", to, houses("house", [house]));
  const set =
    truth &&
    partsOf(step, "als").find(
      (part) => from.cells.every((cell) => part.cells.includes(cell)) && part.digits.includes(from.digits[0]),
    );
  if (!set) return sayNode(context, truth ? "chain.on" : "chain.off", to, cells("other", from.cells));
  const isInside = to.cells.every((cell) => set.cells.includes(cell));
  return sayNode(
    context,
    isInside ? "chain.on-als" : "chain.on-beside-als",
    to,
    cells("cells", set.cells),
    digits("removed", from.digits),
  );
}

/**
 * @param {Context} context
 * @param {Part} first
 * @param {Part} last
 * @param {boolean} assumption
 * @param {boolean} truth of the last node
 */
function explainEnds({ say, cells, digits }, first, last, assumption, truth) {
  if (assumption || !truth) return [];
  if (sameItems(first.digits, last.digits))
    return [say("chain.ends-same", cells("ends", cellsOfParts([first, last])), digits("digit", first.digits))];
  return [
    say(
      "chain.ends-different",
      cells("first", first.cells),
      digits("firstDigit", first.digits),
      cells("last", last.cells),
      digits("lastDigit", last.digits),
    ),
  ];
}

/** @param {Context} context */
export function remotePair(context) {
  const { step, say, cells, digits } = context;
  const nodes = partsOf(step, "node");
  if (nodes.length < 2) return [];
  const value = digits("digits", step.digits.length ? step.digits : digitsOfParts(nodes));
  const everySecond = (/** @type {number} */ start) => cellsOfParts(nodes.filter((_, i) => i % 2 === start));
  return [
    say(
      "remote-pair.cells",
      cells(
        "cells",
        nodes.flatMap(({ cells }) => cells),
      ),
      value,
    ),
    say("remote-pair.groups", cells("first", everySecond(0)), cells("second", everySecond(1))),
    say("remote-pair.so", cells("targets", eliminationCells(step)), value),
    ...result(context),
  ];
}
