/**
 * What an address holds: a puzzle of f-puzzles or SudokuPad, a position of SudokuWiki, a line, a game of Nonet. Nothing is fetched, so an address that
 * only names a puzzle on a server cannot be read.
 *
 * @typedef {{ kind: "f-puzzles" | "sudokupad", data: string } | { kind: "sudokuwiki-link", data: string } | { kind: "state", data: string }} Packed
 * @typedef {{ kind: "line", data: string, layout: string }} LineLink `layout`: "" when the address names none
 * @typedef {{ kind: "own", data: string }} OwnLink `data`: the address of a puzzle of Nonet, from `#` on
 * @typedef {{ kind: "server", data: string }} ServerLink `data`: the site
 * @typedef {Packed | LineLink | OwnLink | ServerLink} Link
 */
import { gameTextIn } from "./puzzle-address.js";

/** An address in a text, up to the next space or sign that cannot be in one. */
const address = /(?:https?:\/\/|sudokupad:\/\/|(?:www\.)?(?:f-puzzles\.com|sudokupad\.app|sudokuwiki\.org|sudokuexchange\.com)\/)[^\s<>"]+/gi;
/** Data of lz-string that unpack to a text beginning with `{"`. */
const bare = /^(?:(fpuz(?:zles)?)|(scl|ctc))?(N4[\w+/%\- ]{20,}=*)$/;
/** What stands before data in an address. */
const beforeData = /(?:load=|fpuzzle=|fpuz|zles|scl|ctc)(?=N4)/g;
/** Whatever holds a link has one of these. */
const ofLinks = /[/#]|N4|S9B/;
/** Names under which sites put a puzzle into their addresses. */
const names = ["bd", "s", "p", "puzzle", "sudoku", "board", "grid", "givens", "clues", "problem", "q", "n"];
/** Cells of the boards that are known by their size. */
const sizes = new Set([16, 36, 64, 81, 100, 144, 162, 225, 256, 625]);

/**
 * Returns what the addresses of a text hold. A text without an address that holds anything gives none. Takes time in proportion to the text up to the last
 * link that is returned.
 *
 * @param {string} text
 * @param {number} [most] at most so many links
 * @returns {{ link: Link, line: number }[]} `line`: where the address is, from 1
 */
export function linksIn(text, most = Infinity) {
  /** @type {{ link: Link, line: number }[]} */
  const links = [];
  for (const [i, line] of text.split("\n").entries()) {
    if (!ofLinks.test(line)) continue;
    for (const link of linksOfLine(line.trim())) {
      if (links.length >= most) return links;
      links.push({ link, line: i + 1 });
    }
  }
  return links;
}

/** @param {string} line @returns {Generator<Link>} */
function* linksOfLine(line) {
  const whole = linkOf(line);
  if (whole) {
    yield whole;
    return;
  }
  for (const [found] of line.matchAll(address)) {
    const clean = withoutStops(found);
    // The line itself was tried already.
    const link = (clean === line ? null : linkOf(clean)) ?? (found === clean || found === line ? null : linkOf(found));
    if (link) yield link;
  }
}

/** A full stop or a bracket behind an address belongs to the sentence around it. @param {string} found */
function withoutStops(found) {
  let end = found.length;
  while (end > 0 && ".,;!?)]'»”".includes(found[end - 1])) end--;
  return found.slice(0, end);
}

/** @param {string} written one address, or the data of one @returns {Link | null} */
export function linkOf(written) {
  const text = withPlusSigns(written);
  const data = bare.exec(text);
  if (data) return { kind: data[2] ? "sudokupad" : "f-puzzles", data: data[3] };
  if (/^S9B[0-9a-z]{162}$/.test(text)) return { kind: "sudokuwiki-link", data: text };
  if (/\s/.test(text)) return null;
  return ownLink(text) ?? (/^(https?:\/\/|sudokupad:\/\/|[\w-]+(\.[\w-]+)+\/)/i.test(text) ? foreignLink(text) : null);
}

/**
 * Restores the plus signs of data that became spaces. Whole data have four signs for each three bytes; words behind an address do not make up for that.
 *
 * @param {string} text
 */
function withPlusSigns(text) {
  const at = startOfData(text);
  if (at === null) return text;
  const [before, data] = [text.slice(0, at), text.slice(at)];
  const isWhole = (/** @type {string} */ signs) => signs.length % 4 === 0;
  const [first, ...rest] = data.split(" ");
  if (!rest.length || !isWhole(data) || (isWhole(first) && !/[a-z][A-Z\d]|=$/.test(rest.join(" ")))) return text;
  return before + data.replaceAll(" ", "+");
}

/** Where the data begin that reach to the end of a text: at its beginning, or behind a name without a space before it; null when there are none. @param {string} text */
function startOfData(text) {
  let clean = text.length;
  while (clean > 0 && /[\w+/=\- ]/.test(text[clean - 1])) clean--;
  if (clean === 0 && text.startsWith("N4")) return 0;
  const space = text.search(/\s/);
  for (const { 0: found, index } of text.matchAll(beforeData)) {
    const start = index + found.length;
    if (space >= 0 && start > space) return null;
    if (start >= clean) return start;
  }
  return null;
}

/** Nonet's own addresses, wherever the page is. @param {string} text @returns {Link | null} */
function ownLink(text) {
  const fragment = text.slice(text.indexOf("#"));
  const game = gameTextIn(fragment);
  if (game) return { kind: "state", data: game };
  return fragment.startsWith("#p=") ? { kind: "own", data: fragment } : null;
}

/** @param {string} text @returns {Link | null} */
function foreignLink(text) {
  const site = /^(?:\w+:\/\/)?(?:www\.)?([^/?#]+)/.exec(text)?.[1].toLowerCase() ?? "";
  const load = parameter(text, "load") || parameter(text, "fpuzzle");
  if (/^N4/.test(load)) return { kind: "f-puzzles", data: load };
  if (site.endsWith("sudokupad.app") || site.endsWith("crackingthecryptic.com") || text.startsWith("sudokupad:")) return padLink(text);
  if (site.endsWith("f-puzzles.com") && parameter(text, "id") !== "") return { kind: "server", data: "f-puzzles" };
  const values = names.map((name) => ({ name, value: unescaped(parameter(text, name)) })).filter(({ value }) => value !== "");
  for (const { value } of values) {
    if (/^S9B[0-9a-z]{162}$/.test(value)) return { kind: "sudokuwiki-link", data: value };
    const line = value.replaceAll(",", "");
    if (sizes.has(line.length) && /^[0-9a-zA-Z._*-]+$/.test(line)) return { kind: "line", data: line.replace(/[-_*]/g, "."), layout: unescaped(parameter(text, "layout")).replaceAll(" ", "+") };
  }
  const path = /[/=]([0-9._-]{81})(?![0-9._-])/.exec(text);
  return path ? { kind: "line", data: path[1].replace(/[-_]/g, "."), layout: "" } : null;
}

/** @param {string} text an address of SudokuPad @returns {Link | null} */
function padLink(text) {
  const id = parameter(text, "puzzleid") || text.replace(/^\w+:\/\/puzzle\/|^(?:\w+:\/\/)?[^/]+\/(?:sudoku\/|embed\/)?/, "").replace(/[?#].*$/, "");
  const packed = /^(?:(fpuz(?:zles)?)|(scl|ctc))(.+)$/.exec(unescaped(id));
  if (packed) return { kind: packed[2] ? "sudokupad" : "f-puzzles", data: packed[3] };
  return id === "" ? null : { kind: "server", data: "SudokuPad" };
}

/** The patterns of parameters, by name. @type {Map<string, RegExp>} */
const parameters = new Map();

/** The value of a parameter as it is written: a plus sign stays a plus sign. @param {string} text @param {string} name */
function parameter(text, name) {
  const pattern = parameters.get(name) ?? new RegExp(`[?&#]${name}=([^&#]*)`);
  parameters.set(name, pattern);
  return pattern.exec(text)?.[1] ?? "";
}

/** @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
