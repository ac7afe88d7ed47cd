/**
 * What the devices of two players say to each other, as JSON. Each message is read at the door: what another device
 * sends may be anything.
 *
 * @typedef {import("./shared-board.js").Write} Write
 * @typedef {import("./shared-board.js").Player} Player
 * @typedef {import("./position.js").Position} Position
 *
 * @typedef {object} Hello the first message of each
 * @property {"hello"} as
 * @property {"together" | "race"} way
 * @property {string} share the name of the shared game: 16 hexadecimal digits
 * @property {Player} who the sender is
 * @property {unknown} game the puzzle as a game that is saved (save.js); null from who has accepted an invitation
 * @typedef {{ as: "writes", writes: readonly Write[] }} Writes
 * @typedef {{ as: "cursor", cell: number | null }} Cursor
 * @typedef {{ as: "progress", filled: number, elapsed: number, isDone: boolean }} Progress of a race. `filled`: cells
 *   with an entry; `elapsed`: milliseconds
 * @typedef {{ as: "bye" }} Bye the sender ends the game for two
 * @typedef {Hello | Writes | Cursor | Progress | Bye} Message
 */
import { readWrite } from "./shared-board.js";

/** The version of the messages, which the first one says. */
const version = 1;
/** Writes of one message, at most: more are sent as several messages. */
const mostWrites = 1000;
/** Signs of the longest message that is looked at. */
const longestMessage = 200_000;

/** @param {Message} message */
export const writeMessage = (message) => JSON.stringify(message.as === "hello" ? { ...message, version } : message);

/** @param {readonly Write[]} writes @returns {Writes[]} */
export const messagesOf = (writes) =>
  Array.from({ length: Math.ceil(writes.length / mostWrites) }, (_, i) => ({
    as: "writes",
    writes: writes.slice(i * mostWrites, (i + 1) * mostWrites),
  }));

/**
 * @param {unknown} text
 * @param {Position | null} position of the shared game; null before the first message, which alone can be read then
 * @returns {Message | "newer" | null} "newer": another version has written it; null when it is no message
 */
export function readMessage(text, position) {
  if (typeof text !== "string" || text.length > longestMessage) return null;
  const data = parsed(text);
  if (data.as === "hello") return readHello(data);
  if (!position) return null;
  if (data.as === "bye") return { as: "bye" };
  if (data.as === "cursor") {
    const { cell } = data;
    return cell === null || isWithin(cell, position.givens.length - 1) ? { as: "cursor", cell } : null;
  }
  if (data.as === "progress") {
    const { filled, elapsed, isDone } = data;
    return isWithin(filled, position.givens.length) &&
      isWithin(elapsed, Number.MAX_SAFE_INTEGER) &&
      typeof isDone === "boolean"
      ? { as: "progress", filled, elapsed, isDone }
      : null;
  }
  if (data.as !== "writes" || !Array.isArray(data.writes) || data.writes.length > mostWrites) return null;
  const writes = data.writes.map((/** @type {unknown} */ write) => readWrite(write, position));
  return writes.includes(null) ? null : { as: "writes", writes: /** @type {Write[]} */ (writes) };
}

/** @param {Record<string, any>} data @returns {Hello | "newer" | null} */
function readHello({ version: theirs, way, share, who, game }) {
  if (Number.isSafeInteger(theirs) && theirs > version) return "newer";
  const isSound =
    theirs === version &&
    (way === "together" || way === "race") &&
    typeof share === "string" &&
    /^[0-9a-f]{16}$/.test(share) &&
    (who === 0 || who === 1);
  return isSound ? { as: "hello", way, share, who, game: game ?? null } : null;
}

/** @param {unknown} value @param {number} most */
const isWithin = (value, most) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** @param {string} text @returns {Record<string, any>} */
function parsed(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
