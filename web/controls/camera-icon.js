/** The icon of a camera, which only parts that are loaded later show. */
import { lineIcon } from "./board-icons.js";

/** @returns {SVGSVGElement} */
export const cameraIcon = () =>
  lineIcon("M4 8h3.5L9 5h6l1.5 3H20v11H4zM12 10.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4");
