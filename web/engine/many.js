/** Work on many puzzles, which is loaded when it is first asked for. */
export { joined } from "./answers.js";
export { solveInBlocks } from "./blocks.js";
export { makeSeries } from "./making.js";
export { sourceOf } from "./puzzle-source.js";
