// The teacher's module: finds steps, and finds no solutions. It exists twice: for classic puzzles with exercises and
// judges, and for puzzles with own rules, without them. Its positions, and the mistakes in them, come from the solver's
// module
// (`position`), which has checked them, so this module does not check them again. Steps are JSON, the same text that
// the command line writes.

#include <emscripten/bind.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/api/teaching.h"
#include "wasm/teacher/position_to_teach.h"
#include "wasm/values.h"

namespace nonet::door {

namespace {

// The techniques in a list of ids with commas between them; all techniques for an empty list. The order is "value" or
// "technique".
std::optional<TeacherOptions> options_of(const std::string& ids, const std::string& order) {
  TeacherOptions options;
  options.order = order == "value" ? StepOrder::Value : StepOrder::Technique;
  if (ids.empty()) return options;
  const auto allowed = techniques_of(ids);
  if (!allowed) return std::nullopt;
  options.allowed = *allowed;
  return options;
}

Mistakes mistakes_of(const val& found) {
  Mistakes mistakes;
  mistakes.givens = givens_named(found["givens"].as<std::string>());
  mistakes.incompatible = found["incompatible"].as<bool>();
  for (const auto cell : emscripten::convertJSArrayToNumberVector<std::uint16_t>(found["digits"])) {
    mistakes.digits.push_back(Cell{cell});
  }
  const auto numbers = emscripten::convertJSArrayToNumberVector<std::uint16_t>(found["eliminations"]);
  for (std::size_t i = 0; i + 1 < numbers.size(); i += 2) {
    mistakes.eliminations.push_back({Cell{numbers[i]}, Digit{static_cast<std::uint8_t>(numbers[i + 1])}});
  }
  return mistakes;
}

// Calls `answer(state, mistakes, options)`.
template <class Answer>
val with_state(const val& position, const std::string& allowed, const std::string& order, const Answer& answer) {
  const auto options = options_of(allowed, order);
  if (!options) return error_object("unknown-technique");
  PlayedPuzzle played = position_to_teach(position);
  const auto masks = emscripten::convertJSArrayToNumberVector<std::uint32_t>(position["candidates"]);
  static_cast<void>(keep_candidates(played, masks));
  return answer(PuzzleState(played), mistakes_of(position["mistakes"]), *options);
}

val hint(val position, std::string allowed, std::string order) {
  const auto answer = [](const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options) {
    const Hint found = hint_for(state, std::move(mistakes), options, {}, kPromptWork);
    return json_object(json_object_of(found, state, CellNames::RowColumn).str());
  };
  return with_state(position, allowed, order, answer);
}

// The open runs by number; null for a number that is free. A run is a number for JavaScript, because a class would make
// the glue larger.
std::vector<std::unique_ptr<TeachingRun>>& runs() {
  static std::vector<std::unique_ptr<TeachingRun>> open;
  return open;
}

// `{run}`, a number: begins the search for all steps (`wanted` is "steps") or for the path ("path").
val begin(std::string wanted, val position, std::string allowed, std::string order) {
  const auto answer = [&](const PuzzleState& state, Mistakes mistakes, const TeacherOptions& options) {
    auto& open = runs();
    std::size_t number = 0;
    while (number < open.size() && open[number]) ++number;
    if (number == open.size()) open.emplace_back();
    open[number] = (wanted == "path" ? begin_path : begin_steps)(state, std::move(mistakes), options, kPromptWork);
    val object = val::object();
    object.set("run", static_cast<int>(number));
    return object;
  };
  return with_state(position, allowed, order, answer);
}

// Finds the next piece. Returns the part of the work that is done: 1 when the answer is complete.
double advance(int number) {
  TeachingRun& run = *runs()[static_cast<std::size_t>(number)];
  return run.advance() ? std::min(run.fraction(), 0.999) : 1;
}

// `{json}`: the answer so far. Ends the run.
val end(int number) {
  const std::unique_ptr<TeachingRun> run = std::move(runs()[static_cast<std::size_t>(number)]);
  return json_object(run->take_json(CellNames::RowColumn).str());
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_teacher) {
  emscripten::function("hint", &hint);
  emscripten::function("begin", &begin);
  emscripten::function("advance", &advance);
  emscripten::function("end", &end);
}

}  // namespace nonet::door
