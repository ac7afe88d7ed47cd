#include "core/api/solve_within.h"

#include "core/solve/classic_search.h"

namespace nonet {

std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit, std::uint64_t node_budget) {
  BatchAnswer answer;
  ClassicSearch search(puzzle);
  NodeMeter meter(Control{{}, node_budget, {}});
  while (answer.count < limit) {
    const SearchEvent event = search.next(meter);
    if (event == SearchEvent::Exhausted) break;
    if (event != SearchEvent::Solution) return std::nullopt;
    if (++answer.count == 1) search.write_solution(answer.solution);
  }
  answer.guesses = static_cast<std::uint32_t>(search.stats().guesses);
  return answer;
}

}  // namespace nonet
