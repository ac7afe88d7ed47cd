#include "core/api/teaching/fill_singles.h"

#include <cstdint>
#include <vector>

#include "core/util/bits.h"

namespace nonet {

namespace {

// The candidates of each cell as a mask: bit i is digit i + 1. A cell with a digit has the mask 0.
class Masks {
 public:
  explicit Masks(const Grid& puzzle)
      : grid_(puzzle), masks_(puzzle.digits().size(), low_bits<std::uint32_t>(puzzle.digit_count())) {
    for (std::uint16_t index = 0; index < masks_.size(); ++index) {
      if (!puzzle[Cell{index}].is_blank()) put(Cell{index}, puzzle[Cell{index}]);
    }
  }

  Grid run() {
    while (place_naked() || place_hidden()) {
    }
    return std::move(grid_);
  }

 private:
  void put(Cell cell, Digit digit) {
    grid_[cell] = digit;
    masks_[cell.index] = 0;
    for (const Cell peer : grid_.layout()->peers(cell)) masks_[peer.index] &= ~(1u << (digit.value - 1));
  }
  void put_lowest(Cell cell, std::uint32_t mask) { put(cell, Digit{static_cast<std::uint8_t>(lowest_bit(mask) + 1)}); }

  bool place_naked() {
    bool any = false;
    for (std::uint16_t index = 0; index < masks_.size(); ++index) {
      const std::uint32_t mask = masks_[index];
      if (mask == 0 || without_lowest(mask) != 0) continue;
      put_lowest(Cell{index}, mask);
      any = true;
    }
    return any;
  }

  bool place_hidden() {
    bool any = false;
    for_each_house(*grid_.layout(), [&](House house) {
      if (!grid_.layout()->holds_every_digit(house)) return;
      std::uint32_t once = 0;
      std::uint32_t twice = 0;
      for (const Cell cell : grid_.layout()->cells(house)) {
        twice |= once & masks_[cell.index];
        once |= masks_[cell.index];
      }
      if ((once & ~twice) == 0) return;
      for (const Cell cell : grid_.layout()->cells(house)) {
        const std::uint32_t hidden = masks_[cell.index] & once & ~twice;
        if (hidden != 0) put_lowest(cell, hidden);
      }
      any = true;
    });
    return any;
  }

  Grid grid_;
  std::vector<std::uint32_t> masks_;
};

bool put_naked_singles(PuzzleState& state) {
  bool any = false;
  const CellSet open = state.open();
  open.for_each([&](Cell cell) {
    if (state.candidates(cell).size() != 1) return;
    state.put(cell, state.candidates(cell).first());
    any = true;
  });
  return any;
}

bool put_hidden_singles(PuzzleState& state) {
  bool any = false;
  for_each_house(state.layout(), [&](House house) {
    (state.all_digits() - state.placed(house)).for_each([&](Digit digit) {
      const std::uint32_t places = state.places(digit, house);
      if (places == 0 || without_lowest(places) != 0) return;
      state.put(state.layout().cells(house)[static_cast<std::size_t>(lowest_bit(places))], digit);
      any = true;
    });
  });
  return any;
}

}  // namespace

Grid with_singles(const Grid& puzzle) { return Masks(puzzle).run(); }

void fill_singles(PuzzleState& state) {
  while (put_naked_singles(state) || put_hidden_singles(state)) {
  }
}

}  // namespace nonet
