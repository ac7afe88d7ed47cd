/**
 * The dialog that shares and saves the board: as a link with a QR code, through the device's share sheet, as text, as a
 * picture, as a file.
 */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { puzzleOf } from "../../model/puzzle.js";
import { createLinkPart } from "./link-part.js";
import { createPicturePart } from "./picture-part.js";
import { createTextPart } from "./text-part.js";

/** @param {import("../shell/app.js").App} app @param {"link" | "picture"} [first] the part that has the focus */
export function openShare(app, first = "link") {
  const state = app.store.own.peek();
  const embed = () =>
    app.open("embed", ({ openEmbedMaker }) => {
      dialog.close();
      return openEmbedMaker(app, state);
    });
  const makeClass = () =>
    app.open("classMaker", ({ openClassMaker }) => {
      dialog.close();
      const { title, face } = state.game.origin;
      return openClassMaker(app, { puzzle: puzzleOf(state.position), title, face });
    });
  const ways = { embed: () => void embed(), makeClass: () => void makeClass() };
  const parts = { link: createLinkPart(app, state, ways), picture: createPicturePart(app, state) };
  const dialog = createDialog(
    app.words,
    app.words("share.title"),
    h("div", { class: "share" }, parts.link.element, createTextPart(app, state), parts.picture.element),
  );
  dialog.classList.add("dialog-share");
  dialog.showModal();
  parts[first].focus();
  if (first === "picture") parts.picture.element.scrollIntoView();
}
