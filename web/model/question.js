/**
 * The one way to ask something about the player's game. An answer comes with the state that it was asked about. It is
 * used in the task in which it arrives, and only if the player's game is still the same in what the question is about;
 * otherwise it is dropped, and the work is stopped.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {"game" | "puzzle" | "position"} Subject "game": no other game has begun; "puzzle": the givens are the same,
 *   too; "position": nothing on the board has changed
 */
import { samePuzzle } from "./position.js";
import { effect } from "./signals.js";

/**
 * Whether a question that was asked about one state is still about the other.
 * @type {Record<Subject, (asked: State, now: State) => boolean>}
 */
const isSame = {
  game: (asked, now) => asked.game.id === now.game.id,
  puzzle: (asked, now) => asked.game.id === now.game.id && samePuzzle(asked.position, now.position),
  position: (asked, now) => asked.game.id === now.game.id && asked.position === now.position,
};

/**
 * @template T, R
 * @param {{ store: Pick<import("./store.js").Store, "own">, about: Subject, signal?: AbortSignal }} question `signal`
 *   of whoever asks
 * @param {(state: State, signal: AbortSignal) => Promise<T>} work the signal is aborted when the answer is no longer of
 *   use
 * @param {(answer: T, state: State) => R | Promise<R>} use
 * @returns {Promise<R | null>} what `use` returns; null when the answer was dropped, or the work was stopped
 */
export async function ask({ store, about, signal }, work, use) {
  const asked = store.own.peek();
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  const unfollow = effect(() => {
    if (!isSame[about](asked, store.own.value)) stop();
  });
  let answer;
  try {
    answer = await work(asked, stopping.signal);
  } catch (error) {
    if (!stopping.signal.aborted) throw error;
  } finally {
    unfollow();
    signal?.removeEventListener("abort", stop);
  }
  return stopping.signal.aborted ? null : use(/** @type {T} */ (answer), asked);
}
