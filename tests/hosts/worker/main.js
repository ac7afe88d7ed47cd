const worker = new Worker(new URL("./task.js", import.meta.url), { type: "module" });
worker.addEventListener("message", ({ data }) => {
  document.querySelector("output").textContent = data;
});
worker.postMessage("530070000600195000098000060800060003400803001700020006060000280000419005000080079");
