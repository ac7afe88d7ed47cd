/** Texts that were compressed with lz-string, as addresses carry them. */
import LZString from "lz-string";

/** @param {string} text @returns {string} base64 */
export const compressed = (text) => LZString.compressToBase64(text);

/**
 * Returns the text of a compressed text, which may have been through an address: percent signs, spaces in place of plus signs, the letters of base64url.
 *
 * @param {string} data
 * @param {(text: string) => boolean} isGood whether a text is what was compressed
 * @returns {string | null} null when no way to read the data gives such a text
 */
export function decompressed(data, isGood) {
  const plain = withoutPercents(data).replace(/\s/g, "+").replace(/^\/+|[/=]+$/g, (found) => (found.includes("=") ? "" : found));
  const ways = [
    () => LZString.decompressFromBase64(plain),
    () => LZString.decompressFromBase64(plain.replace(/-/g, "+").replace(/_/g, "/")),
    () => LZString.decompressFromEncodedURIComponent(plain),
  ];
  for (const way of ways) {
    const text = textOf(way);
    if (text && isGood(text)) return text;
  }
  return null;
}

/** @param {() => string | null} way @returns {string | null} */
function textOf(way) {
  try {
    return way();
  } catch {
    return null;
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
