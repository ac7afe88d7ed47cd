/** Buttons that enlarge a board with small cells and show the whole board again. */
import { svgElement, svgNode } from "./svg-nodes.js";

const icons = { out: "M5 12h14", fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", in: "M12 5v14M5 12h14" };
const labels = /** @type {const} */ ({ out: "board.zoom-out", fit: "board.zoom-fit", in: "board.zoom-in" });
const names = /** @type {const} */ (["out", "fit", "in"]);

/**
 * @typedef {(key: "board.zoom" | (typeof labels)[keyof typeof labels]) => string} BarWords
 *
 * @param {Document} document
 * @param {BarWords} words
 * @param {import("./zoom.js").Zoom} zoom
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function createZoomBar(document, words, zoom) {
  const element = document.createElement("div");
  element.className = "zoom-bar";
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", words("board.zoom"));
  const buttons = names.map((name) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "zoom-button";
    button.setAttribute("aria-label", words(labels[name]));
    button.title = words(labels[name]);
    button.append(
      svgElement(
        svgNode("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, [
          svgNode("path", { d: icons[name] }),
        ]),
        document,
      ),
    );
    button.addEventListener("mousedown", (event) => event.preventDefault());
    button.addEventListener("click", () => zoom[name]());
    return button;
  });
  element.append(...buttons);

  return {
    element,
    update() {
      buttons.forEach((button, i) =>
        button.setAttribute("aria-disabled", String(names[i] !== "in" && zoom.cell() === null)),
      );
    },
  };
}
