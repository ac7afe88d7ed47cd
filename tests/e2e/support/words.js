import { loadPlayedWords } from "../../../web/i18n/played-words.js";
import { loadZoomWords } from "../../../web/i18n/zoom-words.js";
import { loadWords } from "../../../web/i18n/words.js";

/** The English words about enlarging a board. */
export const zoomWords = await loadZoomWords("en");
/** The English words of the page. Cases use them so that they do not depend on the wording. */
export const words = await loadWords("en");
/** The English words about games that were played. */
export const said = await loadPlayedWords("en");
