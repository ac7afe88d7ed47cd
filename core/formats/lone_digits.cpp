#include "core/formats/lone_digits.h"

#include <algorithm>
#include <utility>

#include "core/formats/write.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

bool is_open(const Layout& layout, std::span<const CellMarks> marks, std::uint16_t index) {
  const CellMarks& cell = marks[index];
  if (cell.given || cell.placed || cell.digits.size() != 1) return cell.digits.size() != 1;
  const auto peers = layout.peers(Cell{index});
  return std::any_of(peers.begin(), peers.end(), [&](Cell peer) {
    const DigitSet digits = marks[peer.index].digits;
    return digits.size() > 1 && digits.contains(cell.digits.first());
  });
}

}  // namespace

ParsedPuzzle position_of(const LayoutRef& layout, std::span<const CellMarks> marks, TextFormat format, Position start,
                         bool lone_are_given) {
  NONET_EXPECTS(marks.size() == static_cast<std::size_t>(layout->cell_count()));
  Grid grid(layout);
  Grid givens(layout);
  std::vector<DigitSet> candidates(marks.size());
  for (std::uint16_t index = 0; index < marks.size(); ++index) {
    const CellMarks& cell = marks[index];
    if (is_open(*layout, marks, index)) {
      candidates[index] = cell.digits;
      continue;
    }
    grid.digits()[index] = cell.digits.first();
    if (cell.given || (lone_are_given && !cell.placed)) givens.digits()[index] = cell.digits.first();
  }
  std::string text = write_line(grid);
  ParsedPuzzle position{std::move(givens), format, std::move(text), {}, start};
  if (!(grid == position.grid)) position.grid_now = std::move(grid);
  position.candidates = std::move(candidates);
  return position;
}

}  // namespace nonet
