/**
 * Why a candidate is impossible inside an assumption when other eliminations are the reason: locked candidates, an
 * X-Wing, a pair, or a chain of its own. The step names the eliminations; the pattern follows from the candidates that
 * are left.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Part} Part
 * @typedef {import("./step-data.js").House} House
 * @typedef {{ cells: string[], digits: number[] }} Target the candidates that the pattern eliminates
 */
import { ascending, inOrder, without } from "./step-data.js";

/**
 * A sentence about the pattern that eliminates `target`; undefined when the position is not known.
 *
 * @param {Context} context @param {Target} target @param {readonly Part[]} causes the eliminations that the pattern
 *   needs
 * @returns {string | undefined}
 */
export function explainPattern(context, target, causes) {
  const { position, say, cells, digits } = context;
  if (!position.isKnown) return undefined;
  const board = boardWithout(context, causes);
  const node = [cells("node", target.cells), digits("digit", target.digits)];
  for (const find of [locked, hiddenPair, nakedPair, xWing]) {
    const found = find(context, board, target);
    if (found) return say(found.key, ...node, ...found.values);
  }
  return say("forcing.off-chain", ...node);
}

/**
 * The candidates of the position without those of the causes.
 * @param {Context} context
 * @param {readonly Part[]} causes
 */
function boardWithout({ position }, causes) {
  const isGone = (/** @type {string} */ cell, /** @type {number} */ digit) =>
    causes.some((part) => part.cells.includes(cell) && part.digits.includes(digit));
  const candidates = (/** @type {string} */ cell) =>
    position.candidatesIn(cell).filter((digit) => !isGone(cell, digit));
  return {
    candidates,
    houses: position.houses.map(({ house, cells }) => ({
      house,
      cells,
      places: (/** @type {number} */ digit) => cells.filter((cell) => candidates(cell).includes(digit)),
    })),
  };
}

/** @typedef {ReturnType<typeof boardWithout>} Board */
/**
 * @typedef {{ key: import("./step-words.js").StepKey, values: Record<string, string | number>[] } | undefined} Found
 */

/** @param {readonly string[]} some @param {readonly string[]} all */
const isWithin = (some, all) => some.every((cell) => all.includes(cell));

/**
 * All places of the digit in a house lie in a second house, which has the target.
 * @param {Context} context
 * @param {Board} board
 * @param {Target} target
 * @returns {Found}
 */
function locked({ house, cells }, { houses }, target) {
  if (target.digits.length !== 1) return undefined;
  for (const base of houses) {
    const places = base.places(target.digits[0]);
    const cover = houses.find(
      (other) =>
        other !== base && isWithin(places, other.cells) && isWithin(target.cells, without(other.cells, base.cells)),
    );
    if (places.length && cover)
      return {
        key: "forcing.off-locked",
        values: [house("base", base.house), house("target", cover.house), cells("places", places)],
      };
  }
  return undefined;
}

/**
 * Two other digits have only two places in a house, and the target is in these cells.
 * @param {Context} context
 * @param {Board} board
 * @param {Target} target
 * @returns {Found}
 */
function hiddenPair({ house, cells, digits }, { houses, candidates }, target) {
  for (const base of houses.filter((one) => isWithin(target.cells, one.cells))) {
    const others = ascending(base.cells.flatMap(candidates)).filter((digit) => !target.digits.includes(digit));
    for (const [one, two] of pairsOf(others)) {
      const places = inOrder([...base.places(one), ...base.places(two)]);
      if (places.length === 2 && isWithin(target.cells, places)) {
        return {
          key: "forcing.off-hidden-pair",
          values: [house("base", base.house), cells("places", places), digits("pair", [one, two])],
        };
      }
    }
  }
  return undefined;
}

/**
 * Two other cells of a house have only two candidates left.
 * @param {Context} context
 * @param {Board} board
 * @param {Target} target
 * @returns {Found}
 */
function nakedPair({ house, cells, digits }, { houses, candidates }, target) {
  for (const base of houses.filter((one) => isWithin(target.cells, one.cells))) {
    const others = without(base.cells, target.cells).filter((cell) => candidates(cell).length);
    for (const pair of pairsOf(others)) {
      const left = ascending(pair.flatMap(candidates));
      if (left.length === 2 && target.digits.every((digit) => left.includes(digit))) {
        return {
          key: "forcing.off-naked-pair",
          values: [house("base", base.house), cells("places", pair), digits("pair", left)],
        };
      }
    }
  }
  return undefined;
}

/**
 * The places of the digit in two lines lie in two crossing lines, which have the target.
 * @param {Context} context
 * @param {Board} board
 * @param {Target} target
 * @returns {Found}
 */
function xWing({ houses: slot, cells }, { houses }, target) {
  if (target.digits.length !== 1) return undefined;
  for (const [kind, crossing] of [
    ["row", "column"],
    ["column", "row"],
  ]) {
    const lines = houses.filter((one) => one.house.kind === kind && one.places(target.digits[0]).length);
    for (const base of pairsOf(lines)) {
      const places = base.flatMap((line) => line.places(target.digits[0]));
      const cover = houses.filter(
        (one) => one.house.kind === crossing && one.cells.some((cell) => places.includes(cell)),
      );
      const eliminated = without(
        cover.flatMap((line) => line.cells),
        base.flatMap((line) => line.cells),
      );
      if (cover.length === 2 && isWithin(target.cells, eliminated)) {
        return {
          key: "forcing.off-fish",
          values: [
            slot(
              "base",
              base.map((line) => line.house),
            ),
            slot(
              "cover",
              cover.map((line) => line.house),
            ),
            cells("places", inOrder(places)),
          ],
        };
      }
    }
  }
  return undefined;
}

/** @template T @param {readonly T[]} items @returns {[T, T][]} */
const pairsOf = (items) =>
  items.flatMap((one, i) => items.slice(i + 1).map((two) => /** @type {[T, T]} */ ([one, two])));
