import assert from "node:assert/strict";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { serve } from "../../tools/serve.mjs";

describe("the server of a folder", () => {
  /** @type {string} */
  let folder;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let server;
  const text = "x".repeat(300_000);
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "nonet-serve-"));
    await mkdir(join(folder, "site"));
    await writeFile(join(folder, "site/a.js"), text);
    await writeFile(join(folder, "site/index.html"), "<p>");
    await cp(join(folder, "site"), join(folder, "next"), { recursive: true });
    server = await serve({ folder: join(folder, "site") });
  });
  after(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const cases = [
    { path: "a.js", status: 200, type: "text/javascript; charset=utf-8" },
    { path: "", status: 200, type: "text/html; charset=utf-8" },
    { path: "b.js", status: 404, type: "text/plain" },
    { path: "../next/a.js", status: 404, type: "text/plain" },
    { path: "%ff", status: 404, type: "text/plain" },
  ];
  for (const { path, status, type } of cases) {
    it(`answers '${path}' with ${status}`, async () => {
      const response = await fetch(server.url + path);
      assert.equal(response.status, status);
      assert.equal(response.headers.get("content-type"), type);
      await response.text();
    });
  }

  it("answers whole or not at all while the folder is replaced", async () => {
    let isReplaced = false;
    const replace = async () => {
      for (let times = 0; times < 30; ++times) {
        await rm(join(folder, "site"), { recursive: true });
        await cp(join(folder, "next"), join(folder, "site"), { recursive: true });
      }
      isReplaced = true;
    };
    const ask = async () => {
      while (!isReplaced) {
        const response = await fetch(`${server.url}a.js`);
        const answer = await response.text();
        assert.ok(response.status === 404 || text.startsWith(answer), `${response.status}: ${answer.length}`);
      }
    };
    await Promise.all([replace(), ...Array.from({ length: 8 }, ask)]);
  });
});
