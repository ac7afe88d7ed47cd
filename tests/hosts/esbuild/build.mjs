import { copyFile, mkdir, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
await build({
  absWorkingDir: here,
  entryPoints: ["main.js"],
  outdir: "dist",
  bundle: true,
  minify: true,
  format: "esm",
  splitting: true,
});

const nonet = dirname(fileURLToPath(import.meta.resolve("nonet")));
await mkdir(join(here, "nonet"), { recursive: true });
for (const name of await readdir(nonet))
  if (/\.wasm$|^nonet-worker\.mjs$/.test(name)) await copyFile(join(nonet, name), join(here, "nonet", name));
