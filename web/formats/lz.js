/**
 * Texts that were compressed with lz-string, as addresses carry them. The texts are read here and not by the package: a
 * short text can unpack to gigabytes, and the package knows no bound.
 *
 * The format: a stream of bits, six for each sign, whose numbers begin with the lowest bit. A number is 0 or 1 for a
 * new character of 8 or 16 bits, 2 for the end, and else the number of a part of the text that was seen before. A part
 * is one character longer than the part before it.
 */
import LZString from "lz-string";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const bitsOfSign = 6;
/** The signs of the numbers 62 and 63 in base64, base64url, and lz-string's own form for addresses. */
const alphabets = ["+/", "-_", "+-"];
/** The numbers that are no parts of the text. */
const [newByte, newUnit, theEnd] = [0, 1, 2];
/** Puzzles with many drawings have some hundred thousand characters. A longer text was never a puzzle. */
const longestText = 2_000_000;

/** @param {string} text @returns {string} base64 */
export const compressed = (text) => LZString.compressToBase64(text);

/**
 * Returns the text of a compressed text, which may have been through an address: percent signs, spaces in place of plus
 * signs, the letters of base64url.
 *
 * @param {string} data
 * @param {(text: string) => boolean} isGood whether a text is what was compressed
 * @returns {string | null} null when no way to read the data gives such a text
 */
export function decompressed(data, isGood) {
  const signs = withoutEquals(withoutPercents(data).replace(/\s/g, "+"));
  for (const alphabet of alphabets) {
    const text = unpacked(signs, letters + alphabet);
    if (text && isGood(text)) return text;
  }
  return null;
}

/** Slashes before data, and equals signs behind them, belong to the address. @param {string} signs */
function withoutEquals(signs) {
  let [first, end] = [0, signs.length];
  while (end > 0 && signs[end - 1] === "=") end--;
  while (first < end && signs[first] === "/") first++;
  return signs.slice(first, end);
}

/**
 * @param {string} signs
 * @param {string} alphabet
 * @returns {string | null} null for data that are damaged, or whose text is too long
 */
function unpacked(signs, alphabet) {
  const values = new Map([...alphabet].map((sign, value) => [sign, value]));
  let at = 0;
  /** @param {number} count @returns {number} -1 behind the end of the data */
  function bits(count) {
    let number = 0;
    for (let bit = 0; bit < count; bit++, at++) {
      const value = values.get(signs[Math.floor(at / bitsOfSign)]);
      if (value === undefined) return -1;
      number |= ((value >> (bitsOfSign - 1 - (at % bitsOfSign))) & 1) << bit;
    }
    return number;
  }
  /** The parts that were seen, by number. @type {string[]} */
  const parts = ["", "", ""];
  /** How many parts there may be before the numbers get another bit. */
  let width = 2;
  let text = "";
  let last = "";
  for (;;) {
    let number = bits(width);
    if (number < 0) return null;
    if (number === theEnd) return text;
    if (number === newByte || number === newUnit) {
      const unit = bits(number === newByte ? 8 : 16);
      if (unit < 0) return null;
      number = parts.push(String.fromCharCode(unit)) - 1;
      if (last === "") width = 3;
      else if (parts.length === 2 ** width) width++;
    }
    const part = number < parts.length ? parts[number] : number === parts.length && last !== "" ? last + last[0] : null;
    if (part === null || text.length + part.length > longestText) return null;
    text += part;
    if (last !== "") {
      parts.push(last + part[0]);
      if (parts.length === 2 ** width) width++;
    }
    last = part;
  }
}

/** A link that was quoted in another link has its percent signs twice. @param {string} data */
function withoutPercents(data) {
  try {
    const once = decodeURIComponent(data);
    return /%[0-9a-f]{2}/i.test(once) ? decodeURIComponent(once) : once;
  } catch {
    return data;
  }
}
