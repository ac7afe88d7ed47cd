#include "core/search/solution_tally.h"

#include "core/search/solution_stream.h"

namespace nonet {

SolutionTally tally_solutions(const PuzzleView& puzzle, std::uint64_t limit, Random& random, const Control& control) {
  SolutionTally tally;
  const auto digits = static_cast<std::size_t>(puzzle.digit_count());
  tally.weights.resize(puzzle.givens().digits().size() * digits);
  SolutionStream stream(puzzle);
  NodeMeter meter(control);
  Grid solution(puzzle.layout());
  SearchEvent event = SearchEvent::Solution;
  while (event == SearchEvent::Solution && tally.count < limit) {
    event = stream.next(meter);
    if (event != SearchEvent::Solution) break;
    ++tally.count;
    stream.write_solution(solution);
    for (std::size_t cell = 0; cell < solution.digits().size(); ++cell) {
      ++tally.weights[cell * digits + solution.digits()[cell].value - 1u];
    }
    // The n-th solution replaces the drawn one with probability 1/n (reservoir sampling, Waterman).
    if (random.below_64(tally.count) == 0) tally.drawn = solution;
  }
  tally.exact = event == SearchEvent::Exhausted;
  return tally;
}

}  // namespace nonet
