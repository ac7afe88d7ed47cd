/**
 * The known name that a misspelt name most likely stands for: the one that the fewest changes of a letter turn it
 * into, at most one change for every three letters. Case does not count.
 * @param {string} name @param {readonly string[]} known @returns {string | null} null when no name is near enough
 */
export function nearestName(name, known) {
  const limit = Math.max(1, Math.floor(name.length / 3));
  /** @type {string | null} */
  let best = null;
  let least = limit + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/**
 * The least number of insertions, deletions, substitutions and exchanges of neighbours, worked out row by row.
 * @param {string} from @param {string} to @param {number} limit returned for every distance that is as large or larger
 */
function editDistance(from, to, limit) {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  /** @type {number[][]} */
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= from.length; i += 1) {
    const [before, last] = [rows.at(-2), rows[i - 1]];
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      row[j] = Math.min(last[j - 1] + (same ? 0 : 1), last[j] + 1, row[j - 1] + 1);
      const exchanged = before && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (exchanged) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    rows.push(row);
  }
  return Math.min(rows[from.length][to.length], limit);
}
