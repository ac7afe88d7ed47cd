/**
 * Opens the places that the address names, and those that somebody asks for. The code of a place may come late, or not
 * at all: until it is there, the place before stays open with its board.
 *
 * @typedef {import("./app.js").PlaceName} PlaceName
 * @typedef {"opened" | "failed" | "left"} Ending how opening a place has ended. "failed": its code could not be loaded,
 *   and the page has said so. "left": another place was wanted meanwhile
 */
import { firstGame } from "../../model/ready-puzzles.js";
import { begin, goTo } from "../../model/session.js";
import { effect, untracked } from "../../model/signals.js";
import { hashOf } from "./route.js";

/**
 * @template M
 * @param {Pick<import("./app.js").App, "store" | "address"> & { games: Pick<import("./app.js").App["games"],
 *   "openLast"> }} app
 * @param {object} page
 * @param {(place: PlaceName) => Promise<M>} page.load
 * @param {() => void} page.leave ends what the open place has started, while the session still has its board
 * @param {(place: PlaceName, module: M) => Promise<void> | void} page.show
 * @param {(place: PlaceName) => void} page.failed
 */
export function createPlaceOpener({ store, games, address }, { load, leave, show, failed }) {
  /** @type {PlaceName | null} the place that is open or about to open */
  let wanted = null;
  /** @type {PlaceName | null} */
  let shown = null;
  /** @type {Promise<Ending>} */
  let opening = Promise.resolve("opened");
  /** Tells whoever has asked for the place that is on its way that another is wanted now. */
  let tellLeft = (/** @type {Ending} */ _ending) => {};

  /** @param {PlaceName} place @returns {Promise<Ending>} */
  async function change(place) {
    const loaded = await load(place).then(
      (module) => ({ module }),
      () => null,
    );
    if (wanted !== place) return "left";
    if (!loaded) {
      wanted = shown;
      failed(place);
      tellAddress(place);
      if (place === store.session.peek().place) await giveBack();
      else followSession();
      return "failed";
    }
    if (place === "play" && !hasGame()) await games.openLast();
    if (wanted !== place) return "left";
    leave();
    shown = place;
    goThere(place);
    await show(place, loaded.module);
    return wanted === place ? "opened" : "left";
  }

  /** Opens the place in the session. Place Play needs a game. @param {PlaceName} place */
  const goThere = (place) =>
    store.change((session) => goTo(place === "play" && !session.play ? begin(session, firstGame()) : session, place));

  const hasGame = () => store.session.peek().play !== null;

  /** @param {PlaceName} place @returns {Promise<Ending>} */
  function open(place) {
    if (wanted !== place) {
      wanted = place;
      tellLeft("left");
      const left = new Promise((resolve) => {
        tellLeft = resolve;
      });
      opening = Promise.race([change(place), left]);
    }
    return opening;
  }

  /** Opens place Solve when the board of place Play has gone to a puzzle that is entered (session.js). */
  function followSession() {
    const { place } = store.session.peek();
    if (shown !== null && wanted === shown && place !== null && place !== shown) void follow(place, shown);
  }

  /** @param {PlaceName} place @param {PlaceName} from */
  async function follow(place, from) {
    if ((await open(place)) !== "failed") tellAddress(from);
  }

  /** The board has gone to a place that cannot be opened: the open place takes the board back. */
  async function giveBack() {
    if (shown === "play" && !hasGame()) await games.openLast();
    if (shown !== null && wanted === shown) goThere(shown);
  }

  const unfollowSession = effect(() => {
    void store.session.value.place;
    untracked(followSession);
  });

  /** Has the address name the open place, where it names another. @param {PlaceName} other */
  function tellAddress(other) {
    if (shown !== null && shown !== other && address.now().place === other) address.replace(hashOf(shown));
  }

  const unfollow = address.follow(({ place }) => {
    if (place) void open(place);
  });

  return {
    /** Opens the place that the address names; place Play when it names none, or one whose code is not there. */
    async start() {
      if ((await open(address.now().place ?? "play")) !== "failed") return;
      const { place } = address.now();
      await open("play");
      if (place) tellAddress(place);
    },
    /** @type {import("./app.js").App["go"]} */
    async go(place, from) {
      if (from && wanted !== null && wanted !== from) {
        await opening;
        return "left";
      }
      // The address of a puzzle stays until another puzzle is on the board (exchange/address.js).
      if (!address.now().puzzle) address.visit(hashOf(place));
      return open(place);
    },
    /** @type {import("./app.js").App["destination"]} */
    destination: () => wanted,
    dispose() {
      unfollow();
      unfollowSession();
    },
  };
}
