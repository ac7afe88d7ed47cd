/** Opens the puzzle of the page's address; link.js says how the address holds it. */
import { parseLine } from "../formats/line.js";
import { errorSentence } from "../controls/errors.js";
import { openText } from "./import.js";
import { puzzleInAddress } from "./link.js";

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
    const replaced = position.givens !== givens && puzzleInAddress().text !== "" && !isInAddress(position);
    if (replaced) history.replaceState(null, "", location.pathname + location.search);
    ({ givens } = position);
  });
}

/** @param {import("../model/position.js").Position} position */
function isInAddress({ givens, layout: name }) {
  const { text, layout } = puzzleInAddress();
  const read = parseLine(text, layout);
  return "puzzle" in read && read.puzzle.layout === name && read.puzzle.cells.join() === givens.join();
}

/** @param {import("./page-tools.js").Page} page @param {{ text: string, layout: string }} address */
async function openPuzzle(page, { text, layout }) {
  if (text === "") return;
  const read = parseLine(text, layout);
  if ("error" in read) await openText(page, text, layout).catch((error) => page.say(errorSentence(error, page.words), "error"));
  else if (!isInAddress(page.store.state().position)) page.actions.setPuzzle(read.puzzle);
}
