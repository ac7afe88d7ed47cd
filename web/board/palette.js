/**
 * The colours of a board by name. On a page they are the CSS custom properties `--board-<name>`; paper has a fixed
 * palette (paper-palette.js).
 *
 * @typedef {(typeof colourNames)[number] | import("./rules/rule-colours.js").RuleColour} ColourName
 * @typedef {Record<ColourName, string>} Palette any CSS colours; those of rules only where rules are drawn
 */

import { coloursOf } from "./extension.js";

export const colourNames = /** @type {const} */ ([
  "paper",
  "given-paper",
  "thin-line",
  "thick-line",
  "given",
  "entry",
  "note",
  "answer",
  "conflict",
  "conflict-paper",
  "peer",
  "same",
  "same-line",
  "selected",
  "focused",
  "ring",
  "flash",
  "coordinate",
  "mark",
  "mark-paper",
  "color-1",
  "color-2",
  "color-3",
  "color-4",
  "color-5",
  "color-6",
  "color-7",
  "color-8",
  "color-9",
  "step-1",
  "step-1-paper",
  "step-2",
  "step-2-paper",
  "step-3",
  "step-3-paper",
  "step-4",
  "step-4-paper",
  "step-plain",
  "step-plain-paper",
  "step-place",
  "step-out",
  "step-out-paper",
  "step-link",
  "step-house",
  "step-house-paper",
  "step-cover",
  "step-cover-paper",
]);

/** The ground of a colour that a player gives to a cell or a candidate. @param {number} color 1 … 9 */
export const colorName = (color) => /** @type {ColourName} */ (`color-${color}`);

/**
 * Returns the palette at an element, with further colours where a picture has them. Hidden probe elements resolve the
 * values that a canvas does not know: `light-dark()`, `var()` and system colours. All probes are made before the first
 * colour is read, so that the browser computes styles once.
 *
 * @param {HTMLElement} element
 * @param {readonly import("./extension.js").Extension[]} [extensions] with further colours
 * @returns {Palette}
 */
export function readPalette(element, extensions = []) {
  const document = element.ownerDocument;
  const probe = document.createElement("span");
  probe.className = "board-probe";
  const medium = matchMedia("(forced-colors: active)").matches ? "forced" : "screen";
  const further = Object.entries(coloursOf(extensions, medium));
  const wanted = [...colourNames.map((name) => [name, `var(--board-${name})`]), ...further];
  const probes = wanted.map(([, value]) => {
    const made = document.createElement("span");
    made.style.color = value;
    return made;
  });
  probe.append(...probes);
  element.append(probe);
  const entries = probes.map((made, i) => [wanted[i][0], getComputedStyle(made).color]);
  probe.remove();
  return /** @type {Palette} */ (Object.fromEntries(entries));
}

/**
 * A colour of a palette. What an author drew has its own colours (rules/drawn-colours.js): for a light paper and,
 * behind a bar, for a dark one.
 * @param {Palette} palette @param {ColourName} name
 */
export const colourIn = (palette, name) =>
  palette[name] ?? name.split("|")[parseInt(`${palette.paper}`.slice(4)) < 128 ? 1 : 0];
