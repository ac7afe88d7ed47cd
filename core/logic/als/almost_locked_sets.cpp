// The sets of a house are found by going through the choices of its open cells, depth first. A choice whose digits outnumber
// its cells by more than one can become an almost locked set only if further cells bring no new digit: each of them lowers
// the excess by one at most, so a choice is given up when too few cells are left.

#include "core/logic/als/almost_locked_sets.h"

#include <algorithm>
#include <array>

namespace nonet {

namespace {

class HouseSearch {
 public:
  HouseSearch(const PuzzleState& state, House house, int most) : most_(most) {
    int place = 0;
    for (const Cell cell : state.layout().cells(house)) {
      const DigitSet digits = state.candidates(cell);
      if (!digits.empty() && digits.size() <= most + 1) {
        cells_[static_cast<std::size_t>(count_)] = {1u << place, static_cast<std::uint32_t>(digits.bits())};
        ++count_;
      }
      ++place;
    }
    most_ = std::min(most_, count_);
  }

  /// Calls `visit(places, digits)` for each set.
  template <class Visit>
  void for_each(Visit&& visit) const {
    extend(0, 0, 0, 0, visit);
  }

 private:
  struct OpenCell {
    std::uint32_t place;
    std::uint32_t digits;
  };

  template <class Visit>
  void extend(int from, int size, std::uint32_t places, std::uint32_t digits, Visit& visit) const {
    ++size;
    for (int i = from; i < count_; ++i) {
      const OpenCell& cell = cells_[static_cast<std::size_t>(i)];
      const std::uint32_t united = digits | cell.digits;
      const int excess = count_bits(united) - size;
      if (excess > 1 + std::min(most_ - size, count_ - 1 - i)) continue;
      if (excess == 1) visit(places | cell.place, united);
      if (size < most_) extend(i + 1, size, places | cell.place, united, visit);
    }
  }

  std::array<OpenCell, LayoutSets::kMaxSide> cells_;
  int count_ = 0;
  int most_;
};

CellSet cells_of(const Layout& layout, House house, std::uint32_t places) {
  CellSet cells;
  for_each_bit(places, [&](int place) { cells.insert(layout.cells(house)[static_cast<std::size_t>(place)]); });
  return cells;
}

// A copy of so few words is quicker written out than called.
void put(const CellSet& cells, std::span<std::uint64_t> row) {
  const std::span<const std::uint64_t> words = cells.words();
  row[0] = words[0];
  row[1] = words[1];
  for (std::size_t i = CellSet::kLeast; i < words.size(); ++i) row[i] = words[i];
}

bool lies_in_an_earlier_house(const LayoutSets& sets, House house, const CellSet& cells) {
  const std::span<const House> houses = sets.layout().houses(cells.first());
  return std::any_of(houses.begin(), houses.end(),
                     [&](House other) { return other.index < house.index && cells.is_within(sets.house(other)); });
}

}  // namespace

AlmostLockedSets::AlmostLockedSets(const PuzzleState& state) : side_(state.side()) {
  find_sets(state);
  fill(state);
}

void AlmostLockedSets::find_sets(const PuzzleState& state) {
  const int most = side_ <= 9 ? side_ - 1 : kMaxCells;
  for_each_house(state.layout(), [&](House house) {
    HouseSearch(state, house, most).for_each([&](std::uint32_t places, std::uint32_t digits) {
      if (lies_in_an_earlier_house(state.sets(), house, cells_of(state.layout(), house, places))) return;
      sets_.push_back({places, digits, house});
    });
  });
  std::stable_sort(sets_.begin(), sets_.end(), [](const Set& left, const Set& right) {
    return count_bits(left.places) < count_bits(right.places);
  });
  if (side_ > 9 && sets_.size() > kMaxSets) sets_.resize(kMaxSets);
}

void AlmostLockedSets::fill(const PuzzleState& state) {
  const std::size_t cell_count = static_cast<std::size_t>(state.layout().cell_count());
  first_footholds_.push_back(0);
  for (const Set& set : sets_) {
    first_footholds_.push_back(first_footholds_.back() + static_cast<std::uint32_t>(count_bits(set.digits)));
  }
  const std::size_t columns = std::max<std::size_t>(cell_count, 64 * CellSet::kLeast);
  set_cells_ = BitRows(size(), columns);
  cells_ = BitRows(foothold_count(), columns);
  peers_ = BitRows(foothold_count(), columns);
  losing_ = BitRows(cell_count * static_cast<std::size_t>(side_), size());
  holding_ = BitRows(cell_count, size());
  for (std::size_t set = 0; set < size(); ++set) {
    const CellSet cells = cells_of(state.layout(), sets_[set].house, sets_[set].places);
    put(cells, set_cells_[set]);
    cells.for_each([&](Cell cell) { holding_.set(cell.index, set); });
    std::size_t number = first_footholds_[set];
    digits(set).for_each([&](Digit digit) { fill_foothold(state, set, number++, digit); });
  }
}

void AlmostLockedSets::fill_foothold(const PuzzleState& state, std::size_t set, std::size_t number, Digit digit) {
  const std::span<const std::uint64_t> all = state.cells(digit).words();
  const std::span<const std::uint64_t> set_cells = set_cells_[set];
  const std::span<std::uint64_t> cells = cells_[number];
  const std::span<std::uint64_t> peers = peers_[number];
  for (std::size_t i = 0; i < all.size(); ++i) {
    cells[i] = set_cells[i] & all[i];
    peers[i] = all[i];
  }
  for_each_bit(std::span<const std::uint64_t>(cells), [&](std::size_t index) {
    const std::span<const std::uint64_t> seen = state.sets().peers(Cell{static_cast<std::uint16_t>(index)}).words();
    for (std::size_t i = 0; i < peers.size(); ++i) peers[i] &= i < seen.size() ? seen[i] : 0;
  });
  for_each_bit(std::span<const std::uint64_t>(peers), [&](std::size_t index) {
    losing_.set(row({Cell{static_cast<std::uint16_t>(index)}, digit}), set);
  });
}

}  // namespace nonet
