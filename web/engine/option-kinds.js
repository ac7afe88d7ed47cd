/** What the values of options must be, and the refusal of others. */
import { listOfDigits } from "./digit-list.js";
import { NonetError } from "./error.js";

/**
 * What a value must be. `expects` completes the sentence "… must be".
 * @typedef {object} Kind
 * @property {string} expects
 * @property {(value: any) => boolean} accepts
 */

/** @param {number} least @param {number} most @returns {Kind} */
export const wholeNumber = (least, most) => ({
  expects: `a whole number from ${least} to ${most}`,
  accepts: (value) => Number.isSafeInteger(value) && value >= least && value <= most,
});

/** @param {Kind} kind @returns {Kind} */
export const orInfinity = ({ expects, accepts }) => ({
  expects: `${expects}, or Infinity`,
  accepts: (value) => value === Infinity || accepts(value),
});

/** @type {Kind} */
export const text = { expects: "a string", accepts: (value) => typeof value === "string" };
/** @type {Kind} */
export const flag = { expects: "true or false", accepts: (value) => typeof value === "boolean" };
/** @type {Kind} */
export const callback = { expects: "a function", accepts: (value) => typeof value === "function" };
/** A signal of another window is not an instance of this window's class. @type {Kind} */
export const abortSignal = {
  expects: "an AbortSignal",
  accepts: (value) =>
    typeof value?.aborted === "boolean" &&
    typeof value.addEventListener === "function" &&
    typeof value.removeEventListener === "function",
};
/** @type {Kind} */
export const address = {
  expects: "a string or a URL",
  accepts: (value) => typeof value === "string" || value instanceof URL,
};
/** @type {Kind} */
export const bytes = {
  expects: "an ArrayBuffer or a view of one",
  accepts: (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value),
};
/** @type {Kind} */
export const ruleTexts = {
  expects: "a string, or a list of strings, with rules",
  accepts: (value) =>
    typeof value === "string" || (Array.isArray(value) && Array.from(value).every((each) => typeof each === "string")),
};
/** @type {Kind} */
export const techniqueIds = {
  expects: "a list of at least one technique id",
  accepts: (value) =>
    Array.isArray(value) && value.length > 0 && Array.from(value).every((id) => typeof id === "string" && id !== ""),
};

/** The largest grid has 100×100 cells. */
export const MAX_CELLS = 10_000;
export const MAX_EXACT = Number.MAX_SAFE_INTEGER;
/** `solve` holds its solutions in memory. */
export const MAX_SOLVED = 10_000;

/** @param {readonly string[]} names @returns {Kind} */
export const oneOf = (names) => ({
  expects: `one of ${names.map((name) => JSON.stringify(name)).join(", ")}`,
  accepts: (value) => names.includes(value),
});

/** @param {number} least @param {number} most @returns {(value: any) => boolean} */
export const isPair = (least, most) => (value) =>
  Array.isArray(value) &&
  value.length === 2 &&
  Array.from(value).every((each) => typeof each === "number" && each >= least && each <= most);

/** The side of a jigsaw with random regions. @type {Kind} */
export const side = wholeNumber(4, 16);

const isWhole = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) > 0;
const isOfBrowser = (/** @type {unknown} */ value) =>
  ["Blob", "ImageBitmap"].some(
    (name) => Object.hasOwn(globalThis, name) && value instanceof /** @type {any} */ (globalThis)[name],
  );
/** A picture to read. @type {Kind} */
export const picture = {
  expects: "a Blob, an ImageBitmap or an ImageData",
  accepts: (value) =>
    isOfBrowser(value) ||
    (isWhole(value?.width) &&
      isWhole(value.height) &&
      (value.data instanceof Uint8ClampedArray || value.data instanceof Uint8Array) &&
      value.data.length === 4 * value.width * value.height),
};

/** @type {Kind} */
export const puzzle = {
  expects: 'a string, or an object with "cells"',
  accepts: (value) => text.accepts(value) || listOfDigits(value?.cells) !== null,
};

export const seed = wholeNumber(0, MAX_EXACT);
export const limit = wholeNumber(1, MAX_EXACT);

/**
 * @param {string} what the subject of the sentence
 * @param {Kind} kind
 * @param {unknown} value
 * @throws {NonetError} "bad-argument"
 */
export function requireKind(what, { expects, accepts }, value) {
  if (!accepts(value)) throw badArgument(`${what} must be ${expects}, not ${shown(value)}.`);
}

/** @param {string} message @returns {NonetError} */
export function badArgument(message) {
  return new NonetError("bad-argument", message);
}

/** A value, short enough for a message. @param {unknown} value @returns {string} */
export function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value))
    return value.length > 0 && value.length <= 4 && value.every((each) => typeof each === "number")
      ? `[${value.join(", ")}]`
      : `an array of length ${value.length}`;
  if (ArrayBuffer.isView(value))
    return `a ${Object.prototype.toString.call(value).slice("[object ".length, -1)} of ${value.byteLength} bytes`;
  return typeof value === "object" && value !== null ? "an object" : String(value);
}
