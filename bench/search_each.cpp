#include "bench/search_each.h"

#include "core/solve/classic_search.h"

namespace nonet {

namespace {

constexpr ClassicPuzzle kBlankGrid{};

}  // namespace

void search_each(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend) {
  ClassicSearch search(kBlankGrid, backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    BatchAnswer& answer = answers[index];
    NodeMeter meter;
    search.restart(puzzles[index]);
    answer.count = 0;
    while (answer.count < limit && search.next(meter) == SearchEvent::Solution) {
      if (answer.count++ == 0) search.write_solution(answer.solution);
    }
    answer.guesses = static_cast<std::uint32_t>(search.stats().guesses);
  }
}

}  // namespace nonet
