/** Exercises and lessons of techniques for work: a list of techniques by level. */
import { h } from "../../controls/dom.js";
import { practised } from "../../model/class-sheet.js";
import { levelOf } from "../../model/course.js";

/** @type {import("./adding.js").CreateWay} */
export function createFromTechniques(_app, say, names, { add }) {
  const levels = [...new Set(practised.map(levelOf))].sort((a, b) => (a ?? Infinity) - (b ?? Infinity));
  const select = h(
    "select",
    {},
    ...levels.map((level) =>
      h(
        "optgroup",
        { label: names(/** @type {"level.1"} */ (`level.${level}`)) },
        ...practised
          .filter((id) => levelOf(id) === level)
          .map((id) => h("option", { value: id }, names(`technique.${id}.name`))),
      ),
    ),
  );
  const adds = (/** @type {"technique" | "lesson"} */ kind) => () => add([{ kind, technique: select.value }]);
  return {
    element: h(
      "div",
      { class: "class-way" },
      h("label", { class: "field" }, h("span", {}, say("class.technique")), select),
      h(
        "div",
        { class: "class-row" },
        h(
          "button",
          { type: "button", class: "button button-main", onclick: adds("technique") },
          say("class.add-exercises"),
        ),
        h("button", { type: "button", class: "button", onclick: adds("lesson") }, say("class.add-lesson")),
      ),
    ),
  };
}
