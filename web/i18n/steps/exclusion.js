/**
 * Why aligned exclusion is sound: every combination of digits with the eliminated candidate takes the last candidates
 * of a cell that sees all base cells, or puts a digit into two cells that see each other.
 *
 * @typedef {import("./explain.js").Context} Context
 * @typedef {import("./step-data.js").Part} Part
 * @typedef {import("./step-data.js").Candidate} Candidate
 */
import { result } from "./step-result.js";
import { cellsOfParts, partsOf } from "./step-data.js";

/** @typedef {{ sentence: string, wing?: Part }} Reason wing: the cell that would have no candidate left */

/** @param {Context} context */
export function alignedExclusion(context) {
  const { step, say, cells } = context;
  const pivots = partsOf(step, "pivot");
  const base = cellsOfParts(pivots).flatMap((cell) => pivots.filter((part) => part.cells[0] === cell));
  const wings = partsOf(step, "wing");
  if (base.length < 2 || !wings.length) return [];
  const cases = step.eliminations.map((candidate) => excluded(context, base, wings, candidate));
  const used = wings.filter((wing) => cases.some((reasons) => reasons.some((reason) => reason.wing === wing)));
  const idea = used.length
    ? [say("exclusion.idea", cells("cells", cellsOfParts(base)), cells("wings", cellsOfParts(used)))]
    : [];
  return [...idea, ...cases.flatMap((reasons) => reasons.map(({ sentence }) => sentence)), ...result(context)];
}

/**
 * Why a candidate of a base cell is impossible: first the digits that it excludes from each other base cell, then the
 * combinations of the digits that are left.
 *
 * @param {Context} context @param {Part[]} base @param {Part[]} wings @param {Candidate} candidate @returns {Reason[]}
 */
function excluded(context, base, wings, { cell, digit }) {
  const { say } = context;
  const others = base.filter((part) => part.cells[0] !== cell);
  const start = [{ sentence: say("forcing.assume", context.cell("node", cell), context.digit("digit", digit)) }];
  const end = { sentence: say("forcing.wrong") };
  const left = others.map((part) => ({
    cell: part.cells[0],
    reasons: /** @type {Reason[]} */ ([]),
    digits: /** @type {number[]} */ ([]),
  }));
  others.forEach((part, i) =>
    part.digits.forEach((value) => {
      const reason = conflict(context, wings, { cell, digit }, { cell: part.cells[0], digit: value });
      if (reason) left[i].reasons.push(reason);
      else left[i].digits.push(value);
    }),
  );
  const empty = left.find(({ digits }) => !digits.length);
  if (empty)
    return [...start, ...empty.reasons, { sentence: say("exclusion.no-digit", context.cell("cell", empty.cell)) }, end];
  const [first, second] = left;
  const combinations = second
    ? first.digits.flatMap((one) =>
        second.digits.map((two) =>
          ofThree(context, wings, digit, { cell: first.cell, digit: one }, { cell: second.cell, digit: two }),
        ),
      )
    : [];
  const sentences = [...new Map(combinations.map((reason) => [reason.sentence, reason])).values()];
  const none = {
    sentence: say(
      "exclusion.no-combination",
      context.cells(
        "cells",
        left.map((one) => one.cell),
      ),
    ),
  };
  return [...start, ...left.flatMap(({ reasons }) => reasons), ...sentences, none, end];
}

/** The cell that has no candidate besides these digits. @param {Part[]} wings @param {...number} digits */
const taken = (wings, ...digits) => wings.find((wing) => wing.digits.every((one) => digits.includes(one)));

/**
 * Why two base cells cannot have these digits; undefined when they can. Equal digits that no wing excludes are excluded
 * because the cells see each other, also where the layout that would show it is not known.
 *
 * @param {Context} context @param {Part[]} wings @param {Candidate} assumed @param {Candidate} other @returns {Reason |
 *   undefined}
 */
function conflict({ position, say, ...context }, wings, assumed, other) {
  if (assumed.digit === other.digit) {
    if (position.layout && !position.sees(assumed.cell, other.cell)) return undefined;
    return {
      sentence: say(
        "forcing.off-seen",
        context.cell("node", other.cell),
        context.cell("other", assumed.cell),
        context.digit("digit", other.digit),
      ),
    };
  }
  const wing = taken(wings, assumed.digit, other.digit);
  return (
    wing && {
      wing,
      sentence: say(
        "exclusion.taken",
        context.cell("cell", other.cell),
        context.digit("digit", other.digit),
        context.cell("wing", wing.cells[0]),
        context.digits("digits", wing.digits),
      ),
    }
  );
}

/**
 * Why two base cells cannot have these digits beside a third one with the assumed digit.
 * @param {Context} context
 * @param {Part[]} wings
 * @param {number} assumed
 * @param {Candidate} one
 * @param {Candidate} two
 * @returns {Reason}
 */
function ofThree({ position, say, ...context }, wings, assumed, one, two) {
  const wing = taken(wings, assumed, one.digit, two.digit);
  if (one.digit === two.digit && (position.sees(one.cell, two.cell) || !wing)) {
    return {
      sentence: say("exclusion.same", context.cells("cells", [one.cell, two.cell]), context.digit("digit", one.digit)),
    };
  }
  return {
    wing,
    sentence: say(
      "exclusion.combination",
      context.cell("first", one.cell),
      context.digit("one", one.digit),
      context.cell("second", two.cell),
      context.digit("two", two.digit),
      context.cell("wing", wing?.cells[0] ?? wings[0].cells[0]),
      context.digits("digits", wing?.digits ?? wings[0].digits),
    ),
  };
}
