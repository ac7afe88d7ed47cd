#pragma once

#include <bit>
#include <span>
#include <vector>

#include "core/logic/puzzle_state.h"
#include "core/rules/network.h"

namespace nonet {

/// The digits that each cell of a state can have, as core/rules has them: the candidates of an open cell, the digit of
/// any other.
class RuleMasks {
 public:
  explicit RuleMasks(const PuzzleState& state) {
    for (std::uint16_t index = 0; index < state.layout().cell_count(); ++index) {
      const Digit digit = state.digit(Cell{index});
      masks_.push_back(digit.is_blank() ? static_cast<DigitMask>(state.candidates(Cell{index}).bits())
                                        : digit_bit(digit.value));
      open_.push_back(digit.is_blank());
    }
  }

  DigitMask operator[](CellIndex cell) const { return masks_[cell]; }
  std::span<const DigitMask> all() const { return masks_; }
  bool is_open(CellIndex cell) const { return open_[cell]; }
  void set(CellIndex cell, DigitMask digits) { masks_[cell] = digits; }
  /// The digit of a cell that is not open.
  int digit(CellIndex cell) const { return std::countr_zero(masks_[cell]) + 1; }

 private:
  std::vector<DigitMask> masks_;
  std::vector<bool> open_;
};

inline DigitSet digit_set_of(DigitMask mask) { return DigitSet::from_bits(mask); }

}  // namespace nonet
