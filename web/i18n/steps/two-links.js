/**
 * Why patterns of two linked houses are sound: skyscrapers, kites, turbot fish and empty rectangles. A pattern is told
 * by its houses, as a player sees it.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./explain.js").Stage} Stage
 * @typedef {import("./step-data.js").House} House
 * @typedef {import("./step-data.js").Link} Link
 * @typedef {import("./step-data.js").Part} Part
 * @typedef {{ stages: Stage[], so: string, ends: Part[] }} Telling `stages`: a sentence for each link; `so`: what
 *   follows from the stages
 */
import { chain, chainStages, pathsOf, resultsOfPaths } from "./chains.js";
import { cellsOfParts, isSameHouse } from "./step-data.js";

/** Two houses with two places each, of which one pair shares a house. @param {Context} context */
export const twoPairs = (context) => explain(context, tellPairs);
/** @param {Context} context */
export const twoPairsStages = (context) => stagesOf(context, tellPairs);
/** A box whose places lie in two lines, and a line with two places. @param {Context} context */
export const emptyRectangle = (context) => explain(context, tellBox);
/** @param {Context} context */
export const emptyRectangleStages = (context) => stagesOf(context, tellBox);

/**
 * @typedef {(context: Context, path: Link[], number: number) => Telling | null} Teller null when the houses are not
 *   known
 */

/** @param {Context} context @param {Teller} teller @returns {string[]} */
function explain(context, teller) {
  const told = tellingsOf(context, teller);
  if (!told) return chain(context);
  const paths = told.map(({ stages, so, ends }) => ({
    sentences: [...stages.map(({ sentence }) => sentence), so],
    ends,
  }));
  // Both patterns of a dual one may have the same box.
  return [...new Set(resultsOfPaths(context, paths))];
}

/** @param {Context} context @param {Teller} teller */
const stagesOf = (context, teller) =>
  tellingsOf(context, teller)?.flatMap(({ stages }) => stages) ?? chainStages(context);

/**
 * @param {Context} context
 * @param {Teller} teller
 * @returns {Telling[] | null} null when one of the patterns has to be told as a chain
 */
function tellingsOf(context, teller) {
  const told = pathsOf(context.step.links).map((path, number) =>
    path.length === 3 ? teller(context, path, number) : null,
  );
  return told.length && told.every((one) => one !== null) ? told : null;
}

/** @type {Teller} */
function tellPairs(context, path, number) {
  const { step, position, say, cells, digits, houses } = context;
  const [first, near, other, last] = nodesOf(context, path);
  const pairs = [
    [first, near],
    [other, last],
  ].map(cellsOfParts);
  const value = digits("digit", step.digits);
  const [one, two] = pairs.map((places) => position.houseOfPlaces(step.digits[0], places));
  const common = position.sharedHouses(cellsOfParts([near, other]))[0];
  if (!one || !two || !common) return null;
  const link = (/** @type {number} */ at) => step.links.indexOf(path[at]);
  return {
    stages: [
      {
        sentence: say("forcing.one-of-house", houses("house", [one]), cells("cells", pairs[0]), value),
        parts: [path[0].from, path[0].to],
        links: [link(0)],
        path: number,
      },
      {
        sentence: say("forcing.one-of-house", houses("house", [two]), cells("cells", pairs[1]), value),
        parts: [path[2].from, path[2].to],
        links: [link(2)],
        path: number,
      },
      {
        sentence: say("pattern.meet", houses("house", [common]), cells("cells", cellsOfParts([near, other])), value),
        parts: [path[1].from, path[1].to],
        links: [link(1)],
        path: number,
      },
    ],
    so: say("pattern.ends", cells("ends", cellsOfParts([first, last])), value),
    ends: [first, last],
  };
}

/** @type {Teller} */
function tellBox(context, path, number) {
  const { step, position, say, cells, digits, houses } = context;
  const nodes = nodesOf(context, path);
  const houseOf = (/** @type {Part[]} */ parts) => position.houseOfPlaces(step.digits[0], cellsOfParts(parts));
  const isLine = (/** @type {House | undefined} */ house) => house?.kind === "row" || house?.kind === "column";
  // The links begin in the box, or at the far end of the line.
  const isBoxLast = isLine(houseOf(nodes.slice(0, 2)));
  const [node, arm, near, far] = isBoxLast ? nodes.toReversed() : nodes;
  const [boxLink, lineLink] = isBoxLast ? [path[2], path[0]] : [path[0], path[2]];
  const [box, line] = [houseOf([node, arm]), houseOf([near, far])];
  const crossing = position.sharedHouses(cellsOfParts([arm, near])).find(isLine);
  const target = step.eliminations.find(({ cell }) =>
    cellsOfParts([node, far]).every((end) => position.sees(cell, end)),
  );
  const side =
    target &&
    position.sharedHouses([...node.cells, target.cell]).find((house) => !crossing || !isSameHouse(house, crossing));
  if (!box || !line || !crossing || !side) return null;
  const value = digits("digit", step.digits);
  const [first, second] = crossing.kind === "row" ? [crossing, side] : [side, crossing];
  const places = cells("cells", cellsOfParts([node, arm]));
  const numbers = {
    box: step.links.indexOf(boxLink),
    line: step.links.indexOf(lineLink),
    weak: step.links.indexOf(path[1]),
  };
  return {
    stages: [
      {
        sentence: say(
          "pattern.box",
          houses("house", [box]),
          houses("first", [first]),
          houses("second", [second]),
          places,
          value,
        ),
        parts: [boxLink.from, boxLink.to],
        links: [numbers.box],
        path: number,
      },
      {
        sentence: say(
          "forcing.one-of-house",
          houses("house", [line]),
          cells("cells", cellsOfParts([near, far])),
          value,
        ),
        parts: [lineLink.from, lineLink.to],
        links: [numbers.line],
        path: number,
      },
      {
        sentence: say(
          "pattern.near",
          cells("near", near.cells),
          houses("line", [crossing]),
          houses("box", [box]),
          cells("node", node.cells),
          value,
        ),
        parts: [path[1].from, path[1].to],
        links: [numbers.weak],
        path: number,
      },
    ],
    so: say("pattern.far", cells("far", far.cells), cells("ends", cellsOfParts([node, far])), value),
    ends: [node, far],
  };
}

/** The parts along a path. @param {Context} context @param {Link[]} path @returns {Part[]} */
const nodesOf = ({ step: { parts } }, path) => [parts[path[0].from], ...path.map(({ to }) => parts[to])];
