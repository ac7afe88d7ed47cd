import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../../web/board/display-list.js";
import { boardGeometry, cellNear, cellsAcross, cellsInset, fitGeometry } from "../../../../web/board/geometry.js";
import { nearestDigit, noteSpot } from "../../../../web/board/note-grid.js";
import { notePlacesOf } from "../../../../web/board/note-places.js";
import { circle } from "../../../../web/board/operations.js";
import { printPalette } from "../../../../web/board/print-palette.js";
import { kindLooks } from "../../../../web/board/rules/kinds/index.js";
import { ruleLegend, ruleSample, ruleSwatch } from "../../../../web/board/rules/rule-legend.js";
import { ruleExtension, rulePicture } from "../../../../web/board/rules/rule-picture.js";
import { renderSvg } from "../../../../web/board/svg.js";
import { usualLooks, viewOf, viewOfPuzzle } from "../../../../web/board/view.js";
import { layoutNamed, squareCanvas } from "../../../../web/model/layout.js";
import { ownRuleTable, readRule } from "../../../../web/model/puzzle-rules.js";
import { newState } from "../../../../web/model/state.js";

const lines = { thin: 1, thick: 3 };
const nine = layoutNamed("3x3");
const four = layoutNamed("2x2");
/** Untyped, because operations are compared by what some kinds have. @returns {any} */
const at = (rules, layout = nine, cell = 40) => {
  const picture = rulePicture(layout, rules);
  const geometry = boardGeometry(layout, cell, lines, 0, picture);
  return { picture, geometry, ...picture.layersOf(geometry) };
};
const textsOf = (operations) => operations.filter(({ kind }) => kind === "text").map(({ text }) => text);
/** What an operation covers, roughly. @param {any} operation */
function boxOf({ kind, x, y, width, height, radius, x2, y2, commands, size, text }) {
  if (kind === "rect") return [x, y, x + width, y + height];
  if (kind === "disc" || kind === "circle") return [x - radius, y - radius, x + radius, y + radius];
  if (kind === "line") return [Math.min(x, x2), Math.min(y, y2), Math.max(x, x2), Math.max(y, y2)];
  if (kind === "text") return [x - text.length * size * 0.3, y - size * 0.75, x + text.length * size * 0.3, y];
  const points = commands.flatMap(([, ...places]) => places);
  const [xs, ys] = [0, 1].map((odd) => points.filter((_, place) => place % 2 === odd));
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
const overlap = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

test("every kind is drawn, or is about the whole grid and not drawn", () => {
  const wholeGrid = ownRuleTable
    .filter(({ shape }) => shape === "whole-grid")
    .map(({ kind }) => kind)
    .filter((kind) => !kind.endsWith("-diagonal"));
  assert.deepEqual(Object.keys(kindLooks).sort(), ownRuleTable.map(({ kind }) => kind).sort());
  for (const { kind } of ownRuleTable) {
    const [sample] = ruleSample(kind);
    // Stands inside of any-of, which is drawn.
    if (kind === "all-of") continue;
    const isDrawn = ruleSwatch(kind) !== null;
    // What is inside of doublers is drawn, and doublers themselves are not.
    if (kind === "doublers") {
      assert.equal(isDrawn, false);
      continue;
    }
    assert.equal(isDrawn, !wholeGrid.includes(kind), kind);
    for (const text of sample) assert.equal(readRule(text, squareCanvas(4))?.kind, kind);
    const { beneath, above } = at(sample, four);
    assert.equal(beneath.length + above.length > 0, isDrawn, kind);
  }
});

test("no two kinds look the same without colours", () => {
  const shapes = ownRuleTable
    .filter(({ kind }) => ruleSwatch(kind))
    .map(({ kind }) => {
      const { width, height, operations } = ruleSwatch(kind);
      return [
        kind,
        JSON.stringify([
          width,
          height,
          operations.map(({ colour, ...shape }) => (colour === "thin-line" ? null : shape)),
        ]),
      ];
    });
  // A white and a black dot differ by light and dark, which is no hue.
  const seen = new Map(shapes.filter(([kind]) => kind !== "black-dot").map(([kind, shape]) => [shape, kind]));
  assert.equal(seen.size, shapes.length - 1);
});

test("each kind stays inside the board with its lanes, and has colours that paper has", () => {
  for (const { kind } of ownRuleTable) {
    const [sample] = ruleSample(kind);
    const { geometry, beneath, above } = at(sample, four);
    for (const operation of [...beneath, ...above]) {
      const [left, top, right, bottom] = boxOf(operation);
      assert.ok(
        left >= -2 && top >= -2 && right <= geometry.width + 2 && bottom <= geometry.height + 2,
        `${kind}: ${JSON.stringify(operation)}`,
      );
      assert.match(printPalette[operation.colour], /^#/, `${kind}: ${operation.colour}`);
    }
    const svg = renderSvg(
      drawBoard(
        viewOfPuzzle("2x2", new Array(16).fill(0), null, { rules: sample, extensions: [ruleExtension] }),
        geometry,
      ),
      printPalette,
    );
    assert.doesNotMatch(svg, /NaN|undefined/, kind);
  }
});

for (const { rules, edges } of [
  { rules: ["thermometer r1c1-r1c3"], edges: [0, 0, 0, 0] },
  { rules: ["sandwich 5 r1c1-r1c9"], edges: [0, 0, 0, 1] },
  { rules: ["sandwich 5 r1c1-r9c1"], edges: [1, 0, 0, 0] },
  { rules: ["x-sum 5 r1c9-r1c1", "skyscraper 2 r9c1-r1c1"], edges: [0, 1, 1, 0] },
  { rules: ["x-sum 5 r1c1-r1c9", "skyscraper 2 r1c1-r1c9", "skyscraper 2 r2c1-r2c9"], edges: [0, 0, 0, 2] },
  { rules: ["little-killer 45 r1c1-r9c9"], edges: [1, 0, 0, 1] },
  { rules: ["little-killer 9 r9c4-r6c1"], edges: [0, 0, 1, 0] },
  { rules: ["little-killer 9 r5c5 r5c6 r6c6"], edges: [0, 0, 0, 0] },
]) {
  test(`${rules.join("; ")} needs lanes ${edges}`, () => {
    const { picture } = at(rules);
    assert.deepEqual([picture.edges.top, picture.edges.right, picture.edges.bottom, picture.edges.left], edges);
  });
}

test("the clues of a place are in different lanes, and outside the cells", () => {
  const {
    geometry: { frame },
    above,
  } = at(["sandwich 5 r1c1-r1c9", "x-sum 7 r1c1-r1c9", "skyscraper 3 r1c1-r1c9", "little-killer 45 r1c1-r9c9"]);
  const boxes = above.filter(({ kind }) => kind === "text").map(boxOf);
  assert.deepEqual(new Set(textsOf(above)), new Set(["5", "7", "3", "45"]));
  boxes.forEach((box, i) => boxes.slice(i + 1).forEach((other) => assert.ok(!overlap(box, other))));
  for (const box of boxes) assert.ok(box[2] <= frame.x || box[3] <= frame.y);
});

test("a clue with an arrow is next to the board, whatever else has the same place", () => {
  for (const rules of [
    ["sandwich 5 r1c5-r9c5", "little-killer 22 r1c4-r4c1"],
    ["little-killer 22 r1c4-r4c1", "sandwich 5 r1c5-r9c5"],
  ]) {
    const { above } = at(rules);
    const middleOf = (wanted) => above.find(({ kind, text }) => kind === "text" && text === wanted).y;
    assert.ok(middleOf("22") > middleOf("5") + 20);
  }
});

test("a sum whose line does not come from outside is in its first cell", () => {
  const { above, picture } = at(["little-killer 9 r5c5 r5c6 r6c6"]);
  assert.deepEqual([textsOf(above), [...picture.taken]], [["9"], [40]]);
});

test("a board with lanes fits, and points are those of its cells", () => {
  const { edges, taken, caged } = rulePicture(nine, [
    "sandwich 5 r1c1-r1c9",
    "x-sum 5 r1c9-r1c1",
    "skyscraper 2 r9c1-r1c1",
  ]);
  for (const extent of [360, 361, 720, 1083]) {
    const geometry = fitGeometry(nine, extent, lines, 16, { edges, taken, caged });
    assert.ok(geometry.width <= extent && geometry.height <= extent);
    assert.ok(geometry.width > extent - 12, `${geometry.width} of ${extent}`);
    for (const cell of [0, 8, 40, 80]) {
      const [x, y] = [geometry.lefts[cell % 9] + 3, geometry.tops[Math.floor(cell / 9)] + 3];
      assert.equal(cellNear(geometry, x, y), cell);
    }
    assert.equal(geometry.lefts[0], 16 + geometry.lane + lines.thick);
    assert.equal(geometry.frame.x + geometry.frame.width + geometry.lane, geometry.width);
    const inset = cellsInset(geometry, { extent, margin: 16, ratio: 1, isZoomed: true });
    assert.deepEqual(inset, [0, geometry.lane, geometry.lane, geometry.lane]);
  }
  assert.equal(cellsAcross(nine, null), 9);
});

test("without rules a geometry has no lanes", () => {
  const { frame, width, height, lane, taken } = boardGeometry(nine, 40, lines, 16);
  assert.deepEqual([frame, taken.size], [{ x: 16, y: 16, width: width - 16, height: height - 16 }, 0]);
  assert.equal(lane, 28);
});

for (const noteStyle of /** @type {const} */ (["keypad", "centre"])) {
  for (const cell of [30, 40, 100]) {
    test(`notes in the ${noteStyle} style leave the place of a sum free in cells of ${cell}`, () => {
      const { geometry, above } = at(["cage 15 r1c1 r1c2", "cage 9 r2c1 r2c2"], nine, cell);
      const sums = above.filter(({ kind }) => kind === "text");
      for (const [of, sum] of [
        [0, sums[0]],
        [9, sums[1]],
      ]) {
        for (const [notes, corners] of [
          [511, 0],
          [511, 0b1111],
          [0, 0b11111111],
          [0, 0b1],
        ]) {
          const places = notePlacesOf(
            { notes: noteStyle === "centre" || !corners ? notes : 0b111, corners, own: 0, source: "own" },
            of,
            geometry,
            { noteStyle, isMarked: false },
          );
          for (const { x, y, size } of places) {
            assert.ok(
              !overlap([x - size * 0.27, y - size * 0.36, x + size * 0.27, y + size * 0.36], boxOf(sum)),
              `${notes} ${corners}: ${x} ${y}`,
            );
            assert.ok(y + size * 0.36 <= geometry.tops[Math.floor(of / 9)] + cell);
          }
        }
      }
    });
  }
}

for (const cell of [30, 40, 100]) {
  test(`corner and centre notes are clear of the dashes of a cage in cells of ${cell}`, () => {
    const { geometry, beneath } = at(["cage r2c2 r2c3 r3c2"], nine, cell);
    const [dashes] = beneath.flatMap((each) => (each.kind === "path" ? [each] : []));
    const half = /** @type {number} */ (dashes.width) / 2;
    const [left, top] = [0, 1].map(
      (axis) =>
        Math.min(...dashes.commands.flatMap(([, ...point]) => (point.length ? [Number(point[axis])] : []))) + half,
    );
    const right = geometry.lefts[3] + geometry.lefts[1] - left;
    for (let notes = 1; notes < 512; notes++) {
      for (const [centre, corners] of [
        [0, notes],
        [notes, 0],
        [511, notes],
      ]) {
        for (const { x, y, size } of notePlacesOf({ notes: centre, corners, own: 0, source: "own" }, 10, geometry, {
          noteStyle: "centre",
          isMarked: false,
        })) {
          assert.ok(
            x - size * 0.27 > left && y - size * 0.36 > top && x + size * 0.27 < right,
            `${centre} ${corners}: ${x} ${y}`,
          );
        }
      }
    }
  });
}

test("a candidate is found where it is written, also below a sum", () => {
  const { geometry } = at(["cage 15 r1c1 r1c2"]);
  for (const cell of [0, 1])
    for (let digit = 1; digit <= 9; digit++) {
      const { x, y } = noteSpot(geometry, cell, digit);
      assert.equal(nearestDigit(geometry, cell, x, y), digit);
    }
});

for (const { rules, texts } of [
  { rules: ["white-dot 1 r1c1 r1c2", "black-dot 2 r2c1 r2c2"], texts: [] },
  { rules: ["white-dot 3 r1c1 r1c2", "black-dot 3 r2c1 r2c2"], texts: ["3", "3"] },
  { rules: ["pair-sum 5 r1c1 r1c2", "pair-sum 10 r2c1 r2c2", "pair-sum 9 r3c1 r3c2"], texts: ["V", "X", "9"] },
  { rules: ["whisper 5 r1c1 r1c2"], texts: [] },
  { rules: ["whisper 4 r1c1 r1c2"], texts: ["4"] },
  { rules: ["lockout 4 r1c1 r1c2 r1c3"], texts: ["4"] },
  { rules: ["sum-line 10 r1c1 r1c2 r1c3"], texts: ["10"] },
  { rules: ["cage r1c1 r1c2"], texts: [] },
  { rules: ["cage 17 r1c1 r1c2"], texts: ["17"] },
  { rules: ["product-cage 24 r1c1 r1c2", "rellik-cage 9 r2c1", "equality-cage r3c1 r3c2"], texts: ["24×", "≠9", "="] },
  { rules: ["equal-sums 1,2 r1c1 r1c3 r1c4"], texts: ["Σ", "Σ"] },
  { rules: ["equal-sums 1,1 r1c1 r1c3", "equal-sums 1,1 r3c1 r3c3"], texts: ["ΣA", "ΣA", "ΣB", "ΣB"] },
  { rules: ["same-values 1,1 r1c1 r1c3", "count-distinct r5c5 r5c6"], texts: ["", "=", "="] },
  { rules: ["contains-exactly 3,1 r1c1 r1c3", "contains-at-least 7 r2c1"], texts: ["=1,3", "≥7"] },
  { rules: ["connected-digits 3,1 r1c1-r1c3", "connected-digits 2 r1c1-r1c3"], texts: ["1,3", "2"] },
  { rules: ["clone r1c1 r5c5"], texts: [] },
  { rules: ["clone r1c1 r5c5", "clone r2c2 r6c6"], texts: ["A", "A", "B", "B"] },
]) {
  test(`${rules.join("; ")}: what is written`, () => {
    const { beneath, above } = at(rules);
    assert.deepEqual(textsOf([...beneath, ...above]).sort(), [...texts].sort());
  });
}

test("a cage without a sum that is as large as a house is a filled region, a smaller one is not", () => {
  const region = at(["cage r1c1-r1c9"]).beneath;
  const cage = at(["cage r1c1-r1c8"]).beneath;
  assert.deepEqual(
    [region, cage].map((drawn) => drawn.some(({ kind }) => kind === "area")),
    [true, false],
  );
  assert.ok(cage.every(({ dash }) => dash.length > 0));
});

test("a cage follows an irregular shape as one line, and a hole as another", () => {
  const ring = ["cage r1c1 r1c2 r1c3 r2c1 r2c3 r3c1 r3c2 r3c3"];
  assert.equal(at(ring).beneath.length, 2);
  assert.equal(at(["cage 12 r1c1 r1c2 r2c2"]).beneath[0].commands.filter(([letter]) => letter === "L").length, 6);
});

test("a closed line has a corner where it begins, and no ends", () => {
  const thin = (/** @type {string} */ cells) =>
    at([`whisper 5 ${cells}`])
      .beneath.find(({ dash }) => dash?.length)
      .commands.map(([letter]) => letter)
      .join("");
  assert.equal(thin("r1c1 r1c2 r2c2 r2c1 r1c1"), "MLLLZ");
  assert.equal(thin("r1c1 r1c2 r2c2 r2c1"), "MLLL");
  assert.equal(thin("r1c1 r1c2 r2c2 r1c2 r1c3"), "MLLLL", "a line that returns to another cell than its first is open");
});

test("a sharp turn of a line stays within half the width of the line around its cells", () => {
  for (const kind of ["whisper 5", "modular", "region-sum-line"]) {
    const { beneath, geometry } = at([`${kind} r1c1-r1c3 r2c2 r3c1 r3c2 r2c2 r1c2`]);
    // A stroke of two points has no join. What is between the strokes are discs.
    const strokes = beneath.filter((each) => each.kind === "path" && each.width > geometry.cell / 12);
    assert.ok(strokes.length >= 2);
    for (const { commands } of strokes) assert.match(commands.map(([letter]) => letter).join(""), /^(ML)+$/);
    assert.ok(beneath.filter(({ kind: drawn }) => drawn === "disc").length >= 2 * 8);
  }
});

test("the head of an inequality points to the smaller digit, whatever the direction", () => {
  for (const [a, b, side] of [
    ["r1c1", "r1c2", -1],
    ["r1c2", "r1c1", 1],
  ]) {
    const { above, geometry } = at([`inequality ${a} ${b}`]);
    const [, tip] = above.find(({ kind }) => kind === "path").commands;
    const middle = geometry.uprights[1].start;
    assert.equal(Math.sign(tip[1] - middle), side);
  }
});

test("rules are not drawn on a covered board, nor before their code is there", () => {
  const view = viewOfPuzzle("2x2", new Array(16).fill(0), null, { rules: ["even r1c1"], extensions: [ruleExtension] });
  const geometry = boardGeometry(four, 30, lines, 0, view.room);
  const has = (shown) => drawBoard(shown, geometry).operations.some(({ colour }) => colour.startsWith("rule-"));
  assert.deepEqual(
    [has(view), has({ ...view, looks: { ...view.looks, covered: true } }), has({ ...view, extensions: [] })],
    [true, false, false],
  );
});

test("a picture is made once for the rules of a puzzle, and its layers once for a geometry", () => {
  const rules = ["even r1c1"];
  const picture = rulePicture(nine, rules);
  assert.equal(rulePicture(nine, rules), picture);
  assert.notEqual(rulePicture(four, rules), picture);
  const geometry = boardGeometry(nine, 30, lines);
  assert.equal(picture.layersOf(geometry), picture.layersOf(geometry));
});

test("a legend has each kind once, with a picture where the kind is drawn", () => {
  const legend = ruleLegend(["cage 3 r1c1 r1c2", "cage 9 r2c1 r2c2", "even r3c3", "nonconsecutive"], nine);
  assert.deepEqual(
    legend.map(({ kind, picture }) => [kind, picture !== null]),
    [
      ["cage", true],
      ["even", true],
      ["nonconsecutive", false],
    ],
  );
});

test("the dashes of a cage leave room for its sum", () => {
  for (const sum of [7, 45]) {
    const { geometry, beneath, above } = at([`cage ${sum} r2c2 r2c3 r3c2`]);
    const [number] = above.filter(({ kind, text: written }) => kind === "text" && written === String(sum));
    const { commands } = beneath[0];
    const [[, left, top], ...rest] = commands;
    const [, lastLeft, lastTop] = rest.at(-1);
    const half = (String(sum).length * 0.58 * number.size) / 2;
    const [across, down] = [Math.max(left, lastLeft), Math.max(top, lastTop)];
    assert.ok(across > number.x + half, "to the right of the number");
    assert.ok(down > number.y, "below the number");
    assert.ok(commands.every(([letter]) => letter !== "Z"));
    assert.ok(across < geometry.lefts[1] + geometry.cell);
  }
});

test("the rim of a sum has the colour of its cell's ground, and is left out over the player's colours", () => {
  const texts = ["cage 12 r1c1 r1c2"];
  const state = { ...newState({ layout: "3x3", activity: "play" }) };
  const position = { ...state.position, rules: texts };
  const rimOf = (/** @type {any} */ more) => {
    const view = viewOf({ ...state, position, ...more }, usualLooks, [ruleExtension]);
    const sum = drawBoard(view, boardGeometry(nine, 40, { thin: 1, thick: 3 }, 0, view.room)).operations.find(
      (operation) => operation.kind === "text" && operation.text === "12",
    );
    return /** @type {any} */ (sum).halo?.colour;
  };
  assert.equal(rimOf({}), "paper");
  assert.equal(rimOf({ cursor: 0, selection: [0] }), "focused");
  assert.equal(rimOf({ cursor: 1, selection: [0, 1] }), "selected");
  assert.equal(rimOf({ cursor: 80, selection: [80] }), "paper");
  assert.equal(rimOf({ cursor: 8, selection: [8] }), "peer");
  assert.equal(rimOf({ position: { ...position, colors: position.colors.with(0, 2) } }), undefined);
});

test("no ring covers the sum of a cage", () => {
  const state = { ...newState({ layout: "3x3", activity: "play" }) };
  const view = viewOf(
    { ...state, position: { ...state.position, rules: ["cage 8 r1c1 r1c2"] }, cursor: 0, selection: [0] },
    usualLooks,
    [ruleExtension, { layers: () => ({ over: [circle(1, 1, 1, 1, "step-1")] }) }],
  );
  const { operations } = drawBoard(view, boardGeometry(nine, 40, lines, 0, view.room));
  const places = (/** @type {(operation: any) => boolean} */ is) =>
    operations.flatMap((operation, place) => (is(operation) ? [place] : []));
  const [sum] = places(({ kind, text }) => kind === "text" && text === "8");
  const rings = places(({ colour }) => colour === "ring" || colour === "step-1");
  assert.equal(rings.length, 5);
  assert.ok(rings.every((place) => place < sum));
});

test("no circle of a board without room has a radius below nothing", () => {
  for (const { kind } of ownRuleTable) {
    const [sample] = ruleSample(kind);
    const { beneath, above } = at(sample, four, 1);
    for (const { radius = 0 } of [...beneath, ...above]) assert.ok(radius >= 0, kind);
  }
});
