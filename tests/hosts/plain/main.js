import { createEngine } from "./nonet/nonet.mjs";

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

const engine = await createEngine();
const { solutions } = await engine.solve(puzzle);
const { technique } = await engine.hint(puzzle);
const { isInWorkers } = await engine.about();
document.querySelector("output").textContent = `${solutions[0]} ${technique} ${isInWorkers ? "in workers" : "here"}`;
