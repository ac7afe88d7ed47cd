/** Plugins of esbuild that leave a part of the product in a file of its own, beside the bundle that imports it. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { catalogueFile } from "./messages.mjs";
import { GLUE } from "./modules.mjs";
import { resolved } from "./plugins.mjs";

/** The engine stays one file of its own, which page and element load when they first need it. */
export function engineBeside() {
  return resolved(/\/engine\/index\.js$/, () => ({ path: "./nonet.mjs", external: true }));
}

/** So do steps in words, with a file for each language. */
export function stepsBeside() {
  return resolved(/\/i18n\/steps\/index\.js$/, () => ({ path: "./nonet-steps.mjs", external: true }));
}

/**
 * The sentences of page and element: a file for each language, loaded when it is wanted.
 * @param {(language: string, importer: string) => string} name the file for a language, and for the module that loads
 *   it
 */
export function sentencesBeside(name) {
  return resolved(/\/catalogues\/[a-z]+\/page\.json$/, ({ path, importer }) => {
    const [, language] = /** @type {RegExpExecArray} */ (catalogueFile.exec(path));
    return { path: `./${name(language, importer)}.mjs`, external: true };
  });
}

/** So do the lessons, which the build makes from docs. */
export function lessonsBeside() {
  return resolved(/^nonet-lessons-[a-z-]+$/, ({ path }) => ({ path: `./${path}.mjs`, external: true }));
}

/**
 * The parts of the element that are loaded later begin where the element is loaded already: what they share with it
 * then stays in one file.
 * @returns {import("esbuild").Plugin}
 */
export const afterElement = () => ({
  name: "after element",
  setup(it) {
    it.onLoad(
      { filter: /[\\/](embed[\\/](zoom[\\/]zoom-on-board|tutor|judge|other-texts|rules-on-board|element-fog|face-on-board|player-controls)|board[\\/]paper-drawing)\.js$/ },
      async ({ path }) => ({
        contents: `import ${JSON.stringify(join(path.replace(/(.*[\\/]web)[\\/].*/, "$1"), "embed/sudoku-board-class.js"))};\n${await readFile(path, "utf8")}`,
        loader: "js",
      }),
    );
  },
});

/** The glue of each module stays a file of its own. */
export function glueBeside() {
  return resolved(GLUE, ({ path }) => ({ path: `./${path}.mjs`, external: true }));
}

/** The frame imports the element, so that the element alone is one file. */
export function boardBeside() {
  return resolved(/\/sudoku-board\.js$/, ({ path }) => ({ path, external: true }));
}
