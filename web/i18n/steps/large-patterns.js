/**
 * Why patterns of many cells are sound: tridagons, exocets and multi-sector locked sets.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { ascending, cellsOfParts, digitsOfParts, housesOf, partsOf } from "./step-data.js";
import { gather, result } from "./step-result.js";

/** @param {Context} context */
export function tridagon(context) {
  const { step, say, cells, digits, houses } = context;
  const [twelve] = partsOf(step, "subset");
  const guardians = partsOf(step, "extra");
  if (!twelve || !guardians.length || !step.houses.length) return [];
  return [
    say("tridagon.cells", cells("cells", twelve.cells), houses("houses", housesOf(step))),
    say("tridagon.rule"),
    say("tridagon.impossible", digits("digits", twelve.digits)),
    ...guardianSentences(context, twelve.digits, guardians),
    ...result(context),
  ];
}

/**
 * @param {Context} context
 * @param {number[]} three the digits of the pattern
 * @param {import("./step-data.js").Part[]} guardians
 */
function guardianSentences({ step, say, cells, digits }, three, guardians) {
  const cell = cells("cell", guardians[0].cells);
  if (step.placements.length) return [say("tridagon.one", cell, digits("digit", guardians[0].digits))];
  if (guardians.length === 1) return [say("tridagon.cell", cell, digits("digits", three))];
  return [
    say("tridagon.guardians", cells("cells", cellsOfParts(guardians)), digits("digits", digitsOfParts(guardians))),
    say("tridagon.so"),
  ];
}

/** @param {Context} context */
export function exocet(context) {
  const { step, say, cells, digits, houses, list, nameDigit } = context;
  const base = partsOf(step, "pivot");
  const targets = partsOf(step, "wing");
  const lines = housesOf(step, "base");
  const pairs = step.combinations ?? [];
  if (!base.length || !targets.length || !lines.length || !pairs.length) return [];
  const values = [
    cells("base", cellsOfParts(base)),
    cells("targets", cellsOfParts(targets)),
    digits("digits", digitsOfParts(base)),
    houses("houses", lines),
  ];
  const names = pairs.map((pair) => pair.map(nameDigit).join("–"));
  return [
    say("exocet.base", ...values),
    say("exocet.lines", ...values),
    say("exocet.so", ...values),
    say("exocet.pairs", { count: pairs.length, pairs: list(names) }),
    ...result(context),
  ];
}

/** @param {Context} context */
export function multiSectorLockedSet(context) {
  const { step, say, cells, digits, houses } = context;
  const [all] = partsOf(step, "subset");
  const lines = housesOf(step, "cover");
  const covers = partsOf(step, "line-set");
  if (!all || !lines.length || lines.length !== covers.length) return [];
  const linesOf = (/** @type {number} */ digit) =>
    lines.map((_, i) => i).filter((i) => covers[i].digits.includes(digit));
  const groups = gather(ascending(all.digits), linesOf);
  return [
    say("multi-sector.cells", cells("cells", all.cells), { count: all.cells.length }),
    ...groups.map(([items, numbers]) =>
      say(
        "multi-sector.digits",
        digits("digits", items),
        houses(
          "houses",
          numbers.map((i) => lines[i]),
        ),
        { most: numbers.length },
      ),
    ),
    say("multi-sector.so", { count: all.cells.length }),
    say("multi-sector.rest"),
    ...result(context),
  ];
}
