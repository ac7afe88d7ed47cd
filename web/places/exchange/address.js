/** Opens the puzzle or the game of the page's address. */
import { linkedPuzzle } from "../../formats/puzzle-link.js";
import { codeOfError } from "../../model/error-codes.js";
import { puzzleKey, puzzleOf } from "../../model/puzzle.js";
import { onChange } from "../../model/signals.js";
import { placeInAddress } from "../shell/router.js";
import { gameTextIn, readPuzzleLink } from "../../formats/puzzle-address.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * Signs of the longest address that is looked at. The page reads the puzzle of its address again and again. The board
 * of 100×100 with all digits takes forty thousand signs.
 */
export const longestAddress = 200_000;

/**
 * Opens the puzzle of the address, now and whenever the address changes. A puzzle that is on the board already stays
 * there with everything that the player has done. A game that the player has begun with the puzzle goes on. The address
 * forgets its puzzle once another puzzle is on the board, so that loading the page again does not bring it back. A
 * whole game leaves the address at once, because the game changes with the next move.
 *
 * @param {App} app
 * @param {string} first the hash of the address when the page was opened. Who has gone to a place since then stays
 *   there, and finds the puzzle on the board
 * @param {{ location: { hash: string }, history: Pick<History, "state" | "replaceState"> } & Pick<EventTarget,
 *   "addEventListener" | "removeEventListener">} [page] the browser's page when absent
 * @returns {() => void} stops following the address
 */
export function followPuzzle(app, first, page = globalThis) {
  const { location, history } = page;
  const { store } = app;
  const placeNow = () => store.session.peek().place ?? "play";

  /**
   * @param {{ hash: string }} address
   * @param {import("../shell/app.js").PlaceName} from the place that was open when the address changed
   * @returns {Promise<void> | undefined}
   */
  const opened = (address, from) => {
    if (address.hash.length > longestAddress) {
      history.replaceState(history.state, "", `#${placeNow()}`);
      app.say(app.words("open.address-too-long"), "error");
      return;
    }
    const state = gameTextIn(address.hash);
    if (puzzleInAddress(address).text === "" && state === "") return;
    if (gameTextIn(location.hash)) history.replaceState(history.state, "", `#${placeNow()}`);
    /** @type {App["go"]} */
    const goUnlessElsewhere = async (place) =>
      [null, from].includes(placeInAddress(location.hash)) ? app.go(place) : "left";
    if (!state && isIn(address, store.own.peek().position)) {
      // The way back from a lesson in the browser's history leads to the address of the puzzle.
      if (placeNow() === "learn" && store.session.peek().temporary) void goUnlessElsewhere("play");
      return;
    }
    const { hash } = address;
    return import("./index.js").then(
      async ({ openAddressed, openState, readErrorSentence }) => {
        const opening = state
          ? openState(app, state, goUnlessElsewhere)
          : openAddressed(app, { hash }, goUnlessElsewhere);
        await onBoard(
          { hash },
          store,
          opening.catch((error) =>
            app.say(
              isUnread(error, hash) ? app.words("rules.link-unread") : readErrorSentence(error, app.words),
              "error",
            ),
          ),
        );
      },
      () => app.say(app.words("error.not-loaded"), "error"),
    );
  };

  /** @param {Parameters<typeof opened>} given */
  const open = (...given) => app.arriving(Promise.resolve(opened(...given)));

  const unfollow = onChange(store.signal, ({ position, activity }) => {
    if (
      activity === "path" ||
      activity === "exercise" ||
      location.hash.length > longestAddress ||
      puzzleInAddress(location).text === "" ||
      isIn(location, position)
    )
      return;
    history.replaceState(history.state, "", `#${placeNow()}`);
  });
  const changed = () => open(location, placeNow());
  page.addEventListener("hashchange", changed);
  open({ hash: first }, "play");
  return () => {
    unfollow();
    page.removeEventListener("hashchange", changed);
  };
}

/**
 * Waits until the puzzle of an address is on the board, or its opening has ended: whether a puzzle has one solution may
 * take long to find.
 *
 * @param {{ hash: string }} address @param {App["store"]} store @param {Promise<unknown>} opening
 */
async function onBoard(address, store, opening) {
  let unfollow = () => {};
  /** @type {Promise<void>} */
  const shown = new Promise((resolve) => {
    unfollow = onChange(store.own, ({ position }) => {
      if (isIn(address, position)) resolve();
    });
  });
  await Promise.race([opening, shown]);
  unfollow();
}

/** @param {{ hash: string }} address @param {import("../../model/position.js").Position} position */
function isIn(address, position) {
  const { text, layout, rules } = puzzleInAddress(address);
  const puzzle = linkedPuzzle(text, layout, rules);
  return puzzle !== null && puzzleKey(puzzle) === puzzleKey(puzzleOf(position));
}

/** What says that there is no engine. */
const notLoaded = /** @type {const} @satisfies {readonly import("../../model/error-codes.js").ErrorCode[]} */ ([
  "engine-load",
  "engine-unsupported",
]);

/**
 * Whether the engine could not read the rules of an address: its sentence would not say that the puzzle is not on the
 * board.
 * @param {unknown} error
 * @param {string} hash
 */
const isUnread = (error, hash) =>
  notLoaded.some((code) => code === codeOfError(error)) && puzzleInAddress({ hash }).rules !== "";

/** Whether an address holds a puzzle or a game that will be opened. @param {{ hash: string }} address */
export const isInAddress = (address) =>
  address.hash.length <= longestAddress && (puzzleInAddress(address).text !== "" || gameTextIn(address.hash) !== "");

/** @param {{ hash: string }} [address] by default that of the page */
export const puzzleInAddress = ({ hash } = location) => readPuzzleLink(hash);
