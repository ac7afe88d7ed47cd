/** The prose of a lesson as elements. */
import { h } from "../controls/dom.js";
import { lessonAddress } from "./lesson-address.js";

/** @typedef {import("./lesson-texts.js").Block} Block */
/** @typedef {import("./lesson-texts.js").Inline} Inline */

/** @param {readonly Block[]} blocks @returns {HTMLElement[]} */
export const proseOf = (blocks) =>
  blocks.map((block) =>
    Array.isArray(block)
      ? h("p", {}, ...block.map(inlineOf))
      : h("ul", {}, ...block.list.map((item) => h("li", {}, ...item.map(inlineOf)))),
  );

/** @param {Inline} inline @returns {Node | string} */
function inlineOf(inline) {
  if (typeof inline === "string") return inline;
  const [kind, text, id] = inline;
  return kind === "lesson" ? h("a", { href: lessonAddress(/** @type {string} */ (id)) }, text) : h(kind, {}, text);
}
