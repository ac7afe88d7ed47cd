/** The errors of the element's methods. */

/** Codes of answers that are none of the element's failures: nothing is said of them in an event. */
export const quietCodes = /** @type {ReadonlySet<import("../model/error-codes.js").ErrorCode>} */ (
  new Set(
    /** @type {const} */ ([
      "aborted",
      "blank",
      "solved",
      "conflict",
      "no-solution",
      "no-hint",
      "bad-strength",
      "mistake",
    ]),
  )
);

export const overtaken = () => failure("aborted", "The board was changed before the answer was found.");
export const notReady = () => failure("not-ready", "The board is not shown yet. Wait for its event sudoku-ready.");

/** @param {import("../model/error-codes.js").ErrorCode} code @param {string} message for developers */
export const failure = (code, message) => Object.assign(new Error(message), { code });
