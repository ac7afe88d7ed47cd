#include "cli/commands/play_state.h"

#include <algorithm>

namespace nonet {

namespace {

// Calls `visit(cell, candidates)` for the blank cells in their order.
template <class Visit>
void for_each_blank(const Grid& grid, Visit&& visit) {
  const CandidateGrid candidates(grid);
  for (std::uint16_t index = 0; index < grid.digits().size(); ++index) {
    if (const Cell cell{index}; grid[cell].is_blank()) visit(cell, candidates[cell]);
  }
}

}  // namespace

std::optional<Placement> PlayState::forced() const {
  std::optional<Placement> found;
  for_each_blank(grid_, [&](Cell cell, DigitSet candidates) {
    if (!found && candidates.size() == 1) found = Placement{cell, candidates.first(), true};
  });
  return found;
}

std::vector<Cell> PlayState::dead_cells() const {
  std::vector<Cell> dead;
  for_each_blank(grid_, [&](Cell cell, DigitSet candidates) {
    if (candidates.empty()) dead.push_back(cell);
  });
  return dead;
}

std::optional<Repeat> PlayState::place(const Placement& placement) {
  if (auto repeat = repeat_of(placement)) return repeat;
  clear(placement.cell);
  grid_[placement.cell] = placement.digit;
  placements_.push_back(placement);
  return std::nullopt;
}

void PlayState::clear(Cell cell) {
  const auto first =
      std::find_if(placements_.begin(), placements_.end(), [&](const Placement& it) { return it.cell == cell; });
  if (first == placements_.end()) return;
  const auto withdrawn = [&](const Placement& it) { return it.forced || it.cell == cell; };
  std::for_each(first, placements_.end(), [&](const Placement& it) {
    if (withdrawn(it)) grid_[it.cell] = kBlank;
  });
  placements_.erase(std::remove_if(first, placements_.end(), withdrawn), placements_.end());
}

std::optional<Repeat> PlayState::repeat_of(const Placement& placement) const {
  std::optional<Repeat> repeat;
  const auto look_at = [&](Cell peer, const Rule& rule) {
    if (peer == placement.cell || grid_[peer] != placement.digit) return;
    if (!repeat) repeat = Repeat{placement.digit, placement.cell, peer, {}};
    if (repeat->earlier == peer) repeat->rules.push_back(rule);
  };
  const Layout& layout = *grid_.layout();
  for (const House house : layout.houses(placement.cell)) {
    for (const Cell peer : layout.cells(house)) look_at(peer, house);
  }
  for (const Cell peer : layout.pairs(placement.cell)) look_at(peer, pair_rule(layout, placement.cell, peer));
  return repeat;
}

}  // namespace nonet
