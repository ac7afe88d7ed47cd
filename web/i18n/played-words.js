/**
 * Loads the sentences about games that were played: the card of a finished game, replays, statistics and streaks. They
 * are loaded when the first of these is opened.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/played.json")>} PlayedWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<PlayedWords>} */
export const loadPlayedWords = lateWords(
  (language) => import(`./catalogues/${language}/played.json`, { with: { type: "json" } }),
);
