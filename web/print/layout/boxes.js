/**
 * A page as data: boxes with places and sizes. All lengths are points (1/72 inch). The origin is the top left corner of
 * the medium, and y grows downwards. Two players draw the same boxes: play-svg.js for the browser and play-pdf.js for
 * PDF. A box says everything a player needs, so that both draw the same page.
 *
 * @typedef {{ x: number, y: number, width: number, height: number }} Area
 *
 * @typedef {object} TextBox one line of text
 * @property {"text"} kind
 * @property {number} x where the line begins, has its middle or ends, as `align` says
 * @property {number} y the baseline
 * @property {string} text
 * @property {number} size of the type
 * @property {Weight} weight
 * @property {string} colour such as "#000000"
 * @property {"start" | "middle" | "end"} align
 * @property {Role} [role] in the structure of a PDF file; a part of a paragraph if absent
 * @property {boolean} [isCut] of an author's words: whether they are shortened here. Other texts end with an ellipsis
 *   then
 * @property {number} [leadsTo] number of the page, from 1, that a click on the text opens in a PDF file; none if absent
 *
 * @typedef {400 | 600} Weight
 * @typedef {"H1" | "H2" | "artifact"} Role a heading of the first or second level; what repeats on pages and
 *   says nothing about them, such as a page number
 *
 * @typedef {{ kind: "line", x: number, y: number, x2: number, y2: number, width: number, colour: string }} LineBox
 *
 * @typedef {object} DrawingBox a board or a step: a display list, scaled into the area
 * @property {"drawing"} kind
 * @property {number} x
 * @property {number} y
 * @property {number} width the height follows from the list
 * @property {import("../../board/operations.js").DisplayList} list
 * @property {import("../../board/palette.js").Palette} palette
 * @property {string} label what the drawing shows, for assistive technology
 * @property {CellPlaces} [cells] of a board
 *
 * @typedef {{ rows: number, columns: number, lefts: readonly number[], tops: readonly number[], side: number }}
 *   CellPlaces where each column and each row begins, and the side of a cell, in the units of the list
 *
 * @typedef {object} ModulesBox a QR code: dark squares without a margin
 * @property {"modules"} kind
 * @property {number} x
 * @property {number} y
 * @property {number} side
 * @property {readonly (readonly boolean[])[]} rows true for a dark square
 * @property {string} label
 *
 * @typedef {object} TurnedBox boxes that are drawn upside down: turned by half a turn about the middle of the area
 * @property {"turned"} kind
 * @property {boolean} [quarter] turned by a quarter, clockwise, instead of half a turn
 * @property {Area} area
 * @property {readonly Box[]} boxes
 *
 * @typedef {Pick<TurnedBox, "area" | "quarter"> & { angle?: number }} Turn how a pen turns what it draws next;
 *   `angle`: in degrees, clockwise, for another turn than by quarters
 *
 * @typedef {{ kind: "ground", x: number, y: number, width: number, height: number, colour: string }} GroundBox
 *
 * @typedef {object} PictureBox a picture of pixels, which fills the area: what is outside is cut off
 * @property {"picture"} kind
 * @property {Area} area
 * @property {import("../cover-picture.js").CoverPicture} picture
 * @property {string} label
 *
 * @typedef {TextBox | LineBox | DrawingBox | ModulesBox | TurnedBox | GroundBox | PictureBox} Box
 *
 * @typedef {object} Page
 * @property {number} width of the medium, with bleed and room for crop marks
 * @property {number} height
 * @property {Area} trim the page as it is after cutting; without bleed the whole medium
 * @property {Area} bleed the area that colours may reach; without bleed the same as `trim`
 * @property {readonly Box[]} boxes in drawing order
 * @property {boolean} [isCut] whether words of an author have no room on the page
 * @property {boolean} [repeats] whether its boards repeat those of other pages in small
 *
 * @typedef {object} PrintedDocument pages that are made when they are asked for, since a book has hundreds
 * @property {number} pageCount
 * @property {(index: number) => Page} page from 0
 * @property {(index: number) => Pick<Page, "width" | "height">} sizeOf a page, which need not be made for it
 * @property {number} [cutPages] on so many pages, words of an author have no room
 * @property {string} title
 * @property {string} author "" for none
 * @property {string} language of the sheets
 * @property {readonly Bookmark[]} [parts] where the parts of a book begin
 * @property {readonly Bookmark[]} [outline] bookmarks of the file; none without it
 * @property {boolean} [hasMetadata] whether the file says its title and author in XML (XMP), too
 * @property {boolean} [isTagged] whether the file says what is a heading, a table, a picture
 *
 * @typedef {{ title: string, page: number }} Bookmark `page`: index from 0
 */

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {Pick<TextBox, "size"> & Partial<TextBox>} style
 * @returns {TextBox}
 */
export const textBox = (x, y, words, style) => ({
  kind: "text",
  x,
  y,
  text: words,
  weight: 400,
  colour: "#000000",
  align: "start",
  ...style,
});

/**
 * @param {number} x
 * @param {number} y
 * @param {number} x2
 * @param {number} y2
 * @param {number} width
 * @param {string} [colour]
 * @returns {LineBox}
 */
export const lineBox = (x, y, x2, y2, width, colour = "#000000") => ({ kind: "line", x, y, x2, y2, width, colour });

/**
 * Where the whole picture is, of which the area shows the middle.
 * @param {Pick<PictureBox, "area" | "picture">} box @returns {Area}
 */
export function wholePicture({ area: { x, y, width, height }, picture }) {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [across, down] = [picture.width * scale, picture.height * scale];
  return { x: x + (width - across) / 2, y: y + (height - down) / 2, width: across, height: down };
}

/** By how many degrees a pen turns, clockwise. @param {Turn} turn */
export const angleOf = ({ quarter = false, angle = quarter ? 90 : 180 }) => angle;

/**
 * How a pen turns whose y grows upwards, as PDF and PostScript write it.
 * @param {Turn} turn @param {number} height of the page @returns {number[]}
 */
export function turningMatrix(turn, height) {
  const { x, y, width, height: own } = turn.area;
  const [across, up] = [x + width / 2, height - y - own / 2];
  const angle = (angleOf(turn) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((part) => Number(part.toFixed(6)));
  return [cos, -sin, sin, cos, across - cos * across - sin * up, up + sin * across - cos * up];
}

/** A font without a heavier weight is drawn with a rim of this width, relative to the size of the type. */
export const heavier = 0.03;

/**
 * Returns the runs of dark squares in the rows of a QR code: a run is one rectangle, without seams between its squares.
 *
 * @param {readonly (readonly boolean[])[]} rows
 * @returns {{ row: number, column: number, length: number }[]}
 */
export function moduleRuns(rows) {
  return rows.flatMap((modules, row) =>
    modules.flatMap((isDark, column) => {
      if (!isDark || modules[column - 1]) return [];
      const end = modules.indexOf(false, column);
      return [{ row, column, length: (end < 0 ? modules.length : end) - column }];
    }),
  );
}
