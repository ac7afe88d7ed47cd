/**
 * Pages of worksheets for one technique: for each sheet the rules, if they are wanted, a page with a worked example and
 * pages with exercises; then the key.
 *
 * @typedef {import("../job.js").WorksheetJob} WorksheetJob
 * @typedef {import("../job.js").Exercise} Exercise
 * @typedef {import("../print-settings.js").Look} Look
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./plans.js").Context} Context
 * @typedef {import("./plans.js").PagePlan} PagePlan
 * @typedef {import("./plans.js").Size} Size
 * @typedef {import("./rows.js").Row} Row
 * @typedef {Exercise & { number: number }} Numbered
 */
import { lineBox } from "./boxes.js";
import { countedAlone, joined, sheetName } from "./class-sheets.js";
import { drawPlaced, flow } from "./flow.js";
import { furnitureOf } from "./furniture.js";
import { inRuns } from "./plans.js";
import { drawRows, heightOf, paragraph, space } from "./rows.js";
import { rulesPages } from "./rules-page.js";
import { arrange, besideGap, ruling } from "./slots.js";
import { fit } from "./text.js";
import { leastWidth, stepBox } from "./step-box.js";
import { lineHeight, ruleColour, scaleOf, textLine } from "./type.js";
import { exampleBlocks, sizeOf } from "./worksheet-example.js";
import { keyPages } from "./worksheet-key.js";
import { choicesPerPage } from "../print-settings.js";

/** The least size of candidates in an exercise, and of digits where there are no candidates, in points. */
const leastType = { candidates: 5.4, digits: 11 };
/** Digits are this large relative to their cell. */
const digitShare = 0.64;

/**
 * Plans the pages: for each sheet the rules, if they are wanted, its example and its exercises; the key at the end, or
 * after each sheet.
 *
 * @param {WorksheetJob} job
 * @param {import("../print-settings.js").WorksheetWork} work
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @returns {PagePlan[]}
 */
export function worksheetPages(job, work, look, context, area) {
  const sheets = job.sheets.map(({ exercises }, i) => ({
    number: i + 1,
    exercises: exercises.map((exercise, place) => ({ ...exercise, number: place + 1 })),
  }));
  const isKeyAfterEach = look.key === "page";
  const hasKeyAtEnd = look.key === "end" || look.key === "foot";
  const parts = [
    ...sheets.flatMap((sheet) => [
      [
        ...(work.rules
          ? rulesPages(job.example.state, look, context, area, sheetName(sheet.number, sheets.length, context))
          : []),
        ...examplePages(job, sheet.number, look, context, area),
        ...exercisePages(job, sheet, look, context, area),
      ],
      isKeyAfterEach ? keyPages(job, [sheet], look, context, area) : [],
    ]),
    hasKeyAtEnd ? keyPages(job, sheets, look, context, area) : [],
  ];
  return joined(sheets.length > 1 ? parts.map(countedAlone) : parts, look);
}

/**
 * @param {WorksheetJob} job
 * @param {number} number of the sheet
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area
 * @returns {PagePlan[]}
 */
function examplePages(job, number, look, context, area) {
  const furniture = furnitureOf(
    {
      title: look.title || job.name,
      running: sheetName(number, job.sheets.length, context),
      nameLine: look.show.nameLine,
      author: true,
    },
    look,
    context,
    area.width,
  );
  const body = { width: area.width, height: area.height - furniture.top - furniture.bottom };
  const pages = flow(exampleBlocks(job, look, context, body), { count: 1, gap: 0, ...body });
  return pages.map((placed) => ({
    kind: "worksheet",
    section: number - 1,
    numbers: [],
    furniture,
    draw: (place) => drawPlaced(placed, place),
  }));
}

/**
 * @param {WorksheetJob} job
 * @param {{ number: number, exercises: readonly Numbered[] }} sheet
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area
 * @returns {PagePlan[]}
 */
function exercisePages(job, { number, exercises }, look, context, area) {
  const { words, face } = context;
  const scale = scaleOf(look);
  const placesDigits = (job.example.step.placements ?? []).length > 0;
  const furniture = furnitureOf(
    {
      title: "",
      running: [job.plainName, sheetName(number, job.sheets.length, context)].filter(Boolean).join("   "),
      nameLine: look.show.nameLine,
    },
    look,
    context,
    area.width,
  );
  const task = paragraph(
    words(placesDigits ? "worksheet.task-place" : "worksheet.task-remove", { name: job.plainName }),
    { size: sizeOf(scale, area), width: area.width, face },
  );
  const above = [...task, space(8)];
  const body = { width: area.width, height: area.height - furniture.top - furniture.bottom - heightOf(above) };
  const caption = scale.text * lineHeight;
  const slotsFor = (/** @type {number} */ count) => arrange(count, body, { caption, code: 0, notes: true });
  const isReadable = (/** @type {number} */ count) => slotsFor(count).extent >= leastExtent(job);
  const count = choicesPerPage.findLast((choice) => choice <= look.perPage && isReadable(choice)) ?? 1;
  const slots = slotsFor(count);
  return inRuns(exercises, count).map((run) => ({
    kind: "worksheet",
    section: number - 1,
    numbers: run.map((each) => each.number),
    furniture,
    draw: (place) => [
      ...drawRows(above, place.x, place.y),
      ...run.flatMap((exercise, i) =>
        drawExercise(
          exercise,
          {
            x: place.x + (i % slots.columns) * slots.across,
            y: place.y + heightOf(above) + Math.floor(i / slots.columns) * slots.down,
            width: slots.width,
            height: slots.height,
          },
          { slots, job, placesDigits, look, context },
        ),
      ),
    ],
  }));
}

/** Returns the least side of a board that can be read. @param {WorksheetJob} job */
function leastExtent({ example: { state }, showsCandidates }) {
  const side = Math.sqrt(state.cells.length);
  return showsCandidates ? leastWidth(state, leastType.candidates) : (side * leastType.digits) / digitShare;
}

/**
 * @param {Numbered} exercise
 * @param {Area} slot
 * @param {object} tools
 * @param {import("./slots.js").Slots} tools.slots
 * @param {WorksheetJob} tools.job
 * @param {boolean} tools.placesDigits
 * @param {Look} tools.look
 * @param {Context} tools.context
 * @returns {Box[]}
 */
function drawExercise(
  { number, state },
  slot,
  { slots, job: { showsCandidates, naming }, placesDigits, look, context: { words, face } },
) {
  const { text: size, least } = scaleOf(look);
  const isBeside = slots.notesAt === "beside";
  const x = isBeside ? slot.x : slot.x + (slot.width - slots.extent) / 2;
  const board = stepBox(state, null, {
    x,
    y: slot.y + slots.head,
    extent: slots.extent,
    showsCandidates,
    naming,
    style: look,
    label: words("worksheet.exercise", { number }),
  });
  const lines = isBeside
    ? { x: x + slots.extent + besideGap, y: board.y, right: slot.x + slot.width }
    : { x, y: board.y + board.height, right: x + slots.extent };
  const label = fit(words(placesDigits ? "worksheet.place" : "worksheet.remove"), {
    width: lines.right - lines.x,
    size,
    leastSize: least,
    face,
  });
  const begin = lines.x + face.widthOf(label.text, label.size) + 6;
  const rule = (/** @type {number} */ from, /** @type {number} */ y) =>
    lineBox(from, y, lines.right, y, 0.5, ruleColour);
  // In a narrow room the first line begins below the words.
  const isNarrow = lines.right - begin < 60;
  return [
    textLine(x, slot.y, String(number), { size, weight: 600 }),
    board,
    textLine(lines.x, lines.y + ruling - label.size * 1.1, label.text, { size: label.size }),
    ...(isNarrow ? [] : [rule(begin, lines.y + ruling)]),
    rule(lines.x, lines.y + 2 * ruling),
  ];
}
