/**
 * Errors in a table of cells, as spreadsheets copy it. The engine tells lines and characters; who looks at a table
 * looks for a row and a column.
 *
 * @typedef {import("./read.js").ReadError} ReadError
 * @typedef {{ row: number, found: number, expected: number }} OddRow `row`: from 1; the cells that it has, and that
 *   most rows have
 * @typedef {{ first: number, separator: string, rows: string[], odd: OddRow[] }} Table `first`: its first line, from 0
 */

const separators = ["\t", ";", ","];
/** A line with fewer separators, or with longer texts between them, is no row of a table. */
const fewestSeparators = 3;
const longestCell = 3;
/** Errors of the engine that follow from a row of another length. */
const ofLength = /** @type {ReadonlySet<import("../model/error-codes.js").ErrorCode>} */ (
  new Set(/** @type {const} */ (["wrong-row-length", "number-too-large", "missing-rows"]))
);

/**
 * Returns the errors with the rows and columns of their cells. A row of another length than most rows takes the place
 * of the errors that follow from it: the engine measures all rows by the first.
 *
 * @param {string} text
 * @param {readonly ReadError[]} errors
 * @returns {ReadError[]}
 */
export function errorsOfTables(text, errors) {
  if (errors.length === 0) return [];
  const lines = text.split(/\r\n|\r|\n/);
  /** @type {Map<number, Table | null>} by line */
  const tables = new Map();
  const tableOf = (/** @type {number} */ at) => {
    if (!tables.has(at)) {
      const table = tableAt(lines, at);
      for (let i = 0; i < (table?.rows.length ?? 1); i++) tables.set((table?.first ?? at) + i, table);
    }
    return tables.get(at) ?? null;
  };
  /** Odd rows that were told. @type {Set<OddRow>} */
  const told = new Set();
  return errors.flatMap((error) => {
    const table = error.position ? tableOf(error.position.line - 1) : null;
    if (!table || !error.position) return [error];
    const { first, separator, rows } = table;
    const { line, column } = error.position;
    const odd = ofLength.has(error.code)
      ? (table.odd.findLast(({ row }) => row <= line - first) ?? table.odd[0])
      : undefined;
    if (odd) {
      if (told.has(odd)) return [];
      told.add(odd);
      const { row, found, expected } = odd;
      return [
        {
          ...error,
          code: "wrong-row-length",
          position: { line: first + row, column: 1 },
          details: { found, expected },
          cell: { row, column: Math.min(found, expected) + 1 },
        },
      ];
    }
    const before = rows[line - 1 - first].slice(0, column - 1);
    return [{ ...error, cell: { row: line - first, column: before.split(separator).length } }];
  });
}

/** The table around a line, or null. @param {readonly string[]} lines @param {number} at @returns {Table | null} */
function tableAt(lines, at) {
  const separator = separators.find((each) => isRow(lines[at], each));
  if (!separator) return null;
  let [first, end] = [at, at + 1];
  while (first > 0 && isRow(lines[first - 1], separator)) first--;
  while (end < lines.length && isRow(lines[end], separator)) end++;
  const rows = lines.slice(first, end);
  return { first, separator, rows, odd: oddRows(rows.map((row) => row.split(separator).length)) };
}

/** @param {string | undefined} line @param {string} separator */
function isRow(line, separator) {
  const cells = line?.split(separator) ?? [];
  return (
    cells.length > fewestSeparators && cells.every((cell) => cell.trim().length <= longestCell && !cell.includes('"'))
  );
}

/** The rows whose length is not that of most rows. @param {readonly number[]} lengths @returns {OddRow[]} */
function oddRows(lengths) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const length of lengths) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[expected]] = [...counts].sort(([, one], [, other]) => other - one);
  return lengths.flatMap((found, at) => (found === expected ? [] : [{ row: at + 1, found, expected }]));
}
