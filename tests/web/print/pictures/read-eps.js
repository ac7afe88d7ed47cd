/** Reads the operators of our EPS files back as shapes, without the code that wrote them. */

/** What each operator takes from the stack. @type {Record<string, number>} */
const taken = { m: 2, l: 2, c: 6, h: 0, k: 4, w: 1, d: 1, f: 0, s: 0, p: 0, r: 4, gsave: 0, grestore: 0, concat: 1 };

/**
 * @typedef {{ kind: "fill" | "stroke", inks: number[], width: number, dash: number[], lines: string[][],
 *   clip: string[][] | null }} Shape `lines`: operators with their numbers, turned as the file says; `clip`: the same
 *   of the path outside which nothing is drawn
 */

/**
 * @param {string} text of the file
 * @returns {{ shapes: Shape[], box: number[] }} throws for an operator that is not known, and for a wrong number of
 *   operands
 */
export function readEps(text) {
  const [head, body] = text.split("1 setlinejoin 0 setlinecap\n");
  const box = (/%%HiResBoundingBox: (.*)/.exec(head)?.[1] ?? "").split(" ").map(Number);
  const words = body.split("grestore\nend\n%%EOF")[0].match(/\[[^\]]*\]|\S+/g) ?? [];
  /** @type {Shape[]} */
  const shapes = [];
  /** @type {(number | number[])[]} */
  let stack = [];
  /** @type {string[][]} */
  let lines = [];
  let now = {
    inks: [0, 0, 0, 0],
    width: 1,
    dash: /** @type {number[]} */ ([]),
    matrix: [1, 0, 0, 1, 0, 0],
    clip: /** @type {string[][] | null} */ (null),
  };
  /** @type {(typeof now)[]} */
  const kept = [];
  for (const word of words) {
    if (word.startsWith("[")) stack.push(word.slice(1, -1).trim().split(/\s+/).filter(Boolean).map(Number));
    else if (!Number.isNaN(Number(word))) stack.push(Number(word));
    else {
      if (stack.length !== taken[word]) throw new Error(`${word} with ${stack.length} operands`);
      const numbers = /** @type {number[]} */ (stack);
      const placed = (/** @type {number[]} */ places) => {
        const [a, b, c, d, e, f] = now.matrix;
        return places.map((place, i) =>
          (i % 2 ? b * places[i - 1] + d * place + f : a * place + c * places[i + 1] + e).toFixed(1),
        );
      };
      if (word === "m") lines.push([`M ${placed(numbers)}`]);
      else if (word === "l") lines.at(-1)?.push(`L ${placed(numbers)}`);
      else if (word === "c") lines.at(-1)?.push(`C ${placed(numbers)}`);
      else if (word === "h") lines.at(-1)?.push("Z");
      else if (word === "r") {
        const [x, y, width, height] = numbers;
        lines.push([`R ${placed([x, y, x + width, y + height])}`]);
      } else if (word === "k") now.inks = numbers;
      else if (word === "w") now.width = numbers[0];
      else if (word === "d") now.dash = /** @type {any} */ (stack[0]);
      else if (word === "gsave") kept.push({ ...now });
      else if (word === "grestore") now = /** @type {typeof now} */ (kept.pop());
      else if (word === "concat") now.matrix = /** @type {any} */ (stack[0]);
      else if (word === "p") [now.clip, lines] = [lines, []];
      else if (word === "f" || word === "s") {
        const { inks, width, dash, clip } = now;
        shapes.push({ kind: word === "f" ? "fill" : "stroke", inks, width, dash, lines, clip });
        lines = [];
      }
      stack = [];
    }
  }
  return { shapes, box };
}
