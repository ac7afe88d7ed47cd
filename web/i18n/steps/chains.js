/**
 * Why chains and loops are sound: node by node. A node is true and false in turns; what makes it so is told by the cell or
 * house that it shares with the node before.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step.js").Link} Link
 * @typedef {import("./step.js").Part} Part
 */
import { result, seenResult } from "./result.js";
import { cellsOf, digitsOf, inOrder, lost, partsOf, sameItems } from "./step.js";

/** @param {Context} context */
export function chain(context) {
  const paths = pathsOf(context.step.links);
  if (!paths.length) return [];
  const told = paths.map((path) => tellPath(context, path));
  if (told.length > 1) return severalPaths(context, told);
  const [{ sentences, ends, closed }] = told;
  const sameDigit = ends[0].digits[0] === ends[1].digits[0];
  if (closed) return [...sentences, ...result(context)];
  if (sameDigit && sameItems(lost(context.step), ends[0].digits)) return [...sentences, ...seenResult(context, cellsOf(ends))];
  return [...sentences, ...eitherWay(context)];
}

/**
 * Chains of one digit, each with what sees both of its ends.
 *
 * @param {Context} context @param {ReturnType<typeof tellPath>[]} told @returns {string[]}
 */
function severalPaths(context, told) {
  const { step, places } = context;
  const reached = told.map(({ ends }) => step.eliminations.filter(({ cell }) => cellsOf(ends).every((end) => places.sees(cell, end))));
  const all = step.eliminations.every((one) => reached.some((some) => some.includes(one)));
  if (!all) return [...told.flatMap(({ sentences }) => sentences), ...result(context)];
  return told.flatMap(({ sentences, ends }, i) => [...sentences, ...seenResult(context, cellsOf(ends), reached[i])]);
}

/** @param {Context} context */
function eitherWay(context) {
  const [first, ...rest] = result(context);
  return first ? [context.say("chain.either-way"), first, ...rest] : [];
}

/** Links cut where the next does not begin where the last one ended. @param {readonly Link[]} links @returns {Link[][]} */
function pathsOf(links) {
  /** @type {Link[][]} */
  const paths = [];
  links.forEach((link, i) => {
    if (i && links[i - 1].to === link.from) paths[paths.length - 1].push(link);
    else paths.push([link]);
  });
  return paths;
}

/** @param {Context} context @param {Link[]} path */
function tellPath(context, path) {
  const { step } = context;
  const first = step.parts[path[0].from];
  const supposed = !path[0].strong;
  let truth = supposed;
  const sentences = [node(context, supposed ? "chain.suppose-true" : "chain.suppose-false", first)];
  for (const link of path) {
    truth = !truth;
    sentences.push(tellLink(context, step.parts[link.from], step.parts[link.to], truth));
  }
  const last = step.parts[path[path.length - 1].to];
  if (!isSame(first, last)) return { sentences: [...sentences, ...tellEnds(context, first, last, supposed, truth)], ends: [first, last], closed: false };
  if (truth === supposed) return { sentences: [...sentences, context.say("chain.closed"), context.say("chain.closed-so")], ends: [first, last], closed: true };
  return { sentences: [...sentences, node(context, supposed ? "chain.so-false" : "chain.so-true", first)], ends: [first, last], closed: true };
}

/** @param {Part} left @param {Part} right */
const isSame = (left, right) => sameItems(left.cells, right.cells) && sameItems(left.digits, right.digits);

/** @param {Context} context @param {string} key @param {Part} part @param {...Record<string, string | number>} more */
const node = ({ say, cells, digits }, key, part, ...more) => say(key, cells("node", part.cells), digits("digit", part.digits), ...more);

/** @param {Context} context @param {Part} from @param {Part} to @param {boolean} truth what the second node becomes */
function tellLink(context, from, to, truth) {
  const { step, places, cells, digits, houses } = context;
  const all = inOrder([...from.cells, ...to.cells]);
  const sameDigit = sameItems(from.digits, to.digits);
  if (!sameDigit && sameItems(from.cells, to.cells)) return node(context, truth ? "chain.on-cell" : "chain.off-cell", to, digits("other", from.digits));
  const house = sameDigit ? truth ? places.onlyPlacesHouse(to.digits[0], all) : places.shared(all)[0] : undefined;
  if (house) return node(context, truth ? "chain.on-house" : "chain.off-house", to, houses("house", [house]));
  const set = truth && partsOf(step, "als").find((part) => from.cells.every((cell) => part.cells.includes(cell)) && part.digits.includes(from.digits[0]));
  if (!set) return node(context, truth ? "chain.on" : "chain.off", to, cells("other", from.cells));
  const inside = to.cells.every((cell) => set.cells.includes(cell));
  return node(context, inside ? "chain.on-als" : "chain.on-beside-als", to, cells("cells", set.cells), digits("lost", from.digits));
}

/** @param {Context} context @param {Part} first @param {Part} last @param {boolean} supposed @param {boolean} truth */
function tellEnds({ say, cells, digits }, first, last, supposed, truth) {
  if (supposed || !truth) return [];
  if (sameItems(first.digits, last.digits)) return [say("chain.ends-same", cells("ends", cellsOf([first, last])), digits("digit", first.digits))];
  return [say("chain.ends-different", cells("first", first.cells), digits("firstDigit", first.digits), cells("last", last.cells), digits("lastDigit", last.digits))];
}

/** @param {Context} context */
export function remotePair(context) {
  const { step, say, cells, digits } = context;
  const nodes = partsOf(step, "node");
  if (nodes.length < 2) return [];
  const value = digits("digits", step.digits.length ? step.digits : digitsOf(nodes));
  const turn = (/** @type {number} */ rest) => cellsOf(nodes.filter((_, i) => i % 2 === rest));
  return [
    say("remote-pair.cells", cells("cells", nodes.flatMap(({ cells }) => cells)), value),
    say("remote-pair.turns", cells("first", turn(0)), cells("second", turn(1))),
    say("remote-pair.so", cells("losers", inOrder(step.eliminations.map(({ cell }) => cell))), value),
    ...result(context),
  ];
}
