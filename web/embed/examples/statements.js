/** Statements of xAPI about a board: docs/learning-platforms.md explains this file. */
import { connectXapi } from "../nonet-learning.mjs";

connectXapi(document.querySelector("sudoku-board"), {
  actor: { account: { homePage: "https://school.example", name: "17" } },
  activity: { id: "https://school.example/sudoku/1", name: "Sudoku 1", language: "en" },
  send: (statement) => {
    // A real page: return fetch("https://store.example/statements", { method: "POST", headers: …, body:
    // JSON.stringify(statement) });
    const item = document.createElement("li");
    item.textContent = `${statement.verb.display["en-US"]} ${JSON.stringify(statement.result ?? {})}`;
    document.getElementById("statements").append(item);
  },
});
