/**
 * Messages between the frame and the embedding page: `{nonet: 1, type, id?, …}` in both directions, for allowed origins
 * only. docs/embedding.md lists all messages.
 *
 * @typedef {import("./sudoku-board-class.js").SudokuBoard} SudokuBoard
 */

import { optionNames, setOption } from "./board-options.js";
import { isOfSoundSize, mostCharacters } from "./message-size.js";

export const events = ["ready", "change", "start", "progress", "solved", "given-up", "hint", "exercise", "error"];
/** What an assignment tells in place of its board. */
const ofPlay = ["start", "progress", "solved", "given-up"];
/** What only an assignment tells. */
const ofWork = ["done"];
/** The entry of a list of origins that means a page without an origin of its own, such as one in a sandbox. */
const withoutOrigin = "opaque";
/** What a browser says in place of the origin of such a page. */
const noOrigin = "null";
/** An id goes back with the answer. A longer one is left out. */
const longestId = 1000;

/**
 * What is played: a board, or an assignment on the board.
 * @typedef {EventTarget & { getState: () => unknown, setState: (state: unknown) => boolean }} Played
 */

/**
 * What each request does; its result is sent back with type "answer" and the id of the request.
 * @type {Record<string, (board: SudokuBoard, data: any, played: Played) => unknown>}
 */
const requests = {
  "get-state": (_, __, played) => ({ state: played.getState() }),
  "set-state": (_, { state }, played) => ({ accepted: played.setState(state) }),
  solve: async (board) => ({ status: await board.solve() }),
  check: (board) => board.check(),
  hint: (board, { strength }) => board.hint(strength),
  "apply-hint": async (board) => ({ applied: await board.applyHint() }),
  steps: (board) => board.steps(),
  rate: (board) => board.rate(),
  undo: (board) => board.undo(),
  redo: (board) => board.redo(),
  reset: (board) => board.reset(),
  set: (board, data) => {
    for (const name of optionNames) if (typeof data[name] === "string") setOption(board, name, data[name]);
  },
};

/**
 * Returns the origins in a list separated by commas, each once. Entries that are not addresses are left out; of an
 * address with a path only the origin is kept. The word `opaque` becomes "null", the origin that a browser names for a
 * page without one.
 *
 * @param {string} list
 */
export function originsIn(list) {
  const entries = list.split(",").map((text) => text.trim());
  const origins = entries
    .filter((text) => URL.canParse(text))
    .map((text) => new URL(text).origin)
    .filter((origin) => origin !== noOrigin);
  return [...new Set(entries.includes(withoutOrigin) ? [...origins, noOrigin] : origins)];
}

/**
 * Returns the targets of a message to the origins. Only a message for everybody reaches a page without an origin.
 * @param {readonly string[]} origins
 */
export const targetsOf = (origins) => (origins.includes(noOrigin) ? ["*"] : origins);

/** Whether a message from outside is a request of this version. @param {any} data */
export const isRequest = (data) =>
  data?.nonet === 1 && typeof data.type === "string" && Object.hasOwn(requests, data.type);

/**
 * Returns the id of a request, or null in place of what is neither a number nor a short text: not everything that
 * arrives can be sent back.
 * @param {unknown} id
 */
export const idOf = (id) => (typeof id === "number" || (typeof id === "string" && id.length <= longestId) ? id : null);

/**
 * Returns the answer to a request; of a request that failed or is too large, its error.
 * @param {SudokuBoard} board
 * @param {any} data
 * @param {Played | Promise<Played>} [played] its rejection is the error of the request
 * @returns {Promise<object>}
 */
export async function answerTo(board, data, played = board) {
  if (!isOfSoundSize(data))
    return {
      error: {
        code: "too-large",
        message: `The message is too large. A message may have ${mostCharacters} characters.`,
      },
    };
  try {
    return Object(await requests[data.type](board, data, await played));
  } catch (error) {
    const { code = "engine-failed", message = String(error) } =
      /** @type {{ code?: import("../model/error-codes.js").ErrorCode, message?: string }} */ (error ?? {});
    return { error: { code, message } };
  }
}

/**
 * @param {SudokuBoard} board
 * @param {readonly string[]} origins with an empty list no message is sent or accepted
 * @param {Played | Promise<Played>} [played] whose start, progress and end are reported; requests wait until it is
 *   there
 * @param {Promise<never>} [failed] rejects when `played` could not be loaded. From then on requests are answered with
 *   this error, until `played` is there after all
 */
export function connectParent(board, origins, played = board, failed) {
  if (window.parent === window) return;
  const send = (/** @type {object} */ message) => {
    for (const target of targetsOf(origins)) window.parent.postMessage({ nonet: 1, ...message }, target);
  };
  const tell = (/** @type {Played} */ source, /** @type {readonly string[]} */ names) => {
    for (const name of names)
      source.addEventListener(`sudoku-${name}`, (event) =>
        send({ type: name, .../** @type {CustomEvent} */ (event).detail }),
      );
  };
  tell(
    board,
    events.filter((name) => !ofPlay.includes(name)),
  );
  const later = Promise.resolve(played);
  void later.then((source) => tell(source, [...ofPlay, ...ofWork]));
  addEventListener("message", async ({ source, origin, data }) => {
    if (source !== window.parent || !origins.includes(origin) || !isRequest(data)) return;
    const answer = await answerTo(board, data, failed ? Promise.race([later, failed]) : later);
    send({ type: "answer", to: data.type, id: idOf(data.id), ...answer });
  });
  new ResizeObserver(() => {
    // Before the board is there, the page has no height that anybody wants.
    if (board.shadowRoot?.childElementCount)
      send({ type: "resize", height: Math.ceil(document.documentElement.offsetHeight) });
  }).observe(document.body);
}
