#!/usr/bin/env node
// Draws a step as SVG: step-picture.mjs [FILE.json] [--step N] > picture.svg The file, or the standard input, holds a
// JSON object: {"state": …, "step": …} as in docs/step.schema.json, optionally with "label" and "title"; or a line that
// nonet hint, steps, explain or practice has written with --json. N counts the steps from 1.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { stepSvg } from "../web/board/step-svg.js";
import { cellsOf } from "../web/formats/line.js";
import { layoutNamed, layoutOfSide } from "../web/model/layout.js";
import { afterStep } from "../web/model/step.js";

/** @param {string} text @param {number} [number] of the step, from 1 @returns {string} an SVG document */
export function pictureOf(text, number = 1) {
  const read = JSON.parse(text);
  const steps = read.steps ?? read.answers ?? [read.step];
  const step = steps[number - 1];
  if (typeof step?.technique !== "string") throw new Error(`there is no step ${number}`);
  // In a path each step changes the position; in other lists all steps belong to one position.
  const before = "solved" in read ? steps.slice(0, number - 1) : [];
  const state = before.reduce(afterStep, read.state ?? stateOf(read));
  const layout = layoutNamed(state.layout ?? "");
  if (!layout) throw new Error(`no layout is called '${state.layout}'`);
  if (state.cells?.length !== layout.cellCount)
    throw new Error(`a board of this layout has ${layout.cellCount} cells, not ${state.cells?.length}`);
  return `${stepSvg(state, step, { label: read.label ?? step.technique, title: read.title })}\n`;
}

/**
 * Returns the state of a puzzle text. Without a layout, the usual layout of the size is used.
 * @param {{puzzle?: string, layout?: string}} read
 */
function stateOf({ puzzle = "", layout }) {
  const cells = puzzle ? cellsOf(puzzle, layout ?? "") : [];
  return { layout: layout ?? layoutOfSide(Math.sqrt(cells.length))?.name, cells };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { step: { type: "string", default: "1" } },
    });
    process.stdout.write(pictureOf(readFileSync(positionals[0] ?? 0, "utf8"), Number(values.step)));
  } catch (error) {
    process.stderr.write(`step-picture: ${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
}
