#include "core/api/solve_within.h"

#include "core/solve/classic_search.h"

namespace nonet {

std::optional<BatchAnswer> solve_within(const ClassicPuzzle& puzzle, std::uint32_t limit, std::uint64_t node_budget) {
  ClassicSearch search(puzzle);
  NodeMeter meter(Control{{}, node_budget, {}});
  return answer_of(search, limit, meter);
}

}  // namespace nonet
