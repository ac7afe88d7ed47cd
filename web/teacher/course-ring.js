/** A ring that shows how much of a technique is done. The words beside it say the same. */
const namespace = "http://www.w3.org/2000/svg";
const radius = 9;
const length = 2 * Math.PI * radius;

/** @returns {{ element: SVGSVGElement, write: (share: number) => void }} `share` is 0 to 1 */
export function ringOf() {
  const element = document.createElementNS(namespace, "svg");
  for (const [name, value] of [
    ["viewBox", "0 0 24 24"],
    ["class", "course-ring"],
    ["aria-hidden", "true"],
  ])
    element.setAttribute(name, value);
  const [ground, arc] = ["course-ring-ground", "course-ring-arc"].map((kind) => {
    const circle = document.createElementNS(namespace, "circle");
    for (const [name, value] of [
      ["cx", "12"],
      ["cy", "12"],
      ["r", String(radius)],
      ["class", kind],
    ])
      circle.setAttribute(name, value);
    return circle;
  });
  const tick = document.createElementNS(namespace, "path");
  tick.setAttribute("d", "m8 12.2 2.8 2.8 5-5.4");
  tick.setAttribute("class", "course-ring-tick");
  arc.setAttribute("stroke-dasharray", `0 ${length}`);
  element.append(ground, arc, tick);
  return {
    element,
    write(share) {
      arc.setAttribute("stroke-dasharray", `${(length * share).toFixed(2)} ${length.toFixed(2)}`);
      arc.toggleAttribute("hidden", share === 0);
      tick.toggleAttribute("hidden", share < 1);
    },
  };
}
