// The functions of the solver module for counts, true candidates and random solutions. Each call blocks its thread until
// it ends. Counts may be too large for a JavaScript number, so counts are strings of decimal digits.

#include <emscripten/bind.h>

#include <string>

#include "wasm/solver/convert.h"

namespace nonet::door {

namespace {

// Returns a Control that calls the JavaScript function `report` with the fraction of the work that is done.
Control reporting(const val& report) {
  return {{}, kUnlimited, [report](const Progress& progress) { report(progress.fraction); }};
}

// Reads a puzzle and returns answer(grid), or an object with the error.
template <class Answer>
val with_puzzle(const std::string& puzzle_text, const std::string& layout_name, Answer&& answer) {
  const auto puzzle = read(puzzle_text, layout_name);
  if (!puzzle) return error_object(puzzle.error());
  if (!SolutionStream::supports(*puzzle.value().grid.layout())) return error_object("layout-too-large");
  return answer(puzzle.value().grid);
}

val exact_count_of(std::string puzzle_text, std::string layout_name, val report) {
  return with_puzzle(puzzle_text, layout_name, [&](const Grid& grid) {
    if (!grid.layout()->is_classic()) return error_object("layout-not-classic");
    const ExactCount count = exact_count(grid, reporting(report));
    val object = val::object();
    object.set("count", count.count.to_string());
    object.set("exact", count.exact);
    return object;
  });
}

val estimate_of(std::string puzzle_text, std::string layout_name, double seed, val report) {
  return with_puzzle(puzzle_text, layout_name, [&](const Grid& grid) {
    if (!can_estimate(*grid.layout())) return error_object("layout-too-large");
    EstimateOptions options;
    options.seed = static_cast<std::uint64_t>(seed);
    options.control = reporting(report);
    const CountEstimate estimate = count_estimate(grid, options);
    if (!estimate.is_known) return error_object("no-estimate");
    val object = val::object();
    object.set("log10", estimate.log10_count);
    object.set("low", estimate.log10_low);
    object.set("high", estimate.log10_high);
    return object;
  });
}

val candidates_of(std::string puzzle_text, std::string layout_name, val report) {
  return with_puzzle(puzzle_text, layout_name, [&](const Grid& grid) {
    return json_object(json_object_of(true_candidates(grid, reporting(report))).str());
  });
}

template <class Weights, class ToText>
val weights_object(const Weights& weights, bool exact, const ToText& to_text) {
  val array = val::array();
  for (const auto& weight : weights) array.call<void>("push", to_text(weight));
  val object = val::object();
  object.set("weights", array);
  object.set("exact", exact);
  return object;
}

// Returns for each candidate the number of solutions that contain the candidate: its weight. For classic grids the
// weights are exact. For other layouts at most `limit` solutions are counted.
val weights_of(std::string puzzle_text, std::string layout_name, double limit, val report) {
  return with_puzzle(puzzle_text, layout_name, [&](const Grid& grid) {
    if (grid.layout()->is_classic()) {
      const CandidateCounts counts = candidate_counts(grid, reporting(report));
      return weights_object(counts.counts, counts.exact, [](const BigUint& weight) { return weight.to_string(); });
    }
    Random unused(0);
    const SolutionTally tally = tally_solutions(grid, static_cast<std::uint64_t>(limit), unused, reporting(report));
    return weights_object(tally.weights, tally.exact, [](std::uint64_t weight) { return std::to_string(weight); });
  });
}

val solution_object(const Grid& solution, const std::string& count) {
  val object = val::object();
  object.set("solution", write_line(solution));
  object.set("count", count);
  return object;
}

val complete_puzzle(std::string puzzle_text, std::string layout_name, double seed, double limit, val report) {
  return with_puzzle(puzzle_text, layout_name, [&](const Grid& grid) {
    Random random(static_cast<std::uint64_t>(seed));
    if (grid.layout()->is_classic()) {
      const RandomCompletion completion(grid, reporting(report));
      if (completion.count().is_zero()) return error_object("no-solution");
      return solution_object(completion.draw(random), completion.count().to_string());
    }
    const SolutionTally tally = tally_solutions(grid, static_cast<std::uint64_t>(limit), random, reporting(report));
    if (!tally.exact) return error_object("too-many-solutions");
    if (!tally.drawn) return error_object("no-solution");
    return solution_object(*tally.drawn, std::to_string(tally.count));
  });
}

}  // namespace

EMSCRIPTEN_BINDINGS(nonet_counting) {
  emscripten::function("exactCount", &exact_count_of);
  emscripten::function("estimate", &estimate_of);
  emscripten::function("candidates", &candidates_of);
  emscripten::function("weights", &weights_of);
  emscripten::function("complete", &complete_puzzle);
}

}  // namespace nonet::door
