/**
 * The part of the dialog that makes files for platforms of learning: a button that makes the file on the device and
 * saves it.
 */
import { ifEnabled, enable } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { saveFile } from "../../controls/files.js";
import { filesOfArchive, packageOf } from "../../learning/packages/index.js";
import { launchArchive } from "./launch-archive.js";

/** @typedef {import("../../learning/packages/index.js").PackageKind} PackageKind */
/** @typedef {import("../../learning/packages/package-course.js").Course} Course */
/** @typedef {import("../../learning/packages/package-course.js").Files} Files */

const bytesOfMegabyte = 1_000_000;

/** What all files have in common, loaded with the first. @type {Promise<Files> | null} */
let common = null;

/** @returns {Promise<Files>} rejects when the archive cannot be fetched; the next call tries again */
function commonFiles() {
  common ??= (async () => {
    const response = await fetch(/** @type {NonNullable<typeof launchArchive>} */ (launchArchive).address);
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
    return filesOfArchive(new Uint8Array(await response.arrayBuffer()));
  })();
  common.catch(() => {
    common = null;
  });
  return common;
}

/**
 * @param {Pick<import("../shell/app.js").App, "words">} app
 * @param {import("../../i18n/platform-words.js").PlatformWords} say
 * @param {() => Course} chosen
 */
export function createPackagePart({ words }, say, chosen) {
  /** @type {PackageKind | null} */
  let kind = null;
  const size = h("p", { class: "hint" });
  const told = h("p", { class: "dialog-told", role: "status" });
  const button = h(
    "button",
    { type: "button", class: "button button-main", onclick: ifEnabled(() => save()) },
    say("embed.save"),
  );
  const element = h(
    "div",
    { class: "embed-copied", hidden: true },
    h("div", { class: "share-row" }, button),
    size,
    told,
  );

  async function save() {
    const wanted = kind;
    if (!wanted) return;
    enable(button, false);
    told.textContent = say("embed.making");
    try {
      const zip = packageOf(wanted, wanted.isLink ? {} : await commonFiles(), chosen());
      saveFile(new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (zip)], { type: "application/zip" }), wanted.fileName);
      told.textContent = words("share.saved", { name: wanted.fileName });
    } catch (error) {
      told.textContent = errorSentence(error, words);
    } finally {
      enable(button, true);
    }
  }

  return {
    element,
    /** Offers a file; nothing for null. @param {PackageKind | null} wanted */
    offer(wanted) {
      kind = wanted;
      element.hidden = !wanted;
      told.textContent = "";
      const isMade = wanted?.isLink || launchArchive !== null;
      button.hidden = !isMade;
      size.hidden = Boolean(wanted?.isLink);
      size.textContent = launchArchive
        ? say("embed.file-size", { size: words.number(Math.ceil((launchArchive.size / bytesOfMegabyte) * 10) / 10) })
        : say("embed.no-files");
    },
  };
}
