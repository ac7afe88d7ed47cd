/** The key of worksheets: for each exercise a small picture of the step, what it gives, and the other right answers. */
import { drawPlaced, flow } from "./flow.js";
import { furnitureOf } from "./furniture.js";
import { inRuns } from "./plans.js";
import { drawRows, heightOf, ledParagraph, paragraph } from "./rows.js";
import { leastWidth, stepBox } from "./step-box.js";
import { lineHeight, scaleOf } from "./type.js";

/** @typedef {import("../job.js").WorksheetJob} WorksheetJob */
/** @typedef {import("./worksheet-pages.js").Numbered} Numbered */
/** @typedef {import("../print-settings.js").Look} Look */
/** @typedef {import("./flow.js").Block} Block */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").Size} Size */

const columnGap = 16;
const pictureGap = 3;
/** The least width of a column of the key, with candidates and without. The candidates of large boards need more. */
const leastColumn = { candidates: 148, digits: 112 };
const leastType = 3.2;
/** A picture leaves room for so many lines below it. */
const linesBelow = 6;
/** A picture is at most so many times as wide as the least column. */
const largest = 1.7;
/** Other right answers are listed up to this many; of more, their number is named. */
const mostListed = 4;

/**
 * @param {WorksheetJob} job
 * @param {readonly { number: number, exercises: readonly Numbered[] }[]} sheets
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @returns {import("./plans.js").PagePlan[]}
 */
export function keyPages(job, sheets, look, context, area) {
  const furniture = furnitureOf(
    { title: context.words("worksheet.key", { name: job.plainName }) },
    look,
    context,
    area.width,
  );
  const body = { width: area.width, height: area.height - furniture.top - furniture.bottom };
  const { state } = job.example;
  const wanted = job.showsCandidates
    ? Math.max(leastColumn.candidates, leastWidth(state, leastType))
    : leastColumn.digits;
  const most = Math.max(1, Math.floor((body.width + columnGap) / (wanted + columnGap)));
  const answers = sheets.flatMap(({ number, exercises }) =>
    exercises.map((exercise) => ({ ...exercise, sheet: number })),
  );
  const choices = Array.from({ length: most }, (_, i) => {
    const width = (body.width - columnGap * i) / (i + 1);
    const extent = Math.min(
      width,
      body.height * 0.8,
      body.height - linesBelow * typeSize(look) * lineHeight,
      largest * wanted,
    );
    const blocks = inRuns(answers, i + 1).map((run) => runBlock(run, { width, extent, job, look, context }));
    return flow(blocks, { count: 1, gap: 0, ...body });
  });
  // The pictures are as large as the fewest pages allow.
  const fewest = Math.min(...choices.map(({ length }) => length));
  const pages = choices.find(({ length }) => length === fewest) ?? [];
  return pages.map((placed) => ({
    kind: "key",
    section: -1,
    numbers: [],
    repeats: true,
    furniture,
    draw: (place) => drawPlaced(placed, place),
  }));
}

/** @param {Look} look */
const typeSize = (look) => scaleOf(look).small + 0.5;

/**
 * Exercises side by side, as one row that is not divided.
 *
 * @param {readonly (Numbered & { sheet: number })[]} run
 * @param {{ width: number, extent: number, job: WorksheetJob, look: Look, context: Context }} tools
 * @returns {Block}
 */
function runBlock(run, { width, extent, job: { naming, showsCandidates, sheets }, look, context: { words, face } }) {
  const type = { size: typeSize(look), width, face };
  const texts = run.map(({ sheet, number, sentences, results, result, others }) => [
    ...ledParagraph(
      sheets.length > 1 ? words("worksheet.key-number", { sheet, number }) : words("worksheet.number", { number }),
      results ? words.text(sentences.slice(-results)) : result,
      type,
    ),
    ...(others.length ? paragraph(alsoRight(others, words), type) : []),
  ]);
  const height = extent + pictureGap + Math.max(...texts.map(heightOf));
  const row = {
    height,
    draw: (/** @type {number} */ x, /** @type {number} */ y) =>
      run.flatMap(({ number, step, state }, i) => {
        const left = x + i * (width + columnGap);
        const label = words("worksheet.answer", { number });
        return [
          stepBox(state, step, { x: left, y, extent, showsCandidates, naming, style: look, label }),
          ...drawRows(texts[i], left, y + extent + pictureGap),
        ];
      }),
  };
  return { rows: [row], head: 0, after: 10 };
}

/** @param {readonly string[]} others @param {import("../../i18n/words.js").Words} words */
function alsoRight(others, words) {
  const listed = others.slice(0, others.length > mostListed ? mostListed - 1 : mostListed);
  const more = others.length - listed.length;
  return words.text([
    words.sentence(words("worksheet.also", { results: words.series(listed) })),
    more ? words("worksheet.more", { count: more }) : null,
  ]);
}
