#include "bench/search_each.h"

#include "core/solve/batch.h"
#include "core/solve/classic_search.h"

namespace nonet {

namespace {

constexpr ClassicPuzzle kBlankGrid{};

}  // namespace

void search_each(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend) {
  ClassicSearch search(kBlankGrid, backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    NodeMeter unbounded;
    search.restart(puzzles[index]);
    answers[index] = *answer_of(search, limit, unbounded);
  }
}

}  // namespace nonet
