/**
 * When the puzzle or the game of the address is on the board. To read it, the page may have to load code and modules;
 * until then the board shows another game. What a player asks meanwhile is meant for the puzzle of the address, and
 * waits for it.
 *
 * @typedef {object} Arrival
 * @property {() => Promise<void> | null} arrived null when nothing is to come; otherwise fulfilled when it is on the
 *   board, or cannot be opened
 * @property {(opening: Promise<unknown>) => void} arriving begins to wait for an address that is being opened; the
 *   promise may reject
 */

/**
 * @param {boolean} isExpected whether the page was opened with an address that has a puzzle or a game
 * @returns {Arrival}
 */
export function createArrival(isExpected) {
  /** @type {() => void} */
  let end = () => {};
  /** @type {Promise<void> | null} */
  let coming = null;
  let openings = 0;
  const expect = () => {
    coming ??= new Promise((resolve) => {
      end = resolve;
    });
  };
  if (isExpected) expect();
  return {
    arrived: () => coming,
    arriving(opening) {
      expect();
      openings += 1;
      const settled = () => {
        openings -= 1;
        if (openings > 0) return;
        coming = null;
        end();
      };
      opening.then(settled, settled);
    },
  };
}
