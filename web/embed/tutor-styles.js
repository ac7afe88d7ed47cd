/** The style sheets of what a board teaches. */
import buttons from "../styles/buttons.css";
import steps from "../styles/steps.css";
import teacher from "../styles/teacher.css";
import card from "./tutor.css";
import { sheetsOf } from "./styles.js";

/** Returns the sheets, made once for all boards of a page. */
export const tutorSheets = sheetsOf([steps, buttons, teacher, card]);
