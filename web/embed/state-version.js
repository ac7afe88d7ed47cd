/** What of a saved state may be left out. A learning platform's module has this alone, without the board. */

/** The version of saved states that this element writes. */
export const stateVersion = 2;

/**
 * Returns a saved state without what undo and redo need, for a place that has no room for all of it. Any other data
 * comes back as they are.
 * @param {unknown} saved
 */
export const withoutHistory = (saved) =>
  Object(saved).nonet === stateVersion ? { .../** @type {object} */ (saved), history: null } : saved;
