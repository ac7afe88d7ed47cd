/**
 * The address of the page, and the entries of the browser's history. Nothing else reads, writes or follows them.
 *
 * @typedef {import("./app.js").PlaceName} PlaceName
 *
 * @typedef {object} Route what an address names
 * @property {string} hash the part of the address from `#` on
 * @property {PlaceName | null} place null for a puzzle, a game, a shortcut, and what is no address of the page
 * @property {"new" | "daily" | "shared" | "two" | null} shortcut of the installed page; "two": an invitation to a game
 *   for two
 * @property {{ day?: string, name?: string }} daily the day and the puzzle that the shortcut to a daily puzzle names
 * @property {boolean} isTooLong whether the address is not looked at, because it is longer than `longestAddress`
 * @property {ReturnType<typeof readPuzzleLink> | null} puzzle
 * @property {string} game the text of a game, or ""
 * @property {string | null} lesson in place Learn: what should be a technique or a guide
 */
import { gameTextIn, readPuzzleLink } from "../../formats/puzzle-address.js";
import { lessonInAddress } from "../../teacher/lesson-address.js";
import { placeNames } from "./app.js";

/**
 * Signs of the longest address that is looked at. The board of 100×100 with all digits takes forty thousand signs.
 */
export const longestAddress = 200_000;

/** An address without anything is that of place Play. @param {string} hash @returns {Route} */
export function readRoute(hash) {
  const name = (hash || "#play").replace(/^#/, "").split(/[/&?=]/)[0];
  const isTooLong = hash.length > longestAddress;
  const [daily, day, dailyName] = /^#daily(?:=([\d-]{10})(?:&([a-z]+))?)?$/.exec(hash) ?? [];
  const puzzle = isTooLong ? null : readPuzzleLink(hash);
  return {
    hash,
    place: placeNames.find((each) => each === name) ?? null,
    shortcut: hash === "#new" ? "new" : hash === "#shared" ? "shared" : daily ? "daily" : name === "two" ? "two" : null,
    daily: { day, name: dailyName },
    isTooLong,
    puzzle: puzzle?.text ? puzzle : null,
    game: isTooLong ? "" : gameTextIn(hash),
    lesson: lessonInAddress(hash),
  };
}

/** @param {PlaceName} place */
export const hashOf = (place) => `#${place}`;

/**
 * @typedef {{ location: { hash: string }, history: Pick<History, "state" | "replaceState" | "pushState" | "back">,
 *   addEventListener: (name: "hashchange" | "popstate", listener: () => void) => void }} Page
 */

/** @param {Page} page the browser's, or that of a test */
export function createAddress(page = globalThis) {
  const { location, history } = page;
  /** @type {Set<(route: Route) => void>} */
  const listeners = new Set();
  let known = readRoute(location.hash);

  function now() {
    if (location.hash !== known.hash) known = readRoute(location.hash);
    return known;
  }

  page.addEventListener("hashchange", () => {
    // A place that is left takes its listener away, and one that opens has looked already.
    for (const listener of [...listeners]) if (listeners.has(listener)) listener(now());
  });

  return {
    now,
    /**
     * Calls the listener when the reader has followed a link or gone back, and after `visit`; not after `replace`.
     * @param {(route: Route) => void} listener
     * @returns {() => void} ends this
     */
    follow(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on to an address, so that Back leads here. @param {string} hash */
    visit(hash) {
      location.hash = hash;
    },
    /** Gives what is shown another address. @param {string} hash */
    replace: (hash) => history.replaceState(history.state, "", hash),
    /** Entries without an address of their own, for what is open over the page (controls/back.js). */
    entries: {
      /** @returns {unknown} */
      state: () => history.state,
      /** @param {object} state */
      mark: (state) => history.replaceState({ ...history.state, ...state }, ""),
      /** @param {object} state */
      add: (state) => history.pushState(state, ""),
      back: () => history.back(),
      /** @param {() => void} listener */
      follow: (listener) => page.addEventListener("popstate", listener),
    },
  };
}

/** @typedef {ReturnType<typeof createAddress>} Address */
