// Places a graph without circles in layers, after Sugiyama, Tagawa and Toda (1981): every arrow leads downwards, long arrows
// pass between the boxes of the layers that they cross, and the order within a layer follows the neighbours above and below.

/** @typedef {Map<string, Set<string>>} Graph */
/** @typedef {{x: number, y: number}} Point x in columns, y in layers from the top */

/** @param {Graph} graph @returns {Map<string, number>} the layer of each node: 0 at the top, and each node as low as its arrows allow */
export function layersOf(graph) {
  /** @type {Map<string, number>} */
  const heights = new Map();
  /** @param {string} node @returns {number} arrows on the longest way down */
  const height = (node) => {
    const known = heights.get(node);
    if (known !== undefined) return known;
    heights.set(node, NaN); // in a circle no height is found
    const found = Math.max(-1, ...[...graph.get(node) ?? []].map(height)) + 1;
    heights.set(node, found);
    return found;
  };
  const highest = Math.max(0, ...[...graph.keys()].map(height));
  return new Map([...heights].map(([node, own]) => [node, highest - own]));
}

/**
 * @param {Graph} graph
 * @param {Map<string, number>} layers
 * @returns {{points: Map<string, Point>, ways: Point[][], columns: number}} `ways`: the points of each arrow, from its first node
 *   to its last, one a layer
 */
export function placed(graph, layers) {
  const { rows, chains } = withStopovers(graph, layers);
  const neighbours = neighboursOf(chains);
  for (let sweep = 0; sweep < 24; sweep += 1) {
    const downwards = sweep % 2 === 0;
    for (const row of downwards ? rows.slice(1) : rows.slice(0, -1).reverse()) sortRow(row, rows, neighbours, downwards);
  }
  const columns = spread(rows, neighbours);
  const least = Math.min(...columns.values());
  const point = (/** @type {string} */ node, /** @type {number} */ y) => ({ x: (columns.get(node) ?? 0) - least, y });
  const depth = new Map(rows.flatMap((row, y) => row.map((node) => [node, y])));
  const at = (/** @type {string} */ node) => point(node, depth.get(node) ?? 0);
  return {
    points: new Map([...graph.keys()].map((node) => [node, at(node)])),
    ways: chains.map((chain) => chain.map(at)),
    columns: Math.max(...columns.values()) - least + 1,
  };
}

const ARROW = " → ";
/** @param {string} node */
const isStopover = (node) => node.includes(ARROW);

/** Gives every arrow a stopover in each layer that it crosses. @param {Graph} graph @param {Map<string, number>} layers */
function withStopovers(graph, layers) {
  const layerOf = (/** @type {string} */ node) => layers.get(node) ?? 0;
  /** @type {string[][]} */
  const rows = Array.from({ length: Math.max(...layers.values()) + 1 }, () => []);
  for (const node of graph.keys()) rows[layerOf(node)].push(node);
  /** @type {string[][]} */
  const chains = [];
  for (const [from, targets] of graph) {
    for (const to of targets) {
      const chain = [from];
      for (let layer = layerOf(from) + 1; layer < layerOf(to); layer += 1) {
        const stopover = `${from}${ARROW}${to} in ${layer}`;
        rows[layer].push(stopover);
        chain.push(stopover);
      }
      chains.push([...chain, to]);
    }
  }
  return { rows, chains };
}

/** @param {string[][]} chains @returns {{above: Map<string, string[]>, below: Map<string, string[]>}} */
function neighboursOf(chains) {
  /** @type {Map<string, string[]>} */
  const above = new Map();
  /** @type {Map<string, string[]>} */
  const below = new Map();
  for (const chain of chains) {
    for (let i = 1; i < chain.length; i += 1) {
      above.set(chain[i], [...above.get(chain[i]) ?? [], chain[i - 1]]);
      below.set(chain[i - 1], [...below.get(chain[i - 1]) ?? [], chain[i]]);
    }
  }
  return { above, below };
}

/** Sorts a row by the middle of each node's neighbours. @param {string[]} row @param {string[][]} rows @param {ReturnType<typeof neighboursOf>} neighbours @param {boolean} downwards */
function sortRow(row, rows, { above, below }, downwards) {
  const places = new Map(rows.flatMap((each) => each.map((node, place) => [node, place / Math.max(each.length - 1, 1)])));
  const keys = new Map(row.map((node) => {
    const beside = (downwards ? above : below).get(node) ?? [];
    const sum = beside.reduce((total, each) => total + (places.get(each) ?? 0), 0);
    return [node, beside.length > 0 ? sum / beside.length : places.get(node) ?? 0];
  }));
  row.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** Moves the nodes of each row towards their neighbours, in their order and at least a column apart; stopovers want less room. @param {string[][]} rows @param {ReturnType<typeof neighboursOf>} neighbours @returns {Map<string, number>} */
function spread(rows, { above, below }) {
  const columns = new Map(rows.flatMap((row) => row.map((node, place) => [node, place - (row.length - 1) / 2])));
  const gap = (/** @type {string} */ a, /** @type {string} */ b) => [1, 0.62, 0.25][Number(isStopover(a)) + Number(isStopover(b))];
  for (let round = 0; round < 30; round += 1) {
    for (const row of round % 2 ? rows : [...rows].reverse()) {
      const wanted = row.map((node) => {
        const beside = [...above.get(node) ?? [], ...below.get(node) ?? []].map((each) => ({ x: columns.get(each) ?? 0, weight: isStopover(node) && isStopover(each) ? 4 : 1 }));
        const weights = beside.reduce((sum, { weight }) => sum + weight, 0);
        return weights > 0 ? beside.reduce((sum, { x, weight }) => sum + x * weight, 0) / weights : columns.get(node) ?? 0;
      });
      settle(row, wanted, gap).forEach((x, i) => columns.set(row[i], x));
    }
  }
  return columns;
}

/** The places nearest to the wanted ones that keep the gaps: neighbours that come too near move as one block. @param {string[]} row @param {number[]} wanted @param {(a: string, b: string) => number} gap @returns {number[]} */
function settle(row, wanted, gap) {
  /** @type {{start: number, sum: number, offsets: number[]}[]} */
  const blocks = [];
  row.forEach((node, i) => {
    blocks.push({ start: i, sum: wanted[i], offsets: [0] });
    for (let last = blocks.at(-1), before = blocks.at(-2); last && before; last = blocks.at(-1), before = blocks.at(-2)) {
      const shift = before.offsets[before.offsets.length - 1] + gap(row[last.start - 1], row[last.start]);
      if (before.sum / before.offsets.length + shift <= last.sum / last.offsets.length) break;
      before.sum += last.sum - shift * last.offsets.length;
      before.offsets.push(...last.offsets.map((offset) => offset + shift));
      blocks.pop();
    }
  });
  return blocks.flatMap(({ sum, offsets }) => offsets.map((offset) => sum / offsets.length + offset));
}
