/** The dialog that says what Nonet is: its version, its licence and the licences of the code of others. */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";

/** @param {Pick<import("../shell/app.js").App, "words">} app */
export function openAbout({ words }) {
  const version = document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
  // The page in one file has no other pages beside it; the notices are at the end of the file.
  const isSite = location.protocol.startsWith("http");
  const link = (/** @type {string} */ href, /** @type {string} */ label) => h("li", {}, h("a", { href }, label));
  const dialog = createDialog(words, words("about.title"),
    h("p", {}, words("about.version", { version })),
    h("p", {}, words("about.what")),
    isSite
      ? h("ul", { class: "about-links" }, link("LICENSE.txt", words("about.licence")), link("THIRD-PARTY-NOTICES.txt", words("about.notices")))
      : h("p", {}, words("about.one-file")));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.showModal();
}
