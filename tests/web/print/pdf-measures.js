/** Measures the lines and the type of a PDF file from the operators of its pages, without the code that wrote it. */
import { inflateSync } from "node:zlib";

/**
 * The operators of the pages; fonts and other streams have no text operators.
 * @param {Uint8Array} bytes
 */
function contentsOf(bytes) {
  const file = Buffer.from(bytes);
  const contents = [];
  for (let at = file.indexOf("stream\n"); at >= 0; at = file.indexOf("stream\n", at + 1)) {
    if (file.subarray(at - 3, at).toString("latin1") === "end") continue;
    const end = file.indexOf("endstream", at);
    try {
      contents.push(inflateSync(file.subarray(at + 7, end)).toString("latin1"));
    } catch {
      // A stream that is not compressed is no page.
    }
  }
  return contents.filter((text) => /(^|\n)BT\n|\bre\n/.test(text) && /^[\s\x20-\x7e]*$/.test(text.slice(0, 200)));
}

/**
 * @param {Uint8Array} bytes of the file
 * @returns {{ lines: number[], type: number[], joins: string[] }} in points: widths of strokes and of narrow filled
 *   rectangles, sizes of type; how lines are joined (1 is round)
 */
export function measuresOfPdf(bytes) {
  const found = { lines: [], type: [], joins: [] };
  for (const page of contentsOf(bytes)) {
    let width = 1;
    const kept = [];
    for (const line of page.split("\n")) {
      const words = line.trim().split(/\s+/);
      const operator = words.at(-1);
      const numbers = words.slice(0, -1).map(Number);
      if (operator === "w") width = numbers[0];
      else if (operator === "q") kept.push(width);
      else if (operator === "Q") width = kept.pop() ?? width;
      else if (operator === "S" || operator === "B") found.lines.push(width);
      else if (operator === "j") found.joins.push(words[0]);
      else if (operator === "Tf") found.type.push(numbers[1]);
      else if (operator === "re") {
        const [narrow, long] = [Math.abs(numbers[2]), Math.abs(numbers[3])].sort((a, b) => a - b);
        if (narrow < 3 && long > 5) found.lines.push(narrow);
      }
    }
  }
  return found;
}
