/** Rapid random acts on the page: whatever can be pressed is pressed, without waiting for what comes of it. */

/** @typedef {import("playwright-core").Page} Page */

/**
 * What one game is played with: the tabs, new games, hints, cards, and the buttons of Solve. A selector that is there
 * twice is chosen twice as often.
 */
export const gamePressables = [
  ".tab",
  ".tab",
  ".head-new",
  "dialog[open] .level",
  "dialog[open] .level",
  "dialog[open] .daily-open",
  "dialog[open] .continue-open",
  "dialog[open] .dialog-head button",
  ".tool-hint",
  ".tool-undo",
  ".tool-redo",
  ".tool-check",
  ".card:not([hidden]) .button",
  ".card-close",
  ".mode-switch button",
  ".solve-bar .button",
  ".solve-onward .button",
  ".notice .button",
  ".page-work .button",
];

const fields = ["input[type=radio]", "input[type=checkbox]", "input[type=number]", "select"];

/**
 * What the whole page has besides: every button and field of every place, card and dialog, and the settings with the
 * language. Left out are what loads the page anew and what leads to another page.
 */
export const pagePressables = [
  ...gamePressables,
  "#side button",
  "#side button",
  "#side summary",
  '#side a[href^="#"]',
  ".card:not([hidden]) button",
  '.card:not([hidden]) a[href^="#"]',
  ".menu-list button",
  ".menu-list button",
  ".head-settings",
  ".heading button",
  "dialog[open] button",
  "dialog[open] button",
  "dialog[open] summary",
  ".dialog-settings [lang]",
  ...fields.flatMap((field) => [`#side ${field}`, `dialog[open] ${field}`]),
];

/**
 * Presses what a random number chooses of all that can be pressed, enters digits, and opens puzzles by their link.
 *
 * @param {Page} page
 * @param {object} how
 * @param {number} how.seed
 * @param {number} how.count of acts
 * @param {readonly { puzzle: string, solution?: string }[]} how.puzzles for links; those with a solution are sometimes
 *   solved to their end
 * @param {readonly string[]} [how.pressable] selectors
 * @param {readonly string[]} [how.keys] for the focused cell
 * @param {number} [how.pause] between two acts, in milliseconds at most
 */
export const actQuickly = (
  page,
  { seed, count, puzzles, pressable = gamePressables, keys = [..."123456789"], pause = 40 },
) =>
  page.evaluate(
    async (given) => {
      let state = given.seed;
      const random = (/** @type {number} */ below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
      };
      const cells = () => /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[role=gridcell]")]);
      const press = (/** @type {string} */ name) => {
        const [key, ...modifiers] = name.split("+").reverse();
        const code = /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
        document.activeElement?.dispatchEvent(
          new KeyboardEvent("keydown", {
            key,
            code,
            bubbles: true,
            cancelable: true,
            shiftKey: modifiers.includes("Shift"),
            ctrlKey: modifiers.includes("Control"),
            altKey: modifiers.includes("Alt"),
          }),
        );
      };

      function enter() {
        const all = cells();
        all[random(all.length)]?.focus();
        press(given.keys[random(given.keys.length)]);
      }

      /** Enters the solution of the puzzle that the address names, when it is known. */
      function solve() {
        const linked = new URLSearchParams(location.hash.slice(1)).get("p") ?? "";
        const known = given.puzzles.find(({ puzzle }) => puzzle.replace(/\D/g, "0") === linked.replace(/\D/g, "0"));
        const all = cells();
        for (const [cell, digit] of [...(known?.solution ?? "")].entries()) {
          if (Number(linked[cell])) continue;
          all[cell]?.focus();
          for (const key of ["Delete", digit]) press(key);
        }
      }

      /** @param {string} selector */
      function pressAny(selector) {
        // A form beneath a dialog cannot be sent, and the browser reports the attempt as an error.
        const isSendable = (/** @type {HTMLElement} */ each) =>
          !(each instanceof HTMLButtonElement && each.type === "submit" && each.form) ||
          each.closest("dialog") !== null ||
          !document.querySelector("dialog:modal");
        const all = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]).filter(
          (each) => each.checkVisibility() && isSendable(each),
        );
        const element = all[random(all.length)];
        if (element instanceof HTMLSelectElement) element.selectedIndex = random(element.length);
        else if (element instanceof HTMLInputElement && element.type === "number")
          element.value = String(1 + random(9));
        else return void element?.click();
        for (const name of ["input", "change"]) element.dispatchEvent(new Event(name, { bubbles: true }));
        return undefined;
      }

      for (let i = 0; i < given.count; i++) {
        const choice = random(given.pressable.length + 10);
        if (choice < given.pressable.length) pressAny(given.pressable[choice]);
        else if (choice > given.pressable.length) enter();
        else if (given.puzzles[0].solution && random(3) === 0) solve();
        else location.hash = `#p=${given.puzzles[random(given.puzzles.length)].puzzle}`;
        await new Promise((resolve) => setTimeout(resolve, random(given.pause)));
      }
    },
    { seed, count, puzzles: [...puzzles], pressable: [...pressable], keys: [...keys], pause },
  );
