/**
 * The reader of rules that boards use without the engine says the same as the engine of the built package: rules,
 * codes, places and details.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { newRandom } from "./support/random.js";
import { readRules } from "../../web/model/rule-reader.js";
import { layoutNamed } from "../../web/model/layout.js";
import { ownRuleTable } from "../../web/model/puzzle-rules.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

/** @param {string} rules @param {string} name of the layout */
async function byEngine(rules, name) {
  const { cellCount } = layoutNamed(name);
  const puzzle = { layout: name, cells: new Array(cellCount).fill(0) };
  try {
    const parsed = await engine.parse(puzzle, { rules });
    return { rules: parsed.rules?.length ? parsed.rules : null };
  } catch (error) {
    const { code, position, details } = /** @type {any} */ (error);
    return { fault: { code, position, details } };
  }
}

/** @param {string} rules @param {string} name */
function byReader(rules, name) {
  const read = readRules(rules, layoutNamed(name));
  return "fault" in read
    ? { fault: { code: read.fault.code, position: read.fault.position, details: read.fault.details } }
    : read;
}

describe("texts that a person writes", () => {
  for (const text of [
    "",
    "  \n # nothing",
    "cage 15 r1c1 r1c2; whisper 5 r3c3-r3c9\nthermometer r1c1-r4c4",
    "thermometer r1c1 r1c2;; even r2c2",
    "cage 15 r1c1\tr1c2\r\neven r1c1 # and more; odd r1c2",
    "thermo r1c1 r1c2",
    "x r1c1",
    "Cage r1c1",
    "cage 99 r1c1",
    "cage 5,5 r1c1",
    "cage ,5 r1c1",
    "cage 5, r1c1",
    "cage r1c1 r1c1",
    "cage r1c1-r1c3 r1c2",
    "cage 5",
    "cage r1c10",
    "cage r0c1",
    "cage r1c1-r2c3",
    "cage r1c1-",
    "cage -r1c1",
    "nonconsecutive r1c1",
    "thermometer 5 r1c1 r1c2",
    "thermometer r1c1",
    "white-dot 1 r1c1 r2c2",
    "white-dot r1c1 r1c2",
    "quadruple 1,2,3,4,5 r1c1 r1c2 r2c1 r2c2",
    "quadruple 1 r1c8 r1c9 r2c1 r2c2",
    "quadruple 1 r2c2 r2c1 r1c1 r1c2",
    "sandwich 5 r1c1-r1c9",
    "sandwich 5 r1c1-r9c9",
    "x-sum 8 r1c9-r1c1",
    "x-sum 8 r1c1-r1c8",
    "clone r1c1 r2c1 r1c3",
    "relation 1 r1c1 r1c2",
    "relation 1,2,3,4,5,6,7,8,9 r1c1 r1c2",
    "inequality r1c1 r1c2; inequality r1c2 r1c1",
    "negative-sum 5,10",
    "doublers 2 (all-of (cage 34 r1c1 r1c2) and (cage 33 r2c1 r5c2))",
    "doublers 2 (cage 8 r1c3 r1c4)\ndoublers 3 (cage 8 r1c3 r1c4)\ndoublers 2 (cage 7 r1c1 r1c2) (cage 8 r1c3 r1c4)",
    "doublers 2 (all-of (cage 34 r1c1 r1c2) and (cage 37 r2c1 r5c2))",
    "arrow 9 r1c1 r1c2",
    "cage 70000 r1c1",
    "\n\ncage 5 r1c1\n  wrong",
    "whisper 5 r1c1 r1c2 r2c2 r2c1 r1c1",
    "arrow r1c1-r1c3-r3c1-r1c1",
    "palindrome r1c1-r1c4-r1c1",
    "whisper 5 r1c1 r1c1",
    "whisper 5 r1c1-r1c3 r1c3",
    "renban r1c1 r1c2 r1c1",
    "entropic r1c1 r1c1 r1c2",
  ]) {
    it(JSON.stringify(text), async () => assert.deepEqual(byReader(text, "3x3"), await byEngine(text, "3x3")));
  }
});

it("random texts of words that rules have, on three boards", async () => {
  const random = newRandom(20);
  const one = (/** @type {readonly string[]} */ list) => list[random(list.length)];
  const kinds = ownRuleTable.map(({ kind }) => kind).filter((kind) => kind !== "automaton");
  for (let round = 0; round < 3000; round++) {
    const name = one(["2x2", "2x3", "3x3"]);
    const { digitCount: side } = layoutNamed(name);
    const cell = () => `r${1 + random(side + (random(30) ? 0 : 2))}c${1 + random(side)}`;
    const value = () => String(random(random(4) ? side + 1 : 60));
    const cells = () => Array.from({ length: random(6) }, () => (random(6) ? cell() : `${cell()}-${cell()}`));
    const straight = () =>
      one([`r1c1-r1c${side}`, `r${side}c2-r1c2`, "r1c1 r1c2", "r2c1 r1c1", "r1c1 r1c2 r2c1 r2c2", "r1c2-r2c1"]).split(
        " ",
      );
    const rule = () =>
      [
        one(kinds),
        ...(random(3) ? [[...Array.from({ length: 1 + (random(5) ? 0 : random(side)) }, value)].join()] : []),
        ...(random(2) ? cells() : straight()),
      ].join(" ");
    const text = Array.from({ length: 1 + random(3) }, rule).join(one([";", "\n", " ; ", ";\n"]));
    assert.deepEqual(byReader(text, name), await byEngine(text, name), `${name}: ${text}`);
  }
});
