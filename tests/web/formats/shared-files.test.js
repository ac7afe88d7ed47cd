/** What another program shares with the page, through the caches of the service worker. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileHeaders, mostShared, sharedName, takeShared } from "../../../web/formats/shared-files.js";

/** Caches in memory. */
function createCaches() {
  const stores = new Map();
  return {
    keys: async () => [...stores.keys()],
    open: async (name) => {
      const held = stores.get(name) ?? new Map();
      stores.set(name, held);
      return {
        match: async (address) => held.get(address),
        put: async (address, response) => void held.set(address, response),
        delete: async (address) => held.delete(address),
      };
    },
  };
}
const addressOf = (name) => `https://nonet.example/${name}`;

test("files are taken once, in their order, with their names, types and contents, whichever cache has them", async () => {
  const caches = createCaches();
  const files = [
    new File(["53.."], "", { type: "text/plain" }),
    new File([new Uint8Array([1, 2])], "світлина 1.png", { type: "image/png" }),
  ];
  for (const [i, file] of files.entries())
    await (
      await caches.open(`version ${i}`)
    ).put(addressOf(sharedName(i)), new Response(file, { headers: fileHeaders(file) }));
  const taken = await takeShared(/** @type {any} */ (caches), addressOf);
  assert.deepEqual(
    await Promise.all(taken.map(async (file) => [file.name, file.type, [...new Uint8Array(await file.arrayBuffer())]])),
    [
      ["", "text/plain", [53, 51, 46, 46]],
      ["світлина 1.png", "image/png", [1, 2]],
    ],
  );
  assert.deepEqual(await takeShared(/** @type {any} */ (caches), addressOf), []);
});

test("no more files are taken than can be shared", async () => {
  const caches = createCaches();
  const store = await caches.open("version");
  for (let i = 0; i < mostShared + 2; i++) await store.put(addressOf(sharedName(i)), new Response("1"));
  assert.equal((await takeShared(/** @type {any} */ (caches), addressOf)).length, mostShared);
});

test("the manifest sends what is shared to the address at which the service worker listens", () => {
  const of = (name) => readFileSync(new URL(`../../../web/${name}`, import.meta.url), "utf8");
  const { share_target: target, file_handlers: handlers } = JSON.parse(of("manifest.webmanifest"));
  assert.deepEqual([target.action, target.method, target.enctype], ["./share", "POST", "multipart/form-data"]);
  assert.ok(of("service-worker.js").includes('address("share")'));
  assert.equal(handlers[0].action, "./");
});
