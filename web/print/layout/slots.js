/**
 * The arrangement of puzzles on a page: columns and rows of equal slots, and in each slot a caption, a board, and if
 * wanted a QR code and room for notes. Of all arrangements, the one with the largest boards is taken.
 *
 * @typedef {import("./plans.js").Size} Size
 *
 * @typedef {object} Wanted
 * @property {number} caption height of the captions, without the distance to the board
 * @property {number} code side of the QR code; 0 for none
 * @property {boolean} notes
 * @property {number} [under] height of what is below each row of boards, in the space between two rows
 *
 * @typedef {object} Slots
 * @property {number} columns
 * @property {number} rows
 * @property {number} width of a slot
 * @property {number} height of a slot
 * @property {number} across from one slot to the next
 * @property {number} down
 * @property {number} extent side of the boards
 * @property {number} head from the top of a slot to its board
 * @property {number} code side that a QR code may have; 0 for none
 * @property {"above" | "beside"} codeAt in the row of the caption, or to the right of the board
 * @property {"below" | "beside"} notesAt
 */

/** Between caption and board, and between a code and what is next to it: four modules of a code stay white. */
export const captionGap = 4;
export const codeGap = 6;
/** Between the board and the code or the notes beside it. */
export const besideGap = 14;
/** Between the lines for notes: a usual ruling of exercise books is 7 to 8 mm. */
export const ruling = 21;

/** Least room for notes: two lines below a board; beside it, as a part of the slot's width, and in points. */
const notesRoom = { lines: 2, share: 0.26, least: 80 };
/** Between slots, as parts of the area's width and height, and their bounds. */
const gaps = { across: { share: 0.045, least: 12, most: 26 }, down: { share: 0.028, least: 9, most: 20 } };

/** Height of the notes below a board, with their distance to it. */
const notesBelow = notesRoom.lines * ruling + 2;

/**
 * @param {number} count of puzzles on a page
 * @param {Size} area
 * @param {Wanted} wanted
 * @returns {Slots}
 */
export function arrange(count, area, wanted) {
  const columnChoices = Array.from({ length: count }, (_, i) => i + 1).filter((columns) => count % columns === 0);
  const found = columnChoices.flatMap((columns) => slotChoices(columns, count / columns, area, wanted));
  const fitting = found.filter(hasRoomForCode);
  const unevenness = (/** @type {Slots} */ { columns, rows }) => Math.abs(columns - rows);
  return (fitting.length ? fitting : found).reduce((best, slots) =>
    slots.extent > best.extent + 0.5 || (slots.extent > best.extent - 0.5 && unevenness(slots) < unevenness(best))
      ? slots
      : best,
  );
}

/**
 * Whether a code beside the board is no higher than the board, or a code above it leaves half the width for the
 * caption.
 * @param {Slots} slots
 */
export const hasRoomForCode = ({ extent, code, codeAt }) => extent >= (codeAt === "beside" ? 1 : 2) * code;

/**
 * @param {number} columns
 * @param {number} rows
 * @param {Size} area
 * @param {Wanted} wanted
 * @returns {Slots[]} the ways to place code and notes; the first is preferred
 */
function slotChoices(columns, rows, area, wanted) {
  const gapAcross = within(gaps.across, area.width);
  const gapDown = Math.max(wanted.under ?? 0, within(gaps.down, area.height));
  const width = (area.width - gapAcross * (columns - 1)) / columns;
  const height = (area.height - gapDown * (rows - 1)) / rows;
  /** @type {Slots["codeAt"][]} */
  const codePlaces = wanted.code ? ["above", "beside"] : ["above"];
  /** @type {Slots["notesAt"][]} */
  const notesPlaces = wanted.notes ? ["below", "beside"] : ["below"];
  return codePlaces.flatMap((codeAt) =>
    notesPlaces.map((notesAt) => {
      const codeHead = codeAt === "above" && wanted.code ? wanted.code + codeGap : 0;
      const head = Math.max(wanted.caption ? wanted.caption + captionGap : 0, codeHead);
      const beside = Math.max(
        codeAt === "beside" && wanted.code ? wanted.code + besideGap : 0,
        notesAt === "beside" && wanted.notes ? Math.max(notesRoom.least, notesRoom.share * width) + besideGap : 0,
      );
      const below = notesAt === "below" && wanted.notes ? notesBelow : 0;
      const extent = Math.max(1, Math.min(width - beside, height - head - below));
      return {
        columns,
        rows,
        width,
        height,
        across: width + gapAcross,
        down: height + gapDown,
        extent,
        head,
        code: wanted.code,
        codeAt,
        notesAt,
      };
    }),
  );
}

/** @param {{ share: number, least: number, most: number }} bounds @param {number} length */
const within = ({ share, least, most }, length) => Math.min(most, Math.max(least, share * length));
