/** What the declarations of the package promise, and what they refuse. Only the compiler reads this file. */
import { createEngine, NonetError, type Goal, type Step } from "nonet";
import { makeBook } from "nonet/book";
import { SudokuBoard, setEngineOptions, type BoardEvents } from "nonet/board";
import { frameLinks } from "nonet/frames";
import { connectScorm, connectXapi } from "nonet/learning";
import { explainStep, layoutNamed, loadStepWords } from "nonet/steps";

const engine = await createEngine({ baseUrl: "/nonet/" });
const { status } = await engine.solve({ layout: "2x2", cells: new Uint8Array(16) });
export const known: "unique" | "multiple" | "none" | "conflict" | "stopped" = status;
for await (const solution of engine.solutions("4030300000000001")) solution.toUpperCase();

const goal: Goal = { level: "hard", symmetry: "180", clues: [24, 30] };
export const rating: number | null = (await engine.generate({ ...goal, seed: 7 })).rating;
export const count: bigint = (await engine.count("4030300000000001")).count;

const step: Step | null = await engine.hint("4030300000000001");
if (step) explainStep(step, await loadStepWords("en"), { layout: layoutNamed("2x2") }).sentences.join(" ");

const board = document.createElement("sudoku-board");
board.puzzle = "4030300000000001";
board.mode = "solve";
document.addEventListener("sudoku-solved", ({ detail }) => detail.seconds.toFixed());
board.addEventListener("sudoku-error", ({ detail: { code, position } }) => `${code} ${position?.line}`);
document.querySelector("sudoku-board")?.check().then(({ wrong }) => wrong.length);
document
  .querySelector("sudoku-board")
  ?.hint("what")
  .then(({ technique, sentences }) => [technique?.length, ...sentences]);
document.querySelector("sudoku-board")?.steps().then(({ steps }) => steps.map(({ placements }) => placements[0]?.cell));
document.querySelector("sudoku-board")?.rate().then(({ level, er }) => `${level} ${er?.toFixed(1)}`);
board.addEventListener("sudoku-hint", ({ detail: { strength } }) => strength === "apply");
Object.assign(board, {
  mode: "path",
  step: 3,
  hints: "where",
  strings: { "status.solved": "Bravo!" },
} satisfies Partial<SudokuBoard>);
connectScorm(board)?.leave();
connectXapi(board, {
  actor: { account: { homePage: "https://school.example", name: "17" } },
  activity: { id: "https://school.example/sudoku/1", name: "Sudoku 1" },
  send: () => Promise.resolve(),
});
setEngineOptions({ worker: false });
frameLinks({ folder: new URL("https://example.org/nonet/") });
export const detail: BoardEvents["sudoku-ready"] = { layout: "3x3" };
export class Own extends SudokuBoard {}

export const pages: number = (await makeBook({})).pageCount;
export const slides: Uint8Array = (await makeBook({}, { format: "pptx" })).pptx;

try {
  await engine.parse("?");
} catch (error) {
  if (error instanceof NonetError) error.position?.line.toFixed();
}

// @ts-expect-error no such option
await createEngine({ wasm: "x" });
// @ts-expect-error the file has the name of its format
(await makeBook({}, { format: "docx" })).pdf;
// @ts-expect-error no such format
await makeBook({}, { format: "odt" });
// @ts-expect-error no such level
engine.generate({ level: "fiendish" });
// @ts-expect-error no such method
board.solveAll();
// @ts-expect-error no such strength
board.hint("why");
// @ts-expect-error no such mode
board.mode = "edit";
