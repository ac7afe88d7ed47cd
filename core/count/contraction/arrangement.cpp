// Chooses the arrangement of a grid: the outer stack, which of the other stacks lies along the vectors, the pivot band,
// and whether the grid is transposed. These are 36 possibilities. The work of each possibility is estimated from the
// numbers of triples and splits. docs/algorithms/exact-count.md explains the terms. The pivot band is the band of T₀.

#include <limits>

#include "core/count/contraction/contraction_plan.h"

namespace nonet {

namespace {

// The estimate assumes kernels with vectors of 16 words. All machines use the same weights, because random solutions
// depend on the arrangement and must be the same on every machine.
constexpr std::uint64_t kWords = 16;
constexpr std::uint64_t kPairCost = 4;
constexpr std::uint64_t kTransposeCost = 60;

// Returns the number of blocks of `width` elements that hold `count` elements.
std::uint64_t blocks(std::uint64_t count, std::uint64_t width) { return (count + width - 1) / width; }

// The sizes of one stack that determine the work.
struct StackSize {
  std::uint64_t triples = 0;
  // The number of classes of triples, if this is the outer stack. One triple of each class is computed.
  std::uint64_t classes = 0;
  // [band][split]: the number of triples with this split.
  std::array<std::array<std::uint32_t, kSplits>, 3> uses{};
  // [band]: the number of different splits.
  std::array<std::uint64_t, 3> splits{};
};

StackSize size_of(std::span<const Digit, 81> givens, bool transposed, int stack) {
  Arrangement arrangement;
  arrangement.transposed = transposed;
  std::swap(arrangement.stacks[static_cast<std::size_t>(stack)], arrangement.stacks[2]);
  const ClueBoard board(givens, arrangement);
  const SplitTriples triples(board.stack_clues(2));
  StackSize size;
  size.triples = triples.all().size();
  size.classes = OuterTriples(board, triples).classes().size();
  for (const SplitTriple& triple : triples.all()) {
    for (std::size_t band = 0; band < 3; ++band) ++size.uses[band][triple.splits[band]];
  }
  for (std::size_t band = 0; band < 3; ++band) {
    for (const std::uint32_t uses : size.uses[band]) size.splits[band] += uses != 0 ? 1 : 0;
  }
  return size;
}

// Estimates the work of one arrangement, in units of about one vector instruction. `along` is the stack along the
// vectors.
std::uint64_t cost_of(const StackSize& outer, const StackSize& along, const StackSize& other, std::size_t pivot) {
  const std::uint64_t columns = other.splits[(pivot + 1) % 3] + other.splits[(pivot + 2) % 3];
  std::uint64_t vectors = 0;
  std::uint64_t transposed_blocks = 0;
  for (const std::uint32_t uses : along.uses[pivot]) {
    vectors += blocks(uses, kWords);
    transposed_blocks += blocks(uses, 8) * blocks(columns, 8);
  }
  std::uint64_t tables = 0;
  for (std::size_t band = 0; band < 3; ++band) {
    tables += (along.splits[band] * kCrossings + kCrossings * kSplitEnds) * blocks(other.splits[band], kWords);
  }
  return outer.classes * (vectors * other.triples * kPairCost + transposed_blocks * kTransposeCost + tables);
}

struct Choice {
  Arrangement arrangement;
  std::uint64_t cost = std::numeric_limits<std::uint64_t>::max();
};

Choice cheapest_with_outer(const std::array<StackSize, 3>& sizes, bool transposed, std::uint8_t outer) {
  Choice cheapest;
  for (std::uint8_t pivot = 0; pivot < 3; ++pivot) {
    for (const int turn : {1, 2}) {
      const auto along = static_cast<std::uint8_t>((outer + turn) % 3);
      const auto other = static_cast<std::uint8_t>((outer + 3 - turn) % 3);
      const std::uint64_t cost = cost_of(sizes[outer], sizes[along], sizes[other], pivot);
      if (cost >= cheapest.cost) continue;
      const auto next = static_cast<std::uint8_t>((pivot + 1) % 3);
      const auto last = static_cast<std::uint8_t>((pivot + 2) % 3);
      cheapest = {{transposed, {pivot, next, last}, {along, other, outer}}, cost};
    }
  }
  return cheapest;
}

std::array<Choice, 3> choices(std::span<const Digit, 81> givens, bool transposed) {
  const std::array sizes{size_of(givens, transposed, 0), size_of(givens, transposed, 1),
                         size_of(givens, transposed, 2)};
  return {cheapest_with_outer(sizes, transposed, 0), cheapest_with_outer(sizes, transposed, 1),
          cheapest_with_outer(sizes, transposed, 2)};
}

}  // namespace

Arrangement cheapest_arrangement(std::span<const Digit, 81> givens) {
  Choice cheapest;
  for (const bool transposed : {false, true}) {
    for (const Choice& choice : choices(givens, transposed)) {
      if (choice.cost < cheapest.cost) cheapest = choice;
    }
  }
  return cheapest.arrangement;
}

std::array<Arrangement, 3> cheapest_with_each_outer(std::span<const Digit, 81> givens) {
  const auto total = [](const std::array<Choice, 3>& each) { return each[0].cost + each[1].cost + each[2].cost; };
  const std::array<Choice, 3> as_given = choices(givens, false);
  const std::array<Choice, 3> transposed = choices(givens, true);
  const std::array<Choice, 3>& better = total(transposed) < total(as_given) ? transposed : as_given;
  return {better[0].arrangement, better[1].arrangement, better[2].arrangement};
}

}  // namespace nonet
