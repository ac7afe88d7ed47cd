/** The catalogues as they are written, without the English sentences for those that are missing. */

/** The folders of sentences in each language. */
export const rooms = [
  "page",
  "steps",
  "rules",
  "rule-steps",
  "photos",
  "platform",
  "class",
  "faces",
  "played",
  "introduction",
  "storm",
];

/** @param {string} room @param {string} language @returns {Promise<Record<string, string>>} */
export const catalogueOf = async (room, language) =>
  (await import(`../../../web/i18n/catalogues/${language}/${room}.json`, { with: { type: "json" } })).default;
