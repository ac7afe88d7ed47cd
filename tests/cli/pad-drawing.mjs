// Draws puzzles with rules as SudokuPad does: lines, arrows and shapes, whose meaning only the words tell.

/** @typedef {{kind: string, values: string, cells: [number, number][]}} TextRule */

/** The cells that a text of a rule names, with its ranges. @param {string[]} names @returns {[number, number][]} */
function cellsOf(names) {
  /** @param {string} name @returns {[number, number]} */
  const place = (name) => {
    const [, row, column] = /** @type {RegExpExecArray} */ (/^r(\d+)c(\d+)$/.exec(name));
    return [Number(row) - 1, Number(column) - 1];
  };
  return names.flatMap((name) => {
    const corners = name.split("-").map(place);
    const cells = [corners[0]];
    for (const [row, column] of corners.slice(1)) {
      while (cells.at(-1)?.[0] !== row || cells.at(-1)?.[1] !== column) {
        const [lastRow, lastColumn] = cells[cells.length - 1];
        cells.push([lastRow + Math.sign(row - lastRow), lastColumn + Math.sign(column - lastColumn)]);
      }
    }
    return cells;
  });
}

/** A rule from its text. @param {string} text @returns {TextRule} */
export function ruleOf(text) {
  const [kind, ...rest] = text.split(" ");
  const values = rest[0]?.startsWith("r") ? "" : (rest.shift() ?? "");
  return { kind, values, cells: cellsOf(rest) };
}

/** @param {[number, number]} cell @returns {[number, number]} */
const middle = ([row, column]) => [row + 0.5, column + 0.5];
/** The middle of all cells. @param {[number, number][]} cells @returns {[number, number]} */
function middleOf(cells) {
  /** @param {0 | 1} axis */
  const along = (axis) => cells.reduce((sum, cell) => sum + cell[axis] + 0.5, 0) / cells.length;
  return [along(0), along(1)];
}

/** @param {[number, number][]} cells @param {string} color @param {number} thickness */
const line = (cells, color, thickness = 16) => ({ wayPoints: cells.map(middle), color, thickness });

/** @param {[number, number]} center @param {number} size @param {object} look */
const circle = (center, size, look) => ({ center, width: size, height: size, rounded: true, ...look });

/**
 * How each kind is drawn.
 * @type {Record<string, (rule: TextRule) => {lines?: object[], arrows?: object[], underlays?: object[], overlays?:
 *   object[], cages?: object[]}>}
 */
const drawings = {
  // A cage is stated, not only drawn.
  cage: ({ cells, values }) => ({ cages: [{ cells, value: values, unique: true }] }),
  thermometer: ({ cells }) => ({
    lines: [line(cells, "#CFCFCFFF", 21)],
    underlays: [circle(middle(cells[0]), 0.85, { borderColor: "#CFCFCFFF", backgroundColor: "#CFCFCFFF" })],
  }),
  arrow: ({ cells, values }) => {
    const size = Number(values || 1);
    const pill = cells.slice(0, size);
    const upright = size > 1 && pill[0][1] === pill[1][1];
    const shape = {
      borderColor: "#A1A1A1",
      backgroundColor: "#FFFFFF",
      ...(upright ? { height: size - 0.2 } : { width: size - 0.2 }),
    };
    // An arrow begins at the cell of the pill from which it goes on.
    const next = cells[size];
    const start =
      pill.findLast(([row, column]) => Math.max(Math.abs(row - next[0]), Math.abs(column - next[1])) === 1) ?? pill[0];
    const [down, right] = [next[0] - start[0], next[1] - start[1]].map(Math.sign);
    const rim = [start[0] + 0.5 + down * 0.25, start[1] + 0.5 + right * 0.25];
    return {
      arrows: [{ wayPoints: [rim, ...cells.slice(size).map(middle)], color: "#A1A1A1", thickness: 5, headLength: 0.3 }],
      underlays: [circle(middleOf(pill), 0.8, shape)],
    };
  },
  "white-dot": ({ cells, values }) => ({
    overlays: [
      circle(middleOf(cells), 0.3, {
        borderColor: "#000000",
        backgroundColor: "#FFFFFF",
        text: values === "1" ? "" : values,
      }),
    ],
  }),
  "black-dot": ({ cells, values }) => ({
    overlays: [
      circle(middleOf(cells), 0.3, {
        borderColor: "#000000",
        backgroundColor: "#000000",
        text: values === "2" ? "" : values,
      }),
    ],
  }),
  whisper: ({ cells }) => ({ lines: [line(cells, "#67F067FF")] }),
  renban: ({ cells }) => ({ lines: [line(cells, "#F067F0FF")] }),
  palindrome: ({ cells }) => ({ lines: [line(cells, "#ACACACFF")] }),
  inequality: ({ cells: [smaller, larger] }) => ({
    overlays: [
      {
        center: middleOf([smaller, larger]),
        width: 0.25,
        height: 0.25,
        text: smaller[0] === larger[0] ? "<>"[Number(larger[1] < smaller[1])] : "^v"[Number(larger[0] < smaller[0])],
      },
    ],
  }),
  "pair-sum": ({ cells, values }) => ({
    overlays: [{ center: middleOf(cells), width: 0.25, height: 0.25, text: values === "10" ? "X" : "V" }],
  }),
  even: ({ cells }) => ({
    underlays: cells.map((cell) => ({ ...circle(middle(cell), 0.7, { backgroundColor: "#CFCFCF" }), rounded: false })),
  }),
  odd: ({ cells }) => ({ underlays: cells.map((cell) => circle(middle(cell), 0.7, { backgroundColor: "#CFCFCF" })) }),
};

/**
 * A puzzle as SudokuPad has it.
 * @param {string} givens a symbol for each cell @param {string[]} rules texts of rules @param {string} words the rules
 *   in words
 */
export function padOf(givens, rules, words) {
  const side = Math.sqrt(givens.length);
  const cells = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_each, column) => {
      const symbol = givens[row * side + column];
      return symbol === "." ? {} : { value: Number(symbol) };
    }),
  );
  /** @type {Record<string, object[]>} */
  const drawn = { lines: [], arrows: [], underlays: [], overlays: [], cages: [] };
  for (const text of rules) {
    const rule = ruleOf(text);
    for (const [key, items] of Object.entries(drawings[rule.kind](rule))) drawn[key].push(...items);
  }
  return JSON.stringify({ id: "own", cellSize: 64, cells, ...drawn, metadata: { title: "Drawn", rules: words } });
}
