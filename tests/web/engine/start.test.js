/** How createEngine chooses its files and its thread, with fakes for what a browser brings. */
import assert from "node:assert/strict";
import { after, afterEach, describe, it, mock } from "node:test";

import { createEngine } from "../../../web/engine/index.js";

/** A module of WebAssembly without any content. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const page = new TextEncoder().encode("<!doctype html>");
const originalFetch = globalThis.fetch;

/** The addresses of workers and files that were asked for. @type {string[]} */
let asked = [];

/** @param {Record<string, unknown>} more */
function browserWith(more) {
  Object.assign(globalThis, more);
  after(() => {
    for (const name of Object.keys(more)) Reflect.deleteProperty(globalThis, name);
  });
}

/** A browser whose policy refuses workers. */
class RefusedWorker {
  /** @param {string} address */
  constructor(address) {
    asked.push(String(address));
    throw new DOMException("the policy of the page refuses workers", "SecurityError");
  }
}

/** @param {Uint8Array} bytes what the server answers with, whatever is asked for */
function serve(bytes) {
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {URL} */ url) => {
      asked.push(url.href);
      return new Response(bytes.slice());
    }
  );
}

describe("createEngine", () => {
  browserWith({ location: new URL("https://school.example/course/page.html") });
  afterEach(() => {
    asked = [];
    globalThis.fetch = originalFetch;
    Reflect.deleteProperty(globalThis, "Worker");
    mock.restoreAll();
  });

  for (const baseUrl of ["/files/nonet", "/files/nonet/", new URL("https://school.example/files/nonet/")]) {
    it(`takes modules and worker from the folder ${baseUrl}`, async () => {
      browserWith({ Worker: RefusedWorker });
      serve(emptyModule);
      await assert.rejects(createEngine({ baseUrl, worker: true }), {
        code: "engine-load",
        message: /refuses workers/,
      });
      assert.deepEqual(asked.sort(), [
        "https://school.example/files/nonet/nonet-worker.mjs",
        "https://school.example/files/nonet/nonet.wasm",
      ]);
    });
  }

  it("says so when the folder is no address", () =>
    assert.rejects(createEngine({ baseUrl: "https://[" }), { code: "engine-load" }));

  it("lets single addresses go before the folder, relative to the page or the worker that asks", async () => {
    browserWith({ Worker: RefusedWorker });
    serve(emptyModule);
    await assert.rejects(createEngine({ baseUrl: "/a/", wasmUrl: "solver.wasm", worker: true }), {
      code: "engine-load",
    });
    assert.deepEqual(asked.sort(), [
      "https://school.example/a/nonet-worker.mjs",
      "https://school.example/course/solver.wasm",
    ]);
  });

  it("says which file is no module when a server answers with a page", async () => {
    serve(page);
    await assert.rejects(createEngine({ baseUrl: "/a/", worker: false }), {
      code: "engine-load",
      message: /https:\/\/school\.example\/a\/nonet\.wasm is no WebAssembly module/,
    });
  });

  for (const [what, lacking] of /** @type {const} */ ([
    ["without SIMD", { validate: () => false }],
    ["switched off", undefined],
  ])) {
    it(`rejects where WebAssembly is ${what}, and asks for no file`, async () => {
      const own = globalThis.WebAssembly;
      browserWith({ Worker: RefusedWorker });
      serve(emptyModule);
      Object.assign(globalThis, { WebAssembly: lacking });
      try {
        await assert.rejects(createEngine({ baseUrl: "/a/" }), {
          name: "NonetError",
          code: "engine-unsupported",
          message: /needs WebAssembly with SIMD/,
        });
      } finally {
        Object.assign(globalThis, { WebAssembly: own });
      }
      assert.deepEqual(asked, []);
    });
  }

  it("rejects with the reason for which no worker starts when the calling thread cannot run the engine either", async () => {
    browserWith({ Worker: RefusedWorker });
    serve(emptyModule);
    // No glue is beside the sources, so the calling thread cannot run the engine here.
    await assert.rejects(createEngine({ baseUrl: "/a/" }), { code: "engine-load", message: /refuses workers/ });
  });

  it("keeps no text of a worker that it could not start", async () => {
    browserWith({ Worker: RefusedWorker });
    const made = mock.method(URL, "createObjectURL");
    const revoked = mock.method(URL, "revokeObjectURL");
    await assert.rejects(createEngine({ workerSource: "onmessage = null", wasmBinary: emptyModule, worker: true }), {
      code: "engine-load",
    });
    assert.deepEqual(
      revoked.mock.calls.map(({ arguments: [address] }) => address),
      made.mock.calls.map(({ result }) => result),
    );
    assert.equal(made.mock.callCount(), 1);
  });

  it("rejects with the error of a module that does not compile, not with that of the worker", async () => {
    browserWith({ Worker: RefusedWorker });
    serve(page);
    await assert.rejects(createEngine({ baseUrl: "/a/" }), { code: "engine-load", message: /no WebAssembly module/ });
  });
});
