#include "core/solve/classic_search.h"

#include "core/solve/guess_cell.h"
#include "core/solve/write_solution.h"
#include "core/util/bits.h"

namespace nonet {

namespace {

// A given is known from the start; all other cells may hold every digit.
SearchNode root_of(const PuzzleMasks& masks) {
  SearchNode root{};
  for (std::size_t plane = 0; plane < 3; ++plane) {
    for (std::size_t digit = 0; digit < 9; ++digit) {
      root.planes[plane][digit] = masks.blank[plane] | masks.given[digit][plane];
      root.known[plane][digit] = masks.given[digit][plane];
    }
    root.known_cells.planes[plane] = digit_word::kAllCells & ~masks.blank[plane];
  }
  return root;
}

// One of the bits set, every one equally likely.
int drawn_bit(std::uint32_t bits, Random& random) {
  for (std::uint32_t passed_over = random.below(static_cast<std::uint32_t>(count_bits(bits))); passed_over > 0;
       --passed_over) {
    bits = without_lowest(bits);
  }
  return lowest_bit(bits);
}

}  // namespace

ClassicSearch::ClassicSearch(std::span<const Digit, 81> givens, const SolveBackend& backend) : backend_(backend) {
  restart(givens);
}

void ClassicSearch::restart(std::span<const Digit, 81> givens) {
  PuzzleMasks masks;
  backend_.read(reinterpret_cast<const std::uint8_t*>(givens.data()), masks);
  depth_ = 0;
  node() = root_of(masks);
  level() = {1, 81};
  node_ready_ = true;
  found_ = 0;
  stats_ = {};
  share_ = {};
}

void ClassicSearch::exclude(Cell cell, Digit digit) {
  const int place = kCellTable.cell_at[cell.index];
  node().planes[place / 27][digit.value - 1] &= ~(1u << place % 27);
}

bool ClassicSearch::propagate() {
  const bool possible = backend_.propagate(node(), cells_);
  const int open = cells_.open_count;
  if (open < level().open) stats_.placements += static_cast<std::uint64_t>(level().open - open);
  level().open = open;
  return possible;
}

// The present node becomes the alternative, without the guessed digit; a copy goes on with it.
void ClassicSearch::guess() {
  SearchNode& alternative = node();
  const int cell = cells_.pairs.is_empty()
                       ? cell_with_fewest_candidates(cells_.open, [&](int each) { return alternative.digits_of(each); })
                       : backend_.choose_pair(cells_.pairs, cells_.open);
  const int plane = cell / 27;
  const std::uint32_t bit = 1u << cell % 27;
  const std::uint32_t digits = alternative.digits_of(cell);
  const int guessed = random_ == nullptr ? lowest_bit(digits) : drawn_bit(digits, *random_);
  const std::uint32_t others = digits & ~(1u << guessed);

  level().weight = share_.split();
  const int open = level().open;
  ++depth_;
  node() = alternative;
  level() = {level().weight, open};
  alternative.planes[plane][guessed] &= ~bit;
  if (has_one_bit(others)) {
    alternative.known[plane][lowest_bit(others)] |= bit;
    alternative.known_cells.planes[plane] |= bit;
  }
  for_each_bit(others, [&](int digit) { node().planes[plane][digit] &= ~bit; });
  node().known[plane][guessed] |= bit;
  node().known_cells.planes[plane] |= bit;
  ++stats_.guesses;
}

bool ClassicSearch::go_back() {
  if (depth_ == 0) return false;
  --depth_;
  share_.resume(level().weight);
  return true;
}

SearchEvent ClassicSearch::next(NodeMeter& meter) {
  for (;;) {
    if (!node_ready_) {
      if (!go_back()) return SearchEvent::Exhausted;
      node_ready_ = true;
    }
    if (!meter.admit_node(share_.done(), found_)) return meter.refusal();
    const bool possible = propagate();
    if (possible && !cells_.open.is_empty()) {
      guess();
      continue;
    }
    share_.finish_node();
    node_ready_ = false;
    if (possible) {
      ++found_;
      return SearchEvent::Solution;
    }
  }
}

void ClassicSearch::write_solution(std::span<Digit, 81> digits) const {
  const SearchNode& solved = nodes_[static_cast<std::size_t>(depth_)];
  nonet::write_solution([&](int digit, int plane) { return solved.planes[plane][digit]; }, digits);
}

}  // namespace nonet
