#include "bench/search_each.h"

#include "core/solve/batch.h"
#include "core/solve/classic_search.h"

namespace nonet {

namespace {

constexpr ClassicPuzzle kBlankGrid{};

template <class Puzzle>
void search(std::span<const Puzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
            const SolveBackend& backend) {
  ClassicSearch each(kBlankGrid, backend);
  for (std::size_t index = 0; index < puzzles.size(); ++index) {
    NodeMeter unbounded;
    each.restart(puzzles[index]);
    answers[index] = *answer_of(each, limit, unbounded);
  }
}

}  // namespace

void search_each(std::span<const ClassicPuzzle> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend) {
  search(puzzles, limit, answers, backend);
}

void search_each(std::span<const ClassicCandidates> puzzles, std::uint32_t limit, std::span<BatchAnswer> answers,
                 const SolveBackend& backend) {
  search(puzzles, limit, answers, backend);
}

}  // namespace nonet
