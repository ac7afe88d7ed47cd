/**
 * A list of commands that a button opens. The list closes by Escape, by a press beside it, and when a command is
 * chosen.
 */
import { h } from "./dom.js";

/**
 * @typedef {object} MenuItem
 * @property {string} label
 * @property {() => void} act
 * @property {boolean} [isOn] for a command that switches something on and off
 * @property {boolean} [isDisabled]
 * @property {string} [className]
 */

/** Least distance to the edges of the window, in pixels. */
const margin = 8;

/**
 * @param {HTMLButtonElement} button has `aria-haspopup="menu"`; the list is put behind it
 * @param {() => MenuItem[]} items asked each time the list opens
 */
export function createMenu(button, items) {
  const list = h("div", { class: "menu-list", role: "menu", popover: "manual", "aria-label": button.title });
  button.after(list);
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  /** The commands that are shown: a style sheet hides those for which there is room elsewhere. */
  const entries = () =>
    /** @type {HTMLElement[]} */ ([...list.children]).filter((item) => item.getClientRects().length > 0);
  let opened = new AbortController();

  function open() {
    opened = new AbortController();
    list.replaceChildren(...items().map((item) => entry(item, close)));
    list.showPopover();
    button.setAttribute("aria-expanded", "true");
    place(list, button.getBoundingClientRect());
    (entries().find((item) => item.ariaDisabled !== "true") ?? entries()[0])?.focus({ preventScroll: true });
    document.addEventListener(
      "pointerdown",
      (event) => {
        if (!list.contains(/** @type {Node} */ (event.target)) && !button.contains(/** @type {Node} */ (event.target)))
          close(false);
      },
      { capture: true, signal: opened.signal },
    );
    addEventListener("resize", () => close(false), { signal: opened.signal });
  }

  /** @param {boolean} giveBack whether the button gets the focus */
  function close(giveBack) {
    if (!isOpen()) return;
    opened.abort();
    button.setAttribute("aria-expanded", "false");
    list.hidePopover();
    if (giveBack) button.focus({ preventScroll: true });
  }

  list.addEventListener("keydown", (event) => {
    const all = entries();
    const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (event.key === "Escape" || event.key === "Tab") close(true);
    else if (to !== undefined) all[(to + all.length) % all.length]?.focus({ preventScroll: true });
    else if (event.key !== "Enter" && event.key !== " ") return;
    // The keys of an open list are not the board's.
    event.stopPropagation();
    if (event.key !== "Enter" && event.key !== " " && event.key !== "Tab") event.preventDefault();
  });
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !list.contains(/** @type {Node} */ (relatedTarget)) && relatedTarget !== button) close(false);
  });

  return {
    /** Opens or closes the list. */
    toggle: () => (isOpen() ? close(true) : open()),
    dispose() {
      close(false);
      list.remove();
    },
  };
}

/** @param {MenuItem} item @param {(giveBack: boolean) => void} close */
function entry({ label, act, isOn, isDisabled = false, className = "" }, close) {
  const choose = () => {
    if (isDisabled) return;
    close(true);
    act();
  };
  return h(
    "button",
    {
      type: "button",
      class: `menu-item ${className}`,
      role: isOn === undefined ? "menuitem" : "menuitemcheckbox",
      tabindex: -1,
      "aria-checked": isOn === undefined ? undefined : String(isOn),
      "aria-disabled": isDisabled ? "true" : undefined,
      onclick: choose,
    },
    label,
  );
}

/**
 * Below the button where there is room, above it otherwise; inside the window.
 * @param {HTMLElement} list
 * @param {DOMRect} beside
 */
function place(list, beside) {
  const { width, height } = list.getBoundingClientRect();
  const left = Math.min(Math.max(margin, beside.right - width), innerWidth - width - margin);
  const below = beside.bottom + margin / 2;
  const top = below + height + margin <= innerHeight ? below : Math.max(margin, beside.top - height - margin / 2);
  list.style.left = `${left}px`;
  list.style.top = `${top}px`;
}
