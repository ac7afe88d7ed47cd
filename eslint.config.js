import js from "@eslint/js";
import globals from "globals";

/** @param {number} max lines of code; comments and blank lines do not count */
const longestFunction = (max) => ({
  "max-lines-per-function": ["error", { max, skipComments: true, skipBlankLines: true }],
});

const inherited = {
  selector: "BinaryExpression[operator='in'][left.type!='Literal'][left.type!='PrivateIdentifier']",
  message: '`in` also finds what every object inherits ("constructor"): use Object.hasOwn',
};

const ownDownload = {
  selector: "MemberExpression[object.name='URL'][property.name='revokeObjectURL']",
  message: "a browser may read a file long after the click: save it with saveFile of web/controls/files.js",
};

/** What a case asserts must be at rest. `rejects` takes the whole case, and `fail` only says what was seen. */
const singleLook = {
  selector: "CallExpression[callee.object.name='assert'][callee.property.name!=/^(rejects|fail)$/] AwaitExpression",
  message:
    "a single look at the page is a race on a slow machine: use expectSoon, or give a name to what cannot change any more before you assert it",
};

const sleep =
  "a test that sleeps is slow, and fails where the machine is slower: wait for a promise, or use mock.timers of node:test";
const speed = "an asserted speed fails where the machine is slower: count the work";

/** What makes a verdict depend on the machine's speed, and what asserts nothing. */
const unsteady = [
  {
    selector: "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.1.value>0]",
    message: sleep,
  },
  {
    selector:
      "NewExpression[callee.name='Promise'] CallExpression[callee.name='setTimeout'][arguments.1.type!='Literal'][arguments.length>1]",
    message: sleep,
  },
  {
    selector: "ImportDeclaration[source.value=/^(node:)?timers.promises$/] ImportSpecifier[imported.name='setTimeout']",
    message: sleep,
  },
  {
    selector:
      "CallExpression[callee.object.name='assert'] CallExpression[callee.object.name=/^(performance|Date)$/][callee.property.name='now']",
    message: speed,
  },
  {
    selector: "CallExpression[callee.property.name=/^doesNot(Throw|Reject)$/]",
    message: "any call without an error passes: assert what it returns or changes",
  },
];

export default [
  { ignores: ["build/", "dist/", ".cache/", "test-results/"] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2025, sourceType: "module" },
    rules: {
      eqeqeq: "error",
      "no-var": "error",
      "prefer-const": "error",
      "no-implicit-globals": "error",
      "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "no-restricted-syntax": ["error", inherited],
    },
  },
  { files: ["web/**/*.js", "tools/**/*.mjs", "bench/**/*.mjs", "docs/make/*.mjs"], rules: longestFunction(100) },
  // Its longest function is a table.
  { files: ["tools/suites.mjs"], rules: longestFunction(180) },
  // A panel is one function with everything that it closes over.
  { files: ["web/places/**/*.js", "web/teacher/**/*.js"], rules: longestFunction(220) },
  { files: ["web/**/*.js", "bench/page.js"], languageOptions: { globals: { ...globals.browser, ...globals.worker } } },
  {
    files: ["web/**/*.js"],
    ignores: ["web/controls/files.js", "web/engine/index.js"],
    rules: { "no-restricted-syntax": ["error", inherited, ownDownload] },
  },
  // Every browser reads this script, also one from before ECMAScript 2015.
  { files: ["web/start-failures.js"], languageOptions: { sourceType: "script" }, rules: { "no-var": "off" } },
  { files: ["web/service-worker.js"], languageOptions: { globals: globals.serviceworker } },
  { files: ["web/engine/load.js"], languageOptions: { globals: { process: "readonly" } } },
  {
    files: ["tools/**/*.mjs", "bench/**/*.mjs", "docs/make/*.mjs", "*.js", "web/book-command/*.js"],
    languageOptions: { globals: globals.node },
  },
  { files: ["tests/**/*.{js,mjs}"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ["tests/{web,cli,tools,bench,fuzz,support}/**/*.{js,mjs}"],
    rules: { "no-restricted-syntax": ["error", inherited, ...unsteady] },
  },
  { files: ["tests/e2e/cases/*.js"], rules: { "no-restricted-syntax": ["error", inherited, singleLook] } },
  {
    files: ["cmake/*.js"],
    languageOptions: { sourceType: "script", globals: { ...globals.node, Module: "readonly", ENV: "readonly" } },
  },
];
