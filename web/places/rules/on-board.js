/** What the board of the page needs for a puzzle with rules: their picture, and what is read of them. One file, so that both are fetched at once. */
export { rulePicture } from "../../board/rules/rule-picture.js";
export { speakRules } from "./speech.js";
