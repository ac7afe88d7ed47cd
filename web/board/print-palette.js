/** The colours of a board on paper, with those of rules. */
import { plainPrintPalette } from "./paper-palette.js";
import { printColours } from "./rules/rule-colours.js";

/** @type {import("./palette.js").Palette} */
export const printPalette = { ...plainPrintPalette, ...printColours };
