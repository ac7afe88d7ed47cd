/** The first stage of the dialog: where the picture comes from; and what is shown while a picture is read. */
import { cameraIcon } from "../../controls/camera-icon.js";
import { h } from "../../controls/dom.js";
import { fileField } from "../../controls/files.js";
import { icon } from "../../controls/icons.js";

/** @typedef {import("../../i18n/photo-words.js").PhotoWords} Words */
/** @typedef {import("./photo-dialog.js").Stage} Stage */

/**
 * @param {Words} say
 * @param {{ camera: () => void, take: (picture: Blob) => void, fault: string }} options `fault`: what went wrong
 *   before, or ""
 * @returns {Stage}
 */
export function createStart(say, { camera, take, fault }) {
  const files = fileField(([file]) => take(file), { accept: "image/*" });
  const filming = h(
    "button",
    { type: "button", class: "button button-main photo-way", onclick: camera },
    cameraIcon(),
    say("photo.camera"),
  );
  const choose = h(
    "button",
    { type: "button", class: "button photo-way", onclick: () => files.click() },
    icon("page"),
    say("photo.file"),
  );
  return {
    element: h(
      "div",
      { class: "photo-start" },
      fault !== "" && h("p", { class: "photo-fault", role: "alert" }, fault),
      h("p", {}, say("photo.about")),
      h("div", { class: "photo-ways" }, filming, choose, files),
      h("p", { class: "hint" }, say("photo.drop")),
      h("p", { class: "hint" }, say("photo.limits")),
    ),
    focus: () => (fault === "" ? filming : choose).focus(),
  };
}

/** @param {Words} say @param {() => void} stop @returns {Stage} */
export function createWaiting(say, stop) {
  // A new element with a text is not announced everywhere; the description of what has the focus is.
  const button = h(
    "button",
    { type: "button", class: "button", "aria-describedby": "photo-waiting-about", onclick: stop },
    say("photo.stop"),
  );
  return {
    element: h(
      "div",
      { class: "photo-waiting" },
      h("p", { id: "photo-waiting-about" }, say("photo.reading")),
      h("progress", { "aria-label": say("photo.reading") }),
      button,
    ),
    focus: () => button.focus(),
  };
}
