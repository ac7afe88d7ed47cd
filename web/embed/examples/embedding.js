/** What a page does with a board: listens to it, and gives its frame the height that it wants. */
const score = document.getElementById("score");
document.getElementById("lesson").addEventListener("sudoku-solved", ({ detail }) => {
  score.textContent = `Solved in ${detail.seconds} s with ${detail.hints} hints and ${detail.mistakes} mistakes.`;
});

const frame = document.getElementById("frame");
const options = new URLSearchParams({
  puzzle: "000006201070510060006080059120000000080940500590000000001050073030460080000003604",
  lang: "en",
  origins: location.origin,
});
frame.src = `../embed.html?${options}`;
addEventListener("message", ({ source, data }) => {
  if (source === frame.contentWindow && data?.nonet === 1 && data.type === "resize") frame.height = data.height;
});
