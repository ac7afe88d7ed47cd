const board = document.querySelector("#lesson");
const score = document.querySelector("#score");

board.addEventListener("sudoku-solved", ({ detail }) => {
  const { seconds, hints, mistakes } = detail;
  score.textContent = `Solved in ${seconds} s with ${hints} hints and ${mistakes} mistakes.`;
});
