import { createEngine } from "nonet";
import { setEngineOptions } from "nonet/board";
import "nonet/board/define";

const puzzle = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

// esbuild copies no files that a module names by their addresses: build.mjs copies them into this folder.
const options = { baseUrl: new URL("nonet/", document.baseURI) };
setEngineOptions(options);

const engine = await createEngine(options);
const { solutions } = await engine.solve(puzzle);
const { technique } = await engine.hint(puzzle);
const { isInWorkers } = await engine.about();
document.querySelector("output").textContent = `${solutions[0]} ${technique} ${isInWorkers ? "in workers" : "here"}`;
