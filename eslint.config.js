import js from "@eslint/js";
import globals from "globals";

/** @param {number} max lines of code; comments and blank lines do not count */
const longestFunction = (max) => ({ "max-lines-per-function": ["error", { max, skipComments: true, skipBlankLines: true }] });

export default [
  { ignores: ["build/", "dist/", ".cache/", "test-results/"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2024, sourceType: "module" },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-implicit-globals": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-restricted-syntax": ["error", {
        selector: "BinaryExpression[operator='in'][left.type!='Literal'][left.type!='PrivateIdentifier']",
        message: "`in` also finds what every object inherits (\"constructor\"): use Object.hasOwn",
      }],
    },
  },
  { files: ["web/**/*.js", "tools/**/*.mjs", "bench/**/*.mjs"], rules: longestFunction(70) },
  // A panel is one function with everything that it closes over.
  { files: ["web/panels/*.js", "web/board/board.js", "web/bench/bench.js"], rules: longestFunction(150) },
  { files: ["web/**/*.js"], languageOptions: { globals: { ...globals.browser, ...globals.worker } } },
  { files: ["web/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["web/engine/load.js"], languageOptions: { globals: { process: "readonly" } } },
  { files: ["tools/**/*.mjs", "bench/**/*.mjs", "*.js"], languageOptions: { globals: globals.node } },
  { files: ["tests/**/*.{js,mjs}"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  { files: ["cmake/*.js"], languageOptions: { sourceType: "script", globals: { ...globals.node, Module: "readonly", ENV: "readonly" } } },
];
