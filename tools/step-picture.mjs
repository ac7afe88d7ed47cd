#!/usr/bin/env node
// Draws a step as SVG: step-picture.mjs [FILE.json] > picture.svg
// FILE (or the standard input) holds {"state": …, "step": …} as docs/step.schema.json has them, and perhaps "label" and "title".

import { readFileSync } from "node:fs";

import { stepSvg } from "../web/board/step-svg.js";
import { layoutNamed } from "../web/model/layout.js";

/** @param {string} text @returns {string} an SVG document */
export function pictureOf(text) {
  const { state, step, label, title } = JSON.parse(text);
  const layout = layoutNamed(state?.layout ?? "");
  if (!layout) throw new Error(`no layout is called '${state?.layout}'`);
  if (state.cells?.length !== layout.cellCount) throw new Error(`a board of this layout has ${layout.cellCount} cells, not ${state.cells?.length}`);
  if (typeof step?.technique !== "string") throw new Error("there is no step");
  return `${stepSvg(state, step, { label: label ?? step.technique, title })}\n`;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  try {
    process.stdout.write(pictureOf(readFileSync(process.argv[2] ?? 0, "utf8")));
  } catch (error) {
    process.stderr.write(`step-picture: ${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
}
