/** A page with the rules of sudoku: a sentence or two for each rule, beside a drawing. */
import { layoutNamed } from "../../model/layout.js";
import { positionOfExample } from "../../model/example.js";
import { digitRanges } from "./digit-ranges.js";
import { drawPlaced, flow } from "./flow.js";
import { furnitureOf } from "./furniture.js";
import { heightOf, indented, paragraph, space } from "./rows.js";
import { stepBox } from "./step-box.js";
import { scaleOf } from "./type.js";

/** @typedef {import("../../model/step.js").StepState} StepState */
/** @typedef {import("../../model/step.js").Step} Step */
/** @typedef {import("../print-settings.js").Look} Look */
/** @typedef {import("./flow.js").Block} Block */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").Size} Size */

/** The drawings are so large, as parts of the width and the height of the page, and at most so many points. */
const picture = { ofWidth: 0.44, ofHeight: 0.27, most: 230 };
const besideGap = 16;

/** The grid of the guide (docs/guide/rules.md), with a cell that can only be 3: r9c3. */
const usual = {
  layout: "3x3",
  grid: "...........8..2...52...3.4.....7.9.2...9...561..2..78.64...91..9.1....6..7..5..2.",
};

/**
 * Plans the page. Small papers and large type need two.
 *
 * @param {StepState} shown a position of the layout that the sheets are about
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @param {string} [sheet] name of the sheet in a class
 * @returns {import("./plans.js").PagePlan[]}
 */
export function rulesPages(shown, look, context, area, sheet = "") {
  const { words } = context;
  const furniture = furnitureOf({ title: words("worksheet.rules"), running: sheet }, look, context, area.width);
  const body = { width: area.width, height: area.height - furniture.top - furniture.bottom };
  const isUsual = shown.layout === usual.layout;
  const state = isUsual ? positionOfExample(usual) : { layout: shown.layout, cells: shown.givens ?? shown.cells };
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(shown.layout));
  const { digitCount, boxRows, boxColumns } = layout;
  const tools = { state, look, context, body };
  const values = {
    side: digitCount,
    across: boxColumns,
    down: boxRows,
    cells: digitCount,
    digits: words.list(digitRanges(digitCount)),
  };
  const lowerLeft = (digitCount / boxRows - 1) * (digitCount / boxColumns) + 1;
  /** @type {Step} */
  const houses = bare({
    houses: [
      { house: "row", index: digitCount, role: "where" },
      { house: "column", index: boxColumns, role: "where" },
      { house: "box", index: lowerLeft, role: "where" },
    ],
  });
  const blocks = [
    ruleBlock(words("worksheet.grid-title"), words("worksheet.grid", values), null, tools),
    ruleBlock(words("worksheet.houses-title"), words("worksheet.houses", values), houses, tools),
    ...(isUsual
      ? [
          ruleBlock(
            words("worksheet.think-title"),
            words("worksheet.think"),
            bare({ parts: [{ role: "subset", cells: ["r9c3"], digits: [] }] }),
            tools,
          ),
        ]
      : []),
  ];
  const pages = flow(blocks, { count: 1, gap: 0, ...body });
  return pages.map((placed) => ({
    kind: "rules",
    section: -1,
    numbers: [],
    furniture,
    draw: (place) => drawPlaced(placed, place),
  }));
}

/** @param {Partial<Step>} marks @returns {Step} */
const bare = (marks) => ({
  technique: "",
  digits: [],
  houses: [],
  parts: [],
  links: [],
  placements: [],
  eliminations: [],
  ...marks,
});

/**
 * @param {string} title
 * @param {string} text
 * @param {Step | null} step what the drawing marks
 * @param {{ state: StepState, look: Look, context: Context, body: Size }} tools
 * @returns {Block}
 */
function ruleBlock(title, text, step, { state, look, context: { face }, body }) {
  const scale = scaleOf(look);
  const extent = Math.min(picture.most, body.width * picture.ofWidth, body.height * picture.ofHeight);
  const shift = extent + besideGap;
  const drawn = (/** @type {number} */ x, /** @type {number} */ y) =>
    stepBox(state, step, { x, y, extent, showsCandidates: false, naming: null, style: look, label: title });
  const type = { size: scale.text + 1, width: body.width - shift, face };
  const lines = [
    ...paragraph(title, { ...type, size: scale.text + 3, weight: 600, role: "H2" }),
    space(3),
    ...text.split("\n").flatMap((part) => [...paragraph(part, type), space(4)]),
  ];
  const rest = Math.max(0, extent - heightOf(lines));
  const rows = [
    { height: 0, draw: (/** @type {number} */ x, /** @type {number} */ y) => [drawn(x, y)] },
    ...indented(lines, shift),
    space(rest),
  ];
  return { rows, head: rows.length, after: 18 };
}
