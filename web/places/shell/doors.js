/**
 * Everything of the page that is loaded when it is first wanted: one row each. Whoever wants a room goes through its
 * door, so that rooms that open each other need not name each other, and a failure is said in one way.
 */
import { errorSentence } from "../../controls/errors.js";

const rooms = {
  solve: () => import("../solve/index.js"),
  learn: () => import("../learn/index.js"),
  print: () => import("../print/index.js"),
  office: () => import("../press/office-file.js"),
  press: () => import("../press/index.js"),
  dialogs: () => import("../dialogs.js"),
  reading: () => import("../keyboard/reading.js"),
  new: () => import("../new/index.js"),
  madeRulesFields: () => import("../new/made-rules-fields.js"),
  exchange: () => import("../exchange/index.js"),
  classMaker: () => import("../class/index.js"),
  embed: () => import("../exchange/embed-dialog.js"),
  qrCode: () => import("../exchange/qr-picture.js"),
  photo: () => import("../photo/index.js"),
  rules: () => import("../rules/index.js"),
  faces: () => import("../faces/index.js"),
  rulesOnBoard: () => import("../rules/on-board.js"),
  together: () => import("../together/index.js"),
  sounds: () => import("./sounds.js"),
  teacher: () => import("../../teacher/index.js"),
};

/** @typedef {typeof rooms} Rooms */
/** @typedef {keyof Rooms} RoomName */
/** @template {RoomName} N @typedef {Awaited<ReturnType<Rooms[N]>>} Room */

/**
 * Loads a room. A room that could not be loaded is asked for again by the next call.
 * @template {RoomName} N
 * @param {N} name
 * @returns {Promise<Room<N>>}
 */
export const loadRoom = (name) => /** @type {Promise<any>} */ (rooms[name]());

/**
 * Loads a room and uses it. What has gone wrong is told: under the board, unless `tell` says otherwise. Resolves also
 * then.
 *
 * @template {RoomName} N
 * @param {Pick<import("./app.js").App, "words" | "say">} app
 * @param {N} name
 * @param {(room: Room<N>) => unknown} use
 * @param {(sentence: string) => void} [tell]
 */
export async function openRoom(app, name, use, tell = (sentence) => app.say(sentence, "error")) {
  try {
    await use(await loadRoom(name));
  } catch (error) {
    tell(errorSentence(error, app.words));
  }
}

/**
 * @typedef {<N extends RoomName>(name: N, use: (room: Room<N>) => unknown, tell?: (sentence: string) => void) =>
 *   Promise<void>} OpenRoom
 */
