import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { floatingPromises } from "../../tools/floating-promises.mjs";

const source = `
async function work() {}
class Worker { async #read() {} read() { this.#read(); } stop() {} }
export async function main(list, worker = new Worker()) {
  work();
  await work();
  void work();
  work().catch(() => {});
  work().then(() => {});
  work().then(() => {}, () => {});
  const later = work();
  worker.stop();
  list.forEach(() => { work(); });
  return () => work();
}
`;

test("a promise that nobody waits for is found by its type, wherever it is", () => {
  const folder = mkdtempSync(join(tmpdir(), "nonet-promises-"));
  try {
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({
        compilerOptions: { allowJs: true, checkJs: true, noEmit: true, target: "es2022" },
        include: ["*.js"],
      }),
    );
    writeFileSync(join(folder, "a.js"), source);
    const found = floatingPromises(join(folder, "tsconfig.json")).map(({ line, text }) => `${line} ${text}`);
    assert.deepEqual(found, ["3 this.#read()", "5 work()", "9 work().then(() => {})", "13 work()"]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
