/** The tables of colours of the themes besides the light and the dark one. */
import themes from "../../styles/themes.css";
import { adoptStyles } from "../shell/looks.js";

let isAdopted = false;

export function adoptThemes() {
  if (!isAdopted) adoptStyles([themes]);
  isAdopted = true;
}
