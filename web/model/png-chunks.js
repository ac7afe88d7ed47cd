/** Chunks of PNG files. */

/**
 * @param {string} name of four letters
 * @param {Uint8Array} bytes what the chunk holds
 * @returns {Uint8Array<ArrayBuffer>} the chunk with its length and its checksum
 */
export function pngChunk(name, bytes) {
  const whole = new Uint8Array(bytes.length + 12);
  const data = new DataView(whole.buffer);
  data.setUint32(0, bytes.length);
  for (let i = 0; i < 4; i++) whole[4 + i] = name.charCodeAt(i);
  whole.set(bytes, 8);
  data.setUint32(8 + bytes.length, checksum(whole.subarray(4, 8 + bytes.length)));
  return whole;
}

/**
 * The chunk that says how large a picture is on paper.
 * @param {number} resolution pixels to an inch
 */
export function resolutionChunk(resolution) {
  const bytes = new Uint8Array(9);
  const data = new DataView(bytes.buffer);
  const inchesInMetre = 1 / 0.0254;
  for (const at of [0, 4]) data.setUint32(at, Math.round(resolution * inchesInMetre));
  data.setUint8(8, 1);
  return pngChunk("pHYs", bytes);
}

/** CRC-32 as PNG has it. @param {Uint8Array} bytes */
function checksum(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * The bytes of the chunks that a picture is packed in, one after the other.
 * @param {readonly Uint8Array[]} parts
 */
export function joinedBytes(parts) {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
