/** The rows of tests/data/meaningless-rules.tsv: rules that no puzzle of a layout can have. */
import { readFileSync } from "node:fs";
import { layoutNamed } from "../../web/model/layout.js";

const rows = readFileSync(new URL("../data/meaningless-rules.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

/** `column`: where the rule is wrong, from 1; `cellCount`: of the board. */
export const meaningless = rows.map((row) => {
  const [layout, text, code, column] = row.split("\t");
  const { cellCount } = /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed(layout));
  return { layout, text, code, column: Number(column), cellCount };
});
