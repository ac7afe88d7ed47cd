#include "core/grid/candidate_grid.h"

namespace nonet {

CandidateGrid::CandidateGrid(const Grid& grid)
    : layout_(grid.layout()), candidates_(grid.digits().size(), DigitSet::full(grid.digit_count())) {
  for (std::uint16_t index = 0; index < candidates_.size(); ++index) {
    const Cell cell{index};
    const Digit digit = grid[cell];
    if (digit.is_blank()) continue;
    candidates_[index] = DigitSet{};
    for (const Cell peer : layout_->peers(cell)) candidates_[peer.index].erase(digit);
  }
}

}  // namespace nonet
