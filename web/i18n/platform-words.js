/**
 * Loads the sentences of the dialog that makes boards for other pages and files for platforms of learning. They are
 * loaded when the dialog is first opened.
 *
 * @typedef {import("./messages.js").Words<keyof typeof import("./catalogues/en/platform.json")>} PlatformWords
 */
import { lateWords } from "./late-words.js";

/** @type {(language: string) => Promise<PlatformWords>} */
export const loadPlatformWords = lateWords(
  (language) => import(`./catalogues/${language}/platform.json`, { with: { type: "json" } }),
);
