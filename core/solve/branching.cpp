#include "core/solve/branching.h"

#include "core/solve/guess_cell.h"
#include "core/util/bits.h"

namespace nonet {

namespace {

// Returns the index of a random set bit; all set bits are equally likely.
int drawn_bit(std::uint32_t bits, Random& random) {
  std::uint32_t passed_over = random.below(static_cast<std::uint32_t>(count_bits(bits)));
  for (; passed_over > 0; --passed_over) bits = without_lowest(bits);
  return lowest_bit(bits);
}

}  // namespace

SearchNode root_node(const PuzzleMasks& masks) {
  SearchNode root{};
  for (int plane = 0; plane < 3; ++plane) {
    for (int digit = 0; digit < 9; ++digit) {
      root.planes[plane][digit] = masks.blank[plane] | masks.given[digit][plane];
    }
    root.known_cells.planes[plane] = masks.known[plane];
  }
  return root;
}

void split_node(SearchNode& node, SearchNode& guessed, const NodeCells& cells, const SolveBackend& backend,
                Random* random) {
  const int cell = cells.pairs.is_empty()
                       ? cell_with_fewest_candidates(cells.open, [&](int each) { return node.digits_of(each); })
                       : backend.choose_pair(cells.pairs, cells.open);
  const int plane = cell / 27;
  const std::uint32_t bit = 1u << cell % 27;
  const std::uint32_t digits = node.digits_of(cell);
  const int digit = random == nullptr ? lowest_bit(digits) : drawn_bit(digits, *random);
  const std::uint32_t others = digits & ~(1u << digit);

  guessed = node;
  for_each_bit(others, [&](int other) { guessed.planes[plane][other] &= ~bit; });
  guessed.known_cells.planes[plane] |= bit;
  node.planes[plane][digit] &= ~bit;
  if (has_one_bit(others)) node.known_cells.planes[plane] |= bit;
}

}  // namespace nonet
