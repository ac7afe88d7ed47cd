/**
 * Returns a text without the characters that XML 1.0 cannot have, also not as a number: most control characters, halves
 * of surrogate pairs, U+FFFE and U+FFFF. A file with one of them is not well-formed.
 *
 * @param {string} text
 */
export const xmlCharacters = (text) => text.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
