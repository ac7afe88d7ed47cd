/** What is known of the solutions of a puzzle that was read, as a sentence. */
export const verdictKeys = /** @type {const} */ ({
  unique: "status.unique",
  multiple: "status.multiple",
  none: "status.none",
  conflict: "open.conflict",
  unknown: "status.unknown",
  stopped: "status.unknown",
});
