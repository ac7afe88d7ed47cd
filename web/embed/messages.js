/**
 * Messages between the frame and the page around it: `{nonet: 1, type, id?, …}` both ways, with the allowed origins
 * alone. docs/embedding.md lists them.
 *
 * @typedef {import("./sudoku-board-class.js").SudokuBoard} SudokuBoard
 */

import { optionNames, setOption } from "./options.js";

const events = ["ready", "change", "solved", "error"];

/** What a message asks of the board; the answer goes back with type "answer" and the same id. @type {Record<string, (board: SudokuBoard, data: any) => unknown>} */
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
 * The origins of a list separated by commas; what is none is left out, a path after one too.
 *
 * @param {string} list
 */
export function originsIn(list) {
  const urls = list.split(",").map((text) => text.trim()).filter((text) => URL.canParse(text)).map((text) => new URL(text));
  return urls.map(({ origin }) => origin).filter((origin) => origin !== "null");
}

/** @param {SudokuBoard} board @param {readonly string[]} origins none: nothing is sent and nothing is heard */
export function connectParent(board, origins) {
  if (window.parent === window) return;
  const send = (/** @type {object} */ message) => {
    for (const origin of origins) window.parent.postMessage({ nonet: 1, ...message }, origin);
  };
  for (const name of events) {
    board.addEventListener(`sudoku-${name}`, (event) => send({ type: name, .../** @type {CustomEvent} */ (event).detail }));
  }
  addEventListener("message", async ({ source, origin, data }) => {
    if (source !== window.parent || !origins.includes(origin) || data?.nonet !== 1 || !Object.hasOwn(requests, data.type)) return;
    const answer = await requests[data.type](board, data);
    send({ type: "answer", to: data.type, id: data.id ?? null, ...(answer ?? {}) });
  });
  new ResizeObserver(() => send({ type: "resize", height: Math.ceil(document.documentElement.offsetHeight) })).observe(document.body);
}
