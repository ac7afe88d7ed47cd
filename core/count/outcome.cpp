#include "core/count/outcome.h"

#include <utility>

#include "core/count/solution_stream.h"

namespace nonet {

namespace {

Outcome outcome_of(std::vector<Grid> solutions, SearchEvent event) {
  const bool at_limit_of_one = event == SearchEvent::Solution && solutions.size() == 1;
  const bool ended_early = event == SearchEvent::Stopped || event == SearchEvent::OutOfBudget;
  if (ended_early || at_limit_of_one) return StoppedSearch{std::move(solutions), event == SearchEvent::OutOfBudget};
  if (solutions.empty()) return NoSolution{};
  if (solutions.size() == 1) return UniqueSolution{std::move(solutions.front())};
  return MultipleSolutions{std::move(solutions), event == SearchEvent::Exhausted};
}

}  // namespace

// Contradictory givens have no solution, and every search sees that at once: nothing is checked beforehand.
SolveReport solve(const Grid& puzzle, const SolveOptions& options) {
  SolutionStream stream(puzzle);
  NodeMeter meter(options.control);
  std::vector<Grid> solutions;
  SearchEvent event = SearchEvent::Solution;
  while (solutions.size() < options.limit) {
    event = stream.next(meter);
    if (event != SearchEvent::Solution) break;
    solutions.push_back(stream.solution());
  }
  if (solutions.empty() && !is_consistent(puzzle)) {
    return {ContradictoryGivens{puzzle.layout(), conflicts(puzzle)}, stream.stats()};
  }
  return {outcome_of(std::move(solutions), event), stream.stats()};
}

SolutionCount count_solutions(const Grid& puzzle, std::uint64_t limit, const Control& control) {
  SolutionStream stream(puzzle);
  NodeMeter meter(control);
  const SearchEvent event = stream.advance_to(limit, meter);
  return {stream.found(), event == SearchEvent::Exhausted};
}

bool has_unique_solution(const Grid& puzzle) {
  const SolutionCount solutions = count_solutions(puzzle, 2);
  return solutions.count == 1;
}

}  // namespace nonet
