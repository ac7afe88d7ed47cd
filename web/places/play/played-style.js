/** The style of what is said about games that were played: loaded with it. */
import { adoptStyles } from "../shell/looks.js";
import afterGame from "../../styles/after-game.css";
import played from "../../styles/played.css";

let isAdopted = false;

export function adoptPlayedStyle() {
  if (!isAdopted) adoptStyles([played, afterGame]);
  isAdopted = true;
}
