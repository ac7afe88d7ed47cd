import { readFile } from "node:fs/promises";

import { transform } from "esbuild";

/**
 * Style sheets that a script adopts are texts in the script. They go in without comments and spaces.
 * @returns {import("esbuild").Plugin}
 */
export function smallCss() {
  return {
    name: "small css",
    setup(it) {
      it.onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { code } = await transform(await readFile(path, "utf8"), { loader: "css", minify: true });
        return { contents: code, loader: "text" };
      });
    },
  };
}
