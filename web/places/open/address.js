/** Opens the puzzle or the game of the page's address; shell/link.js says how the address holds a puzzle. */
import { FormatError, foundPuzzle, puzzleToSolve } from "../../formats/found.js";
import { linkedPuzzle } from "../../formats/puzzle-link.js";
import { readState } from "../../formats/state-link.js";
import { begunGame } from "../../games/begun.js";
import { samePosition } from "../../model/position.js";
import { puzzleKey, puzzleOf } from "../../model/puzzle.js";
import { onChange } from "../../model/signals.js";
import { puzzleInAddress } from "../shell/link.js";
import { placeInAddress } from "../shell/router.js";
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
 * @param {string} first the hash of the address when the page was opened. Who has gone to a place since then stays there, and finds the puzzle on the board
 * @param {{ location: { hash: string }, history: Pick<History, "state" | "replaceState"> } & Pick<EventTarget, "addEventListener" | "removeEventListener">} [page] the browser's
 *   page when absent
 * @returns {() => void} stops following the address
 */
export function followPuzzle(app, first, page = globalThis) {
  const { location, history } = page;
  const { store } = app;

  /** @param {{ hash: string }} address @param {import("../shell/app.js").PlaceName | null} from the place that was open when the address changed */
  const open = (address, from) => {
    const state = stateIn(address);
    if (puzzleInAddress(address).text === "" && state === "") return;
    if (stateIn(location)) history.replaceState(history.state, "", `#${app.place() ?? "play"}`);
    const goUnlessElsewhere = async (/** @type {import("../shell/app.js").PlaceName} */ place) => {
      if ([null, from].includes(placeInAddress(location.hash))) await app.go(place);
    };
    const opening = state ? openState(app, state, goUnlessElsewhere) : openAddressed(app, { hash: address.hash }, goUnlessElsewhere);
    opening.catch((error) => app.say(readErrorSentence(error, app.words), "error"));
  };

  const unfollow = onChange(store.signal, ({ position, activity }) => {
    if (activity === "path" || activity === "exercise" || puzzleInAddress(location).text === "" || isIn(location, position)) return;
    history.replaceState(history.state, "", `#${app.place() ?? "play"}`);
  });
  const changed = () => open(location, app.place());
  page.addEventListener("hashchange", changed);
  open({ hash: first }, "play");
  return () => {
    unfollow();
    page.removeEventListener("hashchange", changed);
  };
}

/** @param {App} app @param {{ hash: string }} address @param {App["go"]} go unless the reader has gone elsewhere meanwhile */
async function openAddressed(app, address, go) {
  const { text, layout, ...hardness } = puzzleInAddress(address);
  const origin = { ...hardness, kind: /** @type {const} */ ("link") };
  const puzzle = linkedPuzzle(text, layout);
  if (puzzle) {
    if (!isIn(address, app.store.own.peek().position)) await openLink(app, puzzle, origin, go);
    // The way back from a lesson in the browser's history leads to the address of the puzzle.
    else if (app.place() === "learn" && app.store.session.peek().temporary) await app.go("play");
    return;
  }
  const { puzzles: [found], errors: [error] } = await readSources(app, [{ name: "", text }], { layout });
  if (!found) throw error;
  await openLink(app, puzzleToSolve(found), { ...originOf(found, "link"), ...origin }, go);
  sayOpened(app, found);
}

/**
 * Opens the game of an address as a game of its own. When the player has begun the same puzzle, the dialog asks which game goes on.
 *
 * @param {App} app @param {string} text @param {App["go"]} go unless the reader has gone elsewhere meanwhile
 */
async function openState(app, text, go) {
  const read = await readState(text);
  if (!("state" in read)) throw new FormatError("newer" in read ? "newer-link" : "damaged-link");
  const { position } = read.state;
  const found = foundPuzzle({ ...position, format: "nonet", state: read.state });
  if (samePosition(app.store.own.peek().position, position)) app.say(app.words("open.is-here"));
  else if (await begunGame(app.games, puzzleOf(position))) await showDialog(app, [{ name: "", text: `#s=${text}` }], { puzzles: [found], errors: [], more: false });
  else {
    await playFound(app, found, go);
    sayOpened(app, found);
  }
}

/** The game in an address as text, or the empty string. @param {{ hash: string }} address */
const stateIn = ({ hash }) => /^#s=([\w-]+)$/.exec(hash)?.[1] ?? "";

/** @param {{ hash: string }} address @param {import("../../model/position.js").Position} position */
function isIn(address, position) {
  const { text, layout } = puzzleInAddress(address);
  const puzzle = linkedPuzzle(text, layout);
  return puzzle !== null && puzzleKey(puzzle) === puzzleKey(puzzleOf(position));
}
