/**
 * One line for who has never played: the way to the introduction, until it is used or two games are finished. It is not
 * below a finished board.
 */
import { h } from "../../controls/dom.js";
import { effect } from "../../model/signals.js";
import { hashOf } from "./route.js";

/** After so many finished games the player is no newcomer. */
const games = 2;

/**
 * @param {import("./app.js").App} app
 * @param {HTMLElement} status where the page says something; the line is there while it says nothing
 * @returns {() => void} ends it
 */
export function greetNewcomer({ settings: { newcomer }, games: { results }, store, words }, status) {
  const go = () => {
    newcomer.value = false;
  };
  const line = h(
    "a",
    { class: "newcomer", href: `${hashOf("learn")}/introduction`, onclick: go },
    words("play.newcomer"),
  );
  status.after(line);
  const stop = effect(() => {
    const { place, play } = store.session.value;
    const isPlayed = place === "play" && !play?.game.finished;
    line.hidden = !newcomer.value || results.value.length >= games || !isPlayed;
  });
  return () => {
    stop();
    line.remove();
  };
}
