/** What makers of books and newspapers need: dialogs that are loaded when the first of them is opened. */
import { loadBookWords } from "../../i18n/book-words.js";
import { loadSeriesWords } from "../../i18n/series-words.js";
import style from "../../styles/press.css";
import { adoptStyles } from "../shell/looks.js";
import { mountBook } from "./book-dialog.js";
import { mountSeries } from "./series-dialog.js";

adoptStyles([style]);

/** The settings of the series that was being made last. @type {Parameters<typeof mountSeries>[3]} */
const lastSeries = {};

/**
 * Opens the dialog in which a puzzle for each day of a newspaper is made.
 * @param {import("../shell/app.js").App} app
 */
export async function openSeries(app) {
  const { language } = app.words;
  const [seriesWords, bookWords] = await Promise.all([loadSeriesWords(language), loadBookWords(language)]);
  mountSeries(app, seriesWords, bookWords, lastSeries);
}

/**
 * Opens the dialog in which a book is made.
 * @param {import("../shell/app.js").App} app @param {Parameters<typeof mountBook>[2]} print
 */
export async function openBook(app, print) {
  const bookWords = await loadBookWords(app.words.language);
  if (!print.draft.settings.peek().look.book) print.draft.choose("book");
  mountBook(app, bookWords, print);
}
