const frame = document.querySelector("#frame");

addEventListener("message", ({ source, data }) => {
  if (source !== frame.contentWindow || data?.nonet !== 1) return;
  if (data.type === "resize") frame.height = data.height;
});
