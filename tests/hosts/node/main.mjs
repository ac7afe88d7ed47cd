/** The engine in node. By default it runs in the calling thread; `worker: true` starts worker threads. */
import { createEngine } from "nonet";
import { explainStep, loadStepWords } from "nonet/steps";

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const engine = await createEngine({ worker: true });
const { solutions } = await engine.solve(puzzle);
const step = await engine.hint(puzzle);
const { where, sentences } = explainStep(step, await loadStepWords("it"));
console.log(solutions[0]);
console.log(where, ...sentences);
engine.close();
