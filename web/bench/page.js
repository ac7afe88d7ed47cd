/** The benchmark page: its composition root. */
import { createEngine } from "../engine/index.js";
import { chooseLanguage, createWords } from "../i18n/words.js";
import { mountTheme } from "../panels/theme.js";
import { mountBench } from "./bench.js";

const language = chooseLanguage(navigator.languages);
const words = createWords(language);
document.documentElement.lang = language;
document.title = words("bench.title");

const place = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
mountTheme(place("header"), words, () => {});
mountBench(place("bench"), { words, language, engine: createEngine() });
