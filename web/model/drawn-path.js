/**
 * Free paths of a drawing, as SVG writes them: every command becomes one of four, with numbers that count from the
 * corner of the grid.
 *
 * @typedef {readonly ["M" | "L", number, number] | readonly ["Q", number, number, number, number] | readonly ["Z"]}
 *   Command
 * @typedef {readonly [x: number, y: number]} Point
 */

/** What lies beyond these bounds makes a text no path: letters, commands, numbers. */
export const longestPath = 20_000;
const mostCommands = 4000;
const farthest = 64_000;
/** How many numbers follow a letter. @type {Readonly<Record<string, number>>} */
const counts = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
/** What is between numbers, and what one is, from a place of a text. */
const [gap, flag, decimal] = [/[\s,]*/y, /[01]/y, /[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/iy];
/** A cubic curve is drawn as so many quadratic ones, and an arc as one for so many degrees at most. */
const [piecesOfCurve, widestArc] = [4, Math.PI / 4];

/** Whether a text has only what path data have. @param {string} text */
export const looksLikePath = (text) =>
  text.length <= longestPath && /^\s*m[\s\d.,e+\-mlhvcsqtaz]*$/i.test(text) && pathOf(text) !== null;

/**
 * @param {string} text
 * @param {Point} [moved] what is added to every place
 * @returns {Command[] | null} null for a text that is no path
 */
export function pathOf(text, moved = [0, 0]) {
  /** @type {Command[]} */
  const commands = [];
  /** @type {Point} */
  let now = [0, 0];
  let begin = now;
  /** The last control point, and the letter of its curve. @type {{ point: Point, letter: string } | null} */
  let control = null;
  let isNear = true;
  const add = (/** @type {"M" | "L" | "Q"} */ letter, /** @type {readonly Point[]} */ points) => {
    isNear &&= points.flat().every((part) => Math.abs(part) <= farthest);
    commands.push(
      /** @type {Command} */ (
        /** @type {unknown} */ ([letter, ...points.flatMap(([x, y]) => [x + moved[0], y + moved[1]])])
      ),
    );
    now = points[points.length - 1];
  };
  // What follows a closed part begins where that part began.
  const reopen = () => commands.at(-1)?.[0] === "Z" && add("M", [begin]);
  const put = (/** @type {"M" | "L"} */ letter, /** @type {Point} */ to) => {
    if (letter === "L") reopen();
    add(letter, [to]);
  };
  const bend = (/** @type {Point} */ by, /** @type {Point} */ to) => {
    reopen();
    add("Q", [by, to]);
  };
  const reflected = (/** @type {string} */ letters) =>
    /** @type {Point} */ (
      control && letters.includes(control.letter) ? [2 * now[0] - control.point[0], 2 * now[1] - control.point[1]] : now
    );

  for (const [, sign, rest] of text.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const letter = sign.toLowerCase();
    const numbers = numbersIn(rest, letter === "a");
    const count = counts[letter];
    if (count === undefined || !numbers || (count ? numbers.length % count || !numbers.length : numbers.length))
      return null;
    if (commands.length === 0 && letter !== "m") return null;
    for (let at = 0; at < Math.max(1, numbers.length); at += count || 1) {
      const own = numbers.slice(at, at + count);
      const isOwnPlace = sign === letter;
      const point = (/** @type {number} */ place) =>
        /** @type {Point} */ ([own[place] + (isOwnPlace ? now[0] : 0), own[place + 1] + (isOwnPlace ? now[1] : 0)]);
      const before = control;
      control = null;
      switch (letter) {
        case "m":
          put(at ? "L" : "M", point(0));
          if (!at) begin = now;
          break;
        case "l":
          put("L", point(0));
          break;
        case "h":
          put("L", [own[0] + (isOwnPlace ? now[0] : 0), now[1]]);
          break;
        case "v":
          put("L", [now[0], own[0] + (isOwnPlace ? now[1] : 0)]);
          break;
        case "q": {
          const [by, to] = [point(0), point(2)];
          bend(by, to);
          control = { point: by, letter: "q" };
          break;
        }
        case "t": {
          control = before;
          const [by, to] = [reflected("q"), point(0)];
          bend(by, to);
          control = { point: by, letter: "q" };
          break;
        }
        case "c": {
          const [first, second, to] = [point(0), point(2), point(4)];
          for (const [by, end] of curve(now, first, second, to)) bend(by, end);
          control = { point: second, letter: "c" };
          break;
        }
        case "s": {
          control = before;
          const [first, second, to] = [reflected("c"), point(0), point(2)];
          for (const [by, end] of curve(now, first, second, to)) bend(by, end);
          control = { point: second, letter: "c" };
          break;
        }
        case "a": {
          const to = point(5);
          const arcs = arc(now, own, to);
          if (arcs) for (const [by, end] of arcs) bend(by, end);
          else put("L", to);
          break;
        }
        default:
          commands.push(["Z"]);
          now = begin;
      }
      if (commands.length > mostCommands || !isNear) return null;
    }
  }
  return commands.length > 1 ? commands : null;
}

/**
 * @param {string} text
 * @param {boolean} hasFlags whether each fourth and fifth of seven is a flag, which may be written without a space
 * @returns {number[] | null} null where something else is written
 */
function numbersIn(text, hasFlags) {
  /** @type {number[]} */
  const numbers = [];
  let at = 0;
  const taken = (/** @type {RegExp} */ pattern) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  taken(gap);
  while (at < text.length) {
    const found = taken(hasFlags && [3, 4].includes(numbers.length % 7) ? flag : decimal);
    if (found === undefined) return null;
    numbers.push(Number(found));
    taken(gap);
  }
  return numbers;
}

/**
 * A cubic curve as quadratic ones: control point and end of each.
 * @param {Point} from @param {Point} first @param {Point} second @param {Point} to @returns {[Point, Point][]}
 */
function curve(from, first, second, to) {
  const at = (/** @type {number} */ t) =>
    /** @type {any} */ (
      [0, 1].map((i) => {
        const s = 1 - t;
        return s ** 3 * from[i] + 3 * s * s * t * first[i] + 3 * s * t * t * second[i] + t ** 3 * to[i];
      })
    );
  const slope = (/** @type {number} */ t) =>
    [0, 1].map((i) => {
      const s = 1 - t;
      return 3 * s * s * (first[i] - from[i]) + 6 * s * t * (second[i] - first[i]) + 3 * t * t * (to[i] - second[i]);
    });
  return Array.from({ length: piecesOfCurve }, (_, piece) => {
    const [start, end] = [piece / piecesOfCurve, (piece + 1) / piecesOfCurve];
    const [a, b, before, after] = [at(start), at(end), slope(start), slope(end)];
    const third = (end - start) / 3;
    // The quadratic curve that is nearest to a cubic one with the same ends.
    const by = [0, 1].map((i) => (3 * (a[i] + before[i] * third + b[i] - after[i] * third) - a[i] - b[i]) / 4);
    return [/** @type {any} */ (by), b];
  });
}

/**
 * An arc of an ellipse as quadratic curves; null where it is a line. The formulas are those of the specification of
 * SVG.
 * @param {Point} from
 * @param {readonly number[]} numbers radii, turn in degrees, whether the long way, whether clockwise
 * @param {Point} to
 * @returns {[Point, Point][] | null}
 */
function arc([x1, y1], [wide, high, turn, isLong, isClockwise], [x2, y2]) {
  let [rx, ry] = [Math.abs(wide), Math.abs(high)];
  if (!rx || !ry || (x1 === x2 && y1 === y2)) return null;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.sqrt(Math.max(1, (x / rx) ** 2 + (y / ry) ** 2));
  [rx, ry] = [rx * grow, ry * grow];
  const share = (rx * y) ** 2 + (ry * x) ** 2;
  const factor = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - share) / share)) * (isLong === isClockwise ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweep = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI;
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / widestArc));
  const step = sweep / count;
  const at = (/** @type {number} */ angle, /** @type {number} */ reach) => {
    const [across, down] = [cx + rx * reach * Math.cos(angle), cy + ry * reach * Math.sin(angle)];
    return /** @type {Point} */ ([
      cos * across - sin * down + (x1 + x2) / 2,
      sin * across + cos * down + (y1 + y2) / 2,
    ]);
  };
  return Array.from({ length: count }, (_, i) => [
    at(start + (i + 0.5) * step, 1 / Math.cos(step / 2)),
    i + 1 === count ? [x2, y2] : at(start + (i + 1) * step, 1),
  ]);
}

/** Writes a path as text, with three places after the point. @param {readonly Command[]} commands */
export const textOfPath = (commands) =>
  commands
    .map(([letter, ...numbers]) => letter + numbers.map((each) => String(Math.round(each * 1000) / 1000)).join(" "))
    .join("");
