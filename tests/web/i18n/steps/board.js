/** Reads English sentences and compares them with the board. */
import { layoutNamed } from "../../../../web/model/layout.js";
import { afterStep } from "../../../../web/model/step.js";

/**
 * @typedef {{ layout: string, line: string, step: import("../../../../web/i18n/steps/step-data.js").Step }} Position
 */

/** @param {Position} position */
export function stateOf({ layout, line }) {
  const [grid, gone] = line.startsWith(":") ? line.split(":").slice(3, 5) : [line, ""];
  const cells = [...grid.replaceAll("+", "")].map((symbol) => (symbol === "." ? 0 : parseInt(symbol, 36)));
  const eliminations = gone
    .split(" ")
    .filter(Boolean)
    .map(([digit, row, column]) => ({ cell: `r${row}c${column}`, digit: Number(digit) }));
  return afterStep({ layout, cells }, { technique: "", eliminations });
}

/** What a reader knows who looks at the board. @param {Position} position */
export function boardOf(position) {
  const layout = layoutNamed(position.layout);
  const state = stateOf(position);
  const name = (/** @type {number} */ cell) =>
    `r${Math.floor(cell / layout.columns) + 1}c${(cell % layout.columns) + 1}`;
  const candidates = new Map(state.cells.map((digit, cell) => [name(cell), digit ? [] : state.candidates[cell]]));
  const houses = layout.houses.map(({ kind, index, cells }) => ({
    name: `${kind} ${index + 1}`,
    cells: cells.map(name),
    digits: cells.map((cell) => state.cells[cell]),
  }));
  return {
    layout,
    state,
    candidates,
    houses,
    sees: (/** @type {string} */ one, /** @type {string} */ other) =>
      one !== other && houses.some(({ cells }) => cells.includes(one) && cells.includes(other)),
    /** @param {string} house "row 3" @param {number} digit @returns {string[]} */
    places: (house, digit) =>
      houses.find(({ name }) => name === house).cells.filter((cell) => candidates.get(cell).includes(digit)),
  };
}

export const cellsIn = (/** @type {string} */ text) => text.match(/r\d+c\d+/g) ?? [];
export const digitsIn = (/** @type {string} */ text) =>
  (text.match(/\b[1-9A-Z]\b/g) ?? []).map((symbol) => parseInt(symbol, 36));
export const sorted = (/** @type {Iterable<string>} */ items) => [...new Set(items)].sort();

/** "rows 2 and 7 and box 6" @param {string} text @returns {string[]} "row 2", "row 7", "box 6" */
export function housesIn(text) {
  const kinds = { rows: "row", columns: "column", boxes: "box" };
  return [...text.matchAll(/(rows?|columns?|box(?:es)?) (\d+(?:(?:, | and )\d+)*)/g)].flatMap(([, kind, numbers]) =>
    numbers.match(/\d+/g).map((number) => `${kinds[kind] ?? kind} ${number}`),
  );
}

/**
 * Follows a chain or a branch sentence by sentence. Returns what is wrong: a sentence whose reason does not hold on the
 * board after the sentences before it.
 *
 * @param {ReturnType<typeof boardOf>} board @param {readonly string[]} sentences @returns {string | undefined}
 */
export function wrongInference(board, sentences) {
  /** @type {Map<string, Set<number>>} */
  let left = new Map();
  let on = /** @type {string[]} */ ([]);
  const has = (/** @type {string} */ cell, /** @type {number} */ digit) => left.get(cell)?.has(digit);
  const remove = (/** @type {string[]} */ cells, /** @type {number} */ digit) =>
    cells.forEach((cell) => left.get(cell)?.delete(digit));
  const places = (/** @type {string} */ house, /** @type {number} */ digit) =>
    board.houses.find(({ name }) => name === house).cells.filter((cell) => has(cell, digit));
  const isOn = (/** @type {string} */ cell, /** @type {number} */ digit) => on.includes(`${digit} in ${cell}`);
  for (const sentence of sentences) {
    const cells = cellsIn(sentence);
    const match = (/** @type {RegExp} */ pattern) => pattern.exec(sentence);
    let found = match(/^(?:Suppose that|Case \d+:) (.*) is (not )?(\d)\.$|^Suppose that (?:neither|none) of/);
    if (found) {
      left = new Map([...board.candidates].map(([cell, digits]) => [cell, new Set(digits)]));
      const digit = Number(sentence.at(-2));
      const isFalse = Boolean(found[2]) || !found[1];
      on = isFalse ? [] : cells.map((cell) => `${digit} in ${cell}`);
      if (isFalse) remove(cells, digit);
    } else if (
      (found = match(/^Then (?:one of )?(.*?) is (\d), because no other place for \d is left in (\w+ \d+)\.$/))
    ) {
      const digit = Number(found[2]);
      const node = cellsIn(found[1]);
      if (!sameSet(places(found[3], digit), node)) return sentence;
      on.push(...node.map((cell) => `${digit} in ${cell}`));
    } else if ((found = match(/^Then (\S+) is (\d), because its only candidates are (\d) and (\d)\.$/))) {
      if (
        board.candidates.get(found[1]).join() !== [Number(found[3]), Number(found[4])].sort().join() ||
        has(found[1], Number(found[3]))
      )
        return sentence;
      on.push(`${found[2]} in ${found[1]}`);
    } else if (
      (found = match(
        /^Then (?:neither of |none of )?(.*?) is (?:not )?(\d), because (\w+ \d+) can have only one \d\.$/,
      ))
    ) {
      const digit = Number(found[2]);
      const house = board.houses.find(({ name }) => name === found[3]);
      if (!on.slice(-3).some((one) => one.startsWith(`${digit} in`) && house.cells.includes(one.slice(5))))
        return sentence;
      remove(cellsIn(found[1]), digit);
    } else if ((found = match(/^Then (\S+) is not (\d), because it is (\d)\.$/))) {
      if (!isOn(found[1], Number(found[3]))) return sentence;
      remove([found[1]], Number(found[2]));
    } else if ((found = match(/^(.*) sees? (r\d+c\d+), so (?:it|they) cannot be (\d)\.$/))) {
      const digit = Number(found[3]);
      if (!isOn(found[2], digit) || !cellsIn(found[1]).every((cell) => board.sees(cell, found[2]))) return sentence;
      remove(cellsIn(found[1]), digit);
    } else if ((found = match(/^(\S+) is (\d), so it cannot be (.*)\.$/))) {
      if (!isOn(found[1], Number(found[2]))) return sentence;
      digitsIn(found[3]).forEach((digit) => remove([found[1]], digit));
    } else if ((found = match(/^Then (\S+) is the only place left for (\d) in (\w+ \d+)\.$/))) {
      if (places(found[3], Number(found[2])).join() !== found[1]) return sentence;
      on.push(`${found[2]} in ${found[1]}`);
    } else if ((found = match(/^Then (\S+) can only be (\d)\.$/))) {
      if ([...left.get(found[1])].join() !== found[2]) return sentence;
      on.push(`${found[2]} in ${found[1]}`);
    } else if (
      (found = match(
        /^In (\w+ \d+) the only places? left for (\d) (?:is|are) (.*), and (?:this cell lies|both of these cells lie|all of these cells lie) in (\w+ \d+)\. So (.*) cannot be (\d)\.$/,
      ))
    ) {
      const digit = Number(found[2]);
      const [base, target] = [found[1], found[4]].map(
        (name) => board.houses.find((house) => house.name === name).cells,
      );
      if (!isPart(places(found[1], digit), cellsIn(found[3])) || !isPart(cellsIn(found[3]), target)) return sentence;
      if (cellsIn(found[5]).some((cell) => base.includes(cell) || !target.includes(cell))) return sentence;
      remove(cellsIn(found[5]), digit);
    } else if (
      (found = match(
        /^In ((?:rows|columns) \d and \d) the only places left for (\d) are (.*), and all of these cells lie in ((?:rows|columns) \d and \d)\. So (.*) cannot be (\d)\.$/,
      ))
    ) {
      const digit = Number(found[2]);
      const [base, cover] = [found[1], found[4]].map((text) =>
        housesIn(text).flatMap((name) => board.houses.find((house) => house.name === name).cells),
      );
      if (
        !isPart(
          housesIn(found[1]).flatMap((house) => places(house, digit)),
          cellsIn(found[3]),
        ) ||
        !isPart(cellsIn(found[3]), cover)
      )
        return sentence;
      if (cellsIn(found[5]).some((cell) => base.includes(cell) || !cover.includes(cell))) return sentence;
      remove(cellsIn(found[5]), digit);
    } else if (
      (found = match(
        /^In (\w+ \d+) the only places left for (\d) and (\d) are (\S+ and \S+), so (.*) cannot be (.*)\.$/,
      ))
    ) {
      const [house, pair] = [found[1], cellsIn(found[4])];
      if (
        ![found[2], found[3]].every((digit) => isPart(places(house, Number(digit)), pair)) ||
        !isPart(cellsIn(found[5]), pair)
      )
        return sentence;
      digitsIn(found[6]).forEach((digit) => remove(cellsIn(found[5]), digit));
    } else if (
      (found = match(
        /^(\S+) and (\S+) have only the candidates (\d) and (\d) left, so no other cell of (\w+ \d+) can be .*\. So (.*) cannot be (.*)\.$/,
      ))
    ) {
      const { cells: all } = board.houses.find(({ name }) => name === found[5]);
      const pair = [found[1], found[2]];
      if (
        !pair.every(
          (cell) =>
            all.includes(cell) && [...left.get(cell)].every((digit) => [found[3], found[4]].includes(String(digit))),
        )
      )
        return sentence;
      if (!cellsIn(found[6]).every((cell) => all.includes(cell) && !pair.includes(cell))) return sentence;
      digitsIn(found[7]).forEach((digit) => remove(cellsIn(found[6]), digit));
    } else if (
      (found = match(/^From the candidates that are left, a further chain shows that (.*) cannot be (.*)\.$/))
    ) {
      digitsIn(found[2]).forEach((digit) => remove(cellsIn(found[1]), digit));
    } else if (
      (found = match(
        /^(\S+) and (\S+) are an odd number of steps apart in the loop, so exactly one of them is (\d)\. (\S+) sees both, so it cannot be \d\.$/,
      ))
    ) {
      if (
        ![found[1], found[2]].every(
          (cell) => board.sees(cell, found[4]) && board.candidates.get(cell).includes(Number(found[3])),
        )
      )
        return sentence;
    } else if ((found = match(/^But then no place for (\d) is left in (\w+ \d+)\.$/))) {
      if (places(found[2], Number(found[1])).length) return sentence;
    } else if ((found = match(/^But then (\S+) has no candidate left\.$/))) {
      if (left.get(found[1]).size) return sentence;
    } else if ((found = match(/^But then (\S+) would have to be (\d) and could not be/))) {
      if (!isOn(found[1], Number(found[2])) || has(found[1], Number(found[2]))) return sentence;
    } else if (/^(Then|But then) /.test(sentence)) return `not understood: ${sentence}`;
  }
  return undefined;
}

/** @param {readonly string[]} some @param {readonly string[]} all */
const isPart = (some, all) => some.every((cell) => all.includes(cell));

/** @param {readonly string[]} left @param {readonly string[]} right */
const sameSet = (left, right) => sorted(left).join() === sorted(right).join();
