/** The link to the puzzle, or to the game as it stands: copied, shown as a QR code, handed to the device. */
import { copyText } from "../../controls/clipboard.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { choiceField } from "../../controls/fields.js";
import { linkTo } from "../../formats/puzzle-link.js";
import { writeState } from "../../formats/state-link.js";
import { isUntouched } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {"puzzle" | "game"} What */

/** @param {App} app @param {import("../../model/state.js").State} state of the board @param {() => void} embed opens the dialog that makes a board for another page */
export function createLinkPart({ words }, state, embed) {
  const { position, game } = state;
  const isBegun = !isUntouched(position);
  const what = choiceField(words("share.what"), [{ value: /** @type {What} */ ("puzzle"), label: words("share.puzzle") }, { value: /** @type {What} */ ("game"), label: words("share.game") }],
    isBegun ? "game" : "puzzle", () => void show());
  const about = h("p", { class: "hint" });
  const field = h("input", { type: "text", readonly: true, class: "share-link", "aria-label": words("share.link"), onfocus: () => field.select() });
  const told = h("p", { class: "dialog-told", role: "status" });
  const code = h("div", { class: "share-code" });
  const copyButton = h("button", { type: "button", class: "button button-main", onclick: () => void copy() }, words("share.copy"));
  const canShare = typeof navigator.share === "function";
  const element = h("section", { class: "share-part", "aria-labelledby": "share-link-title" }, h("h3", { id: "share-link-title" }, words("share.link")), h("div", { class: "share-link-part" }, h("div", { class: "share-about" }, what.element, about,
    field, h("div", { class: "share-row" },
      copyButton,
      h("button", { type: "button", class: "button", hidden: !canShare, onclick: () => void share() }, words("share.send")),
      h("button", { type: "button", class: "button", onclick: embed }, words("embed.open"))),
    told), code));
  /** The last link that was asked for. */
  let asked = {};

  async function show() {
    const mine = asked = {};
    told.textContent = "";
    const isGame = what.value() === "game";
    about.textContent = words(isGame ? "share.game-about" : "share.puzzle-about");
    const link = isGame ? `${location.href.split("#")[0]}#s=${await writeState(state, Date.now())}` : linkTo(puzzleOf(position), game.origin);
    if (asked !== mine) return;
    field.value = link;
    try {
      const picture = await codeOf(link, isGame);
      if (asked === mine) code.replaceChildren(picture);
    } catch (error) {
      if (asked !== mine) return;
      code.replaceChildren();
      told.textContent = errorSentence(error, words);
    }
  }

  /** The link as a QR code, or why there is none. @param {string} link @param {boolean} isGame */
  async function codeOf(link, isGame) {
    const { qrPicture } = await import("./qr-code.js");
    return qrPicture(link, words("share.code")) ?? h("p", { class: "hint" }, words(isGame ? "share.too-long-game" : "share.too-long"));
  }

  async function copy() {
    told.textContent = words(await copyText(field.value) ? "copy.done" : "copy.failed");
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
