/**
 * The line above the keys: what puzzle this is, the clock, and the button that pauses the game. What finds no room
 * beside the clock is left out, the last part first.
 */
import { h, renew } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { onFrame } from "../../controls/on-frame.js";
import { elapsedAt } from "../../model/game.js";
import { originParts } from "../new/puzzle-words.js";
import { isPlayed } from "./finish.js";

/** @typedef {import("../shell/app.js").App} App */

const second = 1000;

/**
 * @param {HTMLElement} container
 * @param {Pick<App, "store" | "actions" | "settings" | "words">} app
 * @param {{ openDetails: () => void }} commands
 */
export function mountHeading(container, { store, actions, settings, words }, { openDetails }) {
  const about = h("button", {
    type: "button",
    class: "play-about",
    title: words("details.open"),
    onclick: openDetails,
  });
  const time = h("span", { class: "play-time", role: "timer", "aria-label": words("play.time") });
  const pause = h("button", {
    type: "button",
    class: "icon-button play-pause",
    "data-command": "pause",
    onclick: toggle,
  });
  const ofClock = h("div", { class: "play-clock" }, time, pause);
  const element = h("div", { class: "play-heading" }, about, ofClock);
  container.append(element);
  const room = new ResizeObserver(fit);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let ticking;

  function toggle() {
    if (store.state().game.clock.isPaused) actions.resumeClock(Date.now());
    else actions.pauseClock(Date.now());
  }

  function tick() {
    clearTimeout(ticking);
    const { clock } = store.state().game;
    const elapsed = elapsedAt(clock, Date.now());
    time.textContent = words.time(elapsed);
    if (clock.since !== null) ticking = setTimeout(tick, second - (elapsed % second));
  }

  function fit() {
    const parts = /** @type {HTMLElement[]} */ ([...about.children]);
    const isTooLong = () => about.scrollWidth > about.clientWidth;
    about.classList.remove("play-about-high");
    for (const part of parts) part.hidden = false;
    for (const part of parts.slice(1).reverse()) part.hidden = isTooLong();
    // The first part is always told whole.
    about.classList.toggle("play-about-high", isTooLong());
  }

  const stop = onFrame(() => {
    const state = store.signal.value;
    const { clock, origin } = state.game;
    const parts = originParts(toldOf(origin), state.position.layout, words);
    if (about.textContent !== parts.join("")) {
      about.replaceChildren(...parts.map((part) => h("span", { dir: "auto" }, part)));
      // Parts that are left out are read all the same.
      renew(about, { "aria-label": parts.join(" · ") });
      // The room is looked at in this frame, after the layout.
      room.disconnect();
      for (const part of [element, ofClock]) room.observe(part);
    }
    const name = words(clock.isPaused ? "play.resume" : "play.pause");
    renew(pause, { "aria-label": name, title: name, hidden: !isPlayed(state) });
    /** @type {import("../../controls/icons.js").IconName} */
    const picture = clock.isPaused ? "resume" : "pause";
    renewList(pause, [picture], String, icon);
    time.hidden = settings.timer.value === "hidden" || state.activity !== "play";
    tick();
  });

  return {
    dispose() {
      stop();
      clearTimeout(ticking);
      room.disconnect();
      element.remove();
    },
  };
}

/**
 * The rating of an easy puzzle says nothing to who plays it; the details of the game have it.
 * @param {import("../../model/game.js").Origin} origin
 * @returns {import("../../model/game.js").Origin}
 */
const toldOf = (origin) => (origin.level === "easy" ? { ...origin, rating: undefined } : origin);
