import { mount } from "svelte";

import Lesson from "./Lesson.svelte";

mount(Lesson, { target: document.getElementById("root")!, props: { puzzle: "4030300000000001" } });
