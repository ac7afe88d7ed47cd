/**
 * Breaks text into lines and fits text into a width. Both measure with the fonts that the players draw with, so a line
 * is as wide on paper as it is here.
 *
 * @typedef {import("../fonts/face.js").Face} Face
 * @typedef {import("./boxes.js").Weight} Weight
 *
 * @typedef {object} Setting
 * @property {number} width that a line may have, in points
 * @property {number} size of the type
 * @property {Pick<Face, "widthOf">} face
 * @property {Weight} [weight] 400 if absent
 *
 * @typedef {{ text: string, gap: string, hyphen: boolean }} Piece text that stays together; `gap`: the spaces after it,
 *   which a line break swallows; `hyphen`: a line that ends here gets a hyphen
 */

/** What sums of widths may lack in precision, in points. */
const slack = 1e-6;

const ellipsis = "…";
const softHyphen = "\u00ad";
const noWidthSpace = "\u200b";

/** Spaces at which a line may end; a no-break space is none. */
const space = /^[ \t\u2000-\u2006\u2008-\u200a\u205f\u3000]$/u;
/**
 * Chinese characters and their full-width signs: a line may end after each of them, where the next two lists allow it.
 */
const wide = /^[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3ffff}]$/u;
const notAtStart = "，。、；：！？）》」』】〉〕”’…—·％％℃,.;:!?)]}%～";
const notAtEnd = "（《「『【〈〔“‘([{$¥￥";

/**
 * Breaks text into lines that are as full as can be. Lines end at spaces, after a hyphen or slash between words, and
 * between Chinese characters, where no line may begin with a closing sign or end with an opening one. A word that is
 * wider than the line is broken anywhere. A line feed ends a line.
 *
 * @param {string} text
 * @param {Setting & { lines?: number }} setting `lines`: the largest number of lines; the last one ends with an
 *   ellipsis if text is left over
 * @returns {string[]} no line for a text without characters
 */
export function wrap(text, { lines: most = Infinity, ...setting }) {
  /** @type {string[]} */
  const lines = [];
  for (const paragraph of text.normalize("NFC").trim().split(/\r?\n/))
    lines.push(...paragraphLines(paragraph.trim(), setting));
  if (lines.length === 1 && !lines[0]) return [];
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(`${lines[most - 1]}${ellipsis}`, setting)];
}

/**
 * Fits a text into one line: in the size that is wanted, in a smaller size, or shortened.
 *
 * @param {string} text
 * @param {Setting & { leastSize?: number }} setting `leastSize`: the smallest type; by default text is never made
 *   smaller
 * @returns {{ text: string, size: number }}
 */
export function fit(text, { leastSize, ...setting }) {
  const { width, size, weight, face } = setting;
  const wanted = face.widthOf(text, size, weight);
  if (wanted <= width) return { text, size };
  const least = Math.min(size, leastSize ?? size);
  const fitting = (size * width) / wanted;
  if (fitting >= least) return { text, size: fitting };
  return { text: shorten(text, { ...setting, size: least }), size: least };
}

/**
 * Cuts a text that is wider than the line and ends it with an ellipsis.
 *
 * @param {string} text
 * @param {Setting} setting
 * @returns {string} "" if not even the ellipsis fits
 */
export function shorten(text, { width, size, weight, face }) {
  if (face.widthOf(text, size, weight) <= width) return text;
  const characters = [...text.normalize("NFC")];
  const cut = (/** @type {number} */ count) =>
    `${characters
      .slice(0, count)
      .join("")
      .replace(/[\s…,;:.，。；：、]+$/u, "")}${ellipsis}`;
  let fits = -1;
  for (let low = 0, high = characters.length; low <= high;) {
    const middle = (low + high) >> 1;
    if (face.widthOf(cut(middle), size, weight) <= width) {
      fits = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return fits < 0 ? "" : cut(fits);
}

/** @param {string} paragraph @param {Setting} setting @returns {string[]} at least one line */
function paragraphLines(paragraph, setting) {
  const { width, size, weight, face } = setting;
  const widthOf = (/** @type {string} */ text) => face.widthOf(text, size, weight);
  /** @type {string[]} */
  const lines = [];
  let line = "";
  let lineWidth = 0;
  let gap = "";
  let hyphen = false;
  const end = () => {
    lines.push(hyphen ? `${line}-` : line);
    [line, lineWidth, gap, hyphen] = ["", 0, "", false];
  };
  for (const piece of piecesOf(paragraph)) {
    const gapWidth = widthOf(gap);
    const own = widthOf(piece.text);
    if (line && lineWidth + gapWidth + own + (piece.hyphen ? widthOf("-") : 0) > width + slack) end();
    if (!line && own > width + slack) {
      const parts = brokenWord(piece.text, width, widthOf);
      lines.push(...parts.slice(0, -1));
      line = parts.at(-1) ?? "";
      lineWidth = widthOf(line);
    } else {
      line += gap + piece.text;
      lineWidth += (gap ? gapWidth : 0) + own;
    }
    gap = piece.gap;
    hyphen = piece.hyphen;
  }
  hyphen = false;
  end();
  return lines;
}

/**
 * Breaks a word between its letters; a letter that is wider than the line has a line of its own.
 * @param {string} word
 * @param {number} width
 * @param {(text: string) => number} widthOf
 */
function brokenWord(word, width, widthOf) {
  const parts = [""];
  let used = 0;
  for (const letter of word) {
    const own = widthOf(letter);
    if (used > 0 && used + own > width) {
      parts.push("");
      used = 0;
    }
    parts[parts.length - 1] += letter;
    used += own;
  }
  return parts;
}

/** @param {string} paragraph @returns {Piece[]} */
function piecesOf(paragraph) {
  /** @type {Piece[]} */
  const pieces = [];
  let open = false;
  const characters = [...paragraph];
  characters.forEach((character, i) => {
    const last = pieces.at(-1);
    if (space.test(character)) {
      if (last) last.gap += character;
      open = false;
    } else if (character === softHyphen || character === noWidthSpace) {
      if (last && open) last.hyphen = character === softHyphen;
      open = false;
    } else {
      if (open && last) last.text += character;
      else pieces.push({ text: character, gap: "", hyphen: false });
      open = !mayBreak(characters, i);
    }
  });
  return pieces;
}

/**
 * Whether a line may end after a character that no space follows.
 * @param {readonly string[]} characters
 * @param {number} i
 */
function mayBreak(characters, i) {
  const [before, at, after] = [characters[i - 1] ?? "", characters[i], characters[i + 1] ?? ""];
  if (/^[-–—/‐]$/u.test(at))
    return /[\p{L}]/u.test(before) && /[\p{L}]/u.test(characters[i - 2] ?? "") && /[\p{L}]/u.test(after);
  if (!wide.test(at) && !wide.test(after)) return false;
  return !notAtStart.includes(after) && !notAtEnd.includes(at) && at !== "\u00a0" && after !== "\u00a0";
}
