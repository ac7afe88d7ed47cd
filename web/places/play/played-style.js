/** The style of what is said about games that were played: loaded with it. */
import { adoptStyles } from "../shell/looks.js";
import style from "../../styles/played.css";

let isAdopted = false;

export function adoptPlayedStyle() {
  if (!isAdopted) adoptStyles([style]);
  isAdopted = true;
}
