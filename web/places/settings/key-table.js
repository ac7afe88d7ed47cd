/** The part of the settings that leads to the list of shortcuts. */
import { h } from "../../controls/dom.js";
import { openShortcuts } from "../keyboard/dialog.js";

/** @param {import("../shell/app.js").App} app */
export const keyTable = (app) => h("div", {}, h("button", { type: "button", class: "button", onclick: () => void openShortcuts(app) }, app.words("keys.show")));
