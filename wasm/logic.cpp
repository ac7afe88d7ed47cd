// Solving as people do: the next step, all steps, the path, mistakes. Steps go over as JSON, as the command line writes them.

#include <emscripten/bind.h>

#include <optional>
#include <string>

#include "wasm/convert.h"

namespace nonet::door {

namespace {

val json_object(std::string json) {
  val object = val::object();
  object.set("json", text(json));
  return object;
}

// The techniques of a list of ids with commas between; all of them for an empty list.
std::optional<TeacherOptions> options_of(const std::string& ids) {
  TeacherOptions options;
  if (ids.empty()) return options;
  const auto allowed = techniques_of(ids);
  if (!allowed) return std::nullopt;
  options.allowed = *allowed;
  return options;
}

// Leaves each open cell those of its candidates whose bits are set: bit i for digit i + 1.
void set_candidates(PuzzleState& state, const val& masks) {
  const auto words = emscripten::convertJSArrayToNumberVector<std::uint32_t>(masks);
  if (words.size() != static_cast<std::size_t>(state.layout().cell_count())) return;
  const CellSet open = state.open();
  open.for_each(
      [&](Cell cell) { state.set_candidates(cell, DigitSet::from_bits(words[cell.index]) & state.candidates(cell)); });
}

// Reads a state (`givens` is empty when all digits are given, `masks` when the candidates are those that the digits leave)
// and answers with what `answer` makes of it.
template <class Answer>
val with_state(const std::string& puzzle_text, const std::string& layout_name, const std::string& givens_text,
               const val& masks, const Answer& answer) {
  const auto puzzle = read(puzzle_text, layout_name);
  if (!puzzle) return error_object(puzzle.error());
  const Grid& grid = puzzle.value().grid;
  if (grid.side() > LayoutSets::kMaxSide) return error_object("layout-too-large");
  if (givens_text.empty()) {
    PuzzleState state = state_of(puzzle.value());
    set_candidates(state, masks);
    return answer(state);
  }
  const auto givens = parse_puzzle(givens_text, grid.layout());
  if (!givens) return error_object(givens.error());
  PuzzleState state(givens.value().grid, grid);
  set_candidates(state, masks);
  return answer(state);
}

val hint(std::string puzzle, std::string layout, std::string givens, val masks, std::string allowed) {
  return with_state(puzzle, layout, givens, masks, [&](const PuzzleState& state) {
    const auto options = options_of(allowed);
    if (!options) return error_object("unknown-technique");
    const auto step = is_consistent(state.grid()) ? next_step(state, *options) : std::nullopt;
    return json_object(step ? json_of(*step, state.layout(), CellNames::RowColumn) : "null");
  });
}

val steps(std::string puzzle, std::string layout, std::string givens, val masks, std::string allowed) {
  return with_state(puzzle, layout, givens, masks, [&](const PuzzleState& state) {
    const auto options = options_of(allowed);
    if (!options) return error_object("unknown-technique");
    if (!is_consistent(state.grid())) return json_object("[]");
    return json_object(json_of(all_steps(state, *options), state.layout(), CellNames::RowColumn));
  });
}

val path(std::string puzzle, std::string layout, std::string givens, val masks, std::string allowed) {
  return with_state(puzzle, layout, givens, masks, [&](const PuzzleState& state) {
    const auto options = options_of(allowed);
    if (!options) return error_object("unknown-technique");
    const SolvingPath found = is_consistent(state.grid()) ? solving_path(state, *options) : SolvingPath{};
    return json_object(json_object_of(found, state.layout(), CellNames::RowColumn).str());
  });
}

val mistakes(std::string puzzle, std::string layout, std::string givens, val masks) {
  return with_state(puzzle, layout, givens, masks, [&](const PuzzleState& state) {
    if (!SolutionStream::supports(state.layout())) return error_object("layout-too-large");
    return json_object(json_object_of(mistakes_in(state.played_puzzle()), state.grid(), CellNames::RowColumn).str());
  });
}

// Calls `report(fraction)` of JavaScript before each puzzle that it tries.
val practice(std::string technique, std::string layout_name, double seed, double attempts, val report) {
  const auto known = technique_named(technique);
  if (!known) return error_object("unknown-technique");
  const auto layout = layout_of_name(layout_name);
  if (!layout) return error_object("unknown-layout");
  const PracticeGoal goal{*known, layout.value(), static_cast<std::uint64_t>(seed),
                          static_cast<std::uint64_t>(attempts)};
  const auto exercise =
      make_exercise(goal, Control{{}, kUnlimited, [&](const Progress& progress) { report(progress.fraction); }});
  if (exercise) return json_object(json_object_of(exercise.value(), CellNames::RowColumn).str());
  return error_object(exercise.error() == PracticeError::NoPuzzle ? "layout-too-large" : "not-found");
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_logic) {
  emscripten::function("hint", &hint);
  emscripten::function("steps", &steps);
  emscripten::function("path", &path);
  emscripten::function("mistakes", &mistakes);
  emscripten::function("practice", &practice);
}

}  // namespace nonet::door
