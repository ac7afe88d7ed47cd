/** A made-up step of every technique: the parts that its finder gives, in cells that fit each other. */
import { chain, fish, gone, house, lines, links, part, step } from "./made-steps.js";

const fin = [part("fin", "r3c9", 5)];
const fins = { fins: [part("fin", "r3c9", 5), part("endo-fin", "r3c8", 5)] };

const mixed = [
  part("node", "r1c2", 5),
  part("node", "r1c7", 5),
  part("node", "r1c7", 8),
  part("node", "r4c7", 8),
  part("node", "r4c2", 8),
  part("node", "r4c2", 3),
];
const grouped = [
  part("node", "r1c2", 5),
  part("node", "r1c7 r1c8", 5),
  part("node", "r3c9", 5),
  part("node", "r7c9", 5),
];
const corner = (...digits) => part("corner", "r1c1 r1c4 r2c1 r2c4", ...digits);
const ring = ["r1c1", "r1c4", "r2c4", "r2c7", "r3c7", "r3c1"].map((cell) => part("corner", cell, 2, 7));
const als = [part("als", "r1c1 r1c2", 1, 2, 3), part("als", "r5c1 r6c1", 1, 3, 4), part("als", "r6c5", 3, 4)];

/** In the order of the recipes. */
export const samples = [
  step("full-house", [5], {
    houses: [house("row", 3)],
    parts: [part("single", "r3c4", 5)],
    placements: gone("r3c4", 5),
  }),
  step("hidden-single", [5], {
    houses: [house("box", 2)],
    parts: [part("single", "r3c4", 5)],
    placements: gone("r3c4", 5),
  }),
  step("naked-single", [5], { parts: [part("single", "r3c4", 5)], placements: gone("r3c4", 5) }),

  step("locked-pair", [2, 7], {
    houses: [house("box", 2)],
    parts: [part("subset", "r3c4 r3c5", 2, 7)],
    eliminations: [...gone("r1c5 r3c9", 2), ...gone("r3c9", 7)],
  }),
  step("locked-triple", [2, 6, 7], {
    houses: [house("box", 2)],
    parts: [part("subset", "r3c4 r3c5 r3c6", 2, 6, 7)],
    eliminations: gone("r1c5 r3c9", 2),
  }),
  step("pointing", [5], {
    houses: [house("box", 2, "base"), house("row", 3, "target")],
    parts: [part("subset", "r3c4 r3c5", 5)],
    eliminations: gone("r3c1 r3c9", 5),
  }),
  step("claiming", [5], {
    houses: [house("column", 4, "base"), house("box", 2, "target")],
    parts: [part("subset", "r1c4 r2c4 r3c4", 5)],
    eliminations: gone("r3c5", 5),
  }),
  step("direct-pointing", [5], {
    houses: [house("box", 2, "base"), house("row", 3, "target"), house("box", 3)],
    parts: [part("subset", "r3c4 r3c5", 5), part("single", "r2c8", 5)],
    placements: gone("r2c8", 5),
  }),
  step("direct-claiming", [5], {
    houses: [house("column", 4, "base"), house("box", 2, "target"), house("column", 5)],
    parts: [part("subset", "r1c4 r2c4 r3c4", 5), part("single", "r7c5", 5)],
    placements: gone("r7c5", 5),
  }),
  step("law-of-leftovers", [5, 9], {
    houses: [house("row", 1, "base"), house("row", 2, "base"), house("box", 1, "cover"), house("box", 2, "cover")],
    parts: [part("line-set", "r2c8 r2c9"), part("box-set", "r3c1 r3c5", 5, 9)],
    eliminations: [...gone("r3c1", 5), ...gone("r3c5", 9)],
  }),
  step("naked-pair", [2, 7], {
    houses: [house("row", 3)],
    parts: [part("subset", "r3c4 r3c8", 2, 7)],
    eliminations: gone("r3c1", 2, 7),
  }),
  step("naked-triple", [1, 2, 7], {
    houses: [house("column", 3)],
    parts: [part("subset", "r1c3 r5c3 r9c3", 1, 2, 7)],
    eliminations: gone("r2c3 r7c3", 2),
  }),
  step("hidden-pair", [2, 7], {
    houses: [house("row", 3)],
    parts: [part("subset", "r3c4 r3c8", 2, 7)],
    eliminations: [...gone("r3c4", 1, 9), ...gone("r3c8", 6)],
  }),
  step("hidden-triple", [2, 6, 7], {
    houses: [house("box", 1)],
    parts: [part("subset", "r1c1 r2c2 r3c3", 2, 6, 7)],
    eliminations: gone("r1c1 r2c2", 1, 9),
  }),
  step("direct-hidden-pair", [2, 7], {
    houses: [house("row", 3)],
    parts: [part("subset", "r3c4 r3c8", 2, 7), part("single", "r3c1", 9)],
    placements: gone("r3c1", 9),
  }),
  step("direct-hidden-triple", [2, 6, 7], {
    houses: [house("box", 1)],
    parts: [part("subset", "r1c1 r2c2 r3c3", 2, 6, 7), part("single", "r1c3", 9)],
    placements: gone("r1c3", 9),
  }),

  step("naked-quad", [1, 2, 6, 7], {
    houses: [house("row", 3)],
    parts: [part("subset", "r3c1 r3c4 r3c5 r3c8", 1, 2, 6, 7)],
    eliminations: gone("r3c9", 1, 6),
  }),
  step("hidden-quad", [1, 2, 6, 7], {
    houses: [house("row", 3)],
    parts: [part("subset", "r3c1 r3c4 r3c5 r3c8", 1, 2, 6, 7)],
    eliminations: gone("r3c1", 3, 4),
  }),
  step("naked-group", [1, 2, 6, 7, 11], {
    houses: [house("row", 3)],
    parts: [part("subset", "r3c1 r3c4 r3c5 r3c8 r3c12", 1, 2, 6, 7, 11)],
    eliminations: gone("r3c9", 11),
  }),
  step("hidden-group", [1, 2, 6, 7, 11], {
    houses: [house("region", 3)],
    parts: [part("subset", "r3c1 r3c4 r3c5 r3c8 r3c12", 1, 2, 6, 7, 11)],
    eliminations: gone("r3c1", 12),
  }),
  fish("x-wing", "row", "column", [2, 6], [3, 8]),
  fish("swordfish", "row", "column", [2, 4, 6], [3, 7, 8], { gone: "r1c3 r9c8" }),
  fish("jellyfish", "column", "row", [2, 4, 6, 8], [1, 3, 7, 8], { gone: "r1c1" }),
  step("remote-pair", [2, 7], {
    parts: ["r1c2", "r1c7", "r5c7", "r5c4"].map((cell) => part("node", cell, 2, 7)),
    links: links(3),
    eliminations: gone("r1c4", 2, 7),
  }),
  step("bug-plus-one", [5], { parts: [part("extra", "r3c4", 5)], placements: gone("r3c4", 5) }),
  step("bug-2", [5], { parts: [part("extra", "r3c4", 5), part("extra", "r3c8", 5)], eliminations: gone("r3c1", 5) }),
  step("bug-3", [5, 6], {
    houses: [house("row", 3)],
    parts: [part("extra", "r3c4", 5), part("extra", "r3c8", 6), part("subset", "r3c1", 5, 6)],
    eliminations: gone("r3c9", 5, 6),
  }),
  step("bug-4", [2], {
    houses: [house("row", 3)],
    parts: [part("extra", "r3c4", 5), part("extra", "r3c8", 6)],
    eliminations: [...gone("r3c4", 7), ...gone("r3c8", 1)],
  }),
  chain("skyscraper", ["r1c2", "r1c7", "r4c7", "r4c3"], {
    houses: [...lines("row", "base", 1, 4), house("column", 7, "cover")],
    eliminations: gone("r2c3 r5c2", 5),
  }),
  chain("two-string-kite", ["r1c9", "r1c2", "r2c1", "r8c1"], {
    houses: [house("row", 1, "base"), house("column", 1, "base"), house("box", 1, "cover")],
    eliminations: gone("r8c9", 5),
  }),
  chain("dual-two-string-kite", ["r1c9", "r1c2", "r2c1", "r8c1"], {
    houses: [
      house("row", 1, "base"),
      house("column", 1, "base"),
      house("box", 1, "cover"),
      house("row", 1, "base"),
      house("column", 8, "base"),
    ],
    parts: ["r1c9", "r1c2", "r2c1", "r8c1", "r1c2", "r1c9", "r2c8", "r8c8"].map((cell) => part("node", cell, 5)),
    links: [...links(3), ...links(3).map(({ from, to, strong }) => ({ from: from + 4, to: to + 4, strong }))],
    eliminations: gone("r8c9 r8c2", 5),
  }),
  chain("turbot-fish", ["r1c2", "r1c7", "r3c8", "r6c8"], {
    houses: [house("row", 1, "base"), house("column", 8, "base"), house("box", 3, "cover")],
    eliminations: gone("r6c2", 5),
  }),
  chain("empty-rectangle", ["r9c2", "r4c2", "r4c4 r4c6", "r5c5 r6c5"], {
    houses: [house("box", 5, "base"), house("row", 4, "cover"), house("column", 5, "cover"), house("column", 2)],
    eliminations: gone("r9c5", 5),
  }),
  chain("dual-empty-rectangle", ["r9c2", "r4c2", "r4c4 r4c6", "r5c5 r6c5"], {
    houses: [house("box", 5, "base"), house("row", 4, "cover"), house("column", 5, "cover"), house("column", 2)],
    eliminations: gone("r9c5", 5),
  }),
  step("w-wing", [2, 7], {
    parts: [part("wing", "r1c2", 2, 7), part("wing", "r8c9", 2, 7), part("node", "r5c2", 2), part("node", "r5c9", 2)],
    links: [{ from: 2, to: 3, strong: true }],
    eliminations: gone("r1c9 r8c2", 7),
  }),
  step("xy-wing", [1, 2, 7], {
    parts: [part("pivot", "r1c2", 1, 2), part("wing", "r1c9", 1, 7), part("wing", "r6c2", 2, 7)],
    eliminations: gone("r6c9", 7),
  }),
  step("xyz-wing", [1, 2, 7], {
    parts: [part("pivot", "r1c2", 1, 2, 7), part("wing", "r1c9", 1, 7), part("wing", "r3c1", 2, 7)],
    eliminations: gone("r1c1 r1c3", 7),
  }),
  step("unique-rectangle-1", [2, 7], { parts: [corner(2, 7)], eliminations: gone("r2c4", 2, 7) }),
  step("unique-rectangle-2", [2, 7], {
    parts: [corner(2, 7), part("extra", "r2c1 r2c4", 5)],
    eliminations: gone("r2c9", 5),
  }),
  step("unique-rectangle-3", [2, 7], {
    parts: [corner(2, 7), part("extra", "r2c1 r2c4", 5, 6), part("subset", "r2c8", 5, 6)],
    houses: [house("row", 2)],
    eliminations: gone("r2c9", 5, 6),
  }),
  step("unique-rectangle-4", [2, 7], {
    parts: [corner(2, 7), part("extra", "r2c1 r2c4", 5, 6)],
    houses: [house("row", 2)],
    eliminations: gone("r2c1 r2c4", 7),
  }),
  step("unique-rectangle-5", [2, 7], {
    parts: [corner(2, 7), part("extra", "r1c1 r2c4", 5)],
    eliminations: gone("r1c5", 5),
  }),
  step("unique-rectangle-6", [2, 7], {
    houses: [house("row", 1), house("row", 2)],
    parts: [corner(2, 7), part("extra", "r1c1 r2c4", 5)],
    eliminations: gone("r1c1 r2c4", 2),
  }),
  step("unique-loop-1", [2, 7], { parts: [...ring, part("extra", "r2c7", 5)], eliminations: gone("r2c7", 2, 7) }),
  step("unique-loop-2", [2, 7], {
    parts: [...ring, part("extra", "r2c4", 5), part("extra", "r2c7", 5)],
    eliminations: gone("r2c1", 5),
  }),
  step("unique-loop-3", [2, 7], {
    houses: [house("row", 2)],
    parts: [...ring, part("extra", "r2c4", 5), part("extra", "r2c7", 6), part("subset", "r2c1", 2, 3, 7)],
    eliminations: gone("r2c1", 8),
  }),
  step("unique-loop-4", [2, 7], {
    houses: [house("row", 2)],
    parts: [...ring, part("extra", "r2c4", 5), part("extra", "r2c7", 6)],
    eliminations: gone("r2c4 r2c7", 7),
  }),
  step("hidden-rectangle", [2, 7], {
    houses: [house("row", 2), house("column", 4)],
    parts: [corner(2, 7), part("extra", "r1c4 r2c1 r2c4", 5, 6)],
    eliminations: gone("r2c4", 7),
  }),
  step("avoidable-rectangle-1", [2, 7], { parts: [corner(2, 7)], eliminations: gone("r2c4", 7) }),
  step("avoidable-rectangle-2", [2, 7], {
    parts: [corner(2, 7), part("extra", "r2c1 r2c4", 5)],
    eliminations: gone("r2c9", 5),
  }),
  fish("finned-x-wing", "row", "column", [3, 6], [2, 8], { fins: fin, gone: "r1c8" }),
  fish("sashimi-x-wing", "row", "column", [3, 6], [2, 8], { fins: fin, gone: "r1c8 r2c8" }),
  step("simple-colors-trap", [5], {
    parts: [part("color-1", "r1c2 r4c7", 5), part("color-2", "r1c7 r6c2", 5)],
    eliminations: gone("r6c7", 5),
  }),
  step("simple-colors-wrap", [5], {
    parts: [part("color-1", "r1c2 r4c2", 5), part("color-2", "r1c7 r6c3", 5)],
    eliminations: gone("r1c2 r4c2", 5),
  }),
  step("multi-colors-1", [5], {
    parts: [
      part("color-1", "r1c2 r4c7", 5),
      part("color-2", "r1c7", 5),
      part("color-3", "r8c2", 5),
      part("color-4", "r8c9", 5),
    ],
    eliminations: gone("r1c9", 5),
  }),
  step("multi-colors-2", [5], {
    parts: [
      part("color-1", "r1c2 r4c7", 5),
      part("color-2", "r1c7", 5),
      part("color-3", "r8c2", 5),
      part("color-4", "r4c9", 5),
    ],
    eliminations: gone("r1c2 r4c7", 5),
  }),

  fish("finned-swordfish", "row", "column", [3, 5, 7], [2, 4, 8], { fins: fin, gone: "r1c8" }),
  fish("sashimi-swordfish", "row", "column", [3, 5, 7], [2, 4, 8], { fins: fin, gone: "r1c8" }),
  fish("finned-jellyfish", "row", "column", [3, 5, 7, 8], [2, 4, 6, 8], { fins: fin, gone: "r1c8" }),
  fish("sashimi-jellyfish", "row", "column", [3, 5, 7, 8], [2, 4, 6, 8], { fins: fin, gone: "r1c8" }),
  step("sue-de-coq", [1, 2, 3, 4], {
    houses: [house("row", 1), house("box", 1)],
    parts: [
      part("intersection", "r1c1 r1c2", 1, 2, 3, 4),
      part("line-set", "r1c8", 1, 2),
      part("box-set", "r3c3", 3, 4),
    ],
    eliminations: [...gone("r1c9", 1, 2), ...gone("r2c2", 3)],
  }),
  chain("x-chain", ["r1c2", "r1c7", "r4c7", "r4c3", "r6c3", "r6c5"]),
  step("xy-chain", [2, 7], {
    parts: [part("node", "r1c2", 7), part("node", "r1c2", 2), part("node", "r1c8", 2), part("node", "r1c8", 7)],
    links: links(3),
    eliminations: gone("r1c5", 7),
  }),
  step("continuous-nice-loop", [5, 8], {
    parts: mixed.slice(0, 4),
    links: links(4, true, true),
    eliminations: [...gone("r1c9", 5), ...gone("r1c7", 3)],
  }),
  step("discontinuous-nice-loop", [5, 8], {
    parts: mixed.slice(0, 5),
    links: links(5, false, true),
    eliminations: gone("r1c2", 5),
  }),
  step("aic", [3, 5], { parts: mixed, links: links(5), eliminations: [...gone("r1c2", 3), ...gone("r4c2", 5)] }),
  step("grouped-continuous-nice-loop", [5], {
    parts: grouped,
    links: links(4, true, true),
    eliminations: gone("r1c9", 5),
  }),
  step("grouped-discontinuous-nice-loop", [5], {
    parts: grouped.slice(0, 3),
    links: links(3, true, true),
    placements: gone("r1c2", 5),
  }),
  step("grouped-aic", [5], { parts: grouped, links: links(3), eliminations: gone("r7c2", 5) }),
  step("als-xz", [1, 3], {
    parts: [als[0], part("restricted-common", "r1c1 r5c1 r6c1", 1), als[1]],
    eliminations: gone("r3c1", 3),
  }),
  step("als-xy-wing", [1, 3, 4], {
    parts: [
      als[0],
      part("restricted-common", "r1c1 r5c1", 1),
      als[1],
      part("restricted-common", "r6c1 r6c5", 4),
      als[2],
    ],
    eliminations: gone("r1c5", 3),
  }),
  step("als-xy-chain", [1, 3, 4], {
    parts: [
      als[0],
      part("restricted-common", "r1c1 r5c1", 1),
      als[1],
      part("restricted-common", "r6c1 r6c5", 4),
      als[2],
    ],
    eliminations: gone("r1c5 r2c5", 3),
  }),
  step("death-blossom", [1, 2, 7], {
    parts: [part("stem", "r5c5", 1, 2), part("als", "r5c1", 1, 7), part("als", "r1c5 r2c5", 2, 3, 7)],
    eliminations: gone("r1c1", 7),
  }),
  step("tridagon", [5], {
    houses: [house("box", 1), house("box", 2), house("box", 4), house("box", 5)],
    parts: [
      part("subset", "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r5c6 r6c5", 1, 2, 3),
      part("extra", "r1c1", 5),
    ],
    placements: gone("r1c1", 5),
  }),
  step("exocet", [1], {
    houses: [...lines("column", "base", 3, 5, 8), house("box", 2), house("box", 3)],
    parts: [
      part("pivot", "r1c1", 1, 2, 3),
      part("pivot", "r1c2", 1, 2, 3),
      part("wing", "r2c5", 1, 2, 4),
      part("wing", "r3c8", 1, 3, 5),
    ],
    combinations: [
      [1, 2],
      [1, 3],
    ],
    eliminations: gone("r2c5", 4),
  }),
  step("multi-sector-locked-set", [1], {
    houses: [...lines("row", "cover", 1, 2), ...lines("column", "cover", 3)],
    parts: [
      part("subset", "r1c1 r1c3 r2c1 r2c3", 1, 2, 3),
      part("line-set", "r1c1 r1c3", 1, 2),
      part("line-set", "r2c1 r2c3", 1),
      part("line-set", "r1c3 r2c3", 3),
    ],
    eliminations: gone("r1c5", 1),
  }),
  step("aligned-pair-exclusion", [5], {
    parts: [
      part("pivot", "r1c2", 5, 6, 8),
      part("pivot", "r1c7", 5, 6, 7),
      part("wing", "r1c1", 5, 6),
      part("wing", "r1c9", 5, 7),
    ],
    eliminations: gone("r1c2", 5),
  }),
  step("aligned-triple-exclusion", [5], {
    parts: [
      part("pivot", "r1c2", 5, 8),
      part("pivot", "r1c7", 6, 7),
      part("pivot", "r1c8", 6, 7),
      part("wing", "r1c1", 5, 6, 7),
      part("wing", "r1c9", 5, 7),
    ],
    eliminations: gone("r1c2", 5),
  }),
  fish("franken-x-wing", "row", "column", [2, 6], [3, 8]),
  step("franken-swordfish", [5], {
    houses: [...lines("row", "base", 2, 6), house("box", 8, "base"), ...lines("column", "cover", 3, 4, 8)],
    parts: [part("vertex", "r2c3 r6c8 r8c4", 5)],
    eliminations: gone("r1c3", 5),
  }),
  fish("franken-jellyfish", "row", "box", [1, 2, 3, 4], [1, 2, 3, 4], { gone: "r5c1" }),
  fish("finned-franken-x-wing", "row", "box", [3, 6], [2, 8], fins),
  fish("finned-franken-swordfish", "row", "box", [3, 5, 6], [2, 7, 8], fins),
  fish("finned-franken-jellyfish", "row", "box", [3, 5, 6, 7], [2, 6, 7, 8], fins),
  fish("mutant-x-wing", "row", "column", [2, 6], [3, 8]),
  fish("mutant-swordfish", "row", "column", [2, 4, 6], [3, 7, 8]),
  fish("mutant-jellyfish", "row", "column", [2, 4, 6, 7], [1, 3, 7, 8]),
  fish("finned-mutant-x-wing", "row", "column", [3, 6], [2, 8], fins),
  step("finned-mutant-swordfish", [5], {
    houses: [
      house("row", 2, "base"),
      house("column", 6, "base"),
      house("box", 8, "base"),
      house("row", 7, "cover"),
      ...lines("column", "cover", 4, 8),
    ],
    parts: [part("vertex", "r2c4 r7c6 r8c4", 5), part("fin", "r2c9 r3c9", 5)],
    eliminations: gone("r1c8 r3c8", 5),
  }),
  fish("finned-mutant-jellyfish", "row", "column", [3, 5, 6, 7], [2, 6, 7, 8], fins),
  fish("squirmbag", "row", "column", [2, 4, 6, 7, 8], [1, 3, 5, 7, 8]),
  fish("finned-squirmbag", "row", "column", [2, 3, 6, 7, 8], [1, 3, 5, 7, 8], { fins: fin, gone: "r1c8" }),
  fish("sashimi-squirmbag", "row", "column", [2, 3, 6, 7, 8], [1, 3, 5, 7, 8], { fins: fin, gone: "r1c8" }),
  fish("franken-squirmbag", "row", "box", [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], { gone: "r6c1" }),
  fish("finned-franken-squirmbag", "row", "box", [3, 5, 6, 7, 8], [2, 4, 6, 7, 8], fins),
  fish("mutant-squirmbag", "row", "column", [2, 4, 6, 7, 8], [1, 3, 5, 7, 8]),
  fish("finned-mutant-squirmbag", "row", "column", [2, 3, 6, 7, 8], [1, 3, 5, 7, 8], fins),
  fish("finned-mutant-whale", "row", "column", [1, 2, 3, 6, 7, 8], [1, 3, 4, 5, 7, 8], fins),
  fish("finned-mutant-leviathan", "row", "column", [1, 2, 3, 4, 6, 7, 8], [1, 2, 3, 4, 5, 7, 8], fins),

  step("forcing-chain-contradiction", [5], {
    parts: [
      part("assumption", "r1c2", 5),
      part("off", "r1c7", 5),
      part("on", "r4c7", 5),
      part("off", "r4c7", 8),
      part("on", "r9c7", 8),
      part("contradiction", "r9c7", 8),
    ],
    links: links(5, false),
    eliminations: gone("r1c2", 5),
  }),
  step("forcing-chain-verity", [5], {
    parts: [
      part("assumption", "r1c2", 1),
      part("off", "r1c7", 1),
      part("on", "r1c7", 5),
      part("assumption", "r1c2", 3),
      part("off", "r4c2", 3),
      part("on", "r1c7", 5),
    ],
    links: [
      { from: 0, to: 1, strong: false },
      { from: 1, to: 2, strong: true },
      { from: 3, to: 4, strong: false },
      { from: 4, to: 5, strong: true },
    ],
    placements: gone("r1c7", 5),
  }),
  step("forcing-net-contradiction", [5], {
    parts: [
      part("assumed-false", "r1c2", 5),
      part("on", "r1c7", 5),
      part("on", "r4c2", 5),
      part("off", "r4c7", 5),
      part("off", "r4c8", 5),
      part("contradiction", "r4c7 r4c8", 5),
    ],
    links: [
      { from: 0, to: 1, strong: true },
      { from: 0, to: 2, strong: true },
      { from: 1, to: 3, strong: false },
      { from: 2, to: 4, strong: false },
    ],
    placements: gone("r1c2", 5),
  }),
  step("forcing-net-verity", [5], {
    parts: [
      part("assumption", "r1c2", 5),
      part("off", "r1c7", 5),
      part("assumption", "r1c8", 5),
      part("off", "r1c7", 5),
      part("off", "r2c7", 5),
      part("on", "r8c7", 5),
    ],
    links: [
      { from: 0, to: 1, strong: false },
      { from: 2, to: 3, strong: false },
      { from: 2, to: 4, strong: false },
      { from: 3, to: 5, strong: true },
      { from: 4, to: 5, strong: true },
    ],
    eliminations: gone("r1c7", 5),
  }),
  step("template-set", [5], { parts: [part("template", "r1c2 r5c5", 5)], placements: gone("r1c2", 5) }),
  step("template-delete", [5], { parts: [part("template", "r1c2 r5c5", 5)], eliminations: gone("r1c3 r5c6", 5) }),
  step("trial-and-error", [5], {
    parts: [part("assumption", "r1c2", 5), part("contradiction", "r9c9", 1)],
    eliminations: gone("r1c2", 5),
  }),
];

/**
 * Further forms of techniques: the conclusions of the law of leftovers; a tridagon whose guardians are in one cell, and
 * one whose guardians are in two.
 */
export const otherForms = [
  ...[
    { digits: [5], eliminations: gone("r3c1", 5) },
    { digits: [5], subset: "r3c1", placements: gone("r3c1", 5) },
    { digits: [5], subset: "r3c1 r3c5", placements: [...gone("r3c1", 5), ...gone("r3c5", 5)] },
    { digits: [5], subset: "r3c1 r3c5", eliminations: gone("r3c8", 5) },
    { digits: [5], from: "r2c9", subset: "r3c1 r3c5", eliminations: gone("r3c8", 5) },
  ].map(({ digits, from = "r2c8 r2c9", subset, ...rest }) =>
    step("law-of-leftovers", digits, {
      houses: [house("row", 1, "base"), house("row", 2, "base"), house("box", 1, "cover"), house("box", 2, "cover")],
      parts: [
        part("line-set", from, 5),
        part("box-set", "r3c1 r3c5", 5),
        ...(subset ? [part("subset", subset, ...digits)] : []),
      ],
      ...rest,
    }),
  ),
  ...[
    { eliminations: gone("r2c1", 5) },
    { subset: "r2c1", placements: gone("r2c1", 5) },
    { subset: "r2c1 r4c1", eliminations: gone("r8c1", 5) },
  ].map(({ subset, ...rest }) =>
    step("law-of-leftovers", [5], {
      houses: [
        ...[2, 3, 4].map((row) => house("row", row, "base")),
        ...[1, 2].map((window) => house("window", window, "cover")),
      ],
      parts: [
        part("line-set", "r2c1 r2c5 r2c9 r3c1 r3c5 r3c9 r4c1 r4c5 r4c9", 5),
        ...(subset ? [part("subset", subset, 5)] : []),
      ],
      ...rest,
    }),
  ),
  step("tridagon", [1, 2, 3], {
    houses: [house("box", 1), house("box", 2), house("box", 4), house("box", 5)],
    parts: [
      part("subset", "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r5c6 r6c5", 1, 2, 3),
      part("extra", "r1c1", 5, 6),
    ],
    eliminations: [...gone("r1c1", 1), ...gone("r1c1", 2), ...gone("r1c1", 3)],
  }),
  step("tridagon", [5], {
    houses: [house("box", 1), house("box", 2), house("box", 4), house("box", 5)],
    parts: [
      part("subset", "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r5c6 r6c5", 1, 2, 3),
      part("extra", "r1c1", 5),
      part("extra", "r2c2", 5),
    ],
    eliminations: gone("r3c1", 5),
  }),
];
