import assert from "node:assert/strict";
import { test } from "node:test";

import { boards, pagesOf, ruleBoards, textsIn } from "../../tools/build/lessons.mjs";
import { readMarkdown } from "../../tools/build/markdown.mjs";
import { languages } from "../../web/i18n/languages.js";
import { positionOfExample } from "../../web/model/example.js";
import { guideNames } from "../../web/model/guides.js";
import { layoutNamed } from "../../web/model/layout.js";
import { candidatesLeft, cellNamed } from "../../web/model/step.js";
import { ruleTechniques } from "../../web/model/rule-techniques.js";
import { ratedTechniques, techniques } from "../../web/model/techniques.js";

const shared = boards();
const english = textsIn("en");
const ofRules = ruleBoards();
const rulePages = pagesOf("rule-techniques", "en");

const noLesson = () => null;
/** @type {[string, string, unknown][]} */
const markdown = [
  ["a paragraph of two lines", "# T\n\na\nb\n", { title: "T", intro: [["a b"]], sections: [] }],
  [
    "Chinese lines are joined without a space",
    "# T\n\n数字，\n数字\n",
    { title: "T", intro: [["数字，数字"]], sections: [] },
  ],
  [
    "emphasis, strong words and code",
    "# T\n\n*a* **b** `c`\n",
    { title: "T", intro: [[["em", "a"], " ", ["strong", "b"], " ", ["code", "c"]]], sections: [] },
  ],
  ["a list", "# T\n\n- a\n  b\n- c\n", { title: "T", intro: [{ list: [["a b"], ["c"]] }], sections: [] }],
  ["a link elsewhere is its words", "# T\n\n[a\nb](c.md)\n", { title: "T", intro: [["a b"]], sections: [] }],
  [
    "an anchor belongs to the next heading",
    '# T\n\n<a id="x"></a>\n## S\ntext\n',
    { title: "T", intro: [], sections: [{ title: "S", anchor: "x", blocks: [["text"]] }] },
  ],
  [
    "comments and examples are left out",
    "# T\n\n<!-- example x -->\n![a](b)\n<!-- end -->\n\n<!-- board 3x3 -->\n## S\n",
    { title: "T", intro: [], sections: [{ title: "S", anchor: "", blocks: [] }] },
  ],
];
for (const [name, text, page] of markdown)
  test(`Markdown: ${name}`, () => assert.deepEqual(readMarkdown(text, noLesson), page));

test("Markdown: a link to a lesson keeps its id", () =>
  assert.deepEqual(
    readMarkdown("# T\n\n[a](c.md#d)\n", (address) => address),
    { title: "T", intro: [[["lesson", "a", "c.md#d"]]], sections: [] },
  ));

for (const refused of ["### a", "| a | b |", "> a", "1. a", "![a](b)", "<b>a</b>", "* a"]) {
  test(`Markdown: refused: ${refused}`, () =>
    assert.throws(() => readMarkdown(`# T\n\n${refused}\n`, noLesson), /cannot show/));
}

test("each technique of the teacher, and each that only the rater finds, has a lesson", () => {
  assert.deepEqual(Object.keys(shared.techniques).sort(), [...techniques, ...ratedTechniques].sort());
});

test("each technique of rules has a lesson with sentences of its own, and exercises", () => {
  assert.deepEqual(Object.keys(ofRules.techniques), ruleTechniques);
  assert.deepEqual(Object.keys(ofRules.exercises), ruleTechniques);
  for (const [id, { page }] of Object.entries(ofRules.techniques)) assert.ok(rulePages[page].notes[id], id);
});

test("no page about rules has the name of another page", () =>
  assert.deepEqual(
    Object.keys(rulePages).filter((name) => english.pages[name] || english.guides[name]),
    [],
  ));

for (const [id, { page, related, example }] of [
  ...Object.entries(shared.techniques),
  ...Object.entries(ofRules.techniques),
]) {
  test(`the lesson of ${id}`, () => {
    const { why, spot, idea } = english.pages[page] ?? rulePages[page];
    for (const part of [why, spot, idea]) assert.ok(part.length > 0);
    assert.deepEqual(
      related.filter((other) => !shared.techniques[other] && !ofRules.techniques[other]),
      [],
    );
    const state = positionOfExample(example);
    const layout = layoutNamed(example.layout);
    const left = candidatesLeft(layout, state.cells);
    const { placements, eliminations } = example.step;
    assert.ok(placements.length + eliminations.length > 0);
    for (const { cell, digit } of [...placements, ...eliminations]) {
      assert.ok(state.candidates[cellNamed(layout, cell)].includes(digit), `${digit} is no candidate of ${cell}`);
    }
    assert.ok(state.candidates.every((digits, cell) => digits.every((digit) => left[cell] & (1 << (digit - 1)))));
  });
}

for (const language of languages) {
  const { pages, guides } = textsIn(language);

  test(`${language}: lessons about other things than techniques have the parts of the English ones`, () => {
    for (const [name, { parts }] of Object.entries(guides))
      assert.equal(parts.length, english.guides[name].parts.length, name);
  });

  test(`${language}: a page is named as in English and says something of the same techniques`, () => {
    for (const [name, { notes }] of Object.entries(pages)) {
      assert.ok(english.pages[name], name);
      assert.deepEqual(Object.keys(notes).sort(), Object.keys(english.pages[name].notes).sort(), name);
    }
  });

  test(`${language}: there is every page about rules, and it says something of the same techniques`, () => {
    const told = (/** @type {typeof rulePages} */ of) =>
      Object.entries(of).map(([name, { notes }]) => [name, Object.keys(notes)]);
    assert.deepEqual(told(pagesOf("rule-techniques", language)), told(rulePages));
  });

  test(`${language}: every link of a lesson leads to a lesson`, () => {
    const links = JSON.stringify({ pages, guides }).matchAll(/\["lesson","[^"]*","([^"]*)"\]/g);
    for (const [, id] of links) assert.ok(shared.techniques[id] || guideNames.some((name) => name === id), id);
  });
}
