#include "core/solve/classic_search.h"

#include "core/solve/branching.h"
#include "core/solve/write_solution.h"

namespace nonet {

ClassicSearch::ClassicSearch(std::span<const Digit, 81> givens, const SolveBackend& backend) : backend_(backend) {
  restart(givens);
}

void ClassicSearch::restart(std::span<const Digit, 81> givens) {
  PuzzleMasks masks;
  backend_.read(reinterpret_cast<const std::uint8_t*>(givens.data()), masks);
  depth_ = 0;
  node() = root_node(masks);
  level() = {1, 81};
  stats_ = {};
  course_ = {};
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

// The present node becomes the alternative; the search goes on above it.
void ClassicSearch::guess() {
  SearchNode& alternative = node();
  level().weight = course_.share().split();
  const Level guessed_level = level();
  ++depth_;
  split_node(alternative, node(), cells_, backend_, random_);
  level() = guessed_level;
  ++stats_.guesses;
}

bool ClassicSearch::go_back() {
  if (depth_ == 0) return false;
  --depth_;
  course_.share().resume(level().weight);
  return true;
}

SearchEvent ClassicSearch::next(NodeMeter& meter) {
  return course_.next(
      meter, [&] { return go_back(); }, [&] { return propagate(); }, [&] { return cells_.open.is_empty(); },
      [&] { guess(); });
}

void ClassicSearch::write_solution(std::span<Digit, 81> digits) const {
  const SearchNode& solved = nodes_[static_cast<std::size_t>(depth_)];
  nonet::write_solution([&](int digit, int plane) { return solved.planes[plane][digit]; }, digits);
}

}  // namespace nonet
