#pragma once

#include "core/logic/step.h"
#include "core/rating/hint.h"

/// Translates the rater's numbers into the vocabulary of steps.

namespace nonet::rating {

constexpr Cell step_cell(int cell) { return {static_cast<std::uint16_t>(cell)}; }
constexpr Digit step_digit(int digit) { return {static_cast<std::uint8_t>(digit + 1)}; }
constexpr DigitSet step_digits(unsigned digits) { return DigitSet::from_bits(digits); }
/// Layouts number the rows first, then the columns, then the boxes.
constexpr House step_house(int house) { return {static_cast<std::uint16_t>(house < 9 ? house + 18 : house - 9)}; }

inline CellSet step_cells(CellMask cells) {
  CellSet set;
  cells.for_each([&](int cell) { set.insert(step_cell(cell)); });
  return set;
}
inline CellSet step_cells(int house, unsigned positions) {
  CellSet set;
  for_each_bit(positions, [&](int position) { set.insert(step_cell(kGeometry.cells[house][position])); });
  return set;
}

/// Adds the results of a hint to a step: the placement, or the eliminations.
void add_results(const Hint& hint, Step& step);

}  // namespace nonet::rating
