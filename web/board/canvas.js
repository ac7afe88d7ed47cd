/**
 * Plays a display list on a canvas whose pixels are the list's units.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./operations.js").DisplayList} list
 * @param {import("./palette.js").Palette} palette
 * @param {string} font family names
 * @param {{ x: number, y: number }} [origin] the point of the list that lies in the canvas's corner
 */
export function renderCanvas(context, list, palette, font, { x, y } = { x: 0, y: 0 }) {
  context.setTransform(1, 0, 0, 1, -x, -y);
  context.clearRect(x, y, context.canvas.width, context.canvas.height);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  // To set a colour or a font is slow, even to the same: ten thousand cells share a few.
  let [colour, type] = ["", ""];
  for (const operation of list.operations) {
    if (operation.colour !== colour) {
      colour = operation.colour;
      context.fillStyle = context.strokeStyle = palette[operation.colour];
    }
    if (operation.kind === "rect") {
      context.fillRect(operation.x, operation.y, operation.width, operation.height);
    } else if (operation.kind === "text") {
      const wanted = `${operation.weight} ${operation.size}px ${font}`;
      if (wanted !== type) context.font = type = wanted;
      context.fillText(operation.text, operation.x, operation.y);
    } else {
      stroke(context, operation);
    }
  }
}

/** @param {CanvasRenderingContext2D} context @param {import("./operations.js").Line | import("./operations.js").Circle} operation */
function stroke(context, operation) {
  context.lineWidth = operation.width;
  context.beginPath();
  if (operation.kind === "circle") {
    context.arc(operation.x, operation.y, operation.radius, 0, 2 * Math.PI);
  } else {
    context.moveTo(operation.x, operation.y);
    context.lineTo(operation.x2, operation.y2);
  }
  context.stroke();
}
