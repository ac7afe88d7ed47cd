/**
 * Loads the sentences of games for two. They are loaded when the dialog is first opened, or with the first invitation.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/together.json")>} TogetherWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<TogetherWords>} */
export const loadTogetherWords = lateWords(
  (language) => import(`./catalogues/${language}/together.json`, { with: { type: "json" } }),
);
