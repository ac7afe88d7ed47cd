/**
 * Messages between the frame and the embedding page: `{nonet: 1, type, id?, …}` in both directions, for allowed origins only.
 * docs/embedding.md lists all messages.
 *
 * @typedef {import("./sudoku-board-class.js").SudokuBoard} SudokuBoard
 */

import { optionNames, setOption } from "./board-options.js";
import { isOfSoundSize, mostCharacters } from "./message-size.js";

const events = ["ready", "change", "start", "progress", "solved", "given-up", "error"];

/** What each request does; its result is sent back with type "answer" and the id of the request. @type {Record<string, (board: SudokuBoard, data: any) => unknown>} */
const requests = {
  "get-state": (board) => ({ state: board.getState() }),
  "set-state": (board, { state }) => ({ accepted: board.setState(state) }),
  "solve": async (board) => ({ status: await board.solve() }),
  "check": (board) => board.check(),
  "undo": (board) => board.undo(),
  "redo": (board) => board.redo(),
  "reset": (board) => board.reset(),
  "set": (board, data) => {
    for (const name of optionNames) if (typeof data[name] === "string") setOption(board, name, data[name]);
  },
};

/**
 * Returns the origins in a list separated by commas. Entries that are not addresses are left out; of an address with a path only the
 * origin is kept.
 *
 * @param {string} list
 */
export function originsIn(list) {
  const urls = list.split(",").map((text) => text.trim()).filter((text) => URL.canParse(text)).map((text) => new URL(text));
  return urls.map(({ origin }) => origin).filter((origin) => origin !== "null");
}

/** Whether a message from outside is a request of this version. @param {any} data */
export const isRequest = (data) => data?.nonet === 1 && typeof data.type === "string" && Object.hasOwn(requests, data.type);

/** Returns the answer to a request; of a request that failed or is too large, its error. @param {SudokuBoard} board @param {any} data @returns {Promise<object>} */
export async function answerTo(board, data) {
  if (!isOfSoundSize(data)) return { error: { code: "too-large", message: `The message is too large. A message may have ${mostCharacters} characters.` } };
  try {
    return Object(await requests[data.type](board, data));
  } catch (error) {
    const { code = "engine-failed", message = String(error) } = /** @type {{ code?: string, message?: string }} */ (error ?? {});
    return { error: { code, message } };
  }
}

/** @param {SudokuBoard} board @param {readonly string[]} origins with an empty list no message is sent or accepted */
export function connectParent(board, origins) {
  if (window.parent === window) return;
  const send = (/** @type {object} */ message) => {
    for (const origin of origins) window.parent.postMessage({ nonet: 1, ...message }, origin);
  };
  for (const name of events) {
    board.addEventListener(`sudoku-${name}`, (event) => send({ type: name, .../** @type {CustomEvent} */ (event).detail }));
  }
  addEventListener("message", async ({ source, origin, data }) => {
    if (source !== window.parent || !origins.includes(origin) || !isRequest(data)) return;
    const answer = await answerTo(board, data);
    send({ type: "answer", to: data.type, id: data.id ?? null, ...answer });
  });
  new ResizeObserver(() => send({ type: "resize", height: Math.ceil(document.documentElement.offsetHeight) })).observe(document.body);
}
