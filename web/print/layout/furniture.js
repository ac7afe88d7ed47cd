/**
 * Head and foot of a page: the reader's own texts, title, author, date, lines to write on, page number, seed.
 *
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./plans.js").Context} Context
 * @typedef {import("../print-settings.js").Look} Look
 *
 * @typedef {object} Furniture
 * @property {number} top height that the head takes from the printed area, with the distance to what follows
 * @property {number} bottom likewise of the foot
 * @property {(area: Area, page: { number: number, count: number }) => Box[]} draw `area` is the whole printed area
 *
 * @typedef {object} Heading
 * @property {string} title "" for none
 * @property {string} [running] text at the right end of the first line, such as the title of a section
 * @property {boolean} [nameLine] whether there is a line for name, class, date and points
 * @property {boolean} [author] whether the author's name and the date stand beside the title
 */
import { lineBox } from "./boxes.js";
import { fit, shorten, wrap } from "./text.js";
import { lineHeight, quietColour, ruleColour, scaleOf, textLine } from "./type.js";

/** Between head or foot and what lies between them. */
const distance = 10;
/** Between texts at one end of a line. */
const dot = " · ";
/** Least distance between texts in one line. */
const gap = 14;
/** On narrower pages the name has a line of its own. */
const leastNameLine = 340;

/**
 * @param {Heading} heading
 * @param {Look} look
 * @param {Context} context
 * @param {number} width of the printed area
 * @returns {Furniture}
 */
export function furnitureOf(heading, look, context, width) {
  const scale = scaleOf(look);
  const rows = headRows(heading, look, context, width);
  const rowsHeight = rows.reduce((sum, row) => sum + row.height, 0);
  const top = rows.length ? rowsHeight + distance : 0;
  const hasFoot = Boolean(look.footer) || look.show.pageNumbers || seedText(look, context) !== "";
  const footHeight = scale.small * lineHeight;
  return {
    top,
    bottom: hasFoot ? footHeight + distance : 0,
    draw(area, page) {
      let y = area.y;
      const boxes = rows.flatMap((row) => {
        const drawn = row.draw(area.x, y);
        y += row.height;
        return drawn;
      });
      return hasFoot ? [...boxes, ...drawFoot(area, area.y + area.height - footHeight, page, look, context)] : boxes;
    },
  };
}

/** @typedef {{ height: number, draw: (x: number, y: number) => Box[] }} Row */

/** @param {Heading} heading @param {Look} look @param {Context} context @param {number} width @returns {Row[]} */
function headRows({ title, running = "", nameLine = false, author = false }, look, context, width) {
  const { face } = context;
  const scale = scaleOf(look);
  const small = { size: scale.small, colour: quietColour };
  const byline = [author ? look.author : "", author && look.show.date ? context.date : ""].filter(Boolean).join(dot);
  /** @type {Row[]} */
  const rows = [];
  const pairRow = (
    /** @type {string} */ left,
    /** @type {string} */ right,
    /** @type {{ role?: import("./boxes.js").Role }} */ as = {},
  ) =>
    rows.push({
      height: scale.small * lineHeight + 2,
      draw: (x, y) =>
        endsOf(left, right, width, small, face).map(({ text, align }) =>
          textLine(align === "end" ? x + width : x, y, text, { ...small, align, ...as }),
        ),
    });
  const bylineRows = () => {
    for (const text of byline ? wrap(byline, { width, size: scale.small, face }) : []) pairRow("", text);
  };
  if (look.header || running) pairRow(look.header, running, { role: "artifact" });
  if (title) {
    const own = byline ? face.widthOf(byline, scale.small) : 0;
    const isBeside = byline !== "" && own <= width * 0.45 && face.widthOf(title, scale.text, 600) + gap + own <= width;
    if (face.widthOf(title, scale.text, 600) > width - (isBeside ? own + gap : 0)) {
      for (const text of wrap(title, { width, size: scale.text, weight: 600, face }))
        rows.push({
          height: scale.text * lineHeight,
          draw: (x, y) => [textLine(x, y, text, { size: scale.text, weight: 600, role: "H1" })],
        });
      bylineRows();
      if (nameLine) rows.push(nameRow(look, context, width));
      return rows;
    }
    const head = fit(title, {
      width: width - (isBeside ? own + gap : 0),
      size: scale.title,
      leastSize: scale.text,
      weight: 600,
      face,
    });
    rows.push({
      height: scale.title * lineHeight,
      draw: (x, y) => [
        textLine(x, y + (scale.title - head.size) * 0.98, head.text, { size: head.size, weight: 600, role: "H1" }),
        ...(isBeside
          ? [textLine(x + width, y + (scale.title - scale.small) * 0.98, byline, { ...small, align: "end" })]
          : []),
      ],
    });
    if (!isBeside) bylineRows();
  } else bylineRows();
  if (nameLine) rows.push(nameRow(look, context, width));
  return rows;
}

/**
 * Returns the texts at both ends of a line, shortened so that they do not touch.
 *
 * @param {string} left @param {string} right @param {number} width @param {{ size: number }} style @param
 *   {Context["face"]} face
 * @returns {{ text: string, align: "start" | "end" }[]}
 */
function endsOf(left, right, width, { size }, face) {
  const rightWidth = right ? Math.min(face.widthOf(right, size), left ? width * 0.5 : width) : 0;
  const leftText = shorten(left, { width: width - (right ? rightWidth + gap : 0), size, face });
  const rightText = shorten(right, {
    width: left ? Math.max(rightWidth, width - gap - face.widthOf(leftText, size)) : width,
    size,
    face,
  });
  return [
    ...(leftText ? [{ text: leftText, align: /** @type {const} */ ("start") }] : []),
    ...(rightText ? [{ text: rightText, align: /** @type {const} */ ("end") }] : []),
  ];
}

/**
 * Lines to write name, class, date and points on.
 * @param {Look} look
 * @param {Context} context
 * @param {number} width
 * @returns {Row}
 */
function nameRow(look, { words, face }, width) {
  const { text: size, least } = scaleOf(look);
  const room = size * 1.2;
  const down = room + size * lineHeight;
  const name = { label: words("sheet.name"), share: 2 };
  const others = [
    { label: words("sheet.class"), share: 1 },
    ...(look.show.date ? [] : [{ label: words("sheet.date"), share: 1.2 }]),
    { label: words("sheet.points"), share: 1.1 },
  ];
  const lines = width < leastNameLine ? [[name], others] : [[name, ...others]];
  return {
    height: lines.length * down,
    draw: (x, y) =>
      lines.flatMap((fields, line) => {
        const base = y + line * down + room + 0.98 * size;
        const unit = (width - gap * (fields.length - 1)) / fields.reduce((sum, { share }) => sum + share, 0);
        let left = x;
        return fields.flatMap(({ label, share }) => {
          const [from, across] = [left, unit * share];
          left += across + gap;
          const { text, size: own } = fit(label, { width: across * 0.5, size, leastSize: least, face });
          return [
            textLine(from, base - 0.98 * own, text, { size: own }),
            lineBox(from + face.widthOf(text, own) + 5, base + 1.5, from + across, base + 1.5, 0.5, ruleColour),
          ];
        });
      }),
  };
}

/** @param {Look} look @param {Context} context */
const seedText = (look, { words, seed }) => (look.show.seed && seed ? words("sheet.seed", { seed }) : "");

/**
 * The page number is in the middle of a loose sheet, if there are several, and at the outer edge of a book; the other
 * texts share the rest of the line.
 *
 * @param {Area} area @param {number} y @param {{ number: number, count: number }} page @param {Look} look @param
 *   {Context} context @returns {Box[]}
 */
function drawFoot(area, y, page, look, context) {
  const { words, face } = context;
  const size = scaleOf(look).small;
  const style = { size, colour: quietColour, role: /** @type {const} */ ("artifact") };
  const seed = seedText(look, context);
  const right = area.x + area.width;
  if (look.book) {
    const number = look.show.pageNumbers ? String(page.number) : "";
    const isRight = page.number % 2 === 1;
    const rest = [look.footer, seed].filter(Boolean).join(dot);
    const ends = endsOf(isRight ? rest : number, isRight ? number : rest, area.width, style, face);
    return ends.map(({ text, align }) => textLine(align === "end" ? right : area.x, y, text, { ...style, align }));
  }
  const middle =
    look.show.pageNumbers && page.count > 1 ? words("sheet.page", { page: page.number, pages: page.count }) : "";
  if (!middle)
    return endsOf(look.footer, seed, area.width, style, face).map(({ text, align }) =>
      textLine(align === "end" ? right : area.x, y, text, { ...style, align }),
    );
  const side = (area.width - face.widthOf(middle, size)) / 2 - gap;
  /** @param {string} text @param {"start" | "end"} align @returns {Box[]} */
  const end = (text, align) =>
    text
      ? [textLine(align === "end" ? right : area.x, y, shorten(text, { width: side, size, face }), { ...style, align })]
      : [];
  return [
    ...end(look.footer, "start"),
    textLine(area.x + area.width / 2, y, middle, { ...style, align: "middle" }),
    ...end(seed, "end"),
  ];
}
