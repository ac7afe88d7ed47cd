/**
 * What a board needs for a puzzle with rules of its own: how they are read, drawn, judged and spoken of. Loaded with
 * the first puzzle that has rules.
 */
import { ruleExtension } from "../board/rules/rule-picture.js";
import { loadRuleSpeech } from "../controls/rules/speech.js";
import { loadRuleWords } from "../i18n/rule-words.js";
import { needsEngine, readRules } from "../model/rule-reader.js";
import { layoutOfPuzzle } from "../model/puzzle.js";
import { rulesOfTexts, textsOfRules } from "../model/puzzle-rules.js";
import { loadRuleChecks } from "../model/rule-part.js";
import { fogOnBoard, openFog } from "./element-fog.js";
import { sharedEngine } from "./engine.js";

export { loadRuleChecks };

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/error-codes.js").RuleErrorCode} RuleErrorCode */

/**
 * Returns a puzzle with more rules.
 *
 * @param {Puzzle} puzzle
 * @param {string} text rules with semicolons or line ends between them
 * @param {import("./modes.js").Mode} mode
 * @returns {Promise<Puzzle>} rejects with an error that has the `code` of the engine, and the `position` in the text
 */
export async function addRules(puzzle, text, mode) {
  const layout = layoutOfPuzzle(puzzle);
  const added = await rulesIn(puzzle, text, mode);
  const before = puzzle.rules ?? [];
  const rules = textsOfRules([...rulesOfTexts(before, layout), ...rulesOfTexts(added, layout)], layout);
  return rules.length ? { ...puzzle, rules } : puzzle;
}

/**
 * @param {Puzzle} puzzle
 * @param {string} text
 * @param {import("./modes.js").Mode} mode
 * @returns {Promise<readonly string[]>}
 */
async function rulesIn({ layout, cells }, text, mode) {
  if (needsEngine(text)) {
    if (mode === "view")
      throw Object.assign(new Error("Without the engine, rules of the kind automaton are not read."), {
        code: "rules-unsupported",
        position: null,
      });
    return (await (await sharedEngine()).parse({ layout, cells: [...cells] }, { rules: text })).rules ?? [];
  }
  const read = readRules(text, layoutOfPuzzle({ layout, cells }));
  if (!("fault" in read)) return read.rules ?? [];
  const { code, position, details } = read.fault;
  throw Object.assign(
    new Error(`In the rules, line ${position.line}, column ${position.column}: ${sentence(code, details)}.`),
    read.fault,
  );
}

/**
 * Returns the error for a rule that the puzzle of a game cannot have.
 * @param {import("../model/rule-reader.js").RefusedRule} refused
 */
export const refusedRule = (refused) =>
  Object.assign(new Error(`In the game: ${sentence(refused.code, refused.details)}.`), refused);

/** What developers read. @param {RuleErrorCode} code @param {Record<string, string | number | boolean>} details */
function sentence(code, { symbol = "", expected = 0, found = 0 }) {
  const name = JSON.stringify(symbol);
  /**
   * The other codes are the engine's.
   * @type {Record<Exclude<RuleErrorCode, "no-puzzle-for-rules" | "bad-rule-pattern">, string>}
   */
  const sentences = {
    "unknown-rule": `${name} is not the name of a rule`,
    "rule-of-layout": `${name} belongs to the layout. Use the attribute "layout", such as "3x3+${symbol}"`,
    "bad-rule-value": `${name} is not a value of this rule: values are from ${found} to ${expected}`,
    "wrong-rule-values": `The rule ${name} cannot have these values`,
    "bad-rule-cell": `${name} is neither a cell of this grid nor a straight range of its cells`,
    "repeated-rule-cell": `The cell ${symbol} is listed twice in this rule`,
    "wrong-rule-cells": `The rule ${name} cannot have these cells`,
    "wrong-rule-side": expected
      ? `The rule ${name} does not fit a grid of ${expected}×${expected}`
      : `The rule ${name} needs a square, and the layout is none`,
    "wrong-rule-parts": `The rule ${name} needs two rules in brackets, or one for doublers, at most 8 deep`,
    "doublers-inside": "Doublers cannot be inside another rule",
    "not-inside-doublers": `The rule ${name} cannot be inside doublers`,
    "too-many-rules": `A puzzle can have at most ${expected} rules`,
  };
  return /** @type {Partial<Record<RuleErrorCode, string>>} */ (sentences)[code] ?? code;
}

/**
 * What boards show already: nothing is drawn or read twice. `ruleWords`: null until the sentences are there.
 * @type {WeakMap<object, { ruleWords: import("../i18n/rule-words.js").RuleWords | null }>}
 */
const shown = new WeakMap();

/**
 * Has a board draw the rules of its puzzle, mark what breaks them, read them out, and cover what fog covers. Nothing is
 * drawn without its fog: the fog of this puzzle, or of the next one on the board, is there from the start.
 *
 * @param {Pick<import("../board/board.js").Board, "extend">} board
 * @param {import("../i18n/words.js").Words} words
 * @param {"rules" | "fog"} part
 * @param {(sentence: string) => void} say says a sentence below the board
 * @returns {Promise<void>} rejects when a part cannot be fetched; what is there is used, and the next call tries again
 */
export async function showRules(board, words, part, say) {
  const on = shown.get(board) ?? { ruleWords: null };
  if (!shown.has(board)) {
    shown.set(board, on);
    board.extend(ruleExtension);
    board.extend(fogOnBoard(words, () => on.ruleWords, say));
  }
  if (part === "fog") openFog();
  const [speech, ruleWords] = await Promise.all([
    loadRuleSpeech(words),
    loadRuleWords(words.language),
    loadRuleChecks(),
  ]);
  if (on.ruleWords) return;
  on.ruleWords = ruleWords;
  board.extend(speech);
}
