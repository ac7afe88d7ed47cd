#include "core/count/solution_tally.h"

#include "core/count/solution_stream.h"

namespace nonet {

namespace {

// A random number below any bound, every one equally likely: those above the last multiple of the bound are drawn again.
std::uint64_t draw_below(std::uint64_t bound, Random& random) {
  const std::uint64_t unbiased = kUnlimited - kUnlimited % bound;
  std::uint64_t drawn = random.next();
  while (drawn >= unbiased) drawn = random.next();
  return drawn % bound;
}

}  // namespace

SolutionTally tally_solutions(const Grid& puzzle, std::uint64_t limit, Random& random, const Control& control) {
  SolutionTally tally;
  const auto side = static_cast<std::size_t>(puzzle.side());
  tally.weights.resize(puzzle.digits().size() * side);
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
      ++tally.weights[cell * side + solution.digits()[cell].value - 1u];
    }
    // The n-th takes the place of the one that was drawn with a chance of 1/n (Waterman's reservoir).
    if (draw_below(tally.count, random) == 0) tally.drawn = solution;
  }
  tally.exact = event == SearchEvent::Exhausted;
  return tally;
}

}  // namespace nonet
