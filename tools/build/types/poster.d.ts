export { boardPoster } from "./embed/poster.js";
