/**
 * The picture of a cover: a PNG or JPEG file in an address that holds its data (`data:image/png;base64,…`). A PDF file
 * takes the packed pixels as they are, so nothing is decoded here.
 *
 * @typedef {object} CoverPicture
 * @property {"png" | "jpeg"} format
 * @property {Uint8Array} bytes the file; of a PNG file the packed pixels (`IDAT`)
 * @property {number} width in pixels
 * @property {number} height in pixels
 * @property {1 | 3} colours numbers of a pixel
 * @property {Uint8Array | null} palette red, green and blue of each colour of a PNG file with a palette
 * @property {string} address
 */
import { joinedBytes } from "../model/png-chunks.js";

/** Letters of the longest address: a file of 30 million bytes. */
const longest = 40_000_000;
const pattern = /^data:image\/(png|jpeg);base64,(?=[A-Za-z0-9+/])/;
/** The kinds of PNG files that PDF knows: grey, colour, palette. */
const pngColours = /** @type {const} */ ({ 0: 1, 2: 3, 3: 1 });

/**
 * @param {string} address
 * @returns {CoverPicture | null} null for other addresses, for PNG files with transparency, with more than 8 bits or
 *   interlaced, and for JPEG files in inks (CMYK)
 */
export function coverPictureIn(address) {
  const [head, format] = pattern.exec(address) ?? [];
  if (!head || address.length > longest) return null;
  const bytes = bytesOf(address.slice(head.length));
  if (!bytes) return null;
  const read = format === "png" ? readPng(bytes) : readJpeg(bytes);
  return read && { ...read, address };
}

/** @param {Uint8Array} bytes of a PNG or JPEG file @returns {string} "" for other files */
export function pictureAddressOf(bytes) {
  const isPng = bytes[0] === 0x89 && bytes[1] === 0x50;
  if (!isPng && !(bytes[0] === 0xff && bytes[1] === 0xd8)) return "";
  const parts = [];
  for (let at = 0; at < bytes.length; at += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(at, at + 0x8000)));
  return `data:image/${isPng ? "png" : "jpeg"};base64,${btoa(parts.join(""))}`;
}

/** @param {string} text in base64 @returns {Uint8Array | null} null for other texts */
function bytesOf(text) {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes @returns {Omit<CoverPicture, "address"> | null} */
function readPng(bytes) {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 33 || view.getUint32(0) !== 0x89504e47) return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bits, type, , , interlace] = bytes.subarray(24, 29);
  const colours = pngColours[/** @type {keyof typeof pngColours} */ (type)];
  if (bits !== 8 || !colours || interlace || !width || !height) return null;
  /** @type {Uint8Array[]} */
  const packed = [];
  /** @type {Uint8Array | null} */
  let palette = null;
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length || name === "tRNS") return null;
    if (name === "IDAT") packed.push(data);
    if (name === "PLTE") palette = data;
    at += 12 + length;
  }
  const isWhole = packed.length > 0 && (type !== 3 || palette !== null);
  return isWhole
    ? { format: "png", bytes: joinedBytes(packed), width, height, colours, palette: type === 3 ? palette : null }
    : null;
}

/** @param {Uint8Array} bytes @returns {Omit<CoverPicture, "address"> | null} */
function readJpeg(bytes) {
  const view = new DataView(bytes.buffer);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 10 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const mark = bytes[at + 1];
    // The head of a frame; three marks of the same range are tables.
    if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark)) {
      const [height, width, colours] = [view.getUint16(at + 5), view.getUint16(at + 7), bytes[at + 9]];
      const isReadable = bytes[at + 4] === 8 && width > 0 && height > 0 && (colours === 1 || colours === 3);
      return isReadable ? { format: "jpeg", bytes, width, height, colours, palette: null } : null;
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
