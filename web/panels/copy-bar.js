/** Copies the board in several forms: the puzzle alone, or as it stands with the digits entered. */
import { errorSentence } from "../controls/errors.js";
import { h } from "../controls/dom.js";
import { formatLine } from "../formats/line.js";
import { digitsOn } from "../model/position.js";
import { copyText } from "./clipboard.js";
import { linkTo } from "./link.js";

/** @typedef {() => string | Promise<string>} Write */

/** @param {import("./page-tools.js").Page} page @returns {HTMLElement} */
export function createCopyBar({ engine, store, words }) {
  const told = h("p", { class: "dialog-told", role: "status" });
  const givens = () => store.state().position.givens;
  const digits = () => digitsOn(store.state().position);
  const asGrid = (/** @type {readonly number[]} */ cells) => engine.format({ layout: store.state().position.layout, cells: [...cells] }, "frame");

  /** @param {Write} write */
  async function copy(write) {
    try {
      told.textContent = words(await copyText(await write()) ? "copy.done" : "copy.failed");
    } catch (error) {
      told.textContent = errorSentence(error, words);
    }
  }

  /** @param {string} label @param {[label: string, write: Write][]} forms */
  const group = (label, forms) => h("div", { class: "copy-group", role: "group", "aria-label": label },
    h("p", { class: "copy-what" }, label), h("div", { class: "copy-buttons" },
      ...forms.map(([form, write]) => h("button", { type: "button", class: "button", onclick: () => copy(write) }, form))));

  return h("section", { class: "copy-bar", "aria-labelledby": "copy-title" }, h("h3", { id: "copy-title" }, words("copy.label")),
    group(words("copy.givens"), [
      [words("copy.line"), () => formatLine(givens())],
      [words("copy.grid"), () => asGrid(givens())],
      [words("copy.link"), () => linkTo(formatLine(givens()), store.state().position.layout)],
    ]),
    group(words("copy.digits"), [
      [words("copy.line"), () => formatLine(digits())],
      [words("copy.grid"), () => asGrid(digits())],
    ]), told);
}
