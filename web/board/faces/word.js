/** Words whose letters stand for digits: the name of such a face is `word:` and the word. */

const prefix = "word:";
/** A word has a letter for each digit: at least this many, and no more than a board with letters has digits. */
export const [shortestWord, longestWord] = [2, 25];

/**
 * The letters of a face that is a word; null when the name is none. A word has different letters.
 * @param {string} name
 * @returns {string[] | null}
 */
export const lettersOf = (name) => (name.startsWith(prefix) ? lettersIn(name.slice(prefix.length)) : null);

/**
 * The letters of a word in capitals; null when it is no word of different letters.
 * @param {string} word
 * @returns {string[] | null}
 */
export function lettersIn(word) {
  const letters = [...word.normalize("NFC").trim().toLocaleUpperCase()];
  const isWord =
    letters.length >= shortestWord &&
    letters.length <= longestWord &&
    new Set(letters).size === letters.length &&
    letters.every((letter) => /^\p{L}$/u.test(letter));
  return isWord ? letters : null;
}

/** The name of the face of a word. @param {readonly string[]} letters */
export const wordName = (letters) => prefix + letters.join("");
