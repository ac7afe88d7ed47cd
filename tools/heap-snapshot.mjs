/** What holds the memory of a page, by kind of object, as a heap snapshot of Chromium lists it. */

/** @typedef {import("playwright-core").CDPSession} Session */
/** @typedef {Map<string, { count: number, bytes: number }>} Kinds by the name of a kind of object */

/** Reads the whole heap of a page. @param {Session} session @returns {Promise<Kinds>} */
export async function heapKinds(session) {
  /** @type {string[]} */
  const pieces = [];
  const keep = (/** @type {{ chunk: string }} */ { chunk }) => void pieces.push(chunk);
  session.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  session.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const {
    snapshot: { meta },
    nodes,
    strings,
  } = JSON.parse(pieces.join(""));
  /** @type {string[]} */
  const fields = meta.node_fields;
  /** @type {string[]} */
  const types = meta.node_types[fields.indexOf("type")];
  const [typeAt, nameAt, sizeAt, detachedAt] = ["type", "name", "self_size", "detachedness"].map((name) =>
    fields.indexOf(name),
  );
  /** @type {Kinds} */
  const kinds = new Map();
  for (let node = 0; node < nodes.length; node += fields.length) {
    const type = types[nodes[node + typeAt]];
    const kind = nameOf(type, strings[nodes[node + nameAt]], nodes[node + detachedAt] === 2);
    const known = kinds.get(kind) ?? { count: 0, bytes: 0 };
    kinds.set(kind, { count: known.count + 1, bytes: known.bytes + nodes[node + sizeAt] });
  }
  return kinds;
}

/** @param {string} type @param {string} name @param {boolean} isDetached */
function nameOf(type, name, isDetached) {
  if (type === "object" || type === "native") return `${isDetached ? "detached " : ""}${name.slice(0, 60)}`;
  return type === "closure" ? `function ${name}` : `(${type})`;
}

/**
 * Returns the kinds of objects that have grown by the most bytes, as lines.
 *
 * @param {Kinds} before @param {Kinds} after @param {number} [most]
 */
export function grownKinds(before, after, most = 30) {
  const grown = [...after].map(([kind, { count, bytes }]) => {
    const old = before.get(kind) ?? { count: 0, bytes: 0 };
    return { kind, count: count - old.count, bytes: bytes - old.bytes };
  });
  return grown
    .filter(({ bytes, count }) => bytes > 0 || count > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, most)
    .map(({ kind, count, bytes }) => `${String(bytes).padStart(9)} bytes ${String(count).padStart(7)} more of ${kind}`);
}
