/**
 * How a technique is found with pencil and paper, for techniques whose lesson is about several of them, or about a
 * program.
 */

/**
 * The message, and the size of the pattern in it.
 * @type {Record<string, [key: import("./step-words.js").StepKey, values: import("../messages.js").Values]>}
 */
const messages = {
  pointing: ["spot.pointing", {}],
  claiming: ["spot.claiming", {}],
  "naked-pair": ["spot.naked-set", { size: 2 }],
  "naked-triple": ["spot.naked-set", { size: 3 }],
  "naked-quad": ["spot.naked-set", { size: 4 }],
  "hidden-pair": ["spot.hidden-set", { size: 2 }],
  "hidden-triple": ["spot.hidden-set", { size: 3 }],
  "hidden-quad": ["spot.hidden-set", { size: 4 }],
  ...Object.fromEntries(
    ["x-wing", "swordfish", "jellyfish", "squirmbag"].flatMap((fish, i) => [
      [fish, ["spot.basic-fish", { size: i + 2 }]],
      [`finned-${fish}`, ["spot.finned-fish", { size: i + 2, sashimi: "no" }]],
      [`sashimi-${fish}`, ["spot.finned-fish", { size: i + 2, sashimi: "yes" }]],
    ]),
  ),
};

/**
 * @param {string} technique id
 * @param {import("./step-words.js").StepWords} words
 * @returns {string | null} null for a technique whose lesson serves
 */
export function spottingOnPaper(technique, words) {
  if (!Object.hasOwn(messages, technique)) return null;
  const [key, values] = messages[technique];
  return words(key, values);
}
