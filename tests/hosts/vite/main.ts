import { createEngine } from "nonet";
import "nonet/board/define";

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const board = document.querySelector("sudoku-board")!;
board.addEventListener("sudoku-solved", ({ detail }) => console.log(`solved in ${detail.seconds} s`));

const engine = await createEngine();
const { solutions } = await engine.solve(puzzle);
const step = await engine.hint(puzzle);
const { isInWorkers } = await engine.about();
document.querySelector("output")!.textContent = `${solutions[0]} ${step?.technique} ${isInWorkers ? "in workers" : "here"}`;

document.querySelector("button")!.addEventListener("click", async () => {
  const { layOutPages, pdfOf, presetSettings } = await import("nonet/print");
  const { pages } = await layOutPages(presetSettings("classroom", { locale: "it", seed: 7 }), { engine });
  const link = document.querySelector<HTMLAnchorElement>("#sheet")!;
  link.href = URL.createObjectURL(new Blob([await pdfOf(pages)], { type: "application/pdf" }));
  link.textContent = `${pages.pageCount} pages`;
});
