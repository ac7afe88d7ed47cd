#!/usr/bin/env node
// Finds promises that nobody waits for: a statement that is a call whose value is a promise, without `await`, `void` or
// a second thought for its failure (`.catch`, or `.then` with two arguments). `npm run lint` calls it with the projects
// of tsc: floating-promises.mjs TSCONFIG…; it prints FILE:LINE of each and exits with 1 when there is one.
//
// The lint plugins that know this rule need the programming interface of TypeScript before version 7. This script asks
// the installed compiler itself; its interface may change with the version, which package.json pins.

import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { SyntaxKind } from "typescript/unstable/ast";
import { API } from "typescript/unstable/sync";

/** @typedef {import("typescript/unstable/ast").Node} Node */
/** @typedef {import("typescript/unstable/ast").SourceFile} SourceFile */
/** @typedef {{file: string, line: number, text: string}} Floating */

/**
 * @param {string} config path of a tsconfig.json
 * @returns {Floating[]} the floating promises of its files
 */
export function floatingPromises(config) {
  const api = new API();
  try {
    const project = api.updateSnapshot({ openProjects: [resolve(config)] }).getProject(resolve(config));
    if (!project) throw new Error(`${config} is not a project`);
    return project.rootFiles
      .filter((name) => /\.m?js$/.test(name))
      .flatMap((name) => {
        const file = project.program.getSourceFile(name);
        return file ? floatingIn(file, project.checker) : [];
      });
  } finally {
    api.close();
  }
}

/** @param {SourceFile} file @param {import("typescript/unstable/sync").Checker} checker @returns {Floating[]} */
function floatingIn(file, checker) {
  const calls = statementCalls(file).filter((call) => !isWaitedFor(call));
  const types = calls.length > 0 ? checker.getTypeAtLocation(calls) : [];
  return calls
    .filter((_, index) => isPromise(types[index], checker))
    .map((call) => ({
      file: file.fileName,
      line: file.text.slice(0, call.getStart()).split("\n").length,
      text: call.getText().split("\n")[0],
    }));
}

/** The calls whose values nobody takes. @param {Node} node @param {Node[]} [calls] @returns {Node[]} */
function statementCalls(node, calls = []) {
  if (node.kind === SyntaxKind.ExpressionStatement) {
    const { expression } = /** @type {import("typescript/unstable/ast").ExpressionStatement} */ (node);
    if (expression.kind === SyntaxKind.CallExpression) calls.push(expression);
  }
  node.forEachChild((child) => void statementCalls(child, calls));
  return calls;
}

/** The functions of node:test, which waits for its tests itself. */
const runners = new Set(["test", "it", "describe", "suite", "before", "after", "beforeEach", "afterEach"]);

/** @param {Node} call */
function isWaitedFor(call) {
  const { expression, arguments: values } = /** @type {import("typescript/unstable/ast").CallExpression} */ (call);
  if (expression.kind === SyntaxKind.Identifier) return runners.has(expression.getText());
  if (expression.kind !== SyntaxKind.PropertyAccessExpression) return false;
  const name = /** @type {import("typescript/unstable/ast").PropertyAccessExpression} */ (expression).name.getText();
  return name === "catch" || (name === "then" && values.length === 2);
}

/**
 * @param {import("typescript/unstable/sync").Type | undefined} type
 * @param {import("typescript/unstable/sync").Checker} checker
 */
function isPromise(type, checker) {
  return type !== undefined && /^Promise</.test(checker.typeToString(type));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = process.argv.slice(2).flatMap(floatingPromises);
  for (const { file, line, text } of found)
    console.log(`${relative(process.cwd(), file)}:${line}: nobody waits for this promise: ${text}`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
