/**
 * The line below the board with the combinations of the cage of the selected cell: those that digits and notes leave
 * first, then the others, struck out.
 */
import { fill, h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { combinationsAt } from "../../model/combinations.js";
import { numbered } from "../../model/digits.js";
import { layoutOf } from "../../model/position.js";
import { loadRuleChecks } from "../../model/rule-part.js";
import { seenPosition } from "../../model/seen.js";
import { adoptStyles } from "../shell/looks.js";
import style from "../../styles/cages.css";

/** @typedef {import("../../model/combinations.js").CageCombinations} CageCombinations */

/** More combinations than these, of each kind, are counted and not listed. */
const mostListed = 24;

let isStyled = false;

/**
 * @param {import("../shell/app.js").App} app
 * @param {HTMLElement} status where the page says something; the line is there while it says nothing
 * @returns {Promise<() => void>} ends it; rejects when the sentences or the rules cannot be fetched
 */
export async function mountCageLine({ store, words, say, announce }, status) {
  const [ruleWords] = await Promise.all([loadRuleWords(words.language), loadRuleChecks()]);
  if (!isStyled) adoptStyles([style]);
  isStyled = true;
  const line = h("p", { class: "newcomer cage-line", role: "group", tabindex: 0, hidden: true });
  status.after(line);
  let told = "";
  let last = store.state().position;

  const stop = onFrame(() => {
    const { position, cursor, activity, game } = store.signal.value;
    const isHidden = cursor === null || activity !== "play" || game.clock.isPaused;
    const found = isHidden ? [] : combinationsAt(seenPosition(position), cursor);
    const { digitCount } = layoutOf(position);
    const sentence = found.map((cage) => sentenceOf(cage, digitCount)).join(" ");
    const isMoved = position === last;
    last = position;
    if (sentence === told) return;
    told = sentence;
    // Who goes on to another cage has read what the page said before. What is wrong stays.
    if (sentence && isMoved && status.dataset.tone !== "error") say("");
    line.hidden = !sentence;
    line.setAttribute("aria-label", sentence);
    fill(line, ...found.flatMap((cage) => shown(cage, digitCount)));
    line.scrollLeft = 0;
    // After a digit or a note, the board says what has happened to the cell.
    if (sentence && isMoved) announce(sentence);
  });

  /** @param {readonly (readonly number[])[]} all @param {number} digitCount */
  const listed = (all, digitCount) =>
    `${all
      .slice(0, mostListed)
      .map((combination) => numbered(combination, digitCount).join("+"))
      .join(", ")}${all.length > mostListed ? ", …" : ""}`;

  /** @param {CageCombinations} cage @param {number} digitCount */
  function sentenceOf({ total, left, ruledOut }, digitCount) {
    return [
      ruleWords("cage-line.left", { total, count: left.length, list: listed(left, digitCount) }),
      ...(ruledOut.length ? [ruleWords("cage-line.out", { list: listed(ruledOut, digitCount) })] : []),
    ].join(" ");
  }

  /** @param {CageCombinations} cage @param {number} digitCount */
  function shown({ total, left, ruledOut }, digitCount) {
    const part = (/** @type {"span" | "s"} */ tag, /** @type {readonly (readonly number[])[]} */ all) => [
      ...all
        .slice(0, mostListed)
        .map((combination) => h(tag, { "aria-hidden": "true" }, numbered(combination, digitCount).join(""))),
      ...(all.length > mostListed ? [h("span", { "aria-hidden": "true" }, `+${all.length - mostListed}`)] : []),
    ];
    return [h("b", { "aria-hidden": "true" }, `${total}:`), ...part("span", left), ...part("s", ruledOut)];
  }

  return () => {
    stop();
    line.remove();
  };
}
