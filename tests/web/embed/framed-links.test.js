import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

import { askedHeight, frameAddress, frameLinks, themeAround } from "../../../web/embed/framed-links.js";
import { nextTask } from "../../../web/model/next-task.js";

const folder = "https://example.org/nonet/";
const ofPage = { folder, origin: "https://school.example", language: "", theme: "" };
const origins = "origins=https%3A%2F%2Fschool.example";

/** @type {[string, string, Partial<typeof ofPage>, string | null][]} */
const links = [
  ["the page for frames", `${folder}embed.html?puzzle=1234`, {}, `${folder}embed.html?puzzle=1234&${origins}`],
  ["no options", `${folder}embed.html`, {}, `${folder}embed.html?${origins}`],
  ["a layout with a plus sign", `${folder}embed.html?layout=3x3+x`, {}, `${folder}embed.html?layout=3x3+x&${origins}`],
  ["other origins", `${folder}embed.html?origins=https://evil.example`, {}, `${folder}embed.html?${origins}`],
  ["a page without an origin", `${folder}embed.html`, { origin: "null" }, `${folder}embed.html?origins=opaque`],
  ["a page in a language", `${folder}embed.html?a=1`, { language: "uk" }, `${folder}embed.html?a=1&${origins}&lang=uk`],
  [
    "a language of its own",
    `${folder}embed.html?lang=it`,
    { language: "uk" },
    `${folder}embed.html?lang=it&${origins}`,
  ],
  ["a dark page", `${folder}embed.html?a=1`, { theme: "dark" }, `${folder}embed.html?a=1&${origins}&theme=dark`],
  [
    "a theme of its own",
    `${folder}embed.html?theme=auto`,
    { theme: "dark" },
    `${folder}embed.html?theme=auto&${origins}`,
  ],
  ["another page of the folder", `${folder}index.html`, {}, null],
  ["another folder", "https://example.org/embed.html", {}, null],
  ["a folder below", `${folder}copy/embed.html`, {}, null],
  ["a folder by another way", `${folder}copy/../embed.html`, {}, `${folder}embed.html?${origins}`],
  ["another site", "https://evil.example/nonet/embed.html", {}, null],
  ["another site with the name of this one", "https://example.org@evil.example/nonet/embed.html", {}, null],
  ["another protocol", "http://example.org/nonet/embed.html", {}, null],
  ["a script", "javascript:alert(1)//https://example.org/nonet/embed.html", {}, null],
  ["data", "data:text/html,nonet/embed.html", {}, null],
  ["no address", "", {}, null],
];
for (const [name, href, of, expected] of links) {
  test(`a link to ${name} ${expected ? "becomes a frame" : "stays"}`, () =>
    assert.equal(frameAddress(href, { ...ofPage, ...of }), expected));
}

/** @type {[string, string, string][]} */
const colours = [
  ["black", "rgb(0, 0, 0)", "light"],
  ["dark grey", "rgb(96, 96, 96)", "light"],
  ["navy", "rgb(0, 0, 128)", "light"],
  ["light grey, half transparent", "rgba(200, 200, 200, 0.5)", "dark"],
  ["yellow", "rgb(255, 255, 0)", "dark"],
  ["white in another notation", "oklch(1 0 0)", ""],
];
for (const [name, colour, theme] of colours) {
  test(`the theme around text that is ${name}`, () => assert.equal(themeAround(colour), theme));
}

/** @type {[any, number | null][]} */
const messages = [
  [{ nonet: 1, type: "resize", height: 700 }, 700],
  [{ nonet: 1, type: "resize", height: 700.2 }, 701],
  [{ nonet: 1, type: "resize", height: 1e9 }, 5000],
  [{ nonet: 1, type: "resize", height: -1 }, null],
  [{ nonet: 1, type: "resize", height: 0 }, null],
  [{ nonet: 1, type: "resize", height: NaN }, null],
  [{ nonet: 1, type: "resize", height: Infinity }, null],
  [{ nonet: 1, type: "resize", height: "700" }, null],
  [{ nonet: 1, type: "resize", height: 700n }, null],
  [{ nonet: 1, type: "resize" }, null],
  [{ nonet: 1, type: "ready", height: 700 }, null],
  [{ nonet: 2, type: "resize", height: 700 }, null],
  [{ type: "resize", height: 700 }, null],
  [null, null],
  [undefined, null],
  ["resize", null],
  [700, null],
  [[700], null],
];
for (const [data, expected] of messages) {
  test(`the height in ${data ? Object.entries(data).flat().join(" ") : data}`, () =>
    assert.equal(askedHeight(data), expected));
}

/**
 * What a page gives the module that makes frames, with the links of `addresses`.
 * @param {{ origin: string, addresses: string[] }} of
 */
function pageDouble({ origin, addresses }) {
  /** @type {any[]} */
  const frames = [];
  const listeners = new Set();
  const links = addresses.map((href) => ({
    href,
    hreflang: "",
    textContent: "",
    closest: () => null,
    replaceWith: (/** @type {any} */ frame) => frames.push(frame),
  }));
  const document = {
    baseURI: "https://school.example/",
    querySelectorAll: (/** @type {string} */ selector) => (selector === "iframe" ? frames : links.splice(0)),
    createElement: () => ({ contentWindow: {} }),
  };
  return {
    frames,
    listeners,
    globals: {
      document,
      origin,
      getComputedStyle: () => ({ color: "rgb(34, 34, 34)" }),
      addEventListener: (/** @type {string} */ _, /** @type {unknown} */ listener) => listeners.add(listener),
    },
  };
}

/** @param {import("node:test").TestContext} t @param {{ origin: string, addresses: string[] }} of */
function framesOn(t, of) {
  const { globals, ...page } = pageDouble(of);
  for (const [name, value] of Object.entries(globals)) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value, configurable: true });
    t.after(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    );
  }
  frameLinks({ folder });
  return page;
}

/** @type {[string, string, string, string][]} */
const senders = [
  ["https://school.example", "https://example.org", "700", "of the folder"],
  ["https://school.example", "null", "640", "without an origin, on a page with one"],
  ["https://school.example", "https://evil.example", "640", "of another site"],
  ["null", "null", "700", "without an origin, on a page in a sandbox"],
  ["null", "https://example.org", "700", "of the folder, on a page in a sandbox"],
  ["null", "https://evil.example", "640", "of another site, on a page in a sandbox"],
];
for (const [origin, sender, height, what] of senders) {
  test(`the height of a frame after a message ${what}`, (t) => {
    const {
      frames: [frame, other],
      listeners,
    } = framesOn(t, { origin, addresses: [`${folder}embed.html`, `${folder}embed.html?puzzle=1234`] });
    for (const listener of listeners)
      listener({ source: frame.contentWindow, origin: sender, data: { nonet: 1, type: "resize", height: 700 } });
    assert.deepEqual([frame.height, other.height], [height, "640"]);
  });
}

test("a second call adds no listener, and the frames of the first keep their heights up to date", (t) => {
  const {
    frames: [frame],
    listeners,
  } = framesOn(t, { origin: "https://school.example", addresses: [`${folder}embed.html`] });
  frameLinks({ folder });
  assert.equal(listeners.size, 1);
  for (const listener of listeners)
    listener({
      source: frame.contentWindow,
      origin: "https://example.org",
      data: { nonet: 1, type: "resize", height: 800 },
    });
  assert.equal(frame.height, "800");
});

test("a frame that the page has removed is not kept", async (t) => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  const { frames } = framesOn(t, { origin: "https://school.example", addresses: [`${folder}embed.html`] });
  const removed = new WeakRef(frames.splice(0)[0]);
  for (let tries = 0; tries < 20 && removed.deref(); tries++) {
    await nextTask();
    collectGarbage();
  }
  assert.equal(removed.deref(), undefined);
});
