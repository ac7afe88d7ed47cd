import { createEngine } from "./nonet/nonet.mjs";

addEventListener("message", async ({ data: puzzle }) => {
  const engine = await createEngine();
  const { solutions } = await engine.solve(puzzle);
  const { technique } = await engine.hint(puzzle);
  const { isInWorkers } = await engine.about();
  postMessage(`${solutions[0]} ${technique} ${isInWorkers ? "in workers" : "here"}`);
});
