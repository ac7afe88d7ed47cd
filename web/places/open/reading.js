/** Reads texts for the board of the page. */
import { readText, readTexts } from "../../formats/read.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { isBlank, layoutOf } from "../../model/position.js";

/** @typedef {import("../../formats/read.js").Reading} Reading */
/** @typedef {import("../../formats/read.js").Source} Source */

/**
 * Reads several texts as if they were one. A text that tells only the side of its grid gets the boxes, regions and variants of an empty board of that side.
 *
 * @param {Pick<import("../shell/app.js").App, "engine" | "store">} app
 * @param {readonly Source[]} sources
 * @param {{ layout?: string, signal?: AbortSignal }} [options]
 * @returns {Promise<Reading>}
 */
export const readSources = (app, sources, options = {}) => readTexts(sources, (text) => readHere(app, text, options));

/** @param {Pick<import("../shell/app.js").App, "engine" | "store">} app @param {string} text @param {{ layout?: string, signal?: AbortSignal }} options */
async function readHere({ engine, store }, text, { layout = "", signal }) {
  const { position } = store.state();
  const read = (/** @type {string} */ wanted) => readText(text, { engine, layout: wanted, signal });
  const first = await read(layout);
  if (layout || !isBlank(position)) return first;
  const usual = layoutOfSide(layoutOf(position).side)?.name;
  if (position.layout === usual) return first;
  const tellsSideAlone = first.puzzles.every(({ layout: name }) => layoutNamed(name)?.side === layoutOf(position).side && (!usual || name === usual));
  if (!tellsSideAlone) return first;
  const again = await read(position.layout);
  return again.puzzles.length >= first.puzzles.length && again.errors.length <= first.errors.length ? again : first;
}
