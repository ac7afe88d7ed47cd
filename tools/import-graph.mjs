// Which file names which other file: `#include`, `import`, `export … from`, and the `import()` types of JSDoc comments.

import { posix } from "node:path";
import { lineAt, withoutComments } from "./source-text.mjs";

export const cxx = /\.(h|cpp)$/;
export const script = /\.m?js$/;

/**
 * @typedef {object} Reference
 * @property {string} from path of the naming file, from the top of the checkout
 * @property {number} line from 1
 * @property {string} to path of the named file from the top, or the name of a package
 * @property {"include" | "import" | "lazy" | "type"} kind "lazy": import() in code; "type": import() in a comment
 * @property {boolean} isFile false for a package, and for an include that is not a path from the top
 */

/** @type {{kind: Reference["kind"], pattern: RegExp}[]} */
const inScripts = [
  { kind: "import", pattern: /^[ \t]*(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']/gm },
  { kind: "import", pattern: /^[ \t]*import\s*["']([^"']+)["']/gm },
  { kind: "lazy", pattern: /\bimport\(\s*["']([^"']+)["']/g },
];
const includes = /^[ \t]*#[ \t]*include[ \t]*"([^"]+)"/gm;
const anyImportCall = inScripts[2].pattern;
const comments = /\/\*[^]*?\*\/|\/\/[^\n]*/g;

/**
 * Returns the references of one file, in the order of their lines.
 * @param {string} path @param {string} text
 * @returns {Reference[]}
 */
export function referencesOf(path, text) {
  if (cxx.test(path))
    return found(withoutComments(text), includes).map(({ target, line }) => ({
      from: path,
      line,
      to: target,
      kind: "include",
      isFile: target.includes("/"),
    }));
  if (!script.test(path)) return [];
  const code = withoutComments(text);
  const references = inScripts.flatMap(({ kind, pattern }) => found(code, pattern).map((each) => ({ ...each, kind })));
  for (const comment of text.matchAll(comments)) {
    const first = lineAt(text, comment.index);
    references.push(
      ...found(comment[0], anyImportCall).map(({ target, line }) => ({
        target,
        line: first + line - 1,
        kind: /** @type {const} */ ("type"),
      })),
    );
  }
  return references
    .map(({ target, line, kind }) => {
      const isFile = target.startsWith(".");
      return { from: path, line, to: isFile ? posix.join(posix.dirname(path), target) : target, kind, isFile };
    })
    .sort((a, b) => a.line - b.line);
}

/** @param {string} text @param {RegExp} pattern @returns {{target: string, line: number}[]} */
function found(text, pattern) {
  return [...text.matchAll(pattern)].map((match) => ({ target: match[1], line: lineAt(text, match.index) }));
}

/**
 * Returns the circles among files that name each other, each circle once, from its first file in alphabetical order.
 * Imports that are loaded later make one, too: rooms that open each other go through a table of doors. Types make none.
 * @param {readonly Reference[]} references
 * @returns {{files: string[], line: number}[]} `line`: where the first file names the second
 */
export function circlesIn(references) {
  /** @type {Map<string, Reference[]>} */
  const outgoing = new Map();
  for (const reference of references) {
    if (!reference.isFile || reference.kind === "type") continue;
    outgoing.set(reference.from, [...(outgoing.get(reference.from) ?? []), reference]);
  }
  /** @type {Map<string, {files: string[], line: number}>} */
  const circles = new Map();
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} file @param {string[]} trail */
  const visit = (file, trail) => {
    const begun = trail.indexOf(file);
    if (begun >= 0) return keep(trail.slice(begun));
    if (done.has(file)) return;
    for (const { to } of outgoing.get(file) ?? []) visit(to, [...trail, file]);
    done.add(file);
  };
  /** @param {string[]} files */
  const keep = (files) => {
    const first = files.indexOf([...files].sort()[0]);
    const turned = [...files.slice(first), ...files.slice(0, first)];
    const line = outgoing.get(turned[0])?.find(({ to }) => to === (turned[1] ?? turned[0]))?.line ?? 1;
    circles.set(turned.join(), { files: turned, line });
  };
  for (const file of [...outgoing.keys()].sort()) visit(file, []);
  return [...circles.values()];
}

const exported = /^export\s+(?:async\s+)?(?:function\*?|class|const|let)\s+(\w+)/gm;
const importedNames = /(?:import|export)\s+(\*|[^"';]*?)\s*from\s*["'](\.[^"']+)["']/g;

/**
 * Returns the exports of scripts that no other script names. What is imported as a whole (`import * as`, `import()`) is
 * left out, because its names are looked up later.
 * @param {ReadonlyMap<string, string>} files path → text
 * @returns {{path: string, line: number, name: string}[]}
 */
export function unusedExports(files) {
  /** @type {Set<string>} */
  const whole = new Set();
  /** @type {Set<string>} */
  const named = new Set();
  for (const [path, text] of files) {
    if (!script.test(path)) continue;
    const code = withoutComments(text);
    for (const { to } of referencesOf(path, code).filter(({ kind, isFile }) => kind === "lazy" && isFile))
      whole.add(to);
    for (const [, names, target] of code.matchAll(importedNames)) {
      const to = posix.join(posix.dirname(path), target);
      if (names.includes("*")) whole.add(to);
      for (const name of /\{([^}]*)\}/.exec(names)?.[1].split(",") ?? [])
        named.add(`${to} ${name.trim().split(/\s+as\s+/)[0]}`);
    }
  }
  return [...files]
    .filter(([path]) => script.test(path) && !whole.has(path))
    .flatMap(([path, text]) =>
      found(withoutComments(text), exported)
        .map(({ target: name, line }) => ({ path, line, name }))
        .filter(({ name }) => !named.has(`${path} ${name}`)),
    );
}
