import assert from "node:assert/strict";
import { test } from "node:test";

import { askedHeight, frameAddress } from "../../../web/embed/framed-links.js";

const folder = "https://example.org/nonet/";
const ofPage = { folder, origin: "https://school.example", language: "" };
const origins = "origins=https%3A%2F%2Fschool.example";

/** @type {[string, string, Partial<typeof ofPage>, string | null][]} */
const links = [
  ["the page for frames", `${folder}embed.html?puzzle=1234`, {}, `${folder}embed.html?puzzle=1234&${origins}`],
  ["no options", `${folder}embed.html`, {}, `${folder}embed.html?${origins}`],
  ["a layout with a plus sign", `${folder}embed.html?layout=3x3+x`, {}, `${folder}embed.html?layout=3x3+x&${origins}`],
  ["other origins", `${folder}embed.html?origins=https://evil.example`, {}, `${folder}embed.html?${origins}`],
  ["a page without an origin", `${folder}embed.html`, { origin: "null" }, `${folder}embed.html?origins=opaque`],
  ["a page in a language", `${folder}embed.html?a=1`, { language: "uk" }, `${folder}embed.html?a=1&${origins}&lang=uk`],
  ["a language of its own", `${folder}embed.html?lang=it`, { language: "uk" }, `${folder}embed.html?lang=it&${origins}`],
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
  test(`a link to ${name} ${expected ? "becomes a frame" : "stays"}`, () => assert.equal(frameAddress(href, { ...ofPage, ...of }), expected));
}

/** @type {[any, number | null][]} */
const messages = [
  [{ nonet: 1, type: "resize", height: 700 }, 700], [{ nonet: 1, type: "resize", height: 700.2 }, 701], [{ nonet: 1, type: "resize", height: 1e9 }, 5000],
  [{ nonet: 1, type: "resize", height: -1 }, null], [{ nonet: 1, type: "resize", height: 0 }, null], [{ nonet: 1, type: "resize", height: NaN }, null],
  [{ nonet: 1, type: "resize", height: Infinity }, null], [{ nonet: 1, type: "resize", height: "700" }, null], [{ nonet: 1, type: "resize", height: 700n }, null], [{ nonet: 1, type: "resize" }, null],
  [{ nonet: 1, type: "ready", height: 700 }, null], [{ nonet: 2, type: "resize", height: 700 }, null], [{ type: "resize", height: 700 }, null],
  [null, null], [undefined, null], ["resize", null], [700, null], [[700], null],
];
for (const [data, expected] of messages) {
  test(`the height in ${data ? Object.entries(data).flat().join(" ") : data}`, () => assert.equal(askedHeight(data), expected));
}
