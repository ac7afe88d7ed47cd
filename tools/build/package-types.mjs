/**
 * The declarations of the package: TypeScript makes them from the comments of the sources, and `types/` says what each
 * entry of the package exports.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";

/** The sources that the entries of the package name. */
const SOURCES = [
  "engine/index.js",
  "embed/sudoku-board.js",
  "embed/poster.js",
  "embed/framed-links.js",
  "learning/index.js",
  "steps.js",
  "printing.js",
  "book-maker.js",
];

/**
 * Writes the declarations into the folder `types` of the package: those of the entries, and what they name, directly or
 * not.
 * @param {string} root of the checkout @param {string} out the folder of the package
 * @throws when the sources have an error of types
 */
export function writeTypes(root, out) {
  const made = mkdtempSync(join(tmpdir(), "nonet-types-"));
  try {
    declare(root, made);
    const entries = readdirSync(join(root, "tools/build/types"));
    for (const name of entries) cpSync(join(root, "tools/build/types", name), join(made, name));
    for (const path of reachable(made, entries)) {
      mkdirSync(dirname(join(out, "types", path)), { recursive: true });
      writeFileSync(join(out, "types", path), withoutStars(withoutCatalogues(readFileSync(join(made, path), "utf8"))));
    }
  } finally {
    rmSync(made, { recursive: true });
  }
}

/** The catalogues are no part of the package: there, a key of a sentence is any text. @param {string} declarations */
const withoutCatalogues = (declarations) => declarations.replace(/keyof typeof import\("[^"]+\.json"\)/g, "string");

/**
 * Declarations without the stars that begin the lines of a comment: when a type of a comment is longer than a line,
 * TypeScript 7.0 copies them into the type. Comments, texts, and the stars of `import *` and `export *` stay.
 * @param {string} declarations
 */
const withoutStars = (declarations) =>
  declarations.replace(/\/\*[^]*?\*\/|"[^"\n]*"|\b(?:import|export|type) \*|\*\s+/g, (found) =>
    /^\*\s/.test(found) ? "" : found,
  );

/** @param {string} root @param {string} made where the declarations of all sources are written */
function declare(root, made) {
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: made,
      rootDir: join(root, "web"),
    },
    include: [],
    files: [
      ...SOURCES.map((path) => join(root, "web", path)),
      join(root, "tools/ambient.d.ts"),
      join(root, "tools/ambient-web.d.ts"),
    ],
  };
  const file = join(made, "tsconfig.json");
  writeFileSync(file, JSON.stringify(settings));
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--project", file], {
    stdio: ["ignore", "inherit", "inherit"],
  });
}

/**
 * @param {string} folder
 * @param {readonly string[]} entries
 * @returns {Set<string>} the declarations that some name, paths in the folder
 */
function reachable(folder, entries) {
  const found = new Set(entries);
  for (const path of found) {
    for (const [, name] of readFileSync(join(folder, path), "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)\.js"/g)) {
      const target = relative(folder, join(folder, dirname(path), `${name}.d.ts`));
      if (!existsSync(join(folder, target))) throw new Error(`${path} names ${name}.js, which has no declarations`);
      found.add(target);
    }
  }
  return found;
}
