export { frameLinks } from "./embed/framed-links.js";
