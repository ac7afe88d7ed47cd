/**
 * The parts of an address of Nonet: a puzzle (puzzle-link.js says what they are), or a game (state-link.js). The page
 * reads them at its start.
 */
import { isRating } from "../model/game.js";
import { levelNames } from "../model/puzzle-goal.js";

/**
 * Returns what an address holds.
 *
 * @param {string} hash from `#` on
 * @returns {{ text: string, layout: string, rules: string } & import("./puzzle-link.js").Hardness} `text`: the puzzle,
 *   the layout and the rules; "" for what is absent, and for rules without a sign
 */
export function readPuzzleLink(hash) {
  const parts = new URLSearchParams(hash.slice(1));
  const level = levelNames.find((name) => name === parts.get("level"));
  const rating = Number(parts.get("rating"));
  const rules = parts.get("rules") ?? "";
  const face = parts.get("face");
  return {
    text: parts.get("p") ?? "",
    layout: (parts.get("layout") ?? "").replaceAll(" ", "+"),
    rules: /[^\s;]/.test(rules) ? rules : "",
    ...(level && { level }),
    ...(isRating(rating) && { rating }),
    ...(face && { face }),
  };
}

/** The text of the game that an address holds (`#s=`), or the empty string. @param {string} hash from `#` on */
export const gameTextIn = (hash) => /^#s=([\w-]+)$/.exec(hash)?.[1] ?? "";

/** An address with a game: behind the text of the game there is at most the end of a sentence. */
const gameAddress = /#s=([\w-]+)(?=[.,;!?)\]'"»”>]*(?:\s|$))/g;

/**
 * Returns the texts of the games in the addresses of a text.
 * @param {string} text
 * @param {number} most at most so many
 * @returns {{ data: string, line: number }[]} `line`: from 1
 */
export function gamesIn(text, most) {
  if (!text.includes("#s=")) return [];
  const found = text
    .split("\n")
    .flatMap((line, i) => Array.from(line.matchAll(gameAddress), ([, data]) => ({ data, line: i + 1 })));
  return found.slice(0, most);
}
