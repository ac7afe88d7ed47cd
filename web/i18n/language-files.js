/** Which files of the page hold sentences of a language: the build names them by the language. */

/**
 * @param {string} path such as "page/uk-C5OYFPPV.js" or "page/nonet-lessons-uk-PIQXHMKY.js"
 * @param {string} language
 */
export const isOfLanguage = (path, language) => new RegExp(`[/-]${language}-[A-Za-z0-9]{8}\\.js$`).test(path);
