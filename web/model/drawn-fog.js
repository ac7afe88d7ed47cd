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

/** What lies beyond these bounds is left out: places that a fog names, once or again; rows and columns. */
const mostPlaces = 10_000;
const farthest = 100;

/** @typedef {{ left: number }} Budget the places that may still be read; negative once some were left out */

/** @param {readonly number[]} place @returns {place is Place} */
const isPlace = (place) =>
  place.length === 2 && place.every((part) => Number.isInteger(part) && part >= 0 && part < farthest);

/**
 * The cells that a text names one after the other: `r1c1r1c2`, and `r1c1-r2c3` for a rectangle.
 * @param {string} text
 * @returns {Generator<readonly number[]>}
 */
function* namedPlaces(text) {
  for (const found of text.matchAll(/r(\d{1,3})c(\d{1,3})(?:\s*-\s*r(\d{1,3})c(\d{1,3}))?/gi)) {
    const [top, left, bottom = top, right = left] = found.slice(1).flatMap((part) => (part ? [Number(part) - 1] : []));
    for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) yield [row, column];
  }
}

/** @param {unknown} value a text, or a list of texts and of pairs of numbers @returns {Generator<readonly number[]>} */
function* rawPlaces(value) {
  for (const each of Array.isArray(value) ? value : [value])
    if (typeof each === "string") yield* namedPlaces(each);
    else if (Array.isArray(each) && each.length === 2 && each.every(isWritten)) yield each.map(Number);
}

/** @param {unknown} part */
const isWritten = (part) => typeof part === "number" || typeof part === "string";

/**
 * The different cells of a value, as long as the budget lasts.
 * @param {unknown} value @param {Budget} budget @returns {Place[]}
 */
function placesOf(value, budget) {
  const read = /** @type {Map<string, Place>} */ (new Map());
  for (const place of rawPlaces(value)) {
    if (--budget.left < 0) break;
    if (isPlace(place)) read.set(String(place), place);
  }
  return [...read.values()];
}

/** The cell and the eight around. @param {Place} place */
export const around = ([row, column]) =>
  [-1, 0, 1]
    .flatMap((down) => [-1, 0, 1].map((right) => /** @type {Place} */ ([row + down, column + right])))
    .filter(isPlace);

/** Whether a cage is a mark for cells that are open at the start. @param {unknown} cage */
export function isLamp(cage) {
  const { value } = Object(cage);
  return typeof value === "string" && /^\s*foglight\s*(:|$)/i.test(value);
}

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
  const budget = { left: mostPlaces };
  const read = (/** @type {unknown} */ value) => placesOf(value, budget);
  const open = [
    ...[kept.open, foglight, ...lamps.flatMap(({ value, cells }) => [value, cells])].flatMap(read),
    ...read(fogofwar).flatMap(around),
  ];
  const links = [
    ...(Array.isArray(kept.links) ? kept.links : []),
    ...effects.map(({ trigger, effect }) => [Object(trigger).cell ?? Object(trigger).cells, effect.cells]),
  ].flatMap((link) => {
    const [cells, opened] = Array.isArray(link) ? link.slice(0, 2).map(read) : [];
    // A part of a link would open cells too early.
    return cells?.length && opened?.length && budget.left >= 0 ? [/** @type {FogLink} */ ([cells, opened])] : [];
  });
  const places = [...new Map(open.map((place) => [String(place), place])).values()];
  return { open: places, ...(links.length && { links }) };
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
