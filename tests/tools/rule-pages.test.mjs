import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { rulePage, rulePictures } from "../../tools/rule-pages.mjs";
import { readXml } from "../support/xml.mjs";

const docs = new URL("../../docs/", import.meta.url);

test("docs/rules.md and its pictures are those that the tool writes", () => {
  const pictures = rulePictures();
  assert.equal(readFileSync(new URL("rules.md", docs), "utf8"), rulePage());
  assert.deepEqual(readdirSync(new URL("pictures/rules/", docs)).sort(), [...pictures.keys()].sort());
  for (const [name, picture] of pictures) {
    assert.equal(readFileSync(new URL(`pictures/rules/${name}`, docs), "utf8"), picture, name);
    assert.equal(readXml(picture).name, "svg", name);
  }
});
