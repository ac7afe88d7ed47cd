import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawBoard } from "../../../web/board/display-list.js";
import { stepExtension } from "../../../web/board/step-drawing.js";
import { boardGeometry } from "../../../web/board/geometry.js";
import { rolesOf } from "../../../web/board/step-looks.js";
import { viewOfStep } from "../../../web/board/view.js";
import { createStepWords, explainStep } from "../../../web/i18n/steps/index.js";
import english from "../../../web/i18n/catalogues/en/steps.json" with { type: "json" };
import { layoutNamed } from "../../../web/model/layout.js";
import { isLong, stepUpTo } from "../../../web/teacher/link-picture.js";
import { stateOf } from "../i18n/steps/board.js";

const words = createStepWords(english, "en");
const lines = readFileSync(new URL("../i18n/steps/positions.json", import.meta.url), "utf8");
/** Positions with a step that has links and is told link by link. */
const positions = JSON.parse(lines)
  .map((position) => {
    const layout = layoutNamed(position.layout);
    const state = stateOf(position);
    return { ...position, layout, state, explanation: explainStep(position.step, words, { layout, state }) };
  })
  .filter(({ explanation }) => explanation.stages.length);

test("chains, loops and branches have stages; sets and fish have none", () => {
  const told = new Set(positions.map(({ step }) => step.technique));
  for (const technique of [
    "skyscraper",
    "x-chain",
    "aic",
    "continuous-nice-loop",
    "grouped-aic",
    "forcing-chain-verity",
    "forcing-net-contradiction",
  ])
    assert.ok(told.has(technique), technique);
  for (const technique of ["naked-pair", "x-wing", "xy-wing", "als-xz"]) assert.ok(!told.has(technique), technique);
});

for (const {
  step,
  explanation: { stages, sentences },
  layout,
  state,
} of positions) {
  test(`${step.technique}: the stages tell every link once, in the sentences of the explanation`, () => {
    assert.deepEqual(
      stages.flatMap(({ links }) => links).sort((a, b) => a - b),
      [...step.links.keys()],
    );
    for (const { sentence } of stages) assert.ok(sentences.includes(sentence), sentence);
  });

  test(`${step.technique}: each picture shows the links so far and no result, with the roles of the whole`, () => {
    const roles = rolesOf(step);
    stages.forEach((stage, at) => {
      const made = stepUpTo(step, stages, at);
      const so = stages.slice(0, at + 1).filter(({ path }) => path === stage.path);
      assert.equal(made.links.length, so.flatMap(({ links }) => links).length);
      assert.deepEqual([made.placements, made.eliminations], [[], []]);
      made.links.forEach(({ from, to }, i) => {
        const link = step.links[so.flatMap(({ links }) => links)[i]];
        assert.deepEqual(
          [from, to].map((number) => made.parts[number].cells),
          [link.from, link.to].map((number) => step.parts[number].cells),
        );
      });
      const shown = rolesOf(made);
      made.parts.forEach((part, i) => {
        const whole = step.parts.findIndex(
          ({ cells, digits }, number) => cells === part.cells && digits === part.digits && roles[number] === shown[i],
        );
        assert.ok(part.role === "newest" || whole >= 0, `${part.role} at ${at}`);
      });
      const view = viewOfStep({ ...state, layout: layout.name }, made, [stepExtension]);
      assert.ok(drawBoard(view, boardGeometry(layout, 36, { thin: 1, thick: 3 })).operations.length > 20);
    });
  });
}

test("a step with an assumption, or with many links, is told link by link at first", () => {
  const link = { from: 0, to: 1, strong: true };
  assert.equal(isLong({ technique: "aic", parts: [], links: new Array(6).fill(link) }), false);
  assert.equal(isLong({ technique: "aic", parts: [], links: new Array(7).fill(link) }), true);
  assert.equal(
    isLong({
      technique: "forcing-net-verity",
      parts: [{ role: "assumption", cells: ["r1c1"], digits: [1] }],
      links: [link],
    }),
    true,
  );
});
