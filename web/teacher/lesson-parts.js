/**
 * The parts of a lesson: what each says, and the board beside it.
 *
 * @typedef {import("./lesson.js").LessonBoard} LessonBoard
 * @typedef {{ digits: readonly number[], hasCandidates: boolean }} WantedSpotlight what the reader may light on the
 *   board
 * @typedef {object} Part
 * @property {string} title
 * @property {HTMLElement[]} content
 * @property {string} language of the content
 * @property {LessonBoard} board
 * @property {WantedSpotlight} [spotlight]
 */
import { h } from "../controls/dom.js";
import { noteBit } from "../model/digits.js";
import { positionOfExample } from "../model/example.js";
import { digitsOn, layoutOf, newPosition } from "../model/position.js";
import { asPlayed, candidatesLeft } from "../model/step.js";
import { layoutNamed } from "../model/layout.js";
import { needsNoCandidates, techniquesOf } from "../model/techniques.js";
import { boardFor, positionOf } from "../model/walk.js";
import { hintPicture } from "./hint-picture.js";
import { legendView } from "./step-legend.js";
import { proseOf } from "./lesson-prose.js";

/** Returns the position of an example as the board shows it. @param {import("./lesson-texts.js").Example} example */
export const boardOf = (example) => boardFor(example.step.technique, positionOfExample(example));

/**
 * @param {string} id of a technique
 * @param {object} tools
 * @param {import("./lesson-texts.js").Lessons} tools.lessons
 * @param {import("./explanations.js").Explainer} tools.explainer
 * @param {import("../i18n/words.js").Words} tools.words
 * @param {(cell: string) => string} tools.nameCell
 * @returns {Part[]}
 */
export function techniqueParts(id, { lessons, explainer, words, nameCell }) {
  const { page, example } = lessons.boards.techniques[id];
  const step = asPlayed(example.step);
  const { text, language } = lessons.page(page);
  const position = boardOf(example);
  const { where, what, sentences, facts } = explainer.explain(step, {
    position,
    sets: positionOf(positionOfExample(example)).notes,
  });
  const board = { layout: layoutOf(position), digits: digitsOn(position) };
  /**
   * @param {string} title
   * @param {HTMLElement[]} content
   * @param {import("../model/step.js").Step | null} shown
   * @param {string} [of]
   */
  const part = (title, content, shown, of = words.language) => ({
    title,
    content,
    language: of,
    board: { position, step: shown, isLive: false },
  });
  const told = (/** @type {readonly string[]} */ lines) => lines.map((line) => h("p", {}, line));
  /** In the first lessons, what the name of the cell means. */
  function cellNamed() {
    const [placed] = step.placements ?? [];
    if (!placed || !techniquesOf(1).includes(id)) return [];
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(placed.cell) ?? [];
    const values = { cell: nameCell(placed.cell), row: Number(row), column: Number(column) };
    return [h("p", { class: "aside" }, explainer.words("word.cell-name", values))];
  }
  const isForeign = language !== words.language;
  /**
   * Prose of the page, which need not be in the language of the other sentences.
   * @param {import("./lesson-texts.js").Block[]} blocks
   */
  const prose = (blocks) =>
    isForeign
      ? [h("p", { class: "aside" }, words("lesson.in-english")), h("div", { lang: language }, ...proseOf(blocks))]
      : proseOf(blocks);
  const note = text.notes[id] ? [h("div", { lang: language }, ...proseOf(text.notes[id]))] : [];
  return [
    part(words("lesson.idea"), [...told([explainer.words(`technique.${id}.about`)]), ...note], step),
    part(
      words("lesson.where"),
      [...told([where, ...(facts ? sentences.slice(0, facts) : [what])]), ...cellNamed()],
      hintPicture(step, 2, board),
    ),
    part(
      words("lesson.why"),
      [
        ...told(sentences),
        legendView(step, position, explainer),
        h(
          "details",
          { class: "lesson-general" },
          h("summary", {}, words("lesson.generally")),
          ...prose([...text.idea, ...text.why]),
        ),
      ],
      step,
    ),
    {
      ...part(words("lesson.spot"), proseOf(text.spot), null, language),
      spotlight: { digits: step.digits ?? [], hasCandidates: !needsNoCandidates.has(id) },
    },
  ];
}

/**
 * @param {string} name of a guide
 * @param {object} tools
 * @param {import("./lesson-texts.js").Lessons} tools.lessons
 * @returns {Part[]}
 */
export function guideParts(name, { lessons }) {
  const { text, language } = lessons.guide(name);
  /** @type {LessonBoard} */
  let board = { position: newPosition("3x3"), step: null, isLive: false };
  return text.parts.map(({ title, blocks }, i) => {
    const written = lessons.boards.guides[name][i];
    if (written) board = guideBoard(written);
    return { title, content: proseOf(blocks), language, board };
  });
}

/**
 * Returns a board that a guide describes: a layout, a grid as in an example, then what is shown: `row 4`, `column 2`,
 * `box 5` and other houses, `cells r1c1,r2c2`, `digit 5 r1c1,r2c2` for candidates, `notes` for all candidates, and
 * `live` for a board on which the reader may play.
 *
 * @param {string} written
 * @returns {LessonBoard}
 */
function guideBoard(written) {
  const [layout, grid, ...rest] = written.split(" ");
  const plain = positionOfExample({ layout, grid });
  const sets = candidatesLeft(/** @type {import("../model/layout.js").Layout} */ (layoutNamed(layout)), plain.cells);
  const position = positionOf({ ...plain, candidates: [] });
  /** @type {import("../model/step.js").StepHouse[]} */
  const houses = [];
  /** @type {import("../model/step.js").StepPart[]} */
  const parts = [];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === "notes" || word === "live") continue;
    if (word === "cells") parts.push({ role: "subset", cells: (rest.shift() ?? "").split(","), digits: [] });
    else if (word === "digit") {
      const digit = Number(rest.shift());
      parts.push({ role: "subset", cells: (rest.shift() ?? "").split(","), digits: [digit] });
    } else houses.push({ house: word, index: Number(rest.shift()), role: "where" });
  }
  const hasNotes = written.includes(" notes");
  const notes = hasNotes
    ? sets.map((set, cell) => (plain.cells[cell] ? 0 : set))
    : position.notes.map((set, cell) => set | digitsAt(parts, cell, plain.cells.length));
  return {
    position: { ...position, notes },
    step:
      houses.length || parts.length
        ? { technique: "", digits: [], houses, parts, links: [], placements: [], eliminations: [] }
        : null,
    isLive: written.endsWith(" live"),
  };
}

/**
 * The candidates that parts show in a cell.
 * @param {readonly import("../model/step.js").StepPart[]} parts
 * @param {number} cell
 * @param {number} cellCount
 */
function digitsAt(parts, cell, cellCount) {
  const side = Math.sqrt(cellCount);
  const name = `r${Math.floor(cell / side) + 1}c${(cell % side) + 1}`;
  return parts
    .filter(({ cells }) => cells.includes(name))
    .flatMap(({ digits }) => digits)
    .reduce((set, digit) => set | noteBit(digit), 0);
}
