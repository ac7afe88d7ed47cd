// Documents have parts that programs write, between `<!-- NAME -->` and `<!-- end -->`.

/** @param {string} name */
const partNamed = (name) => new RegExp(`<!-- ${name} -->\\n([^]*?)\\n?<!-- end -->`);

/** Returns what a text has between the marks of a name. @param {string} text @param {string} name @returns {string} */
export function markedPart(text, name) {
  const [, part] = partNamed(name).exec(text) ?? [];
  if (part === undefined) throw new Error(`The document has no <!-- ${name} --> … <!-- end -->.`);
  return part;
}

/**
 * Returns a text with something else between the marks of a name.
 * @param {string} text
 * @param {string} name
 * @param {string} part
 * @returns {string}
 */
export function replaced(text, name, part) {
  markedPart(text, name);
  return text.replace(partNamed(name), () => `<!-- ${name} -->\n${part}\n<!-- end -->`);
}
