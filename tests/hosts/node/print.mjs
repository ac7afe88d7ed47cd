/**
 * Prints in node: a sheet for a class, a book of own puzzles, and a worksheet, as PDF files; a worksheet for Word, and
 * the steps of a puzzle as slides; two days of a series.
 */
import { writeFile } from "node:fs/promises";
import { createEngine } from "nonet";
import { makeBook } from "nonet/book";
import { layOutPages, makeSeries, pdfOf, pictureOf, presetSettings } from "nonet/print";

const engine = await createEngine({ worker: true });
const { pages } = await layOutPages(presetSettings("classroom", { locale: "en-GB", seed: 7 }), { engine });
await writeFile("class.pdf", await pdfOf(pages));

for (const format of /** @type {const} */ (["svg", "eps", "png"]))
  await writeFile(`class.${format}`, await pictureOf(pages, 0, format, { dpi: 100 }));

const list = "4.3.3..........1\n1...2...3...4...";
const book = await makeBook(
  { version: 1, work: { kind: "list" }, look: { title: "I nostri sudoku", language: "it" } },
  { engine, list },
);
await writeFile("book.pdf", book.pdf);

const worksheet = await makeBook(
  { version: 1, work: { kind: "worksheet", technique: "naked-pair" }, look: { language: "vi" }, seed: 7 },
  { engine },
);
await writeFile("worksheet.pdf", worksheet.pdf);
const four = { version: 2, work: { kind: "new", sections: [{ count: 1, goal: { layout: "2x2" } }] }, seed: 7 };
const { docx } = await makeBook({ ...four, look: { cutOut: true } }, { engine, format: "docx" });
await writeFile("four.docx", docx);
const { pptx, leftOut } = await makeBook({ ...four, look: { cutOut: true } }, { engine, format: "pptx" });
await writeFile("four.pptx", pptx);
const refusal = await makeBook({ ...four, look: { book: {} } }, { engine, format: "docx" }).catch(({ code }) => code);

/** @type {string[]} */
const paths = [];
const series = await makeSeries(
  {
    version: 2,
    work: {
      kind: "series",
      from: "2027-01-04",
      to: "2027-01-05",
      days: { monday: { goal: { layout: "2x2" } }, tuesday: { goal: { layout: "2x2" } } },
      formats: ["svg", "json"],
    },
  },
  { engine, onFile: ({ path }) => void paths.push(path) },
);
if (series.days !== 2 || paths.length !== 9) throw new Error(`a series of ${series.days} days has ${paths.join(" ")}`);
engine.close();
console.log(pages.pageCount, book.pageCount, worksheet.pageCount, book.faults, leftOut, refusal);
