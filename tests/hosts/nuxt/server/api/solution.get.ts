import { createEngine } from "nonet";

const engine = createEngine();

export default defineEventHandler(async (event) => {
  const { solutions } = await (await engine).solve(String(getQuery(event).puzzle));
  return solutions[0];
});
