/**
 * The switches of the spotlight: a digit is lit, cells with two candidates are lit, strong links are drawn, the player
 * draws lines. What changes is also said.
 */
import { digitName } from "../model/digit-face.js";
import { seenState } from "../model/seen.js";
import { spotlitOn } from "../model/spotlit.js";

/** @typedef {ReturnType<typeof createSpotlight>} SpotlightSwitches */

/**
 * @param {object} tools
 * @param {Pick<import("../model/store.js").Store, "state">} tools.store
 * @param {Pick<import("../model/store.js").Actions, "lightDigit" | "lightPairs" | "drawStrongLinks" | "takePen" |
 *   "wipePen">} tools.actions
 * @param {() => import("../i18n/words.js").Words} tools.words asked each time, because the language may change
 * @param {(sentence: string) => void} tools.announce
 */
export function createSpotlight({ store, actions, words, announce }) {
  /** The digit that was lit before a key was held; undefined while none is held. @type {number | null | undefined} */
  let before;

  const found = () => spotlitOn(seenState(store.state()));
  const symbol = (/** @type {number} */ digit) => digitName(digit, store.state(), words());

  /** Lights a digit, or puts the light out. @param {number | null} digit */
  function light(digit) {
    actions.lightDigit(digit);
    announce(
      digit === null
        ? words()("spotlight.off")
        : words()("spotlight.lit", { digit: symbol(digit), count: found().places.length }),
    );
  }

  return {
    light,

    /** Lights a digit as long as its key is held. @param {number | null} digit null when the key is released */
    hold(digit) {
      if (digit !== null) {
        if (before === undefined) before = store.state().spotlight.digit;
        light(digit);
      } else if (before !== undefined) {
        actions.lightDigit(before);
        before = undefined;
      }
    },

    /** Takes the pen up, or puts it down. */
    switchPen() {
      const isOn = !store.state().spotlight.pen;
      actions.takePen(isOn);
      announce(words()(isOn ? "pen.up" : "pen.down"));
    },

    wipe() {
      const { penLines } = store.state().position;
      actions.wipePen();
      announce(words()("pen.wiped", { count: penLines.length }));
    },

    switchPairs() {
      const isOn = !store.state().spotlight.pairs;
      actions.lightPairs(isOn);
      announce(isOn ? words()("spotlight.pairs-lit", { count: found().pairs.length }) : words()("spotlight.off"));
    },

    /** Strong links are those of the lit digit. */
    switchLinks() {
      const { digit, links } = store.state().spotlight;
      actions.drawStrongLinks(!links);
      if (links) announce(words()("spotlight.links-off"));
      else
        announce(
          digit === null
            ? words()("spotlight.links-of-none")
            : words()("spotlight.links-drawn", { digit: symbol(digit), count: found().links.length }),
        );
    },
  };
}
