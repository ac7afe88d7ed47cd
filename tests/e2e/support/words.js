import { createWords } from "../../../web/i18n/words.js";

/** What the page says in English, so that a better sentence breaks no case. */
export const words = createWords("en");
