#include "core/generate/random_regions.h"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/general/clauses/clause_search.h"
#include "core/util/contracts.h"

namespace nonet {

namespace {

// How many layouts are tried, and the node budget of the search for a full grid of a layout.
constexpr int kTries = 60;
constexpr std::uint64_t kFullGridNodes = 3000;
// The number of exchanges that are tried for each cell of the grid.
constexpr int kExchangesForCell = 60;
// One of so many exchanges that make the borders longer is accepted.
constexpr std::uint32_t kRarity = 6;

// Regions of equal size, first the rows. Cells change places between regions, and every region stays connected.
class MovingRegions {
 public:
  explicit MovingRegions(int side)
      : side_(side),
        regions_(static_cast<std::size_t>(side * side)),
        marks_(regions_.size(), 0),
        beside_(regions_.size()) {
    for (int cell = 0; cell < side * side; ++cell) {
      at(cell) = static_cast<std::uint8_t>(cell / side);
      std::vector<int>& beside = beside_[static_cast<std::size_t>(cell)];
      if (cell >= side) beside.push_back(cell - side);
      if (cell < side * (side - 1)) beside.push_back(cell + side);
      if (cell % side > 0) beside.push_back(cell - 1);
      if (cell % side < side - 1) beside.push_back(cell + 1);
    }
  }

  const std::vector<std::uint8_t>& regions() const { return regions_; }

  // Tries to exchange a random cell with a random cell of a region beside it.
  void exchange(Random& random) {
    const int first = draw(side_ * side_, random);
    const std::vector<int>& beside = neighbours(first);
    const std::uint8_t own = at(first);
    const std::uint8_t other = at(beside[static_cast<std::size_t>(draw(static_cast<int>(beside.size()), random))]);
    if (own == other) return;
    choices_.clear();
    for (int cell = 0; cell < side_ * side_; ++cell) {
      if (at(cell) == other && touches(cell, own, first)) choices_.push_back(cell);
    }
    if (choices_.empty()) return;
    const int second = choices_[static_cast<std::size_t>(draw(static_cast<int>(choices_.size()), random))];
    const int before = border(first) + border(second);
    std::swap(at(first), at(second));
    const bool longer = border(first) + border(second) > before;
    if ((longer && random.below(kRarity) != 0) || !is_connected(first) || !is_connected(second))
      std::swap(at(first), at(second));
  }

  // True when some region is a row or a column.
  bool has_line() const {
    for (int line = 0; line < side_; ++line) {
      bool row = true;
      bool column = true;
      for (int place = 1; place < side_; ++place) {
        row = row && at(line * side_ + place) == at(line * side_);
        column = column && at(place * side_ + line) == at(line);
      }
      if (row || column) return true;
    }
    return false;
  }

 private:
  static int draw(int below, Random& random) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(below)));
  }
  std::uint8_t& at(int cell) { return regions_[static_cast<std::size_t>(cell)]; }
  std::uint8_t at(int cell) const { return regions_[static_cast<std::size_t>(cell)]; }
  const std::vector<int>& neighbours(int cell) const { return beside_[static_cast<std::size_t>(cell)]; }

  // True when the cell is beside a cell of the region other than `without`.
  bool touches(int cell, std::uint8_t region, int without) const {
    for (const int other : neighbours(cell)) {
      if (other != without && at(other) == region) return true;
    }
    return false;
  }
  int border(int cell) const {
    int length = 0;
    for (const int other : neighbours(cell)) length += at(other) != at(cell) ? 1 : 0;
    return length;
  }
  bool is_connected(int cell) {
    ++mark_;
    reached_.assign(1, cell);
    marks_[static_cast<std::size_t>(cell)] = mark_;
    for (std::size_t next = 0; next < reached_.size(); ++next) {
      for (const int other : neighbours(reached_[next])) {
        std::uint32_t& mark = marks_[static_cast<std::size_t>(other)];
        if (at(other) != at(cell) || mark == mark_) continue;
        mark = mark_;
        reached_.push_back(other);
      }
    }
    return reached_.size() == static_cast<std::size_t>(side_);
  }

  const int side_;
  std::vector<std::uint8_t> regions_;
  std::vector<std::uint32_t> marks_;
  std::uint32_t mark_ = 0;
  std::vector<std::vector<int>> beside_;
  // Memory that calls reuse.
  std::vector<int> choices_;
  std::vector<int> reached_;
};

bool has_full_grid(const LayoutRef& layout, Random& random, StopToken stop) {
  ClauseSearch search(Grid(layout), stop);
  if (stop.stop_requested()) return false;
  search.shuffle_decisions(random);
  NodeMeter meter(Control{stop, kFullGridNodes, {}});
  return search.next(meter) == SearchEvent::Solution;
}

}  // namespace

LayoutRef random_jigsaw(int side, Random& random, StopToken stop) {
  NONET_EXPECTS(side >= kMinJigsawSide && side <= kMaxJigsawSide);
  MovingRegions moving(side);
  for (int tried = 0; tried < kTries; ++tried) {
    for (int round = 0; round < kExchangesForCell; ++round) {
      if (stop.stop_requested()) return nullptr;
      for (int exchange = 0; exchange < side * side; ++exchange) moving.exchange(random);
    }
    if (moving.has_line()) continue;
    LayoutRef layout = Layout::make(LayoutSpec::jigsaw(side, moving.regions())).value();
    if (has_full_grid(layout, random, stop)) return layout;
  }
  return nullptr;
}

LayoutRef layout_for(const PuzzleForm& form, Random& random, StopToken stop) {
  return form.jigsaw_side == 0 ? form.layout : random_jigsaw(form.jigsaw_side, random, stop);
}

}  // namespace nonet
