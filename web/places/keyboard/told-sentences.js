/** The sentences of a message, one by one. */

/**
 * @param {() => string} messageNow
 * @returns {(direction: 1 | -1) => string | "start" | "end"} the next sentence or the one before; at an end of the
 *   message, which end. A new message begins before its first sentence; from there, back leads to the last sentence
 */
export function createSentences(messageNow) {
  let message = "";
  let at = -1;
  return (direction) => {
    const now = messageNow();
    if (now !== message) [message, at] = [now, -1];
    const sentences = sentencesOf(message);
    const next = at < 0 && direction < 0 ? sentences.length - 1 : at + direction;
    if (next >= sentences.length) return "end";
    if (next < 0) return "start";
    at = next;
    return sentences[at];
  };
}

/**
 * Names of cells begin sentences with a small letter, so the sign at the end of a sentence alone counts.
 * @param {string} text
 * @returns {string[]}
 */
export const sentencesOf = (text) =>
  text
    .split(/(?<=[.!?])\s+|(?<=[。！？])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
