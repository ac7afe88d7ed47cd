/**
 * The link with the work for a class: copied, opened as a pupil, as a QR code, which can be saved, and for another
 * platform.
 */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { copyText } from "../../controls/clipboard.js";
import { fill, h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { saveFile } from "../../controls/files.js";
import { sheetText } from "../../model/class-sheet.js";
import { classAddress } from "../../teacher/lesson-address.js";
import { longestAddress } from "../shell/route.js";

/** The file with the QR code. */
const codeName = "nonet-class.svg";
/** A name that is being typed makes no code at each letter, in milliseconds. */
const pause = 200;

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../i18n/class-words.js").ClassWords} say
 * @param {() => void} leave closes the dialog
 */
export function createMadeLink(app, say, leave) {
  const { words } = app;
  const told = h("p", { class: "class-state", role: "status" });
  const link = h("a", { class: "class-address", onclick: leave });
  const done = h("p", { class: "dialog-told", role: "status" });
  const code = h("div", { class: "share-code class-code" });
  /** @type {SVGSVGElement | null} */
  let picture = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  /** What another platform gets. @type {import("../../model/class-sheet.js").ClassSheet} */
  let puzzles = { title: "", tasks: [] };
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "button") =>
    h("button", { type: "button", class: kind, onclick }, label);
  const save = button(say("class.save-code"), () => {
    if (!picture) return;
    saveFile(new Blob([new XMLSerializer().serializeToString(picture)], { type: "image/svg+xml" }), codeName);
    done.textContent = words("share.saved", { name: codeName });
  });
  const platform = h(
    "button",
    { type: "button", class: "button", onclick: ifEnabled(() => void openPlatform()) },
    words("embed.open"),
  );
  const aboutPlatform = h("p", { class: "hint" }, say("class.puzzles-only"));
  const made = h(
    "div",
    { class: "class-made" },
    link,
    h(
      "div",
      { class: "class-row" },
      button(words("share.copy"), () => void copy(), "button button-main"),
      save,
      platform,
    ),
    aboutPlatform,
    done,
    code,
  );

  const openPlatform = () =>
    app.open("embed", ({ openEmbedMaker }) =>
      openEmbedMaker(app, app.store.state(), { title: puzzles.title, text: sheetText(puzzles) }),
    );

  async function copy() {
    done.textContent = words((await copyText(link.href)) ? "copy.done" : "copy.failed");
  }

  /** Draws the QR code of the link that is shown. */
  async function draw() {
    const { href } = link;
    try {
      const { qrPicture } = await app.load("qrCode");
      // Another link may have been made meanwhile.
      if (link.href !== href) return;
      picture = qrPicture(href, words("share.code"));
      fill(code, picture ?? h("p", { class: "hint" }, words("share.too-long")));
    } catch (error) {
      fill(code, h("p", { class: "hint" }, errorSentence(error, words)));
    }
    save.hidden = !picture;
  }

  return {
    element: h("div", {}, told, made),
    /**
     * @param {import("../../model/class-sheet.js").ClassSheet} sheet
     * @param {{ leftOut: number, waiting: number }} counts of puzzles that the link leaves out, and of those that are
     *   not judged yet
     */
    show(sheet, { leftOut, waiting: judging }) {
      const count = sheet.tasks.length;
      const address = classAddress(sheetText(sheet));
      const isTooLong = address.length > longestAddress;
      made.hidden = count === 0 || isTooLong;
      puzzles = { ...sheet, tasks: sheet.tasks.filter(({ kind }) => kind === "puzzle") };
      enable(platform, puzzles.tasks.length > 0);
      aboutPlatform.hidden = puzzles.tasks.length === count;
      told.textContent = words.text([
        isTooLong ? say("class.too-long") : "",
        count > 0 && !isTooLong ? say("class.made", { count }) : "",
        leftOut > 0 ? say("class.leaves-out", { count: leftOut }) : "",
        judging > 0 ? say("class.judging", { count: judging }) : "",
        count + leftOut === 0 ? say("class.no-link") : "",
      ]);
      if (link.href === address || made.hidden) return;
      link.href = address;
      link.textContent = address;
      done.textContent = "";
      clearTimeout(waiting);
      waiting = setTimeout(() => void draw(), pause);
    },
    dispose: () => clearTimeout(waiting),
  };
}
