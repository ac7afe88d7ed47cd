import { createApp } from "vue";

import Lesson from "./Lesson.vue";

createApp(Lesson, { puzzle: "4030300000000001" }).mount("#root");
