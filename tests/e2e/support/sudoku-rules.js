/**
 * Says what is wrong with a solution; "" for a right one.
 * @param {readonly number[]} solution
 * @param {readonly number[]} givens 0 for none
 * @param {readonly (readonly number[])[]} groups cells that need every digit once
 */
export function faultOf(solution, givens, groups) {
  if (solution.length !== givens.length) return `${solution.length} cells for a puzzle of ${givens.length}`;
  const changed = givens.findIndex((digit, cell) => digit && digit !== solution[cell]);
  if (changed >= 0) return `cell ${changed} is given as ${givens[changed]} and solved as ${solution[changed]}`;
  const wrong = groups.find(
    (cells) =>
      new Set(cells.map((cell) => solution[cell])).size !== cells.length ||
      cells.some((cell) => !(solution[cell] >= 1 && solution[cell] <= cells.length)),
  );
  return wrong ? `cells ${wrong.join(" ")} hold ${wrong.map((cell) => solution[cell]).join(" ")}` : "";
}

/**
 * The digits of each blank cell that no cell of its groups has.
 * @param {readonly number[]} digits
 * @param {readonly (readonly number[])[]} groups
 * @returns {number[][]}
 */
export function leftIn(digits, groups) {
  const side = Math.sqrt(digits.length);
  return digits.map((digit, cell) => {
    const seen = new Set(
      groups.filter((cells) => cells.includes(cell)).flatMap((cells) => cells.map((other) => digits[other])),
    );
    return digit ? [] : Array.from({ length: side }, (_, i) => i + 1).filter((each) => !seen.has(each));
  });
}
