/**
 * Plays a display list on a canvas whose pixels are the list's units.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./display-list.js").DisplayList} list
 * @param {import("./palette.js").Palette} palette
 * @param {string} font family names
 */
export function renderCanvas(context, list, palette, font) {
  context.clearRect(0, 0, list.width, list.height);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const operation of list.operations) {
    context.fillStyle = palette[operation.colour];
    if (operation.kind === "rect") {
      context.fillRect(operation.x, operation.y, operation.width, operation.height);
    } else {
      context.font = `${operation.weight} ${operation.size}px ${font}`;
      context.fillText(operation.text, operation.x, operation.y);
    }
  }
}
