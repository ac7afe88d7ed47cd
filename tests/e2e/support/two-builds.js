/** Two builds of the site, of which one is served after the other. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

import { serve } from "../../../tools/serve.mjs";
import { dist } from "./site.js";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Builds the site anew from sources that differ in every script and style sheet, as a real release may.
 *
 * @param {string} folder for the sources and the site
 * @returns {Promise<string>} the folder of the site
 */
async function buildAnew(folder) {
  for (const part of ["web", "tools", "docs", "package.json", "LICENSE"])
    await cp(join(root, part), join(folder, part), { recursive: true });
  await cp(join(root, ".cache"), join(folder, ".cache"), { recursive: true }).catch(() => {});
  const sources = (await readdir(join(folder, "web"), { recursive: true })).filter((name) =>
    /^(?!.*catalogues).*\.(js|css)$/.test(name),
  );
  await Promise.all(
    sources.map(async (name) => {
      const path = join(folder, "web", name);
      const mark = name.endsWith(".css")
        ? "\n.of-the-new-version { order: 1; }\n"
        : `\nObject.assign(globalThis, { newVersion: true });\n`;
      await writeFile(path, `${await readFile(path, "utf8")}${mark}`);
    }),
  );
  await promisify(execFile)("ln", ["-s", join(root, "node_modules"), join(folder, "node_modules")]);
  const modules = process.env.NONET_WASM ?? join(root, "build/wasm/bin");
  await promisify(execFile)(process.execPath, [join(folder, "tools/build-web.mjs"), "--wasm", modules], {
    cwd: folder,
  }).catch((error) => {
    // The marks may exceed a budget, which the build says when all files stand.
    if (!/OVER/.test(error.stdout)) throw error;
  });
  return join(folder, "dist");
}

/** The site that was built anew: cases share it. @type {Promise<string> | undefined} */
let newSite;
/** @type {string | undefined} */
let sources;
after(async () => {
  if (sources) await rm(sources, { recursive: true });
});

async function siteBuiltAnew() {
  sources = await mkdtemp(join(tmpdir(), "nonet-sources-"));
  return buildAnew(sources);
}

/**
 * @param {(url: string, release: () => Promise<void>, server: { asked: readonly string[], stop: () => Promise<void> })
 *   => Promise<unknown>} use `release` puts the other build in the place of the first; `asked` has the paths that the
 *   server was asked for; after `stop` there is no server
 */
export async function withTwoBuilds(use) {
  const folder = await mkdtemp(join(tmpdir(), "nonet-builds-"));
  const out = join(folder, "served");
  await cp(dist, out, { recursive: true });
  /** @type {string[]} */
  const asked = [];
  const server = await serve({ folder: out, csp: true, asked: (path) => asked.push(path ?? "") });
  try {
    await use(
      server.url,
      async () => {
        const built = await (newSite ??= siteBuiltAnew());
        const next = join(folder, "next");
        await cp(built, next, { recursive: true });
        await rename(out, join(folder, "before"));
        await rename(next, out);
      },
      { asked, stop: server.close },
    );
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
}
