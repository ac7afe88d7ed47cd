/**
 * Returns where the fonts come from: files beside the module. The build of the offline page replaces this module by one that contains the fonts.
 *
 * @typedef {"nonet-400" | "nonet-600" | "nonet-zh"} FontName
 *
 * @param {FontName} name
 * @returns {Promise<Uint8Array | null>} the bytes; null for a font that the build was made without
 * @throws {TypeError} when the network fails
 */
export async function fontBytes(name) {
  const response = await fetch(new URL(`./fonts/${name}.ttf`, import.meta.url));
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : null;
}
