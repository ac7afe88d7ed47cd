/** A board for tests of what follows a board: it has attributes, a state and the events of a game, and no picture. */

/** @param {Partial<import("../../../web/embed/score.js").Score>} [parts] */
export const score = (parts = {}) => ({
  seconds: 60,
  hints: 0,
  hintsByStrength: { where: 0, what: 0, apply: 0, check: 0 },
  mistakes: 0,
  score: { scaled: 1, raw: 100, max: 100 },
  ...parts,
});

export class BoardDouble extends EventTarget {
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** @type {unknown} */
  state = { nonet: 2, board: "digits", history: "moves" };
  isAccepting = true;

  /** @param {string} name @param {string} value */
  setAttribute(name, value) {
    this.attributes.set(name, value);
  }
  /** @param {string} name */
  removeAttribute(name) {
    this.attributes.delete(name);
  }
  getState() {
    return this.state;
  }
  /** @param {unknown} state */
  setState(state) {
    if (this.isAccepting) this.state = state;
    return this.isAccepting;
  }

  /** @param {string} name @param {object} [detail] */
  tell(name, detail = {}) {
    this.dispatchEvent(new CustomEvent(`sudoku-${name}`, { detail }));
  }
}

/** Collects the events of a board or an assignment as texts. @param {EventTarget} played */
export function heard(played) {
  /** @type {[string, any][]} */
  const events = [];
  for (const name of ["start", "progress", "solved", "given-up"])
    played.addEventListener(`sudoku-${name}`, (event) =>
      events.push([name, /** @type {CustomEvent} */ (event).detail]),
    );
  return events;
}
