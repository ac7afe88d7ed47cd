/**
 * The fog of a puzzle, as SudokuPad and f-puzzles write it: the cells that are open at the start, and which cells open
 * when others have their right digits.
 *
 * @typedef {readonly [row: number, column: number]} Place
 * @typedef {readonly [cells: readonly Place[], opened: readonly Place[]]} FogLink the second cells are opened by the
 *   right digits of all the first
 * @typedef {object} Fog
 * @property {readonly Place[]} open
 * @property {readonly FogLink[]} [links] without links a right digit opens its cell and the eight around
 */

/** What lies beyond these bounds is left out. */
const mostPlaces = 10_000;
const farthest = 100;

/** @param {readonly number[]} place @returns {place is Place} */
const isPlace = (place) =>
  place.length === 2 && place.every((part) => Number.isInteger(part) && part >= 0 && part < farthest);

/**
 * The cells that a text names one after the other: `r1c1r1c2`, and `r1c1-r2c3` for a rectangle.
 * @param {string} text
 * @returns {Place[]}
 */
function namedPlaces(text) {
  return [...text.matchAll(/r(\d{1,3})c(\d{1,3})(?:\s*-\s*r(\d{1,3})c(\d{1,3}))?/gi)].flatMap((found) => {
    const [top, left, bottom = top, right = left] = found.slice(1).flatMap((part) => (part ? [Number(part) - 1] : []));
    const [rows, columns] = [bottom - top + 1, right - left + 1];
    if (rows < 1 || columns < 1 || rows * columns > mostPlaces) return [];
    return Array.from(
      { length: rows * columns },
      (_, i) => /** @type {Place} */ ([top + Math.floor(i / columns), left + (i % columns)]),
    );
  });
}

/** @param {unknown} value a text, or a list of texts and of pairs of numbers @returns {Place[]} */
function placesOf(value) {
  const list = Array.isArray(value) ? value.slice(0, mostPlaces) : [value];
  const read = list.flatMap((each) => {
    if (typeof each === "string") return /** @type {readonly (readonly number[])[]} */ (namedPlaces(each));
    return Array.isArray(each) ? [each.map((part) => Number(part))] : [];
  });
  return read.slice(0, mostPlaces).filter(isPlace);
}

/** The cell and the eight around. @param {Place} place */
export const around = ([row, column]) =>
  [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((right) => /** @type {Place} */ ([row + down, column + right])))
    .filter(isPlace);

/** Whether a cage is a mark for cells that are open at the start. @param {unknown} cage */
export const isLamp = (cage) => /^\s*foglight\s*(:|$)/i.test(String(Object(cage).value ?? ""));

/** Whether an effect of SudokuPad opens cells. @param {any} entry */
const opensCells = (entry) => Object(entry?.effect).type === "foglight";

/** Whether a puzzle has effects besides fog. @param {unknown} raw */
export function hasOtherEffects(raw) {
  const { triggereffect } = Object(raw);
  return Array.isArray(triggereffect) && !triggereffect.every(opensCells);
}

/**
 * @param {Record<string, unknown>} own a puzzle of SudokuPad or of f-puzzles, or a drawing that a game keeps
 * @returns {Fog | undefined} undefined where no cell is covered
 */
export function readFog({ fog, foglight, fogofwar, triggereffect, cages, cage }) {
  const kept = /** @type {Record<string, unknown>} */ (Object(fog));
  const lamps = [cages, cage].flatMap((list) => (Array.isArray(list) ? list.filter(isLamp) : []));
  const effects = Array.isArray(triggereffect) ? triggereffect.filter(opensCells) : [];
  const starts = [kept.open, foglight, fogofwar].filter(Array.isArray);
  if (!starts.length && !lamps.length && !effects.length) return undefined;
  const open = [
    ...[kept.open, foglight, ...lamps.flatMap(({ value, cells }) => [String(value), cells])].flatMap(placesOf),
    ...placesOf(fogofwar).flatMap(around),
  ];
  const links = [
    ...(Array.isArray(kept.links) ? kept.links : []),
    ...effects.map(({ trigger, effect }) => [Object(trigger).cell ?? Object(trigger).cells, effect.cells]),
  ]
    .map((link) => (Array.isArray(link) ? link.map(placesOf) : []))
    .filter(([cells, opened]) => cells?.length && opened?.length);
  const places = [...new Map(open.map((place) => [String(place), place])).values()];
  return { open: places, ...(links.length && { links: /** @type {any} */ (links) }) };
}

/** @param {readonly Place[]} places */
const written = (places) => places.map(([row, column]) => `r${row + 1}c${column + 1}`).join("");

/** The links as SudokuPad and f-puzzles have them. @param {Fog} fog */
const effectsOf = ({ links = [] }) =>
  links.map(([cells, opened]) => ({
    trigger: { type: "cellvalue", cell: written(cells) },
    effect: { type: "foglight", cells: written(opened) },
  }));

/** The fog as SudokuPad writes it. @param {Fog | undefined} fog @returns {Record<string, unknown>} */
export const fogForPad = (fog) =>
  fog ? { foglight: fog.open, ...(fog.links && { triggereffect: effectsOf(fog) }) } : {};

/** The fog as f-puzzles writes it. @param {Fog | undefined} fog @returns {Record<string, unknown>} */
export const fogForFPuzzles = (fog) =>
  fog
    ? {
        foglight: fog.open.map(([row, column]) => `R${row + 1}C${column + 1}`),
        ...(fog.links && { triggereffect: effectsOf(fog) }),
      }
    : {};
