/**
 * What is shown in the place of a board whose sentences could not be loaded. These sentences are in a script of the
 * board.
 */
import { h } from "../controls/dom.js";
import sentences from "../i18n/not-loaded.json" with { type: "json" };

/** @param {ShadowRoot} root @param {import("../i18n/languages.js").Language} language */
export function tellNotLoaded(root, language) {
  root.replaceChildren(
    h("p", { class: "player-status", part: "status", role: "alert", lang: language }, sentences[language]),
  );
}
