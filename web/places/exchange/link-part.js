/**
 * The link to the puzzle, or to the game as it stands, for Nonet or for another program: copied, shown as a QR code,
 * handed to the device.
 */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { copyText } from "../../controls/clipboard.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { choiceField, selectField } from "../../controls/fields.js";
import { ruleName } from "../../controls/rules/rule-names.js";
import { unsaidRules } from "../../formats/for-other-programs.js";
import { linkTo } from "../../formats/puzzle-link.js";
import { writeState } from "../../formats/state-link.js";
import { contentOf, writeFormats, writtenText } from "../../formats/write.js";
import { codeOfError } from "../../model/error-codes.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { isAuthored, newGame } from "../../model/game.js";
import { isUntouched, layoutOf, startOfPuzzle } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { stateAt } from "../../model/state.js";
import { rulesOfTexts } from "../../model/puzzle-rules.js";
import { formatAbout } from "./format-words.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {"puzzle" | "game"} What */
/** @typedef {"f-puzzles" | "sudokupad" | "sudoku-solver"} Program */

/**
 * The other programs for which there are links, and how they name themselves.
 * @type {Readonly<Record<Program, string>>}
 */
const programs = { "f-puzzles": "f-puzzles", sudokupad: "SudokuPad", "sudoku-solver": "Interactive Sudoku Solver" };
/** @param {Program} program */
const formatOf = (program) =>
  /** @type {import("../../formats/write.js").WriteFormat} */ (
    writeFormats.find(({ name }) => name === `${program}-link`)
  );

/** @param {import("../../model/state.js").State} state */
const gameLink = async (state) => `${location.href.split("#")[0]}#s=${await writeState(state, Date.now())}`;

/**
 * A puzzle with words or a drawing of its author, as a game that nobody has begun: a link to a puzzle alone has no room
 * for them.
 * @param {import("../../model/state.js").State} state
 */
const unplayed = ({ position, game }) =>
  stateAt(startOfPuzzle(position), { activity: "play", game: newGame(game.origin) });

/**
 * @param {App} app
 * @param {import("../../model/state.js").State} state of the board
 * @param {object} ways
 * @param {() => void} ways.embed opens the dialog that makes a board for another page
 * @param {() => void} ways.makeClass opens the dialog that makes work for a class
 */
export function createLinkPart({ words, engine, load }, state, { embed, makeClass }) {
  const { position, game } = state;
  const isBegun = !isUntouched(position);
  const what = choiceField(
    words("share.what"),
    [
      { value: /** @type {What} */ ("puzzle"), label: words("share.puzzle") },
      { value: /** @type {What} */ ("game"), label: words("share.game") },
    ],
    isBegun ? "game" : "puzzle",
    () => void show(),
  );
  const offered = /** @type {Program[]} */ (Object.keys(programs)).filter((program) =>
    formatOf(program).isFor(layoutOf(position)),
  );
  /** @type {Program | ""} */
  let program = "";
  const receiver = selectField(
    words("share.for"),
    [
      { value: /** @type {typeof program} */ (""), label: "Nonet" },
      ...offered.map((value) => ({ value, label: programs[value] })),
    ],
    program,
    (chosen) => {
      program = chosen;
      void show();
    },
  );
  receiver.element.hidden = offered.length === 0;
  const about = h("p", { class: "hint" });
  const field = h("input", {
    type: "text",
    readonly: true,
    class: "share-link",
    "aria-label": words("share.link"),
    onfocus: () => field.select(),
  });
  const told = h("p", { class: "dialog-told", role: "status" });
  const code = h("div", { class: "share-code" });
  const copyButton = h(
    "button",
    { type: "button", class: "button button-main", onclick: ifEnabled(() => copy()) },
    words("share.copy"),
  );
  const canShare = typeof navigator.share === "function";
  const shareButton = h(
    "button",
    { type: "button", class: "button", hidden: !canShare, onclick: ifEnabled(() => share()) },
    words("share.send"),
  );
  const element = h(
    "section",
    { class: "share-part", "aria-labelledby": "share-link-title" },
    h("h3", { id: "share-link-title" }, words("share.link")),
    h(
      "div",
      { class: "share-link-part" },
      h(
        "div",
        { class: "share-about" },
        receiver.element,
        what.element,
        about,
        field,
        h(
          "div",
          { class: "share-row" },
          copyButton,
          shareButton,
          h("button", { type: "button", class: "button", onclick: embed }, words("embed.open")),
          h("button", { type: "button", class: "button", onclick: makeClass }, words("class.make")),
        ),
        told,
      ),
      code,
    ),
  );
  /** The last link that was asked for. */
  let asked = {};

  async function show() {
    const mine = (asked = {});
    told.textContent = "";
    const isGame = !program && what.value() === "game";
    what.element.hidden = program !== "";
    about.textContent = program
      ? `${formatAbout(`${program}-link`, words)}${isBegun ? ` ${words("share.only-puzzle")}` : ""}`
      : words(isGame ? "share.game-about" : "share.puzzle-about", { rules: position.rules?.length ?? 0 });
    if (!program && !isGame && isAuthored(game.origin)) {
      about.textContent = "";
      void loadRuleWords(words.language).then(
        (ruleWords) => {
          if (asked === mine)
            about.textContent = ruleWords(game.origin.drawing ? "share.drawn-about" : "share.told-about");
        },
        () => {},
      );
    }
    // The link that is still there is not the one that is named now.
    offer("");
    if (program) code.replaceChildren();
    try {
      const link = program
        ? await linkFor(program)
        : isGame
          ? await gameLink(state)
          : isAuthored(game.origin)
            ? await gameLink(unplayed(state))
            : linkTo(puzzleOf(position), game.origin);
      if (asked !== mine) return;
      offer(link);
      const picture = await codeOf(link, isGame);
      if (asked === mine) code.replaceChildren(picture);
    } catch (error) {
      if (asked !== mine) return;
      code.replaceChildren();
      told.textContent = codeOfError(error) === "unsaid" ? Object(error).message : errorSentence(error, words);
    }
  }

  /** @param {string} link "" when there is none */
  function offer(link) {
    field.value = link;
    for (const button of [copyButton, shareButton]) enable(button, link !== "");
  }

  /**
   * The link for another program. Rejects with a sentence and the code "unsaid" where its format cannot say the puzzle.
   * @param {Program} wanted
   * @returns {Promise<string>}
   */
  async function linkFor(wanted) {
    const found = contentOf(position, "givens", game.origin);
    try {
      return (await writtenText(formatOf(wanted), found, engine)).text;
    } catch (error) {
      if (codeOfError(error) !== "format-cannot-hold") throw error;
      const unsaid = await unsaidRules(found, wanted === "sudoku-solver" ? wanted : "f-puzzles", engine);
      throw Object.assign(new Error(await unsaidSentence(programs[wanted], unsaid)), {
        code: /** @type {import("../../model/error-codes.js").ErrorCode} */ ("unsaid"),
      });
    }
  }

  /** @param {string} name of the program @param {readonly string[] | null} unsaid rules; null for the layout */
  async function unsaidSentence(name, unsaid) {
    const ruleWords = await loadRuleWords(words.language);
    if (!unsaid) return ruleWords("rule.unsaid-layout", { program: name });
    return ruleWords("rule.unsaid", {
      program: name,
      rules: words.list(
        rulesOfTexts(unsaid, layoutOf(position)).map((rule) => ruleName(rule, ruleWords)),
        "bare",
      ),
    });
  }

  /** The link as a QR code, or why there is none. @param {string} link @param {boolean} isGame */
  async function codeOf(link, isGame) {
    const { qrPicture } = await load("qrCode");
    return (
      qrPicture(link, words("share.code")) ??
      h("p", { class: "hint" }, words(isGame ? "share.too-long-game" : "share.too-long"))
    );
  }

  async function copy() {
    told.textContent = words((await copyText(field.value)) ? "copy.done" : "copy.failed");
  }

  async function share() {
    await navigator.share({ title: words("sheet.head"), url: field.value }).catch((error) => {
      // The promise also rejects when the player closes the share sheet, which is no failure.
      if (error.name !== "AbortError") told.textContent = words("share.failed");
    });
  }

  void show();
  return { element, focus: () => copyButton.focus() };
}
