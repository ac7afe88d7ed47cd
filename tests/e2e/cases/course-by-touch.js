/** The whole course, from the first lesson to Swordfish, by touch alone, on a phone. */
import { describeCourse, touch } from "../support/course-hands.js";
import { phone } from "../support/teacher.js";

describeCourse("touch alone", touch, phone, 1);
