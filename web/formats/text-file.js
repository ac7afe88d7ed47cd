/**
 * Returns the text of a file. A byte order mark says that the text is UTF-16; every other text is read as UTF-8.
 *
 * @param {ArrayBuffer | Uint8Array} bytes
 */
export function textOfFile(bytes) {
  const [first, second] = new Uint8Array(bytes instanceof Uint8Array ? bytes.subarray(0, 2) : bytes.slice(0, 2));
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
