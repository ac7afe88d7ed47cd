#include "core/solve/classic_search.h"

#include <algorithm>
#include <utility>

#include "core/solve/branching.h"
#include "core/solve/write_solution.h"
#include "core/util/bits.h"
#include "core/util/contracts.h"

namespace nonet {

ClassicSearch::ClassicSearch(std::span<const Digit, 81> givens, const SolveBackend& backend) : backend_(backend) {
  restart(givens);
}

ClassicSearch::ClassicSearch(std::span<const std::uint16_t, 81> candidates, const SolveBackend& backend)
    : backend_(backend) {
  restart(candidates);
}

void ClassicSearch::restart(std::span<const Digit, 81> givens) {
  NONET_EXPECTS(std::all_of(givens.begin(), givens.end(), [](Digit digit) { return digit.value <= 9; }));
  PuzzleMasks masks;
  backend_.read(reinterpret_cast<const std::uint8_t*>(givens.data()), masks);
  restart_from(masks);
}

void ClassicSearch::restart(std::span<const std::uint16_t, 81> candidates) {
  NONET_EXPECTS(std::all_of(candidates.begin(), candidates.end(), [](std::uint16_t digits) { return digits < 512; }));
  PuzzleMasks masks;
  backend_.read_candidates(candidates.data(), masks);
  restart_from(masks);
}

void ClassicSearch::restart_from(const PuzzleMasks& masks) {
  depth_ = 0;
  node() = root_node(masks);
  level() = {1, 81};
  stats_ = {};
  course_ = SearchCourse();
  in_endgame_ = false;
}

void ClassicSearch::exclude(Cell cell, Digit digit) {
  NONET_EXPECTS(found() == 0 && cell.index < 81 && 1 <= digit.value && digit.value <= 9);
  const int place = kCellTable.cell_at[cell.index];
  node().planes[place / 27][digit.value - 1] &= ~(1u << place % 27);
}

bool ClassicSearch::propagate() {
  if (in_endgame_) return true;
  const bool possible = backend_.propagate(node(), cells_);
  const int open = cells_.open_count;
  if (open < level().open) stats_.placements += static_cast<std::uint64_t>(level().open - open);
  level().open = open;
  const bool few_open = open > 0 && open <= Endgame::kMaxCells;
  return possible && few_open && found() >= found_before_endgames_ ? begin_endgame() : possible;
}

bool ClassicSearch::begin_endgame() {
  endgame_.begin(node(), cells_);
  write_known([&](int digit, int plane) { return node().planes[plane][digit] & node().known_cells.planes[plane]; },
              known_digits_);
  return continue_endgame();
}

bool ClassicSearch::continue_endgame() {
  in_endgame_ = backend_.next_endgame_solution(endgame_);
  stats_.guesses += std::exchange(endgame_.guesses, 0);
  stats_.placements += std::exchange(endgame_.placements, 0);
  return in_endgame_;
}

// The current node becomes the alternative to the guess. The guessed node is stored above it and becomes the current
// node.
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
  if (in_endgame_ && continue_endgame()) {
    course_.share().resume(0);
    return true;
  }
  if (depth_ == 0) return false;
  --depth_;
  course_.share().resume(level().weight);
  return true;
}

SearchEvent ClassicSearch::next(NodeMeter& meter) {
  return course_.next(
      meter, [&] { return go_back(); }, [&] { return propagate(); },
      [&] { return in_endgame_ || cells_.open.is_empty(); }, [&] { guess(); });
}

void ClassicSearch::write_endgame_solution(std::span<Digit, 81> digits) const {
  std::copy(known_digits_.begin(), known_digits_.end(), digits.begin());
  for (std::size_t cell = 0; cell < static_cast<std::size_t>(endgame_.cell_count); ++cell) {
    digits[endgame_.places[cell]] = Digit{static_cast<std::uint8_t>(lowest_bit(endgame_.solution[cell]) + 1)};
  }
}

void ClassicSearch::write_solution(std::span<Digit, 81> digits) const {
  if (in_endgame_) return write_endgame_solution(digits);
  const SearchNode& solved = nodes_[static_cast<std::size_t>(depth_)];
  nonet::write_solution([&](int digit, int plane) { return solved.planes[plane][digit]; }, digits);
}

}  // namespace nonet
