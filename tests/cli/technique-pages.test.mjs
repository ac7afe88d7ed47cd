import assert from "node:assert/strict";
import { existsSync, readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { examples, folder, found, ratedTechniques, techniqueFiles, techniques } from "../../tools/technique-pages.mjs";
import { lines, nonet, program } from "./program.mjs";

const largestPicture = 40_000;
const taught = techniques();
/** The rater finds a direct pointing wherever there is a direct claiming, as the page of the two explains. */
const all = [...taught, ...ratedTechniques().filter(({ id }) => id !== "direct-claiming")];
const shown = examples();
const read = (/** @type {string} */ name) =>
  existsSync(`${folder}/${name}`) ? readFileSync(`${folder}/${name}`, "utf8") : "";

/** Code and id of each technique that the command line lists. */
const listed = lines(nonet("find --list").out).map((line) => ({ code: line.slice(0, 4), id: line.slice(6) }));

test("the table of techniques is read as the command line lists it", () => {
  assert.deepEqual(
    listed.filter(({ code }) => code !== "rule").map(({ id }) => id),
    taught.map(({ id }) => id),
  );
});

test("the command line lists the techniques for rules as docs/rule-techniques.md does, and with them the classic ones of their levels", () => {
  const rows = [
    ...readFileSync(`${folder}/../rule-techniques.md`, "utf8").matchAll(/^\| <a id="([\w-]+)"><\/a>`\1` \| (\w+) \|/gm),
  ].map(([, id, level]) => ({ id, level }));
  assert.deepEqual(
    listed.filter(({ code }) => code === "rule").map(({ id }) => id),
    rows.map(({ id }) => id),
  );
  const levels = new Map([
    ...taught.map(({ id, level }) => /** @type {const} */ ([id, level])),
    ...rows.map(({ id, level }) => /** @type {const} */ ([id, ["easy", "medium", "hard"].indexOf(level) + 1])),
  ]);
  const order = listed.map(({ id }) => levels.get(id));
  assert.deepEqual(order, order.toSorted());
});

for (const { id, page } of all) {
  test(`a page, an example and a picture: ${id}`, () => {
    assert.ok(page, `no page in docs/techniques has <a id="${id}"></a>`);
    assert.equal(shown.filter((example) => example.id === id).length, 1, "one line of docs/techniques/examples.txt");
    assert.ok(read(page).includes(`<!-- example ${id} -->`), `${page} has no <!-- example ${id} -->`);
    assert.ok(statSync(`${folder}/pictures/${id}.svg`).size < largestPicture);
  });
}

for (const example of shown) {
  test(`the example is found: ${example.id}`, () => {
    assert.ok(
      found(program, example).some(
        (line) => line === example.result || (example.isRated && line.includes(`: ${example.result}`)),
      ),
      "choose another example for docs/techniques/examples.txt",
    );
  });
}

test("pages and pictures are as node tools/technique-pages.mjs makes them", () => {
  const stale = [...techniqueFiles(program)].filter(([name, text]) => read(name) !== text).map(([name]) => name);
  assert.deepEqual(stale, [], "run: node tools/technique-pages.mjs build/bin/nonet");
});

const links = /\]\((?!https?:)([^)#\s]*)(?:#([\w-]+))?\)/g;
for (const name of [...new Set(all.map(({ page }) => page).filter(Boolean)), "README.md"]) {
  test(`links lead somewhere: ${name}`, () => {
    for (const [link, path, anchor] of read(name).matchAll(links)) {
      assert.ok(existsSync(`${folder}/${path || name}`), link);
      if (anchor && (path || name).endsWith(".md") && !path.startsWith(".."))
        assert.ok(read(path || name).includes(`<a id="${anchor}"></a>`), link);
    }
  });
}
