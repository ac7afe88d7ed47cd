/**
 * A ZIP file that grows file by file, packed by the browser. The format is that of PKWARE's APPNOTE.TXT, without its
 * extension for more than 65,535 files or 4 GB.
 */

/** What can be packed no further. */
const packed = /\.(pdf|png)$/;
/** The first moment that a ZIP file can name: 1980-01-01. The same files give the same bytes. */
const [time, date] = [0, (1 << 5) | 1];
/** Version 2.0; names are UTF-8. */
const [version, flags] = [20, 0x800];

/** @type {Uint32Array | undefined} */
let table;

/** CRC-32 of bytes, by a table of all bytes. @param {Uint8Array} bytes */
function checksum(bytes) {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
    return value >>> 0;
  });
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = table[(crc ^ bytes[i]) & 0xff] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/**
 * @param {readonly (readonly [value: number, size: 2 | 4])[]} fields lowest byte first
 * @returns {Uint8Array<ArrayBuffer>}
 */
function bytesOf(fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

export class ZipFile {
  /** @type {BlobPart[]} */
  #parts = [];
  /** @type {BlobPart[]} */
  #directory = [];
  #size = 0;
  #count = 0;

  /** @param {string} path with `/` between folders @param {Uint8Array} bytes */
  async add(path, bytes) {
    const name = new TextEncoder().encode(path);
    const isStored = packed.test(path);
    const data = isStored ? bytes : await deflated(bytes);
    /** @type {(readonly [number, 2 | 4])[]} */
    const shared = [
      [version, 2],
      [flags, 2],
      [isStored ? 0 : 8, 2],
      [time, 2],
      [date, 2],
      [checksum(bytes), 4],
      [data.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ];
    const head = bytesOf([[0x04034b50, 4], ...shared]);
    const entry = bytesOf([[0x02014b50, 4], [version, 2], ...shared, [0, 2], [0, 2], [0, 2], [0, 4], [this.#size, 4]]);
    this.#parts.push(head, name, /** @type {Uint8Array<ArrayBuffer>} */ (data));
    this.#directory.push(entry, name);
    this.#size += head.length + name.length + data.length;
    this.#count += 1;
  }

  /** @returns {Blob} the whole file */
  end() {
    const directory = new Blob(this.#directory);
    const end = bytesOf([
      [0x06054b50, 4],
      [0, 4],
      [this.#count, 2],
      [this.#count, 2],
      [directory.size, 4],
      [this.#size, 4],
      [0, 2],
    ]);
    return new Blob([...this.#parts, directory, end], { type: "application/zip" });
  }
}

/** @param {Uint8Array} bytes @returns {Promise<Uint8Array>} */
async function deflated(bytes) {
  const stream = new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (bytes)])
    .stream()
    .pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
