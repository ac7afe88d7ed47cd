/** The shared game of this device: kept in the browser, so that two boards come together again after a reload. */
import { browserStorage, readJson, writeJson } from "../../games/browser-storage.js";
import { newSharedBoard, readWrite, withRemote } from "../../model/shared-board.js";

const storageName = "nonet-together";

/**
 * @typedef {object} Kept
 * @property {string} share the name of the shared game
 * @property {"together" | "race"} way
 * @property {string} game the id of the game of this device
 * @property {import("../../model/shared-board.js").SharedBoard} board
 */

/** @param {Kept} kept @param {import("../../games/browser-storage.js").TextStorage | null} [storage] */
const keepShared = ({ share, way, game, board: { who, registers } }, storage = browserStorage()) =>
  writeJson(storage, storageName, { share, way, game, who, writes: [...registers.values()] });

/**
 * Keeps a shared game after the game of this device, so that what is kept of both boards is never newer than the game:
 * else a page that ends in between would take what its game lacks for deleted, on both boards.
 * @param {() => Promise<void>} settled resolves when every change of the game until now is kept
 * @param {(kept: Kept) => void} [keep]
 * @returns {(kept: Kept) => Promise<void>} resolves when the newest that was given is kept
 */
export function keepAfter(settled, keep = keepShared) {
  let [newest, done] = [/** @type {Kept | null} */ (null), /** @type {Kept | null} */ (null)];
  /** @type {Promise<void> | null} */
  let working = null;
  async function work() {
    while (newest && newest !== done) {
      const next = newest;
      await settled();
      keep(next);
      done = next;
    }
    working = null;
  }
  return (kept) => {
    newest = kept;
    return (working ??= work());
  };
}

/**
 * The names of the game that was shared last: for two, and on this device; empty texts for none.
 * @returns {{ share: string, game: string }}
 */
export function keptNames(storage = browserStorage()) {
  const { share, game } = Object(readJson(storage, storageName));
  return typeof game === "string" && typeof share === "string" ? { share, game } : { share: "", game: "" };
}

/**
 * @param {import("../../model/position.js").Position} position of the game
 * @param {string} game its id
 * @param {import("../../games/browser-storage.js").TextStorage | null} [storage]
 * @returns {Kept | null} null when another game was shared last, or what is kept is damaged
 */
export function readShared(position, game, storage = browserStorage()) {
  const { share, way, game: kept, who, writes } = Object(readJson(storage, storageName));
  const isSound =
    kept === game &&
    typeof share === "string" &&
    (way === "together" || way === "race") &&
    (who === 0 || who === 1) &&
    Array.isArray(writes);
  const read = isSound ? writes.map((/** @type {unknown} */ write) => readWrite(write, position)) : [null];
  return read.includes(null)
    ? null
    : {
        share,
        way,
        game,
        board: withRemote(newSharedBoard(who), /** @type {import("../../model/shared-board.js").Write[]} */ (read))
          .board,
      };
}
