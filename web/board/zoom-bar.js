/**
 * Buttons that enlarge a board with small cells and show the whole board again. Made when the cells are first too
 * small, hidden while they are large enough.
 */
import { svgElement, svgNode } from "./svg-nodes.js";

const icons = { out: "M5 12h14", fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5", in: "M12 5v14M5 12h14" };
const labels = /** @type {const} */ ({ out: "board.zoom-out", fit: "board.zoom-fit", in: "board.zoom-in" });
const names = /** @type {const} */ (["out", "fit", "in"]);

/**
 * @param {Document} document
 * @param {import("./grid.js").Words} words
 * @param {import("./zoom.js").Zoom} zoom
 * @returns {{ element: HTMLElement, update: () => void }}
 */
export function createZoomBar(document, words, zoom) {
  const element = document.createElement("div");
  element.className = "zoom-bar";
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", words("board.zoom"));
  element.hidden = true;
  /** @type {HTMLButtonElement[]} */
  let buttons = [];

  /** @param {typeof names[number]} name */
  function make(name) {
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
  }

  return {
    element,
    update() {
      element.hidden = !zoom.isUseful();
      if (element.hidden) return;
      if (!buttons.length) element.append(...(buttons = names.map(make)));
      buttons.forEach((button, i) =>
        button.setAttribute("aria-disabled", String(names[i] !== "in" && zoom.cell() === null)),
      );
    },
  };
}
