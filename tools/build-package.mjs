/**
 * Builds the package for npm: node tools/build-package.mjs [--wasm DIR] [--out DIR] DIR of --wasm holds the modules and
 * their glue. The package is written into build/npm, and as build/nonet-VERSION.tgz, or as a tarball in DIR of --out.
 */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { writePackage } from "./build/package.mjs";
import { writeTypes } from "./build/package-types.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values } = parseArgs({
  options: {
    wasm: { type: "string", default: join(root, "build/wasm/bin") },
    out: { type: "string", default: join(root, "build") },
  },
});
const folder = join(root, "build/npm");
await writePackage({ root, wasm: values.wasm, out: folder });
writeTypes(root, folder);
const [{ filename, size, unpackedSize, entryCount }] = JSON.parse(
  execFileSync("npm", ["pack", folder, "--json", "--pack-destination", values.out], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }),
);
console.log(`${join(values.out, filename)}: ${entryCount} files, ${size} bytes, unpacked ${unpackedSize}`);
