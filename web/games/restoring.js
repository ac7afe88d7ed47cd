/**
 * Writes the games of the session again into a database that was deleted from outside. The page loads this module when
 * the browser closes the database.
 *
 * @typedef {object} Closed what is known of a database that the browser has closed
 * @property {number} times how often the browser has closed it
 * @property {number} [creations] how often the database had been made before the browser closed it
 * @property {boolean} [isDue] whether nobody knows yet what the browser has left of the database
 * @property {boolean} [isDeleted] whether the database was found to be deleted
 * @property {boolean} [isRefused] whether the trouble is that the database could not be opened again
 * @property {boolean} [isLeft] whether the page needs its games no longer
 *
 * @typedef {object} Parts of the games of this device
 * @property {import("./database.js").Database} database
 * @property {import("./keeper.js").Keeper} keeper
 * @property {Pick<import("./keeper.js").SessionStore, "session">} store
 * @property {Pick<import("./games.js").Games, "entries" | "trouble" | "deletions" | "load">} games
 * @property {(milliseconds: number) => Promise<unknown>} [rest] waits
 * @property {() => void} told tells the other tabs that several games have changed
 */
import { troubleOf } from "./database.js";
import { writeCurrent } from "./game-rows.js";

/**
 * How long the page waits, in milliseconds, before it tries again to write the games of the session into a database
 * that was deleted.
 */
const rests = [100, 300, 1000, 3000, 10000];

/**
 * If the database was deleted, the games of the session are written again, with their histories. A browser that clears
 * the storage may close the database again meanwhile, and turn away the page for a while: then this is tried again.
 *
 * @param {Closed} closed is changed
 * @param {Parts} parts
 */
export async function restore(closed, parts) {
  for (let tries = 0; closed.isDue && tries <= rests.length; tries++) {
    if (tries) await (parts.rest ?? restOfBrowser)(rests[tries - 1]);
    if (closed.isLeft) return;
    await tryRestore(closed, parts);
  }
}

/**
 * Leaves the restoring due when the database was closed again meanwhile, or an error kept it from being written.
 * @param {Closed} closed
 * @param {Parts} parts
 */
async function tryRestore(closed, parts) {
  const { database, keeper, store, games } = parts;
  const { times } = closed;
  try {
    await keeper.settled();
    const lost = await findLost(parts);
    closed.isDeleted ||= lost.length > 0 || database.creations() !== closed.creations;
    for (const id of lost) keeper.forget(id);
    keeper.flush();
    const { play } = store.session.peek();
    if (closed.isDeleted && play) await database.write((writing) => writeCurrent(writing, play.game.id));
    await keeper.settled();
    const isLostAgain = (await findLost(parts)).length > 0;
    if (isLostAgain || times !== closed.times || closed.isLeft) return;
    closed.isDue = false;
    if (closed.isRefused) games.trouble.value = null;
    closed.isRefused = false;
    if (closed.isDeleted) await tellDeletion(closed, parts);
  } catch (error) {
    closed.isRefused = true;
    games.trouble.value = troubleOf(error);
  }
}

/** @param {Closed} closed @param {Parts} parts */
async function tellDeletion(closed, { games, told }) {
  closed.isDeleted = false;
  await games.load();
  games.deletions.value += 1;
  told();
}

/**
 * @param {Parts} parts
 * @returns {Promise<string[]>} the games of this tab's session that were written, and have no history in the database
 *   now
 */
async function findLost({ database, store, games }) {
  const { play, draft } = store.session.peek();
  const written = new Set(games.entries.peek().map(({ id }) => id));
  const own = [play, draft].flatMap((state) =>
    state && !state.isForeign && written.has(state.game.id) ? [state.game.id] : [],
  );
  const kept = await database.read((reading) =>
    Promise.all(own.map((id) => reading.objectStore("histories").getKey(id))),
  );
  return own.filter((_, i) => kept[i] === undefined);
}

/** @param {number} milliseconds */
function restOfBrowser(milliseconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
