/**
 * The parts of the page around the board: the header with the tabs, the link that skips the header, and the parts that
 * a place fills.
 */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { placeNames } from "./app.js";

/** @typedef {import("./app.js").PlaceName} PlaceName */
/** @typedef {import("../../i18n/words.js").Words} Words */

const labels = /** @type {const} */ ({
  play: "shell.play",
  solve: "shell.solve",
  learn: "shell.learn",
  print: "shell.print",
});

const part = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The elements of index.html that stay the same in every language. */
export function frameParts() {
  return {
    main: part("main"),
    heading: part("heading"),
    stage: part("stage"),
    status: part("status"),
    cardPlace: part("card-place"),
    side: part("side"),
    announcer: part("announcer"),
    sideColumn: /** @type {HTMLElement} */ (document.querySelector(".side-column")),
    head: /** @type {HTMLElement} */ (document.querySelector(".head")),
  };
}

/** @typedef {ReturnType<typeof frameParts>} FrameParts */

/**
 * Writes the frame in one language.
 *
 * @param {FrameParts} parts
 * @param {{ words: Words, openNew: () => void, openSettings: () => void, focusBoard: () => void }} app
 * @returns {{ show: (place: PlaceName) => void, focusPlace: () => void, dispose: () => void }}
 */
export function mountFrame({ head, stage, side }, { words, openNew, openSettings, focusBoard }) {
  const skip = h("a", { class: "skip", href: "#stage", onclick: skipTo(focusBoard) }, words("shell.skip"));
  const create = h(
    "button",
    {
      type: "button",
      class: "tool head-new",
      "aria-label": words("shell.new"),
      title: words("shell.new"),
      onclick: openNew,
    },
    icon("create"),
    h("span", {}, words("shell.new-short")),
  );
  const tabs = placeNames.map((name) =>
    h("a", { class: "tab", href: `#${name}`, "data-place": name }, icon(name), h("span", {}, words(labels[name]))),
  );
  const nav = h("nav", { class: "tabs", "aria-label": words("shell.places") }, ...tabs);
  const gear = h(
    "button",
    {
      type: "button",
      class: "icon-button head-settings",
      "aria-label": words("shell.settings"),
      title: words("shell.settings"),
      onclick: openSettings,
    },
    icon("settings"),
  );
  document.body.prepend(skip);
  head.append(create, nav, gear);
  stage.setAttribute("aria-label", words("page.board"));
  const title = h("h2", { class: "visually-hidden", id: "place-title", tabindex: -1 });
  side.before(title);
  side.setAttribute("aria-labelledby", title.id);

  return {
    show(place) {
      document.body.dataset.place = place;
      document.title = words("shell.title", { place: words(labels[place]) });
      title.textContent = words(labels[place]);
      for (const tab of tabs) {
        if (tab.dataset.place === place) tab.setAttribute("aria-current", "page");
        else tab.removeAttribute("aria-current");
      }
    },
    focusPlace: () => title.focus({ preventScroll: true }),
    dispose() {
      for (const each of [skip, create, nav, gear, title]) each.remove();
    },
  };
}

/** A link whose target is not in the address, because the address names the place. @param {() => void} act */
const skipTo = (act) => (/** @type {Event} */ event) => {
  event.preventDefault();
  act();
};
