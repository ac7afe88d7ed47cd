/** Compares the page's layouts with the engine's: their names, and the conflicts of random grids by kind and cells. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { findConflicts } from "../../web/model/conflicts.js";
import { cellName, layoutNamed, layoutOfSide } from "../../web/model/layout.js";
import { newRandom } from "./support/random.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
before(async () => {
  engine = await createEngine({ worker: false });
});
after(() => engine.close());

const variants = ["x", "windoku", "asterisk", "centerdots", "disjoint", "antiknight", "antiking"];
/** Regions of sides 4 to 12. */
const jigsaws = [
  "2114211422443333",
  "2211122214533145533455344",
  "3111111331224433222443322444775556675555667777666",
  "112222333111222333111522333155555556444446566477466666777488999778488999778888999",
  "111122223333111122223333111422223336144455556636444455556666447788556666477788559999477888889CC9777BB8B89C99A77BB8BB9CCCAAAABBBB9CCCAAAAAAAB9CCC",
];
const names = [
  "2x2",
  "1x5",
  "2x3",
  "3x2",
  "1x7",
  "2x4",
  "4x2",
  "3x3",
  "2x5",
  "3x4",
  "2x6",
  "3x5",
  "4x4",
  "4x5",
  "5x5",
  "16",
  "9",
  "6",
  "2x2+windoku",
  "2x2+x+disjoint",
  "2x3+antiknight",
  "4x4+windoku+x",
  "3x5+centerdots+antiking",
  "5x5+x+windoku+centerdots+disjoint",
  ...variants,
  variants.join("+"),
  variants.toReversed().join("+"),
  ...jigsaws.flatMap((labels) => [`jigsaw:${labels}`, `jigsaw:${labels}+x+antiking`]),
];

/** Conflicts in the form in which the engine writes them. */
const told = (layout, { digit, house, index, cells }) => ({
  digit,
  house,
  index,
  cells: cells.map((cell) => cellName(layout, cell)),
});

describe("the layouts of the page are the engine's", () => {
  for (const name of names) {
    it(name.slice(0, 60), async () => {
      const layout = layoutNamed(name);
      const random = newRandom(name.length);
      const blank = new Array(layout.cellCount).fill(0);
      assert.equal((await engine.parse(blank.join(" "), { layout: name })).layout, layout.name);
      for (const share of [0.1, 0.3, 0.9]) {
        const cells = blank.map(() => (random(1000) < share * 1000 ? 1 + random(layout.digitCount) : 0));
        const { conflicts } = await engine.solve({ layout: name, cells }, { limit: 1 });
        assert.deepEqual(
          findConflicts(layout, cells).map((conflict) => told(layout, conflict)),
          conflicts,
        );
      }
    });
  }

  it("the usual layout of every side", async () => {
    for (let side = 2; side <= 100; side++) {
      const theirs = await engine
        .parse("0 ".repeat(side * side), { layout: String(side) })
        .catch(({ code }) => ({ layout: code }));
      assert.equal(layoutOfSide(side)?.name ?? "unknown-layout", theirs.layout, `side ${side}`);
    }
  });

  for (const name of [
    "",
    "1x1",
    "11x10",
    "3x3x3",
    "7",
    "x+y",
    "2x2+3x3",
    "2x3+windoku",
    "2x2+asterisk",
    "2x3+centerdots",
    "jigsaw:1111",
    "jigsaw:1122211122333343444455555+disjoint",
  ].filter(Boolean)) {
    it(`${name} is none`, async () => {
      assert.equal(layoutNamed(name), null);
      await assert.rejects(engine.parse("1", { layout: name }), { code: "unknown-layout" });
    });
  }
});
