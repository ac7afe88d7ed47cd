// The functions of the solver module for true candidates, and for the counts that enumerate solutions. Each call blocks
// its thread until it ends. Counts may be too large for a JavaScript number, so counts are strings of decimal digits.

#include <emscripten/bind.h>

#include <string>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

// Returns a Control that calls the JavaScript function `report` with the fraction of the work that is done.
Control reporting(const val& report) {
  return {{}, kUnlimited, [report](const Progress& progress) { report(progress.fraction); }};
}

// Reads a puzzle and returns answer(puzzle), or an object with the error.
template <class Answer>
val with_puzzle(const std::string& puzzle_text, const std::string& layout_name, const std::string& candidates,
                Answer&& answer) {
  const auto puzzle = read(puzzle_text, layout_name, candidates);
  if (!puzzle) return error_object(puzzle.error());
  if (!SolutionStream::supports(*puzzle.value().grid.layout())) return error_object("layout-too-large");
  return answer(view_of(puzzle.value()));
}

val candidates_of(std::string puzzle_text, std::string layout_name, std::string candidates, val report) {
  return with_puzzle(puzzle_text, layout_name, candidates, [&](const PuzzleView& puzzle) {
    return json_object(json_object_of(true_candidates(puzzle, reporting(report))).str());
  });
}

// Returns for each candidate the number of solutions that contain the candidate: its weight. At most `limit` solutions
// are counted.
val weights_of(std::string puzzle_text, std::string layout_name, std::string candidates, double limit, val report) {
  return with_puzzle(puzzle_text, layout_name, candidates, [&](const PuzzleView& puzzle) {
    Random unused(0);
    const SolutionTally tally = tally_solutions(puzzle, static_cast<std::uint64_t>(limit), unused, reporting(report));
    val weights = val::array();
    for (const std::uint64_t weight : tally.weights) weights.call<void>("push", decimal(weight));
    val object = val::object();
    object.set("weights", weights);
    object.set("exact", tally.exact);
    return object;
  });
}

// Returns a random solution among all solutions, of which there must be at most `limit`.
val complete_puzzle(std::string puzzle_text, std::string layout_name, std::string candidates, double seed, double limit,
                    val report) {
  return with_puzzle(puzzle_text, layout_name, candidates, [&](const PuzzleView& puzzle) {
    Random random(static_cast<std::uint64_t>(seed));
    const SolutionTally tally = tally_solutions(puzzle, static_cast<std::uint64_t>(limit), random, reporting(report));
    if (!tally.exact) return error_object("too-many-solutions");
    if (!tally.drawn) return error_object("no-solution");
    val object = val::object();
    object.set("solution", write_line(*tally.drawn));
    object.set("count", decimal(tally.count));
    return object;
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_counting) {
  emscripten::function("candidates", &candidates_of);
  emscripten::function("weights", &weights_of);
  emscripten::function("complete", &complete_puzzle);
}

}  // namespace nonet::door
