/** The seconds of a game go while the board is on the page and the page is seen. */
import { resumeClock, stopClock } from "../model/playing.js";
import { withKept } from "../model/session.js";

/** @typedef {import("../model/state.js").State} State */

/**
 * @param {Pick<import("../model/store.js").Store, "own" | "change">} store
 * @param {Pick<Document, "hidden" | "addEventListener" | "removeEventListener">} [page]
 * @param {() => number} [now] milliseconds since 1970
 */
export function createSeenTime(store, page = document, now = Date.now) {
  let isOnPage = false;
  /** The state with its clock as it has to be now. @param {State} state @returns {State} */
  const timed = (state) => (page.hidden || !isOnPage ? stopClock : resumeClock)(state, now());
  const look = () => store.change(withKept, timed(store.own.peek()));
  return {
    timed,
    follow() {
      isOnPage = true;
      page.addEventListener("visibilitychange", look);
      look();
    },
    leave() {
      isOnPage = false;
      page.removeEventListener("visibilitychange", look);
      look();
    },
  };
}
