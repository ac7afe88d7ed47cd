/** The whole course, from the first lesson to Swordfish, by the keyboard alone. */
import { describeCourse, keys } from "../support/course-hands.js";

describeCourse("the keyboard alone", keys, { viewport: { width: 1280, height: 720 } }, 2);
