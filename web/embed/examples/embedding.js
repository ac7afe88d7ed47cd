/**
 * The guide: copies code, writes the address of this site into it, fills the frame, and does without React what the
 * example in React does.
 */
const folder = new URL("../", location.href).href;
const exampleFolder = "https://example.org/nonet/";

/** Code with the address of this site in place of the example’s. @param {string} text */
const here = (text) => text.replaceAll(exampleFolder, folder);

for (const figure of document.querySelectorAll("figure")) {
  const code = figure.querySelector("code");
  code.textContent = here(code.textContent);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    const isCopied = await navigator.clipboard.writeText(code.textContent).then(
      () => true,
      () => false,
    );
    if (!isCopied) getSelection().selectAllChildren(code);
    button.textContent = isCopied ? "Copied" : "Selected";
  });
  figure.querySelector("figcaption").append(button);
}

const options = new URLSearchParams({
  puzzle: "000006201070510060006080059120000000080940500590000000001050073030460080000003604",
  lang: "en",
  origins: location.origin,
});
document.querySelector("#frame").src = `../embed.html?${options}`;

const blank = document.querySelector("#blank");
document.querySelector("#react").addEventListener("sudoku-change", ({ detail }) => {
  blank.textContent = `${detail.blank} cells are blank.`;
});
