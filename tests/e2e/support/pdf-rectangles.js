/**
 * Reads the filled rectangles from the pages of a PDF file as jsPDF writes it: boards are drawn with them, and nothing
 * else is.
 */
import { inflateSync } from "node:zlib";

/**
 * Lengths in points from the upper left corner of the page.
 *
 * @typedef {{ left: number, top: number, right: number, bottom: number, isTurned: boolean }} Rectangle `isTurned`:
 *   drawn upside down
 */

/** @param {Buffer} pdf @returns {Rectangle[][]} for each page */
export function rectanglesIn(pdf) {
  const objects = objectsOf(pdf.toString("latin1"));
  const kids =
    [...objects.values()]
      .map(({ head }) => /\/Type\s*\/Pages\b/.test(head) && /\/Kids\s*\[([^\]]*)\]/.exec(head)?.[1])
      .find(Boolean) || "";
  return [...kids.matchAll(/(\d+) 0 R/g)].map(([, id]) => {
    const { head } = /** @type {PdfObject} */ (objects.get(Number(id)));
    const height = Number(/\/MediaBox\s*\[\s*[-\d.]+\s+[-\d.]+\s+[-\d.]+\s+([-\d.]+)\s*\]/.exec(head)?.[1]);
    const contents = [
      .../** @type {RegExpExecArray} */ (/\/Contents\s*(?:\[([^\]]*)\]|(\d+ 0 R))/.exec(head))
        .slice(1)
        .filter(Boolean)
        .join(" ")
        .matchAll(/(\d+) 0 R/g),
    ];
    return rectanglesOf(contents.map(([, part]) => streamOf(objects.get(Number(part)))).join("\n"), height);
  });
}

/** @typedef {{ head: string, body: string }} PdfObject dictionary and raw stream */

/** @param {string} text @returns {Map<number, PdfObject>} */
function objectsOf(text) {
  /** @type {Map<number, PdfObject>} */
  const objects = new Map();
  for (const found of text.matchAll(/^(\d+) 0 obj\s/gm)) {
    const start = found.index + found[0].length;
    const end = text.indexOf("endobj", start);
    const whole = text.slice(start, end);
    const stream = whole.search(/stream\r?\n/);
    if (stream < 0) objects.set(Number(found[1]), { head: whole, body: "" });
    else {
      const head = whole.slice(0, stream);
      const body = whole.slice(stream).replace(/^stream\r?\n/, "");
      // The last byte of a stream can look like the end of a line.
      const length = /\/Length (\d+)(?! \d+ R)\b/.exec(head)?.[1];
      objects.set(Number(found[1]), {
        head,
        body: length ? body.slice(0, Number(length)) : body.replace(/\r?\nendstream\s*$/, ""),
      });
    }
  }
  return objects;
}

/** @param {PdfObject | undefined} object */
function streamOf(object) {
  if (!object) return "";
  return /\/FlateDecode/.test(object.head)
    ? inflateSync(Buffer.from(object.body, "latin1")).toString("latin1")
    : object.body;
}

/**
 * Matrices as PDF has them: x' = a x + c y + e, y' = b x + d y + f.
 * @typedef {readonly [number, number, number, number, number, number]} Matrix
 */

/** @param {Matrix} first @param {Matrix} then @returns {Matrix} */
const chained = ([a, b, c, d, e, f], [p, q, r, s, t, u]) => [
  a * p + b * r,
  a * q + b * s,
  c * p + d * r,
  c * q + d * s,
  e * p + f * r + t,
  e * q + f * s + u,
];

/** @param {string} content @param {number} pageHeight @returns {Rectangle[]} */
function rectanglesOf(content, pageHeight) {
  /** @type {Rectangle[]} */
  const found = [];
  /** @type {Matrix} */
  let matrix = [1, 0, 0, 1, 0, 0];
  /** @type {Matrix[]} */
  const kept = [];
  /** @type {Rectangle | null} */
  let path = null;
  /** @type {string[]} */
  let operands = [];
  for (const [token] of content.matchAll(/\((?:\\[\s\S]|[^\\)])*\)|<[^<>]*>|[^\s<>()[\]]+/g)) {
    if (!/^[a-zA-Z*'"]+$/.test(token)) {
      operands.push(token);
      continue;
    }
    const numbers = operands.map(Number);
    if (token === "q") kept.push(matrix);
    else if (token === "Q") matrix = kept.pop() ?? [1, 0, 0, 1, 0, 0];
    else if (token === "cm") matrix = chained(/** @type {any} */ (numbers), matrix);
    else if (token === "re") path = placed(numbers, matrix, pageHeight);
    else if (token === "m") path = null;
    else if (/^f\*?$/.test(token) && path) {
      found.push(path);
      path = null;
    }
    operands = [];
  }
  return found;
}

/**
 * @param {readonly number[]} rectangle x, y, width, height
 * @param {Matrix} matrix
 * @param {number} pageHeight
 * @returns {Rectangle}
 */
function placed([x, y, width, height], [a, b, c, d, e, f], pageHeight) {
  const [xs, ys] = [
    [x, x + width],
    [y, y + height],
  ];
  const points = xs.flatMap((across) => ys.map((up) => [a * across + c * up + e, b * across + d * up + f]));
  const [across, up] = [points.map(([px]) => px), points.map(([, py]) => py)];
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    top: pageHeight - Math.max(...up),
    bottom: pageHeight - Math.min(...up),
    isTurned: a < 0,
  };
}
