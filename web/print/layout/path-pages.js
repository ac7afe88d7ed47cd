/**
 * Pages of a path: the puzzle and facts about it, easy steps in compact lines, and the harder steps with pictures
 * beside or above their words.
 *
 * @typedef {import("../job.js").PathJob} PathJob
 * @typedef {import("../job.js").PathStep} PathStep
 * @typedef {import("./plans.js").Context} Context
 * @typedef {import("./plans.js").Size} Size
 * @typedef {import("./flow.js").Block} Block
 * @typedef {import("./rows.js").Row} Row
 *
 * @typedef {object} Plan how a page is divided
 * @property {number} columns
 * @property {number} width of a column
 * @property {number} picture side of a picture
 * @property {"above" | "beside"} at where a picture is, seen from its words
 */
import { ratingText } from "../../i18n/numbers.js";
import { isSingle } from "../../model/walk.js";
import { drawPlaced, flow } from "./flow.js";
import { furnitureOf } from "./furniture.js";
import { legendRows } from "./legend-rows.js";
import { authorRows } from "./author-notes.js";
import { ruleRows } from "./rule-notes.js";
import { aroundParagraph, heightOf, ledParagraph, paragraph, space } from "./rows.js";
import { leastWidth, stepBox } from "./step-box.js";
import { lineHeight, quietColour, scaleOf } from "./type.js";

const columnGap = 20;
/** Between a picture and the words beside it. */
const besideGap = 12;
/** Between a picture and the words above or below it. */
const pictureGap = 4;
/** After a step with a picture, and after one without. */
const after = { picture: 11, line: 3 };
/** Lines of words that a picture leaves room for at least in its share of a page. */
const fewestLines = 4;
/** Sizes of pictures that are tried for a plan. */
const pictureSizes = 16;
/** The least width of a column, and of the words beside a picture. */
const [leastColumn, leastWords] = [220, 180];
/** The least size of candidates in a picture. Two columns of pictures have room on A4 paper. */
const leastType = 6.7;
/** The puzzle at the beginning is not larger, in points. */
const largestPuzzle = 250;

/**
 * Plans the pages. Cost: that of breaking all explanations into lines, some ten milliseconds for a hundred long ones.
 *
 * @param {PathJob} job
 * @param {import("../print-settings.js").PathWork} work
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @returns {import("./plans.js").PagePlan[]}
 */
export function pathPages(job, work, look, context, area) {
  const title = look.title || context.words("path.sheet-title");
  const firstHead = furnitureOf({ title, nameLine: look.show.nameLine, author: true }, look, context, area.width);
  const laterHead = furnitureOf({ title: "", running: title }, look, context, area.width);
  const [first, height] = [firstHead, laterHead].map(({ top, bottom }) => area.height - top - bottom);
  const plan = planOf(job, work, { width: area.width, height }, sizeOf(scaleOf(look)), context);
  const blocks = [
    puzzleBlock(job, plan, look, context, height),
    ...ruleBlocks(job, plan, look, context),
    ...authorBlocks(job, plan, look, context),
    ...legendBlocks(job, plan, look, context),
    ...stepBlocks(job, plan, look, context),
    endBlock(job, plan, look, context),
  ];
  const pages = flow(blocks, {
    count: plan.columns,
    width: plan.width,
    gap: columnGap,
    height,
    first,
    pictures: work.perPage,
  });
  return pages.map((placed, i) => ({
    kind: /** @type {const} */ ("path"),
    section: -1,
    numbers: [],
    furniture: i === 0 ? firstHead : laterHead,
    draw: (body) => drawPlaced(placed, body),
  }));
}

/**
 * Size of the type of steps: a point less than that of other paragraphs where this is not large print.
 * @param {import("./type.js").Scale} scale
 */
const sizeOf = ({ text }) => (text >= 16 ? text : text - 1);

/**
 * Returns the plan with the largest pictures of all plans that have room for `perPage` steps of mean height. If there
 * is none, returns the plan with room for the most steps.
 *
 * @param {PathJob} job @param {import("../print-settings.js").PathWork} work @param {Size} body @param {number} size of
 *   the type @param {Context} context @returns {Plan}
 */
function planOf({ puzzle, steps }, { perPage }, body, size, { words, face }) {
  const line = size * lineHeight;
  const leastPicture = leastWidth({ layout: puzzle.layout, rules: puzzle.rules ?? undefined }, leastType);
  const pictured = steps.filter((step) => step.pictured);
  const lengths = pictured.map(({ sentences }) => face.widthOf(words.text(sentences), size));
  const wordsHeight = (/** @type {number} */ length, /** @type {number} */ width) =>
    Math.max(fewestLines, Math.ceil((1.05 * length) / width)) * line;
  /** @param {(length: number) => number} heightOfStep the height of a step whose words are so long in one line */
  const mean = (heightOfStep) =>
    lengths.length ? lengths.reduce((sum, length) => sum + heightOfStep(length), 0) / lengths.length : heightOfStep(0);
  /** @type {(Plan & { room: number })[]} */
  const plans = [];
  for (const columns of [1, 2, 3]) {
    const width = (body.width - columnGap * (columns - 1)) / columns;
    if (columns > 1 && width < Math.max(leastColumn, leastPicture)) break;
    const largest = Math.min(width, body.height - (fewestLines + 4) * line);
    const smallest = Math.min(leastPicture, largest);
    for (let part = 0; part <= pictureSizes; part++) {
      const picture = largest - ((largest - smallest) * part) / pictureSizes;
      const besideWidth = width - picture - besideGap;
      const rest = line + 2 * pictureGap + after.picture;
      const roomFor = (/** @type {number} */ height) => (columns * body.height) / (height + rest);
      plans.push({
        columns,
        width,
        at: "above",
        picture,
        room: roomFor(mean((length) => picture + wordsHeight(length, width))),
      });
      if (besideWidth < leastWords) continue;
      // What is left over beside the picture goes on below it, in longer lines.
      const besideHeight = (/** @type {number} */ length) =>
        picture + (Math.max(0, wordsHeight(length, besideWidth) - picture) * besideWidth) / width;
      plans.push({ columns, width, at: "beside", picture, room: roomFor(mean(besideHeight)) });
    }
  }
  const enough = plans.filter(({ room }) => room >= perPage);
  return enough.length
    ? enough.reduce((best, other) => (other.picture > best.picture ? other : best))
    : plans.reduce((best, other) => (other.room > best.room ? other : best));
}

/**
 * @param {PathJob} job
 * @param {Plan} plan
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @param {number} height of a page
 * @returns {Block}
 */
function puzzleBlock(
  { puzzle, steps, unpictured, solved, isCut = false, hardest, naming },
  { width },
  look,
  { words, face },
  height,
) {
  const size = sizeOf(scaleOf(look));
  const extent = Math.min(width, largestPuzzle, height);
  const facts = [
    ...(puzzle.title ? [puzzle.title] : []),
    ...(solved && puzzle.level ? [words("path.level-is", { level: words(`level.${puzzle.level}`) })] : []),
    ...(hardest ? [words("path.hardest-is", { hardest })] : []),
    ...(puzzle.rating === null
      ? []
      : [words("path.sheet-rating", { rating: ratingText(puzzle.rating, words.language) })]),
    words("path.length-is", {
      length: words(solved || isCut ? "path.steps" : "path.unsolved", { count: steps.length }),
    }),
    ...(solved && isCut ? [words("path.limit")] : []),
    ...(unpictured > 0
      ? [
          words("path.sheet-unpictured", {
            count: unpictured,
            pictures: steps.filter(({ pictured }) => pictured).length,
          }),
        ]
      : []),
  ];
  const { layout, givens: cells, rules, face: digits } = puzzle;
  const state = { layout, cells, ...(rules && { rules }), ...(digits && { face: digits }) };
  const drawing = (/** @type {number} */ x, /** @type {number} */ y) =>
    stepBox(state, null, {
      x,
      y,
      extent,
      showsCandidates: false,
      naming,
      style: look,
      label: words("path.sheet-puzzle"),
    });
  const rows = [
    ...facts.flatMap((fact) => paragraph(fact, { size, width, face })),
    space(pictureGap + 1),
    { height: drawing(0, 0).height, draw: (/** @type {number} */ x, /** @type {number} */ y) => [drawing(x, y)] },
  ];
  return { rows, head: rows.length, after: after.picture };
}

/**
 * What the rules of the puzzle say.
 * @param {PathJob} job
 * @param {Plan} plan
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {Block[]}
 */
function ruleBlocks({ puzzle }, { width }, look, context) {
  const rows = ruleRows([puzzle], look, context, width);
  return rows.length ? [{ rows, head: rows.length, after: after.picture }] : [];
}

/**
 * What the author of the puzzle says. Long words go on in the next column.
 * @param {PathJob} job
 * @param {Plan} plan
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {Block[]}
 */
function authorBlocks({ puzzle }, { width }, look, context) {
  const { rows } = authorRows([puzzle], look, context, { width, room: Infinity });
  return rows.length ? [{ rows, head: Math.min(rows.length, 2), after: after.picture }] : [];
}

/**
 * @param {PathJob} job
 * @param {Plan} plan
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {Block[]}
 */
function legendBlocks({ legend }, { width }, look, { words, face }) {
  if (!legend.length) return [];
  const size = sizeOf(scaleOf(look));
  const heading = [
    ...paragraph(words("path.sheet-marks"), { size, width, face, weight: 600, role: "H2" }),
    space(pictureGap),
  ];
  const rows = [...heading, ...legendRows(legend, { size, width, face }, look)];
  return [{ rows, head: rows.length, after: after.picture }];
}

/**
 * @param {PathJob} job
 * @param {Plan} plan
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {Block[]}
 */
function stepBlocks({ steps, naming }, plan, look, { words, face }) {
  const type = { size: sizeOf(scaleOf(look)), width: plan.width, face };
  return runsOf(steps).map(({ first, last }) => {
    const number = first === last ? String(first + 1) : words("path.sheet-steps", { first: first + 1, last: last + 1 });
    if (first < last) {
      const results = words.series(steps.slice(first, last + 1).map(({ result }) => result));
      return lineBlock(
        ledParagraph(
          words("path.sheet-step", { number, name: words("path.sheet-singles") }),
          words.sentence(results),
          type,
        ),
      );
    }
    const step = steps[first];
    const heading = words("path.sheet-step", { number, name: step.name });
    if (step.pictured) return picturedBlock(step, heading, { plan, naming, look, words, type });
    const text = step.sentences.length ? words.text(step.sentences) : words.sentence(step.result);
    return lineBlock(ledParagraph(words.sentence(heading), text, type));
  });
}

/** Runs of singles without pictures are joined, as in the list of place Learn. @param {readonly PathStep[]} steps */
function runsOf(steps) {
  /** @type {{ first: number, last: number }[]} */
  const runs = [];
  const isPlain = (/** @type {PathStep} */ { step, pictured }) => isSingle(step) && !pictured;
  steps.forEach((step, i) => {
    if (i > 0 && isPlain(step) && isPlain(steps[i - 1])) runs[runs.length - 1].last = i;
    else runs.push({ first: i, last: i });
  });
  return runs;
}

/** @param {Row[]} rows @returns {Block} */
const lineBlock = (rows) => ({ rows, head: 0, after: after.line });

/**
 * @param {PathStep} step
 * @param {string} heading
 * @param {object} tools
 * @param {Plan} tools.plan
 * @param {import("../job.js").CellNaming} tools.naming
 * @param {import("../print-settings.js").Look} tools.look
 * @param {import("../../i18n/words.js").Words} tools.words
 * @param {{ size: number, width: number, face: import("../fonts/face.js").Face }} tools.type
 * @returns {Block}
 */
function picturedBlock(
  { step, state, name, sentences },
  heading,
  { plan: { picture, at, width }, naming, look, words, type },
) {
  const headings = paragraph(heading, { ...type, weight: 600, role: "H2" });
  const text = words.text(sentences);
  const drawn = (/** @type {number} */ x, /** @type {number} */ y) =>
    stepBox(state, step, { x, y, extent: picture, showsCandidates: true, naming, style: look, label: name });
  const gap = space(pictureGap);
  if (at === "above") {
    const row = { height: picture, draw: (/** @type {number} */ x, /** @type {number} */ y) => [drawn(x, y)] };
    return {
      rows: [...headings, gap, row, gap, ...paragraph(text, type)],
      head: headings.length + 3,
      after: after.picture,
      pictured: true,
    };
  }
  const shift = picture + besideGap;
  const lines = aroundParagraph(text, { ...type, beside: { width: width - shift, shift, height: picture } });
  const beside = Math.min(lines.length, Math.ceil(picture / (type.size * lineHeight)));
  const rest = Math.max(0, picture + pictureGap - heightOf(lines.slice(0, beside)));
  const first = {
    height: gap.height,
    draw: (/** @type {number} */ x, /** @type {number} */ y) => [drawn(x, y + gap.height)],
  };
  // The picture hangs from the row above the first line, so that all lines beside it stay with it.
  const rows = [...headings, first, ...lines.slice(0, beside), space(rest), ...lines.slice(beside)];
  return { rows, head: headings.length + 2 + beside, after: after.picture, pictured: true };
}

/**
 * @param {PathJob} job
 * @param {Plan} plan
 * @param {import("../print-settings.js").Look} look
 * @param {Context} context
 * @returns {Block}
 */
function endBlock({ solved, isCut }, { width }, look, { words, face }) {
  const rows = paragraph(words(solved ? "path.done" : isCut ? "path.limit-end" : "path.stuck"), {
    size: sizeOf(scaleOf(look)),
    width,
    face,
    colour: quietColour,
  });
  return { rows, head: rows.length, after: 0 };
}
