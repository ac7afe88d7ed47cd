/**
 * Commands that ask for a second key: a digit, or the number of a box.
 *
 * @typedef {(event: KeyboardEvent) => Reply} Prompt
 * @typedef {{ then: Prompt | null } | null} Reply null when the key is no answer and has its usual meaning; `then`
 *   takes the next key
 */
import { meaningOf } from "../../board/keys.js";
import { largestSymbol } from "../../model/digits.js";

/**
 * Takes a number that is typed digit by digit. The number is complete when no further digit fits, or with Enter.
 *
 * @param {number} largest
 * @param {(number: number) => void} use
 * @param {string} [typed]
 * @returns {Prompt}
 */
export const numberPrompt =
  (largest, use, typed = "") =>
  (event) => {
    const isDigit = /^\d$/.test(event.key);
    if (!isDigit && !(event.key === "Enter" && typed)) return null;
    const number = Number(isDigit ? typed + event.key : typed);
    if (isDigit && number * 10 <= largest) return { then: numberPrompt(largest, use, number ? String(number) : "") };
    use(number);
    return { then: null };
  };

/**
 * Takes a digit of a board with this side.
 * @param {number} side
 * @param {(digit: number) => void} use
 * @returns {Prompt}
 */
export const digitPrompt = (side, use) =>
  side > largestSymbol
    ? numberPrompt(side, use)
    : (event) => {
        const [name, digit] = meaningOf(event, side) ?? [];
        if (name !== "typeDigit") return null;
        use(/** @type {number} */ (digit));
        return { then: null };
      };

const arrows = /** @type {const} */ ({ ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" });

/**
 * Takes the number of a region, or a direction.
 * @param {number} count
 * @param {(region: number) => void} goTo
 * @param {(side: import("./next-cell.js").Side) => void} goBeside
 * @returns {Prompt}
 */
export function regionPrompt(count, goTo, goBeside) {
  const number = numberPrompt(count, goTo);
  return (event) => {
    if (!Object.hasOwn(arrows, event.key)) return number(event);
    goBeside(arrows[/** @type {keyof typeof arrows} */ (event.key)]);
    return { then: null };
  };
}
