/** Opens what an address holds: a puzzle (`#p=`), or a whole game (`#s=`). address.js says when. */
import { positionOf, puzzleToSolve } from "../../formats/found.js";
import { linkedPuzzle } from "../../formats/puzzle-link.js";
import { readLinked, refusedOfLink } from "../../formats/link-rules.js";
import { begunGame, isSameRuled } from "../../games/begun.js";
import { isUntouched, samePosition } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { openPuzzleOrGame, openUnplayed, originOf, playFound, sayOpened, showDialog } from "./opening.js";
import { readSources } from "./opening.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * @param {App} app
 * @param {import("./address.js").Link} link
 * @param {App["go"]} go unless the reader has gone elsewhere meanwhile
 */
export async function openAddressed(app, link, go) {
  const { text, layout, rules, ...hardness } = link;
  const refused = await refusedOfLink(link);
  if (refused) throw refused;
  const origin = { ...hardness, kind: /** @type {const} */ ("link") };
  // The engine reads rules, because it alone knows whether they fit the board.
  const puzzle = rules ? null : linkedPuzzle(text, layout);
  if (puzzle) {
    await openPuzzleOrGame(app, puzzle, origin, go);
    return;
  }
  const {
    puzzles: [found],
    errors: [error],
  } = await readLinked(link, (text) => readSources(app, [{ name: "", text }], { layout }));
  if (!found) throw error;
  sayOpened(
    app,
    found,
    await openPuzzleOrGame(app, puzzleToSolve(found), { ...originOf(found, "link"), ...origin }, go),
  );
}

/**
 * Opens the game of an address as a game of its own. When the player has begun the same puzzle, the dialog asks which
 * game goes on. A game that nobody has begun is only a puzzle with the words or the drawing of its author.
 *
 * @param {App} app @param {string} text @param {App["go"]} go unless the reader has gone elsewhere meanwhile
 */
export async function openState(app, text, go) {
  const sources = [{ name: "", text: `#s=${text}` }];
  const reading = await readSources(app, sources);
  const {
    puzzles: [found],
    errors: [error],
  } = reading;
  if (!found) throw error;
  const position = positionOf(found);
  const origin = found.state?.game.origin ?? {};
  const own = app.store.own.peek();
  if (samePosition(own.position, position) && isSameRuled(own.game.origin, origin)) app.say(app.words("open.is-here"));
  else if (found.state?.activity === "play" && isUntouched(position))
    sayOpened(app, found, await openUnplayed(app, found.state, go));
  else if (await begunGame(app.games, puzzleOf(position), origin)) await showDialog(app, sources, reading);
  else sayOpened(app, found, await playFound(app, found, go));
}
