// Drawings of rules in the habits of three setters, with the rules that they mean. Each is drawn for this table.
//
// plain: the colours and shapes that the tools of SudokuPad draw by themselves, and words that name the rule.
// fpuzzles: the cosmetics of f-puzzles, with names of cells.
// own: keys of shortened texts, colours of the setter's own, lines in pieces, and words that tell the meaning only.

/** @typedef {"plain" | "fpuzzles" | "own"} Habit */
/** @typedef {{ kind: string, habit: Habit, words: string, rules: string[], drawn: Record<string, unknown[]> }} Drawn */

/** @typedef {[row: number, column: number]} Place from 1, in cells: 1.5 is on the edge of the first and the second */

/** @param {string} text such as "r1c1 r1c2.5" @returns {Place[]} */
const places = (text) =>
  text.split(" ").map((name) => {
    const [, row, column] = /** @type {RegExpExecArray} */ (/^r(-?[\d.]+)c(-?[\d.]+)$/.exec(name));
    return [Number(row), Number(column)];
  });

/** As SudokuPad counts. @param {string} text @returns {[number, number][]} */
const points = (text) => places(text).map(([row, column]) => [row - 0.5, column - 0.5]);

/** The cells around a place, as f-puzzles names them. @param {string} text */
const names = (text) =>
  places(text).flatMap(([row, column]) =>
    [...new Set([Math.floor(row), Math.ceil(row)])].flatMap((down) =>
      [...new Set([Math.floor(column), Math.ceil(column)])].map((right) => `R${down}C${right}`),
    ),
  );

// The first habit.
const line = (/** @type {string} */ way, /** @type {string} */ color, thickness = 16) => ({
  lines: [{ wayPoints: points(way), color, thickness }],
});
const shape = (/** @type {string} */ at, /** @type {number} */ size, /** @type {object} */ look) => ({
  center: points(at)[0],
  width: size,
  height: size,
  ...look,
});
const under = (/** @type {string} */ at, /** @type {number} */ size, /** @type {object} */ look) => ({
  underlays: at.split(" ").map((each) => shape(each, size, look)),
});
const over = (/** @type {string} */ at, /** @type {number} */ size, /** @type {object} */ look) => ({
  overlays: at.split(" ").map((each) => shape(each, size, look)),
});
const white = { rounded: true, borderColor: "#000000FF", backgroundColor: "#FFFFFFFF" };
const black = { rounded: true, borderColor: "#000000FF", backgroundColor: "#000000FF" };
const ring = { rounded: true, borderColor: "#AAAAAAFF", backgroundColor: "#FFFFFFFF" };
const text = (/** @type {string} */ at, /** @type {string} */ written) =>
  over(at, 0.25, { text: written, fontSize: 28 });

// The second habit.
const fLine = (/** @type {string} */ way, /** @type {string} */ outlineC, width = 0.25) => ({
  line: [{ lines: [names(way)], outlineC, width }],
});
const fCircle = (/** @type {string} */ at, /** @type {number} */ size, /** @type {object} */ look) => ({
  circle: at.split(" ").map((each) => ({ cells: names(each), width: size, height: size, ...look })),
});
const fSquare = (/** @type {string} */ at, /** @type {number} */ size, /** @type {object} */ look) => ({
  rectangle: at.split(" ").map((each) => ({ cells: names(each), width: size, height: size, ...look })),
});
const fText = (/** @type {string} */ at, /** @type {string} */ value) => ({
  text: at.split(" ").map((each) => ({ cells: names(each), value, size: 0.6 })),
});
const fWhite = { baseC: "#FFFFFF", outlineC: "#000000" };
const fBlack = { baseC: "#000000", outlineC: "#000000" };

// The third habit.
const wp = (/** @type {string} */ way, /** @type {string} */ c, th = 12) => ({ lines: [{ wp: points(way), c, th }] });
const ct = (/** @type {string} */ at, /** @type {number} */ size, /** @type {object} */ look) => ({
  underlays: at.split(" ").map((each) => ({ ct: points(each)[0], w: size, h: size, ...look })),
});
const te = (/** @type {string} */ at, /** @type {string} */ written, look = {}) => ({
  overlays: at.split(" ").map((each) => ({ ct: points(each)[0], w: 0.4, h: 0.4, te: written, fs: 24, ...look })),
});

/**
 * By kind: for each habit the words, the rules that are meant, and the parts of the drawing.
 * @type {Record<string, Record<Habit, [words: string, rules: string[], ...drawn: Record<string, unknown[]>[]]>>}
 */
const table = {
  thermometer: {
    plain: [
      "Normal sudoku rules apply. Digits along a thermometer increase from the bulb end.",
      ["thermometer r2c2-r2c4"],
      line("r2c2 r2c4", "#CFCFCFFF", 21),
      under("r2c2", 0.85, { rounded: true, borderColor: "#CFCFCFFF", backgroundColor: "#CFCFCFFF" }),
    ],
    fpuzzles: [
      "Thermometers: digits strictly increase from the round end.",
      ["thermometer r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#CFCFCF", 0.3),
      fCircle("r5c5", 0.85, { baseC: "#CFCFCF", outlineC: "#CFCFCF" }),
    ],
    own: [
      "Thermos increase from the bulb.",
      ["thermometer r7c1 r7c2 r8c3"],
      wp("r8c3 r7c2 r7c1", "8CF", 20),
      ct("r7c1", 0.8, { r: true, c1: "8CF", c2: "8CF" }),
    ],
  },
  "slow thermometer": {
    plain: [
      "Slow thermometers: along a thermometer digits increase or stay the same from the bulb.",
      ["slow-thermometer r2c2-r2c4"],
      line("r2c2 r2c4", "#CFCFCFFF", 21),
      under("r2c2", 0.85, { rounded: true, borderColor: "#CFCFCFFF", backgroundColor: "#CFCFCFFF" }),
    ],
    fpuzzles: [
      "Digits along a thermometer may not decrease as they move away from the bulb.",
      ["slow-thermometer r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#CFCFCF", 0.3),
      fCircle("r5c5", 0.85, { baseC: "#CFCFCF", outlineC: "#CFCFCF" }),
    ],
    own: [
      "On slow thermos, digits stay the same or get bigger away from the bulb.",
      ["slow-thermometer r7c1 r7c2 r8c3"],
      wp("r7c1 r7c2 r8c3", "FA5", 20),
      ct("r7c1", 0.8, { r: true, c1: "FA5", c2: "FA5" }),
    ],
  },
  arrow: {
    plain: [
      "Digits along an arrow sum to the digit in the circle.",
      ["arrow r2c2-r2c5"],
      {
        arrows: [
          { wayPoints: [[1.5, 1.9], ...points("r2c3 r2c5")], color: "#A1A1A1FF", thickness: 5, headLength: 0.3 },
        ],
        underlays: [shape("r2c2", 0.8, ring)],
      },
    ],
    fpuzzles: [
      "Digits on an arrow sum to the circled number.",
      ["arrow r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#AAAAAA", 0.1),
      { line: [{ lines: [["R3.3C5.7", "R3C6", "R3.3C6.3"]], outlineC: "#AAAAAA", width: 0.1 }] },
      fCircle("r5c5", 0.8, { baseC: "#FFFFFF", outlineC: "#AAAAAA" }),
    ],
    own: [
      "The digits along each arrow add up to the number in its pill.",
      ["arrow 2 r7c1-r7c4"],
      {
        arrows: [{ wp: [[6.5, 1.75], ...points("r7c3 r7c4")], c: "555", th: 4, hl: 0.25 }],
        underlays: [{ ct: [6.5, 1], w: 1.8, h: 0.8, r: true, c1: "555", c2: "FFF" }],
      },
    ],
  },
  "white dot": {
    plain: ["Digits separated by a white dot are consecutive.", ["white-dot 1 r2c2 r2c3"], over("r2c2.5", 0.3, white)],
    fpuzzles: [
      "White Kropki dots separate consecutive digits. Not all dots are given.",
      ["white-dot 1 r5c5 r6c5"],
      fCircle("r5.5c5", 0.3, fWhite),
    ],
    own: [
      "Cells joined by a white circle contain digits with a difference of 1.",
      ["white-dot 1 r7c1 r7c2"],
      ct("r7c1.5", 0.35, { r: true, c1: "000", c2: "FFF" }),
    ],
  },
  "black dot": {
    plain: [
      "Digits separated by a black dot are in a 1:2 ratio.",
      ["black-dot 2 r2c2 r2c3"],
      over("r2c2.5", 0.3, black),
    ],
    fpuzzles: [
      "Black Kropki dots: one digit is double the other.",
      ["black-dot 2 r5c5 r6c5"],
      fCircle("r5.5c5", 0.3, fBlack),
    ],
    own: [
      "If cells are joined by a black circle, one of their digits is twice the other.",
      ["black-dot 2 r7c1 r7c2"],
      ct("r7c1.5", 0.35, { r: true, c2: "000" }),
    ],
  },
  "X and V": {
    plain: ["Digits joined by an X sum to 10, by a V sum to 5.", ["pair-sum 10 r2c2 r2c3"], text("r2c2.5", "X")],
    fpuzzles: ["XV pairs: cells separated by V sum to 5.", ["pair-sum 5 r5c5 r6c5"], fText("r5.5c5", "V")],
    own: ["Two cells with x between them add up to 10.", ["pair-sum 10 r7c1 r7c2"], te("r7c1.5", "X", { c2: "FFF" })],
  },
  inequality: {
    plain: ["Inequality signs point at the smaller digit.", ["inequality r2c2 r2c3"], text("r2c2.5", "<")],
    fpuzzles: [
      "Greater than signs: the open side faces the larger digit.",
      ["inequality r6c5 r5c5"],
      fText("r5.5c5", "v"),
    ],
    own: ["The signs point to the lower of two cells.", ["inequality r7c2 r7c1"], te("r7c1.5", ">")],
  },
  quadruple: {
    plain: [
      "Digits in a circle must appear in the four surrounding cells.",
      ["quadruple 1,3,5 r2c2 r2c3 r3c2 r3c3"],
      over("r2.5c2.5", 0.6, { ...white, text: "135" }),
    ],
    fpuzzles: [
      "Quadruples: the given numbers appear in the cells around the circle.",
      ["quadruple 2,8 r5c5 r5c6 r6c5 r6c6"],
      fCircle("r5.5c5.5", 0.6, { ...fWhite, value: "28" }),
    ],
    own: [
      "A corner circle lists digits that must be in the 4 cells touching it.",
      ["quadruple 4,7 r7c1 r7c2 r8c1 r8c2"],
      te("r7.5c1.5", "4 7", { r: true, c1: "000", c2: "FFF", w: 0.6, h: 0.6 }),
    ],
  },
  whisper: {
    plain: [
      "German whispers: adjacent digits along a green line differ by at least 5.",
      ["whisper 5 r2c2-r2c4"],
      line("r2c2 r2c4", "#67F067FF"),
    ],
    fpuzzles: [
      "Neighbouring digits on a Dutch whispers line have a difference of at least 4.",
      ["whisper 4 r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#FFA500"),
    ],
    own: [
      "Along lime lines, adjacent digits differ by 5 or more.",
      ["whisper 5 r7c1 r7c2", "whisper 5 r8c3 r7c2"],
      wp("r7c1 r7c2", "7E3"),
      wp("r8c3 r7c2", "7E3"),
    ],
  },
  renban: {
    plain: [
      "Renban: purple lines contain a set of non-repeating consecutive digits in any order.",
      ["renban r2c2-r2c4"],
      line("r2c2 r2c4", "#F067F0FF"),
    ],
    fpuzzles: [
      "Digits on a Renban line form a consecutive sequence.",
      ["renban r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#D23BE7"),
    ],
    own: [
      "Pink lines hold consecutive digits, in any order, which do not repeat.",
      ["renban r7c1 r7c2 r8c3"],
      wp("r7c1 r7c2", "F6B"),
      wp("r7c2 r8c3", "F6B"),
    ],
  },
  palindrome: {
    plain: [
      "Palindromes: the digits along a grey line read the same from either end.",
      ["palindrome r2c2-r2c4"],
      line("r2c2 r2c4", "#ACACACFF"),
    ],
    fpuzzles: ["Lines are palindromes.", ["palindrome r5c5 r4c6 r3c6"], fLine("r5c5 r4c6 r3c6", "#BBBBBB")],
    own: ["Blue lines read the same in both directions.", ["palindrome r7c1 r7c2 r8c3"], wp("r7c1 r7c2 r8c3", "48F")],
  },
  "between line": {
    plain: [
      "Between lines: digits on the line are strictly between the digits in the circles at its ends.",
      ["between r2c2-r2c4"],
      line("r2c2 r2c4", "#ACACACFF", 10),
      over("r2c2 r2c4", 0.75, ring),
    ],
    fpuzzles: [
      "Digits along lines between two circles must lie between the values in those circles.",
      ["between r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#BBBBBB", 0.15),
      fCircle("r5c5 r3c6", 0.75, { baseC: "#FFFFFF", outlineC: "#BBBBBB" }),
    ],
    own: [
      "Digits on a line are between the two circled digits at the ends of this between line.",
      ["between r7c1 r7c2 r8c3"],
      wp("r7c1 r7c2 r8c3", "888", 8),
      ct("r7c1 r8c3", 0.7, { r: true, c1: "888", c2: "FFF" }),
    ],
  },
  "double arrow": {
    plain: [
      "Double arrows: the digits between the two circles sum to the same as the digits in the circles.",
      ["double-arrow r2c2-r2c5"],
      line("r2c2 r2c5", "#ACACACFF", 6),
      over("r2c2 r2c5", 0.75, ring),
    ],
    fpuzzles: [
      "On a double arrow, the sum of the circles equals the sum of the line.",
      ["double-arrow r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#BBBBBB", 0.1),
      fCircle("r5c5 r3c6", 0.75, { baseC: "#FFFFFF", outlineC: "#BBBBBB" }),
    ],
    own: [
      "Double-arrows: circles add to what is strung along their line.",
      ["double-arrow r7c1 r7c2 r8c3"],
      wp("r7c1 r7c2 r8c3", "C55", 5),
      ct("r7c1 r8c3", 0.7, { r: true, c1: "C55", c2: "FFF" }),
    ],
  },
  "lockout line": {
    plain: [
      "Lockout lines: the digits in the diamonds differ by at least 4. Digits on the line are not between them or equal.",
      ["lockout 4 r2c2-r2c4"],
      line("r2c2 r2c4", "#A0C8FFFF", 10),
      over("r2c2 r2c4", 0.6, { angle: 45, borderColor: "#3C7AC8FF", backgroundColor: "#FFFFFFFF" }),
    ],
    fpuzzles: [
      "Lockout: diamond ends have a difference of at least 4 and other digits on the line lie outside of them.",
      ["lockout 4 r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#77AAFF", 0.15),
      fSquare("r5c5 r3c6", 0.6, { angle: 45, baseC: "#FFFFFF", outlineC: "#0000FF" }),
    ],
    own: [
      "A lockout line has diamonds at its ends, which differ by at least 3.",
      ["lockout 3 r7c1 r7c2 r8c3"],
      wp("r7c1 r7c2 r8c3", "68A", 8),
      ct("r7c1 r8c3", 0.6, { angle: 45, c1: "68A", c2: "FFF" }),
    ],
  },
  "region sum line": {
    plain: [
      "Region sum lines: box borders divide blue lines into segments of equal sum.",
      ["region-sum-line r2c2-r2c5"],
      line("r2c2 r2c5", "#2ECBFFFF", 10),
    ],
    fpuzzles: [
      "Digits on a region sum line have an equal sum N within each box the line passes through.",
      ["region-sum-line r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#34A1EB"),
    ],
    own: [
      "Along blue lines the digits in each box add up to the same total.",
      ["region-sum-line r6c3 r7c3 r8c4"],
      wp("r6c3 r7c3", "2AE"),
      wp("r7c3 r8c4", "2AE"),
    ],
  },
  "zipper line": {
    plain: [
      "Zipper lines: digits an equal distance from the centre of a lavender line sum to the digit in the centre.",
      ["zipper r2c2-r2c4"],
      line("r2c2 r2c4", "#CDB1ECFF", 10),
    ],
    fpuzzles: [
      "On zipper lines, pairs of digits equidistant from the middle sum to the middle digit.",
      ["zipper r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#C9A0FF"),
    ],
    own: [
      "Zippers: digits at the same distance from the middle add up to the digit in the middle.",
      ["zipper r7c1 r7c2 r8c3"],
      wp("r7c1 r7c2 r8c3", "A7E"),
    ],
  },
  "entropic line": {
    plain: [
      "Entropic lines: any three successive digits on a peach line contain one low (123), one medium (456) and one high (789).",
      ["entropic r2c2-r2c4"],
      line("r2c2 r2c4", "#FFCCAAFF"),
    ],
    fpuzzles: [
      "Every set of three consecutive cells on an entropic line has a low, a middle and a high digit.",
      ["entropic r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#FFBB99"),
    ],
    own: ["Entropy lines.", ["entropic r7c1 r7c2 r8c3"], wp("r7c1 r7c2 r8c3", "FCA")],
  },
  "modular line": {
    plain: [
      "Modular lines: any three consecutive digits on a teal line have different remainders when divided by 3.",
      ["modular r2c2-r2c4"],
      line("r2c2 r2c4", "#33BBBBFF"),
    ],
    fpuzzles: [
      "A run of 3 on a modular line has one digit from each of 147, 258 and 369.",
      ["modular r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#22AAAA"),
    ],
    own: ["Modular lines in teal.", ["modular r7c1 r7c2 r8c3"], wp("r7c1 r7c2 r8c3", "2AA")],
  },
  "nabner line": {
    plain: [
      "Nabner lines: no two digits anywhere on the yellow line are consecutive or equal.",
      ["nabner r2c2-r2c4"],
      line("r2c2 r2c4", "#C9C883FF"),
    ],
    fpuzzles: [
      "Nabner: digits on a line may not be consecutive to any other digit on it and may not repeat.",
      ["nabner r5c5 r4c6 r3c6"],
      fLine("r5c5 r4c6 r3c6", "#DDDD66"),
    ],
    own: ["Gold lines are nabners.", ["nabner r7c1 r7c2 r8c3"], wp("r7c1 r7c2 r8c3", "DC5")],
  },
  "even cells": {
    plain: [
      "Shaded squares contain even digits.",
      ["even r2c2 r3c3"],
      under("r2c2 r3c3", 0.75, { borderColor: "#CFCFCFFF", backgroundColor: "#CFCFCFFF" }),
    ],
    fpuzzles: [
      "Grey squares are even.",
      ["even r5c5"],
      fSquare("r5c5", 0.75, { baseC: "#CFCFCF", outlineC: "#CFCFCF" }),
    ],
    own: ["A grey square holds an even digit.", ["even r7c1"], ct("r7c1", 0.8, { c2: "BBB" })],
  },
  "odd cells": {
    plain: [
      "Shaded circles contain odd digits.",
      ["odd r2c2 r3c3"],
      under("r2c2 r3c3", 0.75, { rounded: true, borderColor: "#CFCFCFFF", backgroundColor: "#CFCFCFFF" }),
    ],
    fpuzzles: ["Grey circles are odd.", ["odd r5c5"], fCircle("r5c5", 0.75, { baseC: "#CFCFCF", outlineC: "#CFCFCF" })],
    own: ["A cell with a grey circle holds an odd digit.", ["odd r7c1"], ct("r7c1", 0.8, { r: true, c2: "BBB" })],
  },
  "little killer": {
    plain: [
      "Little killers: digits along the indicated diagonals sum to the given totals. Digits may repeat.",
      ["little-killer 23 r1c3-r7c9"],
      {
        arrows: [
          {
            wayPoints: [
              [-0.7, 1.3],
              [-0.1, 1.9],
            ],
            color: "#000000FF",
            thickness: 3,
            headLength: 0.2,
          },
        ],
        overlays: [{ center: [-0.7, 1.2], width: 0.25, height: 0.25, text: "23", fontSize: 26 }],
      },
    ],
    fpuzzles: [
      "Numbers outside the grid with arrows give the sum of the digits along that diagonal.",
      ["little-killer 12 r7c1-r9c3"],
      {
        arrows: [
          {
            wayPoints: [
              [5.4, -0.6],
              [5.9, -0.1],
            ],
            color: "#000000",
            thickness: 5,
            headLength: 0.3,
          },
        ],
        overlays: [{ center: [5.3, -0.7], width: 0, height: 0, text: "12", fontSize: 30 }],
      },
    ],
    own: [
      "Killer diagonals: the total outside is the sum of the cells its little arrow points along (little killer).",
      ["little-killer 9 r8c9 r9c8"],
      {
        arrows: [
          {
            wp: [
              [6.4, 9.6],
              [6.9, 9.1],
            ],
            c: "333",
            th: 3,
            hl: 0.2,
          },
        ],
        overlays: [{ ct: [6.3, 9.7], w: 0.3, h: 0.3, te: "9", fs: 26 }],
      },
    ],
  },
  sandwich: {
    plain: [
      "Sandwich: numbers outside the grid give the sum of the digits between the 1 and the 9 in that row or column.",
      ["sandwich 20 r1c3-r9c3"],
      text("r0c3", "20"),
    ],
    fpuzzles: [
      "Sandwich clues show the sum of the digits sandwiched between 1 and 9.",
      ["sandwich 14 r4c1-r4c9"],
      text("r4c0", "14"),
    ],
    own: [
      "A clue outside the grid is the sum of the digits that are between 1 and 9 in its row or column.",
      ["sandwich 8 r7c1-r7c9"],
      { overlays: [{ ct: [6.5, -0.5], w: 0.8, h: 0.8, te: "8", fs: 32 }] },
    ],
  },
};

/** @param {readonly Record<string, unknown[]>[]} parts */
function joined(parts) {
  /** @type {Record<string, unknown[]>} */
  const all = {};
  for (const part of parts) for (const [key, items] of Object.entries(part)) (all[key] ??= []).push(...items);
  return all;
}

/** @type {readonly Drawn[]} */
export const corpus = Object.entries(table).flatMap(([kind, habits]) =>
  Object.entries(habits).map(([habit, [words, rules, ...parts]]) => ({
    kind,
    habit: /** @type {Habit} */ (habit),
    words,
    rules,
    drawn: joined(parts),
  })),
);

const boxes = Array.from({ length: 9 }, (_, box) =>
  Array.from({ length: 9 }, (_each, i) => [Math.floor(box / 3) * 3 + Math.floor(i / 3), (box % 3) * 3 + (i % 3)]),
);

/** The puzzle of a drawing on one line. @param {Drawn} drawn */
export function textOfDrawn({ words, drawn }) {
  const isOfFPuzzles = ["line", "circle", "rectangle", "text"].some((key) => drawn[key]);
  return JSON.stringify(
    isOfFPuzzles
      ? { size: 9, grid: Array.from({ length: 9 }, () => new Array(9).fill({})), ruleset: words, ...drawn }
      : {
          cells: Array.from({ length: 9 }, () => new Array(9).fill({})),
          regions: boxes,
          metadata: { rules: words },
          ...drawn,
        },
  );
}
