/**
 * Which two neighbours of a loop exclude each candidate. Of two neighbours in a loop exactly one is true.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Candidate} Candidate
 * @typedef {import("./step-data.js").House} House
 * @typedef {import("./step-data.js").Link} Link
 * @typedef {import("./step-data.js").Part} Part
 */
import { cellsOfParts, digitsOfParts, inOrder, isSameHouse, partsOf, sameItems } from "./step-data.js";

/**
 * A sentence for each two neighbours that exclude candidates: in a house, or in a cell. Then one for each candidate
 * that sees two other candidates of the loop, and one for almost locked sets. General words where these do not tell
 * all.
 * @param {Context} context
 * @param {readonly Link[]} path a closed one
 */
export function whyInLoop(context, path) {
  const { step, say, cells } = context;
  /** @type {Set<Candidate>} */
  const told = new Set();
  const near = path.flatMap(({ from, to }) => whyBesides(context, [step.parts[from], step.parts[to]], told));
  const far = whyFar(context, told);
  const isComplete = told.size === step.eliminations.length;
  const sets = partsOf(step, "als").map((set) => say("chain.closed-als", cells("cells", set.cells)));
  return [...near, ...far, ...(isComplete ? [] : sets.length ? sets : [say("chain.closed-rest")])];
}

/**
 * @param {Context} context
 * @param {[Part, Part]} pair neighbours
 * @param {Set<Candidate>} told eliminations that have a reason already; those of this pair are added
 */
function whyBesides({ step, position, say, cell, cells, digits, houses }, pair, told) {
  const [one, other] = pair;
  const all = cellsOfParts(pair);
  const left = step.eliminations.filter((each) => !told.has(each));
  if (all.length === 1) {
    const here = left.filter((each) => each.cell === all[0]);
    here.forEach((each) => told.add(each));
    const removed = here.map(({ digit }) => digit);
    return here.length
      ? [
          say(
            "chain.closed-cell",
            cell("cell", all[0]),
            digits("digits", digitsOfParts(pair)),
            digits("removed", removed),
          ),
        ]
      : [];
  }
  if (!sameItems(one.digits, other.digits)) return [];
  return position.sharedHouses(all).flatMap((house) => {
    const here = left.filter(
      (each) =>
        !told.has(each) &&
        one.digits.includes(each.digit) &&
        !all.includes(each.cell) &&
        position.sharedHouses([...all, each.cell]).some((shared) => isSameHouse(shared, house)),
    );
    here.forEach((each) => told.add(each));
    return here.length
      ? [say("chain.closed-house", cells("ends", all), digits("digit", one.digits), houses("house", [house]))]
      : [];
  });
}

/**
 * A loop also eliminates from a cell that sees two of its candidates with the same digit, one of which is true,
 * although the two are no neighbours in the loop, or do not share a house with the cell.
 *
 * @param {Context} context
 * @param {Set<Candidate>} told
 */
function whyFar({ step, position, say, cell, cells, digit }, told) {
  const nodes = step.parts;
  if (!position.layout || nodes.some((node) => node.role !== "node" || node.cells.length !== 1)) return [];
  const opposite = nodes.flatMap((one, i) => nodes.flatMap((two, j) => (j > i && (j - i) % 2 ? [[one, two]] : [])));
  return step.eliminations.flatMap((candidate) => {
    const seen = opposite.find((pair) =>
      pair.every((node) => node.digits[0] === candidate.digit && position.sees(node.cells[0], candidate.cell)),
    );
    if (told.has(candidate) || !seen) return [];
    told.add(candidate);
    return [
      say(
        "chain.closed-far",
        cells("ends", inOrder(seen.flatMap((node) => node.cells))),
        cell("cell", candidate.cell),
        digit("digit", candidate.digit),
      ),
    ];
  });
}
