/** The package.json of the package for npm. */

/** An entry for every program. @param {string} file @param {string} [types] */
const plain = (file, types = `./types/${file}.d.ts`) => ({ types, default: `./${file}.mjs` });

/** An entry with a file of its own for node, which reads files and starts worker threads there. @param {string} file */
const ofNode = (file) => ({
  types: `./types/${file}.d.ts`,
  browser: `./${file}.mjs`,
  node: `./${file}-node.mjs`,
  default: `./${file}.mjs`,
});

/** Declarations for the templates of a framework. @param {string} name */
const ofTypes = (name) => ({ types: `./types/board-${name}.d.ts`, default: "./types-only.mjs" });

/**
 * @param {{ version: string, description: string, license: string, engines: Record<string, string> }} ofCheckout
 * @returns {Record<string, unknown>}
 */
export const manifestOf = ({ version, description, license, engines }) => ({
  name: "nonet",
  version,
  description,
  license,
  type: "module",
  keywords: ["sudoku", "solver", "generator", "hints", "webassembly", "custom-element", "web-component", "printing"],
  engines,
  customElements: "custom-elements.json",
  sideEffects: ["./board-define.mjs", "./nonet-worker.mjs", "./print-node.mjs"],
  exports: {
    ".": ofNode("nonet"),
    "./board": plain("board"),
    "./board/define": plain("board-define"),
    "./board/react": ofTypes("react"),
    "./board/vue": ofTypes("vue"),
    "./board/svelte": ofTypes("svelte"),
    "./poster": plain("poster"),
    "./frames": plain("frames"),
    "./learning": plain("learning"),
    "./steps": plain("nonet-steps"),
    "./print": ofNode("print"),
    "./book": ofNode("book"),
    // For those who serve these files from a folder of their own.
    "./*.wasm": "./*.wasm",
    "./*.ttf": "./*.ttf",
    "./nonet-worker.mjs": plain("nonet-worker", "./types/nothing.d.ts"),
    "./custom-elements.json": "./custom-elements.json",
    "./package.json": "./package.json",
  },
});
