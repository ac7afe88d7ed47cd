/**
 * Returns where the fonts come from: files beside the module. The build of the offline page replaces this module by one
 * that contains the fonts.
 *
 * @typedef {"nonet-400" | "nonet-600" | "nonet-zh"} FontName
 *
 * @param {FontName} name
 * @returns {Promise<Uint8Array | null>} the bytes; null for a font that the build was made without
 * @throws {TypeError} when the network fails
 */
export const fontBytes = (name) => read(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** @type {(address: URL) => Promise<Uint8Array | null>} */
let read = async (address) => {
  const response = await fetch(address);
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
};

/**
 * Replaces the way in which the file of a font is read, for fonts that are elsewhere or that are not fetched.
 * @param {(address: URL) => Promise<Uint8Array | null>} reader
 */
export function readFontsBy(reader) {
  read = reader;
}
