/** What is read and given out, in words: formats, contents, errors, names of files. */
import { errorSentence } from "../../controls/errors.js";
import { shapeSentence } from "../../i18n/layout-words.js";
import { isSquare, layoutNamed } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../formats/found.js").Found} Found */

/**
 * The sentence of each code.
 * @satisfies {Record<import("../../model/error-codes.js").FileErrorCode, import("../../i18n/words.js").PageKey>}
 */
const errors = {
  "damaged-link": "open.damaged-link",
  "newer-link": "open.newer-link",
  "no-text": "open.no-text",
  "too-large": "open.too-large",
  "file-too-large": "open.file-too-large",
  "too-slow": "open.too-slow",
};
/** Other codes of texts that are no digits. */
const ofOtherTexts = new Set(["bad-foreign-text", "no-puzzle-found", "unread-format", "on-server"]);

/**
 * Whether an error is about a link, a text of another program, or the size of a text, so that its sentence helps.
 * @param {{ code?: import("../../model/error-codes.js").ErrorCode } | undefined} error
 */
export const isOfLink = (error) => isOfFile(error?.code) || ofOtherTexts.has(error?.code ?? "");

/** @param {string | undefined} code @returns {code is keyof typeof errors} */
const isOfFile = (code) => code !== undefined && Object.hasOwn(errors, code);

/** @param {import("../../formats/read.js").ReadError | unknown} error @param {Words} words */
export function readErrorSentence(error, words) {
  const { code, position, details, cell } = /** @type {Partial<import("../../formats/read.js").ReadError>} */ (
    error ?? {}
  );
  if (cell) return words("error.at-cell", { ...cell, sentence: errorSentence({ code, details }, words) });
  if (ofOtherTexts.has(code ?? ""))
    return errorSentence({ code, position, details: { symbol: formatWords(String(details?.symbol), words) } }, words);
  if (!isOfFile(code)) return errorSentence(error, words);
  const { megabytes } = details ?? {};
  const sentence = words(errors[code], { ...details, ...(megabytes && { megabytes: words.number(megabytes, {}) }) });
  return position ? words("error.at", { ...position, sentence }) : sentence;
}

/**
 * The name of a format, by its name in the code, or of what else the engine says a text is. Sites and programs have the
 * same name in each language.
 * @param {string} format @param {Words} words
 */
export const formatWords = (format, words) =>
  words("format.name", { format: format.replace(/[^a-z\d]/gi, "").toLowerCase(), name: format });

/**
 * Size and contents, as "9 × 9, 26 givens, 4 placed digits, notes in 30 cells".
 * @param {Pick<Found, "layout" | "givens" | "rules"> & Partial<Pick<Found, "entries" | "notes" | "corners">>} found
 * @param {Words} words
 */
export function contentsWords({ layout: name, givens, rules, entries = [], notes = [], corners = [] }, words) {
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(name));
  const noted = notes.filter((set, cell) => set || corners[cell]).length;
  return words("open.contents", {
    shape: isSquare(layout) ? words("goal.side", { side: layout.digitCount }) : shapeSentence(layout, words),
    clues: givens.filter(Boolean).length,
    rules: rules?.length ?? 0,
    placed: entries.filter(Boolean).length,
    noted,
  });
}

/**
 * The rules that were left out, or the empty string.
 * @param {Pick<Found, "leftOut">} found
 * @param {Words} words
 * @param {(text: string) => string | null} [named] the name of a rule; null for a text that is no rule
 */
export function leftOutSentence({ leftOut }, words, named = () => null) {
  if (leftOut.length === 0) return "";
  const keyName = (/** @type {string} */ rule) =>
    words("open.rule", { rule: rule.replace(/[^a-z]/gi, "").toLowerCase(), name: rule });
  return words("open.left-out", {
    rules: words.list([...new Set(leftOut.map((rule) => named(rule) ?? keyName(rule)))], "bare"),
  });
}

/** What a format is for, in a sentence. @param {string} format @param {Words} words */
export const formatAbout = (format, words) => words("format.about", { format: format.replaceAll("-", "") });

/**
 * The name of a file, as nonet-9x9-hard-26-givens.sdk.
 *
 * @param {Pick<import("../../model/state.js").State, "position" | "game">} state
 * @param {string} extension
 */
export function fileName({ position, game }, extension) {
  const { digitCount } = layoutOf(position);
  const { level, date } = game.origin;
  const parts = [
    "nonet",
    `${digitCount}x${digitCount}`,
    ...(date ? [date] : []),
    ...(level ? [level] : []),
    `${position.givens.filter(Boolean).length}-givens`,
  ];
  return `${parts.join("-")}.${extension}`;
}
