// The teacher's module: finds steps and exercises, rates puzzles, and finds no solutions. Its positions come from the solver's module (`position`), which
// has checked them, so this module does not check them again. Steps are JSON, the same text that the command line writes.

#include <emscripten/bind.h>

#include <optional>
#include <string>
#include <vector>

#include "core/api/teaching.h"
#include "wasm/teacher/convert.h"

namespace nonet::door {

namespace {

// The techniques in a list of ids with commas between them; all techniques for an empty list.
std::optional<TeacherOptions> options_of(const std::string& ids) {
  TeacherOptions options;
  if (ids.empty()) return options;
  const auto allowed = techniques_of(ids);
  if (!allowed) return std::nullopt;
  options.allowed = *allowed;
  return options;
}

// Calls `answer(state, options)`.
template <class Answer>
val with_state(const val& position, const std::string& allowed, const Answer& answer) {
  const auto options = options_of(allowed);
  if (!options) return error_object("unknown-technique");
  const LayoutRef layout = layout_of_name(position["layout"].as<std::string>()).value();
  PlayedPuzzle played(grid_of(layout, position["givens"]), grid_of(layout, position["cells"]));
  const auto masks = emscripten::convertJSArrayToNumberVector<std::uint32_t>(position["candidates"]);
  static_cast<void>(keep_candidates(played, masks));
  return json_object(answer(PuzzleState(played), *options));
}

val hint(val position, std::string allowed) {
  return with_state(position, allowed, [](const PuzzleState& state, const TeacherOptions& options) {
    const auto step = is_consistent(state.grid()) ? next_step(state, options) : std::nullopt;
    return step ? json_of(*step, state.layout(), CellNames::RowColumn) : std::string("null");
  });
}

val steps(val position, std::string allowed) {
  return with_state(position, allowed, [](const PuzzleState& state, const TeacherOptions& options) {
    const std::vector<Step> found = is_consistent(state.grid()) ? all_steps(state, options) : std::vector<Step>{};
    return json_of(found, state.layout(), CellNames::RowColumn);
  });
}

val path(val position, std::string allowed) {
  return with_state(position, allowed, [](const PuzzleState& state, const TeacherOptions& options) {
    const SolvingPath found = is_consistent(state.grid()) ? solving_path(state, options) : SolvingPath{};
    return json_object_of(found, state.layout(), CellNames::RowColumn).str();
  });
}

// Rates the givens of a position: `{status, er, ep, ed}`, and `steps` when they are wanted. The caller has made sure that the puzzle is
// a classic one with exactly one solution. Calls `report` with the part of the puzzle that is solved, about once a millisecond.
val rate_givens(val position, bool with_steps, double nodes, val report) {
  const Grid puzzle = grid_of(Layout::classic(), position["givens"]);
  std::vector<std::string> steps;
  RatingOptions options;
  options.control.node_budget = static_cast<std::uint64_t>(nodes);
  options.control.progress = [&](const Progress& progress) { report(progress.fraction); };
  if (with_steps) {
    options.step = [&](const RatedStep& step) {
      steps.push_back(json_of(step, *puzzle.layout(), CellNames::RowColumn));
    };
  }
  JsonObject object = json_object_of(rate(puzzle, options));
  if (with_steps) object.json("steps", json_array(steps));
  return json_object(object.str());
}

// The exercise in a puzzle, or null. The technique is one that a judge requires.
val exercise(std::string technique_name, std::string layout_name, val puzzle, val solution) {
  const LayoutRef layout = layout_of_name(layout_name).value();
  const auto found = exercise_in(grid_of(layout, puzzle), grid_of(layout, solution), *technique_named(technique_name));
  return json_object(found ? json_object_of(*found, CellNames::RowColumn).str() : "null");
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_teacher) {
  emscripten::function("hint", &hint);
  emscripten::function("steps", &steps);
  emscripten::function("path", &path);
  emscripten::function("rate", &rate_givens);
  emscripten::function("exercise", &exercise);
}

}  // namespace nonet::door
