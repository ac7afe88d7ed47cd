/** Parts that the server no longer has: the newer version is looked for once. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { followMissingParts } from "../../../../web/places/shell/missing-parts.js";
import { withGlobals } from "../../../support/globals.js";

/** As much of a PerformanceObserver as is used. */
class ObserverDouble {
  static last = /** @type {ObserverDouble | null} */ (null);
  isObserving = false;
  constructor(heard) {
    this.heard = heard;
    ObserverDouble.last = this;
  }

  observe() {
    this.isObserving = true;
  }
  disconnect() {
    this.isObserving = false;
  }
  /** @param {...{ name: string, responseStatus: number }} entries */
  load(...entries) {
    if (this.isObserving) this.heard({ getEntries: () => entries });
  }
}

const part = (responseStatus, name = "https://example.org/page/print.js") => ({ name, responseStatus });

/** A page whose service worker can be asked for updates. */
function openPage() {
  const asked = { times: 0 };
  const registration = {
    update: async () => {
      asked.times += 1;
    },
    installing: null,
    waiting: null,
  };
  withGlobals({
    navigator: { serviceWorker: { getRegistration: async () => registration } },
    PerformanceObserver: ObserverDouble,
  });
  const isMissing = followMissingParts();
  return { isMissing, asked, load: (...entries) => ObserverDouble.last?.load(...entries) };
}

/** Lets what was begun come to its end. */
const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("many missing parts ask for the newer version once", async () => {
  const { isMissing, asked, load } = openPage();
  load(part(404), part(404));
  load(part(410));
  await turn();
  load(part(404));
  await turn();
  assert.deepEqual([isMissing.value, asked.times], [true, 1]);
});

for (const entry of [part(200), part(0), part(503), part(404, "https://example.org/pictures/one.png")]) {
  test(`no part is missing: ${entry.name}, ${entry.responseStatus}`, async () => {
    const { isMissing, asked, load } = openPage();
    load(entry);
    await turn();
    assert.deepEqual([isMissing.value, asked.times], [false, 0]);
    load(part(404));
    await turn();
    assert.equal(isMissing.value, true);
  });
}
