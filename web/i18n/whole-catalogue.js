/**
 * Reads a catalogue with the sentences that the language lacks in English. The build puts these sentences into the file
 * of the language, and has a module in place of this one that reads this file alone (tools/build/messages.mjs).
 *
 * @typedef {Record<string, string>} Catalogue key → ICU message; in built files a message with values is parsed
 * @typedef {(language: string) => Promise<{ default: Catalogue }>} ReadFile
 *
 * @param {ReadFile} readFile
 * @param {string} language
 * @returns {Promise<Catalogue>} rejects when a file cannot be fetched
 */
export async function wholeCatalogue(readFile, language) {
  const [english, own] = await Promise.all([readFile("en"), readFile(language)]);
  return { ...english.default, ...own.default };
}
