/**
 * Plain data as the text of an address: JSON, compressed and in base64url. The first letter tells the form: "1" is
 * compressed with deflate, "0" is not.
 *
 * @typedef {{ value: unknown } | { newer: true } | { damaged: true }} Unpacked `newer`: a newer page has written the
 *   text, or a form that this browser cannot read
 */

const deflated = "1";
const plain = "0";
/** What addresses carry is some kilobytes; a text that unpacks to more was never packed here. */
const largest = 4_000_000;

/** @param {unknown} value plain data @returns {Promise<string>} */
export async function packJson(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  if (typeof CompressionStream === "undefined") return plain + base64url(bytes);
  return deflated + base64url(await through(bytes, new CompressionStream("deflate-raw")));
}

/** @param {string} text @returns {Promise<Unpacked>} never rejects */
export async function unpackJson(text) {
  const form = text[0];
  if (/^[2-9]$/.test(form) || (form === deflated && typeof DecompressionStream === "undefined")) return { newer: true };
  const bytes = form === deflated || form === plain ? bytesIn(text.slice(1)) : null;
  if (!bytes) return { damaged: true };
  try {
    const json = form === plain ? bytes : await through(bytes, new DecompressionStream("deflate-raw"));
    return { value: JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json)) };
  } catch {
    return { damaged: true };
  }
}

/**
 * @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @returns {Promise<Uint8Array>} rejects when the bytes are damaged, or become too many
 */
async function through(bytes, stream) {
  const writer = stream.writable.getWriter();
  // The reader below reports what goes wrong.
  writer.write(/** @type {BufferSource} */ (bytes)).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > largest) throw new Error("too large");
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** @param {Uint8Array} bytes */
function base64url(bytes) {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} text @returns {Uint8Array | null} */
function bytesIn(text) {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
