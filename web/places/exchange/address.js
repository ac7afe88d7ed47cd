/** Opens the puzzle or the game of the page's address. */
import { linkedPuzzle } from "../../formats/puzzle-link.js";
import { codeOfError } from "../../model/error-codes.js";
import { puzzleKey, puzzleOf } from "../../model/puzzle.js";
import { judgedNow, ruleChecks } from "../../model/rule-part.js";
import { onChange } from "../../model/signals.js";
import { newState } from "../../model/state.js";
import { hashOf } from "../shell/route.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../shell/route.js").Route} Route */
/** @typedef {NonNullable<Route["puzzle"]>} Link */

/**
 * Opens the puzzle of the address, now and whenever the address changes. A puzzle that is on the board already stays
 * there with everything that the player has done. A game that the player has begun with the puzzle goes on. The address
 * forgets its puzzle once another puzzle is on the board, so that loading the page again does not bring it back. A
 * whole game leaves the address at once, because the game changes with the next move.
 *
 * @param {App} app
 * @param {Route} first what the address named when the page was opened. Who has gone to a place since then stays there,
 *   and finds the puzzle on the board
 * @returns {() => void} stops following the address
 */
export function followPuzzle(app, first) {
  const { store, address } = app;
  const placeNow = () => app.destination() ?? "play";
  const forget = () => address.replace(hashOf(placeNow()));

  /**
   * @param {Route} route
   * @param {import("../shell/app.js").PlaceName} from the place that was open, or about to open, when the address
   *   changed
   * @returns {Promise<void> | undefined}
   */
  const opened = (route, from) => {
    const { puzzle, game } = route;
    if (route.isTooLong) {
      forget();
      app.say(app.words("open.address-too-long"), "error");
      return;
    }
    if (!puzzle && !game) return;
    if (address.now().game) forget();
    let isOnBoard = () => {};
    /** @type {Promise<void>} whoever opens a puzzle goes to a place once the puzzle is on the board */
    const onBoard = new Promise((resolve) => {
      isOnBoard = resolve;
    });
    /** @type {App["go"]} */
    const goUnlessElsewhere = async (place) => {
      isOnBoard();
      return [null, from].includes(address.now().place) ? app.go(place) : "left";
    };
    if (puzzle && isIn(puzzle, store.own.peek().position)) {
      // The way back from a lesson in the browser's history leads to the address of the puzzle.
      const { place, temporary } = store.session.peek();
      if (place === "learn" && temporary) void goUnlessElsewhere("play");
      return;
    }
    return app.open("exchange", async ({ openAddressed, openState, readErrorSentence }) => {
      const opening = puzzle ? openAddressed(app, puzzle, goUnlessElsewhere) : openState(app, game, goUnlessElsewhere);
      const ended = opening.catch((error) =>
        app.say(
          isUnread(error, puzzle) ? app.words("rules.link-unread") : readErrorSentence(error, app.words),
          "error",
        ),
      );
      // Whether the puzzle has one solution may take long to find.
      await (puzzle ? Promise.race([ended, onBoard]) : ended);
    });
  };

  /** @param {Parameters<typeof opened>} given */
  const open = (...given) => app.arriving(Promise.resolve(opened(...given)));

  const unfollowStore = onChange(store.signal, ({ position, activity }) => {
    const { puzzle } = address.now();
    if (puzzle && activity !== "path" && activity !== "exercise" && !isIn(puzzle, position)) forget();
  });
  const unfollow = address.follow((route) => open(route, placeNow()));
  open(first, "play");
  return () => {
    unfollowStore();
    unfollow();
  };
}

/**
 * The keys (puzzle.js) of links, because each change of the board looks at the link: null where only the engine can
 * read the text, and `checks` is the code with which the rules were read.
 * @type {WeakMap<Link, { checks: unknown, key: string | null }>}
 */
const keys = new WeakMap();

/** The key of the puzzle of a link, however the link writes its rules. @param {Link} link */
function keyOf(link) {
  const checks = ruleChecks.peek();
  const known = keys.get(link);
  if (known && known.checks === checks) return known.key;
  const puzzle = linkedPuzzle(link.text, link.layout, link.rules);
  const judged = puzzle && judgedNow(newState({ puzzle, activity: "play" }));
  const read = judged && "state" in judged ? puzzleOf(judged.state.position) : puzzle;
  const key = read && puzzleKey(read);
  keys.set(link, { checks, key });
  return key;
}

/** @param {Link} link @param {import("../../model/position.js").Position} position */
const isIn = (link, position) => keyOf(link) === puzzleKey(puzzleOf(position));

/** What says that there is no engine. */
const notLoaded = /** @type {const} @satisfies {readonly import("../../model/error-codes.js").ErrorCode[]} */ ([
  "engine-load",
  "engine-unsupported",
]);

/**
 * Whether the engine could not read the rules of an address: its sentence would not say that the puzzle is not on the
 * board.
 * @param {unknown} error
 * @param {Link | null} puzzle of the address
 */
const isUnread = (error, puzzle) => Boolean(puzzle?.rules) && notLoaded.some((code) => code === codeOfError(error));
