#include "cli/commands/play_state.h"

#include <algorithm>

namespace nonet {

namespace {

// Calls `visit(cell)` for the blank cells in reading order.
template <class Visit>
void for_each_blank(const Grid& grid, Visit&& visit) {
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    if (const Cell cell{index}; grid[cell].is_blank()) visit(cell);
  }
}

// Calls `visit(peer, reason)` for each reason why a cell must differ from other cells, and for each of these cells. For
// a house, the visited cells include the cell itself.
template <class Visit>
void for_each_peer(const Layout& layout, Cell cell, Visit&& visit) {
  for (const House house : layout.houses(cell)) {
    for (const Cell peer : layout.cells(house)) visit(peer, ConflictReason(house));
  }
  for (const Cell peer : layout.pairs(cell)) visit(peer, pair_rule(layout, cell, peer));
}

Digit only_digit_of(const WideDigitSet& digits) {
  std::size_t value = 1;
  while (!digits[value]) ++value;
  return Digit{static_cast<std::uint8_t>(value)};
}

}  // namespace

WideDigitSet PlayState::candidates(Cell cell) const {
  WideDigitSet digits;
  if (!grid_[cell].is_blank()) return digits;
  for (int value = 1; value <= grid_.digit_count(); ++value) digits.set(static_cast<std::size_t>(value));
  for_each_peer(*grid_.layout(), cell, [&](Cell peer, const ConflictReason&) { digits.reset(grid_[peer].value); });
  for (int value = 1; value <= grid_.digit_count(); ++value) {
    const Digit digit{static_cast<std::uint8_t>(value)};
    if (!allows(cell, digit)) digits.reset(digit.value);
  }
  return digits;
}

std::optional<PlacedDigit> PlayState::forced() const {
  std::optional<PlacedDigit> found;
  for_each_blank(grid_, [&](Cell cell) {
    if (found) return;
    const WideDigitSet digits = candidates(cell);
    if (digits.count() == 1) found = PlacedDigit{cell, only_digit_of(digits), true};
  });
  return found;
}

std::vector<Cell> PlayState::dead_cells() const {
  std::vector<Cell> dead;
  for_each_blank(grid_, [&](Cell cell) {
    if (candidates(cell).none()) dead.push_back(cell);
  });
  return dead;
}

std::optional<Repeat> PlayState::place(const PlacedDigit& placed) {
  if (auto conflict = conflict_with(placed)) return conflict;
  clear(placed.cell);
  grid_[placed.cell] = placed.digit;
  placed_.push_back(placed);
  return std::nullopt;
}

void PlayState::clear(Cell cell) {
  const auto first =
      std::find_if(placed_.begin(), placed_.end(), [&](const PlacedDigit& it) { return it.cell == cell; });
  if (first == placed_.end()) return;
  const auto is_cleared = [&](const PlacedDigit& it) { return it.forced || it.cell == cell; };
  std::for_each(first, placed_.end(), [&](const PlacedDigit& it) {
    if (is_cleared(it)) grid_[it.cell] = kBlank;
  });
  placed_.erase(std::remove_if(first, placed_.end(), is_cleared), placed_.end());
}

std::optional<Repeat> PlayState::conflict_with(const PlacedDigit& placed) const {
  std::optional<Repeat> repeat;
  for_each_peer(*grid_.layout(), placed.cell, [&](Cell peer, const ConflictReason& reason) {
    if (peer == placed.cell || grid_[peer] != placed.digit) return;
    if (!repeat) repeat = Repeat{placed.digit, placed.cell, peer, {}};
    if (repeat->earlier == peer) repeat->reasons.push_back(reason);
  });
  return repeat;
}

}  // namespace nonet
