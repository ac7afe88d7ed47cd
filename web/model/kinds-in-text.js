/**
 * The kinds that the text of a rule names, without reading the rule: its own, and those of the rules inside of it.
 * All-of is no kind of its own for a reader.
 * @param {string} text
 * @returns {string[]}
 */
export const kindsInText = (text) =>
  [...text.matchAll(/(?:^|\()([a-z-]+)/g)].map(([, kind]) => kind).filter((kind) => kind !== "all-of");
