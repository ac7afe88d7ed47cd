#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/grid/cell.h"
#include "core/rating/geometry.h"

namespace nonet::rating {

/// The digits and candidates of a 9×9 grid. One object takes about a kilobyte and is copied as plain memory.
class State {
 public:
  /// The candidates of a blank cell are all digits except those of its peers. `digits` has 81 values from 0 to 9; 0 is
  /// a blank.
  explicit State(std::span<const Digit> digits);

  /// The candidates of a cell; bit i is digit i. A filled cell has none.
  unsigned candidates(int cell) const { return candidates_[cell]; }
  bool has(int cell, int digit) const { return (candidates_[cell] >> digit & 1u) != 0; }
  /// The positions in a house that have the digit as a candidate.
  unsigned places(int house, int digit) const { return places_[house][digit]; }
  /// places() of a house for each digit.
  const std::array<std::uint16_t, kSide>& places_of(int house) const { return places_[house]; }
  /// The cells that have the digit as a candidate.
  CellMask cells(int digit) const { return cells_[digit]; }
  bool is_filled(int cell) const { return filled_.contains(cell); }
  /// How many cells of a house have no digit.
  int open_cells(int house) const { return open_cells_[house]; }
  /// How many cells have the digit.
  int placed(int digit) const { return placed_[digit]; }
  /// How many cells have no digit.
  int open_count() const { return open_; }
  bool is_full() const { return open_ == 0; }
  /// True when an open cell has no candidate, or when a house has no place for a digit.
  bool is_broken() const;

  /// Puts a digit into a blank cell, and removes the digit from the candidates of the peers.
  void place(int cell, int digit);
  /// Removes a candidate. Nothing changes when the cell does not have it.
  void eliminate(int cell, int digit);
  /// Removes several candidates of a cell.
  void eliminate_all(int cell, unsigned digits) {
    for_each_bit(digits & candidates_[cell], [&](int digit) { eliminate(cell, digit); });
  }

 private:
  std::array<std::uint16_t, kCells> candidates_{};
  std::array<std::array<std::uint16_t, kSide>, kHouses> places_{};
  std::array<CellMask, kSide> cells_{};
  CellMask filled_;
  std::array<std::uint8_t, kHouses> open_cells_{};
  std::array<std::uint8_t, kSide> placed_{};
  std::uint8_t open_ = 0;
};

}  // namespace nonet::rating
