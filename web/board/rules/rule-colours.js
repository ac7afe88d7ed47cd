/**
 * The colours of rules on a board: an edge that stands out from the paper, and a fill on which digits can be read. They
 * are loaded with the drawing of rules only. With forced colours all kinds have the same colours: widths, patterns and
 * ends tell them apart, as they do for everybody.
 *
 * @typedef {keyof typeof colours} RuleColour
 */

const colours = {
  "rule-ink": { light: "#333b48", dark: "#c3ccd8", print: "#222" },
  "rule-white": { light: "#ffffff", dark: "#ffffff", print: "#fff" },
  "rule-black": { light: "#000000", dark: "#000000", print: "#000" },
  "rule-grey": { light: "#858a92", dark: "#868e9a", print: "#777" },
  "rule-grey-paper": { light: "#dcdde0", dark: "#3a4049", print: "#dedede" },
  "rule-green": { light: "#3a9440", dark: "#57a85a", print: "#666" },
  "rule-green-paper": { light: "#c3efbf", dark: "#1f4a26", print: "#e2e2e2" },
  "rule-orange": { light: "#bd7100", dark: "#c98a2d", print: "#666" },
  "rule-orange-paper": { light: "#ffdcab", dark: "#573a0c", print: "#eaeaea" },
  "rule-violet": { light: "#b04fb0", dark: "#c074c0", print: "#666" },
  "rule-violet-paper": { light: "#f5cbf5", dark: "#4f2550", print: "#d6d6d6" },
  "rule-yellow": { light: "#8f8620", dark: "#aba03c", print: "#666" },
  "rule-yellow-paper": { light: "#f3eeb4", dark: "#4a4614", print: "#efefef" },
  "rule-sky": { light: "#2b8abf", dark: "#4aa3d4", print: "#666" },
  "rule-sky-paper": { light: "#c4e8fb", dark: "#153f58", print: "#e6e6e6" },
  "rule-lilac": { light: "#8d68c4", dark: "#9d82d0", print: "#666" },
  "rule-lilac-paper": { light: "#e0d2f6", dark: "#3b2c5a", print: "#dedede" },
  "rule-pink": { light: "#c0417f", dark: "#d0679d", print: "#555" },
  "rule-pink-paper": { light: "#f6c8de", dark: "#55213c", print: "#d9d9d9" },
  "rule-peach": { light: "#c9693a", dark: "#d98a5e", print: "#666" },
  "rule-peach-paper": { light: "#ffe0cf", dark: "#57311d", print: "#ededed" },
  "rule-teal": { light: "#268d87", dark: "#3fa59e", print: "#666" },
  "rule-teal-paper": { light: "#bce9e5", dark: "#0f4643", print: "#e2e2e2" },
  "rule-red": { light: "#c9504a", dark: "#d9766f", print: "#666" },
  "rule-red-paper": { light: "#fad0cb", dark: "#5a2522", print: "#e6e6e6" },
};

/** The colours of fog over the rules. */
export const fogColours = {
  screen: { fog: "light-dark(#aeb5be, #59616d)", "fog-haze": "light-dark(#9ea6b0, #677080)" },
  forced: {
    fog: "color-mix(in srgb, CanvasText 30%, Canvas)",
    "fog-haze": "color-mix(in srgb, CanvasText 45%, Canvas)",
  },
  print: { fog: "#ccc", "fog-haze": "#aaa" },
};

const entries = /** @type {[RuleColour, typeof colours["rule-ink"]][]} */ (Object.entries(colours));
const isFill = (/** @type {string} */ name) => name.endsWith("-paper");
/**
 * @param {(name: RuleColour, colour: typeof colours["rule-ink"]) => string} value
 * @returns {Record<RuleColour, string>}
 */
const palette = (value) =>
  /** @type {Record<RuleColour, string>} */ (
    Object.fromEntries(entries.map(([name, colour]) => [name, value(name, colour)]))
  );

/** As a page shows them, in its light or dark scheme. */
export const screenColours = palette((_, { light, dark }) => `light-dark(${light}, ${dark})`);
/** Where the reader has forced colours. A white dot is white and a black one black. */
export const forcedColours = palette((name, { light }) =>
  name === "rule-white" || name === "rule-black"
    ? light
    : isFill(name)
      ? "color-mix(in srgb, CanvasText 14%, Canvas)"
      : "CanvasText",
);
/** Greys for paper. */
export const printColours = { ...palette((_, { print }) => print), ...fogColours.print };
/** For paper with little ink: outlines alone. */
export const inkSavingColours = palette((name, { print }) =>
  isFill(name)
    ? "#fff"
    : ({ "rule-ink": "#555", "rule-black": "#555", "rule-white": "#fff" }[/** @type {string} */ (name)] ??
      (print === "#777" ? "#999" : "#888")),
);
/** What a palette takes. */
export const ruleColours = { screen: screenColours, forced: forcedColours, print: printColours };
