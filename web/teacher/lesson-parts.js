/**
 * The parts of a lesson: what each says, and the board beside it.
 *
 * @typedef {import("./lesson.js").LessonBoard} LessonBoard
 * @typedef {{ title: string, content: HTMLElement[], language: string, board: LessonBoard, isTurn?: boolean }} Part `language`: of the content;
 *   `isTurn`: the reader does the step
 */
import { h } from "../controls/dom.js";
import { noteBit } from "../model/digits.js";
import { positionOfExample } from "../model/example.js";
import { digitsOn, layoutOf, newPosition } from "../model/position.js";
import { candidatesLeft } from "../model/step.js";
import { layoutNamed } from "../model/layout.js";
import { isSingle, positionOf } from "../model/walk.js";
import { hintPicture } from "./hint-picture.js";
import { legendView } from "./step-legend.js";
import { proseOf } from "./lesson-prose.js";

/** Techniques that are seen without candidates. */
const withoutCandidates = new Set(["full-house", "hidden-single"]);

/** Returns the position of an example as the board shows it. @param {import("./lesson-texts.js").Example} example */
export function boardOf(example) {
  const position = positionOf(positionOfExample(example));
  return withoutCandidates.has(example.step.technique) ? { ...position, notes: position.notes.map(() => 0) } : position;
}

/**
 * @param {string} id of a technique
 * @param {object} tools
 * @param {import("./lesson-texts.js").Lessons} tools.lessons
 * @param {import("./explanations.js").Explainer} tools.explainer
 * @param {import("../i18n/words.js").Words} tools.words
 * @returns {Part[]}
 */
export function techniqueParts(id, { lessons, explainer, words }) {
  const { page, example } = lessons.boards.techniques[id];
  const { step } = example;
  const { text, language } = lessons.page(page);
  const position = boardOf(example);
  const { where, what, sentences, results } = explainer.explain(step, { position, sets: positionOf(positionOfExample(example)).notes });
  const board = { layout: layoutOf(position), digits: digitsOn(position) };
  const cause = isSingle(step) ? hintPicture(step, 2, board) : { ...step, placements: [], eliminations: [] };
  /** @param {string} title @param {HTMLElement[]} content @param {import("../model/step.js").Step | null} shown @param {string} [of] */
  const part = (title, content, shown, of = words.language) => ({ title, content, language: of, board: { position, step: shown, isLive: false } });
  const told = (/** @type {readonly string[]} */ lines) => lines.map((line) => h("p", {}, line));
  const about = told([explainer.words(`technique.${id}.about`)]);
  const note = text.notes[id] ? [h("div", { lang: language }, ...proseOf(text.notes[id]))] : [];
  return [
    part(words("lesson.idea"), [...about, ...note], step),
    part(words("lesson.where"), told([where]), hintPicture(step, 1, board)),
    part(words("lesson.what"), told([what]), hintPicture(step, 2, board)),
    ...(sentences.length > results ? [part(words("lesson.reason"), [...told(sentences.slice(0, -results)), legendView(step, position, explainer)], cause)] : []),
    part(words("lesson.result"), told(sentences.slice(-results)), step),
    part(words("lesson.why"), proseOf([...text.idea, ...text.why]), step, language),
    part(words("lesson.spot"), proseOf(text.spot), step, language),
    {
      ...part(words("lesson.turn"), told([words(step.placements?.length ? "lesson.turn-place" : "lesson.turn-remove")]), null),
      isTurn: true,
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
 * Returns a board that a guide describes: a layout, a grid as in an example, then what is shown: `row 4`, `column 2`, `box 5` and other houses, `cells
 * r1c1,r2c2`, `digit 5 r1c1,r2c2` for candidates, `notes` for all candidates, and `live` for a board on which the reader may play.
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
  const notes = hasNotes ? sets.map((set, cell) => (plain.cells[cell] ? 0 : set)) : position.notes.map((set, cell) => set | digitsAt(parts, cell, plain.cells.length));
  return {
    position: { ...position, notes },
    step: houses.length || parts.length ? { technique: "", digits: [], houses, parts, links: [], placements: [], eliminations: [] } : null,
    isLive: written.endsWith(" live"),
  };
}

/** The candidates that parts show in a cell. @param {readonly import("../model/step.js").StepPart[]} parts @param {number} cell @param {number} cellCount */
function digitsAt(parts, cell, cellCount) {
  const side = Math.sqrt(cellCount);
  const name = `r${Math.floor(cell / side) + 1}c${cell % side + 1}`;
  return parts.filter(({ cells }) => cells.includes(name)).flatMap(({ digits }) => digits).reduce((set, digit) => set | noteBit(digit), 0);
}
