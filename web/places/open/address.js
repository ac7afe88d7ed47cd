/** Opens the puzzle or the game of the page's address; shell/link.js says how the address holds a puzzle. */
import { FormatError, foundPuzzle } from "../../formats/found.js";
import { parseLine } from "../../formats/line.js";
import { readState } from "../../formats/state-link.js";
import { begunGame } from "../../games/begun.js";
import { levelNames } from "../../model/puzzle-goal.js";
import { samePosition } from "../../model/position.js";
import { puzzleInAddress } from "../shell/link.js";
import { readErrorSentence } from "./found-words.js";
import { openLink, originOf, playFound, sayOpened, showDialog } from "./opening.js";
import { readSources } from "./reading.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * Opens the puzzle of the address, now and whenever the address changes. A puzzle that is on the board already stays there with everything that the
 * player has done. A game that the player has begun with the puzzle goes on. The address forgets its puzzle once another puzzle is on the board, so that loading the page again does not bring it back.
 * A whole game leaves the address at once, because the game changes with the next move.
 *
 * @param {App} app
 * @returns {() => void} stops following the address
 */
export function followPuzzle(app) {
  const { store } = app;

  const open = () => {
    const { text, layout } = puzzleInAddress();
    const state = stateInAddress();
    if (text === "" && state === "") return;
    if (state) history.replaceState(history.state, "", `#${app.place() ?? "play"}`);
    const opening = state ? openState(app, state) : openAddressed(app, text, layout);
    opening.catch((error) => app.say(readErrorSentence(error, app.words), "error"));
  };

  const unsubscribe = store.subscribe(({ position, activity }) => {
    if (activity === "path" || activity === "exercise" || puzzleInAddress().text === "" || isInAddress(position)) return;
    history.replaceState(history.state, "", `#${app.place() ?? "play"}`);
  });
  addEventListener("hashchange", open);
  open();
  return () => {
    unsubscribe();
    removeEventListener("hashchange", open);
  };
}

/** @param {App} app @param {string} text @param {string} layout */
async function openAddressed(app, text, layout) {
  const origin = originInAddress();
  const read = parseLine(text, layout);
  if ("puzzle" in read) {
    if (!isInAddress(app.temporary.own.state().position)) await openLink(app, read.puzzle, origin);
    // The way back from a lesson in the browser's history leads to the address of the puzzle.
    else if (app.place() === "learn" && app.temporary.isShown()) await app.go("play");
    return;
  }
  const { puzzles: [found], errors: [error] } = await readSources(app, [{ name: "", text }], { layout });
  if (!found) throw error;
  await openLink(app, { layout: found.layout, cells: found.givens }, { ...originOf(found, "link"), ...origin });
  sayOpened(app, found);
}

/**
 * Opens the game of an address as a game of its own. When the player has begun the same puzzle, the dialog asks which game goes on.
 *
 * @param {App} app @param {string} text
 */
async function openState(app, text) {
  const read = await readState(text);
  if (!("state" in read)) throw new FormatError("newer" in read ? "newer-link" : "damaged-link");
  const { position } = read.state;
  const found = foundPuzzle({ ...position, format: "nonet", state: read.state });
  if (samePosition(app.temporary.own.state().position, position)) app.say(app.words("open.is-here"));
  else if (await begunGame(app.games, position)) await showDialog(app, [{ name: "", text: `#s=${text}` }], { puzzles: [found], errors: [], more: false });
  else {
    await playFound(app, found);
    sayOpened(app, found);
  }
}

/** The game in the address as text, or the empty string. */
const stateInAddress = () => /^#s=([\w-]+)$/.exec(location.hash)?.[1] ?? "";

/** What the address tells about its puzzle: the level and the rating that it was made with. @returns {import("../../model/game.js").Origin} */
function originInAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const level = levelNames.find((name) => name === parts.get("level"));
  const rating = Number(parts.get("rating"));
  return { kind: "link", ...(level && { level }), ...(rating >= 1 && rating <= 20 && { rating }) };
}

/** @param {import("../../model/position.js").Position} position */
function isInAddress({ givens, layout: name }) {
  const { text, layout } = puzzleInAddress();
  const read = parseLine(text, layout);
  return "puzzle" in read && read.puzzle.layout === name && read.puzzle.cells.join() === givens.join();
}
