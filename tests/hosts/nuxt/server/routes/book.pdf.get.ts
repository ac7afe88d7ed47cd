import { makeBook } from "nonet/book";

export default defineEventHandler(async () => {
  const { pdf } = await makeBook({ version: 2, work: { kind: "worksheet", technique: "naked-pair" }, seed: 7 });
  return new Response(pdf, { headers: { "content-type": "application/pdf" } });
});
