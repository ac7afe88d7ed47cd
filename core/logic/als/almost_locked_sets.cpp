// The sets of a house are found by a depth-first search through the choices of its open cells. A choice with more
// digits than cells can become an almost locked set only if further cells bring no new digit. Each further cell lowers
// the excess of digits over cells by at most one, so a choice is given up when too few cells are left.
//
// On large sides the sets of one cell are collected first, in all houses, then those of two cells, and so on. The
// search can then end as soon as there are enough sets: the smaller ones are complete.

#include "core/logic/als/almost_locked_sets.h"

#include <algorithm>
#include <array>

#include "core/util/sort.h"

namespace nonet {

namespace {

class AlsHouseSearch {
 public:
  /// Finds the sets of `min_size` to `max_size` cells.
  AlsHouseSearch(const PuzzleState& state, House house, int min_size, int max_size)
      : min_size_(min_size), max_size_(max_size) {
    int place = 0;
    for (const Cell cell : state.layout().cells(house)) {
      const DigitSet digits = state.candidates(cell);
      if (!digits.empty() && digits.size() <= max_size + 1) {
        cells_[static_cast<std::size_t>(count_)] = {1u << place, static_cast<std::uint32_t>(digits.bits())};
        ++count_;
      }
      ++place;
    }
    max_size_ = std::min(max_size_, count_);
  }

  /// Calls `visit(places, digits)` for each set, until it returns true or the work must stop.
  template <class Visit>
  void for_each(StopCheck& check, Visit&& visit) const {
    extend(0, 0, 0, 0, check, visit);
  }

 private:
  struct OpenCell {
    std::uint32_t place;
    std::uint32_t digits;
  };

  template <class Visit>
  bool extend(int from, int size, std::uint32_t places, std::uint32_t digits, StopCheck& check, Visit& visit) const {
    if (check.must_stop(static_cast<std::uint64_t>(count_ - from))) return true;
    ++size;
    for (int i = from; i < count_; ++i) {
      const OpenCell& cell = cells_[static_cast<std::size_t>(i)];
      const std::uint32_t united = digits | cell.digits;
      const int excess = count_bits(united) - size;
      if (excess > 1 + std::min(max_size_ - size, count_ - 1 - i)) continue;
      if (excess == 1 && size >= min_size_ && visit(places | cell.place, united)) return true;
      if (size < max_size_ && extend(i + 1, size, places | cell.place, united, check, visit)) return true;
    }
    return false;
  }

  std::array<OpenCell, LayoutSets::kMaxSide> cells_;
  int count_ = 0;
  int min_size_;
  int max_size_;
};

CellSet cells_at_places(const Layout& layout, House house, std::uint32_t places) {
  CellSet cells;
  for_each_bit(places, [&](int place) { cells.insert(layout.cells(house)[static_cast<std::size_t>(place)]); });
  return cells;
}

// Written out, since a call of memcpy takes longer than copying two words.
void copy_words(const CellSet& cells, std::span<std::uint64_t> row) {
  const std::span<const std::uint64_t> words = cells.words();
  row[0] = words[0];
  row[1] = words[1];
  for (std::size_t i = CellSet::kMinWords; i < words.size(); ++i) row[i] = words[i];
}

bool is_in_earlier_house(const LayoutSets& sets, House house, const CellSet& cells) {
  const std::span<const House> houses = sets.layout().houses(cells.first());
  return std::any_of(houses.begin(), houses.end(),
                     [&](House other) { return other.index < house.index && cells.is_within(sets.house(other)); });
}

}  // namespace

AlmostLockedSets::AlmostLockedSets(const PuzzleState& state, StopToken stop) : digit_count_(state.digit_count()) {
  StopCheck check(stop);
  find_sets(state, check);
  fill(state, check);
  if (!check.stopped()) return;
  sets_.clear();
  fill(state, check);
}

void AlmostLockedSets::find_sets(const PuzzleState& state, StopCheck& check) {
  if (digit_count_ > 9) {
    for (int size = 1; size <= kMaxCells && !is_full(); ++size) {
      for_each_house(state.layout(), [&](House house) { find_sets_of_house(state, house, size, size, check); });
    }
    return;
  }
  for_each_house(state.layout(), [&](House house) { find_sets_of_house(state, house, 1, digit_count_ - 1, check); });
  std::vector<Set> ordered;
  ordered.reserve(sets_.size());
  for (const std::size_t index : stable_order_of(sets_, [](const Set& set) { return count_bits(set.places); })) {
    ordered.push_back(sets_[index]);
  }
  sets_ = std::move(ordered);
}

void AlmostLockedSets::find_sets_of_house(const PuzzleState& state, House house, int min_size, int max_size,
                                          StopCheck& check) {
  if (is_full()) return;
  AlsHouseSearch(state, house, min_size, max_size).for_each(check, [&](std::uint32_t places, std::uint32_t digits) {
    if (!is_in_earlier_house(state.sets(), house, cells_at_places(state.layout(), house, places))) {
      sets_.push_back({places, digits, house});
    }
    return is_full();
  });
}

void AlmostLockedSets::fill(const PuzzleState& state, StopCheck& check) {
  const std::size_t cell_count = static_cast<std::size_t>(state.layout().cell_count());
  first_set_digits_.assign(1, 0);
  for (const Set& set : sets_) {
    first_set_digits_.push_back(first_set_digits_.back() + static_cast<std::uint32_t>(count_bits(set.digits)));
  }
  const std::size_t columns = std::max<std::size_t>(cell_count, 64 * CellSet::kMinWords);
  set_cells_ = BitRows(size(), columns);
  cells_ = BitRows(set_digit_count(), columns);
  peers_ = BitRows(set_digit_count(), columns);
  losing_ = BitRows(cell_count * static_cast<std::size_t>(digit_count_), size());
  holding_ = BitRows(cell_count, size());
  for (std::size_t set = 0; set < size(); ++set) {
    if (check.must_stop(cell_count * 2)) return;
    fill_set(state, set);
  }
}

void AlmostLockedSets::fill_set(const PuzzleState& state, std::size_t set) {
  const CellSet cells = cells_at_places(state.layout(), sets_[set].house, sets_[set].places);
  copy_words(cells, set_cells_[set]);
  cells.for_each([&](Cell cell) { holding_.set(cell.index, set); });
  std::size_t number = first_set_digits_[set];
  digits(set).for_each([&](Digit digit) { fill_set_digit(state, set, number++, digit); });
}

void AlmostLockedSets::fill_set_digit(const PuzzleState& state, std::size_t set, std::size_t number, Digit digit) {
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
