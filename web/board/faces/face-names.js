/** The faces, in the order in which they are offered; a word of the player’s is one more (word.js). */
export const faceNames = /** @type {const} */ ([
  "digits",
  "zero",
  "hex",
  "letters",
  "colors",
  "shapes",
  "fruits",
  "animals",
]);
