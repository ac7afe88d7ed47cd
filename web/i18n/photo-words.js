/** Loads the sentences about photos of puzzles. They are loaded when the dialog that reads photos is first opened. */
import { lateWords } from "./late-words.js";

export const loadPhotoWords = lateWords({
  en: () => import("./catalogues/photos/en.js"),
  uk: () => import("./catalogues/photos/uk.js"),
  ru: () => import("./catalogues/photos/ru.js"),
  it: () => import("./catalogues/photos/it.js"),
  vi: () => import("./catalogues/photos/vi.js"),
  zh: () => import("./catalogues/photos/zh.js"),
});
