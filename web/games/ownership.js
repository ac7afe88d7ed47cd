/**
 * Which tab has a game. A game is played in one tab at a time; other tabs show it, and may take it over. Each game has
 * a Web Lock, which the browser frees when its tab goes away.
 *
 * @typedef {Pick<LockManager, "request">} Locks
 * @typedef {ReturnType<typeof createOwnership>} Ownership
 */

/** @param {string} id of a game */
const lockName = (id) => `nonet-game-${id}`;

/**
 * Holds the lock of one game, the one that is open in this tab.
 *
 * @param {object} options
 * @param {Locks | null} options.locks null where the browser has none: then this tab has every game
 * @param {(id: string) => void} options.lost another tab has taken the game over
 * @param {(id: string) => void} options.freed this tab has the game now, because the other tab has left it
 */
export function createOwnership({ locks, lost, freed }) {
  /** What was asked for last; an answer to anything older is given back at once. */
  let latest = {};
  let release = () => {};

  /** Gives back the game, and waits for none. */
  function leave() {
    latest = {};
    release();
    release = () => {};
  }

  /**
   * @param {string} id
   * @param {LockOptions} options
   * @param {object} wish
   * @returns {Promise<boolean>} whether this tab has the game now
   */
  function request(id, options, wish) {
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      let isHeld = false;
      const holding = locks.request(lockName(id), options, (lock) => {
        resolve(lock !== null);
        if (!lock || wish !== latest) return undefined;
        isHeld = true;
        return new Promise((done) => {
          release = () => done(undefined);
        });
      });
      holding.catch(() => {
        if (isHeld) {
          if (wish === latest) lost(id);
        } else if (!options.signal?.aborted) {
          // The browser refuses locks to this page, so it cannot have two tabs on one database either.
          resolve(true);
        }
      });
    });
  }

  /** @param {string} id */
  function waitFor(id) {
    const wish = latest;
    const leaving = new AbortController();
    release = () => leaving.abort();
    void request(id, { signal: leaving.signal }, wish).then(() => wish === latest && freed(id));
  }

  return {
    leave,
    waitFor,
    /** Takes the game if no other tab has it. @param {string} id @returns {Promise<boolean>} */
    take(id) {
      leave();
      return request(id, { ifAvailable: true }, latest);
    },
    /** Takes the game from the other tab. @param {string} id @returns {Promise<boolean>} */
    takeOver(id) {
      leave();
      return request(id, { steal: true }, latest);
    },
  };
}
