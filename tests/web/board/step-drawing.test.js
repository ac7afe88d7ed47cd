import assert from "node:assert/strict";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { cellNear } from "../../../web/board/geometry.js";
import { keyOf, noteSpot } from "../../../web/board/note-grid.js";
import { drawStep, stepExtension } from "../../../web/board/step-drawing.js";
import { usualLooks, viewOf, viewOfPuzzle, viewOfStep } from "../../../web/board/view.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { cellNamed } from "../../../web/model/step.js";
import { after, playing } from "../model/boards.js";
import { blank, families, geometryOf, gone, layersOf, links, part, step, unit } from "./step-boards.js";

const geometry = geometryOf();
const layout = layoutNamed("3x3");
const spotOf = ({ cell, digit }) => noteSpot(geometry, cellNamed(layout, cell), digit);
const linksIn = ({ under }) => under.filter(({ kind, colour }) => kind === "path" && colour === "step-link");
const ends = ({ commands: [from, to] }) => [
  { x: from[1], y: from[2] },
  { x: to[3], y: to[4] },
];
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** The operations around a point, without the digit. */
const around = (list, spot) =>
  list.filter((op) => {
    const points = op.commands?.flatMap((command) =>
      command.length > 2 ? [{ x: command.at(-2), y: command.at(-1) }] : [],
    ) ?? [op];
    return points.every((point) => apart(point, spot) < unit * 0.2);
  });

for (const [name, made] of Object.entries(families)) {
  test(`${name}: every eliminated candidate is struck through, every placed one on a filled shape`, () => {
    const { under, over } = layersOf(made);
    assert.equal(over.length, made.eliminations.length);
    made.eliminations.forEach((candidate) => {
      const [strike] = around(over, spotOf(candidate));
      assert.equal(strike.colour, "step-out");
    });
    for (const candidate of made.placements) {
      assert.ok(
        around(under, spotOf(candidate)).some(
          ({ kind, colour }) => (kind === "disc" || kind === "area") && colour === "step-place",
        ),
      );
    }
  });

  test(`${name}: everything lies on the board`, () => {
    const list = drawBoard(viewOfStep(blank(), made, [stepExtension]), geometry);
    for (const op of /** @type {any[]} */ (list.operations)) {
      const points = op.commands?.flatMap((command) =>
        command.length > 2 ? [[command.at(-2), command.at(-1)]] : [],
      ) ?? [[op.x, op.y]];
      for (const [x, y] of points)
        assert.ok(x >= -1 && y >= -1 && x <= list.width + 1 && y <= list.height + 1, JSON.stringify(op));
    }
  });

  test(`${name}: other sizes and layouts draw what they have of it`, () => {
    for (const other of ["2x2", "2x3", "5x5", "3x3+x", "10x10", "jigsaw:1122211122333343444455555"]) {
      const view = viewOfStep(blank(other), made, [stepExtension]);
      assert.ok(drawBoard(view, geometryOf(other)).operations.length > 20);
    }
  });
}

test("strong links are solid, weak ones dashed", () => {
  assert.deepEqual(
    linksIn(layersOf(families.chain)).map(({ dash }) => dash.length > 0),
    [false, true, false, true, false],
  );
});

test("links end near their candidates, and a loop closes", () => {
  const { parts } = families.loop;
  const lines = linksIn(layersOf(families.loop));
  assert.equal(lines.length, parts.length);
  lines.forEach((line, i) => {
    const [from, to] = [parts[i], parts[(i + 1) % parts.length]].map(({ cells: [cell], digits: [digit] }) =>
      spotOf({ cell, digit }),
    );
    const [start, end] = ends(line);
    for (const gap of [apart(start, from), apart(end, to)])
      assert.ok(gap > unit * 0.12 && gap < unit * 0.2, String(gap));
  });
});

test("a link keeps clear of the other marks of its chain", () => {
  const cells = ["r5c1", "r5c9", "r5c5", "r1c5"];
  const made = step({ parts: cells.map((cell) => part("node", cell, 5)), links: links(3) });
  const [long] = linksIn(layersOf(made));
  const [[, x, y], [, cx, cy, x2, y2]] = long.commands;
  for (let t = 0; t <= 1; t += 0.02) {
    const point = {
      x: (1 - t) ** 2 * x + 2 * t * (1 - t) * cx + t * t * x2,
      y: (1 - t) ** 2 * y + 2 * t * (1 - t) * cy + t * t * y2,
    };
    assert.ok(apart(point, spotOf({ cell: "r5c5", digit: 5 })) > unit * 0.12);
  }
});

test("a link between candidates that touch can be seen", () => {
  const made = step({ parts: [part("node", "r5c5", 5), part("node", "r5c5", 6)], links: links(1) });
  const [line] = linksIn(layersOf(made));
  const [start, end] = ends(line);
  const control = { x: line.commands[1][1], y: line.commands[1][2] };
  assert.ok(apart(start, control) + apart(control, end) > unit * 0.3);
});

test("the same link in two branches is drawn once", () => {
  const cells = ["r1c1", "r1c5", "r1c1", "r1c5"];
  const made = step({
    parts: cells.map((cell) => part("node", cell, 5)),
    links: [
      { from: 0, to: 1, strong: true },
      { from: 2, to: 3, strong: true },
    ],
  });
  assert.equal(linksIn(layersOf(made)).length, 1);
});

test("links have heads where something is supposed, and nowhere else", () => {
  const heads = ({ under }) => under.filter(({ kind, colour }) => kind === "area" && colour === "step-link").length;
  assert.equal(heads(layersOf(families["net of three branches"])), 6);
  assert.equal(heads(layersOf(families.chain)), 0);
});

test("the candidates of a group are one outline", () => {
  const { under } = layersOf(families["grouped loop"]);
  const spots = ["r1c7", "r1c8"].map((cell) => spotOf({ cell, digit: 5 }));
  const covers = (op, { x, y }) =>
    op.commands?.some(([, a, b]) => Math.abs(a - x) < unit * 0.16 && Math.abs(b - y) < unit * 0.16);
  const outlines = under.filter(
    (op) => op.kind === "path" && op.colour !== "step-link" && spots.every((spot) => covers(op, spot)),
  );
  assert.equal(outlines.length, 1);
  assert.equal(/** @type {any} */ (outlines[0]).commands.filter(([letter]) => letter === "Z").length, 1);
});

test("an almost locked set is one outline, however far apart its cells are", () => {
  const { grounds } = layersOf(families["four sets"]);
  assert.equal(grounds.length, 4);
  for (const { commands } of /** @type {any[]} */ (grounds))
    assert.equal(commands.filter(([letter]) => letter === "M").length, 1);
});

test("restricted commons are joined by their own digit", () => {
  const lines = linksIn(layersOf(families["four sets"]));
  const cellsAt = lines.map((line) => ends(line).map(({ x, y }) => cellNear(geometry, x, y)));
  assert.deepEqual(
    cellsAt,
    [
      ["r1c1", "r5c1"],
      ["r6c1", "r6c5"],
      ["r6c5", "r9c5"],
    ].map((cells) => cells.map((cell) => cellNamed(layout, cell))),
  );
});

test("marks of the cells' candidates alone: what the board does not show is not marked", () => {
  const made = step({ parts: [part("subset", "r1c1 r1c2", 1, 2)], eliminations: gone("r1c3", 1, 2) });
  const candidates = blank().cells.map(() => [1]);
  const { inks, over } = drawStep(viewOfStep({ ...blank(), candidates }, made), made, geometry);
  assert.deepEqual(
    [...inks.keys()].sort((a, b) => a - b),
    [0, 1, 2].map((cell) => keyOf({ cell, digit: 1 })),
  );
  assert.equal(over.length, 1);
});

test("on a board without notes the step's candidates are written, those that the digits leave", () => {
  const made = step({ parts: [part("subset", "r1c1 r1c2", 1, 2)], eliminations: gone("r1c3", 2) });
  const plain = viewOfPuzzle("3x3", [0, 0, 0, 1, ...new Array(77).fill(0)], null, { extensions: [stepExtension] });
  const view = { ...plain, state: { ...plain.state, step: made } };
  const notes = /** @type {any[]} */ (drawBoard(view, geometry).operations)
    .filter(({ kind }) => kind === "text")
    .map(({ text }) => text);
  assert.deepEqual(notes, ["2", "2", "2", "1"]);
});

test("cells of a part that hold digits have their frame", () => {
  const made = step({ parts: [part("corner", "r1c1 r1c4 r2c1 r2c4", 2, 7)] });
  const cells = blank().cells.with(0, 2).with(3, 7);
  const { under } = drawStep(viewOfStep({ layout: "3x3", cells }, made), made, geometry);
  assert.equal(
    /** @type {any[]} */ (under).filter(
      ({ kind, colour, width }) => kind === "path" && colour === "step-1" && width === unit * 0.04,
    ).length,
    4,
  );
});

test("names that the layout does not have are left out", () => {
  const made = step({
    houses: [
      { house: "diagonal", index: 1, role: "where" },
      { house: "row", index: 12, role: "where" },
    ],
    parts: [part("subset", "r1c12 x r0c1", 1)],
    links: [{ from: 0, to: 7, strong: true }],
    placements: gone("r99c1", 1),
  });
  assert.deepEqual(layersOf(made), {
    isAlone: true,
    grounds: [],
    under: [],
    over: [],
    inks: new Map(),
    notes: new Map(),
    answers: new Map(),
  });
});

test("without a step the board is drawn as ever; with one, without the highlights", () => {
  const state = after(playing, ["selectCell", 0]);
  const small = geometryOf("2x2");
  const viewing = (/** @type {any} */ shown) => viewOf(shown, usualLooks, [stepExtension]);
  assert.deepEqual(drawBoard(viewing(state), small), drawBoard(viewOf(state), small));
  const { operations } = drawBoard(viewing(after(state, ["showStep", families.single])), small);
  assert.equal(operations.filter(({ colour }) => colour === "peer").length, 0);
  assert.equal(operations.filter(({ colour }) => colour === "ring").length, 4);
});

test("a move takes the step away", () => {
  const shown = after(playing, ["showStep", families.single]);
  assert.equal(shown.step, families.single);
  assert.equal(after(shown, ["enterDigit", 3, 1]).step, null);
});
