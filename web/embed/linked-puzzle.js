/** An address of Nonet in place of a puzzle: `#p=` with a puzzle, or `#s=` with a game. Loaded when the attribute has an address. */
import { gameTextIn, readPuzzleLink } from "../formats/puzzle-address.js";
import { linkedPuzzle } from "../formats/puzzle-link.js";
import { readState } from "../formats/state-link.js";
import { newState } from "../model/state.js";

/**
 * @param {string} address
 * @param {{ activity: import("../model/state.js").Activity, layout: string, read: (text: string, layout: string) => Promise<import("../model/puzzle.js").Puzzle> }} options
 *   `read`: reads a puzzle that is no line
 * @returns {Promise<import("../model/state.js").State>} rejects with the code "bad-link" when the address holds nothing that can be read, and with
 *   "rules-unsupported" for a puzzle with rules of its own
 */
export async function readLink(address, { activity, layout, read }) {
  const hash = address.slice(address.indexOf("#"));
  const game = gameTextIn(hash);
  if (game) {
    const found = await readState(game);
    if ("state" in found && found.state.position.rules) throw withRules();
    if ("state" in found) return { ...found.state, activity };
    throw badLink();
  }
  const { text, layout: named, rules } = readPuzzleLink(hash);
  if (!text) throw badLink();
  if (rules) throw withRules();
  const puzzle = linkedPuzzle(text, named || layout || undefined) ?? await read(text, named || layout);
  return newState({ puzzle, activity });
}

/** A board of another page draws no rules, so it would show another puzzle. */
const withRules = () => Object.assign(new Error("The puzzle has rules of its own, which this board does not draw."), { code: "rules-unsupported", position: null });

const badLink = () => Object.assign(new Error("The address has no puzzle of Nonet in it."), { code: "bad-link", position: null });
