/**
 * A job as slides for PowerPoint and LibreOffice: a slide for each puzzle, then one for each of its steps, with the
 * picture and the sentences of the step, and at last the solution. Of a worksheet, the example and the exercises, each
 * with its answer behind it.
 */
import PptxGenJS from "pptxgenjs";

import { boardBox } from "../layout/board-box.js";
import { captionParts } from "../layout/caption.js";
import { stepBox } from "../layout/step-box.js";
import { boardPicture } from "./board-pictures.js";
import { authorLines, rulesOf } from "./sheet-parts.js";

/** @typedef {import("../print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("../layout/plans.js").Context} Context */
/**
 * @typedef {object} Slide
 * @property {string} title
 * @property {readonly string[]} texts beside the board
 * @property {(extent: number) => import("./board-pictures.js").Drawing} draw in a square of this side, in points
 */

/** Dots an inch of a picture, and points of an inch. */
const [dpi, inch] = [150, 72];
/** A slide and what is on it, in inches: the board on the left, the texts on the right. */
const slide = { width: 13.333, height: 7.5 };
const board = { x: 0.4, y: 0.4, side: 6.7 };
const text = { x: 7.4, width: 5.6, title: 0.9 };

/** Pictures that are drawn before their slide is written. */
const mostAhead = 4;

/** @typedef {{ png: Uint8Array, width: number, height: number, label: string }} Drawn */

/**
 * @param {Slide} slide @param {string} language @param {import("../pictures/picture-file.js").DrawPicture} drawPicture
 * @returns {Promise<Drawn>}
 */
async function drawnSlide({ draw }, language, drawPicture) {
  const { page, width, height, label } = boardPicture(draw(board.side * inch));
  const png = await drawPicture(page, "png", { title: label, language, created: new Date(0), dpi });
  return { png, width, height, label };
}

/**
 * Writes the slides. Cost: about 70 ms for each.
 *
 * @param {import("../job.js").Job} job
 * @param {readonly import("../job.js").PathJob[]} paths of the puzzles of the job that have one solution, in their
 *   order; none for a path or a worksheet
 * @param {PrintSettings} settings
 * @param {Context} context
 * @param {import("../pictures/picture-file.js").DrawPicture} drawPicture
 * @param {import("./index.js").Run} [run]
 * @returns {Promise<Uint8Array>}
 */
export async function slidesFile(job, paths, settings, context, drawPicture, { signal, onProgress } = {}) {
  const slides = slidesOf(job, paths, settings, context);
  const { language } = settings.look;
  const file = new PptxGenJS();
  file.defineLayout({ name: "board", width: slide.width, height: slide.height });
  file.layout = "board";
  file.title = settings.look.title || context.words("sheet.head");
  file.author = settings.look.author;
  /** The pictures that are being drawn: some ahead, so that several workers have work. @type {Promise<Drawn>[]} */
  const ahead = [];
  let drawn = 0;
  for (const [i, { title, texts }] of slides.entries()) {
    signal?.throwIfAborted();
    while (drawn < slides.length && ahead.length < mostAhead) {
      const each = drawnSlide(slides[drawn++], language, drawPicture);
      // Whoever awaits the picture reports the failure.
      each.catch(() => {});
      ahead.push(each);
    }
    const { png, width, height, label } = await /** @type {Promise<Drawn>} */ (ahead.shift());
    const page = file.addSlide();
    page.addImage({
      data: `image/png;base64,${base64(png)}`,
      x: board.x,
      y: board.y,
      w: width / inch,
      h: height / inch,
      altText: label,
    });
    page.addText(title, {
      x: text.x,
      y: board.y,
      w: text.width,
      h: text.title,
      fontSize: 26,
      bold: true,
      valign: "top",
    });
    if (texts.length)
      page.addText(
        texts.map((each) => ({ text: each, options: { breakLine: true, paraSpaceAfter: 8 } })),
        {
          x: text.x,
          y: board.y + text.title,
          w: text.width,
          h: board.side - text.title,
          fontSize: texts.join("").length > 500 ? 14 : 18,
          valign: "top",
          fit: "shrink",
        },
      );
    onProgress?.(i + 1, slides.length);
  }
  return /** @type {Uint8Array} */ (await file.write({ outputType: "uint8array" }));
}

/**
 * @param {import("../job.js").Job} job @param {readonly import("../job.js").PathJob[]} paths @param {PrintSettings}
 *   settings @param {Context} context @returns {Slide[]}
 */
function slidesOf(job, paths, settings, context) {
  const { words } = context;
  const { look } = settings;
  if (job.kind === "worksheet") {
    const { example, showsCandidates, naming } = job;
    const drawn =
      (/** @type {import("../job.js").PrintedStep} */ each, /** @type {boolean} */ isAnswer, label = "") =>
      (/** @type {number} */ extent) =>
        stepBox(each.state, isAnswer ? each.step : null, {
          x: 0,
          y: 0,
          extent,
          showsCandidates,
          naming,
          style: look,
          label,
        });
    const exercises = job.sheets.flatMap((sheet) => sheet.exercises);
    return [
      { title: job.name, texts: job.about, draw: drawn(example, false, job.name) },
      {
        title: words("worksheet.example"),
        texts: example.sentences,
        draw: drawn(example, true, words("worksheet.example")),
      },
      ...exercises.flatMap((exercise, i) => [
        {
          title: words("worksheet.exercise", { number: i + 1 }),
          texts: [],
          draw: drawn(exercise, false, words("worksheet.exercise", { number: i + 1 })),
        },
        {
          title: words("worksheet.answer", { number: i + 1 }),
          texts: [
            ...exercise.sentences,
            ...(exercise.others.length ? [words("worksheet.also", { results: exercise.others.join("; ") })] : []),
          ],
          draw: drawn(exercise, true, words("worksheet.answer", { number: i + 1 })),
        },
      ]),
    ];
  }
  const puzzles = job.kind === "path" ? [job.puzzle] : job.sections.flatMap((section) => section.puzzles);
  const rest = job.kind === "path" ? [job] : [...paths];
  return puzzles.flatMap((puzzle, i) => {
    const number = i + 1;
    const label = words("sheet.puzzle", { number });
    const facts = captionParts(puzzle, number, { ...look.show, number: false }, context).map((part) => part.text);
    const drawnBoard = (/** @type {boolean} */ isKey, /** @type {string} */ name) => (/** @type {number} */ extent) =>
      boardBox(puzzle, { x: 0, y: 0, extent, isKey, style: look, label: name });
    /** @type {Slide[]} */
    const slides = [
      {
        title: label,
        texts: [...facts, ...rulesOf([puzzle], settings, context), ...authorLines([puzzle], context)],
        draw: drawnBoard(false, label),
      },
    ];
    if (!puzzle.solution) return slides;
    const path = rest.shift();
    const solution = words("sheet.solution", { number });
    return [
      ...slides,
      ...(path?.steps ?? []).map(({ state, step, name, sentences, result }, place) => ({
        title: `${place + 1}. ${name}`,
        texts: sentences.length ? sentences : [result],
        draw: (/** @type {number} */ extent) =>
          stepBox(state, step, {
            x: 0,
            y: 0,
            extent,
            showsCandidates: (step.level ?? 0) > 1,
            naming: path?.naming ?? "rc",
            style: look,
            label: name,
          }),
      })),
      { title: solution, texts: [], draw: drawnBoard(true, solution) },
    ];
  });
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
