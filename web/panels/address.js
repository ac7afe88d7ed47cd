/** The puzzle in the address: `#p=` and a puzzle as a line. */
import { parseLine } from "../formats/line.js";
import { errorSentence } from "../controls/errors.js";
import { openText } from "./import.js";

/** @param {string} line @returns {string} the address of this page with the puzzle */
export const linkTo = (line) => `${location.href.split("#")[0]}#p=${line}`;

/** @returns {string} the text after `#p=`, empty when there is none */
function puzzleInAddress() {
  return new URLSearchParams(location.hash.slice(1)).get("p") ?? "";
}

/**
 * Opens the puzzle of the address, now and whenever it changes; a puzzle already on the board is left as it is,
 * entries and all. The address forgets its puzzle once there is another on the board, so that loading the page again
 * does not bring it back.
 *
 * @param {import("./page-tools.js").Page} page
 */
export async function bindAddress(page) {
  const open = () => openPuzzle(page, puzzleInAddress());
  addEventListener("hashchange", open);
  await open();
  let { givens } = page.store.state().position;
  page.store.subscribe(({ position }) => {
    const replaced = position.givens !== givens && puzzleInAddress() !== "" && !isInAddress(position);
    if (replaced) history.replaceState(null, "", location.pathname + location.search);
    ({ givens } = position);
  });
}

/** @param {import("../model/position.js").Position} position */
function isInAddress({ givens }) {
  const read = parseLine(puzzleInAddress());
  return "puzzle" in read && read.puzzle.cells.join() === givens.join();
}

/** @param {import("./page-tools.js").Page} page @param {string} text */
async function openPuzzle(page, text) {
  if (text === "") return;
  const read = parseLine(text);
  if ("error" in read) await openText(page, text).catch((error) => page.say(errorSentence(error, page.words), "error"));
  else if (!isInAddress(page.store.state().position)) page.actions.setPuzzle(read.puzzle);
}
