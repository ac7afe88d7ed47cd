/** Buttons that light what the player looks for on the board. */
import { keepFocus } from "../controls/buttons.js";
import { h, renew } from "../controls/dom.js";

/**
 * @param {object} options
 * @param {import("../i18n/words.js").Words} options.words
 * @param {import("./spotlight.js").SpotlightSwitches} options.switches
 * @param {readonly number[]} options.digits a button for each
 * @param {(digit: number) => string} options.nameDigit how a digit of the board is called
 * @param {boolean} [options.hasCandidates] whether the buttons about candidates are there, too (the default)
 * @param {boolean} [options.hasPen] whether the player may draw lines
 * @returns {{ element: HTMLElement, update: (spotlight: import("../model/shown.js").Spotlight) => void }}
 */
export function spotlightButtons({ words, switches, digits, nameDigit, hasCandidates = true, hasPen = false }) {
  /** @param {string} label @param {() => void} press @param {string} [name] what is read out in place of the label */
  const toggle = (label, press, name) =>
    h(
      "button",
      { type: "button", class: "button", "aria-pressed": "false", "aria-label": name, onclick: press },
      label,
    );
  let now = /** @type {import("../model/shown.js").Spotlight | null} */ (null);
  const keys = digits.map((digit) => {
    const symbol = nameDigit(digit);
    return {
      digit,
      element: toggle(
        symbol,
        () => switches.light(now?.digit === digit ? null : digit),
        words("spotlight.light", { digit: symbol }),
      ),
    };
  });
  const pairs = toggle(words("spotlight.pairs"), switches.switchPairs);
  const links = toggle(words("spotlight.links"), switches.switchLinks);
  const pen = toggle(words("pen.title"), switches.switchPen);
  const wipe = h("button", { type: "button", class: "button", onclick: switches.wipe }, words("pen.wipe"));
  const how = h("p", { class: "aside", hidden: true }, words("pen.how"));
  const row = h(
    "div",
    { class: "spotlight-digits", role: "group", "aria-label": words("spotlight.digits") },
    h("span", { "aria-hidden": "true" }, words("spotlight.digits")),
    ...keys.map(({ element }) => element),
  );
  return {
    element: h(
      "div",
      { class: "spotlight-tools", role: "group", "aria-label": words("spotlight.title"), onmousedown: keepFocus },
      keys.length > 0 && row,
      hasCandidates && h("div", { class: "spotlight-rest" }, pairs, links),
      hasPen && [h("div", { class: "spotlight-rest" }, pen, wipe), how],
    ),
    update(spotlight) {
      now = spotlight;
      for (const { digit, element } of keys) renew(element, { "aria-pressed": String(spotlight.digit === digit) });
      renew(pairs, { "aria-pressed": String(spotlight.pairs) });
      renew(links, { "aria-pressed": String(spotlight.links) });
      renew(pen, { "aria-pressed": String(spotlight.pen) });
      renew(how, { hidden: !spotlight.pen });
    },
  };
}
